#!/bin/sh
# Patroni of Debian 13 is installed without a library for etcd.
#
# Expected, by Debian 12, where it is so: `apt-get install patroni etcd-server` gives a Patroni that can use etcd.
# Seen with patroni 4.0.7 of Debian 13: the package depends on one of the libraries of etcd, Consul, ZooKeeper,
# Kubernetes and Raft, and before that on `python3-consul` or a supported Python, which brings Consul's. That fulfils
# the first dependency too, so `python3-etcd` stays out. Patroni with `etcd3:` in its settings ends with
# "Can not find suitable configuration of distributed configuration store, available implementations: consul,
# kubernetes", which does not name what is missing. `apt-get install python3-etcd` mends it.
# Exits with 1 when this changes. Needs Debian's apt, not root: it reads the package lists of both releases into a
# temporary folder and lets apt say what it would install.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -v security | head -n 1)
changed=0

installed_with_patroni() {
  root=$folder/$1
  mkdir -p "$root/lists/partial" "$root/archives/partial" "$root/parts"
  : > "$root/status"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $1 main" > "$root/sources.list"
  set -- "$1" -o Dir::Etc::SourceList="$root/sources.list" -o Dir::Etc::SourceParts="$root/parts" \
    -o Dir::State="$root" -o Dir::State::Status="$root/status" -o Dir::State::Lists="$root/lists" \
    -o Dir::Cache="$root" -o Dir::Cache::Archives="$root/archives" -o APT::Sandbox::User= -o Debug::NoLocking=1
  release=$1
  shift
  apt-get -q -q "$@" update > "$root/update.log" 2>&1 || cat "$root/update.log"
  apt-get -s "$@" install patroni etcd-server > "$root/install.log" 2>&1
  sed -n "s/^Inst \(patroni\|etcd-server\|python3-etcd\|python3-consul\) (\([^ ]*\).*/$release: \1 \2/p" "$root/install.log" | sort
}

seen() {
  if [ "$2" = "$3" ]; then echo "as before  $1: $2"; else echo "CHANGED    $1: $2, not $3"; changed=1; fi
}

installed_with_patroni bookworm > "$folder/12"
installed_with_patroni trixie > "$folder/13"
cat "$folder/12" "$folder/13"
seen 'Debian 12 installs the library of etcd' "$(grep -c python3-etcd "$folder/12" || true)" 1
seen 'Debian 13 installs the library of etcd' "$(grep -c python3-etcd "$folder/13" || true)" 0
seen 'Debian 13 installs the library of Consul' "$(grep -c python3-consul "$folder/13" || true)" 1
exit "$changed"
