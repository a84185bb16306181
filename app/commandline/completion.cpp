#include "app/commandline/completion.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"

#include <algorithm>

namespace tandem {

namespace {

/// Words that an option takes where its help calls them by one name, as "--mode MODE".
struct FixedWords
{
    QLatin1String command;
    QLatin1String option;
    QLatin1String words;
};
constexpr FixedWords kFixedWords[] = {
    {QLatin1String("agreement"), QLatin1String("by"),
        QLatin1String("overall|step|round|pair|person|domain|month|week")},
    {QLatin1String("agreement"), QLatin1String("scale"),
        QLatin1String("nominal|ordinal|interval|ratio")},
    {QLatin1String("expert"), QLatin1String("mode"),
        QLatin1String("content|style|both|either|average")},
    {QLatin1String("export"), QLatin1String("what"), QLatin1String("benchmark|answers|statistics")},
    {QLatin1String("export"), QLatin1String("format"), QLatin1String("json|csv|jsonl|md|tex")},
    {QLatin1String("label"), QLatin1String("answer"), QLatin1String("yes|no|clear")},
    {QLatin1String("people"), QLatin1String("role"), QLatin1String("lead|annotator")},
    {QLatin1String("study"), QLatin1String("template"),
        QLatin1String("yesno|pairwise|explanation|similarity|goodbad|verdict|likert|own")},
};

/// How the value of an option is written, with its words where it is a fixed list.
QString formOf(const Command& command, const QCommandLineOption& option)
{
    const auto found =
        std::find_if(std::begin(kFixedWords), std::end(kFixedWords), [&](const FixedWords& fixed) {
            return fixed.command == QLatin1String(command.name) &&
                   option.names().contains(fixed.option);
        });
    return found == std::end(kFixedWords) ? option.valueName() : QString(found->words);
}

/// The words of a value like "skip|replace|keep"; none where it is a name for anything.
QStringList wordsOfValue(const QString& form)
{
    if (form == QLatin1String("STEP"))
        return {QStringLiteral("paragraphs"), QStringLiteral("facts"), QStringLiteral("opinions")};
    QStringList words;
    for (const QString& word : form.split(u'|')) {
        if (form.contains(u'|') && word.toLower() == word)
            words.append(word);
    }
    return words;
}

bool isFile(const QString& form)
{
    return form.contains(QLatin1String("FILE")) || form.contains(QLatin1String("FOLDER")) ||
           form == QLatin1String("DESIGN") || form == QLatin1String("PROJECT");
}

QString asTyped(const QString& name)
{
    return (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
}

void offer(
    Completion& completion, const QString& word, const QString& prefix, const QString& meaning = {})
{
    const bool isThere = std::any_of(completion.words.cbegin(), completion.words.cend(),
        [&](const Completion::Candidate& one) { return one.word == word; });
    if (word.startsWith(prefix) && !isThere)
        completion.words.append({word, meaning});
}

void offerCommands(Completion& completion, const QString& prefix)
{
    for (const Command* command : commands())
        offer(completion, QLatin1String(command->name), prefix, syntaxOf(*command).summary);
}

/// The option called `word`, if it takes a value.
const QCommandLineOption* optionWithValue(const CommandSyntax& syntax, const QString& word)
{
    const auto found = std::find_if(
        syntax.options.cbegin(), syntax.options.cend(), [&](const QCommandLineOption& option) {
            const QStringList names = option.names();
            return !option.valueName().isEmpty() &&
                   std::any_of(names.cbegin(), names.cend(),
                       [&](const QString& name) { return asTyped(name) == word; });
        });
    return found == syntax.options.cend() ? nullptr : &*found;
}

Completion valuesOf(const Command& command, const QCommandLineOption& option, const QString& prefix)
{
    Completion completion;
    for (const QString& word : wordsOfValue(formOf(command, option)))
        offer(completion, word, prefix);
    completion.takesFiles = isFile(option.valueName());
    return completion;
}

/// The options that a call with the words before may still take.
void offerOptions(Completion& completion, const CommandSyntax& syntax, const QStringList& before,
    const QString& prefix)
{
    const QList<Usage> usages = syntax.usagesOf(before);
    for (const QCommandLineOption& option : syntax.options) {
        const QStringList names = option.names();
        const bool isCommon =
            names.contains(QLatin1String("json")) || names.contains(QLatin1String("help"));
        const bool isTaken = std::any_of(
            usages.cbegin(), usages.cend(), [&](const Usage& usage) { return usage.takes(names); });
        if (isCommon || isTaken || usages.isEmpty())
            offer(completion, asTyped(names.last()), prefix, option.description());
    }
}

} // namespace

Completion completionOf(const QStringList& typed)
{
    Completion completion;
    const QString now = typed.isEmpty() ? QString() : typed.last();
    const QStringList before = typed.mid(1, std::max<qsizetype>(0, typed.size() - 2));
    if (typed.size() < 2) {
        offerCommands(completion, now);
        offer(completion, QStringLiteral("help"), now);
        completion.takesFiles = true;
        return completion;
    }
    if (typed.first() == QLatin1String("help")) {
        offerCommands(completion, now);
        for (const char* page : {"formats", "man"})
            offer(completion, QString::fromLatin1(page), now);
        return completion;
    }
    const Command* command = findCommand(typed.first());
    if (!command)
        return completion;
    const CommandSyntax syntax = syntaxOf(*command);
    if (!before.isEmpty()) {
        if (const auto* option = optionWithValue(syntax, before.last()))
            return valuesOf(*command, *option, now);
    }
    if (now.startsWith(u'-')) {
        offerOptions(completion, syntax, before, now);
        return completion;
    }
    QStringList verbs;
    for (const QString& line : syntax.usage)
        verbs += Usage(line).verbs();
    const bool hasVerb = std::any_of(
        verbs.cbegin(), verbs.cend(), [&](const QString& verb) { return before.contains(verb); });
    for (const QString& verb : hasVerb ? QStringList() : verbs) {
        if (!verb.startsWith(u'-'))
            offer(completion, verb, now);
    }
    completion.takesFiles = true;
    return completion;
}

QString completionLines(const Completion& completion)
{
    QString lines;
    for (const auto& [word, meaning] : completion.words)
        lines += word + u'\t' + meaning.section(u'\n', 0, 0) + u'\n';
    return completion.takesFiles ? lines + QStringLiteral(":files\n") : lines;
}

} // namespace tandem
