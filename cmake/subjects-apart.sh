#!/bin/sh
# subjects-apart.sh FOLDER...: fails where one of these folders of models/ includes a header of another, and names it.
found=$(for folder in "$@"; do
    for other in "$@"; do
        [ "$folder" = "$other" ] || grep -rn "#include \"models/$other/" "models/$folder"
    done
done)
[ -z "$found" ] && exit
printf 'What two subjects share stands below both (models/inference, models/text ...):\n%s\n' "$found" >&2
exit 1
