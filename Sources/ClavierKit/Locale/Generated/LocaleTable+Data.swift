// SPDX-License-Identifier: MIT
//
// Written by scripts/locales of the files in Locale/Data: change those.
// swift-format-ignore-file

extension LocaleTable {
  /// How many languages there are.
  static var count: Int { 210 }

  /// Identifiers in rising order, each with where its lines begin; and where the last one's end.
  static var index: StaticString { #"""
af        000000
ak        000618
am        001123
ar        002761
ar-PC     003526
as        004406
ast       004894
az        005281
ba        005883
be        006298
be-Latn   007038
bg        007593
bm        008553
bn        008994
bn-IN     010452
bo        011701
br        012472
bs        012926
ca        013542
ce        014209
chr       014653
ckb       015108
ckb-IQ    015872
ckb-PC    016549
crh       017322
cs        017826
csb       018530
cv        018989
cy        019551
da        020217
de        020871
de-AT     021716
de-CH     022414
dsb       023114
dv        023539
dz        023855
ee        024332
el        024802
en        025745
en-AU     026196
en-CA     026661
en-GB     027125
en-IN     027588
en-US     028057
en-ZA     028522
eo        028999
es        029493
es-419    030143
es-MX     030837
es-US     031517
et        032103
eu        032858
fa        033417
ff        034149
fi        034632
fil       035455
fo        036022
fr        036509
fr-BE     037170
fr-CA     037858
fr-CH     038684
fur       039420
fy        039813
ga-IE     040236
gaa       040885
gd        041345
gl        041720
gsw       042279
gu        042702
ha        043747
haw       044239
hbo       044709
he-IL     045059
hi        045718
hr        046890
hsb       047693
ht        048123
hu        048524
hy        049362
ia        050092
id        050539
ig        051161
is        051617
it        052296
it-CH     052915
iu        053500
ja-Hira   053946
jv        054632
ka        054999
kaa       056091
kab       056571
kbd       057020
ki        057370
kk        057840
kk-Latn   058611
kl        059260
km        059677
kn        060327
koi       061239
krl       061608
ku        062073
kv        062543
kw        062905
ky        063353
la        063751
lb        064195
lez       064624
lg        064976
lkt       065428
ln        065865
lo        066279
lt        066830
ltg       067705
lv        068265
mg        069007
mhr       069392
mi        069796
mk        070162
ml        070819
mn        071937
mn-Mong   072794
mni       073360
mr        074018
ms        075054
mt        075687
mwl       076150
my        076509
myv       077194
nb        077661
ne        078333
nl        079202
nl-BE     079833
nn        080488
nqo       081164
nso       081591
oc        082039
om        082506
or        082950
os        083440
pa        083798
pa-Arab   084696
pl        085324
pms       085939
ps        086319
pt-BR     086747
pt-PT     087560
rm        088229
ro        088617
ru        089215
rue       089951
rw        090308
sa        090761
sah       091310
sat       091712
sc        092135
sd        092511
se        092925
sgh       093572
sgs       094088
si        094592
sje       095174
sju       095619
sk        096106
sl        097005
sm        097947
sma       098399
smj       098851
smn       099300
sms       099956
sn        100441
so        100887
sq        101333
sr        101974
sr-Latn   102635
ss        103242
st        103682
su        104131
sv        104565
sw        105273
syr       105897
szl       106235
ta        106692
te        107478
tg        108548
th        108991
ti        109886
tk        111593
tn        112086
to        112532
tpi       112906
tr        113358
ts        114391
tt        114833
tyv       115215
udm       115605
ug        115991
uk        116438
ur        117219
uz        118089
uz-Cyrl   118730
ve        119102
vep       119546
vi        120016
wo        120805
xal       121248
xh        121627
yi        122082
yo        122477
zgh       122944
zu        123329
          123781
"""# }

  /// The lines of all languages.
  static var text: StaticString { #"""
n009Afrikaans
e009Afrikaans
s004Latn
k006qwerty
q015“ ” ‘ ’
m010R $ € £
d001,
g002 
x002za
o003.za
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t012space spasie
t013return return
t019continue Gaan voort
t010done Klaar
t007go Gaan
t013next Volgende
t005ok OK
t011route Roete
t011search Soek
t010send Stuur
c025a á â ä à æ ã å ā
c022e é è ê ë ę ė ē
c022i í ì ï î į ī ĳ
c025o ó ô ö ò õ œ ø ō
c016u ú û ü ù ū
c007n ñ ń
c007y ý ĳ
c010c ç ć č
c004l ł
c010s ß ś š
c010z ž ź ż
n004Akan
e004Akan
s004Latn
k007qwerty+
q015“ ” ‘ ’
m014GH₵ $ € £
d001.
g001,
x008gh(akan)
o003.gh
a000
l019q w e r t y u i o p
l020a s d f g h j k l ɔ
l016z x c v b n m ɛ
u019Q W E R T Y U I O P
u020A S D F G H J K L Ɔ
u016Z X C V B N M Ɛ
c020e é è ẽ ě ĕ ė
c008y ý ỳ
c016u ú ù ũ ǔ ŭ
c016i í ì ĩ ǐ ĭ
c021o ó ò õ ǒ ŏ ṍ
c018a á à ã ǎ ã́
c022ɔ ɔ́ ɔ̀ ɔ̃ ɔ̄
c007n ń ñ
c005m m̀
c012ɛ ɛ́ ɛ̀
c010c ç ć č
c004l ł
c010s ß ś š
c010z ž ź ż
n012አማርኛ
e007Amharic
s004Ethi
k003own
q013« » ‹ ›
m015ብር $ € £
d001.
g001,
f003።
x002et
o003.et
l031ቀ ወ ረ ተ የ ፐ ፀ ጨ
l031ሰ ደ ፈ ገ ሀ ጀ ከ ለ
l027ዘ አ ቸ ሸ በ ነ መ
u028ቐ · · ጠ · ጰ ጸ ኀ
u028ሠ ዸ · ጘ ሐ · ኸ ·
u024ዠ ዐ · ቨ · ኘ ·
p005: ፡
p005; ፤
p005, ፣
p005. ።
c027ሀ ሁ ሂ ሃ ሄ ህ ሆ
c031ለ ሉ ሊ ላ ሌ ል ሎ ሏ
c031ሐ ሑ ሒ ሓ ሔ ሕ ሖ ሗ
c031መ ሙ ሚ ማ ሜ ም ሞ ሟ
c031ሠ ሡ ሢ ሣ ሤ ሥ ሦ ሧ
c031ረ ሩ ሪ ራ ሬ ር ሮ ሯ
c031ሰ ሱ ሲ ሳ ሴ ስ ሶ ሷ
c031ሸ ሹ ሺ ሻ ሼ ሽ ሾ ሿ
c031ቀ ቁ ቂ ቃ ቄ ቅ ቆ ቈ
c019ቐ ቊ ቋ ቌ ቍ
c031በ ቡ ቢ ባ ቤ ብ ቦ ቧ
c031ቨ ቩ ቪ ቫ ቬ ቭ ቮ ቯ
c031ተ ቱ ቲ ታ ቴ ት ቶ ቷ
c031ቸ ቹ ቺ ቻ ቼ ች ቾ ቿ
c031ኀ ኁ ኂ ኃ ኄ ኅ ኆ ኈ
c047ነ ኊ ኋ ኌ ኍ ኑ ኒ ና ኔ ን ኖ ኗ
c031ኘ ኙ ኚ ኛ ኜ ኝ ኞ ኟ
c031አ ኡ ኢ ኣ ኤ እ ኦ ኧ
c031ከ ኩ ኪ ካ ኬ ክ ኮ ኰ
c043ኸ ኲ ኳ ኴ ኵ ኹ ኺ ኻ ኼ ኽ ኾ
c027ወ ዉ ዊ ዋ ዌ ው ዎ
c027ዐ ዑ ዒ ዓ ዔ ዕ ዖ
c031ዘ ዙ ዚ ዛ ዜ ዝ ዞ ዟ
c031ዠ ዡ ዢ ዣ ዤ ዥ ዦ ዧ
c027የ ዩ ዪ ያ ዬ ይ ዮ
c031ደ ዱ ዲ ዳ ዴ ድ ዶ ዷ
c031ጀ ጁ ጂ ጃ ጄ ጅ ጆ ጇ
c031ገ ጉ ጊ ጋ ጌ ግ ጎ ጐ
c019ጘ ጒ ጓ ጔ ጕ
c031ጠ ጡ ጢ ጣ ጤ ጥ ጦ ጧ
c031ጨ ጩ ጪ ጫ ጬ ጭ ጮ ጯ
c031ጰ ጱ ጲ ጳ ጴ ጵ ጶ ጷ
c031ጸ ጹ ጺ ጻ ጼ ጽ ጾ ጿ
c027ፀ ፁ ፂ ፃ ፄ ፅ ፆ
c031ፈ ፉ ፊ ፋ ፌ ፍ ፎ ፏ
c031ፐ ፑ ፒ ፓ ፔ ፕ ፖ ፗ
n014العربية
e006Arabic
s004Arab
k003own
q015” “ ’ ‘
m012E£ $ € £
d002٫
g002٬
0029١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ٠
x003ara
o003.eg
r000
l032ض ص ث ق ف غ ع ه خ ح ج
l032ش س ي ب ل ا ت ن م ك ط
l029ذ ء ؤ ر ى ة و ز ظ د
p004, ،
p004; ؛
p004? ؟
p004% ٪
t016space مسافة
t017return إدخال
t021continue متابعة
t009done تم
t015go انتقال
t017join انضمام
t017next التالي
t013ok موافق
t018route المسار
t013search بحث
t015send إرسال
t023alphabetic أ‌ب‌ج
c005ق ڨ
c011ف ڤ ڥ ڢ
c008ه ه‍
c005ج چ
c005ش ڜ
c008ي ئ ى
c005ب پ
c022ل لا لأ لإ لآ
c017ا آ أ إ ء ٱ
c008ك گ ک
c005ى ئ
c005و ؤ
c005ز ژ
c035. … َ ٌ ِ ٍ ّ ْ ٰ ً ُ ـ
n019العربية (PC)
e011Arabic (PC)
s004Arab
k003own
q015” “ ’ ‘
m012E£ $ € £
d002٫
g002٬
0029١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ٠
x003ara
o003.eg
r000
l035ض ص ث ق ف غ ع ه خ ح ج د
l032ش س ي ب ل ا ت ن م ك ط
l034ذ ئ ء ؤ ر لا ى ة و ز ظ
p004, ،
p004; ؛
p004? ؟
p004% ٪
t016space مسافة
t017return إدخال
t021continue متابعة
t009done تم
t015go انتقال
t017join انضمام
t017next التالي
t013ok موافق
t018route المسار
t013search بحث
t015send إرسال
t023alphabetic أ‌ب‌ج
c005ق ڨ
c011ف ڤ ڢ ڥ
c005ج چ
c005ش ڜ
c008ي ئ ى
c005ب پ
c022ل لا لأ لإ لآ
c017ا آ ء أ إ ٱ
c008ك گ ک
c005ى ئ
c005و ؤ
c005ز ژ
c035. … ً ٌ ٍ َ ُ ِ ّ ْ ٰ ـ
v006narrow
l029ض ص ق ف غ ع ه خ ح ج
l029ش س ي ب ل ا ت ن م ك
l026ظ ط ذ د ز ر و ة ث
n021অসমীয়া
e008Assamese
s004Beng
k003own
q015“ ” ‘ ’
m012₹ $ € £
d001.
g001,
0039১ ২ ৩ ৪ ৫ ৬ ৭ ৮ ৯ ০
f003।
x016in(ben_inscript)
o003.in
l047ৌ ৈ া ী ূ ব হ গ দ জ ড ়
l043ো ে ্ ি ু প ৰ ক ত চ ট
l031ৃ ং ম ন ৱ ল স য়
u047ঔ ঐ আ ঈ ঊ ভ ঙ ঘ ধ ঝ ঢ ঞ
u043ও এ অ ই উ ফ ঢ় খ থ ছ ঠ
u031ঋ ঁ ণ ন ষ ল শ য
c013ক ক্ষ
c007ং ঃ
n009asturianu
e008Asturian
s004Latn
k007qwerty+
q013« » “ ”
m011€ $ £ ¥
d001,
g001.
x007es(ast)
o003.es
a000
l019q w e r t y u i o p
l023a s d f g h j k l ñ ç
l013z x c v b n m
u019Q W E R T Y U I O P
u023A S D F G H J K L Ñ Ç
u013Z X C V B N M
c004a á
c004e é
c005h ḥ
c004i í
c005l ḷ
c004o ó
c007u ú ü
c007c ć č
c004n ń
c010s ß ś š
c004y ÿ
c010z ž ź ż
n011azərbaycan
e011Azerbaijani
s004Latn
k003own
i006turkic
q015“ ” ‘ ’
m012₼ $ € £
d001,
g001.
x002az
o003.az
a000
l026q ü e r t y u i o p ö ğ
l023a s d f g h j k l ı ə
l019z x c v b n m ç ş
u027Q Ü E R T Y U İ O P Ö Ğ
u022A S D F G H J K L I Ə
u019Z X C V B N M Ç Ş
t013space boşluq
t013return qayıt
t017continue Davam et
t011done Hazır
t007go Keç
t011join Qoşul
t014next Növbəti
t005ok OK
t012search Axtar
t013send Göndər
c004ü w
c004e ə
c007u ü û
c007i ı î
c004o ö
c004a â
c004s ş
c004g ğ
c004ı i
c004c ç
c004l ł
c007n ñ ń
c004y ÿ
c010z ž ź ż
n023башҡорт теле
e007Bashkir
s004Cyrl
k003own
q015“ ” ‘ ’
m012₽ $ € £
d001.
g001,
x007ru(bak)
o003.ru
a000
l032ё ә ө ҡ ғ ҫ ҙ һ ү ң ъ
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u032Ё Ә Ө Ҡ Ғ Ҫ Ҙ Һ Ү Ң Ъ
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
n020беларуская
e010Belarusian
s004Cyrl
k003own
q013« » „ “
m011Br $ € £
d001,
g002 
x002by
o003.by
a000
l032й ц у к е н г ш ў з х
l032ф ы в а п р о л д ж э
l026я ч с м і т ь б ю
u032Й Ц У К Е Н Г Ш Ў З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М І Т Ь Б Ю
t018space прабел
t015return увод
t029continue Працягнуць
t017done Гатова
t019go Перайсці
t023join Далучыцца
t015next Далей
t007ok ОК
t020route Маршрут
t019search Шукаць
t023send Адправіць
t017alphabetic АБВ
c015е ё е́ ё́
c005г ґ
c005ь ъ
c007а а́
c007о о́
c007у у́
c007ы ы́
c007э э́
c007ю ю́
c007я я́
n013biełaruskaja
e018Belarusian (Latin)
s004Latn
k006qwerty
q013« » „ “
m011Br $ € £
d001,
g002 
x009by(latin)
o003.by
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c004u ŭ
c007s ś š
c007l ł ĺ
c113z ź ž а б в г д дж дз е ё ж з і й к л м н о п р с т у ў ф х ц ч ш ы ь э ю я
c007c ć č
c004n ń
c025a à á â ä æ ã å ā
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c025o ô ö ò ó œ ø ō õ
c004y ÿ
n018български
e009Bulgarian
s004Cyrl
k003own
q015„ “ „ “
m011€ $ £ ¥
d001,
g002 
x012bg(phonetic)
o003.bg
a000
l032я в е р т ъ у и о п ч
l032а с д ф г х й к л ш щ
l023з ь ц ж б н м ю
u032Я В Е Р Т Ъ У И О П Ч
u032А С Д Ф Г Х Й К Л Ш Щ
u023З Ь Ц Ж Б Н М Ю
t022space интервал
t025return въвеждане
t025continue Продължи
t017done Готово
t015go Отвори
t023join Свързване
t017next Напред
t007ok ОК
t020route Маршрут
t021search Търсене
t019send Изпрати
t017alphabetic АБВ
c005и ѝ
c013ь ѝ ъ̀ ы
c007а а̀
c007о о̀
c007у у̀
c007ю ю̀
c007я я̀
c014е ѐ ё ѣ э
c005ъ ѫ
v003bds
l032у е и ш щ к с д з ц б
l032ь я а о ж г т н в м ч
l026ю й ъ э ф х п р л
u032У Е И Ш Щ К С Д З Ц Б
u032Ь Я А О Ж Г Т Н В М Ч
u026Ю Й Ъ Э Ф Х П Р Л
n009bamanakan
e007Bambara
s004Latn
k003own
q013« » “ ”
m016F CFA $ € £
d001.
g001,
x002ml
o003.ml
a000
l011é è ç à
l019a z e r t y u i o p
l022q s d f g h j k l m ù
l011w x c v b n
u0072 7 9 0
u019A Z E R T Y U I O P
u021Q S D F G H J K L M %
u011W X C V B N
c004e ɛ
c004n ŋ
c004o ɔ
c005ù ɲ
c022a á â ä æ ã å ā
c007c ć č
c019i î ï í ī į ì
c004l ł
c010s ß ś š
c013u û ü ú ū
c004y ÿ
c010z ž ź ż
n015বাংলা
e007Bengali
s004Beng
k003own
q015“ ” ‘ ’
m012৳ $ € £
d001.
g001,
0039১ ২ ৩ ৪ ৫ ৬ ৭ ৮ ৯ ০
f003।
x002bd
o003.bd
l042ঙ য ড প ট চ জ হ গ ড়
l035ৃ ু ি ব ্ া ক ত দ
l027ঁ ো ে র ন স ম
u045ং য় ঢ ফ ঠ ছ ঝ ঞ ঘ ঢ়
u035ৗ ূ ী ভ । অ খ থ ধ
u027ঃ ৌ ৈ ল ণ ষ শ
t021space স্পেস
t028return রিটার্ন
t040continue চালিয়ে যান
t026done সম্পন্ন
t012go যান
t024join যোগ দিন
t026next পরবর্তী
t022ok ঠিক আছে
t015route রুট
t025search খুঁজুন
t020send পাঠান
t020alphabetic কখগ
c007ঙ ং
c007য য়
c007ড ঢ
c007প ফ
c007ট ঠ
c007চ ছ
c007জ ঝ
c007হ ঞ
c007গ ঘ
c007ৃ ঋ
c007ু উ
c007ি ই
c015ব ভ ৱ ৰ
c007্ ঁ
c011া আ অ
c017ক খ ক্ষ
c011ত ৎ থ
c007দ ধ
c047ঁ ় ৄ ঽ ৢ ৣ ৠ ঌ ৗ ৡ ৱ ৰ
c007ো ও
c007ে এ
c020র ল র‍্য
c007ন ণ
c007স ষ
c007ম শ
c007ী ঈ
c007ূ ঊ
c007ৈ ঐ
c007ৌ ঔ
c007ৗ ৺
v007probhat
l039দ ূ ী র ট এ ু ি ও প
l035া স ড ত গ হ জ ক ল
l030য় শ চ আ ব ন ম
v008inscript
l046ৌ ৈ া ী ূ ব হ গ দ জ ড়
l039ো ে ্ ি ু প র ক ত চ
l030ং ম ন ব ল স য়
n030বাংলা (ভারত)
e014Bangla (India)
s004Beng
k003own
q015“ ” ‘ ’
m012₹ $ € £
d001.
g001,
0039১ ২ ৩ ৪ ৫ ৬ ৭ ৮ ৯ ০
f003।
x007in(ben)
o003.in
l043ৌ ৈ া ী ূ ভ হ গ দ জ ড
l043ো ে ্ ি ু প র ক ত চ ট
l035় ং ম ন ব ল স শ য
u042ঔ ঐ আ ঈ ঊ · ঙ ঘ ধ ঝ ঢ
u043ও এ অ ই উ ফ ৎ খ থ ছ ঠ
u035ঞ ঁ ৃ ণ ঃ ঋ শ ষ য়
t021space স্পেস
t028return রিটার্ন
t040continue চালিয়ে যান
t026done সম্পন্ন
t012go যান
t024join যোগ দিন
t026next পরবর্তী
t022ok ঠিক আছে
t015route রুট
t025search খুঁজুন
t020send পাঠান
t020alphabetic কখগ
c007ৌ ঔ
c007ৈ ঐ
c020া আ অ্যা
c007ী ঈ
c007ূ ঊ
c007হ ঙ
c007গ ঘ
c007দ ধ
c007জ ঝ
c007ড ঢ
c007ো ও
c007ে এ
c007্ অ
c007ি ই
c007ু উ
c007প ফ
c037র ৎ ৰ ৱ ৄ ৠ ্র র্
c007ক খ
c007ত থ
c007চ ছ
c007ট ঠ
c011় ঞ ঽ
c007ং ঁ
c007ম ৃ
c007ন ণ
c007ব ঃ
c007ল ঋ
c007স শ
c007শ ষ
c007য য়
c023য় ৺ ৡ ৢ ৣ ৗ
c007ঋ ঌ
n024བོད་སྐད་
e007Tibetan
s004Tibt
k003own
q015“ ” ‘ ’
m011¥ $ € £
d001.
g001,
9039༡ ༢ ༣ ༤ ༥ ༦ ༧ ༨ ༩ ༠
f003།
x007cn(tib)
o003.cn
l039྄ ཉ ེ ར ཏ ཡ ུ ི ོ པ
l035འ ས ད ང ག ཧ ཇ ཀ ལ
l027ཟ ཛ ཅ ཙ བ ན མ
u038· ཝ ཻ ྲ ཐ ྱ ྭ ྀ ཽ ཕ
u034ཨ ཤ ཌ ཋ ཊ ཿ · ཁ ླ
u026ཞ ཥ ཆ ཚ · ཎ ཱི
c011ཉ ྙ ྭ
c011ཏ ྟ ྠ
c011པ ྥ ྤ
c011འ ཱ ྸ
c011ས ྶ ྴ
c011ད ྡ ྜ
c011ང ྔ ྛ
c011ག ྒ ྚ
c007ཧ ྷ
c007ཇ ྗ
c011ཀ ྑ ྐ
c007ལ ླ
c011ཟ ྯ ྮ
c011ཛ ྫ ྵ
c011ཅ ྕ ྖ
c011ཙ ྩ ྪ
c007བ ྦ
c011ན ྞ ྣ
c007མ ྨ
c007ཽ ཾ
c007ཨ ཪ
c015ླ ྺ ྻ ྼ
c007ྱ ྰ
c007ུ ཷ
c007ེ ཹ
n009brezhoneg
e006Breton
s004Latn
k003own
q013« » “ ”
m011€ $ £ ¥
d001,
g002 
x007fr(bre)
o003.fr
a000
l011é è ç à
l017w e r t y u i o p
l022a s d f g h j k l m ù
l014z x c v b n ñ
u0072 7 9 0
u017W E R T Y U I O P
u022A S D F G H J K L M Ù
u014Z X C V B N Ñ
c006c cʼh
c004e ê
c022a á â ä æ ã å ā
c019i î ï í ī į ì
c004l ł
c004n ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c013u û ü ú ū
c004y ÿ
c010z ž ź ż
n008bosanski
e007Bosnian
s004Latn
k006qwertz
q015„ ” ‘ ’
m011KM $ € £
d001,
g001.
x002ba
o003.ba
a000
l019q w e r t z u i o p
l017a s d f g h j k l
l013y x c v b n m
u019Q W E R T Z U I O P
u017A S D F G H J K L
u013Y X C V B N M
t012space razmak
t013return return
t016continue Nastavi
t011done Gotovo
t006go Idi
t010join Spoji
t010next Dalje
t005ok OK
t010route Ruta
t013search Traži
t013send Pošalji
c004s š
c004z ž
c007c č ć
c004d đ
c025a à á â ä æ ã å ā
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c016u û ü ù ú ū
c004y ÿ
n007català
e007Catalan
s004Latn
k007qwerty+
q013« » “ ”
m011€ $ £ ¥
d001,
g001.
x007es(cat)
o003.es
a000
l019q w e r t y u i o p
l020a s d f g h j k l ç
l013z x c v b n m
u019Q W E R T Y U I O P
u020A S D F G H J K L Ç
u013Z X C V B N M
t011space espai
t013return retorn
t017continue Continua
t008done Fet
t007go Vés
t013join Uneix-te
t013next Següent
t012ok D’acord
t010route Ruta
t012search Cerca
t010send Envia
c025e è é ê ë ē ĕ ę ė
c019u ú ü û ù ū ŭ
c022i í ï î ì ī ĭ į
c031o ò ó ô º ö œ ō ø ŏ õ
c034a à á å ä ã â æ ā ă ª ą
c004s ß
c015l · ŀ l·l ł
c010c ç ć č
c007n ñ ń
c004y ÿ
c010z ž ź ż
n014нохчийн
e007Chechen
s004Cyrl
k003own
q015“ ” ‘ ’
m012₽ $ € £
d001.
g001,
o003.ru
a000
l008ё Ӏ ъ
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u008Ё Ӏ Ъ
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
c007г гӏ
c007к кӏ
c007п пӏ
c009р рхӏ
c007т тӏ
c007х хӏ
c007ц цӏ
c007ч чӏ
n009ᏣᎳᎩ
e008Cherokee
s004Cher
k003own
q015“ ” ‘ ’
m011$ € £ ¥
d001.
g001,
x007us(chr)
o003.us
l035Ꮩ Ꮶ Ꮬ Ꮛ Ꮦ Ꮢ Ꮔ Ꮏ Ᏻ
l047Ꭺ Ꮃ Ꭱ Ꮫ Ꮤ Ꮿ Ꭴ Ꭲ Ꭳ Ꮑ Ꮥ Ꮆ
l043Ꭰ Ꮝ Ꮧ Ꭹ Ꭶ Ꭿ Ꮪ Ꮈ Ꮅ Ꮸ Ꮹ
l031Ꭼ Ᏼ Ꮣ Ꭵ Ꭸ Ꮎ Ꮕ Ꮒ
u026· · · · · · · · ·
u047Ꮖ Ꮻ Ꮳ Ꮟ Ꮨ Ᏺ Ꭽ Ᏹ Ꮼ Ꮺ Ꮡ Ꮴ
u043Ꮜ Ꮞ Ꮠ Ꮘ Ꮵ Ꮂ Ꭻ Ꭷ Ꭾ Ꮰ Ꮾ
u031Ꮓ Ꮽ Ꮯ Ꮮ Ᏸ Ꮋ Ꮇ Ꮲ
n027کوردیی ناوەندی
e016Kurdish (Sorani)
s004Arab
k003own
q015“ ” ‘ ’
m015د.ع. $ € £
d002٫
g002٬
0029١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ٠
x010iq(ku_ara)
o003.iq
r000
l029ق و ە ر ت ی ئ ح ۆ پ
l026ا س د ف گ ه ژ ک ل
l020ز خ ج ڤ ب ن م
u029ق و ه ڕ ط ێ ء ع ؤ ث
u027آ ش ذ إ غ ‌ أ ك ڵ
u020ض ص چ ظ ى ة ـ
p004, ،
p004; ؛
p004? ؟
p004% ٪
c005ق ٯ
c007و وو
c016ە ة ي ه ـہ
c012ر ڕ ڒ ࢪ
c005ت ط
c014ی ێ ي ې ۍ
c005ئ ء
c005ح ع
c020ۆ ؤ ۏ ۇ ۊ ۉ ۋ
c005پ ث
c014ا آ أ إ ٱ
c008س ش ص
c014د ذ ۮ ڌ ڎ
c011ف ڤ إ ڡ
c005گ غ
c005ژ أ
c008ک ك ڪ
c005ل ڵ
c008ز ظ ض
c005خ ص
c005ج چ
c005ڤ ظ
c005ب ى
c005ن و
c005ه ھ
c029. … ً ٌ ٍ َ ُ ِ ّ ْ
n040کوردیی ناوەندی (عێراق)
e036Kurdish (Sorani, Arabic arrangement)
s004Arab
k003own
q015“ ” ‘ ’
m015د.ع. $ € £
d002٫
g002٬
0029١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ٠
x010iq(ku_ara)
o003.iq
r000
l032چ پ ق ڤ ف غ ع ھ خ ح ج
l032ش س ی ب ل ا ت ن م ک گ
l029ئ ڕ ر ێ ڵ ە و ز ۆ د
p004, ،
p004; ؛
p004? ؟
p004% ٪
c008پ ث ص
c005ق ٯ
c008ف ڤ ڡ
c005ش ض
c005س ص
c011ی ي ې ۍ
c005ب ى
c005ل ڵ
c014ا أ آ إ ٱ
c005ت ط
c008ک ك ڪ
c008گ غ ط
c005ئ ء
c012ر ڕ ڒ ࢪ
c005ێ ؽ
c013ە ة ه ـہ
c010و ؤ وو
c008ز ژ ظ
c023ۆ ؤ ظ ۏ ۊ ۋ ۉ ۇ
c014د ذ ۮ ڌ ڎ
c032. … ً ٌ ٍ َ ُ ِ ّ ْ ـ
n032کوردیی ناوەندی (PC)
e020Kurdish (Sorani, PC)
s004Arab
k003own
q015“ ” ‘ ’
m015د.ع. $ € £
d002٫
g002٬
0029١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ٠
x010iq(ku_ara)
o003.iq
r000
l029ق و ە ر ت ی ئ ح ۆ پ
l026ا س د ف گ ه ژ ک ل
l020ز خ ج ڤ ب ن م
u029ق و ه ڕ ط ێ ء ع ؤ ث
u027آ ش ذ إ غ ‌ أ ك ڵ
u020ض ص چ ظ ى ة ـ
p004, ،
p004; ؛
p004? ؟
p004% ٪
c005ق ٯ
c007و وو
c016ە ة ي ه ـہ
c012ر ڕ ڒ ࢪ
c005ت ط
c014ی ێ ي ې ۍ
c005ئ ء
c005ح ع
c020ۆ ؤ ۏ ۊ ۋ ۉ ۇ
c005پ ث
c014ا آ أ إ ٱ
c008س ش ص
c014د ذ ۮ ڌ ڎ
c011ف ڤ إ ڡ
c005گ غ
c005ژ أ
c008ک ك ڪ
c005ل ڵ
c008ز ظ ض
c005خ ص
c005ج چ
c005ڤ ظ
c005ب ى
c005ن و
c005ه ھ
c029. … ً ٌ ٍ َ ُ ِ ّ ْ
n014qırımtatarca
e013Crimean Tatar
s004Latn
k007qwerty+
i006turkic
q015“ ” ‘ ’
m012₴ $ € £
d001.
g001,
x007ua(crh)
o003.ua
a000
l026q w e r t y u ı o p ğ ü
l022a s d f g h j k l ş i
l020z ñ c v b n m ö ç
u025Q W E R T Y U I O P Ğ Ü
u023A S D F G H J K L Ş İ
u020Z Ñ C V B N M Ö Ç
c025a à á â ä æ ã å ā
c007c ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c004n ń
c022o ô ò ó œ ø ō õ
c010s ß ś š
c013u û ù ú ū
c004y ÿ
c010z ž ź ż
n009čeština
e005Czech
s004Latn
k006qwertz
q015„ “ ‚ ‘
m012Kč $ € £
d001,
g002 
x002cz
o003.cz
a000
l019q w e r t z u i o p
l017a s d f g h j k l
l013y x c v b n m
u019Q W E R T Z U I O P
u017A S D F G H J K L
u013Y X C V B N M
t015space mezerník
t013return return
t020continue Pokračovat
t011done Hotovo
t011go Přejít
t014join Připojit
t012next Další
t005ok OK
t011route Trasa
t013search Hledat
t012send Odeslat
c028e é ě è ê ë ē ĕ ę ė
c007r ř ŕ
c004t ť
c010z ž ź ż
c022u ú ů û ü ù ū ŭ
c022i í î ï ì ī ĭ į
c028o ó ö ô ò œ ø ō ŏ õ
c028a á ä å â à ă æ ã ā
c010s š ß ś
c004d ď
c010l ľ ł ĺ
c007y ý ÿ
c010c č ç ć
c010n ň ñ ń
n011kaszëbsczi
e009Kashubian
s004Latn
k006qwerty
q015“ ” ‘ ’
m012zł $ € £
d001.
g001,
x007pl(csb)
o003.pl
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n014чӑвашла
e007Chuvash
s004Cyrl
k003own
q013« » „ “
m012₽ $ € £
d001.
g001,
x006ru(cv)
o003.ru
a000
l017ё ӑ ӗ ҫ ӳ ъ
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u017Ё Ӑ Ӗ Ҫ Ӳ Ъ
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
c013у у́ ү ӯ
c005к қ
c010е е́ ә
c005н ң
c005г ғ
c005х ҳ
c007ы ы́
c007а а́
c010о о́ ө
c005ж җ
c010э э́ є
c007я я́
c005ч ҷ
c013и и́ і ӣ
c007ю ю́
n007Cymraeg
e005Welsh
s004Latn
k006qwerty
q015“ ” ‘ ’
m011£ $ € ¥
d001.
g001,
x008gb(extd)
o003.uk
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t011space bwlch
t016return dychwelyd
t012done Gorffen
t007go Mynd
t010join Ymuno
t010next Nesaf
t007ok Iawn
t014search Chwilio
t010send Anfon
c016w ŵ ẁ ẃ ẅ
c019e ê è é ë ē ĕ
c004r rh
c004t th
c014y ŷ ý ÿ ỳ
c019i î ï ì í ī ĭ
c025o ô ò ó ö ø ō ŏ œ
c004p ph
c028a â à á ä ã å æ ā ă
c004d dd
c004f ff
c004l ll
c007c ch ç
c019u ù ú û ü ū ŭ
c004n ñ
c010s ß ś š
c010z ž ź ż
n005dansk
e006Danish
s004Latn
k003own
q015“ ” ‘ ’
m012kr. $ € £
d001,
g001.
x002dk
o003.dk
a000
l022q w e r t y u i o p å
l023a s d f g h j k l æ ø
l013z x c v b n m
u022Q W E R T Y U I O P Å
u023A S D F G H J K L Æ Ø
u013Z X C V B N M
t015space mellemrum
t012return retur
t017continue Fortsæt
t012done Færdig
t007go Åbn
t016join Opret forb.
t011next Næste
t005ok OK
t010route Rute
t011search Søg
t009send Send
c013e é ë è ê
c007y ÿ ý
c016u ú ü û ù ū
c013i í ï î ì
c025o ø ó ô ö œ ò õ ō
c025a å æ á à ä â ã ā
c010s ß ś š
c004d ð
c004l ł
c005æ ä
c008ø ö ǿ
c004c ç
c007n ñ ń
c010z ž ź ż
n007Deutsch
e006German
s004Latn
k007qwertz+
q015„ “ ‚ ‘
m011€ $ £ ¥
d001,
g001.
x002de
o011.de .at .ch
a000
l022q w e r t z u i o p ü
l023a s d f g h j k l ö ä
l013y x c v b n m
u022Q W E R T Z U I O P Ü
u023A S D F G H J K L Ö Ä
u013Y X C V B N M
t017space Leerzeichen
t013return Return
t019continue Fortfahren
t011done Fertig
t010go Öffnen
t014join Verbinden
t011next Weiter
t005ok OK
t011route Route
t013search Suchen
t011send Senden
c028a ä â à æ á ã å ā ă
c010c ç ć č
c022e é è ê ë ē ĕ ė
c004g ğ
c022i í ì ï î ī ı ĭ
c004l ł
c007n ñ ń
c028o ö ô ò ó ø ō œ ŏ õ
c013s ß ş ś š
c019u ü û ù ú ŭ ū
c004y ÿ
c010z ž ź ż
c015’ ' ‚ ‘ `
v005plain
l019q w e r t z u i o p
l017a s d f g h j k l
l013y x c v b n m
u019Q W E R T Z U I O P
u017A S D F G H J K L
u013Y X C V B N M
n021Deutsch (Österreich)
e016German (Austria)
s004Latn
k007qwertz+
q015„ “ ‚ ‘
m011€ $ £ ¥
d001,
g002 
x002at
o003.at
a000
l022q w e r t z u i o p ü
l023a s d f g h j k l ö ä
l013y x c v b n m
u022Q W E R T Z U I O P Ü
u023A S D F G H J K L Ö Ä
u013Y X C V B N M
t017space Leerzeichen
t013return Return
t019continue Fortfahren
t011done Fertig
t010go Öffnen
t014join Verbinden
t011next Weiter
t005ok OK
t011route Route
t013search Suchen
t011send Senden
c022e é è ê ë ē ĕ ė
c019u ü û ù ú ū ŭ
c022i í ì ï î ī ı ĭ
c028o ö ô ò ó ø ō œ ŏ õ
c028a ä â à æ á ã å ā ă
c013s ß ş ś š
c004g ğ
c004y ÿ
c004c ç
c007n ñ ń
c004l ł
c010z ž ź ż
n017Deutsch (Schweiz)
e020German (Switzerland)
s004Latn
k007qwertz+
q015„ “ ‚ ‘
m012CHF $ € £
d001.
g003’
x002ch
o003.ch
a000
l022q w e r t z u i o p ü
l023a s d f g h j k l ö ä
l013y x c v b n m
u022Q W E R T Z U I O P Ü
u023A S D F G H J K L Ö Ä
u013Y X C V B N M
t017space Leerzeichen
t013return Return
t019continue Fortfahren
t011done Fertig
t010go Öffnen
t014join Verbinden
t011next Weiter
t005ok OK
t011route Route
t013search Suchen
t011send Senden
c022e é è ê ë ē ĕ ė
c019u ü û ū ù ú ŭ
c022i í ì ï î ī ĭ ı
c028o ö ô ō ò ø ó œ ŏ õ
c028a ä â æ à ã á å ā ă
c013s ş ß ś š
c004c ç
c007n ñ ń
c004y ÿ
c004g ğ
c004l ł
c010z ž ź ż
n016dolnoserbšćina
e013Lower Sorbian
s004Latn
k006qwerty
q015„ “ ‚ ‘
m011€ $ £ ¥
d001,
g001.
x007de(dsb)
o003.de
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c007c č ć
c004e ě
c004l ł
c004n ń
c004o ó
c004r ŕ
c007s š ś
c007z ž ź
c025a à á â ä æ ã å ā
c019i î ï í ī į ì
c016u û ü ù ú ū
c004y ÿ
n012ދިވެހި
e006Divehi
s004Thaa
k003own
q015“ ” ‘ ’
m012MVR $ € £
d001.
g001,
x002mv
o003.mv
r000
l029ް އ ެ ރ ތ ޔ ު ި ޮ ޕ
l026ަ ސ ދ ފ ގ ހ ޖ ކ ލ
l017ޒ ޗ ވ ބ ނ މ
u029ޤ ޢ ޭ ޜ ޓ ޠ ޫ ީ ޯ ÷
u027ާ ށ ޑ ﷲ ޣ ޙ ޛ ޚ ޅ
u017ޡ ޝ ޥ ޞ ޏ ޟ
p004, ،
p004; ؛
p004? ؟
n018རྫོང་ཁ
e008Dzongkha
s004Tibt
k003own
q015“ ” ‘ ’
m012Nu. $ € £
d001.
g001,
0039༡ ༢ ༣ ༤ ༥ ༦ ༧ ༨ ༩ ༠
f003།
x002bt
o003.bt
l047ཀ ཁ ག ང ི ུ ེ ོ ཅ ཆ ཇ ཉ
l047ཏ ཐ ད ན པ ཕ བ མ ཙ ཚ ཛ ཝ
l039ཞ ཟ འ ཡ ར ལ ཤ ས ཧ ཨ
u047ྐ ྑ ྒ ྔ ྀ ྄ ཻ ཽ ྕ ྖ ྗ ྙ
u047ྟ ྠ ྡ ྣ ྤ ྥ ྦ ྨ ྩ ྪ ྫ ྭ
u039ྮ ྯ ཱ ྱ ྲ ླ ྴ ྶ ྷ ྸ
c007ྴ ྵ
n007Eʋegbe
e003Ewe
s004Latn
k003own
q015“ ” ‘ ’
m014GH₵ $ € £
d001.
g001,
x007gh(ewe)
o003.gh
a000
l021ɛ w e r t ɣ u i o p
l017a s d f g h j k l
l014z ɔ c v b n m
u021Ɛ W E R T Ɣ U I O P
u017A S D F G H J K L
u014Z Ɔ C V B N M
c004ɛ q
c004ɣ y
c004ɔ x
c010a á à ã
c004d ɖ
c026e é è ẽ ɛ́ ɛ̀ ɛ̃
c004f ƒ
c010i í ì ĩ
c004n ŋ
c025o ó ò õ ɔ́ ɔ̀ ɔ̃
c010u ú ù ũ
c004v ʋ
c010c ç ć č
c004l ł
c010s ß ś š
c010z ž ź ż
n016Ελληνικά
e005Greek
s004Grek
k003own
q013« » “ ”
m011€ $ £ ¥
d001,
g001.
?001;
x002gr
o003.gr
a000
l028; ς ε ρ τ υ θ ι ο π
l026α σ δ φ γ η ξ κ λ
l020ζ χ ψ ω β ν μ
u028; Σ Ε Ρ Τ Υ Θ Ι Ο Π
u026Α Σ Δ Φ Γ Η Ξ Κ Λ
u020Ζ Χ Ψ Ω Β Ν Μ
p004; ·
p003? ;
t022space διάστημα
t025return επιστροφή
t025continue Συνέχεια
t015done Τέλος
t019go Μετάβαση
t019join Σύνδεση
t019next Επόμενο
t005ok OK
t022route Διαδρομή
t025search Αναζήτηση
t021send Αποστολή
t017alphabetic ΑΒΓ
c033ε έ ὲ ἐ ἑ ἔ ἕ ἒ ἓ
c059υ ύ ϋ ΰ ὺ ῦ ὐ ὑ ὔ ὕ ὒ ὓ ὖ ὗ ῢ ῧ
c059ι ί ϊ ΐ ὶ ῖ ἰ ἱ ἴ ἵ ἲ ἳ ἶ ἷ ῒ ῗ
c021ο ό ὸ ὄ ὂ ὃ
c045α ά ὰ ᾶ ἀ ἁ ἄ ἅ ἂ ἃ ἆ ἇ
c045η ή ὴ ῆ ἠ ἡ ἤ ἥ ἢ ἣ ἦ ἧ
c037ω ώ ὼ ῶ ὤ ὥ ὢ ὣ ὦ ὧ
n007English
e007English
s004Latn
k006qwerty
q015“ ” ‘ ’
m011$ € £ ¥
d001.
g001,
x002us
o007.uk .us
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n019English (Australia)
e019English (Australia)
s004Latn
k006qwerty
q015“ ” ‘ ’
m011$ € £ ¥
d001.
g001,
x002au
o003.au
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c019e ē ê é è ë ĕ
c019u ú ū ü û ù ŭ
c019i ì ï í î ī ĭ
c025o ō œ ø ò ö ó ô ŏ
c028a æ ã å ā à á â ä ă
c004c ç
c004n ñ
c004y ÿ
c004l ł
c010s ß ś š
c010z ž ź ż
n016English (Canada)
e016English (Canada)
s004Latn
k006qwerty
q015“ ” ‘ ’
m011$ € £ ¥
d001.
g001,
x007ca(eng)
o003.ca
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c019e ē ê é è ë ĕ
c019u ú ū ü û ù ŭ
c019i ì ï í î ī ĭ
c025o ō œ ø ò ö ó ô ŏ
c028a æ ã å ā à á â ä ă
c004c ç
c004n ñ
c004y ÿ
c004l ł
c010s ß ś š
c010z ž ź ż
n024English (United Kingdom)
e012English (UK)
s004Latn
k006qwerty
q015“ ” ‘ ’
m011£ $ € ¥
d001.
g001,
x002gb
o003.uk
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c019e è ê é ë ē ĕ
c004y ÿ
c019u û ú ü ū ù ŭ
c019i î ì ï í ī ĭ
c028o ô œ ö ø ò ó ō ŏ õ
c028a à ä á ã å â æ ā ă
c004s ß
c004c ç
c007n ñ ń
c004l ł
c010z ž ź ż
n015English (India)
e015English (India)
s004Latn
k006qwerty
q015“ ” ‘ ’
m012₹ $ € £
d001.
g001,
x007in(eng)
o003.in
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n023English (United States)
e012English (US)
s004Latn
k006qwerty
q015“ ” ‘ ’
m011$ € £ ¥
d001.
g001,
x002us
o003.us
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c019e è ê é ë ē ĕ
c007y ÿ ý
c019u û ú ü ù ū ŭ
c019i î ì ï í ī ĭ
c028o ô ö ò ó œ ø ō ŏ õ
c028a à ä á å â æ ã ā ă
c004s ß
c004c ç
c007n ñ ń
c004l ł
c010z ž ź ż
n022English (South Africa)
e022English (South Africa)
s004Latn
k006qwerty
q015“ ” ‘ ’
m010R $ € £
d001,
g002 
x002za
o003.za
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n009esperanto
e009Esperanto
s004Latn
k003own
q015“ ” ‘ ’
m011$ € £ ¥
d001,
g002 
x003epo
a000
l022ŝ ĝ e r t ŭ u i o p
l020a s d f g h j k l ĵ
l014z ĉ c v b n m
u022Ŝ Ĝ E R T Ŭ U I O P
u020A S D F G H J K L Ĵ
u014Z Ĉ C V B N M
c004j ĵ
c004u ŭ
c004s ŝ
c004c ĉ
c004g ĝ
c004h ĥ
c004ŝ q
c004ĝ w
c004ŭ y
c004ĉ x
c003v w
c025a à á â ä æ ã å ā
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010z ž ź ż
n008español
e007Spanish
s004Latn
k007qwerty+
q013« » “ ”
m011€ $ £ ¥
d001,
g001.
x002es
o003.es
a000
l019q w e r t y u i o p
l020a s d f g h j k l ñ
l013z x c v b n m
u019Q W E R T Y U I O P
u020A S D F G H J K L Ñ
u013Z X C V B N M
t013space espacio
t012return intro
t018continue Continuar
t007done OK
t005go Ir
t013join Conectar
t014next Siguiente
t005ok OK
t010route Ruta
t013search Buscar
t011send Enviar
c025e é è ë ê ē ĕ ę ė
c007y ý ÿ
c019u ú ü û ù ū ŭ
c022i í ï î ì ī ĭ į
c031o ó º ö ò ô ō ø œ ŏ õ
c034a á ª ä à ã â å æ ā ă ą
c004s ß
c010c ç č ć
c007n ñ ń
c004l ł
c010z ž ź ż
n025español (Latinoamérica)
e023Spanish (Latin America)
s004Latn
k007qwerty+
q015“ ” ‘ ’
m011$ € £ ¥
d001.
g001,
x005latam
o003.es
a000
l019q w e r t y u i o p
l020a s d f g h j k l ñ
l013z x c v b n m
u019Q W E R T Y U I O P
u020A S D F G H J K L Ñ
u013Z X C V B N M
t013space espacio
t012return intro
t018continue Continuar
t007done OK
t005go Ir
t013join Conectar
t014next Siguiente
t005ok OK
t010route Ruta
t013search Buscar
t011send Enviar
c025e é è ē ë ê ĕ ę ė
c007y ý ÿ
c019u ú ü ū ù û ŭ
c022i í ï ī ì î ĭ į
c031o ó º ò ö ō ô ø œ ŏ õ
c034a á ª à å ä â æ ã ā ă ą
c010c ç č ć
c007n ñ ń
c004l ł
c010s ß ś š
c010z ž ź ż
n018español (México)
e016Spanish (Mexico)
s004Latn
k007qwerty+
q015“ ” ‘ ’
m011$ € £ ¥
d001.
g001,
x005latam
o003.mx
a000
l019q w e r t y u i o p
l020a s d f g h j k l ñ
l013z x c v b n m
u019Q W E R T Y U I O P
u020A S D F G H J K L Ñ
u013Z X C V B N M
t013space espacio
t012return intro
t018continue Continuar
t007done OK
t005go Ir
t013join Conectar
t014next Siguiente
t005ok OK
t010route Ruta
t013search Buscar
t011send Enviar
c025e é ē è ë ê ĕ ę ė
c007y ý ÿ
c019u ú ü û ù ū ŭ
c022i í ï ì î ī ĭ į
c031o ó º ö ò ô ō ø œ ŏ õ
c034a á ª ä à ã â å æ ā ă ą
c010c ç č ć
c007n ñ ń
c004l ł
c010s ß ś š
c010z ž ź ż
n025español (Estados Unidos)
e023Spanish (United States)
s004Latn
k006qwerty
q013« » “ ”
m011$ € £ ¥
d001,
g001.
x008us(intl)
o003.us
a000
l019q w e r t y u i o p
l020a s d f g h j k l ñ
l013z x c v b n m
u019Q W E R T Y U I O P
u020A S D F G H J K L Ñ
u013Z X C V B N M
t013space espacio
t012return intro
t018continue Continuar
t007done OK
t005go Ir
t013join Conectar
t014next Siguiente
t005ok OK
t010route Ruta
t013search Buscar
t011send Enviar
c007a á ª
c004e é
c004i í
c007o ó º
c007u ú ü
c004n ñ
c004y ý
c010c ç ć č
c004l ł
c010s ß ś š
c010z ž ź ż
n005eesti
e008Estonian
s004Latn
k007qwerty+
q015„ “ ‚ ‘
m011€ $ £ ¥
d001,
g002 
x002ee
o003.ee
a000
l022q w e r t y u i o p ü
l023a s d f g h j k l ö ä
l016z x c v b n m õ
u022Q W E R T Y U I O P Ü
u023A S D F G H J K L Ö Ä
u016Z X C V B N M Õ
t012space tühik
t014return sisesta
t015continue Jätka
t011done Valmis
t007go Mine
t010join Liitu
t010next Edasi
t005ok OK
t014route Marsruut
t011search Otsi
t010send Saada
c025e ē è é ê ë ė ę ě
c010r ŗ ř ŕ
c007t ţ ť
c007y ý ÿ
c025u ü ū ù ú û ų ů ű
c022i ī ì í î ï į ı
c031o ö õ ó ò ô œ ø ō ŏ ő
c028a ä ā à á â ã å æ ą
c013s š ß ś ş
c004d ď
c007g ģ ğ
c004k ķ
c013l ļ ł ĺ ľ
c005ö õ
c010z ž ż ź
c010c ç č ć
c010n ñ ņ ń
n007euskara
e006Basque
s004Latn
k006qwerty
q015“ ” “ ”
m011€ $ £ ¥
d001,
g001.
x002es
o003.es
a000
l019q w e r t y u i o p
l020a s d f g h j k l ñ
l013z x c v b n m
u019Q W E R T Y U I O P
u020A S D F G H J K L Ñ
u013Z X C V B N M
t014space zuriunea
t013return itzuli
t017continue Jarraitu
t011done Eginda
t007go Joan
t014join Konektatu
t014next Hurrengoa
t007ok Ados
t015route Ibilbidea
t013search Bilatu
t011send Bidali
c007a á ª
c004e é
c004i í
c007o ó º
c010u ú ü û
c004n ñ
c004c ç
c004l ł
c010s ß ś š
c004y ÿ
c010z ž ź ż
n010فارسی
e007Persian
s004Arab
k003own
q013« » ‹ ›
m017ریال $ € £
d002٫
g002٬
0029۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹ ۰
x002ir
o003.ir
r000
l032ض ص ث ق ف غ ع ه خ ح ج
l032ش س ی ب ل ا ت ن م ک گ
l029ظ ط ژ ز ر ذ د پ و چ
p004, ،
p004; ؛
p004? ؟
p004% ٪
t016space فاصله
t015return ورود
t019continue ادامه
t013done تمام
t009go برو
t017join پیوستن
t013next بعدی
t013ok تأیید
t014route مسیر
t017search جستجو
t015send ارسال
t023alphabetic ا‌ب‌پ
c005ص ض
c010ه ة هٔ
c014ی ئ ء ي ى
c017ا آ أ ء إ ٱ
c008ت ة ث
c005ک ك
c005گ پ
c005ظ ك
c005ط ظ
c005ز ژ
c008و ؤ ء
c045. … ٔ ً ٌ ٍ ّ َ ُ ِ ْ ٖ ٰ ـ ‌
n006Pulaar
e005Fulah
s004Latn
k006qwerty
q015„ ” ‚ ’
m016F CFA $ € £
d001,
g002 
x014us(altgr-intl)
o003.sn
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c004b ɓ
c004d ɗ
c004y ƴ
c010n ŋ ñ ɲ
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c010z ž ź ż
n005suomi
e007Finnish
s004Latn
k003own
q015” ” ’ ’
m011€ $ £ ¥
d001,
g002 
x002fi
o003.fi
a000
l022q w e r t y u i o p å
l023a s d f g h j k l ö ä
l013z x c v b n m
u022Q W E R T Y U I O P Å
u023A S D F G H J K L Ö Ä
u013Z X C V B N M
t018space välilyönti
t018return rivinvaihto
t014continue Jatka
t011done Valmis
t009go Siirry
t010join Liity
t013next Seuraava
t005ok OK
t012route Reitti
t011search Etsi
t013send Lähetä
c025e é è ë ê ē ę ė ě
c016t þ ţ ť ŧ ț
c025u ü ù û ú ū ů ű ų
c022i í î ï ī į ı ì
c028o ö ø ô ò ó õ œ ő ō
c031a ä å æ à á â ã ā ă ą
c019s š ß ś ŝ ş ș
c010d ð ď đ
c005ö ø
c005ä æ
c016z ž ź ż ǯ ʒ
c013c ç ć ċ č
c016n ñ ń ņ ň ŋ
c007y ý ÿ
c013g ğ ģ ǥ ǧ
c007h ħ ȟ
c007k ķ ǩ
c013l ĺ ļ ľ ł
c007r ŕ ř
n008Filipino
e008Filipino
s004Latn
k006qwerty
q015“ ” ‘ ’
m012₱ $ € £
d001.
g001,
x002ph
o003.ph
a000
l019q w e r t y u i o p
l020a s d f g h j k l ñ
l013z x c v b n m
u019Q W E R T Y U I O P
u020A S D F G H J K L Ñ
u013Z X C V B N M
t011space space
t013return return
t019continue Magpatuloy
t013done Tapos na
t010go Pumunta
t011join Sumali
t012next Susunod
t005ok OK
t015search Maghanap
t012send Ipadala
c004n ñ
c010a à á â
c010e è é ê
c010i ì í î
c010o ò ó ô
c010u ù ú û
c010c ç ć č
c004l ł
c010s ß ś š
c004y ÿ
c010z ž ź ż
n009føroyskt
e007Faroese
s004Latn
k003own
q015“ ” ‘ ’
m011kr $ € £
d001,
g001.
x002fo
o003.fo
a000
l022q w e r t y u i o p ð
l023a s d f g h j k l æ ø
l013z x c v b n m
u022Q W E R T Y U I O P Ð
u023A S D F G H J K L Æ Ø
u013Z X C V B N M
c022e é è ê ë ē ė ę
c007y ý ÿ
c016u ú ü û ù ū
c019i í î ï ī į ì
c025o ó ø ô ö ò œ ō õ
c025a á æ à â ä ã å ā
c005æ ä
c005ø ö
c010c ç ć č
c004l ł
c007n ñ ń
c010s ß ś š
c010z ž ź ż
n009français
e006French
s004Latn
k006azerty
q011« » « »
m011€ $ £ ¥
d001,
g003 
x002fr
o003.fr
a000
l019a z e r t y u i o p
l019q s d f g h j k l m
l013w x c v b n '
u019A Z E R T Y U I O P
u019Q S D F G H J K L M
u013W X C V B N '
t012space espace
t013return retour
t018continue Continuer
t013done Terminé
t008go Aller
t014join Rejoindre
t012next Suivant
t005ok OK
t017route Itinéraire
t017search Rechercher
t012send Envoyer
c028a à â æ ä ã á å ā ª
c022e é è ê ë ē ė ę
c004y ÿ
c019u ù û ü ú ǔ ū
c019i î ï ì í ī į
c028o ô œ ò ó õ ö ø º ō
c010s ß š ſ
c010c ç ć č
c004n ñ
c004r ř
c004l ł
c010z ž ź ż
n020français (Belgique)
e016French (Belgium)
s004Latn
k006azerty
q011« » « »
m011€ $ £ ¥
d001,
g003 
x002be
o003.be
a000
l019a z e r t y u i o p
l019q s d f g h j k l m
l013w x c v b n '
u019A Z E R T Y U I O P
u019Q S D F G H J K L M
u013W X C V B N '
t012space espace
t013return retour
t018continue Continuer
t013done Terminé
t008go Aller
t014join Rejoindre
t012next Suivant
t005ok OK
t017route Itinéraire
t017search Rechercher
t012send Envoyer
c025a â à æ á ä ã å ā
c022e é ë ê è ē ę ė
c010y ÿ ĳ ý
c019u ü û ù ú ǔ ū
c022i ï î í ì ĳ ī į
c025o ô œ ó ö ò õ ø ō
c010s ß š ſ
c010c ç ć č
c007n ñ ń
c004r ř
c004l ł
c010z ž ź ż
n018français (Canada)
e015French (Canada)
s004Latn
k006qwerty
q013« » ” “
m011$ € £ ¥
d001,
g002 
x002ca
o003.ca
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t012space espace
t013return retour
t018continue Continuer
t013done Terminé
t008go Aller
t014join Rejoindre
t012next Suivant
t005ok OK
t017route Itinéraire
t017search Rechercher
t012send Envoyer
c022e é è ê ë ē ė ę
c004y ÿ
c019u ù û ü ú ǔ ū
c019i î ï ī í ì į
c028o ô œ ö ø ò ó º ō õ
c028a à â æ ä ã å á ā ª
c010c ç ć č
c004n ñ
c004l ł
c010s ß ś š
c010z ž ź ż
v008extended
l022q w e r t y u i o p è
l023a s d f g h j k l é à
l013z x c v b n m
u022Q W E R T Y U I O P È
u023A S D F G H J K L É À
u013Z X C V B N M
n018français (Suisse)
e020French (Switzerland)
s004Latn
k007qwertz+
q013« » ‹ ›
m012CHF $ € £
d001,
g003 
x006ch(fr)
o003.ch
a000
l022q w e r t z u i o p è
l023a s d f g h j k l é à
l013y x c v b n m
u022Q W E R T Z U I O P È
u023A S D F G H J K L É À
u013Y X C V B N M
t012space espace
t013return retour
t018continue Continuer
t013done Terminé
t008go Aller
t014join Rejoindre
t012next Suivant
t005ok OK
t017route Itinéraire
t017search Rechercher
t012send Envoyer
c022e é è ë ê ē ė ę
c019u ü ù û ú ǔ ū
c019i î ï ī í ì į
c025o ô œ ö ò ó ø õ ō
c005è ü
c025a à â æ ã á ā ä å
c013s ß š ſ ś
c005é ö
c005à ä
c004y ÿ
c010c ç ć č
c007n ñ ń
c004r ř
c004l ł
c010z ž ź ż
n006furlan
e008Friulian
s004Latn
k007qwerty+
q015‘ ’ “ ”
m011€ $ £ ¥
d001,
g001.
x007it(fur)
o003.it
a000
l022q w e r t y u i o p è
l026a s d f g h j k l ò à ù
l013z x c v b n m
u022Q W E R T Y U I O P é
u026A S D F G H J K L ç ° §
u013Z X C V B N M
c004a â
c004e ê
c007i ì î
c004o ô
c004u û
c010c ç ć č
c004l ł
c007n ñ ń
c010s ß ś š
c004y ÿ
c010z ž ź ż
n005Frysk
e015Western Frisian
s004Latn
k006qwerty
q015“ ” ‘ ’
m011€ $ £ ¥
d001,
g001.
x002nl
o003.nl
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c013a á ä â à
c013e é ë ê è
c022i í ï ì î ĳ íj́
c013o ó ö ô ò
c013u ú ü û ù
c007y ý ÿ
c010c ç ć č
c004l ł
c007n ñ ń
c010s ß ś š
c010z ž ź ż
n007Gaeilge
e005Irish
s004Latn
k006qwerty
q015“ ” ‘ ’
m011€ $ £ ¥
d001.
g001,
x002ie
o003.ie
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t011space spás
t011return fill
t012done Déanta
t009go Téigh
t015next Ar aghaidh
t005ok OK
t016search Cuardaigh
t009send Seol
c025a á å à â ä æ ã ā
c022e é è ê ë ē ė ę
c019i í î ï ī į ì
c025o ó ô ö ò œ ø ō õ
c016u ú û ü ù ū
c013c ċ ç ć č
c004g ġ
c005b ḃ
c005d ḋ
c005f ḟ
c005m ṁ
c005p ṗ
c014s ṡ ß ś š
c005t ṫ
c004l ł
c007n ñ ń
c004y ÿ
c010z ž ź ż
n003Gã
e002Ga
s004Latn
k003own
q015“ ” ‘ ’
m014GH₵ $ € £
d001.
g001,
x006gh(ga)
o003.gh
a000
l020ɛ w e r t y u i o p
l017a s d f g h j k l
l015z ɔ ŋ v b n m
u020Ɛ W E R T Y U I O P
u017A S D F G H J K L
u015Z Ɔ Ŋ V B N M
c004ɛ q
c004ɔ x
c004ŋ c
c025a à á â ä æ ã å ā
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n009Gàidhlig
e015Scottish Gaelic
s004Latn
k006qwerty
q015“ ” ‘ ’
m011£ $ € ¥
d001.
g001,
x007gb(gla)
o003.uk
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c004a à
c004e è
c004i ì
c004o ò
c004u ù
c010c ç ć č
c004l ł
c007n ñ ń
c010s ß ś š
c004y ÿ
c010z ž ź ż
n006galego
e008Galician
s004Latn
k006qwerty
q015“ ” ‘ ’
m011€ $ £ ¥
d001,
g001.
x002es
o003.es
a000
l019q w e r t y u i o p
l020a s d f g h j k l ñ
l013z x c v b n m
u019Q W E R T Y U I O P
u020A S D F G H J K L Ñ
u013Z X C V B N M
t012space espazo
t014return retorno
t018continue Continuar
t010done Feito
t005go Ir
t013join Conectar
t013next Seguinte
t010ok Aceptar
t010route Ruta
t013search Buscar
t011send Enviar
c007a á ª
c004e é
c007i í ï
c007o ó º
c007u ú ü
c004n ñ
c010c ç ć č
c004l ł
c010s ß ś š
c004y ÿ
c010z ž ź ż
n018Schwiizertüütsch
e012Swiss German
s004Latn
k007qwertz+
q013« » ‹ ›
m012CHF $ € £
d001.
g003’
x002ch
o003.ch
a000
l022q w e r t z u i o p ü
l023a s d f g h j k l ö ä
l013y x c v b n m
u022Q W E R T Z U I O P Ü
u023A S D F G H J K L Ö Ä
u013Y X C V B N M
c004a ä
c004o ö
c004u ü
c004s ß
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c004y ÿ
c010z ž ź ż
n021ગુજરાતી
e008Gujarati
s004Gujr
k003own
q015“ ” ‘ ’
m012₹ $ € £
d001.
g001,
9039૧ ૨ ૩ ૪ ૫ ૬ ૭ ૮ ૯ ૦
x007in(guj)
o003.in
l043અ ા િ ી ુ ૂ ે ૈ ો ૌ ં
l043ઃ ક ખ ગ ઘ ઙ ચ છ જ ઝ ઞ
l035ટ ઠ ડ ઢ ણ ત થ દ ્
u043ધ ન પ ફ બ ભ મ ય ર લ વ
u055શ ષ સ હ ળ ક્ષ જ્ઞ આ ઇ ઈ ઉ
u040ઊ એ ઐ ઓ ઔ અં અઃ ૐ ·
t021space સ્પેસ
t025return રિટર્ન
t034continue ચાલુ રાખો
t017done થયું
t012go જાઓ
t020join જોડાઓ
t020next આગલું
t012ok ઓકે
t021route માર્ગ
t019search શોધો
t020send મોકલો
t020alphabetic કખગ
c007ઃ ઍ
c007ક ઑ
c007ખ ૅ
c007ગ ૉ
c007ઘ ૃ
c007ઙ ઋ
c013ચ ત્ર
c013છ ત્ત
c013જ દ્વ
c013ઝ દ્ધ
c013ઞ દ્ર
c013ઠ શ્ર
c013ડ શ્વ
c013ઢ દ્દ
c013ણ હ્ય
c011ા ઼ ઽ
c007ં ઁ
c007ૐ ૠ
c007ૂ ૄ
n005Hausa
e005Hausa
s004Latn
k007qwerty+
q015“ ” ‘ ’
m012₦ $ € £
d001.
g001,
x009ng(hausa)
o003.ng
a000
l022q w e r t y u i o p ƙ
l023a s d f g h j k l ɗ ʼ
l019z x c v b n m ɓ ƴ
u022Q W E R T Y U I O P Ƙ
u023A S D F G H J K L Ɗ ʼ
u019Z X C V B N M Ɓ Ƴ
c005r r̃
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n017ʻŌlelo Hawaiʻi
e008Hawaiian
s004Latn
k007qwerty+
q015“ ” ‘ ’
m011$ € £ ¥
d001.
g001,
x007us(haw)
o003.us
a000
l019q w e r t y u i o p
l020a s d f g h j k l ʻ
l013z x c v b n m
u019Q W E R T Y U I O P
u020A S D F G H J K L ʻ
u013Z X C V B N M
c025a ā à á â ä æ ã å
c022e ē è é ê ë ė ę
c019i ī î ï í į ì
c025o ō ô ö ò ó œ ø õ
c016u ū û ü ù ú
c010c ç ć č
c004l ł
c007n ñ ń
c010s ß ś š
c004y ÿ
c010z ž ź ż
n023עברית מקראית
e017Hebrew (Biblical)
s004Hebr
k003own
q015” ” ’ ’
m012₪ $ € £
d001.
g001,
x012il(biblical)
o003.il
r000
l026̇ ק ר א ט ו ן ם פ
l032ש ד ג כ ע י ח ל ך ף ֚
l029ז ס ב ה נ מ צ ת ץ ֭
u026ׄ ֫ ֟ ֓ ֞ ֜ ֡ ֕ ֔
u032ֽ ְ ֻ ִ ֱ ֶ ֵ ֳ ָ ֲ ַ
u029ׅ ֤ ֪ ֦ ֥ ֧ ֛ ֑ ֖ ֣
n010עברית
e006Hebrew
s004Hebr
k003own
q015” ” ’ ’
m012₪ $ € £
d001.
g001,
x002il
o003.il
r000
l023ק ר א ט ו ן ם פ
l029ש ד ג כ ע י ח ל ך ף
l026ז ס ב ה נ מ צ ת ץ
t014space רווח
t015return חזרה
t017continue המשך
t013done סיום
t011go עבור
t019join הצטרפות
t011next הבא
t013ok אישור
t016route מסלול
t017search חיפוש
t011send שלח
t017alphabetic אבג
c011ק ָ ֳ ֻ
c005ר ֿ
c012ו וֹ וּ
c008פ ַ ֲ
c015ש ְ שׂ שׁ
c005ד ּ
c007ג ג׳
c007י ײַ
c013ח ִ ֹ ח׳
c007ז ז׳
c008ס ֶ ֱ
c010צ ֵ צ׳
c010ת ּ ת׳
c010ץ ֹ ץ׳
c017. … ֽ ׁ ׂ ׄ
n018हिन्दी
e005Hindi
s004Deva
k003own
q015“ ” ‘ ’
m012₹ $ € £
d001.
g001,
9039१ २ ३ ४ ५ ६ ७ ८ ९ ०
f003।
x002in
o003.in
l043ौ ै ा ी ू ब ह ग द ज ड
l043ो े ् ि ु प र क त च ट
l035ॉ ं म न व ल स य ़
u043औ ऐ आ ई ऊ भ ः घ ध झ ढ
u043ओ ए अ इ उ फ ऱ ख थ छ ठ
u035ऑ ँ ण ऩ ळ श ष ृ ञ
t021space स्पेस
t025return रिटर्न
t034continue जारी रखें
t020done पूर्ण
t015go जाएँ
t023join जुड़ें
t017next अगला
t012ok ठीक
t021route मार्ग
t022search खोजें
t020send भेजें
t020alphabetic कखग
c010ौ ौं
c010ै ैं
c017ा ां ाँ
c010ी ीं
c017ू ूं ूँ
c010ब ब॒
c027ग ज्ञ ग़ ग॒
c027ज ज॒ ज्ञ ज़
c017ड ड॒ ड़
c018ो ों ॉ ॊ
c010े ें
c010ि िं
c017ु ुं ुँ
c018र ऋ ऱ ॠ
c010क क़
c013त त्र
c007म ॐ
c018न ञ ङ ऩ
c011ल ऌ ॡ
c007य य़
c011़ ॽ ऽ
c007ए ऍ
c007ृ ॅ
n008hrvatski
e008Croatian
s004Latn
k006qwertz
q015„ “ ‚ ‘
m011€ $ £ ¥
d001,
g001.
x002hr
o003.hr
a000
l019q w e r t z u i o p
l017a s d f g h j k l
l013y x c v b n m
u019Q W E R T Z U I O P
u017A S D F G H J K L
u013Y X C V B N M
t012space razmak
t013return return
t016continue Nastavi
t011done Gotovo
t006go Idi
t010join Spoji
t010next Dalje
t005ok OK
t010route Ruta
t013search Traži
t013send Pošalji
c010z ž ź ż
c010s š ś ß
c004d đ
c010c č ć ç
c007n ñ ń
c025a à á â ä æ ã å ā
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c025o ô ö ò ó œ ø ō õ
c016u û ü ù ú ū
c004y ÿ
v008extended
l025q w e r t z u i o p š đ
l026a s d f g h j k l č ć ž
l013y x c v b n m
u025Q W E R T Z U I O P Š Đ
u026A S D F G H J K L Č Ć Ž
u013Y X C V B N M
n017hornjoserbšćina
e013Upper Sorbian
s004Latn
k006qwerty
q015„ “ ‚ ‘
m011€ $ £ ¥
d001,
g001.
x007de(dsb)
o003.de
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c007c č ć
c005d dź
c004e ě
c004l ł
c004n ń
c004o ó
c004r ř
c004s š
c004z ž
c025a à á â ä æ ã å ā
c019i î ï í ī į ì
c016u û ü ù ú ū
c004y ÿ
n015kreyòl ayisyen
e014Haitian Creole
s004Latn
k006azerty
q015“ ” ‘ ’
m012HTG $ € £
d001.
g001,
x002fr
o003.ht
a000
l019a z e r t y u i o p
l019q s d f g h j k l m
l013w x c v b n '
u019A Z E R T Y U I O P
u019Q S D F G H J K L M
u013W X C V B N ?
c010a à â æ
c013e é è ê ë
c007i î ï
c007o ô œ
c010u ù û ü
c004c ç
c004y ÿ
c004l ł
c007n ñ ń
c010s ß ś š
c010z ž ź ż
n006magyar
e009Hungarian
s004Latn
k006qwertz
q013„ ” » «
m011Ft $ € £
d001,
g002 
x002hu
o003.hu
a000
l019q w e r t z u i o p
l017a s d f g h j k l
l013y x c v b n m
u019Q W E R T Z U I O P
u017A S D F G H J K L
u013Y X C V B N M
t014space szóköz
t013return return
t019continue Folytatás
t010done Kész
t009go Ugrás
t017join Csatlakozás
t012next Tovább
t005ok OK
t014route Útvonal
t015search Keresés
t013send Küldés
c025e é è ê ë ē ĕ ę ė
c004z ž
c022u ú ü ű û ù ū ŭ
c022i í î ï ì ī ĭ į
c031o ó ö ő ô ò œ ø ō ŏ õ
c028a á ä å â à ă æ ã ā
c004s š
c004c ç
c004n ñ
c004y ÿ
c004l ł
v008extended
l025q w e r t z u i o p ő ú
l026a s d f g h j k l é á ű
l025í y x c v b n m ö ü ó
u025Q W E R T Z U I O P Ő Ú
u026A S D F G H J K L É Á Ű
u025Í Y X C V B N M Ö Ü Ó
n014հայերեն
e008Armenian
s004Armn
k003own
q011« » « »
m011֏ $ € £
d001,
g002 
f002։
x012am(phonetic)
o003.am
a000
l029է թ փ ձ ջ ր չ ճ ժ ծ
l029ք ո ե ռ տ ը ւ ի օ պ
l029ա ս դ ֆ գ հ յ կ լ խ
l023զ ղ ց վ բ ն մ շ
u029Է Թ Փ Ձ Ջ Ր Չ Ճ Ժ Ծ
u029Ք Ո Ե Ռ Տ Ը Ւ Ի Օ Պ
u029Ա Ս Դ Ֆ Գ Հ Յ Կ Լ Խ
u023Զ Ղ Ց Վ Բ Ն Մ Շ
p004: ։
p004? ՞
p004! ՜
p006’ ՛
t016space բացատ
t017return մուտք
t029continue Շարունակել
t022done Պատրաստ է
t015go Անցնել
t017join Միանալ
t019next Հաջորդը
t009ok Լավ
t020route Երթուղի
t019search Որոնել
t021send Ուղարկել
t017alphabetic ԱԲԳ
c005ե և
c005ւ և
n011interlingua
e011Interlingua
s004Latn
k006qwerty
q015‘ ’ “ ”
m011$ € £ ¥
d001,
g001.
x002us
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n009Indonesia
e010Indonesian
s004Latn
k006qwerty
q015“ ” ‘ ’
m011Rp $ € £
d001,
g001.
x002us
o003.id
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t011space spasi
t013return return
t015continue Lanjut
t012done Selesai
t007go Buka
t011join Gabung
t015next Berikutnya
t006ok OKE
t010route Rute
t011search Cari
t010send Kirim
c019e ê ë è é ē ĕ
c004y ÿ
c019u ū û ü ù ú ŭ
c019i î ï ī ì í ĭ
c025o œ ø ô ö ò ó ō ŏ
c028a ä å ã â à á æ ā ă
c004c ç
c004n ñ
c004l ł
c010s ß ś š
c010z ž ź ż
n004Igbo
e004Igbo
s004Latn
k003own
q015“ ” ‘ ’
m012₦ $ € £
d001.
g001,
x008ng(igbo)
o003.ng
a000
l021ṅ w e r t y u i o p
l017a s d f g h j k l
l017z ọ c ụ b n m
u021Ṅ W E R T Y U I O P
u017A S D F G H J K L
u017Z Ọ C Ụ B N M
c005ṅ q
c005ọ x
c005ụ v
c005e ẹ
c005i ị
c025a à á â ä æ ã å ā
c010c ç ć č
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n009íslenska
e009Icelandic
s004Latn
k003own
q015„ “ ‚ ‘
m011kr $ € £
d001,
g001.
x002is
o003.is
a000
l022q w e r t y u i o p ð
l023a s d f g h j k l æ ö
l016z x c v b n m þ
u022Q W E R T Y U I O P Ð
u023A S D F G H J K L Æ Ö
u016Z X C V B N M Þ
t009space bil
t020return færslulykill
t015continue Áfram
t011done Lokið
t009go Áfram
t013join Tengjast
t011next Næsta
t010ok Í lagi
t011route Leið
t012search Leita
t010send Senda
c022e é è ë ê ē ę ė
c004t þ
c007y ý ÿ
c016u ú û ü ù ū
c019i í î ï ì ī į
c025o ó ö ô ò ō ø õ œ
c025a á æ ä à â å ã ā
c004d ð
c010c ç ć č
c004l ł
c007n ñ ń
c010s ß ś š
c010z ž ź ż
n008italiano
e007Italian
s004Latn
k006qwerty
q013« » “ ”
m011€ $ £ ¥
d001,
g001.
x002it
o003.it
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t012space spazio
t012return invio
t017continue Continua
t009done Fine
t006go Vai
t011join Accedi
t011next Avanti
t005ok OK
t016route Itinerario
t012search Cerca
t010send Invia
c028e è é ê ë ė ə ę ē ɜ
c016u ù ú ü û ū
c019i ì í î ï ī į
c028o ò ó º ô ö õ ø œ ō
c028a à á ª ã â ä å æ ā
c004s ß
c004c ç
c004n ñ
c004y ÿ
c004l ł
c010z ž ź ż
n019italiano (Svizzera)
e021Italian (Switzerland)
s004Latn
k006qwertz
q013« » “ ”
m012CHF $ € £
d001.
g003’
x006ch(fr)
o003.ch
a000
l019q w e r t z u i o p
l017a s d f g h j k l
l013y x c v b n m
u019Q W E R T Z U I O P
u017A S D F G H J K L
u013Y X C V B N M
t012space spazio
t012return invio
t017continue Continua
t009done Fine
t006go Vai
t011join Accedi
t011next Avanti
t005ok OK
t016route Itinerario
t012search Cerca
t010send Invia
c007a à ª
c013e è é ə ɜ
c004i ì
c010o ò ó º
c004u ù
c010c ç ć č
c004l ł
c007n ñ ń
c010s ß ś š
c004y ÿ
c010z ž ź ż
n018ᐃᓄᒃᑎᑐᑦ
e009Inuktitut
s004Cans
k003own
q015“ ” ‘ ’
m011$ € £ ¥
d001.
g001,
x007ca(ike)
o003.ca
l047ᕻ ᖕ ᑉ ᕐ ᒃ ᑦ ᖅ ᒻ ᓐ ᓪ ᔾ ᕝ
l043ᖏ ᐃ ᕿ ᑭ ᑎ ᓯ ᒥ ᓂ ᓕ ᔨ ᒡ
l035ᖑ ᐅ ᖁ ᑯ ᑐ ᓱ ᒧ ᓄ ᓗ
l031ᖓ ᐊ ᖃ ᑲ ᑕ ᓴ ᒪ ᔭ
u025ᕵ 1 2 3 4 5 6 7 8 9 0 =
u043ᒋ ᐱ ᕆ ᖖ ᙱ ᙳ ᙵ ᖤ ᖠ ᖦ ᔅ
u031ᒍ ᐳ ᕈ ᕕ ( ) ᔪ ᕗ ᖢ
u029ᒐ ᐸ ᕋ ? ᕼ ᓇ ᓚ ᕙ
n006かな
e015Japanese (Kana)
s004Jpan
k003own
q015「 」 『 』
m012￥ $ € £
d001.
g001,
f003。
x008jp(kana)
o003.jp
l047ヌ フ ア ウ エ オ ヤ ユ ヨ ワ ホ ヘ
l039タ テ イ ス カ ン ナ ニ ラ セ
l047チ ト シ ハ キ ク マ ノ リ レ ケ ム
l039ツ サ ソ ヒ コ ミ モ ネ ル メ
u043· · ァ ゥ ェ ォ ャ ュ ョ ヲ · ·
u030· · ィ · · · · · · ·
u036· · · · · · · · · · · 」
u033ッ · · · · · · 、 。 ・
t012space 空白
t013return 改行
t018continue 続ける
t011done 完了
t009go 開く
t011join 接続
t011next 次へ
t005ok OK
t012route 経路
t013search 検索
t011send 送信
t020alphabetic あいう
n004Jawa
e008Javanese
s004Latn
k006qwerty
q015“ ” ‘ ’
m011Rp $ € £
d001,
g001.
x002us
o003.id
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c007a â å
c010e é è ê
c004i ì
c004o ò
c004u ù
c010c ç ć č
c004l ł
c007n ñ ń
c010s ß ś š
c004y ÿ
c010z ž ź ż
n021ქართული
e008Georgian
s004Geor
k003own
q013„ “ « »
m012₾ $ € £
d001,
g002 
x002ge
o003.ge
l039ქ წ ე რ ტ ყ უ ი ო პ
l035ა ს დ ფ გ ჰ ჯ კ ლ
l027ზ ხ ც ვ ბ ნ მ
u039ქ ჭ ე რ თ ყ უ ი ო პ
u035ა შ დ ფ გ ღ ჟ კ ლ
u027ძ ხ ჩ ვ ბ ნ მ
t036space გამოტოვება
t028return შეყვანა
t039continue გაგრძელება
t023done მზადაა
t027go გადასვლა
t029join შეერთება
t026next შემდეგი
t005ok OK
t030route მარშრუტი
t022search ძიება
t029send გაგზავნა
t020alphabetic აბგ
c007წ ჭ
c007ე ჱ
c007რ ღ
c007ტ თ
c007ყ ჸ
c007ი ჲ
c007ა ჺ
c007ს შ
c007ფ ჶ
c007გ ჹ
c007ჰ ჵ
c011ჯ ჟ ჷ
c007ზ ძ
c007ხ ჴ
c007ც ჩ
c007ვ ჳ
c007ნ ჼ
v010typewriter
l047ღ ჯ უ კ ე ნ გ შ წ ზ ხ ც
l043ფ ძ ვ თ ა პ რ ო ლ დ ჟ
l039ჭ ჩ ყ ს მ ი ტ ქ ბ ჰ
n013qaraqalpaqsha
e011Kara-Kalpak
s004Latn
k003own
q015“ ” ‘ ’
m012UZS $ € £
d001.
g001,
o003.uz
a000
l017á ǵ ń ó ú ı
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u017Á Ǵ Ń Ó Ú Í
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c022a à â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c004n ñ
c022o ô ö ò œ ø ō õ
c010s ß ś š
c013u û ü ù ū
c004y ÿ
c010z ž ź ż
n009Taqbaylit
e006Kabyle
s004Latn
k006azerty
q013« » “ ”
m011DA $ € £
d001,
g002 
x019dz(azerty-deadkeys)
o003.dz
a000
l021a z e r t y u i ɛ ɣ
l019q s d f g h j k l m
l013w x c v b n -
u021A Z E R T Y U I Ɛ Ɣ
u019Q S D F G H J K L M
u013W X C V B N -
c004a ɛ
c005z ẓ
c005r ṛ
c005t ṭ
c003u o
c005s ṣ
c005d ḍ
c004g ǧ
c005h ḥ
c004c č
c003b p
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c004y ÿ
n016адыгэбзэ
e009Kabardian
s004Cyrl
k003own
q015“ ” ‘ ’
m012₽ $ € £
d001.
g001,
o003.ru
a000
l008ё Ӏ ъ
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u008Ё Ӏ Ъ
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
n006Gikuyu
e006Kikuyu
s004Latn
k003own
q015“ ” ‘ ’
m012Ksh $ € £
d001.
g001,
x007ke(kik)
o003.ke
a000
l020ĩ w e r t y u i o p
l017a s d f g h j k l
l014z ũ c v b n m
u020Ĩ W E R T Y U I O P
u017A S D F G H J K L
u014Z Ũ C V B N M
c004ĩ q
c004ũ x
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n019қазақ тілі
e006Kazakh
s004Cyrl
k003own
q013« » “ ”
m012₸ $ € £
d001,
g002 
x002kz
o003.kz
a000
l026ә і ң ғ ү ұ қ ө һ
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u026Ә І Ң Ғ Ү Ұ Қ Ө Һ
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
t021space бос орын
t019return енгізу
t029continue Жалғастыру
t015done Дайын
t009go Өту
t017join Қосылу
t017next Келесі
t007ok ОК
t016route Бағыт
t017search Іздеу
t017send Жіберу
t017alphabetic АБВ
c008у ү ұ
c005к қ
c005е ё
c005н ң
c005г ғ
c005х ъ
c005ы і
c005а ә
c005о ө
c010э һ э́
c005ь ъ
n010qazaq tili
e014Kazakh (Latin)
s004Latn
k003own
i006turkic
q013« » “ ”
m012₸ $ € £
d001,
g002 
x009kz(latin)
o003.kz
a000
l026ä ñ ğ ç ū ü ı ö ş
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u025Ä Ñ Ğ Ç Ū Ü I Ö Ş
u020Q W E R T Y U İ O P
u017A S D F G H J K L
u013Z X C V B N M
c128ū а ә б в г ғ д е ё ж з и й к қ л м н ң о ө п р с т у ұ ү ф х һ ц ч ш щ ъ ы і ь э ю я
c022a à á â æ ã å ā
c007c ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c004n ń
c022o ô ò ó œ ø ō õ
c010s ß ś š
c010u û ù ú
c004y ÿ
c010z ž ź ż
n011kalaallisut
e011Kalaallisut
s004Latn
k007qwerty+
q015“ ” ‘ ’
m011kr $ € £
d001,
g001.
x002dk
o003.gl
a000
l022q w e r t y u i o p å
l023a s d f g h j k l æ ø
l013z x c v b n m
u022Q W E R T Y U I O P Å
u023A S D F G H J K L Æ Ø
u013Z X C V B N M
c007a å æ
c004e é
c004o ø
c010c ç ć č
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n015ខ្មែរ
e005Khmer
s004Khmr
k003own
q015“ ” ‘ ’
m012៛ $ € £
d001,
g001.
9039១ ២ ៣ ៤ ៥ ៦ ៧ ៨ ៩ ០
f003។
x002kh
o003.kh
l047១ ២ ៣ ៤ ៥ ៦ ៧ ៨ ៩ ០ ឥ ឲ
l047ឆ ឹ េ រ ត យ ុ ិ ោ ផ ៀ ឪ
l047ា ស ដ ថ ង ហ ្ ក ល ើ ់ ឮ
l042ឋ ខ ច វ ប ន ម ុំ ។ ៊
u037! ៗ " ៛ % ៍ ័ ៏ ( ) ៌ ៎
u047ឈ ឺ ែ ឬ ទ ួ ូ ី ៅ ភ ឿ ឰ
u053ាំ ៃ ឌ ធ អ ះ ញ គ ឡ ោះ ៉ ឯ
u043ឍ ឃ ជ េះ ព ណ ំ ុះ ៕ ?
c007ឥ ឦ
c007ឲ ឱ
c027ឪ ឧ ឱ ឳ ឩ ឨ ឫ
c011ឮ ឭ ឰ
c007ះ ៈ
n015ಕನ್ನಡ
e007Kannada
s004Knda
k003own
q015“ ” ‘ ’
m012₹ $ € £
d001.
g001,
9039೧ ೨ ೩ ೪ ೫ ೬ ೭ ೮ ೯ ೦
x007in(kan)
o003.in
l043ೌ ೈ ಾ ೀ ೂ ಬ ಹ ಗ ದ ಜ ಡ
l043ೋ ೇ ್ ಿ ು ಪ ರ ಕ ತ ಚ ಟ
l035ೊ ೆ ಂ ಮ ನ ವ ಲ ಸ ಯ
u043ಔ ಐ ಆ ಈ ಊ ಭ ಙ ಘ ಧ ಝ ಢ
u043ಓ ಏ ಅ ಇ ಉ ಫ ಱ ಖ ಥ ಛ ಠ
u035ಒ ಎ ಞ ೃ ಣ ಋ ಳ ಶ ಷ
t024space ಸ್ಪೇಸ್
t028return ರಿಟರ್ನ್
t039continue ಮುಂದುವರಿಸಿ
t029done ಮುಗಿದಿದೆ
t015go ಹೋಗಿ
t017join ಸೇರಿ
t023next ಮುಂದಿನ
t012ok ಸರಿ
t021route ಮಾರ್ಗ
t025search ಹುಡುಕಿ
t026send ಕಳುಹಿಸಿ
t020alphabetic ಅಆಇ
c014ರ ೃ ್ರ
c011ಮ ೃ ೄ
c011ವ ಋ ೠ
c023ಯ ಜ್ಞ ಕ್ಷ
c011ಾ ಼ ಽ
c007ಋ ಌ
c015್ ೡ ೕ ೖ
c007ಂ ಃ
n026перем коми кыв
e012Komi-Permyak
s004Cyrl
k003own
q015“ ” ‘ ’
m012₽ $ € £
d001.
g001,
o003.ru
a000
l011ё і ӧ ъ
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u011Ё І Ӧ Ъ
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
n006karjal
e008Karelian
s004Latn
k003own
q015“ ” ‘ ’
m012₽ $ € £
d001.
g001,
o003.ru
a000
l016č š ž ä ö '
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u016Č Š Ž Ä Ö '
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c022a à á â æ ã å ā
c007c ç ć
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c022o ô ò ó œ ø ō õ
c007s ß ś
c016u û ü ù ú ū
c004y ÿ
c007z ź ż
n006kurdî
e007Kurdish
s004Latn
k007qwerty+
q015“ ” ‘ ’
m012₺ $ € £
d001,
g001.
x006tr(ku)
o003.tr
a000
l022q w e r t y u i o p û
l023a s d f g h j k l ê î
l019z x c v b n m ç ş
u022Q W E R T Y U I O P Û
u023A S D F G H J K L Ê Î
u019Z X C V B N M Ç Ş
c025a à á â ä æ ã å ā
c007c ć č
c019e è é ë ē ė ę
c016i ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c013u ü ù ú ū
c004y ÿ
c010z ž ź ż
n015коми кыв
e004Komi
s004Cyrl
k003own
q015“ ” ‘ ’
m012₽ $ € £
d001.
g001,
x007ru(kom)
o003.ru
a000
l011ё і ӧ ъ
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u011Ё І Ӧ Ъ
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
n008kernewek
e007Cornish
s004Latn
k006qwerty
q015“ ” ‘ ’
m011£ $ € ¥
d001.
g001,
x002gb
o003.uk
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n016кыргызча
e006Kyrgyz
s004Cyrl
k003own
q013« » „ “
m015сом $ € £
d001,
g002 
x002kg
o003.kg
a000
l014ё ү ң ө ъ
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u014Ё Ү Ң Ө Ъ
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
c005у ү
c005н ң
c005о ө
n006Latina
e005Latin
s004Latn
k006qwerty
q015“ ” ‘ ’
m011€ $ £ ¥
d001.
g001,
x002us
o003.va
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n015Lëtzebuergesch
e013Luxembourgish
s004Latn
k006qwertz
q015„ “ ‚ ‘
m011€ $ £ ¥
d001,
g001.
x006ch(fr)
o003.lu
a000
l019q w e r t z u i o p
l017a s d f g h j k l
l013y x c v b n m
u019Q W E R T Z U I O P
u017A S D F G H J K L
u013Y X C V B N M
c004a ä
c007e é ë
c010c ç ć č
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n019лезги чӏал
e008Lezghian
s004Cyrl
k003own
q015“ ” ‘ ’
m012₽ $ € £
d001.
g001,
o003.ru
a000
l008ё Ӏ ъ
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u008Ё Ӏ Ъ
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
n007Luganda
e005Ganda
s004Latn
k006qwerty
q015“ ” ‘ ’
m012USh $ € £
d001.
g001,
x002us
o003.ug
a000
l022q w e r t y u i o p ŋ
l017a s d f g h j k l
l013z x c v b n m
u022Q W E R T Y U I O P Ŋ
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n015Lakȟólʼiyapi
e006Lakota
s004Latn
k003own
q015“ ” ‘ ’
m011$ € £ ¥
d001.
g001,
o003.us
a000
l020č ǧ ´ ȟ ŋ š ž
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u020Č Ǧ ´ Ȟ Ŋ Š Ž
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c004a á
c006c čʼ
c004e é
c004i í
c005k kʼ
c004o ó
c005p pʼ
c005t tʼ
c004u ú
c005ȟ ʼ
c004l ł
c007n ñ ń
c007s ß ś
c004y ÿ
c007z ź ż
n008lingála
e007Lingala
s004Latn
k003own
q015“ ” ‘ ’
m011FC $ € £
d001,
g001.
x002cd
o003.cd
a000
l021q w ɛ r t y u i ɔ p
l017a s d f g h j k l
l014z x c ̌ b n m
u021Q W Ɛ R T Y U I Ɔ P
u017A S D F G H J K L
u014Z X C ̌ B N M
c014ɛ e ɛ́ ɛ̂
c017ɔ o ǒ ɔ́ ɔ̂
c004̌ v
c010a á â ǎ
c010i í î ǐ
c004u ú
c016z é ê ě ó ô
c010c ç ć č
c004l ł
c007n ñ ń
c010s ß ś š
c004y ÿ
n009ລາວ
e003Lao
s004Laoo
k003own
q015“ ” ‘ ’
m012₭ $ € £
d001,
g001.
9039໑ ໒ ໓ ໔ ໕ ໖ ໗ ໘ ໙ ໐
f000
x002la
o003.la
l047ຢ ຟ ໂ ຖ ຸ ູ ຄ ຕ ຈ ຂ ຊ ໍ
l047ົ ໄ ຳ ພ ະ ິ ີ ຮ ນ ຍ ບ ລ
l047ັ ຫ ກ ດ ເ ້ ່ າ ສ ວ ງ “
l039ຜ ປ ແ ອ ຶ ື ທ ມ ໃ ຝ
u050໑ ໒ ໓ ໔ ໌ ຼ ໕ ໖ ໗ ໘ ໙ ໍ່
u058ົ້ ໐ ຳ້ _ + ິ້ ີ້ ຣ ໜ ຽ ຫຼ ”
u034ັ້ ; . , : ໊ ໋ ! ? % = “
u037₭ ( ຯ @ ຶ້ ື້ ໆ ໝ $ )
n009lietuvių
e010Lithuanian
s004Latn
k006qwerty
q015„ “ „ “
m011€ $ £ ¥
d001,
g002 
x002lt
o003.lt
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t012space tarpas
t014return įvesti
t015continue Tęsti
t012done Atlikta
t007go Eiti
t016join Prisijungti
t011next Toliau
t008ok Gerai
t016route Maršrutas
t015search Ieškoti
t012send Siųsti
c049e ė ę é è ė́ ė̃ ę́ ę̃ ẽ ë ē ê ě
c014r r̃ ŗ ř ŕ
c007t ţ ť
c007y ý ÿ
c048u ū ų ú ù ũ ū́ ū̃ ų́ ų̃ ů ü û ű
c067i į ì í i̇̀ i̇́ i̇̃ ĩ į́ į̃ į̇́ į̇̃ ī î ï ı
c025o õ ò ó ö ø ő ô œ
c038a ą ã à á ą́ ą̃ ä â ā å æ
c013s š ß ś ş
c004d ď
c007g ģ ğ
c004k ķ
c017l l̃ ļ ł ľ ĺ
c010z ž ż ź
c010c č ç ć
c010n ñ ņ ń
c011j j̃ j̇̃
c005m m̃
n011latgalīšu
e009Latgalian
s004Latn
k006qwerty
q015“ ” ‘ ’
m011€ $ £ ¥
d001,
g002 
x002lv
o003.lv
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t014space atstarpe
t015return ievadīt
t018continue Turpināt
t011done Gatavs
t006go Iet
t017join Pievienoties
t012next Tālāk
t007ok Labi
t015route Maršruts
t014search Meklēt
t012send Sūtīt
c004a ā
c004c č
c004e ē
c004g ģ
c004i ī
c004k ķ
c004l ļ
c004n ņ
c004o ō
c004s š
c004u ū
c004z ž
c004y ÿ
n009latviešu
e007Latvian
s004Latn
k006qwerty
q015“ ” ‘ ’
m011€ $ £ ¥
d001,
g002 
x002lv
o003.lv
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t014space atstarpe
t015return ievadīt
t018continue Turpināt
t011done Gatavs
t006go Iet
t017join Pievienoties
t012next Tālāk
t007ok Labi
t015route Maršruts
t014search Meklēt
t012send Sūtīt
c025e ē ė è é ê ë ę ě
c010r ŗ ř ŕ
c007t ţ ť
c007y ý ÿ
c025u ū ų ù ú û ü ů ű
c022i ī į ì í î ï ı
c028o ō ò ó ô õ ö œ ő ø
c028a ā à á â ã ä å æ ą
c013s š ß ś ş
c004d ď
c007g ģ ğ
c004k ķ
c013l ļ ł ĺ ľ
c010z ž ż ź
c010c č ç ć
c010n ņ ñ ń
n008Malagasy
e008Malagasy
s004Latn
k006azerty
q013« » “ ”
m011Ar $ € £
d001.
g001,
x002fr
o003.mg
a000
l019a z e r t y u i o p
l019q s d f g h j k l m
l013w x c v b n '
u019A Z E R T Y U I O P
u019Q S D F G H J K L M
u013W X C V B N ?
c010a à â æ
c013e é è ê ë
c010i î ï ì
c007o ô œ
c010u ù û ü
c004c ç
c004y ÿ
c004n ñ
c004l ł
c010s ß ś š
c010z ž ź ż
n019олык марий
e012Eastern Mari
s004Cyrl
k003own
q015“ ” ‘ ’
m011$ € £ ¥
d001.
g001,
x007ru(chm)
a000
l014ё ҥ ӧ ӱ ъ
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u014Ё Ҥ Ӧ Ӱ Ъ
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
c005ы ӹ
c005а ӓ
c008о ө ӫ
n013te reo Māori
e006Māori
s004Latn
k006qwerty
q015“ ” ‘ ’
m011$ € £ ¥
d001.
g001,
x003mao
o003.nz
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c004a ā
c004e ē
c004i ī
c004o ō
c004u ū
c010c ç ć č
c004l ł
c007n ñ ń
c010s ß ś š
c004y ÿ
c010z ž ź ż
n020македонски
e010Macedonian
s004Cyrl
k003own
q015„ “ ‚ ‘
m016ден. $ € £
d001,
g001.
x002mk
o003.mk
a000
l032љ њ е р т ѕ у и о п ш
l032а с д ф г х ј к л ч ќ
l026з џ ц в б н м ѓ ж
u032Љ Њ Е Р Т Ѕ У И О П Ш
u032А С Д Ф Г Х Ј К Л Ч Ќ
u026З Џ Ц В Б Н М Ѓ Ж
t029space празно место
t017return внеси
t025continue Продолжи
t017done Готово
t009go Оди
t026join Приклучи се
t017next Следно
t014ok Во ред
t014route Рута
t023search Пребарај
t019send Испрати
t017alphabetic АБВ
c010е ѐ ѐ
c010и ѝ ѝ
n018മലയാളം
e009Malayalam
s004Mlym
k003own
q015“ ” ‘ ’
m012₹ $ € £
d001.
g001,
9039൧ ൨ ൩ ൪ ൫ ൬ ൭ ൮ ൯ ൦
x007in(mal)
o003.in
l043് ാ ി ീ ു ൂ ൃ െ േ ൊ ോ
l043ക ഗ ങ ച ജ ട ഡ ണ ത ദ ന
l039പ ബ മ യ ര ല വ ശ ഹ ള
t024space സ്പേസ്
t028return റിട്ടേൺ
t027continue തുടരുക
t038done പൂർത്തിയായി
t018go പോകുക
t020join ചേരുക
t029next അടുത്തത്
t012ok ശരി
t015route വഴി
t025search തിരയുക
t032send അയയ്ക്കുക
t020alphabetic അആഇ
c019് അ ൠ ൡ ൿ
c007ാ ആ
c007ി ഇ
c007ീ ഈ
c007ു ഉ
c007ൂ ഊ
c007ൃ ഋ
c019െ എ ഐ ൈ ൌ
c007േ ഏ
c007ൊ ഒ
c015ോ ഓ ഔ ൗ
c011ക ഖ ഌ
c007ഗ ഘ
c007ങ ഞ
c007ച ഛ
c007ജ ഝ
c007ട ഠ
c007ഡ ഢ
c007ണ ൺ
c007ത ഥ
c007ദ ധ
c007ന ൻ
c007പ ഫ
c007ബ ഭ
c007മ ം
c010യ ്യ
c018ര ്ര ർ റ
c007ല ൽ
c010വ ്വ
c011ശ ഷ സ
c007ഹ ഃ
c011ള ൾ ഴ
c013. … ‌ ‍
n012монгол
e009Mongolian
s004Cyrl
k003own
q015“ ” ‘ ’
m012₮ $ € £
d001.
g001,
x002mn
o003.mn
a000
l035ф ц у ж э н г ш ү з к е
l035й ы б ө а х р о л д п ю
l026я ч ё с м и т ь в
u035Ф Ц У Ж Э Н Г Ш Ү З К Е
u035Й Ы Б Ө А Х Р О Л Д П Ю
u026Я Ч Ё С М И Т Ь В
t012space зай
t021return оруулах
t033continue Үргэлжлүүлэх
t017done Болсон
t011go Очих
t017join Нэгдэх
t017next Дараах
t007ok ОК
t015search Хайх
t017send Илгээх
t017alphabetic АБВ
c005ш щ
c005ё е
c005ь ъ
c005в ю
c005х һ
c005а ә
v004aosp
l032ф ц у ж э н г ш ү з к
l032й ы б ө а х р о л д п
l026я ч ё с м и т ь в
u032Ф Ц У Ж Э Н Г Ш Ү З К
u032Й Ы Б Ө А Х Р О Л Д П
u026Я Ч Ё С М И Т Ь В
n018ᠮᠣᠩᠭᠣᠯ
e023Mongolian (Traditional)
s004Mong
k003own
q015“ ” ‘ ’
m011¥ $ € £
d001.
g001,
9039᠑ ᠒ ᠓ ᠔ ᠕ ᠖ ᠗ ᠘ ᠙ ᠐
f003᠃
x012cn(mon_trad)
o003.cn
l039ᠣ ᠸ ᠡ ᠷ ᠲ ᠶ ᠦ ᠢ ᠥ ᠫ
l039ᠠ ᠰ ᠳ ᠹ ᠭ ᠬ ᠵ ᠺ ᠯ ᠋
l027ᠽ ᠱ ᠴ ᠤ ᠪ ᠨ ᠮ
u039ᡂ ᠸ ᠧ ᠿ ᠲ ᠶ ᠦ ᠢ ᠥ ᠫ
u039ᠠ ᠰ ᠳ ᠹ ᠭ ᠾ ᠵ ᠻ ᡀ ᠌
u027ᡁ ᠱ ᠼ ᠤ ᠪ ᠩ ᠮ
p005, ᠂
p005. ᠃
c108᠋ а б в г д е ё ж з и й к л м н о ө п р с т у ү ф х ц ч ш щ ъ ы ь э ю я
n024মৈতৈলোন্
e008Manipuri
s004Mtei
k003own
q015“ ” ‘ ’
m012₹ $ € £
d001.
g001,
0039১ ২ ৩ ৪ ৫ ৬ ৭ ৮ ৯ ০
f003꯫
x009in(eeyek)
o003.in
l039ꯈ ꯋ ꯏ ꯔ ꯇ ꯌ ꯎ ꯤ ꯣ ꯄ
l035ꯑ ꯁ ꯗ ꯐ ꯒ ꯍ ꯖ ꯀ ꯂ
l027ꯉ ꯊ ꯆ ꯚ ꯕ ꯅ ꯃ
u039ꯘ ꯋ ꯢ ꯔ ꯠ ꯦ ꯨ ꯩ ꯧ ꯞ
u035ꯥ ꯓ ꯙ ꯚ ꯘ ꯪ ꯓ ꯛ ꯜ
u027ꯡ ꯙ ꯫ ꯭ ꯬ ꯟ ꯝ
c239ꯀ ় ঁ ং ঃ অ আ ই ঈ উ ঊ ঋ এ ঐ ও ঔ ক খ গ ঘ ঙ চ ছ জ ঝ ঞ ট ঠ ড ঢ ণ ত থ দ ধ ন প ফ ব ভ ম য র ল ৱ শ ষ স হ া ি ী ু ূ ৃ ে ৈ ো ৌ ্
n015मराठी
e007Marathi
s004Deva
k003own
q015“ ” ‘ ’
m012₹ $ € £
d001.
g001,
0039१ २ ३ ४ ५ ६ ७ ८ ९ ०
x011in(marathi)
o003.in
l039् ा ि ी ु ू े ै ो ौ
l039क ख ग घ च छ ज झ ृ ं
l039ट ठ ड ढ ण त थ द ध न
l039प फ ब भ म य र ल व श
l043ष स ह ळ क्ष ज्ञ ॅ ॉ
u039अ आ इ ई उ ऊ ए ऐ ओ औ
u034· · · · · · · · ऋ अं
u029· · · · · · · · · ·
u029· · · · · · · · · ·
u025· · · · · · ऍ ऑ
t021space स्पेस
t025return रिटर्न
t034continue सुरू ठेवा
t017done झाले
t009go जा
t033join सामील व्हा
t020next पुढील
t012ok ठीक
t021route मार्ग
t019search शोधा
t020send पाठवा
t020alphabetic कखग
c007् ़
c007ृ ॄ
c007ं ः
c013त त्र
c011न ङ ञ
c013श श्र
c013ज्ञ ॐ
c007ॅ ँ
c007र ऱ
c007ऋ ऌ
c007ा ऽ
n013Bahasa Melayu
e005Malay
s004Latn
k006qwerty
q015“ ” ‘ ’
m012MYR $ € £
d001.
g001,
x002us
o003.my
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t011space ruang
t013return return
t017continue Teruskan
t012done Selesai
t008go Pergi
t011join Sertai
t015next Seterusnya
t005ok OK
t012route Laluan
t011search Cari
t011send Hantar
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n005Malti
e007Maltese
s004Latn
k003own
q015“ ” ‘ ’
m011€ $ £ ¥
d001.
g001,
x002mt
o003.mt
a000
l022q w e r t y u i o p ġ
l020a s d f g h j k l ħ
l019z x c v b n m ż ċ
u022Q W E R T Y U I O P Ġ
u020A S D F G H J K L Ħ
u019Z X C V B N M Ż Ċ
c022e è é ê ë ē ė ę
c016u ù û ü ú ū
c019i ì î ï í ī į
c025o ò ô ö ó œ ø ō õ
c025a à á â ä æ ã å ā
c010c ç ć č
c004l ł
c007n ñ ń
c010s ß ś š
c004y ÿ
c007z ž ź
n009mirandés
e009Mirandese
s004Latn
k006qwerty
q015“ ” ‘ ’
m011$ € £ ¥
d001.
g001,
x002pt
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c007a á ª
c004e é
c004i í
c007o ó º
c007u ú ũ
c004c ç
c004l ł
c007n ñ ń
c010s ß ś š
c004y ÿ
c010z ž ź ż
n018မြန်မာ
e007Burmese
s004Mymr
k003own
q015“ ” ‘ ’
m010K $ € £
d001.
g001,
0039၁ ၂ ၃ ၄ ၅ ၆ ၇ ၈ ၉ ၀
f003။
x002mm
o003.mm
l045ဈ ဝ ဋ ုံ ော ဪ ရ ဂ ဟ ၏
l039ဆ တ န မ အ ပ က င သ စ
l039ေ ျ ိ ် ါ ့ ြ ု ူ း
l031ဖ ထ ခ လ ဘ ည ာ ယ
u039၁ ၂ ၃ ၄ ၅ ၆ ၇ ၈ ၉ ၀
u054ဍ ဏ္ဍ ဣ ၎င်း ဤ ၌ ဥ ၍ ဿ ဏ
u045ဗ ှ ီ ္ ွ ံ ဲ ဒ ဓ ဏ္ဌ
u031ဇ ဌ ဃ ဠ ဎ ဉ ဦ ဧ
c013ဈ ဍ္ဎ
c016ဝ ကျပ်
c013ဋ ဋ္ဌ
c016ုံ င်္
c013ော ေါ
c007ဪ ဩ
c011ရ ၒ ၓ
c011ဂ ၔ ၕ
c011ဟ ၐ ၑ
n021эрзянь кель
e005Erzya
s004Cyrl
k003own
q015“ ” ‘ ’
m012₽ $ € £
d001.
g001,
x002ru
o003.ru
a000
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
c013е ё е́ ѣ
c005ф ѳ
c007ы ы́
c007а а́
c007о о́
c007я я́
c007и и́
c008ь ъ ы
c007ю ю́
c005х ъ
c007э э́
n013norsk bokmål
e017Norwegian Bokmål
s004Latn
k003own
q013« » ‘ ’
m011kr $ € £
d001,
g002 
x002no
o003.no
a000
l022q w e r t y u i o p å
l023a s d f g h j k l ø æ
l013z x c v b n m
u022Q W E R T Y U I O P Å
u023A S D F G H J K L Ø Æ
u013Z X C V B N M
t015space mellomrom
t012return retur
t017continue Fortsett
t011done Ferdig
t006go Gå
t014join Koble til
t010next Neste
t005ok OK
t010route Rute
t011search Søk
t009send Send
c013e é è ê ë
c007y ý ÿ
c016u ü ú ù û ū
c007i í ï
c025o ó ô ò ø ö õ ō œ
c028a å æ à á ä ã ǎ â ā
c010s š ß ś
c007d đ ð
c004l ł
c005ø ö
c005æ ä
c007c ç č
c010n ñ ń ŋ
c004t ŧ
c004z ž
n018नेपाली
e006Nepali
s004Deva
k003own
q015“ ” ‘ ’
m015रू $ € £
d001.
g001,
0039१ २ ३ ४ ५ ६ ७ ८ ९ ०
f003।
x002np
o003.np
l043ट ौ े र त य ु ि ो प इ
l043ा स द उ ग ह ज क ल ए ॐ
l031ष ड च व ब न म ्
u043ठ औ ै ृ थ ञ ू ी ओ फ ई
u043आ श ध ऊ घ अ झ ख ॥ ऐ ः
u031ऋ ढ छ ँ भ ण ं ङ
t021space स्पेस
t025return रिटर्न
t052continue जारी राख्नुहोस्
t026done सम्पन्न
t027go जानुहोस्
t020next अर्को
t016ok ठिक छ
t037search खोज्नुहोस्
t035send पठाउनुहोस्
t020alphabetic कखग
c013र र्‍
c007् ऽ
c007ा ़
c011ऋ ऌ ऍ
c007ऐ ऑ
c007ल ळ
c007ृ ॅ
c007ै ॉ
n010Nederlands
e005Dutch
s004Latn
k006qwerty
q015‘ ’ ‘ ’
m011€ $ £ ¥
d001,
g001.
x002nl
o003.nl
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t012space spatie
t013return return
t016continue Ga door
t011done Gereed
t005go Ga
t012join Verbind
t013next Volgende
t005ok OK
t011route Route
t011search Zoek
t010send Stuur
c022e é ë ê è ę ė ē
c010y ÿ ý ĳ
c016u ú ü û ù ū
c028i í ï íj́ î ì ī ĳ į
c025o ó ö ô œ ø ò õ ō
c025a á ä à â ã å æ ā
c004c ç
c007n ñ ń
c004l ł
c010s ß ś š
c010z ž ź ż
n020Nederlands (België)
e015Dutch (Belgium)
s004Latn
k006azerty
q015‘ ’ ‘ ’
m011€ $ £ ¥
d001,
g001.
x002be
o003.be
a000
l019a z e r t y u i o p
l019q s d f g h j k l m
l013w x c v b n '
u019A Z E R T Y U I O P
u019Q S D F G H J K L M
u013W X C V B N '
t012space spatie
t013return return
t016continue Ga door
t011done Gereed
t005go Ga
t012join Verbind
t013next Volgende
t005ok OK
t011route Route
t011search Zoek
t010send Stuur
c025a á ä â à æ ã å ā
c022e é ë ê è ę ė ē
c010y ÿ ý ĳ
c016u ú ü û ù ū
c028i í ï íj́ î ì ĳ į ī
c025o ó ö ô œ ø ò õ ō
c004s ß
c010c ç ć č
c007n ñ ń
c004l ł
c010z ž ź ż
n013norsk nynorsk
e017Norwegian Nynorsk
s004Latn
k003own
q013« » ‘ ’
m011kr $ € £
d001,
g002 
x002no
o003.no
a000
l022q w e r t y u i o p å
l023a s d f g h j k l ø æ
l013z x c v b n m
u022Q W E R T Y U I O P Å
u023A S D F G H J K L Ø Æ
u013Z X C V B N M
t015space mellomrom
t012return retur
t018continue Hald fram
t011done Ferdig
t006go Gå
t014join Kople til
t010next Neste
t005ok OK
t010route Rute
t011search Søk
t009send Send
c013e é è ê ë
c007y ý ÿ
c016u ü ú ù û ū
c010i í ì ï
c025o ó ô ò ø ö õ ō œ
c028a å æ à á ä ǎ â ã ā
c010s š ß ś
c007d đ ð
c004l ł
c005ø ö
c005æ ä
c007c ç č
c010n ñ ń ŋ
c004t ŧ
c004z ž
n006ߒߞߏ
e004N'Ko
s004Nkoo
k003own
q015“ ” ‘ ’
m011FG $ € £
d001.
g001,
9029߁ ߂ ߃ ߄ ߅ ߆ ߇ ߈ ߉ ߀
x002gn
o003.gn
r000
l026߰ ߱ ߫ ߵ ߴ ߲ ߺ ߭ ߮
l032ߊ ߠ ߍ ߙ ߕ ߦ ߎ ߌ ߐ ߔ ߳
l035߬ ߛ ߘ ߝ ߜ ߤ ߖ ߞ ߟ ߡ ߯ ߑ
l014ߥ ߗ ߢ ߓ ߣ
u025~ ߁ ߂ ߃ ߄ ߇ ߈ ߉ ߀
u032· · ߋ ߚ · ߧ ߶ · ߏ · ·
u034· · · · ߷ · ߨ · ߪ · ߸ *
u014· ߩ · · ߒ
p004, ߸
p004; ؛
p004? ؟
p004! ߹
n006Sepedi
e014Northern Sotho
s004Latn
k006qwerty
q015“ ” ‘ ’
m010R $ € £
d001.
g001,
x002za
o003.za
a000
l019q w e r t y u i o p
l018a š d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u018A Š D F G H J K L
u013Z X C V B N M
c004š s
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n007occitan
e007Occitan
s004Latn
k003own
q015“ ” ‘ ’
m011€ $ £ ¥
d001.
g001,
x007fr(oci)
o003.fr
a000
l011é è ç à
l019a z e r t y u i o p
l022q s d f g h j k l m ù
l011w x c v b n
u0072 7 9 0
u019A Z E R T Y U I O P
u021Q S D F G H J K L M %
u011W X C V B N
c022a á â ä æ ã å ā
c007c ć č
c016e ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c013u û ü ú ū
c004y ÿ
c010z ž ź ż
n006Oromoo
e005Oromo
s004Latn
k006qwerty
q015“ ” ‘ ’
m011Br $ € £
d001.
g001,
x002us
o003.et
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n015ଓଡ଼ିଆ
e004Odia
s004Orya
k003own
q015“ ” ‘ ’
m012₹ $ € £
d001.
g001,
9039୧ ୨ ୩ ୪ ୫ ୬ ୭ ୮ ୯ ୦
f003।
x007in(ori)
o003.in
l047ୌ ୈ ା ୀ ୂ ବ ହ ଗ ଦ ଜ ଡ ଼
l043ୋ େ ୍ ି ୁ ପ ର କ ତ ଚ ଟ
l027ଂ ମ ନ ଵ ଲ ସ ଯ
u047ଔ ଐ ଆ ଈ ଊ ଭ ଙ ଘ ଧ ଝ ଢ ଞ
u042ଓ ଏ ଅ ଇ ଉ ଫ · ଖ ଥ ଛ ଠ
u023ଁ ଣ · · ଳ ଶ @
c007ଊ ଋ
c007ଂ ଃ
c011୍ ୟ ୱ
c007ଶ ଷ
c007ୂ ୃ
n008ирон
e007Ossetic
s004Cyrl
k003own
q013« » „ “
m012₾ $ € £
d001,
g002 
x014ru(os_winkeys)
o003.ge
a000
l035й ц у к е н г ш щ з х ъ
l032ф ы в а п р о л д ж ӕ
l026я ч с м и т ь б ю
u035Й Ц У К Е Н Г Ш Щ З Х Ъ
u032Ф Ы В А П Р О Л Д Ж Ӕ
u026Я Ч С М И Т Ь Б Ю
c005е ё
c005ь э
n018ਪੰਜਾਬੀ
e007Punjabi
s004Guru
k003own
q015“ ” ‘ ’
m012₹ $ € £
d001.
g001,
9039੧ ੨ ੩ ੪ ੫ ੬ ੭ ੮ ੯ ੦
f003।
x008in(guru)
o003.in
l039੍ ਾ ਿ ੀ ੁ ੂ ੇ ੈ ੋ ੌ
l039ੳ ੲ ਸ ਹ ਕ ਖ ਗ ਘ ੰ ਂ
l039ਚ ਛ ਜ ਝ ਟ ਠ ਡ ਢ ਣ ੱ
l039ਤ ਥ ਦ ਧ ਨ ਪ ਫ ਬ ਭ ਮ
l037ਯ ਰ ਲ ਵ ੜ ੍ਰ ੍ਹ ਼
u039ਅ ਆ ਇ ਈ ਉ ਊ ਏ ਐ ਓ ਔ
u029· · · · · · · · · ·
u029· · · · · · · · · ·
u029· · · · · · · · · ·
u023· · · · · · · ·
t018space ਸਪੇਸ
t022return ਰਿਟਰਨ
t034continue ਜਾਰੀ ਰੱਖੋ
t021done ਹੋ ਗਿਆ
t012go ਜਾਓ
t017join ਜੁੜੋ
t017next ਅਗਲਾ
t012ok ਠੀਕ
t015route ਰੂਟ
t019search ਖੋਜੋ
t017send ਭੇਜੋ
t020alphabetic ਕਖਗ
c007੍ ਃ
c007ੳ ੴ
c007ਘ ਙ
c007ਝ ਞ
n012پنجابی
e019Punjabi (Shahmukhi)
s004Arab
k003own
q015“ ” ‘ ’
m011Rs $ € £
d002٫
g001,
0029۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹ ۰
f002۔
x002pk
o003.pk
r000
l029ق و ع ر ت ے ء ی ہ پ
l026ا س د ف گ ح ج ک ل
l023َ ز ش چ ط ب ن م
u029ٔ ْ ّ ً ٗ ٖ ٰ ُ ِ َ
u028؏ ؎ ؔ ؒ ؓ ؑ ؐ ﷺ ﷻ
u024ﷲ ؀ ؂ ؃ ؍ ٘ ؟ ٫
p004, ،
p004; ؛
p004? ؟
p004% ٪
p004. ۔
c005و ؤ
c005ر ڑ
c005ت ٹ
c005ے ۓ
c005ی ئ
c008ہ ۂ ۃ
c014ا آ أ ٰ ٖ
c005س ص
c005د ڈ
c005گ غ
c005ح ھ
c005ج ض
c005ک خ
c026َ ُ ِ ٗ ْ ً ٌ ٍ ّ
c005ز ذ
c005ش ژ
c005چ ث
c005ط ظ
c008ن ں ه
n006polski
e006Polish
s004Latn
k006qwerty
q013„ ” « »
m012zł $ € £
d001,
g002 
x002pl
o003.pl
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t012space spacja
t013return wróć
t014continue Dalej
t011done Gotowe
t007go Idź
t013join Połącz
t010next Dalej
t005ok OK
t011route Trasa
t013search Szukaj
t012send Wyślij
c022e ę è é ê ë ė ē
c025o ó ö ô œ ò õ ø ō
c028a ą à â ä æ å á ã ā
c010s ś ß š
c004l ł
c010z ż ź ž
c004x ź
c010c ć ç č
c007n ń ñ
c007i î ï
c010u ù û ü
c004y ÿ
n011piemontèis
e011Piedmontese
s004Latn
k006qwerty
q015“ ” ‘ ’
m011€ $ £ ¥
d001.
g001,
x002it
o003.it
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c004a à
c010e é ë è
c004i ì
c007o ö ò
c007u ü ù
c010c ç ć č
c004l ł
c007n ñ ń
c010s ß ś š
c004y ÿ
c010z ž ź ż
n008پښتو
e006Pashto
s004Arab
k003own
q015“ ” ‘ ’
m011؋ $ € £
d002٫
g002٬
0029۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹ ۰
x006af(ps)
o003.af
r000
l035ض ص ث ق ف غ ع ه خ ح ج چ
l032ش س ی ب ل ا ت ن م ک ګ
l026ۍ ې ز ر ذ د ړ و ږ
u033ْ ٌ ٍ ً ُ ِ َ ّ ځ څ ] [
u031ښ ئ ي پ أ آ ټ ڼ ة : ؛
u026ظ ط ژ ء ‌ ډ ؤ ، .
p004, ،
p004; ؛
p004? ؟
p004% ٪
c005ْ ٔ
c005ټ ٰ
c005ګ گ
n019português (Brasil)
e019Portuguese (Brazil)
s004Latn
k006qwerty
q015“ ” ‘ ’
m011R$ $ € £
d001,
g001.
x002br
o003.br
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t013space espaço
t014return retorno
t018continue Continuar
t007done OK
t005go Ir
t013join Conectar
t013next Seguinte
t005ok OK
t010route Rota
t013search Buscar
t011send Enviar
c025e é ê ë ē è ĕ ė ę
c019u ú ü ù û ū ŭ
c022i í ï î ì ī ĭ į
c031o ó õ ô ò º ö ō ø œ ŏ
c031a á ã à â ä ª å æ ā ă
c010c ç č ć
c004n ñ
c004y ÿ
c004l ł
c010s ß ś š
c010z ž ź ż
v008extended
l019q w e r t y u i o p
l020a s d f g h j k l ç
l013z x c v b n m
u019Q W E R T Y U I O P
u020A S D F G H J K L Ç
u013Z X C V B N M
n021português (Portugal)
e021Portuguese (Portugal)
s004Latn
k006qwerty
q013« » “ ”
m011€ $ £ ¥
d001,
g002 
x002pt
o003.pt
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t013space espaço
t014return retorno
t018continue Continuar
t007done OK
t005go Ir
t013join Conectar
t013next Seguinte
t005ok OK
t010route Rota
t013search Buscar
t011send Enviar
c025e é ê ë è ē ĕ ę ė
c004y ÿ
c019u ú ü ù û ū ŭ
c022i í ï î ì ī ĭ į
c031o ó õ ô ò ö º ō ø œ ŏ
c031a á ã à â ä ª å æ ā ă
c010c ç č ć
c004n ñ
c004l ł
c010s ß ś š
c010z ž ź ż
n009rumantsch
e007Romansh
s004Latn
k007qwertz+
q013« » ‹ ›
m012CHF $ € £
d001.
g003’
x002ch
o003.ch
a000
l022q w e r t z u i o p ü
l023a s d f g h j k l ö ä
l013y x c v b n m
u022Q W E R T Z U I O P Ü
u023A S D F G H J K L Ö Ä
u013Y X C V B N M
c007a ä à
c007o ö ò
c007u ü ù
c004s ß
c007e é è
c004i ì
c010c ç ć č
c004l ł
c007n ñ ń
c004y ÿ
c010z ž ź ż
n008română
e008Romanian
s004Latn
k006qwerty
q013„ ” « »
m012lei $ € £
d001,
g001.
x002ro
o003.ro
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t013space spațiu
t012return retur
t018continue Continuă
t007done OK
t007go Salt
t014join Conectare
t013next Înainte
t005ok OK
t011route Rută
t013search Caută
t012send Trimite
c013e è é ê ë
c007t ț ţ
c004u ü
c019i î ï ì í į ī
c004o ö
c028a â ă à á ä å ã æ ā
c016s ș ş ß ś š
c004c ç
c004n ñ
c004l ł
c004y ÿ
c010z ž ź ż
n014русский
e007Russian
s004Cyrl
k003own
q013« » „ “
m012₽ $ € £
d001,
g002 
x002ru
o003.ru
a000
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
t018space пробел
t015return ввод
t021continue Дальше
t017done Готово
t017go Перейти
t016join Подкл.
t015next Далее
t007ok ОК
t020route Маршрут
t017search Найти
t023send Отправить
t017alphabetic АБВ
c013е ё е́ ѣ
c005х ъ
c005ф ѳ
c007ы ы́
c007а а́
c007о о́
c007э э́
c007я я́
c007и и́
c008ь ъ ы
c007ю ю́
c007у у́
n020русиньскый
e005Rusyn
s004Cyrl
k003own
q015“ ” ‘ ’
m012₴ $ € £
d001.
g001,
x002ua
o003.ua
a000
l008ё Ӏ ъ
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u008Ё Ӏ Ъ
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
n011Kinyarwanda
e011Kinyarwanda
s004Latn
k006qwerty
q013« » ‘ ’
m011RF $ € £
d001,
g001.
x002us
o003.rw
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n034संस्कृत भाषा
e008Sanskrit
s004Deva
k003own
q015“ ” ‘ ’
m012₹ $ € £
d001.
g001,
0039१ २ ३ ४ ५ ६ ७ ८ ९ ०
f003।
x014in(san-kagapa)
o003.in
l039ट ड ॆ र त य ु ि ॊ प
l035ा स द ् ग ह ज क ल
l027ञ ष च व ब न म
u039ठ ढ े ृ थ ै ू ी ो फ
u035आ श ध ॄ घ ः झ ख ळ
u027ङ ़ छ ौ भ ण ं
c031् ॑ ॒ ॐ ॠ ॡ ॢ ॣ
c007ं ँ
c031आ अ इ ई उ ऊ ऋ ऌ
c019क ए ऐ ओ औ
c007़ ऽ
n017саха тыла
e005Sakha
s004Cyrl
k003own
q013« » „ “
m012₽ $ € £
d001,
g002 
x007ru(sah)
o003.ru
a000
l030ё нь дь ҥ ҕ ө һ ү ъ
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u030Ё НЬ ДЬ Ҥ Ҕ Ө Һ Ү Ъ
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
n021ᱥᱟᱱᱛᱟᱲᱤ
e007Santali
s004Olck
k003own
q015“ ” ‘ ’
m012₹ $ € £
d001.
g001,
0039᱑ ᱒ ᱓ ᱔ ᱕ ᱖ ᱗ ᱘ ᱙ ᱐
f003᱾
x008in(olck)
o003.in
l039ᱧ ᱣ ᱮ ᱨ ᱴ ᱭ ᱩ ᱤ ᱚ ᱯ
l035ᱟ ᱥ ᱰ ᱝ ᱜ ᱦ ᱡ ᱠ ᱞ
l031ᱲ ᱽ ᱪ ᱶ ᱵ ᱱ ᱢ ᱹ
u031· · · · ᱛ · · · ᱳ ·
u028· · ᱫ · · ᱷ · · ·
u024· · · · · ᱸ ᱬ >
c011ᱹ ᱺ ᱻ
c007ᱽ ᱼ
n005sardu
e009Sardinian
s004Latn
k006qwerty
q013« » “ ”
m011€ $ £ ¥
d001,
g001.
x002it
o003.it
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c007a à ª
c013e è é ə ɜ
c004i ì
c010o ò ó º
c004u ù
c010c ç ć č
c004l ł
c007n ñ ń
c010s ß ś š
c004y ÿ
c010z ž ź ż
n008سنڌي
e006Sindhi
s004Arab
k003own
q015“ ” ‘ ’
m011Rs $ € £
d002٫
g002٬
0029١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ٠
x007pk(snd)
o003.pk
r000
l035ق ص ي ر ت ٿ ع ڳ و پ ڇ چ
l035ا س د ف گ ه ج ڪ ل ک ڱ ڍ
l023ز خ ط ڀ ب ن م ئ
u035َ ض ِ ڙ ٽ ث غ ھ ُ ڦ ڃ ڄ
u034آ ش ڊ ڦ گ ح ج ۡ : ؛ ـ ٺ
u023ذ ّ ظ ء ٻ ڻ ۾ ؟
p004, ،
p004; ؛
p004? ؟
p004% ٪
c008ڍ ڌ ڏ
n016davvisámegiella
e014Northern Sámi
s004Latn
k003own
q015” ” ’ ’
m011kr $ € £
d001,
g002 
x007no(smi)
o003.no
a000
l024á š e r t y u i o p ŋ
l023a s d f g h j k l đ ŧ
l017ž z č c v b n m
u024Á Š E R T Y U I O P Ŋ
u023A S D F G H J K L Đ Ŧ
u017Ž Z Č C V B N M
c004á q
c004š w
c033e æ é è ë ê ẽ ē ẹ ė ǝ
c015t ŧ ț ṱ ṯ
c032y ÿ ý ỳ ŷ ỹ ȳ ẏ ẙ ɏ
c026u ü ú ù û ũ ū ụ ů
c023i í ï ì î ĩ ī ị
c035o ö ø ó ò ô õ ō ọ ȯ ő œ
c026a ä æ å à ã â ā ạ
c014s ŝ ṣ ș ss
c010g ǥ ǧ ģ
c011k ǩ ḵ ķ
c007z ʒ ǯ
c004č x
c007c ç ĉ
c018n ñ ń ň ṋ ṉ
c004l ł
n033Хуг̌нӯни зив (Shughni)
e007Shughni
s004Latn
k003own
q015“ ” ‘ ’
m016сом. $ € £
d001,
g002 
o003.tj
a000
l032ž š ʓ δ ů ẋ ɣ̌ č ê ϑ
l019q w e r t y u i o p
l019a s d f g ɣ ǰ k l
l013z x c v b n m
u032Ž Š Ӡ Δ Ů Ẋ Ɣ̌ Č Ê Ɵ
u019Q W E R T Y U I O P
u020A S D F G Ɣ J̌ K L
u013Z X C V B N M
c004a ā
c004i ī
c004u ū
c004ǰ j
c005ϑ θ
c004ɣ h
c007c ç ć
c019e è é ë ē ė ę
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c007s ß ś
c004y ÿ
c007z ź ż
n013žemaitėška
e010Samogitian
s004Latn
k003own
q015“ ” ‘ ’
m011€ $ £ ¥
d001.
g001,
x007lt(sgs)
o003.lt
a000
l029̄ ą č ę ė į š ų ū ž
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u028~ Ą Č Ę Ė Į Š Ų Ū Ž
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c007c ç ć
c016e è é ê ë ē
c016i î ï í ī ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c007s ß ś
c013u û ü ù ú
c004y ÿ
c007z ź ż
n015සිංහල
e007Sinhala
s004Sinh
k003own
q015“ ” ‘ ’
m016රු. $ € £
d001.
g001,
x002lk
o003.lk
l043ු අ ැ ර එ හ ම ස ද ච ඤ
l043් ි ා ෙ ට ය ව න ක ත ඏ
l035ං ජ ඩ ඉ බ ප ල ග ෳ
u043ූ උ ෑ ඍ ඔ ශ ඹ ෂ ධ ඡ ඥ
u058ෟ ී ෘ ෆ ඨ ්‍ය ළු ණ ඛ ථ ්‍ර
u041ඞ ඣ ඪ ඊ භ ඵ ළ ඝ ර්‍
c007ද ඳ
c007ං ඃ
c007ජ ඦ
c007ඩ ඬ
c007ග ඟ
c023ෙ ේ ො ෝ ෞ ෛ
c011අ ආ ඇ
c007ඉ ඈ
c007උ ඌ
c007එ ඒ
c015ඔ ඓ ඕ ඖ
c007ෳ ෲ
n016Bidumsámegiella
e009Pite Sami
s004Latn
k003own
q015“ ” ‘ ’
m011$ € £ ¥
d001.
g001,
a000
l017á đ ŋ ŧ å ä
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u017Á Đ Ŋ Ŧ Å Ä
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c007o ö ø
c004a æ
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n020Ubmejesámien giella
e008Ume Sami
s004Latn
k003own
q015“ ” ‘ ’
m011$ € £ ¥
d001.
g001,
a000
l026á đ å ŧ ŋ ü ï ö ä
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u026Á Đ Å Ŧ Ŋ Ü Ï Ö Ä
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c016a à â æ ã ā
c010c ç ć č
c022e è é ê ë ē ė ę
c016i î í ī į ì
c004l ł
c007n ñ ń
c022o ô ò ó œ ø ō õ
c010s ß ś š
c013u û ù ú ū
c004y ÿ
c010z ž ź ż
n011slovenčina
e006Slovak
s004Latn
k006qwertz
q015„ “ ‚ ‘
m011€ $ £ ¥
d001,
g002 
x002sk
o003.sk
a000
l019q w e r t z u i o p
l017a s d f g h j k l
l013y x c v b n m
u019Q W E R T Z U I O P
u017A S D F G H J K L
u013Y X C V B N M
t016space medzerník
t013return return
t021continue Pokračovať
t011done Hotovo
t010go Prejsť
t014join Pripojiť
t011next Ďalej
t005ok OK
t011route Trasa
t015search Hľadať
t013send Odoslať
c028e é ē è ê ë ĕ ě ė ę
c010r ŕ ř ŗ
c007t ť ţ
c010z ž ż ź
c028u ú ü ū ù û ű ŭ ů ų
c025i í ī ì î ï ĭ į ı
c031o ô ó ö ò œ ő ø ō ŏ õ
c031a á ä å ā à â æ ă ã ą
c013s š ß ś ş
c004d ď
c007g ģ ğ
c004k ķ
c013l ľ ĺ ļ ł
c007y ý ÿ
c010c č ç ć
c013n ň ñ ņ ń
v006qwerty
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
n013slovenščina
e009Slovenian
s004Latn
k006qwertz
q015„ “ ‚ ‘
m011€ $ £ ¥
d001,
g001.
x002si
o003.si
a000
l019q w e r t z u i o p
l017a s d f g h j k l
l013y x c v b n m
u019Q W E R T Z U I O P
u017A S D F G H J K L
u013Y X C V B N M
t015space presledek
t016return vnašalka
t017continue Nadaljuj
t013done Končano
t008go Pojdi
t017join Pridruži se
t011next Naprej
t009ok V redu
t009route Pot
t013search Išči
t012send Pošlji
c019e è ê é ë ē ĕ
c004z ž
c019u ú ü û ù ū ŭ
c019i í î ï ì ī ĭ
c025o ò ö ô ó ø ō ŏ œ
c025a å ä à á â æ ā ă
c004s š
c004d đ
c010c č ć ç
c004n ñ
c004y ÿ
c004l ł
v008extended
l022q w e r t z u i o p š
l020a s d f g h j k l č
l016y x c v b n m ž
u022Q W E R T Z U I O P Š
u020A S D F G H J K L Č
u016Y X C V B N M Ž
v006qwerty
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
n012Gagana Samoa
e006Samoan
s004Latn
k006qwerty
q015“ ” ‘ ’
m012WST $ € £
d001.
g001,
x002us
o003.ws
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n021Åarjelsaemien gïele
e013Southern Sami
s004Latn
k007qwerty+
q015“ ” ‘ ’
m011kr $ € £
d001.
g001,
x007no(smi)
o003.se
a000
l022q w e r t y u i o p å
l023a s d f g h j k l ö æ
l016z x c v b n m ï
u022Q W E R T Y U I O P Å
u023A S D F G H J K L Ö Æ
u016Z X C V B N M Ï
c004o ø
c004a ä
c010c ç ć č
c022e è é ê ë ē ė ę
c016i î í ī į ì
c004l ł
c007n ñ ń
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n016Julevsámegiella
e009Lule Sami
s004Latn
k007qwerty+
q015“ ” ‘ ’
m011kr $ € £
d001.
g001,
x007no(smi)
o003.se
a000
l022q w e r t y u i o p å
l023a s d f g h j k l á ä
l016z x c v b n m ŋ
u022Q W E R T Y U I O P Å
u023A S D F G H J K L Á Ä
u016Z X C V B N M Ŋ
c007o ö ø
c004a æ
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n014anarâškielâ
e011Inari Sámi
s004Latn
k003own
q015“ ” ‘ ’
m011€ $ £ ¥
d001,
g002 
x007fi(smi)
o003.fi
a000
l024á š e r t y u i o p â
l023a s d f g h j k l đ ä
l020ž z č c v b n m ŋ
u024Á Š E R T Y U I O P Â
u023A S D F G H J K L Đ Ä
u020Ž Z Č C V B N M Ŋ
c004á q
c030e é è ë ê ẽ ē ẹ ė ǝ
c015t ŧ ț ṱ ṯ
c032y ÿ ý ỳ ŷ ỹ ȳ ẏ ẙ ɏ
c026u ü ú ù û ũ ū ụ ů
c023i í ï ì î ĩ ī ị
c035o ö ó ò ø ô õ ō ọ ȯ ő œ
c023a á â å à ã ā ạ
c014s ŝ ṣ ș ss
c008d ḓ ď
c010g ǥ ǧ ģ
c011k ǩ ḵ ķ
c005ä æ
c007z ǯ ʒ
c004č x
c007c ç ĉ
c018n ñ ń ň ṋ ṉ
c004l ł
n022nuõrttsääʹmǩiõll
e010Skolt Sami
s004Latn
k003own
q015“ ” ‘ ’
m011€ $ £ ¥
d001.
g001,
x007fi(smi)
o003.fi
a000
l027á š e r t y u i o p å ŋ
l026a s d f g h j k l ö ä đ
l014z č c v b n m
u027Á Š E R T Y U I O P Å Ŋ
u026A S D F G H J K L Ö Ä Đ
u014Z Č C V B N M
c016a à â æ ã ā
c007c ç ć
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c022o ô ò ó œ ø ō õ
c007s ß ś
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n008chiShona
e005Shona
s004Latn
k006qwerty
q015” ” ’ ’
m011$ € £ ¥
d001.
g001,
x002us
o003.zw
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n008Soomaali
e006Somali
s004Latn
k006qwerty
q015“ ” ‘ ’
m010S $ € £
d001.
g001,
x002us
o003.so
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n005shqip
e008Albanian
s004Latn
k007qwertz+
q013« » “ ”
m014Lekë $ € £
d001,
g002 
x002al
o003.al
a000
l022q w e r t z u i o p ç
l020a s d f g h j k l ë
l013y x c v b n m
u022Q W E R T Z U I O P Ç
u020A S D F G H J K L Ë
u013Y X C V B N M
t016space hapësirë
t012return kthim
t015continue Vazhdo
t011done U krye
t007go Shko
t013join Bashkohu
t011next Tjetri
t005ok OK
t011route Rruga
t013search Kërko
t011send Dërgo
c010c ç ć č
c022e ë è é ê ē ė ę
c025a à á â ä æ ã å ā
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n012српски
e007Serbian
s004Cyrl
k003own
q015„ “ ‘ ‘
m012RSD $ € £
d001,
g001.
x002rs
o003.rs
a000
l032љ њ е р т з у и о п ш
l032а с д ф г х ј к л ч ћ
l023џ ц в б н м ђ ж
u032Љ Њ Е Р Т З У И О П Ш
u032А С Д Ф Г Х Ј К Л Ч Ћ
u023Џ Ц В Б Н М Ђ Ж
t018space размак
t015return унос
t023continue Настави
t017done Готово
t009go Иди
t026join Придружи се
t013next Даље
t014ok У реду
t014route Рута
t017search Тражи
t017send Пошаљи
t017alphabetic АБВ
c013е е̂ ё ѐ
c005з ѕ
c013и и̂ й ѝ
c007а а̂
c007о о̂
c007у у̂
n017srpski (latinica)
e015Serbian (Latin)
s004Latn
k006qwerty
q015„ “ ‘ ‘
m012RSD $ € £
d001,
g001.
x009rs(latin)
a000
l022q w e r t z u i o p š
l023a s d f g h j k l č ć
l019y x c v b n m đ ž
u022Q W E R T Z U I O P Š
u023A S D F G H J K L Č Ć
u019Y X C V B N M Đ Ž
c004z ž
c004s š
c004d đ
c007c č ć
c004a å
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c016u û ü ù ú ū
c004y ÿ
v006qwerty
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
n007siSwati
e005Swati
s004Latn
k006qwerty
q015“ ” ‘ ’
m010R $ € £
d001.
g001,
x002za
o003.za
a000
l019q w e r t y u i o p
l018a š d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u018A Š D F G H J K L
u013Z X C V B N M
c004š s
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n007Sesotho
e014Southern Sotho
s004Latn
k006qwerty
q015“ ” ‘ ’
m010R $ € £
d001.
g001,
x002za
o003.za
a000
l019q w e r t y u i o p
l018a š d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u018A Š D F G H J K L
u013Z X C V B N M
c004š s
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n010Basa Sunda
e009Sundanese
s004Latn
k006qwerty
q015“ ” ‘ ’
m011Rp $ € £
d001,
g001.
x002us
o003.id
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c004e é
c025a à á â ä æ ã å ā
c010c ç ć č
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n007svenska
e007Swedish
s004Latn
k003own
q015” ” ’ ’
m011kr $ € £
d001,
g002 
x002se
o003.se
a000
l022q w e r t y u i o p å
l023a s d f g h j k l ö ä
l013z x c v b n m
u022Q W E R T Y U I O P Å
u023A S D F G H J K L Ö Ä
u013Z X C V B N M
t016space mellanslag
t012return retur
t018continue Fortsätt
t009done Klar
t011go Gå till
t011join Anslut
t011next Nästa
t005ok OK
t016route Vägbeskr.
t011search Sök
t011send Skicka
c016e é è ë ê ę
c004r ř
c007t þ ť
c010y ÿ ü ý
c016u ü ú ù û ū
c016i í î ï ī ì
c022o ö ó ø ò ô õ ō
c028a ä à å á â ã æ ā ą
c013s ß ś š ş
c007d ð ď
c004l ł
c008ö ø œ
c005ä æ
c010z ź ž ż
c010c ç ć č
c010n ñ ń ň
n009Kiswahili
e007Swahili
s004Latn
k006qwerty
q015“ ” ‘ ’
m012TSh $ € £
d001.
g001,
x002ke
o003.tz
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t012space nafasi
t014return rudisha
t016continue Endelea
t015done Nimemaliza
t008go Nenda
t011join Jiunge
t015next Inayofuata
t007ok Sawa
t010route Njia
t013search Tafuta
t009send Tuma
c016e è é ê ë ē
c016u û ü ù ú ū
c016i î ï í ī ì
c025o ô ö ò ó œ ø ō õ
c025a à á â ä æ ã å ā
c004s ß
c008g g' g\'
c004c ç
c004n ñ
c004l ł
c004y ÿ
c010z ž ź ż
n012ܣܘܪܝܝܐ
e006Syriac
s004Syrc
k003own
q015“ ” ‘ ’
m012IQD $ € £
d001.
g001,
x007sy(syc)
o003.iq
r000
l035ܔ ܨ ܖ ܩ ܦ ܜ ܥ ܗ ܞ ܚ ܓ ܕ
l032ܫ ܣ ܝ ܒ ܠ ܐ ܬ ܢ ܡ ܟ ܛ
l014ܤ ܪ ܧ ܘ ܙ
u035ܰ ܳ ܶ ܺ ܽ ݀ ݁ ̈ ̄ ̇ ̃ ݊
u032ܱ ܴ ܷ ܻ ܾ ܑ ـ ̤ ̱ ̣ ̰
u014ܸ ܼ ܿ ، ؛
p004, ،
p004; ؛
p004? ؟
n010ślōnskŏ
e008Silesian
s004Latn
k006qwerty
q015“ ” ‘ ’
m012zł $ € £
d001.
g001,
x007pl(szl)
o003.pl
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n015தமிழ்
e005Tamil
s004Taml
k003own
q015“ ” ‘ ’
m012₹ $ € £
d001.
g001,
9039௧ ௨ ௩ ௪ ௫ ௬ ௭ ௮ ௯ ௦
x007in(tam)
o003.in
l043ௌ ை ா ீ ூ ம ன ந ங ண ஞ
l043ோ ே அ ி ு ற ப க த ச ட
l035ொ ெ ் ர வ ழ ல ள ய
u038ஔ ஐ ஆ ஈ ஊ · · · · · ஜ
u046ஓ ஏ ஃ இ உ · · ஹ · ஸ க்ஷ
u030ஒ எ · · · · · ஷ ஶ
t027space இடைவெளி
t031return திரும்பு
t024continue தொடர்
t032done முடிந்தது
t015go செல்
t017join சேர்
t026next அடுத்து
t012ok சரி
t015route வழி
t019search தேடு
t026send அனுப்பு
t020alphabetic அஆஇ
c007ோ ௐ
c020ச ஶ்ரீ ஸ
n018తెలుగు
e006Telugu
s004Telu
k003own
q015“ ” ‘ ’
m012₹ $ € £
d001.
g001,
9039౧ ౨ ౩ ౪ ౫ ౬ ౭ ౮ ౯ ౦
x007in(tel)
o003.in
l043ౌ ై ా ీ ూ బ హ గ ద జ డ
l043ో ే ్ ి ు ప ర క త చ ట
l039ొ ె మ న వ ల స ఋ ష య
t018space ఖాళీ
t028return రిటర్న్
t039continue కొనసాగించు
t035done పూర్తయింది
t021go వెళ్ళు
t017join చేరు
t023next తరువాత
t012ok సరే
t024route మార్గం
t025search వెతుకు
t017send పంపు
t020alphabetic అఆఇ
c007ౌ ఔ
c007ై ఐ
c007ా ఆ
c007ీ ఈ
c011ూ ఊ ౄ
c007బ భ
c007హ ః
c007గ ఘ
c007ద ధ
c007జ ఝ
c007డ ఢ
c007ో ఓ
c007ే ఏ
c023్ అ ౠ ౡ ౕ ౖ
c007ి ఇ
c007ు ఉ
c007ప ఫ
c014ర ఱ ్ర
c007క ఖ
c007త థ
c007చ ఛ
c007ట ఠ
c007ొ ఒ
c007ె ఎ
c011మ ం ఁ
c015న ణ ఙ ఞ
c007ల ళ
c007స శ
c011ఋ ృ ఌ
c013ష క్ష
c013య జ్ఞ
n012тоҷикӣ
e005Tajik
s004Cyrl
k003own
q015“ ” ‘ ’
m016сом. $ € £
d001,
g002 
x002tj
o003.tj
a000
l011ё ғ ӯ ъ
l032й қ у к е н г ш ҳ з х
l032ф ҷ в а п р о л д ж э
l026я ч с м и т ӣ б ю
u011Ё Ғ Ӯ Ъ
u032Й Қ У К Е Н Г Ш Ҳ З Х
u032Ф Ҷ В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ӣ Б Ю
c008ъ ь ы
c005қ ц
c005ш щ
c005ҳ щ
c005ҷ ы
c005с ц
c005и ы
c005ӣ ь
n009ไทย
e004Thai
s004Thai
k003own
q015“ ” ‘ ’
m012฿ $ € £
d001.
g001,
9039๑ ๒ ๓ ๔ ๕ ๖ ๗ ๘ ๙ ๐
f000
x002th
o003.th
l043ๅ / _ ภ ถ ุ ึ ค ต จ ข ช
l047ๆ ไ ำ พ ะ ั ี ร น ย บ ล
l047ฟ ห ก ด เ ้ ่ า ส ว ง ฃ
l039ผ ป แ อ ิ ื ท ม ใ ฝ
u045+ ๑ ๒ ๓ ๔ ู ฿ ๕ ๖ ๗ ๘ ๙
u043๐ " ฎ ฑ ธ ํ ๊ ณ ฯ ญ ฐ ,
u045ฤ ฆ ฏ โ ฌ ็ ๋ ษ ศ ซ . ฅ
u033( ) ฉ ฮ ฺ ์ ? ฒ ฬ ฦ
t018space วรรค
t037return เว้นบรรทัด
t045continue ดำเนินการต่อ
t032done เสร็จสิ้น
t009go ไป
t029join เข้าร่วม
t020next ถัดไป
t015ok ตกลง
t027route เส้นทาง
t022search ค้นหา
t014send ส่ง
t020alphabetic กขค
c007ํ ๎
n012ትግርኛ
e008Tigrinya
s004Ethi
k003own
q013« » “ ”
m011Br $ € £
d001.
g001,
f003።
x002et
o003.et
l031ቀ ወ ረ ተ የ ፐ ፀ ጨ
l031ሰ ደ ፈ ገ ሀ ጀ ከ ለ
l027ዘ አ ቸ ሸ በ ነ መ
u028ቐ · · ጠ · ጰ ጸ ኀ
u028ሠ ዸ · ጘ ሐ · ኸ ·
u024ዠ ዐ · ቨ · ኘ ·
p005: ፡
p005; ፤
p005, ፣
p005. ።
c035ፐ ፟ ፑ ፒ ፓ ፔ ፕ ፖ ፗ
c027ሀ ሁ ሂ ሃ ሄ ህ ሆ
c031ለ ሉ ሊ ላ ሌ ል ሎ ሏ
c031ሐ ሑ ሒ ሓ ሔ ሕ ሖ ሗ
c031መ ሙ ሚ ማ ሜ ም ሞ ሟ
c031ሠ ሡ ሢ ሣ ሤ ሥ ሦ ሧ
c031ረ ሩ ሪ ራ ሬ ር ሮ ሯ
c031ሰ ሱ ሲ ሳ ሴ ስ ሶ ሷ
c031ሸ ሹ ሺ ሻ ሼ ሽ ሾ ሿ
c031ቀ ቁ ቂ ቃ ቄ ቅ ቆ ቈ
c047ቐ ቊ ቋ ቌ ቍ ቑ ቒ ቓ ቔ ቕ ቖ ቘ
c047በ ቚ ቛ ቜ ቝ ቡ ቢ ባ ቤ ብ ቦ ቧ
c031ቨ ቩ ቪ ቫ ቬ ቭ ቮ ቯ
c031ተ ቱ ቲ ታ ቴ ት ቶ ቷ
c031ቸ ቹ ቺ ቻ ቼ ች ቾ ቿ
c031ኀ ኁ ኂ ኃ ኄ ኅ ኆ ኈ
c047ነ ኊ ኋ ኌ ኍ ኑ ኒ ና ኔ ን ኖ ኗ
c031ኘ ኙ ኚ ኛ ኜ ኝ ኞ ኟ
c031አ ኡ ኢ ኣ ኤ እ ኦ ኧ
c031ከ ኩ ኪ ካ ኬ ክ ኮ ኰ
c047ኸ ኲ ኳ ኴ ኵ ኹ ኺ ኻ ኼ ኽ ኾ ዀ
c043ወ ዂ ዃ ዄ ዅ ዉ ዊ ዋ ዌ ው ዎ
c027ዐ ዑ ዒ ዓ ዔ ዕ ዖ
c031ዘ ዙ ዚ ዛ ዜ ዝ ዞ ዟ
c031ዠ ዡ ዢ ዣ ዤ ዥ ዦ ዧ
c027የ ዩ ዪ ያ ዬ ይ ዮ
c031ደ ዱ ዲ ዳ ዴ ድ ዶ ዷ
c031ጀ ጁ ጂ ጃ ጄ ጅ ጆ ጇ
c031ገ ጉ ጊ ጋ ጌ ግ ጎ ጐ
c019ጘ ጒ ጓ ጔ ጕ
c031ጠ ጡ ጢ ጣ ጤ ጥ ጦ ጧ
c031ጨ ጩ ጪ ጫ ጬ ጭ ጮ ጯ
c031ጰ ጱ ጲ ጳ ጴ ጵ ጶ ጷ
c031ጸ ጹ ጺ ጻ ጼ ጽ ጾ ጿ
c031ፀ ፁ ፂ ፃ ፄ ፅ ፆ ፇ
c031ፈ ፉ ፊ ፋ ፌ ፍ ፎ ፏ
n013türkmen dili
e007Turkmen
s004Latn
k003own
q015“ ” “ ”
m012TMT $ € £
d001,
g002 
x002tm
o003.tm
a000
l023ä ş ç ž ý ü ň ö
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u023Ä Ş Ç Ž Ý Ü Ň Ö
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c022a à á â æ ã å ā
c007c ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c022o ô ò ó œ ø ō õ
c010s ß ś š
c013u û ù ú ū
c004y ÿ
c007z ź ż
n008Setswana
e006Tswana
s004Latn
k006qwerty
q015“ ” ‘ ’
m010R $ € £
d001.
g001,
x002bw
o003.za
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n013lea fakatonga
e006Tongan
s004Latn
k006qwerty
q015“ ” ‘ ’
m011T$ $ € £
d001.
g001,
x002us
o003.to
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c007a á ā
c007e é ē
c007i í ī
c007o ó ō
c007u ú ū
c004z ʻ
c010c ç ć č
c004l ł
c007n ñ ń
c010s ß ś š
c004y ÿ
n009Tok Pisin
e009Tok Pisin
s004Latn
k006qwerty
q015“ ” ‘ ’
m012PGK $ € £
d001.
g001,
x002us
o003.pg
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n008Türkçe
e007Turkish
s004Latn
k003own
i006turkic
q015“ ” ‘ ’
m012₺ $ € £
d001,
g001.
x002tr
o003.tr
a000
l026q w e r t y u ı o p ğ ü
l022a s d f g h j k l ş i
l019z x c v b n m ö ç
u025Q W E R T Y U I O P Ğ Ü
u023A S D F G H J K L Ş İ
u019Z X C V B N M Ö Ç
t013space boşluk
t011return geç
t017continue Sürdür
t010done Bitti
t006go Git
t011join Katıl
t012next Sonraki
t008ok Tamam
t016route Güzergâh
t010search Ara
t012send Gönder
c019e è é ê ë ē ĕ
c019u ü û ù ú ū ŭ
c016ı i î ï ì í
c028o ö ô ò ó œ ø ō ŏ õ
c028a â å ä à á æ ã ā ă
c013s ş ß š ś
c004g ğ
c025i ı î ï ì í ī ĭ į
c010c ç ć č
c004n ñ
c004y ÿ
c004l ł
c010z ž ź ż
v008turkishF
l025f g ğ ı o d r n h p q w
l025u i e a ü t k m l y ş x
l017j ö v c ç z s b
u024F G Ğ I O D R N H P Q W
u026U İ E A Ü T K M L Y Ş X
u017J Ö V C Ç Z S B
v006qwerty
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u020Q W E R T Y U İ O P
u017A S D F G H J K L
u013Z X C V B N M
n008Xitsonga
e006Tsonga
s004Latn
k006qwerty
q015“ ” ‘ ’
m010R $ € £
d001.
g001,
x002za
o003.za
a000
l019q w e r t y u i o p
l018a š d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u018A Š D F G H J K L
u013Z X C V B N M
c004š s
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n010татар
e005Tatar
s004Cyrl
k003own
q015“ ” ‘ ’
m012₽ $ € £
d001,
g002 
x006ru(tt)
o003.ru
a000
l023ү һ ә ң ө ё ъ җ
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u023Ү Һ Ә Ң Ө Ё Ъ Җ
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
n015тыва дыл
e008Tuvinian
s004Cyrl
k003own
q015“ ” ‘ ’
m012₽ $ € £
d001.
g001,
o003.ru
a000
l014ё ү ң ө ъ
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u014Ё Ү Ң Ө Ъ
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
c005у ү
c005н ң
c005о ө
n019удмурт кыл
e006Udmurt
s004Cyrl
k003own
q015“ ” ‘ ’
m012₽ $ € £
d001.
g001,
x007ru(udm)
o003.ru
a000
l020ё ӵ ӥ ӧ ӝ ӟ ъ
l032й ц у к е н г ш щ з х
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u020Ё Ӵ Ӥ Ӧ Ӝ Ӟ Ъ
u032Й Ц У К Е Н Г Ш Щ З Х
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
n016ئۇيغۇرچە
e006Uyghur
s004Arab
k003own
q013» « › ‹
m011¥ $ € £
d001.
g001,
9029١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ٠
x006cn(ug)
o003.cn
r000
l028ج ف ئ ژ گ خ ۆ لا ؟
l029چ ۋ ې ر ت ي ۇ ڭ و پ
l026ھ س د ا ە ى ق ك ل
l020ز ش غ ۈ ب ن م
u026· · · · · · · · ·
u029· · · · · · · · · ·
u028· · ژ ف گ خ ج ۆ لا
u020· · · · · · ·
p004, ،
p004; ؛
p004? ؟
p004% ٪
c007ي ئه
n020українська
e009Ukrainian
s004Cyrl
k003own
q013« » „ “
m012₴ $ € £
d001,
g002 
x002ua
o003.ua
a000
l035й ц у к е н г ш щ з х ї
l032ф і в а п р о л д ж є
l026я ч с м и т ь б ю
u035Й Ц У К Е Н Г Ш Щ З Х Ї
u032Ф І В А П Р О Л Д Ж Є
u026Я Ч С М И Т Ь Б Ю
t018space пробіл
t015return ввід
t017continue Далі
t017done Готово
t017go Перейти
t027join Приєднатися
t013next Далі
t007ok ОК
t020route Маршрут
t019search Шукати
t023send Надіслати
t017alphabetic АБВ
c007у у́
c010е е́ ё
c005г ґ
c010ї ʼ ї́
c005ф ѳ
c010і ї і́
c007а а́
c007о о́
c007є є́
c007я я́
c013и і ї и́
c008ь ʼ ъ
c010ю ґ ю́
n008اردو
e004Urdu
s004Arab
k003own
q015” “ ’ ‘
m011Rs $ € £
d001.
g001,
9029۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹ ۰
f002۔
x002pk
o003.pk
r000
l029ق و ع ر ت ے ء ی ہ پ
l026ا س د ف گ ح ج ک ل
l023َ ز ش چ ط ب ن م
u029ٔ ْ ّ ً ٗ ٖ ٰ ُ ِ َ
u028؏ ؎ ؔ ؒ ؓ ؑ ؐ ﷺ ﷻ
u024ﷲ ؀ ؂ ؃ ؍ ٘ ؟ ٫
p004, ،
p004; ؛
p004? ؟
p004% ٪
p004. ۔
t016space اسپیس
t015return واپس
t028continue جاری رکھیں
t013done مکمل
t013go جائیں
t020join شامل ہوں
t013next اگلا
t016ok ٹھیک ہے
t016route راستہ
t015search تلاش
t017send بھیجیں
t023alphabetic ا‌ب‌پ
c005و ؤ
c005ر ڑ
c005ت ٹ
c005ے ۓ
c005ی ئ
c008ہ ۂ ۃ
c014ا آ أ ٰ ٖ
c005س ص
c005د ڈ
c005گ غ
c005ح ھ
c005ج ض
c005ک خ
c026َ ُ ِ ٗ ْ ً ٌ ٍ ّ
c005ز ذ
c005ش ژ
c005چ ث
c005ط ظ
c005ن ں
n008o‘zbek
e005Uzbek
s004Latn
k006qwerty
q015“ ” ’ ‘
m014soʻm $ € £
d001,
g002 
x009uz(latin)
o003.uz
a000
l023q w e r t y u i o p oʻ
l024a s d f g h j k l gʻ ʼ
l013z x c v b n m
u023Q W E R T Y U I O P Oʻ
u024A S D F G H J K L Gʻ ʼ
u013Z X C V B N M
c022e é è ê ë ē ĕ ə
c007y ÿ ý
c019u ü û ù ú ū ŭ
c025i î ï ì í ī ĭ ı į
c028o ö ô œ ò ó ø ō ŏ õ
c028a â ä á à ã å æ ā ă
c013s ş ß ś š
c004g ğ
c004z ž
c010c ç ć č
c007n ñ ň
c004l ł
v005plain
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
n014ўзбекча
e016Uzbek (Cyrillic)
s004Cyrl
k003own
q015“ ” ‘ ’
m015сўм $ € £
d001,
g002 
x002uz
o003.uz
a000
l008ё ғ ҳ
l035й ц у к е н г ш ў з х ъ
l032ф қ в а п р о л д ж э
l026я ч с м и т ь б ю
u008Ё Ғ Ҳ
u035Й Ц У К Е Н Г Ш Ў З Х Ъ
u032Ф Қ В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
n011Tshivenḓa
e005Venda
s004Latn
k006qwerty
q015“ ” ‘ ’
m010R $ € £
d001.
g001,
x002za
o003.za
a000
l019q w e r t y u i o p
l018a š d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u018A Š D F G H J K L
u013Z X C V B N M
c004š s
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n012vepsän kel'
e004Veps
s004Latn
k003own
q015“ ” ‘ ’
m012₽ $ € £
d001.
g001,
o003.ru
a000
l019č š ž ü ä ö '
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Č Š Ž Ü Ä Ö '
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c022a à á â æ ã å ā
c007c ç ć
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c022o ô ò ó œ ø ō õ
c007s ß ś
c013u û ù ú ū
c004y ÿ
c007z ź ż
n014Tiếng Việt
e010Vietnamese
s004Latn
k006qwerty
q015“ ” ‘ ’
m012₫ $ € £
d001,
g001.
x002vn
o003.vn
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
t017space dấu cách
t013return nhập
t021continue Tiếp tục
t009done Xong
t006go Đi
t013join Tham gia
t011next Tiếp
t005ok OK
t013route Tuyến
t011search Tìm
t010send Gửi
c042e ê è é ẻ ẽ ẹ ề ế ể ễ ệ
c020y ỳ ý ỷ ỹ ỵ
c041u ư ù ú ừ ủ ứ ũ ử ụ ữ ự
c018i ì í ỉ ĩ ị
c064o ô ơ ò ó ờ ỏ ớ õ ở ọ ỡ ợ ồ ố ổ ỗ ộ
c064a â ă à á ả ã ạ ằ ắ ẳ ẵ ặ ầ ấ ẩ ẫ ậ
c004d đ
c010c ç ć č
c004l ł
c007n ñ ń
c010s ß ś š
c010z ž ź ż
n005Wolof
e005Wolof
s004Latn
k003own
q015“ ” ‘ ’
m016F CFA $ € £
d001,
g001.
x002sn
o003.sn
a000
l011é è ç à
l022a z e r t y u i o p ŋ
l025q s d f g h j k l m ñ µ
l011w x c v b n
u0072 7 9 0
u022A Z E R T Y U I O P Ŋ
u025Q S D F G H J K L M Ñ £
u011W X C V B N
c004e ë
c004o ó
c022a á â ä æ ã å ā
c007c ć č
c019i î ï í ī į ì
c004l ł
c004n ń
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n021хальмг келн
e006Kalmyk
s004Cyrl
k003own
q015“ ” ‘ ’
m011$ € £ ¥
d001.
g001,
x007ru(xal)
a000
l017ү ә ң ө һ җ
l035й ц у к е н г ш щ з х ъ
l032ф ы в а п р о л д ж э
l026я ч с м и т ь б ю
u017Ү Ә Ң Ө Һ Җ
u035Й Ц У К Е Н Г Ш Щ З Х Ъ
u032Ф Ы В А П Р О Л Д Ж Э
u026Я Ч С М И Т Ь Б Ю
n008isiXhosa
e005Xhosa
s004Latn
k006qwerty
q015‘ ’ “ ”
m010R $ € £
d001.
g002 
x002za
o003.za
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c004b ɓ
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż
n012ייִדיש
e007Yiddish
s004Hebr
k003own
q015” ” ’ ’
m011$ € £ ¥
d001.
g001,
x002il
r000
l027' - ק ר א ט ו ן ם פ
l029ש ד ג כ ע י ח ל ך ף
l026ז ס ב ה נ מ צ ת ץ
c007ג ג׳
c007י ײַ
c013ח ח׳ ִ ֹ
c007ז ז׳
c010צ צ׳ ֵ
c007ת ת׳
c007ץ ץ׳
c011ק ָ ֳ ֻ
c005ר ֿ
c012ו וֹ וּ
c008פ ַ ֲ
c015ש ְ שׂ שׁ
c005ד ּ
c008ס ֶ ֱ
n014Èdè Yorùbá
e006Yoruba
s004Latn
k003own
q015“ ” ‘ ’
m012₦ $ € £
d001.
g001,
x010ng(yoruba)
o003.ng
a000
l021ẹ w e r t y u i o p
l017a s d f g h j k l
l017z ọ c ṣ b n m
u021Ẹ W E R T Y U I O P
u017A S D F G H J K L
u017Z Ọ C Ṣ B N M
c005ẹ q
c005ọ x
c005ṣ v
c007a á à
c019e é è ẹ́ ẹ̀
c007i í ì
c009m ḿ m̀
c007n ń ǹ
c019o ó ò ọ́ ọ̀
c007u ú ù
c010c ç ć č
c004l ł
c010s ß ś š
c004y ÿ
c010z ž ź ż
n024ⵜⴰⵎⴰⵣⵉⵖⵜ
e027Standard Moroccan Tamazight
s004Tfng
k003own
q013« » „ ”
m012MAD $ € £
d001,
g002 
x012ma(tifinagh)
o003.ma
l039ⴰ ⵣ ⴻ ⵔ ⵜ ⵢ ⵓ ⵉ ⵄ ⵃ
l039ⵇ ⵙ ⴷ ⴼ ⴳ ⵀ ⵊ ⴽ ⵍ ⵎ
l027ⵡ ⵅ ⵛ ⵖ ⴱ ⵏ ⵯ
c007ⵣ ⵥ
c007ⵔ ⵕ
c007ⵜ ⵟ
c007ⵙ ⵚ
c007ⴷ ⴹ
c007ⴼ ⵠ
c010ⴳ ⴳⵯ
c010ⴽ ⴽⵯ
c007ⴱ ⵒ
n007isiZulu
e004Zulu
s004Latn
k006qwerty
q015“ ” ‘ ’
m010R $ € £
d001.
g001,
x002za
o003.za
a000
l019q w e r t y u i o p
l017a s d f g h j k l
l013z x c v b n m
u019Q W E R T Y U I O P
u017A S D F G H J K L
u013Z X C V B N M
c004b ɓ
c025a à á â ä æ ã å ā
c010c ç ć č
c022e è é ê ë ē ė ę
c019i î ï í ī į ì
c004l ł
c007n ñ ń
c025o ô ö ò ó œ ø ō õ
c010s ß ś š
c016u û ü ù ú ū
c004y ÿ
c010z ž ź ż

"""# }
}
