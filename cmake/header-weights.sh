#!/bin/sh
# What the project's own headers cost: for each .cpp the lines that it brings in by #include "...", and the ten headers of the
# largest weight, which is the lines that a header brings times the files that read it. Run in the root of the sources.
# A header that grows here is compiled in every batch: what it needs only in functions belongs into the .cpp.
git ls-files 'models/*.h' 'models/*.cpp' 'storage/*.h' 'storage/*.cpp' 'ui/*.h' 'ui/*.cpp' 'views/*.h' 'views/*.cpp' \
    'app/*.h' 'app/*.cpp' |
    awk '
    { files[++count] = $0 }
    function collect(file, seen,    parts, number, i, lines) {
        if (file in seen || !(file in size)) return 0
        seen[file] = 1
        lines = size[file]
        number = split(includes[file], parts, "\n")
        for (i = 1; i <= number; i++) lines += collect(parts[i], seen)
        return lines
    }
    END {
        for (i = 1; i <= count; i++) {
            file = files[i]
            size[file] = 0
            while ((getline line < file) > 0) {
                size[file]++
                if (line ~ /^#include "/) {
                    split(line, word, "\"")
                    includes[file] = includes[file] (includes[file] == "" ? "" : "\n") word[2]
                }
            }
            close(file)
        }
        for (i = 1; i <= count; i++) {
            file = files[i]
            split("", seen)
            lines = collect(file, seen)
            if (file ~ /\.h$/) { brings[file] = lines; continue }
            sources++
            read_lines += lines - size[file]
            for (header in seen) readers[header]++
        }
        printf "lines of our headers that a .cpp reads: %.0f on average over %d files\n", read_lines / sources, sources
        for (header in brings) printf "%d %s: brings %d lines to %d files\n", brings[header] * readers[header], header,
            brings[header], readers[header] | "sort -rn | head -n 10"
    }'
