#!/bin/sh
# Compiles through ccache so that every build folder and every clone shares one cache: paths below the source tree are
# taken relative to it, and the working directory does not count. ccache refuses precompiled headers unless it is told
# that time macros and what they define do not matter.
root=$(cd "$(dirname "$0")/.." && pwd)
export CCACHE_BASEDIR="$root" CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_PCH_EXTSUM=1

made= before=
for argument in "$@"; do
    shift
    case $before in
        -o) made=$argument ;;
        -MF) needed=$argument ;;
    esac
    before=$argument
    # ccache does not look behind -Xclang.
    case $argument in
        "$PWD"/*/cmake_pch.hxx) argument=${argument#"$PWD/"} ;;
    esac
    set -- "$@" "$argument"
done
case $made in
    *.pch) ;;
    *) exec ccache "$@" ;;
esac

# A precompiled header holds the path of its clone. What counts beside it in the place of its bytes is what it was made of:
# the command, and every header, wherever the clone stands.
rm -f "$made.sum"
"$@" || exit
headers() { sed -e '1s/^[^:]*://' -e 's/\\$//' "$needed" | tr ' ' '\n' | grep '^/' | LC_ALL=C sort -u; }
{
    printf '%s\n' "$*" | sed "s|$root||g"
    "$1" --version
    headers | grep -vF "$root/" | xargs sha256sum
    headers | grep -F "$root/build/.layers/" | xargs -r sha256sum | sed "s|$root||"
} | sha256sum >"$made.sum"
