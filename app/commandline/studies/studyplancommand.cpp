#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/studies/studycommand.h"
#include "models/seed.h"
#include "models/studies/studyplan.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/tableoutput.h"
#include "storage/studyreport/planchart.h"

#include <algorithm>

/// "study plan": what a study of each size could show, before anybody rates.
namespace tandem {

namespace {

constexpr qint64 kMostPlannedItems = 10'000;
constexpr qint64 kMostPlannedRaters = 50;
constexpr qint64 kMostPlannedPool = 1000;
constexpr qint64 kMostPlannedValues = 20;
constexpr qint64 kMostSimulations = 100'000;
constexpr qsizetype kMostSizes = 10;
constexpr double kMostCost = 1e6;
constexpr double kMostAnswerSeconds = 3600.0;

/// Numbers between commas, in order; the usual ones where the option is not given.
Expected<QList<int>> askedSizes(
    Call& call, OptionName option, const QList<int>& usual, qint64 least, qint64 most)
{
    if (!call.has(option))
        return usual;
    QList<int> sizes;
    for (const QString& word : call.value(option).split(u',')) {
        bool isNumber = false;
        const int size = word.trimmed().toInt(&isNumber);
        if (!isNumber || size < least || size > most || sizes.size() == kMostSizes)
            return call.misuse(
                CommandWords::tr("--%1 expects up to %2 whole numbers from %3 to %4, separated by "
                                 "commas.")
                    .arg(QString(option.name))
                    .arg(kMostSizes)
                    .arg(least)
                    .arg(most));
        sizes.append(size);
    }
    std::sort(sizes.begin(), sizes.end());
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
    return sizes;
}

Expected<studies::PlanRules> askedPlans(Call& call)
{
    studies::PlanRules rules;
    TANDEM_TRY(items, askedSizes(call, "items", rules.items, 2, kMostPlannedItems));
    rules.items = *items;
    TANDEM_TRY(raters, askedSizes(call, "raters-each", rules.raters, 1, kMostPlannedRaters));
    rules.raters = *raters;
    TANDEM_TRY(pool, call.number("raters-total", 1, kMostPlannedPool));
    rules.pool = int(pool->value_or(rules.pool));
    TANDEM_TRY(values, call.number("values", 2, kMostPlannedValues));
    rules.values = int(values->value_or(rules.values));
    TANDEM_TRY(simulations, call.number("simulations", 1, kMostSimulations));
    rules.simulations = int(simulations->value_or(rules.simulations));
    TANDEM_TRY(seed, call.number("seed", 0, kMostSeed));
    rules.seed = quint64(seed->value_or(qint64(rules.seed)));
    struct Number
    {
        const char* option;
        double studies::PlanRules::*number;
        double least;
        double most;
    };
    for (const Number& one : {Number{"alpha", &studies::PlanRules::alpha, 0.0, 0.99},
             Number{"preference", &studies::PlanRules::preference, 0.5, 0.99},
             Number{"ties", &studies::PlanRules::ties, 0.0, 0.99},
             Number{"item-sd", &studies::PlanRules::itemSpread, 0.0, 5.0},
             Number{"rater-sd", &studies::PlanRules::raterSpread, 0.0, 5.0},
             Number{"cost", &studies::PlanRules::costPerAnswer, 0.0, kMostCost},
             Number{"seconds", &studies::PlanRules::secondsPerAnswer, 0.0, kMostAnswerSeconds},
             Number{"width", &studies::PlanRules::widest, 0.01, 2.0},
             Number{"power", &studies::PlanRules::leastPower, 0.01, 1.0}}) {
        TANDEM_TRY(number, call.decimal(one.option, one.least, one.most));
        rules.*one.number = number->value_or(rules.*one.number);
    }
    return rules;
}

/// All of the report as JSON, else the table with what was assumed.
Expected<void> writePlans(const QString& path, const results::Report& report, TableFormat format)
{
    if (format == TableFormat::Json)
        return writeSections(path, report.sections, format);
    results::Section section = report.sections.constLast();
    section.notes = report.lines + section.notes;
    return writeSection(path, section, format);
}

} // namespace

Expected<void> runStudyPlan(Call& call)
{
    TANDEM_TRY_VAR(rules, askedPlans(call));
    const QString path = call.value("output");
    const bool isChart = path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    TableFormat format = TableFormat::Csv;
    if (!path.isEmpty() && !isChart) {
        TANDEM_TRY(asked, tableFormatOf(path));
        format = *asked;
    }
    if (!path.isEmpty()) {
        TANDEM_DO(askToReplace({path}, call));
    }
    TerminalProgress progress(call.console, CommandWords::tr("Simulating"));
    rules->progress = progress.callback();
    TANDEM_TRY(plans, studies::studyPlans(*rules));
    const results::Report report = studies::studyPlansReport(*plans);
    if (path.isEmpty())
        return call.show(report);
    TANDEM_DO(
        isChart ? writeAtomically(path, planChart(*plans)) : writePlans(path, report, format));
    return call.tell(Json{{"file", path}}, CommandWords::tr("Wrote %1.").arg(path));
}

} // namespace tandem
