#include "models/kgds/attritionreport.h"

#include "models/results/reporttable.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::kgds;

namespace {

SystemAttrition made(Pattern pattern)
{
    SystemAttrition one;
    one.system = {QStringLiteral("heron"), Paradigm::StructuredPrompt, pattern};
    AttritionCounts& counts = one.counts;
    counts.samples = 2;
    counts.keyFacts = 8;
    if (pattern == Pattern::Extractive) {
        counts.supporting = 4;
        counts.supportingExtracted = 3;
        counts.supportingMissed = 1;
        counts.keyFactsExtracted = 6;
        counts.keyFactsMissed = 2;
    } else {
        counts.keyFactsCovered = 5;
        counts.keyFactsUncovered = 2;
        counts.keyFactsUnanswered = 1;
    }
    counts.opinions = 10;
    counts.opinionsCovered = 6;
    counts.opinionsLost = {1, 0, 2, 0, 0};
    counts.opinionsUnanswered = 1;
    return one;
}

QString cellOf(const Table& table, qsizetype row, const QString& heading)
{
    return cellAt(table.rows.at(row), table.header.indexOf(heading));
}

} // namespace

class TestAttritionReport : public QObject
{
    Q_OBJECT

private slots:
    void eachPatternHasItsOwnBackground()
    {
        const QList<SystemAttrition> all{made(Pattern::Abstractive), made(Pattern::Extractive)};
        const results::Section extractive = attritionSection(all, Pattern::Extractive);
        QCOMPARE(extractive.rows.size(), 1);
        QCOMPARE(extractive.rows.first().item, 1);
        const Table ebs = results::tableOf(extractive, results::Outlet::Console);
        QCOMPARE(cellOf(ebs, 0, QStringLiteral("Paragraphs extracted")), QStringLiteral("75.0"));
        QCOMPARE(cellOf(ebs, 0, QStringLiteral("Key facts in extracted paragraphs")),
            QStringLiteral("75.0"));
        const Table abs =
            results::tableOf(attritionSection(all, Pattern::Abstractive), results::Outlet::Console);
        QCOMPARE(cellOf(abs, 0, QStringLiteral("Key facts covered")), QStringLiteral("62.5"));
        QCOMPARE(cellOf(abs, 0, QStringLiteral("OM")), QStringLiteral("10.0"));
        QCOMPARE(cellOf(abs, 0, QStringLiteral("IRU")), QStringLiteral("20.0"));
        QCOMPARE(cellOf(abs, 0, QStringLiteral("Opinions covered")), QStringLiteral("60.0"));
    }

    void theStepsOfASystemAddUp()
    {
        for (const Pattern pattern : kPatterns) {
            const results::Section section = attritionStepsSection(made(pattern));
            const Table table = results::tableOf(section, results::Outlet::Csv);
            const qsizetype count = table.header.indexOf(QStringLiteral("count"));
            int whole = 0;
            int parts = 0;
            for (qsizetype row = 0; row < section.rows.size(); ++row) {
                const int here = cellAt(table.rows.at(row), count).toInt();
                if (section.rows.at(row).level == 0) {
                    QCOMPARE(parts, whole);
                    whole = here;
                    parts = 0;
                } else {
                    parts += here;
                }
            }
            QCOMPARE(parts, whole);
            QCOMPARE(whole, 10);
        }
    }

    void ofSomeSamplesOnlyTheseCount()
    {
        SystemAttrition one = made(Pattern::Extractive);
        AttritionCounts small;
        small.samples = 1;
        small.opinions = 4;
        one.bySample = {{3, small}, {5, one.counts}};
        one.unattributedErrors = {ErrorType::Misattribution};
        const QList<SystemAttrition> part =
            attritionOver({one, made(Pattern::Abstractive)}, {3, 3, 9});
        QCOMPARE(part.size(), 1);
        QCOMPARE(part.first().counts, small);
        QVERIFY(part.first().unattributedErrors.isEmpty());
        QCOMPARE(attritionOver({one}, {3, 5}).first().counts.opinions, 14);
    }

    void errorsOfNoKnownOpinionAreNamed()
    {
        SystemAttrition one = made(Pattern::Extractive);
        one.unattributedErrors = {ErrorType::Misattribution, ErrorType::UnclarifiedReference,
            ErrorType::UnclarifiedReference};
        for (const results::Section& section :
            {attritionSection({one}, Pattern::Extractive), attritionStepsSection(one)}) {
            QVERIFY2(section.notes.last().contains(QStringLiteral("heron: 3 (IRU 2, OM 1)")),
                qPrintable(section.notes.last()));
        }
        QCOMPARE(
            attritionSection({made(Pattern::Extractive)}, Pattern::Extractive).notes.size(), 1);
    }

    void typesThatAreNotKnownAreNoZeros()
    {
        SystemAttrition loose = made(Pattern::Extractive);
        loose.unattributedErrors = {ErrorType::Misattribution};
        SystemAttrition untyped = made(Pattern::Extractive);
        untyped.counts.opinionsLost = {};
        untyped.counts.opinionsUntyped = 3;
        for (const SystemAttrition& one : {loose, untyped}) {
            const Table all = results::tableOf(
                attritionSection({one}, Pattern::Extractive), results::Outlet::Csv);
            QCOMPARE(cellOf(all, 0, QStringLiteral("lost_to_om")), QString());
            QVERIFY(!cellOf(all, 0, QStringLiteral("lost_to_om_undefined")).isEmpty());
            QCOMPARE(cellOf(all, 0, QStringLiteral("lost_to_om_n")), QStringLiteral("10"));
            const Table steps = results::tableOf(attritionStepsSection(one), results::Outlet::Csv);
            for (qsizetype row = 0; row < steps.rows.size(); ++row) {
                if (cellOf(steps, row, QStringLiteral("step")).startsWith(QLatin1String("lost_")))
                    QCOMPARE(cellOf(steps, row, QStringLiteral("count")), QString());
            }
        }
        // Where some have a type, those of the others are said to be without.
        SystemAttrition some = made(Pattern::Extractive);
        some.counts.opinionsUntyped = 1;
        QVERIFY(!cellOf(
            results::tableOf(attritionSection({some}, Pattern::Extractive), results::Outlet::Csv),
            0, QStringLiteral("lost_to_om"))
                     .isEmpty());
    }

    void whatThereIsNoneOfHasNoShare()
    {
        const Table table = results::tableOf(
            attritionSection({SystemAttrition()}, Pattern::Extractive), results::Outlet::Console);
        QCOMPARE(cellOf(table, 0, QStringLiteral("Opinions covered")), QStringLiteral("–"));
        QVERIFY(attritionSection({}, Pattern::Extractive).notes.isEmpty());
    }
};

TANDEM_TEST(TestAttritionReport, QCoreApplication)
#include "tst_attritionreport.moc"
