# SPDX-License-Identifier: MIT
# Not tried: written from documentation.
{ pkgs, clavier, ... }: {
  hardware.uinput.enable = true;
  services.udev.packages = [ clavier ];
  users.groups.clavier = { };
  users.users.clavier = { isSystemUser = true; group = "clavier"; };
  environment.etc."clavier/clavier.toml".source = "${clavier}/etc/clavier/clavier.toml";
  systemd.tmpfiles.rules = [ "L+ /usr/share/clavier - - - - ${clavier}/usr/share/clavier" ];
  systemd.packages = [ clavier ];
  systemd.services.clavier = {
    wantedBy = [ "multi-user.target" ];
    serviceConfig.ExecStart = [ "" "${clavier}/usr/bin/clavierd" ];
    serviceConfig.ExecPaths = [ "/nix/store" ];
  };
}
