# Completion of tandem's commands, options and files for fish; the program itself says what fits.

function __tandem_fitting
    set -l typed (commandline -opc)
    set -l current (commandline -ct)
    for line in ($typed[1] help --complete $typed[2..] "$current" 2>/dev/null)
        if test "$line" = :files
            __fish_complete_path "$current"
        else
            echo $line
        end
    end
end

complete -c tandem -f -a '(__tandem_fitting)'
