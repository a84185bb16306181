#include "models/kgds/systemreport.h"

#include "models/kgds/scorereport.h"
#include "models/results/reportjson.h"
#include "models/results/reporttable.h"

#include "madesystems.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using namespace tandem::kgds;
using namespace tandem::test;

namespace {

const QList<double> kHigh{0.8, 0.7, 0.9, 0.6, 0.8, 0.7, 0.8};
const QList<double> kLower{0.6, 0.6, 0.7, 0.4, 0.5, 0.6, 0.5};

SystemReportData madeData()
{
    SystemReportData data;
    data.systems = {madeSystem(QStringLiteral("heron"), kHigh),
        madeSystem(QStringLiteral("stork"), kLower),
        madeSystem(QStringLiteral("heron"), kLower, Pattern::Extractive, Paradigm::SelfReflection),
        madeSystem(QStringLiteral("heron"), kLower, Pattern::Abstractive)};
    data.stages = {{QStringLiteral("a"), QStringLiteral("A"), 1.0}};
    data.currency = QStringLiteral("USD");
    return data;
}

QStringList keysOf(const results::Report& report)
{
    QStringList keys;
    for (const results::Section& section : report.sections)
        keys.append(section.key);
    return keys;
}

const QList<ReportPart> kAllParts(kReportParts.begin(), kReportParts.end());

} // namespace

/// Everything about systems as one report.
class TestSystemReport final : public QObject
{
    Q_OBJECT

private slots:
    void everyPartHasItsWord()
    {
        for (const ReportPart part : kReportParts)
            QCOMPARE(reportPartFromKey(reportPartKey(part)), part);
        QVERIFY(!reportPartFromKey(QStringLiteral("others")));
    }

    void sectionsStandUnderTheWordOfTheirPart()
    {
        const results::Report report = systemReport(madeData(), kAllParts, TableMetric::F1);
        QStringList keys = keysOf(report);
        for (const QString& key : keys)
            QVERIFY2(reportPartFromKey(key.section(u'.', 0, 0)), qPrintable(key));
        QCOMPARE(keys.removeDuplicates(), 0);
        QVERIFY(keys.contains(QStringLiteral("standings.bsp_f1")));
        QVERIFY(keys.contains(QStringLiteral("pattern_gaps.bsp_f1")));
        QVERIFY(keys.contains(QStringLiteral("costs")));
        QVERIFY(keys.contains(QStringLiteral("integration.correlations.ebs-aos")));
        // Nobody judged, so nothing is said of verifiers.
        QVERIFY(keys.filter(QStringLiteral("verifiers")).isEmpty());
    }

    void titlesSayThePattern()
    {
        const results::Report report =
            systemReport(madeData(), {ReportPart::Standings}, TableMetric::Overall);
        QCOMPARE(report.sections.size(), 2);
        QVERIFY(report.sections.at(0).title.startsWith(QLatin1String("EBS-AOS")));
        QVERIFY(report.sections.at(1).title.startsWith(QLatin1String("ABS-AOS")));
    }

    void sectionsAreChosenByNameOrByWord()
    {
        const results::Report all = systemReport(madeData(), kAllParts, TableMetric::F1);
        QCOMPARE(keysOf(sectionsNamed(all, {QStringLiteral("scores")})),
            (QStringList{QStringLiteral("scores.ebs-aos"), QStringLiteral("scores.abs-aos")}));
        QCOMPARE(
            keysOf(sectionsNamed(all, {QStringLiteral("scores.abs-aos"), QStringLiteral("costs")})),
            (QStringList{QStringLiteral("scores.abs-aos"), QStringLiteral("costs")}));
        QVERIFY(sectionsNamed(all, {QStringLiteral("score")}).sections.isEmpty());
    }

    void verifiersAreComparedWhereThereAreTwo()
    {
        SystemReportData data = madeData();
        for (const char* name : {"one", "two"}) {
            Verifier verifier{QLatin1String(name), {}};
            for (const char* model : {"heron", "stork"}) {
                for (qint64 sample = 1; sample <= 3; ++sample) {
                    VerifiedOutput output;
                    output.system.model = QLatin1String(model);
                    output.sample = sample;
                    output.opinions = {Conclusion::Knowable, Conclusion::Unknowable};
                    output.score.overall = 0.1 * double(sample);
                    verifier.outputs.append(output);
                }
            }
            data.verifiers.append(verifier);
        }
        const QStringList keys =
            keysOf(systemReport(data, {ReportPart::Verifiers}, TableMetric::Overall));
        QCOMPARE(keys, (QStringList{QStringLiteral("verifiers.pairs"),
                           QStringLiteral("verifiers.rankings.op_ebs_aos"),
                           QStringLiteral("verifiers.rank_agreements.op_ebs_aos")}));
    }

    void whatIsMissingOrNotJudgedIsNamedAndBounded()
    {
        ScoredSystem one;
        one.system.model = QStringLiteral("heron");
        one.system.pattern = Pattern::Abstractive;
        one.samples.insert(1, SampleScore());
        one.samples.insert(2, SampleScore());
        one.samples[2].opinionRecall = 0.5;
        one.samples.insert(3, SampleScore());
        one.samples[3].unansweredOpinions = 4; // judged, and not answered
        one.missing = {4};
        const QStringList remarks = reportRemarks({one});
        QCOMPARE(remarks.size(), 3);
        QVERIFY2(remarks.first().startsWith(QStringLiteral("heron, ABS-AOS")) &&
                     remarks.first().endsWith(QStringLiteral("not judged: 1.")),
            qPrintable(remarks.first()));
        QVERIFY2(remarks.at(1).endsWith(QStringLiteral("excluded: 4.")), qPrintable(remarks.at(1)));
        const QStringList many = reportRemarks(QList<ScoredSystem>(60, one));
        QCOMPARE(many.size(), 41);
        QVERIFY2(many.last().contains(QStringLiteral("140")), qPrintable(many.last()));
    }
};

TANDEM_TEST(TestSystemReport, QCoreApplication)
#include "tst_systemreport.moc"
