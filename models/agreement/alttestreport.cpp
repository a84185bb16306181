#include "models/agreement/alttestreport.h"

#include "models/results/spelling.h"
#include "models/words.h"

namespace tandem {

namespace {

using results::Cell;

/// A rater with the judge in whose place they were left out.
struct JudgeAndRater
{
    QString judge;
    AltTestRater rater;
};

Cell yesOrNo(bool is)
{
    return Cell(is).shownAs(is ? AgreementWords::tr("yes") : AgreementWords::tr("no"));
}

QStringList altTestNotes(const QList<AltTest>& tests)
{
    QStringList notes{
        AgreementWords::tr(
            "Alt-test (Calderon et al. 2025): a rater is left out, and the judge "
            "takes their place. Winning rate: share of tested raters whom the judge "
            "can replace; the judge passes from 0.5 on. Average advantage: how often "
            "the judge is at least as close to the other raters as the rater is. "
            "Epsilon (how much less often it may be the closer one): %1; 0.2 suits "
            "experts, 0.15 skilled raters, 0.1 a crowd.")
            .arg(results::numberText(tests.constFirst().epsilon, 2, results::Outlet::Readers))};
    for (const AltTest& test : tests) {
        if (!test.winningRate.isDefined())
            notes += AgreementWords::tr("%1: %2", "a judge, and why there is no test")
                         .arg(results::onOneLine(test.judge), test.winningRate.undefinedBecause);
    }
    return notes;
}

} // namespace

QList<results::Section> altTestSections(const QList<AltTest>& tests,
    const std::function<QString(const QString&)>& path,
    const std::function<QString(const QString&)>& title)
{
    if (tests.isEmpty())
        return {};
    results::SectionOf judges(
        "", tests, title(AgreementWords::tr("Alt-test: can a judge replace a rater?")));
    judges.add("judge", AgreementWords::tr("Judge"), &AltTest::judge);
    judges.add("winning_rate", AgreementWords::tr("Winning rate"), &AltTest::winningRate);
    judges.add("passes", AgreementWords::tr("Passes"), [](const AltTest& test) {
        return test.winningRate.isDefined() ? yesOrNo(test.isPassed()) : Cell();
    });
    judges.add("advantage", AgreementWords::tr("Average advantage"), &AltTest::advantage)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends);
    judges.add(results::kPeople, AgreementWords::tr("Raters tested"),
        [](const AltTest& test) { return test.winningRate.n; });
    judges.add(results::kPeople, AgreementWords::tr("Items"), [](const AltTest& test) {
        return test.advantage.isDefined() ? Cell(test.advantage.n) : Cell();
    });
    judges.add("epsilon", &AltTest::epsilon);
    judges.section().key = path(QStringLiteral("alt_test"));
    judges.section().notes = altTestNotes(tests);

    QList<JudgeAndRater> rows;
    for (const AltTest& test : tests) {
        for (const AltTestRater& rater : test.raters)
            rows.append({test.judge, rater});
    }
    results::SectionOf raters("", rows, title(AgreementWords::tr("Alt-test by rater")));
    const auto add = [&](const char* key, const QString& heading, auto AltTestRater::*part) -> auto&
    {
        return raters.add(
            key, heading, [part](const JudgeAndRater& row) { return Cell(row.rater.*part); });
    };
    raters.add("judge", AgreementWords::tr("Judge"), &JudgeAndRater::judge);
    add("rater", AgreementWords::tr("Rater left out"), &AltTestRater::rater);
    add("items", AgreementWords::tr("Items"), &AltTestRater::items);
    add("judge_advantage", AgreementWords::tr("Judge at least as close"),
        &AltTestRater::judgeAdvantage)
        .withInterval(results::IntervalStyle::Range);
    add("rater_advantage", AgreementWords::tr("Rater at least as close"),
        &AltTestRater::raterAdvantage)
        .withInterval(results::IntervalStyle::Range);
    add("p", AgreementWords::tr("p"), &AltTestRater::p).probability().exactly();
    add("p_by", AgreementWords::tr("p (Benjamini–Yekutieli)"), &AltTestRater::adjusted)
        .probability()
        .exactly();
    raters.add("replaced", AgreementWords::tr("Can be replaced"), [](const JudgeAndRater& row) {
        return row.rater.p ? yesOrNo(row.rater.isReplaced) : Cell();
    });
    raters.section().key = path(QStringLiteral("alt_test_raters"));
    raters.section().notes = {AgreementWords::tr(
        "p: one-sided paired t test that the judge is not worse by epsilon or more; of raters with "
        "%n item(s) or more. Intervals: Wilson.",
        nullptr, int(kFewestAltTestItems))};
    return {judges, raters};
}

} // namespace tandem
