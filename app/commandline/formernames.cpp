#include "app/commandline/formernames.h"

#include "app/commandline/syntax.h"

namespace tandem {

namespace {

struct FormerVerb
{
    const char* command;
    int place; ///< among the words; 1: behind the project
    const char* former;
    const char* present;
};
constexpr FormerVerb kVerbs[] = {{"samples", 1, "set-aside", "exclude"},
    {"samples", 1, "bring-back", "include"}, {"cases", 1, "set-aside", "exclude"},
    {"cases", 1, "bring-back", "include"}, {"people", 1, "set-aside", "exclude"},
    {"people", 1, "take-back", "include"}, {"facts", 0, "take-over", "accept"},
    {"opinions", 0, "check", "review"}, {"opinions", 1, "check", "review"},
    {"opinions", 0, "give", "reassign"}, {"opinions", 1, "give", "reassign"},
    {"run", 0, "batch-forget", "batch-abandon"}, {"expert", 0, "boast", "self-promotion"},
    {"kgds", 0, "check", "audit"}};

struct FormerOption
{
    const char* command; ///< null: of all commands
    const char* former;
    const char* present;
};
constexpr FormerOption kOptions[] = {{nullptr, "--asks", "--max-attempts"},
    {"new", "--sample", "--demo"}, {"new", "--sample-texts", "--demo-texts"},
    {"people", "--set-aside", "--exclude"}, {"people", "--take-back", "--include"},
    {"assign", "--balanced", "--evenly"}, {"submit", "--take-back", "--withdraw"},
    {"study", "--sample", "--draw"}, {"merge", "--leave-out", "--skip-refused"}};

struct FormerWord
{
    const char* command;
    const char* option; ///< by its present name
    const char* former;
    const char* present;
};
constexpr FormerWord kWords[] = {{"study", "--from", "decisions", "judgments"}};

bool isOf(const Command& command, const char* name)
{
    return !name || qstrcmp(name, command.name) == 0;
}

} // namespace

QString presentCommand(const QString& name)
{
    return name == QLatin1String("handin") ? QStringLiteral("submit") : name;
}

QStringList withPresentOptions(const Command& command, QStringList arguments)
{
    QString before;
    for (QString& argument : arguments) {
        if (argument == QLatin1String("--"))
            break;
        const QString typed = argument.section(u'=', 0, 0);
        for (const FormerOption& option : kOptions) {
            if (isOf(command, option.command) && typed == QLatin1String(option.former))
                argument = QLatin1String(option.present) + argument.mid(typed.size());
        }
        for (const FormerWord& word : kWords) {
            const QString option = QLatin1String(word.option);
            const QString former = QLatin1String(word.former);
            const bool isGiven = (before == option && argument == former) ||
                                 argument == QString(option + u'=' + former);
            if (isOf(command, word.command) && isGiven)
                argument.replace(former, QLatin1String(word.present));
        }
        before = argument;
    }
    return arguments;
}

QStringList withPresentVerb(const Command& command, QStringList words)
{
    for (const FormerVerb& verb : kVerbs) {
        if (isOf(command, verb.command) && words.value(verb.place) == QLatin1String(verb.former))
            words[verb.place] = QLatin1String(verb.present);
    }
    return words;
}

} // namespace tandem
