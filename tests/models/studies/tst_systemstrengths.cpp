#include "models/studies/judgeanswers.h"
#include "models/studies/studyresults.h"
#include "models/studies/studyresultsreport.h"
#include "models/studies/systemstrengths.h"

#include "madestudy.h"
#include "madevalues.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::studies;

namespace {

const QStringList kSystems{QStringLiteral("heron"), QStringLiteral("kestrel"),
    QStringLiteral("owl"), QStringLiteral("wren")};

/// Items each compare two of four systems of these log strengths; `levels` are how much an item
/// helps the first of them.
StudyAnswers drawnStudy(
    std::mt19937_64& random, int items, int raters, const QList<double>& strengths, double levels)
{
    StudyAnswers study = studyOf(Kind::Pairwise, choiceOf({"1", "2", "tie"}));
    for (int i = 0; i < raters; ++i)
        study.raters.append({QStringLiteral("R%1").arg(i + 1)});
    const qsizetype n = strengths.size();
    for (int item = 0; item < items; ++item) {
        const qsizetype first = item % n;
        const qsizetype second = (first + 1 + (item / n) % (n - 1)) % n;
        StudyItem made;
        made.item.name = QString::number(item);
        made.source.systems[0] = kSystems.at(first);
        made.source.systems[1] = kSystems.at(second);
        study.items.append(made);
        const double half =
            (strengths.at(first) - strengths.at(second) + levels * made::normal(random)) / 2.0;
        const double win = std::exp(half);
        const double loss = std::exp(-half);
        constexpr double kTie = 0.5;
        for (int rater = 0; rater < raters; ++rater) {
            const double at = made::chance(random) * (win + loss + kTie);
            RatedAnswer answer;
            answer.rater = rater;
            answer.item = item;
            answer.question = QStringLiteral("better");
            answer.value = at < win          ? QStringLiteral("1")
                           : at < win + loss ? QStringLiteral("2")
                                             : QStringLiteral("tie");
            study.answers.append(answer);
        }
    }
    return study;
}

const SystemStrengths& strengthsOf(const StudyResults& results)
{
    return results.everybody.questions.constFirst().strengths;
}

StudyResults drawn(const StudyAnswers& study, int resamples)
{
    BootstrapOptions options;
    options.resamples = resamples;
    return *withBootstrap(studyResults(study), study, options);
}

const Figure& strengthOf(const SystemStrengths& strengths, const QString& system)
{
    const auto found = std::find_if(strengths.systems.cbegin(), strengths.systems.cend(),
        [&](const SystemStrength& one) { return one.system == system; });
    return found->strength;
}

} // namespace

/// Strengths of systems, and metrics as judges.
class TestSystemStrengths final : public QObject
{
    Q_OBJECT

private slots:
    void theStrongestIsFirst();
    void twoSystemsHaveNoStrengths();
    void aSystemThatWinsEverythingLeavesThemUndefined();
    void lettersGoByTheTests();
    void intervalsHoldAtFiftyItems();
    void reportsListThem();
    void aMetricOfTwoSidesIsAJudge();
    void scoresThatAreNoAnswersAreNoJudge();
    void aScoreOffTheScaleIsSaidToBeWhyThereIsNoTest();
};

void TestSystemStrengths::theStrongestIsFirst()
{
    std::mt19937_64 random(1);
    const SystemStrengths found =
        strengthsOf(studyResults(drawnStudy(random, 600, 5, {0.0, 1.0, -1.5, 0.5}, 0.0)));
    QCOMPARE(found.systems.size(), 4);
    QCOMPARE(found.systems.at(0).system, QStringLiteral("kestrel"));
    QCOMPARE(found.systems.at(3).system, QStringLiteral("owl"));
    QVERIFY(made::near(*found.systems.at(0).strength.value, 1.0, 0.15));
    QVERIFY(made::near(*found.systems.at(3).strength.value, -1.5, 0.15));
    QVERIFY(made::near(found.ties, 0.5, 0.1));
    QCOMPARE(found.systems.at(0).rank, 1);
    QVERIFY(!found.systems.at(0).strength.interval);
}

void TestSystemStrengths::twoSystemsHaveNoStrengths()
{
    std::mt19937_64 random(1);
    QVERIFY(
        strengthsOf(studyResults(drawnStudy(random, 40, 3, {0.0, 1.0}, 0.0))).systems.isEmpty());
}

void TestSystemStrengths::aSystemThatWinsEverythingLeavesThemUndefined()
{
    std::mt19937_64 random(1);
    const SystemStrengths found =
        strengthsOf(studyResults(drawnStudy(random, 60, 3, {60.0, 0.0, 0.5}, 0.0)));
    QCOMPARE(found.systems.size(), 3);
    QVERIFY(!found.systems.at(0).strength.isDefined());
    QVERIFY(found.systems.at(0).strength.undefinedBecause.contains(QLatin1String("heron")));
    QCOMPARE(found.systems.at(0).rank, 0);
}

void TestSystemStrengths::lettersGoByTheTests()
{
    std::mt19937_64 random(1);
    const StudyResults results = studyResults(drawnStudy(random, 300, 8, {0.0, 3.0, -3.0}, 0.0));
    const SystemStrengths& found = strengthsOf(results);
    QCOMPARE(found.systems.at(0).letters, QStringLiteral("a"));
    QCOMPARE(found.systems.at(1).letters, QStringLiteral("b"));
    QCOMPARE(found.systems.at(2).letters, QStringLiteral("c"));
    const SystemStrengths same =
        strengthsOf(studyResults(drawnStudy(random, 30, 6, {0.0, 0.0, 0.0}, 0.0)));
    for (const SystemStrength& one : same.systems)
        QCOMPARE(one.letters, QStringLiteral("a"));
}

/// What docs/measures.md says; TANDEM_SIMULATIONS=1000 gives its figures.
void TestSystemStrengths::intervalsHoldAtFiftyItems()
{
    const int tables = made::simulations(60);
    const QList<double> strengths{0.0, 0.6, -0.6};
    for (const int items : {51, 102}) {
        std::mt19937_64 random(4);
        int held = 0;
        int all = 0;
        for (int i = 0; i < tables; ++i) {
            const StudyResults results = drawn(drawnStudy(random, items, 3, strengths, 0.0), 200);
            for (qsizetype s = 0; s < strengths.size(); ++s) {
                const Figure& figure = strengthOf(strengthsOf(results), kSystems.at(s));
                if (!figure.interval)
                    continue;
                ++all;
                held += figure.interval->low <= strengths.at(s) &&
                                strengths.at(s) <= figure.interval->high
                            ? 1
                            : 0;
            }
        }
        qInfo("%d items: %.1f %% of %d", items, 100.0 * held / all, all);
        QVERIFY(made::isAtLeast(double(held) / all, 0.93, all));
    }
}

void TestSystemStrengths::reportsListThem()
{
    std::mt19937_64 random(1);
    const results::Report report = studyResultsReport(
        drawn(drawnStudy(random, 60, 3, {0.0, 0.6, -0.6}, 0.0), 50), results::Outlet::Readers);
    const auto found = std::find_if(report.sections.cbegin(), report.sections.cend(),
        [](const results::Section& one) { return one.key == QLatin1String("strengths"); });
    QVERIFY(found != report.sections.cend());
    QCOMPARE(found->rows.size(), 3);
}

void TestSystemStrengths::aMetricOfTwoSidesIsAJudge()
{
    std::mt19937_64 random(1);
    StudyAnswers study = drawnStudy(random, 60, 4, {0.0, 3.0, -3.0}, 0.0);
    for (StudyItem& item : study.items) {
        const auto strength = [&](int side) {
            return item.source.systems[side] == kSystems.at(1)   ? 3.0
                   : item.source.systems[side] == kSystems.at(2) ? -3.0
                                                                 : 0.0;
        };
        item.source.scores.insert(QStringLiteral("gemma_1"), strength(0));
        item.source.scores.insert(QStringLiteral("gemma_2"), strength(1));
    }
    const StudyResults results = studyResults(study);
    QCOMPARE(results.everybody.altTests.size(), 1);
    const AltTest& test = results.everybody.altTests.constFirst();
    QCOMPARE(test.judge, QStringLiteral("gemma"));
    QVERIFY(test.isPassed());
    QVERIFY(test.advantage.interval);
}

void TestSystemStrengths::scoresThatAreNoAnswersAreNoJudge()
{
    StudyAnswers study = studyOf(Kind::GoodBad, choiceOf({"good", "bad"}, "rating"));
    for (int item = 0; item < 40; ++item) {
        StudyItem& made = addItem(study, QString::number(item), {"good", "bad", "good"});
        made.source.scores.insert(QStringLiteral("verdict"), item % 3 == 0 ? 0.0 : 1.0);
        made.source.scores.insert(QStringLiteral("bleu"), 0.3);
    }
    const StudyResults results = studyResults(study);
    QCOMPARE(results.everybody.altTests.size(), 1);
    QCOMPARE(results.everybody.altTests.constFirst().judge, QStringLiteral("verdict"));
}

void TestSystemStrengths::aScoreOffTheScaleIsSaidToBeWhyThereIsNoTest()
{
    StudyAnswers study = studyOf(Kind::Likert, scaleOf(1, 5, "rating"));
    for (int item = 0; item < 40; ++item) {
        StudyItem& made = addItem(study, QString::number(item), {"4", "5", "3"});
        made.source.scores.insert(QStringLiteral("gemma"), item == 7 ? 6.0 : 4.0);
        made.source.scores.insert(QStringLiteral("percent"), 80.0);
    }
    const StudyResults results = studyResults(study);
    QCOMPARE(results.everybody.altTests.size(), 1);
    const AltTest& test = results.everybody.altTests.constFirst();
    QCOMPARE(test.judge, QStringLiteral("gemma"));
    QVERIFY(!test.winningRate.isDefined() && !test.advantage.isDefined());
    QVERIFY2(test.winningRate.undefinedBecause.contains(QLatin1String("from 1 to 5 (first: 7)")),
        qPrintable(test.winningRate.undefinedBecause));
}

TANDEM_TEST(TestSystemStrengths, QCoreApplication)
#include "tst_systemstrengths.moc"
