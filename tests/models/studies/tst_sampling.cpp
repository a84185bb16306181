#include "models/studies/sampling.h"

#include "testmain.h"

#include <QSet>
#include <QTest>

#include <algorithm>
#include <numeric>

using namespace tandem::studies;

namespace {

bool isAscending(const QList<qsizetype>& places)
{
    return std::adjacent_find(places.begin(), places.end(), std::greater_equal<>()) == places.end();
}

/// An item with these scores of either side by metric.
StudyItem scored(
    const QString& name, const QHash<QString, double>& scores, ItemKind kind = ItemKind::Rated)
{
    StudyItem item;
    item.item.name = name;
    item.item.kind = kind;
    item.source.scores = scores;
    return item;
}

StudyItem compared(
    const QString& name, double bleu, double otherBleu, double rouge, double otherRouge)
{
    return scored(
        name, {{QStringLiteral("bleu_1"), bleu}, {QStringLiteral("bleu_2"), otherBleu},
                  {QStringLiteral("rouge_1"), rouge}, {QStringLiteral("rouge_2"), otherRouge}});
}

QStringList namesOf(const QList<StudyItem>& items)
{
    QStringList names;
    for (const StudyItem& item : items)
        names.append(item.item.name);
    return names;
}

} // namespace

class TestSampling final : public QObject
{
    Q_OBJECT

private slots:
    void aRandomSampleHasItsSizeAndIsRepeated();
    void everyPlaceIsDrawnAsOften();
    void strataAreInProportion_data();
    void strataAreInProportion();
    void allocationsHoldForAllSizes();
    void aStratifiedSampleTakesFromEveryStratum();
    void itemsAreDisputedWhereMetricsPreferDifferentSides();
    void practiceAndCheckItemsStayInEverySample();
};

void TestSampling::aRandomSampleHasItsSizeAndIsRepeated()
{
    const QList<qsizetype> sample = randomSample(100, 10, 7);
    QCOMPARE(sample.size(), 10);
    QVERIFY(isAscending(sample));
    QCOMPARE(randomSample(100, 10, 7), sample);
    QVERIFY(randomSample(100, 10, 8) != sample);
    QCOMPARE(randomSample(3, 10, 7), QList<qsizetype>({0, 1, 2}));
    QCOMPARE(randomSample(0, 10, 7), QList<qsizetype>());
    QCOMPARE(randomSample(3, 0, 7), QList<qsizetype>());
    QCOMPARE(randomSample(3, -1, 7), QList<qsizetype>());
    QCOMPARE(randomSample(20, 5, 1), QList<qsizetype>({7, 8, 11, 14, 18}));
}

void TestSampling::everyPlaceIsDrawnAsOften()
{
    QList<int> times(10, 0);
    for (quint32 seed = 0; seed < 2000; ++seed) {
        for (const qsizetype place : randomSample(10, 3, seed))
            ++times[place];
    }
    // 600 of each are expected, with a standard deviation of 20.
    QVERIFY(*std::min_element(times.begin(), times.end()) > 500);
    QVERIFY(*std::max_element(times.begin(), times.end()) < 700);
}

void TestSampling::strataAreInProportion_data()
{
    QTest::addColumn<QList<qsizetype>>("counts");
    QTest::addColumn<qsizetype>("size");
    QTest::addColumn<QList<qsizetype>>("expected");
    using Counts = QList<qsizetype>;
    QTest::newRow("exact") << Counts{50, 30, 20} << qsizetype(10) << Counts{5, 3, 2};
    QTest::newRow("largest remainder") << Counts{45, 34, 21} << qsizetype(10) << Counts{5, 3, 2};
    QTest::newRow("equal remainders") << Counts{10, 10, 10} << qsizetype(4) << Counts{2, 1, 1};
    QTest::newRow("none is left out") << Counts{97, 2, 1} << qsizetype(5) << Counts{3, 1, 1};
    QTest::newRow("no room for all") << Counts{97, 2, 1} << qsizetype(2) << Counts{2, 0, 0};
    QTest::newRow("an empty one") << Counts{6, 0, 3} << qsizetype(3) << Counts{2, 0, 1};
    QTest::newRow("all") << Counts{6, 1, 3} << qsizetype(99) << Counts{6, 1, 3};
    QTest::newRow("nothing of nothing") << Counts{0, 0} << qsizetype(3) << Counts{0, 0};
    QTest::newRow("no strata") << Counts{} << qsizetype(3) << Counts{};
}

void TestSampling::strataAreInProportion()
{
    QFETCH(QList<qsizetype>, counts);
    QFETCH(qsizetype, size);
    QFETCH(QList<qsizetype>, expected);
    QCOMPARE(allocatedToStrata(counts, size), expected);
}

void TestSampling::allocationsHoldForAllSizes()
{
    for (const QList<qsizetype>& counts :
        {QList<qsizetype>{1, 1, 1, 1, 100}, QList<qsizetype>{7, 13, 29, 1},
            QList<qsizetype>{5, 5, 5, 5, 5, 5, 5}, QList<qsizetype>{1, 2, 3, 4, 50, 6, 0, 8}}) {
        const qsizetype total = std::accumulate(counts.begin(), counts.end(), qsizetype(0));
        for (qsizetype size = 0; size <= total; ++size) {
            const QList<qsizetype> allocated = allocatedToStrata(counts, size);
            QCOMPARE(std::accumulate(allocated.begin(), allocated.end(), qsizetype(0)), size);
            const bool fits = size >= counts.size() - counts.count(0);
            for (qsizetype i = 0; i < counts.size(); ++i) {
                QVERIFY(allocated.at(i) <= counts.at(i));
                QVERIFY(!fits || counts.at(i) == 0 || allocated.at(i) > 0);
            }
        }
    }
}

void TestSampling::aStratifiedSampleTakesFromEveryStratum()
{
    QStringList strata;
    for (int i = 0; i < 60; ++i)
        strata.append(i % 6 == 0 ? QStringLiteral("rare") : QStringLiteral("common"));
    const QList<qsizetype> sample = stratifiedSample(strata, 12, 3);
    QCOMPARE(sample.size(), 12);
    QVERIFY(isAscending(sample));
    QCOMPARE(std::count_if(sample.begin(), sample.end(),
                 [&](qsizetype place) { return strata.at(place) == QStringLiteral("rare"); }),
        2);
    QCOMPARE(stratifiedSample(strata, 12, 3), sample);
    QVERIFY(stratifiedSample(strata, 12, 4) != sample);
    QCOMPARE(stratifiedSample({}, 12, 3), QList<qsizetype>());
    // Of strata that are alike, each is chosen at times.
    QSet<qsizetype> chosen;
    for (quint32 seed = 0; seed < 50; ++seed)
        chosen.insert(stratifiedSample(
            {QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}, 1, seed)
                          .constFirst());
    QCOMPARE(chosen.size(), 3);
}

void TestSampling::itemsAreDisputedWhereMetricsPreferDifferentSides()
{
    const QList<StudyItem> items{
        compared(QStringLiteral("both first"), 0.5, 0.4, 0.9, 0.1),
        compared(QStringLiteral("disputed"), 0.5, 0.4, 0.1, 0.9),
        compared(QStringLiteral("one without preference"), 0.5, 0.5, 0.1, 0.9),
        scored(QStringLiteral("one score alone"),
            {{QStringLiteral("bleu_1"), 1.0}, {QStringLiteral("rouge_1"), 1.0},
                {QStringLiteral("rouge_2"), 2.0}}),
        scored(QStringLiteral("none"), {}),
        compared(QStringLiteral("disputed too"), -1.0, 1.0, 0.2, 0.1),
    };
    QCOMPARE(
        twoSidedMetrics(items), QStringList({QStringLiteral("bleu"), QStringLiteral("rouge")}));
    QCOMPARE(disputedItems(items, twoSidedMetrics(items)), QList<qsizetype>({1, 5}));
    QCOMPARE(disputedItems(items, {QStringLiteral("bleu")}), QList<qsizetype>());
    QCOMPARE(namesOf(sampledItems(items, Sampling::Disagreement, 5, 1)),
        QStringList({QStringLiteral("disputed"), QStringLiteral("disputed too")}));
    QCOMPARE(sampledItems(items, Sampling::Disagreement, 1, 1).size(), 1);
}

void TestSampling::practiceAndCheckItemsStayInEverySample()
{
    QList<StudyItem> items;
    for (int i = 0; i < 10; ++i)
        items.append(scored(QString::number(i), {}));
    items.insert(4, scored(QStringLiteral("check"), {}, ItemKind::Check));
    items.prepend(scored(QStringLiteral("practice"), {}, ItemKind::Practice));
    for (const Sampling sampling : {Sampling::Random, Sampling::Stratified}) {
        const QStringList names = namesOf(sampledItems(items, sampling, 3, 5));
        QCOMPARE(names.size(), 5);
        QCOMPARE(names.constFirst(), QStringLiteral("practice"));
        QVERIFY(names.contains(QStringLiteral("check")));
    }
    QCOMPARE(namesOf(sampledItems(items, Sampling::Disagreement, 3, 5)),
        QStringList({QStringLiteral("practice"), QStringLiteral("check")}));
    QCOMPARE(namesOf(sampledItems(items, Sampling::All, 0, 5)), namesOf(items));
}

TANDEM_TEST(TestSampling, QCoreApplication)
#include "tst_sampling.moc"
