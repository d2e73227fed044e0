# SPDX-License-Identifier: MIT
# Prints the words that Vosk recognizes, for clavier dictate: recognizer.py MODEL

import json, signal, subprocess, sys
from vosk import KaldiRecognizer, Model

# The end of the microphone ends the loop, with a last text.
signal.signal(signal.SIGTERM, lambda *_: None)
recognizer = KaldiRecognizer(Model(sys.argv[1]), 16000)
microphone = subprocess.Popen(
    ["arecord", "-q", "-t", "raw", "-f", "S16_LE", "-r", "16000"], stdout=subprocess.PIPE
)
while audio := microphone.stdout.read(3200):
    if recognizer.AcceptWaveform(audio):
        print("final", json.loads(recognizer.Result())["text"], flush=True)
    else:
        print("partial", json.loads(recognizer.PartialResult())["partial"], flush=True)
print("final", json.loads(recognizer.FinalResult())["text"], flush=True)
