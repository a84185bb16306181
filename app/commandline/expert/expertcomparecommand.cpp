#include "app/commandline/command.h"
#include "app/commandline/expert/expertcommand.h"
#include "models/expert/systempairs.h"
#include "models/expert/systemreport.h"
#include "models/inference/pairedtest.h"
#include "storage/project/readevaluations.h"
#include "storage/runs/runsbehind.h"

#include <algorithm>

namespace tandem {

namespace {

/// What is compared.
struct Compared
{
    QString name;
    Json fields;               ///< that say which evaluations these are
    QList<EvaluationSet> sets; ///< that the evaluations are of
    QList<EvaluationSummary> evaluations;
    ExpertRuns runs; ///< behind what is compared of them
};

Expected<void> checkSystem(const QList<EvaluationSummary>& evaluations, const QString& system)
{
    const bool known = std::any_of(evaluations.cbegin(), evaluations.cend(),
        [&](const EvaluationSummary& one) { return one.system == system; });
    if (known)
        return {};
    return failure(ErrorCode::NotFound,
        CommandWords::tr("No output of the system \"%1\" is evaluated in this set.").arg(system),
        {}, CommandWords::tr("\"tandem expert list\" lists sets and systems."));
}

Expected<SharedEvaluations> readEveryEvaluation(Database& database)
{
    return readEvaluations(database, std::atomic_bool(false));
}

/// What judges said, and the runs behind that.
struct Judged
{
    SharedEvaluations all;
    ExpertRuns runs;
};

Expected<Judged> readJudged(Database& database)
{
    TANDEM_TRY(all, readEveryEvaluation(database));
    TANDEM_TRY(runs, expertRunsBehind(database, (*all)->sets, evaluationsOfJudges(**all)));
    return Judged{*all, *runs};
}

Expected<Compared> readCompared(Database& database, Call& call)
{
    Compared compared;
    if (call.has("all")) {
        TANDEM_TRY(all, readEveryEvaluation(database));
        const QStringList judges = judgesOfNewest(**all);
        compared.name = CommandWords::tr("the newest evaluation of each output (judged by %1)")
                            .arg(judges.join(QStringLiteral(", ")));
        compared.fields.insert("judges", QJsonArray::fromStringList(judges));
        compared.sets = (*all)->sets;
        compared.evaluations = (*all)->newest;
        return compared;
    }
    TANDEM_TRY(set, chosenSet(database, call));
    compared.sets = {*set};
    compared.name = expertSetName(*set);
    addSetTo(compared.fields, *set);
    TANDEM_TRY(rows, EvaluationRepository(database).list(*set));
    compared.evaluations = *rows;
    return compared;
}

Expected<void> tellTwo(const Compared& compared, expert::Mode mode, Call& call)
{
    const inference::PairedTest f1 = inference::pairedTest(
        expert::scoresOfTwo(compared.evaluations, call.word(2), call.word(3), mode));
    results::Section section =
        expert::comparisonSection(compared.evaluations, call.word(2), call.word(3), mode);
    section.title = CommandWords::tr("%1 minus %2, mode %3, %4, on shared cases")
                        .arg(printable(expert::systemName(call.word(2))),
                            printable(expert::systemName(call.word(3))), expert::modeName(mode),
                            printable(compared.name));
    Json fields{{"first", call.word(2)}, {"second", call.word(3)}, {"mode", expert::modeKey(mode)},
        {"n", f1.difference.n}, {"resamples", f1.resamples}};
    for (auto field = compared.fields.begin(); field != compared.fields.end(); ++field)
        fields.insert(field.key(), field.value());
    const results::Report report = withExpertRuns({{}, {section}}, compared.runs, fields);
    return call.show(report, fields);
}

Expected<void> tellAllPairs(const Compared& compared, expert::Mode mode, Call& call)
{
    const auto values =
        expert::systemValues(compared.evaluations, mode, expert::kModeMeasures.back());
    if (values.size() < 2)
        return failure(ErrorCode::NotFound,
            CommandWords::tr("Fewer than two systems have scores in this set."), {},
            CommandWords::tr("--all combines all runs and files."));
    const results::Section section = expert::systemPairsSection(expert::systemPairs(values),
        CommandWords::tr("All pairs of systems, F1, mode %1, %2, on shared cases")
            .arg(expert::modeName(mode), printable(compared.name)));
    Json fields = compared.fields;
    fields.insert("mode", expert::modeKey(mode));
    const results::Report report = withExpertRuns({{}, {section}}, compared.runs, fields);
    return call.show(report, fields);
}

} // namespace

Expected<void> runExpertCompare(Call& call)
{
    TANDEM_TRY(mode, chosenMode(call));
    const bool isOfTwo = call.words().size() > 2;
    if (call.words().size() == 3)
        return call.misuse(CommandWords::tr("Name two systems, or none to compare all pairs."),
            CommandWords::tr("See \"tandem help expert\"."));
    TANDEM_TRY(compared, readProject(call.word(1), [&](Database& database) -> Expected<Compared> {
        TANDEM_TRY_VAR(read, readCompared(database, call));
        for (const QString& system : call.words().mid(2))
            TANDEM_DO(checkSystem(read->evaluations, system));
        QList<EvaluationSummary> shown = read->evaluations;
        if (isOfTwo)
            shown.removeIf([&](const EvaluationSummary& one) {
                return one.system != call.word(2) && one.system != call.word(3);
            });
        TANDEM_TRY(runs, expertRunsBehind(database, read->sets, shown));
        read->runs = *runs;
        return *read;
    }));
    return isOfTwo ? tellTwo(*compared, *mode, call) : tellAllPairs(*compared, *mode, call);
}

Expected<void> runExpertJudges(Call& call)
{
    TANDEM_TRY(mode, chosenMode(call));
    TANDEM_TRY(judged, readProject(call.word(1), readJudged));
    const QList<expert::JudgePair> pairs = expert::judgePairs(judged->all->judges, *mode);
    if (pairs.isEmpty())
        return failure(ErrorCode::NotFound,
            CommandWords::tr("No output has been scored by two judges."), {},
            CommandWords::tr(
                "A judge is a model or an imported file. Evaluate with another model."));
    Json fields{{"mode", expert::modeKey(*mode)}};
    const results::Report report =
        withExpertRuns({{}, {expert::judgePairsSection(pairs, *mode)}}, judged->runs, fields);
    return call.show(report, fields);
}

} // namespace tandem
