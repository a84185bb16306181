#include "models/kgds/correctedmetric.h"

#include "simulatedchecks.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::kgds;
using namespace tandem::test;

namespace {

constexpr quint64 kSeed = 1;

/// How often intervals hold the truth, and how wide they are.
struct Coverage
{
    int defined = 0;
    int held = 0;
    double width = 0.0;
    double error = 0.0;

    void add(const Figure& figure, double truth)
    {
        if (!figure.interval)
            return;
        ++defined;
        held += figure.interval->low <= truth && truth <= figure.interval->high ? 1 : 0;
        width += figure.interval->high - figure.interval->low;
        error += *figure.value - truth;
    }
    double share() const { return double(held) / double(std::max(defined, 1)); }
    QByteArray text() const
    {
        const double n = double(std::max(defined, 1));
        return QByteArray::number(100.0 * share(), 'f', 1) + " % (width " +
               QByteArray::number(width / n, 'f', 3) + ", bias " +
               QByteArray::number(error / n, 'f', 4) + ")";
    }
};

} // namespace

/// Simulations of the intervals of corrected scores (docs/corrected-scores.md has their figures).
class TestCorrectedCoverage : public QObject
{
    Q_OBJECT

private slots:
    void intervalsHoldTheTruthNinetyFiveTimesInAHundred_data()
    {
        QTest::addColumn<SimulatedJudge>("judge");
        QTest::addColumn<DrawnBy>("design");
        QTest::addColumn<int>("checks");
        QTest::addColumn<bool>("isBinary");
        QTest::addColumn<SimulatedSamples>("samples");
        const QList<std::pair<const char*, SimulatedJudge>> judges{
            {"better", {0.93, 0.93, 0.0, 0.05}}, {"worse", {0.75, 0.65, 0.0, 0.1}},
            {"biased", {0.94, 0.55, 0.0, 0.05}}, {"abstaining", {0.9, 0.9, 0.15, 0.05}}};
        const QList<std::pair<const char*, DrawnBy>> designs{{"simple random", DrawnBy::Random},
            {"stratified by judgment", DrawnBy::ByVerdict}, {"by subject", DrawnBy::BySubject},
            {"uneven", DrawnBy::Uneven}, {"whole samples", DrawnBy::Samples}};
        for (const auto& [designName, design] : designs) {
            const bool isBinary = design != DrawnBy::Samples;
            for (const auto& [judgeName, judge] : judges)
                QTest::addRow("%s judge, %s", judgeName, designName)
                    << judge << design << (isBinary ? 120 : 25) << isBinary << SimulatedSamples{};
        }
        const SimulatedJudge better = judges.first().second;
        const auto addRandom = [](const char* name, const SimulatedJudge& judge, int checks,
                                   const SimulatedSamples& samples) {
            QTest::newRow(name) << judge << DrawnBy::Random << checks << true << samples;
        };
        addRandom("nearly all covered", better, 60, {60, 0.9, 0.1});
        addRandom("samples that differ much", better, 180, {60, 0.6, 0.4});
        addRandom("judge that is better on some samples", {0.85, 0.85, 0.0, 0.25}, 120, {});
        addRandom("hundred samples", better, 100, {100, 0.6, 0.3});
        addRandom("fifteen samples", better, 45, {15, 0.6, 0.3});
    }

    void intervalsHoldTheTruthNinetyFiveTimesInAHundred()
    {
        QFETCH(SimulatedJudge, judge);
        QFETCH(DrawnBy, design);
        QFETCH(int, checks);
        QFETCH(bool, isBinary);
        QFETCH(SimulatedSamples, samples);
        SimulatedStudies studies(judge, design, checks, kSeed, samples);
        Coverage corrected;
        Coverage people;
        Coverage rogan;
        Coverage alone;
        for (int i = 0; i < kStudies; ++i) {
            const CorrectedMetric metric = correctedMetric(studies.next());
            corrected.add(metric.corrected, samples.truth);
            people.add(metric.people, samples.truth);
            rogan.add(metric.roganGladen, samples.truth);
            alone.add(metric.judge, samples.truth);
        }
        qInfo().noquote() << "corrected" << corrected.text() << "people" << people.text()
                          << "Rogan-Gladen" << (isBinary ? rogan.text() : QByteArray("none"))
                          << "judge" << alone.text();
        QCOMPARE(corrected.defined, kStudies);
        // What the correction is for: the judge alone misses the truth.
        if (judge.specificity < 0.6)
            QVERIFY(alone.share() < 0.5);
        // And what the judge is for: a good one narrows what people alone leave open.
        if (judge.specificity > 0.92 && design != DrawnBy::ByVerdict)
            QVERIFY(corrected.width < (0.9 + kSlack) * people.width);
        QVERIFY(corrected.share() >= 0.93 - kSlack && corrected.share() <= 0.97 + kSlack);
        QVERIFY(people.share() >= 0.93 - kSlack && people.share() <= 0.97 + kSlack);
        // Lang and Reiczigel's takes the three shares for independent, which shares of the same
        // items are not: it is wider than it needs to be.
        if (isBinary)
            QVERIFY(rogan.share() >= 0.93 - kSlack);
    }

    void fewChecksMakeWideIntervalsNotWrongOnes()
    {
        for (const double truth : {0.6, 0.9}) {
            const SimulatedSamples samples{15, truth, 0.1};
            SimulatedStudies studies({0.93, 0.93, 0.0, 0.05}, DrawnBy::Random, 10, kSeed, samples);
            Coverage corrected;
            for (int i = 0; i < kStudies; ++i)
                corrected.add(correctedMetric(studies.next()).corrected, truth);
            qInfo().noquote() << "corrected" << corrected.text();
            QVERIFY(corrected.share() >= 0.95 - kSlack);
        }
    }
};

TANDEM_TEST(TestCorrectedCoverage, QCoreApplication)
#include "tst_correctedcoverage.moc"
