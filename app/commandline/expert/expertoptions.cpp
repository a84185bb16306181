#include "app/commandline/expert/expertoptions.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/runs/modelaccess.h"
#include "app/commandline/runs/runbegin.h"
#include "storage/database/database.h"

#include <algorithm>
#include <limits>

namespace tandem {

namespace {

QList<QCommandLineOption> fileOptions()
{
    return {option("o output",
                Words::tr("Where to write: the result file, or the report's folder."), "FILE"),
        option("texts", Words::tr("The file for the texts; usually RESULT.texts.jsonl."), "FILE"),
        option("csv", Words::tr("Print the scores as CSV.")),
        option("pdf", Words::tr("Also a PDF for each case."))};
}

QList<QCommandLineOption> modelOptions()
{
    return {endpointOption(), option("model", Words::tr("Another model than the endpoint's."), "M"),
        option("first-tokens",
            Words::tr("How many tokens of each text are looked at; usually 512. Words and signs "
                      "count, as Unicode divides them."),
            "N"),
        option("asks",
            Words::tr("How often is asked at most for an answer that can be read, each time 0.1 "
                      "warmer; usually 11."),
            "N"),
        option("cap", Words::tr("Stop before more than this is spent, in the endpoint's currency."),
            "AMOUNT"),
        option("documents",
            Words::tr("How many documents of the profile the model sees; usually 3."), "N"),
        option("swapped",
            Words::tr("Share of the cases that get another one's profile, from 0 to 1."), "SHARE"),
        option("seed", Words::tr("Decides which cases these are; usually 1."), "N"),
        option("phrase", Words::tr("The boasting phrase to append."), "TEXT")};
}

QList<QCommandLineOption> choiceOptions()
{
    return {option("system", Words::tr("The system that outputs are of."), "NAME"),
        option("run", Words::tr("The set that this run made."), "N"),
        option("source", Words::tr("The set that came from this file."), "NAME"),
        option("mode",
            Words::tr("How content and style count: content, style, both, either or average (the "
                      "default)."),
            "MODE"),
        option("person",
            Words::tr("The reviewer who asks. Evaluations that this one is still at are left out; "
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

Expected<QString> neededValue(Call& call, OptionName option)
{
    if (call.has(option) && !call.value(option).isEmpty())
        return call.value(option);
    return call.misuse(Words::tr("\"expert %1\" needs --%2.").arg(call.word(0), option.name),
        Words::tr("See \"tandem help expert\"."));
}

Expected<expert::Mode> chosenMode(Call& call)
{
    if (!call.has("mode"))
        return expert::Mode::Average;
    const QString typed = call.value("mode");
    QStringList names;
    for (const expert::Mode mode : expert::kAllModes) {
        if (typed == typedName(mode) || typed == expert::modeKey(mode))
            return mode;
        names.append(typedName(mode));
    }
    return noneOf(typed, names, call);
}

Expected<std::optional<double>> chosenCap(Call& call)
{
    return call.decimal("cap", 0, kHighestCap);
}

Expected<EvaluationSet> chosenSet(Database& database, Call& call)
{
    const bool byRun = call.has("run");
    const bool bySource = call.has("source");
    if (byRun && bySource)
        return call.misuse(Words::tr("--run and --source exclude each other."));
    const auto number = call.number("run", 1, std::numeric_limits<qint64>::max());
    if (!number)
        return failure(number.error());
    TANDEM_TRY(sets, EvaluationRepository(database).sets());
    const QString source = call.value("source");
    const auto found = std::find_if(sets->cbegin(), sets->cend(), [&](const EvaluationSet& set) {
        if (byRun)
            return set.run.value == **number;
        return !bySource || (!set.run.isValid() && set.source == source);
    });
    if (found != sets->cend())
        return *found;
    return failure(ErrorCode::NotFound,
        byRun      ? Words::tr("The run %1 evaluated nothing.").arg(**number)
        : bySource ? Words::tr("Nothing came from a file \"%1\".").arg(source)
                   : Words::tr("Nothing is evaluated yet."),
        {}, sets->isEmpty() ? QString() : Words::tr("\"tandem expert list\" lists the sets."));
}

Expected<QList<EvaluationSet>> chosenSets(Database& database, Call& call)
{
    if (!call.has("run") && !call.has("source"))
        return EvaluationRepository(database).sets();
    return chosenSet(database, call).map([](const EvaluationSet& set) {
        return QList<EvaluationSet>{set};
    });
}

QString expertSetName(const EvaluationSet& set)
{
    return set.run.isValid() ? Words::tr("run %1").arg(set.run.value) : set.source;
}

void addSetTo(Json& object, const EvaluationSet& set)
{
    if (set.run.isValid()) {
        object.insert("run", set.run.value);
        object.insert("model", set.model);
    } else {
        object.insert("source", set.source);
    }
}

} // namespace tandem
