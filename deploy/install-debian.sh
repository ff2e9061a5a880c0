#!/bin/sh
# Puts a build on a bare Debian, or a newer one in the place of the present one: deploy/install-debian.sh DIST DOMAIN
# DIST is the folder `dist` of a build made on such a system. It makes
#   /opt/perron/releases/ID   the program, of root; /opt/perron/current leads to it
#   /srv/perron               the site: .env with a secret, and data; of the account perron
#   perron.service, perron-worker.service (not enabled), and Caddy with a certificate for DOMAIN
set -eu

here=$(cd "$(dirname "$0")" && pwd)
dist=${1:-}
domain=${2:-}
kept_releases=3

fail() {
  echo "install-debian: $1" >&2
  exit 1
}

[ -n "$domain" ] || fail 'usage: install-debian.sh DIST DOMAIN'
[ "$(id -u)" = 0 ] || fail 'run it as root'
[ -f "$dist/perron.mjs" ] || fail "$dist has no perron.mjs: name the folder that npm run build made"
command -v node >/dev/null || fail 'Node is missing: install the version that made the build (nodejs.org) first'

# The units name this path.
[ -x /usr/local/bin/node ] || ln -s "$(command -v node)" /usr/local/bin/node

if ! command -v caddy >/dev/null; then
  apt-get update
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends caddy
fi
getent passwd perron >/dev/null || useradd --system --user-group --home-dir /srv/perron --shell /usr/sbin/nologin perron
install -d -o perron -g perron -m 750 /srv/perron
install -d -m 755 /opt/perron/releases

id=$(node -p 'JSON.parse(require("fs").readFileSync(process.argv[1])).id' "$dist/build.json")
release=/opt/perron/releases/$id
is_new=
if [ ! -d "$release" ]; then
  # Under its name it is whole.
  rm -rf "$release.new"
  cp -a "$dist" "$release.new"
  rm -rf "$release.new/.env" "$release.new/data"
  chown -R root:root "$release.new"
  mv "$release.new" "$release"
  is_new=1
fi

if [ ! -f /srv/perron/.env ]; then
  umask 077
  {
    echo "SERVER_URL=https://$domain"
    echo "PAYLOAD_SECRET=$(node -p 'require("crypto").randomBytes(32).toString("hex")')"
    echo 'HOSTNAME=127.0.0.1'
    echo 'TRUSTED_PROXIES=1'
  } >/srv/perron/.env
  umask 022
  chown perron:perron /srv/perron/.env
fi

# As the account that will run it, so that it finds what that one may not read or write.
setpriv --reuid perron --regid perron --init-groups env PERRON_HOME=/srv/perron node "$release/perron.mjs" check || {
  # A repaired build of the same ID would not be copied over it.
  [ -z "$is_new" ] || rm -rf "$release"
  fail 'nothing was changed in what runs; the lines above say why'
}

previous=$(readlink /opt/perron/current || true)
ln -sfn "$release" /opt/perron/current.new
mv -T /opt/perron/current.new /opt/perron/current
touch "$release"
install -m 644 "$here/systemd/perron.service" "$here/systemd/perron-worker.service" /etc/systemd/system/
if [ ! -f /etc/caddy/perron.caddy ]; then
  sed "s/{\$DOMAIN}/$domain/" "$here/Caddyfile.small" >/etc/caddy/perron.caddy
  # The page that comes with the package goes; other sites of this machine stay.
  if grep -qs 'root \* /usr/share/caddy' /etc/caddy/Caddyfile; then : >/etc/caddy/Caddyfile; fi
  echo 'import perron.caddy' >>/etc/caddy/Caddyfile
fi

if [ -d /run/systemd/system ]; then
  systemctl daemon-reload
  systemctl enable --quiet perron.service caddy.service
  systemctl restart perron.service
  if systemctl is-enabled --quiet perron-worker.service; then systemctl restart perron-worker.service; fi
  systemctl reload-or-restart caddy.service
fi

# Older ones, but never the one that was left.
ls -1dt /opt/perron/releases/*/ | tail -n "+$((kept_releases + 1))" | while read -r old; do
  [ "${old%/}" = "$previous" ] || rm -rf "$old"
done

echo "Installed: $release${previous:+, before it $previous}"
