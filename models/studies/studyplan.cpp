#include "models/studies/studyplan.h"

#include "models/agreement/chancecorrected.h"
#include "models/inference/intervals.h"
#include "models/random.h"
#include "models/results/spelling.h"
#include "models/studies/systemwins.h"
#include "models/words.h"

#include <algorithm>
#include <cmath>

namespace tandem::studies {

namespace {

constexpr double kPlannedLevel = 0.05;
constexpr double kSecondsInHour = 3600.0;
constexpr double kTwoPi = 6.283185307179586;

/// Draws studies of one size.
class PlanSimulation final
{
public:
    PlanSimulation(const PlanRules& rules, const Plan& plan)
        : m_rules(rules)
        , m_plan(plan)
        , m_random(seededRandom(quint32(rules.seed), quint32(plan.items), quint32(plan.raters)))
    {
    }

    /// How wide alpha's interval is; none where a drawn study leaves it undefined.
    std::optional<double> alphaWidth()
    {
        const double knows = std::sqrt(m_rules.alpha);
        RatingCounts counts(m_rules.values);
        for (int item = 0; item < m_plan.items; ++item) {
            const int is = drawn(m_rules.values);
            QList<int> perValue(m_rules.values, 0);
            for (int rater = 0; rater < m_plan.raters; ++rater)
                ++perValue[chance() < knows ? is : drawn(m_rules.values)];
            counts.add(perValue);
        }
        const Figure alpha = krippendorffAlpha(counts).figure;
        return alpha.interval ? std::optional(alpha.interval->high - alpha.interval->low)
                              : std::nullopt;
    }

    /// How probable what raters prefer of the two systems would be without a difference.
    SystemProbabilities probabilities()
    {
        const double odds = std::log(m_rules.preference / (1.0 - m_rules.preference));
        QList<double> ofRaters(m_plan.pool);
        for (double& one : ofRaters)
            one = m_rules.raterSpread * normal();
        QList<int> itemSums(m_plan.items, 0);
        QList<int> raterSums(m_plan.pool, 0);
        qint64 sided = 0;
        for (int item = 0; item < m_plan.items; ++item) {
            const double ofItem = odds + m_rules.itemSpread * normal();
            for (int i = 0; i < m_plan.raters; ++i) {
                // Each item goes to the next raters, so that all have as many.
                const int rater = int((qint64(item) * m_plan.raters + i) % m_plan.pool);
                if (chance() < m_rules.ties)
                    continue;
                const double better = 1.0 / (1.0 + std::exp(-ofItem - ofRaters.at(rater)));
                const int score = chance() < better ? 1 : -1;
                itemSums[item] += score;
                raterSums[rater] += score;
                ++sided;
            }
        }
        return systemProbabilities(itemSums, raterSums, double(sided));
    }

private:
    int drawn(int below) { return int(drawBelow(quint64(below), m_random)); }
    double chance() { return double(m_random() >> 11) * 0x1p-53; }
    /// Of the standard normal distribution (G. E. P. Box and M. E. Muller, 1958).
    double normal()
    {
        const double length = std::sqrt(-2.0 * std::log(1.0 - chance()));
        return length * std::cos(kTwoPi * chance());
    }

    const PlanRules& m_rules;
    const Plan& m_plan;
    std::mt19937_64 m_random;
};

Plan simulated(const PlanRules& rules, int items, int raters)
{
    Plan plan;
    plan.items = items;
    plan.raters = raters;
    plan.pool = std::max(raters, rules.pool);
    plan.answers = qint64(items) * raters;
    plan.cost = double(plan.answers) * rules.costPerAnswer;
    plan.hours = double(plan.answers) * rules.secondsPerAnswer / kSecondsInHour;
    PlanSimulation simulation(rules, plan);
    double widths = 0.0;
    qint64 withAlpha = 0;
    int told = 0;
    int toldOverItems = 0;
    for (int i = 0; i < rules.simulations; ++i) {
        const std::optional<double> width = raters > 1 ? simulation.alphaWidth() : std::nullopt;
        if (width) {
            widths += *width;
            ++withAlpha;
        }
        const SystemProbabilities found = simulation.probabilities();
        told += found.p && *found.p < kPlannedLevel ? 1 : 0;
        toldOverItems += found.pItems < kPlannedLevel ? 1 : 0;
    }
    plan.alphaWidth =
        withAlpha > 0 ? Figure::defined(widths / double(withAlpha), withAlpha)
        : raters < 2
            ? Figure::undefined(
                  StudyWords::tr("With one rater of each item there is no agreement to measure."),
                  0)
            : Figure::undefined(StudyWords::tr("No simulated study has an interval of alpha."), 0);
    plan.powerOverItems = inference::shareWithWilson(toldOverItems, rules.simulations);
    plan.power = plan.pool < kFewestRatersForTest
                     ? Figure::undefined(
                           StudyWords::tr(
                               "With fewer than %n rater(s) in the study, p over raters cannot be "
                               "below 0.05, whatever they answer.",
                               nullptr, kFewestRatersForTest),
                           0)
                     : inference::shareWithWilson(told, rules.simulations);
    plan.isEnough = plan.alphaWidth.isDefined() && *plan.alphaWidth.value <= rules.widest &&
                    plan.power.isDefined() && *plan.power.value >= rules.leastPower;
    return plan;
}

QString numberIn(double number, int decimals)
{
    return results::numberText(number, decimals, results::Outlet::Readers);
}

QStringList assumptionLines(const PlanRules& rules)
{
    return {StudyWords::tr("Assumed: alpha %1 with %2 values as frequent as each other; the better "
                           "system preferred in %3 % of the answers for a side, %4 % for neither; "
                           "log odds vary with SD %5 between items and %6 between raters.")
                .arg(numberIn(rules.alpha, 2), QString::number(rules.values),
                    numberIn(100.0 * rules.preference, 0), numberIn(100.0 * rules.ties, 0),
                    numberIn(rules.itemSpread, 2), numberIn(rules.raterSpread, 2)),
        StudyWords::tr("The study has %n rater(s), or as many as an item needs where these are "
                       "more; they share "
                       "the items evenly.",
            nullptr, rules.pool),
        StudyWords::tr("%1 simulated studies for each row, seed %2.")
            .arg(QString::number(rules.simulations), QString::number(rules.seed))};
}

QString cheapestLine(const StudyPlans& plans)
{
    const PlanRules& rules = plans.rules;
    const QString goal = StudyWords::tr("an interval of alpha no wider than %1 and a power of %2")
                             .arg(numberIn(rules.widest, 2), numberIn(rules.leastPower, 2));
    if (!plans.cheapest)
        return rules.pool < kFewestRatersForTest
                   ? StudyWords::tr(
                         "No row has %1. Plan a study of %n rater(s) or more (--raters-total): "
                         "p over fewer cannot be below 0.05.",
                         nullptr, kFewestRatersForTest)
                         .arg(goal)
                   : StudyWords::tr("No row has %1: add items or raters.").arg(goal);
    const Plan& plan = plans.plans.at(*plans.cheapest);
    return StudyWords::tr("The cheapest row with %1: %2 items with %3 raters each.")
        .arg(goal, QString::number(plan.items), QString::number(plan.raters));
}

} // namespace

Expected<StudyPlans> studyPlans(const PlanRules& rules)
{
    StudyPlans plans{rules, {}};
    plans.rules.progress = {};
    const qint64 total = rules.items.size() * rules.raters.size();
    for (const int items : rules.items) {
        for (const int raters : rules.raters) {
            plans.plans.append(simulated(rules, items, raters));
            if (rules.progress && !rules.progress(plans.plans.size(), total))
                return failure(
                    ErrorCode::Cancelled, StudyWords::tr("The simulation was cancelled."));
        }
    }
    for (qsizetype i = 0; i < plans.plans.size(); ++i) {
        const bool isCheaper =
            !plans.cheapest || plans.plans.at(i).answers < plans.plans.at(*plans.cheapest).answers;
        if (plans.plans.at(i).isEnough && isCheaper)
            plans.cheapest = i;
    }
    return plans;
}

namespace {

/// What was assumed, in each row of a file of values, which has no notes.
void addAssumptions(results::SectionOf<QList<Plan>>& table, const StudyPlans& plans)
{
    const PlanRules& rules = plans.rules;
    const auto add = [&](const char* key, const results::Cell& cell) {
        table.add(key, QString(), [cell](const Plan&) { return cell; }).only(results::Outlet::Csv);
    };
    add("alpha", rules.alpha);
    add("values", rules.values);
    add("preference", rules.preference);
    add("ties", rules.ties);
    add("item_sd", rules.itemSpread);
    add("rater_sd", rules.raterSpread);
    add("widest", rules.widest);
    add("least_power", rules.leastPower);
    add("simulations", rules.simulations);
    add("seed", qint64(rules.seed));
}

} // namespace

results::Report studyPlansReport(const StudyPlans& plans)
{
    using results::Cell;
    results::SectionOf table("plans", plans.plans, StudyWords::tr("Sizes of a study"));
    table.add("items", StudyWords::tr("Items"), &Plan::items);
    table.add("raters_per_item", StudyWords::tr("Raters per item"), &Plan::raters);
    table.add("raters", StudyWords::tr("Raters"), &Plan::pool);
    table.add("answers", StudyWords::tr("Answers"), &Plan::answers);
    table.add("alpha_width", StudyWords::tr("Width of alpha's interval"), &Plan::alphaWidth);
    table.add("power", StudyWords::tr("Power"), &Plan::power)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends);
    table.add("power_items", StudyWords::tr("Power (items)"), &Plan::powerOverItems)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends);
    table.add("cost", StudyWords::tr("Cost"), &Plan::cost).number(2);
    table.add("hours", StudyWords::tr("Hours"), &Plan::hours).number(1);
    table.add("enough", StudyWords::tr("Enough"), [](const Plan& plan) {
        return Cell(plan.isEnough)
            .shownAs(plan.isEnough ? StudyWords::tr("yes") : StudyWords::tr("no"));
    });
    const Plan* const chosen = plans.cheapest ? &plans.plans.at(*plans.cheapest) : nullptr;
    table.add("cheapest", StudyWords::tr("Cheapest"), [chosen](const Plan& plan) {
        return Cell(&plan == chosen).shownAs(&plan == chosen ? StudyWords::tr("yes") : QString());
    });
    addAssumptions(table, plans);
    table.section().notes = {StudyWords::tr(
        "Width: mean over simulated studies of the 95 % interval of Krippendorff's alpha. Power: "
        "share of simulated studies in which the test of two systems has p below 0.05, over items "
        "and raters at once, as p of results has it; power (items): p over items alone, which "
        "holds for these raters only. 95 % intervals: Wilson.")};
    table.section().notes += results::undefinedReasons(table.section());
    const PlanRules& rules = plans.rules;
    const auto cheapest = [&](int Plan::*part) {
        return plans.cheapest ? Cell(plans.plans.at(*plans.cheapest).*part) : Cell();
    };
    results::Report report;
    report.lines = assumptionLines(rules);
    report.lines += cheapestLine(plans);
    report.sections = {
        results::fieldsOf("assumed",
            {{"alpha", rules.alpha}, {"values", rules.values}, {"preference", rules.preference},
                {"ties", rules.ties}, {"item_sd", rules.itemSpread},
                {"rater_sd", rules.raterSpread}, {"raters", rules.pool}, {"widest", rules.widest},
                {"power", rules.leastPower}, {"simulations", rules.simulations},
                {"seed", qint64(rules.seed)}}),
        results::fieldsOf("cheapest",
            {{"items", cheapest(&Plan::items)}, {"raters_per_item", cheapest(&Plan::raters)}}),
        table};
    return report;
}

} // namespace tandem::studies
