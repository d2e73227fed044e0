# SPDX-License-Identifier: MIT
# Not tried: written from documentation.
LICENSE = "MIT"
LIC_FILES_CHKSUM = "file://usr/share/doc/clavier/copyright;md5=CHECKSUM"
SRC_URI = "file://clavier_0.1.0-1_${TARGET_ARCH}.deb;subdir=${BP}"
inherit bin_package useradd
USERADD_PACKAGES = "${PN}"
GROUPADD_PARAM:${PN} = "-r uinput; -r clavier; -r clavier-panel"
USERADD_PARAM:${PN} = "-r -g clavier -s /sbin/nologin clavier; \
  -r -g clavier-panel -s /sbin/nologin clavier-panel"
INSANE_SKIP:${PN} += "already-stripped"
