#include "models/studies/sampling.h"

#include "testmain.h"

#include <QTest>

using namespace tandem::studies;

namespace {

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

class TestItemSampling final : public QObject
{
    Q_OBJECT

private slots:
    void itemsAreDisputedWhereMetricsPreferDifferentSides();
    void practiceAndCheckItemsStayInEverySample();
};

void TestItemSampling::itemsAreDisputedWhereMetricsPreferDifferentSides()
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

void TestItemSampling::practiceAndCheckItemsStayInEverySample()
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

TANDEM_TEST(TestItemSampling, QCoreApplication)
#include "tst_sampling.moc"
