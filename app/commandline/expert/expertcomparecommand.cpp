#include "app/commandline/command.h"
#include "app/commandline/expert/expertcommand.h"
#include "app/commandline/expert/expertoptions.h"
#include "models/expert/systemreport.h"
#include "storage/repositories/evaluationrepository.h"

#include <algorithm>

namespace tandem {

namespace {

/// What is compared.
struct Compared
{
    EvaluationSet set;
    expert::PairedScores scores;
};

Expected<void> checkSystem(const QList<EvaluationSummary>& evaluations, const QString& system)
{
    const bool known = std::any_of(evaluations.cbegin(), evaluations.cend(),
        [&](const EvaluationSummary& one) { return one.system == system; });
    if (known)
        return {};
    return failure(ErrorCode::NotFound,
        CommandWords::tr("No output of a system \"%1\" is evaluated in this set.").arg(system), {},
        CommandWords::tr("\"tandem expert list\" lists sets and systems."));
}

Expected<Compared> readCompared(Database& database, expert::Mode mode, Call& call)
{
    TANDEM_TRY(set, chosenSet(database, call));
    TANDEM_TRY(rows, EvaluationRepository(database).list(*set));
    for (const QString& system : {call.word(2), call.word(3)}) {
        TANDEM_DO(checkSystem(*rows, system));
    }
    return Compared{*set, expert::pairedScores(*rows, call.word(2), call.word(3), mode)};
}

} // namespace

Expected<void> runExpertCompare(Call& call)
{
    TANDEM_TRY(mode, chosenMode(call));
    TANDEM_TRY(compared, readProject(call.word(1), [&](Database& database) {
        return readCompared(database, *mode, call);
    }));
    results::Section section = expert::comparisonSection(compared->scores);
    section.title = CommandWords::tr("%1 minus %2, mode %3, %4, on the cases that both have")
                        .arg(printable(expert::systemName(call.word(2))),
                            printable(expert::systemName(call.word(3))), expert::modeName(*mode),
                            printable(expertSetName(compared->set)));
    Json fields{{"first", call.word(2)}, {"second", call.word(3)}, {"mode", expert::modeKey(*mode)},
        {"n", compared->scores.first.size()},
        {"resamples", compared->scores.test(expert::kModeMeasures.back()).resamples}};
    addSetTo(fields, compared->set);
    return call.show({{}, {section}}, fields);
}

} // namespace tandem
