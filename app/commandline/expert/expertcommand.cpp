#include "app/commandline/expert/expertcommand.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/importfile.h"
#include "models/wordof.h"
#include "storage/database/database.h"
#include "storage/project/readevaluations.h"
#include "storage/runs/runsbehind.h"

#include <algorithm>
#include <limits>

namespace tandem {

namespace {

constexpr Verb kExpertVerbs[] = {{"run", runExpertRun}, {"score", runExpertScore},
    {"report", runExpertReport, 3, 3}, {"cases", importFile, 3, kAnyNumber},
    {"import", importFile, 4, 4}, {"export", runExpertExport}, {"list", runExpertList},
    {"compare", runExpertCompare, 2, 4}, {"judges", runExpertJudges},
    {"generate", runExpertGenerate}, {"self-promotion", runExpertSelfPromotion},
    {"judge", runExpertJudge, 4, 4}, {"reviews", runExpertReviews}};

} // namespace

const Command expertCommand{"expert", nullptr, 1, kAnyNumber, kExpertVerbs};

namespace {

/// In English, whatever the language: what is typed in scripts never changes.
QLatin1String typedName(expert::Mode mode)
{
    static constexpr std::array words{"content", "style", "both", "either", "average"};
    return QLatin1String(wordOf(mode, words));
}

} // namespace

Expected<QString> neededValue(Call& call, OptionName option)
{
    if (call.has(option) && !call.value(option).isEmpty())
        return call.value(option);
    return call.misuse(
        CommandWords::tr("\"expert %1\" requires --%2.").arg(call.word(0), option.name),
        CommandWords::tr("See \"tandem help expert\"."));
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

Expected<EvaluationSet> chosenSet(Database& database, Call& call)
{
    const bool byRun = call.has("run");
    const bool bySource = call.has("source");
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
        byRun      ? CommandWords::tr("Run %1 evaluated nothing.").arg(**number)
        : bySource ? CommandWords::tr("Nothing was imported from a file \"%1\".").arg(source)
                   : CommandWords::tr("Nothing has been evaluated yet."),
        {},
        sets->isEmpty() ? QString() : CommandWords::tr("\"tandem expert list\" lists the sets."));
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
    return set.run.isValid() ? CommandWords::tr("run %1").arg(set.run.value) : set.source;
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

Expected<ExpertRuns> expertRunsBehind(Database& database, const QList<EvaluationSet>& sets,
    const QList<EvaluationSummary>& evaluations)
{
    ExpertRuns behind;
    QList<EvaluationId> ids;
    for (const EvaluationSummary& one : evaluations)
        ids.append(one.id);
    if (const QString unlike = unlikeSettingsText(sets, evaluations); !unlike.isEmpty())
        behind.warnings = {printable(unlike)};
    TANDEM_TRY(sections, runSettingSections(database, runsBehindEvaluations(ids)));
    behind.sections = *sections;
    return behind;
}

results::Report withExpertRuns(results::Report report, const ExpertRuns& runs, Json& fields)
{
    report.sections += results::notesOf(runs.warnings);
    report.sections += runs.sections;
    fields.insert("settings_differ", !runs.warnings.isEmpty());
    return report;
}

} // namespace tandem
