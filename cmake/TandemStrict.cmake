# One interface target with every flag the project insists on.
add_library(tandem_strict INTERFACE)
target_compile_features(tandem_strict INTERFACE cxx_std_20)
# Without QT_USE_QSTRINGBUILDER: what + makes then points at its parts, and a function without a return type gives it back when
# they are gone.
target_compile_definitions(tandem_strict INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_CONTEXTLESS_CONNECT QT_NO_FOREACH
    QT_STRICT_ITERATORS QT_DISABLE_DEPRECATED_BEFORE=0x060400 QT_FORCE_ASSERTS)
# gcc 12 reports std::optional as maybe uninitialized where it is not (gcc.gnu.org/bugzilla 80635).
target_compile_options(tandem_strict INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
if(TANDEM_WERROR)
    target_compile_options(tandem_strict INTERFACE -Werror)
endif()
if(TANDEM_SANITIZE)
    target_compile_options(tandem_strict INTERFACE
        -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_link_options(tandem_strict INTERFACE -fsanitize=address,undefined)
endif()
# What the fuzzer steers by. A fifth of compiling and two fifths of the code, so that only what reads foreign input has it.
set(TANDEM_STEERS_FUZZER "")
if(TANDEM_FUZZ)
    set(TANDEM_STEERS_FUZZER -fsanitize-coverage=inline-8bit-counters,indirect-calls,trace-cmp,pc-table)
endif()
find_program(TANDEM_MOLD mold)
if(TANDEM_MOLD)
    target_link_options(tandem_strict INTERFACE -fuse-ld=mold)
endif()
