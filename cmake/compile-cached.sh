#!/bin/sh
# Compiles through ccache so that every build folder and every clone shares one cache: paths below the source tree are
# taken relative to it, and the working directory does not count. ccache refuses precompiled headers unless it is told
# that time macros and what they define do not matter.
CCACHE_BASEDIR=$(cd "$(dirname "$0")/.." && pwd) CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros \
    exec ccache "$@"
