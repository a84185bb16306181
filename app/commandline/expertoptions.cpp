#include "app/commandline/expertoptions.h"

#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/modelaccess.h"
#include "app/commandline/nearest.h"
#include "app/commandline/optionnames.h"
#include "app/commandline/replacing.h"
#include "app/commandline/runbegin.h"
#include "storage/database/database.h"

#include <algorithm>
#include <limits>

namespace tandem {

namespace {

QCommandLineOption option(QLatin1String name, const QString& description, const char* value = "")
{
    return QCommandLineOption(QString(name), description, QString::fromLatin1(value));
}

QList<QCommandLineOption> fileOptions()
{
    using namespace expertoption;
    return {QCommandLineOption({QStringLiteral("o"), QString(output)},
                CommandWords::tr("Where to write: the result file, or the report's folder."),
                QStringLiteral("FILE")),
        option(
            texts, CommandWords::tr("The file for the texts; usually RESULT.texts.jsonl."), "FILE"),
        option(csv, CommandWords::tr("Print the scores as CSV.")),
        option(pdf, CommandWords::tr("Also a PDF for each case."))};
}

QList<QCommandLineOption> modelOptions()
{
    using namespace expertoption;
    return {endpointOption(),
        option(model, CommandWords::tr("Another model than the endpoint's."), "M"),
        option(firstTokens,
            CommandWords::tr(
                "How many tokens of each text are looked at; usually 512. Words and signs "
                "count, as Unicode divides them."),
            "N"),
        option(asks,
            CommandWords::tr(
                "How often is asked at most for an answer that can be read, each time 0.1 "
                "warmer; usually 11."),
            "N"),
        option(cap,
            CommandWords::tr("Stop before more than this is spent, in the endpoint's currency."),
            "AMOUNT"),
        option(documents,
            CommandWords::tr("How many documents of the profile the model sees; usually 3."), "N"),
        option(swapped,
            CommandWords::tr("Share of the cases that get another one's profile, from 0 to 1."),
            "SHARE"),
        option(seed, CommandWords::tr("Decides which cases these are; usually 1."), "N"),
        option(phrase, CommandWords::tr("The boasting phrase to append."), "TEXT")};
}

QList<QCommandLineOption> choiceOptions()
{
    using namespace expertoption;
    return {option(system, CommandWords::tr("The system that outputs are of."), "NAME"),
        option(run, CommandWords::tr("The set that this run made."), "N"),
        option(source, CommandWords::tr("The set that came from this file."), "NAME"),
        option(mode,
            CommandWords::tr(
                "How content and style count: content, style, both, either or average (the "
                "default)."),
            "MODE"),
        option(person,
            CommandWords::tr(
                "The reviewer who asks. Evaluations that this one is still at are left out; "
                "without it, those that anybody is still at."),
            "NAME")};
}

/// In English, whatever the language: what is typed in scripts never changes.
QLatin1String typedName(expert::Mode mode)
{
    switch (mode) {
    case expert::Mode::ContentOnly:
        return QLatin1String("content");
    case expert::Mode::StyleOnly:
        return QLatin1String("style");
    case expert::Mode::ContentAndStyle:
        return QLatin1String("both");
    case expert::Mode::ContentOrStyle:
        return QLatin1String("either");
    case expert::Mode::Average:
        break;
    }
    return QLatin1String("average");
}

} // namespace

QList<QCommandLineOption> expertOptions()
{
    return fileOptions() + QList{overwriteOption()} + modelOptions() + runBeginOptions() +
           choiceOptions();
}

Expected<QString> neededValue(const Arguments& arguments, QLatin1String option, Console& console)
{
    if (arguments.has(option) && !arguments.value(option).isEmpty())
        return arguments.value(option);
    return console.misuse(
        CommandWords::tr("\"expert %1\" needs --%2.").arg(arguments.word(0), option),
        CommandWords::tr("See \"tandem help expert\"."));
}

Expected<expert::Mode> chosenMode(const Arguments& arguments, Console& console)
{
    if (!arguments.has(expertoption::mode))
        return expert::Mode::Average;
    const QString typed = arguments.value(expertoption::mode);
    QStringList names;
    for (const expert::Mode mode : expert::kAllModes) {
        if (typed == typedName(mode) || typed == expert::modeKey(mode))
            return mode;
        names.append(typedName(mode));
    }
    return noneOf(typed, names, console);
}

Expected<std::optional<double>> chosenCap(const Arguments& arguments, Console& console)
{
    return arguments.decimal(expertoption::cap, 0, kHighestCap, console);
}

Expected<EvaluationSet> chosenSet(Database& database, const Arguments& arguments, Console& console)
{
    const bool byRun = arguments.has(expertoption::run);
    const bool bySource = arguments.has(expertoption::source);
    if (byRun && bySource)
        return console.misuse(CommandWords::tr("--run and --source exclude each other."));
    const auto number =
        arguments.number(expertoption::run, 1, std::numeric_limits<qint64>::max(), console);
    if (!number)
        return failure(number.error());
    TANDEM_TRY(sets, EvaluationRepository(database).sets());
    const QString source = arguments.value(expertoption::source);
    const auto found = std::find_if(sets->cbegin(), sets->cend(), [&](const EvaluationSet& set) {
        if (byRun)
            return set.run.value == **number;
        return !bySource || (!set.run.isValid() && set.source == source);
    });
    if (found != sets->cend())
        return *found;
    return failure(ErrorCode::NotFound,
        byRun      ? CommandWords::tr("The run %1 evaluated nothing.").arg(**number)
        : bySource ? CommandWords::tr("Nothing came from a file \"%1\".").arg(source)
                   : CommandWords::tr("Nothing is evaluated yet."),
        {},
        sets->isEmpty() ? QString() : CommandWords::tr("\"tandem expert list\" lists the sets."));
}

QString expertSetName(const EvaluationSet& set)
{
    return set.run.isValid() ? CommandWords::tr("run %1").arg(set.run.value) : set.source;
}

void addSetTo(QJsonObject& object, const EvaluationSet& set)
{
    if (set.run.isValid()) {
        object.insert(QStringLiteral("run"), set.run.value);
        object.insert(QStringLiteral("model"), set.model);
    } else {
        object.insert(QStringLiteral("source"), set.source);
    }
}

} // namespace tandem
