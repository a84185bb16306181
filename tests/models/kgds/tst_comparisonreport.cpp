#include "models/kgds/comparisonreport.h"
#include "models/kgds/correctedreport.h"

#include "models/results/reportjson.h"
#include "models/results/reporttable.h"

#include "madesystems.h"
#include "simulatedchecks.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTest>

using namespace tandem;
using namespace tandem::kgds;
using namespace tandem::test;
using results::Outlet;

namespace {

const QString kHeron = QStringLiteral("heron");
const QString kKestrel = QStringLiteral("kestrel");
const QList<double> kGood{0.9, 0.8, 0.9, 0.7, 0.8, 0.9, 0.8};
const QList<double> kPoor{0.1, 0.2, 0.1, 0.3, 0.2, 0.1, 0.2};

QList<ScoredSystem> systems()
{
    return {madeSystem(kHeron, kPoor),
        madeSystem(kKestrel, kGood, Pattern::Extractive, Paradigm::SelfReflection)};
}

QString cellOf(const Table& table, qsizetype row, const QString& heading)
{
    return cellAt(table.rows.at(row), table.header.indexOf(heading));
}

Table shown(const results::Section& section)
{
    return results::tableOf(section, Outlet::Console);
}

} // namespace

class TestComparisonReport : public QObject
{
    Q_OBJECT

private slots:
    void standingsNameLettersAndTiers()
    {
        const SystemComparison found = compareSystems(systems(), TableMetric::F1);
        const results::Section section = standingsSection(found, Pattern::Extractive);
        const Table table = shown(section);
        QCOMPARE(cellOf(table, 0, QStringLiteral("Tier")), QStringLiteral("2"));
        QCOMPARE(
            cellOf(table, 1, QStringLiteral("Model")), QStringLiteral("kestrel (self-reflection)"));
        QCOMPARE(cellOf(table, 1, QStringLiteral("Letters")), QStringLiteral("a"));
        QVERIFY(cellOf(table, 1, QStringLiteral("Mean")).startsWith(QStringLiteral("82.86 [")));
        QCOMPARE(section.notes.size(), 1);
        const QJsonObject json = results::reportJson({{}, {section}});
        QCOMPARE(json[QStringLiteral("standings")][QStringLiteral("bsp_f1")][1]
                     [QStringLiteral("paradigm")]
                         .toString(),
            QStringLiteral("self-reflection"));
    }

    void pairsHaveTheirTestAndWhatCouldBeShown()
    {
        const SystemComparison found = compareSystems(systems(), TableMetric::F1);
        const Table table = shown(comparedPairsSection(found, Pattern::Extractive));
        QCOMPARE(table.rows.size(), 1);
        QCOMPARE(cellOf(table, 0, QStringLiteral("Losses")), QStringLiteral("7"));
        QCOMPARE(table.header.last(), QStringLiteral("Minimum detectable difference (points)"));
        // Means are in percent, and so are their differences; programs get shares.
        QVERIFY(cellOf(table, 0, QStringLiteral("Difference (points)"))
                    .startsWith(QStringLiteral("-65.71 [")));
        QVERIFY(table.rows.first().last().toDouble() > 10.0);
        const Table data =
            results::tableOf(comparedPairsSection(found, Pattern::Extractive), Outlet::Csv);
        QCOMPARE(
            cellOf(data, 0, QStringLiteral("second_paradigm")), QStringLiteral("self-reflection"));
        QCOMPARE(cellOf(data, 0, QStringLiteral("difference")), QStringLiteral("-0.657143"));
        QVERIFY(cellOf(data, 0, QStringLiteral("detectable")).startsWith(QStringLiteral("0.")));
    }

    void whereNIsTooSmallNoDifferenceIsPromised()
    {
        const QList<ScoredSystem> few{
            madeSystem(kHeron, kPoor.first(4)), madeSystem(kKestrel, kGood.first(4))};
        const SystemComparison found = compareSystems(few, TableMetric::F1);
        const Table table = shown(comparedPairsSection(found, Pattern::Extractive));
        QCOMPARE(table.rows.first().last(), QStringLiteral("none: n is too small"));
        const results::Section standings = standingsSection(found, Pattern::Extractive);
        QCOMPARE(standings.notes.size(), 1);
        QVERIFY2(standings.notes.first().contains(QStringLiteral("exact test")),
            qPrintable(standings.notes.first()));
    }

    void changesAndGapsHaveARowForEachModel()
    {
        const QList<ScoredSystem> both{madeSystem(kHeron, kPoor),
            madeSystem(kHeron, kGood, Pattern::Extractive, Paradigm::SelfReflection),
            madeSystem(kHeron, kGood, Pattern::Abstractive)};
        const Table changes = shown(reflectionSection(reflectionChanges(both, TableMetric::Overall),
            Pattern::Extractive, TableMetric::Overall));
        QCOMPARE(cellOf(changes, 0, QStringLiteral("Wins")), QStringLiteral("7"));
        const Table gaps = shown(
            patternGapsSection(patternGaps(both, TableMetric::Overall), TableMetric::Overall));
        QCOMPARE(cellOf(gaps, 0, QStringLiteral("Losses")), QStringLiteral("7"));
        QVERIFY(gaps.rows.first().at(1).startsWith(QStringLiteral("50.00")));
    }

    void retrieversAndIntegrationAreNamed()
    {
        QList<ScoredSystem> all = systems();
        for (ScoredSystem& one : all) {
            for (SampleScore& score : one.samples)
                score.retrieved = score.recall;
        }
        const Table retrievers = shown(retrieversSection(retrieverStandings(all)));
        QCOMPARE(cellOf(retrievers, 0, QStringLiteral("Class")), QStringLiteral("conservative"));
        QCOMPARE(cellOf(retrievers, 1, QStringLiteral("Class")), QStringLiteral("open"));
        const results::Section section =
            integrationSection(integrationOf(all), Pattern::Extractive);
        QCOMPARE(cellOf(shown(section), 1, QStringLiteral("BSP-F1")), QStringLiteral("82.86"));
        QCOMPARE(section.notes.size(), 3);
        QVERIFY(section.notes.last().startsWith(QStringLiteral("Kendall")));
        QVERIFY(section.notes.last().contains(QStringLiteral("fewer than five")));
        const Table data = results::tableOf(
            correlationsSection(integrationOf(all), Pattern::Extractive), Outlet::Csv);
        QCOMPARE(data.rows.size(), 3);
        QCOMPARE(data.rows.last().first(), QStringLiteral("kendall"));
        QVERIFY(cellOf(data, 2, QStringLiteral("p")).isEmpty());
        QVERIFY(!cellOf(data, 2, QStringLiteral("value_n")).isEmpty());
        QVERIFY(correlationsSection(Integration(), Pattern::Extractive).rows.isEmpty());
    }

    void correctedScoresStandBesideWhatTheyAreMadeFrom()
    {
        SimulatedStudies studies({0.9, 0.8, 0.05, 0.05}, test::DrawnBy::Random, 120, 3);
        CorrectedMetric none = correctedMetric({});
        none.inPrompt = 2;
        const results::Section section =
            correctedSection({{systems().first().system, correctedMetric(studies.next())},
                                 {systems().last().system, none}},
                QStringLiteral("cao_r_ebs"), QStringLiteral("CAO-R"));
        const Table table = shown(section);
        QCOMPARE(cellOf(table, 0, QStringLiteral("Audited items")), QStringLiteral("120"));
        QVERIFY(cellOf(table, 0, QStringLiteral("Corrected")).contains(QStringLiteral(" [")));
        QCOMPARE(cellOf(table, 1, QStringLiteral("Corrected")), QStringLiteral("–"));
        QVERIFY(section.notes.first().contains(QStringLiteral("excluded")));
        const QString notes = section.notes.join(u'\n');
        QCOMPARE(notes.count(QStringLiteral("no items")), 1); // once for all columns
        QVERIFY(notes.contains(QStringLiteral("bootstrap intervals of the same means")));
        const Table data = results::tableOf(section, Outlet::Csv);
        QVERIFY(data.header.contains(QStringLiteral("corrected_low")));
        QVERIFY(data.header.contains(QStringLiteral("width_if_all_checked")));
    }

    void whyACorrectionNarrowsNothingIsSaidOnceInPlainWords()
    {
        const auto notesOf = [](const SimulatedJudge& judge, test::DrawnBy design, int checks) {
            SimulatedStudies studies(judge, design, checks, 3);
            const CorrectedMetric metric = correctedMetric(studies.next());
            return correctedSection(
                {{systems().first().system, metric}, {systems().last().system, metric}},
                QStringLiteral("cao_r_ebs"), QStringLiteral("CAO-R"))
                .notes.join(u'\n');
        };
        const SimulatedJudge good{0.95, 0.95, 0.0, 0.0};
        const SimulatedJudge coin{0.5, 0.5, 0.0, 0.0};
        const QString byVerdict = notesOf(good, test::DrawnBy::ByVerdict, 120);
        QCOMPARE(byVerdict.count(QStringLiteral("stratified by judgment")), 1);
        QVERIFY2(byVerdict.contains(QStringLiteral("all systems")), qPrintable(byVerdict));
        QVERIFY(
            !notesOf(good, test::DrawnBy::Random, 120).contains(QStringLiteral("Hardly narrower")));
        const QString useless = notesOf(coin, test::DrawnBy::Random, 120);
        QVERIFY2(useless.contains(QStringLiteral("say almost nothing")), qPrintable(useless));
        const QString few = notesOf(coin, test::DrawnBy::Random, 12);
        QVERIFY2(few.contains(QStringLiteral("Too few items are audited")), qPrintable(few));
    }

    void strataAreCalledByTheFieldsWords()
    {
        JudgedItem unchecked;
        unchecked.sample = 1;
        unchecked.stratum = QStringLiteral("not-covered");
        unchecked.judged = 0.0;
        JudgedItem checked;
        checked.sample = 2;
        checked.stratum = QStringLiteral("covered");
        checked.judged = checked.checked = 1.0;
        const QString why = correctedMetric({unchecked, checked}).corrected.undefinedBecause;
        QVERIFY2(why.contains(QStringLiteral("\"not covered\"")), qPrintable(why));
        SystemRef system = systems().first().system;
        for (const CheckStrata strata : {CheckStrata::Verdict, CheckStrata::VerdictAndSystem}) {
            const QString name =
                checkStratumName(checkStratum(strata, system, Conclusion::Unknowable));
            QVERIFY2(name.endsWith(QStringLiteral("not covered")), qPrintable(name));
        }
        QCOMPARE(checkStratumName(QStringLiteral("of my own")), QStringLiteral("of my own"));
    }

    void verifiersAreNamed()
    {
        QList<Verifier> verifiers{{kHeron, {}}, {kKestrel, {}}};
        for (Verifier& verifier : verifiers) {
            for (int sample = 0; sample < 4; ++sample) {
                VerifiedOutput output;
                output.system = systems().first().system;
                output.sample = sample;
                output.opinions = {Conclusion::Knowable,
                    sample % 2 == 0 ? Conclusion::Unknowable : Conclusion::Knowable};
                output.score.overall = 0.5;
                verifier.outputs.append(output);
            }
        }
        const Table pairs = shown(verifierPairsSection(verifierPairs(verifiers), verifiers));
        QCOMPARE(pairs.rows.size(), 2);
        QCOMPARE(cellOf(pairs, 1, QStringLiteral("Kind")), QStringLiteral("opinions"));
        QCOMPARE(cellOf(pairs, 1, QStringLiteral("Agreement in percent")), QStringLiteral("100.0"));
        const Table ranks = shown(verifierRankingsSection(
            verifierRankings(verifiers, Pattern::Extractive, TableMetric::Overall), verifiers));
        QCOMPARE(cellOf(ranks, 1, QStringLiteral("Verifier")), kKestrel);
        QCOMPARE(cellOf(ranks, 1, QStringLiteral("Rank")), QStringLiteral("1.0"));
        const Table agreements = shown(rankAgreementsSection(
            rankAgreements(verifiers, Pattern::Extractive, TableMetric::Overall), verifiers));
        QCOMPARE(cellOf(agreements, 0, QStringLiteral("Kendall's tau-b")), QStringLiteral("–"));
    }
};

TANDEM_TEST(TestComparisonReport, QCoreApplication)
#include "tst_comparisonreport.moc"
