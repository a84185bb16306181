#include "app/commandline/arguments.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/expertcommand.h"
#include "app/commandline/expertfigures.h"
#include "app/commandline/expertoptions.h"
#include "app/commandline/expertpairs.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "models/expert/statistics.h"

namespace tandem {

namespace {

constexpr int kExpertCompareDecimals = 3;
constexpr int kPValueDecimals = 4;

/// What is compared.
struct Compared
{
    EvaluationSet set;
    expert::Mode mode = expert::Mode::Average;
    ExpertPairedScores scores;
};

Expected<Compared> readCompared(const Arguments& arguments, Console& console)
{
    TANDEM_TRY(mode, chosenMode(arguments, console));
    Compared compared;
    compared.mode = *mode;
    TANDEM_DO(readProject(arguments.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(set, chosenSet(database, arguments, console));
        compared.set = *set;
        return EvaluationRepository(database)
            .list(*set)
            .and_then([&](const QList<EvaluationSummary>& rows) {
                return expertPairedScores(rows, arguments.word(2), arguments.word(3), *mode);
            })
            .map([&](const ExpertPairedScores& scores) { compared.scores = scores; });
    }));
    return compared;
}

QJsonObject testJson(const expert::PairedTest& test)
{
    QJsonObject object{{QStringLiteral("difference"), figureJson(test.difference)},
        {QStringLiteral("ties"), test.ties}};
    if (test.difference.isDefined()) {
        object.insert(QStringLiteral("p_value"), test.pValue);
        object.insert(QStringLiteral("p_method"), expert::pairedMethodKey(test.method));
    }
    return object;
}

void printComparedJson(const Compared& compared, const Arguments& arguments, Console& console)
{
    QJsonObject object{{QStringLiteral("first"), arguments.word(2)},
        {QStringLiteral("second"), arguments.word(3)},
        {QStringLiteral("mode"), expert::modeKey(compared.mode)},
        {QStringLiteral("n"), compared.scores.first.size()}};
    addSetTo(object, compared.set);
    for (const ExpertMeasure& measure : kExpertMeasures) {
        const auto test = expert::pairedTest(expertValues(compared.scores.first, measure),
            expertValues(compared.scores.second, measure));
        object.insert(QLatin1String(measure.key), testJson(test));
        object.insert(QStringLiteral("resamples"), test.resamples);
    }
    printJson(console.out, object);
}

void printCompared(const Compared& compared, const Arguments& arguments, Console& console)
{
    Table table;
    table.caption =
        CommandWords::tr("%1 minus %2, mode %3, %4, on the cases that both have")
            .arg(printable(expertSystemName(arguments.word(2))),
                printable(expertSystemName(arguments.word(3))), expert::modeName(compared.mode),
                printable(expertSetName(compared.set)));
    table.header = {QString(), CommandWords::tr("Difference"), CommandWords::tr("p"),
        CommandWords::tr("p by"), CommandWords::tr("Ties")};
    for (const ExpertMeasure& measure : kExpertMeasures) {
        const auto test = expert::pairedTest(expertValues(compared.scores.first, measure),
            expertValues(compared.scores.second, measure));
        table.rows.append(
            {expertMeasureName(measure), figureText(test.difference, kExpertCompareDecimals),
                test.difference.isDefined() ? numberText(test.pValue, kPValueDecimals)
                                            : QStringLiteral("–"),
                expert::pairedMethodName(test.method), groupedCount(test.ties)});
    }
    printTable(console.out, table);
}

} // namespace

Expected<void> runExpertCompare(const Arguments& arguments, Console& console)
{
    TANDEM_TRY(compared, readCompared(arguments, console));
    if (arguments.wantsJson())
        printComparedJson(*compared, arguments, console);
    else
        printCompared(*compared, arguments, console);
    return {};
}

} // namespace tandem
