#!/bin/sh
# one-definition.sh LIBRARY...: fails where two libraries define the same function or variable, and names it.
case $1 in
    *.so) symbols=-D ;;
    *) symbols= ;;
esac
twice=$(for library in "$@"; do
    nm $symbols --defined-only --extern-only "$library" 2>/dev/null | awk '$2 ~ /^[TDBR]$/ { print $3 }' | sort -u
done | sort | uniq -d | c++filt)
[ -z "$twice" ] && exit
printf 'Defined in two layers, so that the linker would take one for both; rename one of each:\n%s\n' "$twice" >&2
exit 1
