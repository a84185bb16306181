#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/expertcommand.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "models/expert/systemreport.h"
#include "storage/repositories/evaluationrepository.h"

#include <algorithm>

namespace tandem {

namespace {

/// What is compared.
struct Compared
{
    EvaluationSet set;
    expert::Mode mode = expert::Mode::Average;
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

Expected<Compared> readCompared(const Arguments& arguments, Console& console)
{
    TANDEM_TRY(mode, chosenMode(arguments, console));
    Compared compared;
    compared.mode = *mode;
    TANDEM_DO(readProject(arguments.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(set, chosenSet(database, arguments, console));
        compared.set = *set;
        TANDEM_TRY(rows, EvaluationRepository(database).list(*set));
        for (const QString& system : {arguments.word(2), arguments.word(3)}) {
            TANDEM_DO(checkSystem(*rows, system));
        }
        compared.scores = expert::pairedScores(*rows, arguments.word(2), arguments.word(3), *mode);
        return {};
    }));
    return compared;
}

} // namespace

Expected<void> runExpertCompare(const Arguments& arguments, Console& console)
{
    TANDEM_TRY(compared, readCompared(arguments, console));
    results::Section section = expert::comparisonSection(compared->scores);
    section.title =
        CommandWords::tr("%1 minus %2, mode %3, %4, on the cases that both have")
            .arg(printable(expert::systemName(arguments.word(2))),
                printable(expert::systemName(arguments.word(3))), expert::modeName(compared->mode),
                printable(expertSetName(compared->set)));
    QJsonObject fields{{QStringLiteral("first"), arguments.word(2)},
        {QStringLiteral("second"), arguments.word(3)},
        {QStringLiteral("mode"), expert::modeKey(compared->mode)},
        {QStringLiteral("n"), compared->scores.first.size()},
        {QStringLiteral("resamples"),
            compared->scores.test(expert::kModeMeasures.back()).resamples}};
    addSetTo(fields, compared->set);
    printReport({{}, {section}}, arguments, console, fields);
    return {};
}

} // namespace tandem
