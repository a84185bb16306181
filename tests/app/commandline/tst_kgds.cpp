#include "commandrun.h"
#include "kgdsreference.h"
#include "models/kgds/errorshares.h"
#include "models/kgds/systemoutput.h"
#include "storage/database/database.h"
#include "storage/database/schema.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemreviewrepository.h"
#include "testmain.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace tandem;
using namespace tandem::kgds;

namespace {

const char* const kAbsent = "The KGDS reference values are not on this machine.";

QString fileOf(const char* name)
{
    return QStringLiteral(TANDEM_TEST_DATA "/outputs/files/") + QLatin1String(name);
}

CommandRun score(const QString& outputs, const QString& benchmark, const QStringList& more = {})
{
    return runInProcess(QStringList{QStringLiteral("kgds"), QStringLiteral("score"), outputs,
                            QStringLiteral("--benchmark"), benchmark} +
                        more);
}

/// A project of the small benchmark with its systems.
void importSmall(const QString& project)
{
    QCOMPARE(runInProcess({QStringLiteral("import"), fileOf("kgds_small.json"), project}).code, 0);
    QCOMPARE(runInProcess({QStringLiteral("kgds"), QStringLiteral("import"), project,
                              fileOf("kgds_outputs.zip")})
                 .code,
        0);
}

QStringList keysOf(Pattern pattern)
{
    const QString first =
        pattern == Pattern::Extractive ? QStringLiteral("bsp") : QStringLiteral("kbsaf");
    return {first + QStringLiteral("_r"), first + QStringLiteral("_p"),
        first + QStringLiteral("_f1"), QStringLiteral("cao_r"), QStringLiteral("op_gm")};
}

CommandRun check(const QString& project, const QStringList& more)
{
    return runInProcess(
        QStringList{QStringLiteral("kgds"), QStringLiteral("audit"), project} + more);
}

bool isSame(const QJsonValue& percent, double expected)
{
    return percent.isDouble() && std::abs(percent.toDouble() - expected) <= 1e-9;
}

} // namespace

/// "tandem kgds score"; what it prints is in tests/data/outputs/kgds.txt.
class TestKgds final : public QObject
{
    Q_OBJECT

private slots:
    void jsonHasTheFiguresOfTheReference();
    void whatIsMissingIsToldOnStderrAndUndefinedInJson();
    void theBenchmarkMayComeFromStandardInput();
    void aBenchmarkIsNeeded();
    void aProjectHasTheFiguresOfTheFilesItCameFrom();
    void whatIsExportedAsAnArchiveIsOne();
    void outputsAreTakenOutByName();
    void aReportReadsPublishedTables();
    void aReportAsCsvCanBeOpenedInASpreadsheet();
    void attritionIsTellableOfOneSample();
    void aDrawnPartGivesCorrectedScores();
    void aReportHasWhatPeopleSayOfItsVerifierByName();
};

void TestKgds::jsonHasTheFiguresOfTheReference()
{
    const QJsonObject all = reference::kgdsMetrics();
    if (all.isEmpty() || !QFile::exists(reference::kBenchmarkFile))
        QSKIP(kAbsent);
    const CommandRun run =
        score(reference::kOutputsFile, reference::kBenchmarkFile, {QStringLiteral("--json")});
    QCOMPARE(run.code, 0);
    const QJsonObject models = all[QLatin1String("expected")][QLatin1String("models")].toObject();
    for (const char* quality : {"good", "poor"}) {
        const QString model = QStringLiteral("synth-") + QLatin1String(quality);
        for (const Pattern pattern : kPatterns) {
            const QJsonValue system = run.json()[QLatin1String("systems")][model][QLatin1String(
                "structured-prompt")][patternKey(pattern)];
            const QJsonValue expected = models[QLatin1String(quality)][patternKey(pattern)];
            const QJsonArray samples = expected[QLatin1String("per_sample")].toArray();
            const QStringList keys = keysOf(pattern);
            for (qsizetype key = 0; key < keys.size(); ++key) {
                double sum = 0.0;
                for (qsizetype i = 0; i < samples.size(); ++i) {
                    sum += samples[i][key].toDouble();
                    QVERIFY(isSame(system[QLatin1String("samples")][i][keys.at(key)],
                        100.0 * samples[i][key].toDouble()));
                }
                QVERIFY(isSame(system[keys.at(key)], 100.0 * sum / double(samples.size())));
            }
            for (const ErrorType type : kErrorOrder)
                QVERIFY(isSame(system[QLatin1String("errors")][errorKey(type)],
                    expected[QLatin1String("error_proportions")][publishedErrorName(type)]
                        .toDouble()));
        }
    }
}

void TestKgds::whatIsMissingIsToldOnStderrAndUndefinedInJson()
{
    const CommandRun run =
        score(fileOf("kgds_outputs.zip"), fileOf("kgds_small.json"), {QStringLiteral("--json")});
    QCOMPARE(run.code, 0);
    const QJsonObject all = run.json();
    QCOMPARE(all.keys(), QStringList{QStringLiteral("systems")});
    const QJsonValue stork = all[QLatin1String("systems")][QLatin1String("stork")]
                                [QLatin1String("structured-prompt")][QLatin1String("ebs-aos")];
    QCOMPARE(stork[QLatin1String("bsp_r")].toDouble(-1), 0.0);
    QVERIFY(stork[QLatin1String("samples")][1][QLatin1String("bsp_r")].isObject());
    QVERIFY(run.err.contains(QLatin1String("stork")));
}

void TestKgds::theBenchmarkMayComeFromStandardInput()
{
    QFile file(fileOf("kgds_small.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const CommandRun run =
        runInProcess({QStringLiteral("kgds"), QStringLiteral("score"), fileOf("kgds_outputs.zip"),
                         QStringLiteral("--benchmark"), QStringLiteral("-")},
            file.readAll());
    QCOMPARE(run.code, 0);
    QCOMPARE(run.out, score(fileOf("kgds_outputs.zip"), fileOf("kgds_small.json")).out);
}

void TestKgds::aBenchmarkIsNeeded()
{
    const CommandRun run =
        runInProcess({QStringLiteral("kgds"), QStringLiteral("score"), fileOf("kgds_outputs.zip")});
    QCOMPARE(run.code, 2);
    QVERIFY(run.err.contains(QLatin1String("--benchmark")));
}

void TestKgds::aProjectHasTheFiguresOfTheFilesItCameFrom()
{
    if (!QFile::exists(reference::kOutputsFile) || !QFile::exists(reference::kBenchmarkFile))
        QSKIP(kAbsent);
    const QTemporaryDir folder;
    const QString project = folder.filePath(QStringLiteral("k.tandem"));
    QCOMPARE(runInProcess({QStringLiteral("import"), reference::kBenchmarkFile, project}).code, 0);
    const CommandRun brought = runInProcess({QStringLiteral("kgds"), QStringLiteral("import"),
        project, reference::kOutputsFile, QStringLiteral("--json")});
    QVERIFY2(brought.code == 0, qPrintable(brought.err));
    QCOMPARE(brought.json()[QLatin1String("outputs")].toInt(), 400);
    const CommandRun ofProject = runInProcess(
        {QStringLiteral("kgds"), QStringLiteral("score"), project, QStringLiteral("--json")});
    QCOMPARE(ofProject.code, 0);
    QCOMPARE(ofProject.out,
        score(reference::kOutputsFile, reference::kBenchmarkFile, {QStringLiteral("--json")}).out);
}

void TestKgds::whatIsExportedAsAnArchiveIsOne()
{
    const QTemporaryDir folder;
    const QString project = folder.filePath(QStringLiteral("k.tandem"));
    const QString archive = folder.filePath(QStringLiteral("out.tar.gz"));
    importSmall(project);
    const QStringList asked{QStringLiteral("kgds"), QStringLiteral("export"), project, archive};
    const CommandRun run = runInProcess(asked);
    QVERIFY2(run.code == 0, qPrintable(run.err));
    QVERIFY2(run.out.contains(QLatin1String(
                 "Wrote 9 outputs (2 model(s), 2 pattern(s), 2 paradigm(s)) and 9 judgments")),
        qPrintable(run.out));
    QVERIFY(QFileInfo(archive).isFile());
    QCOMPARE(score(archive, fileOf("kgds_small.json")).code, 0);
    // As any file it is replaced, which a folder never is.
    QCOMPARE(runInProcess(asked + QStringList{QStringLiteral("--overwrite")}).code, 0);
}

void TestKgds::outputsAreTakenOutByName()
{
    const QTemporaryDir folder;
    const QString project = folder.filePath(QStringLiteral("k.tandem"));
    importSmall(project);
    const auto remove = [&](const QStringList& more) {
        return runInProcess(
            QStringList{QStringLiteral("kgds"), QStringLiteral("remove"), project} + more);
    };
    QCOMPARE(remove({}).code, 2);
    QVERIFY(remove({QStringLiteral("--system"), QStringLiteral("curlew")})
                .err.contains(QLatin1String("curlew")));
    const QStringList heron{
        QStringLiteral("--system"), QStringLiteral("heron"), QStringLiteral("--json")};
    const CommandRun one =
        remove(heron + QStringList{QStringLiteral("--pattern"), QStringLiteral("abs-aos"),
                           QStringLiteral("--samples"), QStringLiteral("2")});
    QVERIFY2(one.code == 0, qPrintable(one.err));
    QCOMPARE(one.json()[QLatin1String("outputs")].toInt(), 1);
    QCOMPARE(one.json()[QLatin1String("judgements")].toInt(), 1);
    QCOMPARE(remove(heron).json()[QLatin1String("outputs")].toInt(), 5);
    const CommandRun check = runInProcess({QStringLiteral("check"), project});
    QVERIFY2(check.code == 0, qPrintable(check.out));
    // Now there is room for others.
    QCOMPARE(runInProcess({QStringLiteral("kgds"), QStringLiteral("import"), project,
                              fileOf("kgds_outputs.zip"), QStringLiteral("--json")})
                 .json()[QLatin1String("outputs")]
                 .toInt(),
        6);
}

void TestKgds::aReportReadsPublishedTables()
{
    const QTemporaryDir folder;
    const QString project = folder.filePath(QStringLiteral("k.tandem"));
    QCOMPARE(runInProcess({QStringLiteral("import"), fileOf("kgds_small.json"), project}).code, 0);
    QCOMPARE(runInProcess({QStringLiteral("kgds"), QStringLiteral("import"), project,
                              fileOf("kgds_outputs.zip")})
                 .code,
        0);
    QFile table(folder.filePath(QStringLiteral("t.csv")));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("model,BSP_F1,BSP_F1_reflection_change\ncurlew,61.25,-1.5\n");
    table.close();
    const QStringList asked{QStringLiteral("kgds"), QStringLiteral("report"), project,
        QStringLiteral("--section"), QStringLiteral("scores.ebs-aos"),
        QStringLiteral("--published"), table.fileName()};
    const CommandRun run = runInProcess(asked);
    QCOMPARE(run.code, 0);
    QVERIFY2(run.out.contains(QLatin1String("curlew")), qPrintable(run.out));
    QVERIFY2(run.out.contains(QLatin1String("61.25")), qPrintable(run.out));
    const CommandRun latex =
        runInProcess(asked + QStringList{QStringLiteral("--format"), QStringLiteral("latex")});
    QCOMPARE(latex.code, 0);
    QVERIFY(latex.out.contains(QLatin1String("\\toprule")));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("model,BSP_F1\ncurlew,many\n");
    table.close();
    QCOMPARE(runInProcess(asked).code, 1);
}

void TestKgds::aReportAsCsvCanBeOpenedInASpreadsheet()
{
    const QTemporaryDir folder;
    const QString project = folder.filePath(QStringLiteral("k.tandem"));
    QCOMPARE(runInProcess({QStringLiteral("import"), fileOf("kgds_small.json"), project}).code, 0);
    QFile outputs(folder.filePath(QStringLiteral("o.jsonl")));
    QVERIFY(outputs.open(QIODevice::WriteOnly));
    outputs.write(
        "{\"sample\": 1, \"model\": \"=1+1\", \"paragraphs\": [1], \"opinion\": \"So.\"}\n");
    outputs.close();
    QCOMPARE(runInProcess(
                 {QStringLiteral("kgds"), QStringLiteral("import"), project, outputs.fileName()})
                 .code,
        0);
    const QStringList asked{QStringLiteral("kgds"), QStringLiteral("report"), project,
        QStringLiteral("--section"), QStringLiteral("scores.ebs-aos"), QStringLiteral("--format")};
    const QStringList spreadsheet{QStringLiteral("csv"), QStringLiteral("--spreadsheet")};
    const CommandRun plain = runInProcess(asked + spreadsheet.first(1));
    QVERIFY2(plain.out.contains(QLatin1String("\n=1+1,")), qPrintable(plain.out + plain.err));
    const CommandRun guarded = runInProcess(asked + spreadsheet);
    QVERIFY2(guarded.out.contains(QLatin1String("\n'=1+1,")), qPrintable(guarded.out));
    const CommandRun misused =
        runInProcess(asked + QStringList{QStringLiteral("latex"), spreadsheet.last()});
    QCOMPARE(misused.code, 2);
}

void TestKgds::attritionIsTellableOfOneSample()
{
    const QTemporaryDir folder;
    const QString project = folder.filePath(QStringLiteral("k.tandem"));
    QCOMPARE(runInProcess({QStringLiteral("import"), fileOf("kgds_small.json"), project}).code, 0);
    QCOMPARE(runInProcess({QStringLiteral("kgds"), QStringLiteral("import"), project,
                              fileOf("kgds_outputs.zip")})
                 .code,
        0);
    const auto report = [&](const char* section, const QStringList& more) {
        return runInProcess(
            QStringList{QStringLiteral("kgds"), QStringLiteral("report"), project,
                QStringLiteral("--json"), QStringLiteral("--section"), QLatin1String(section)} +
            more);
    };
    const QStringList one{QStringLiteral("--samples"), QStringLiteral("1")};
    const auto samplesOf = [](const CommandRun& run) {
        return run
            .json()[QLatin1String("attrition")][QLatin1String("abs-aos")][0]
                   [QLatin1String("samples")]
            .toInt();
    };
    QCOMPARE(samplesOf(report("attrition", {})), 2);
    QCOMPARE(samplesOf(report("attrition", one)), 1);
    QCOMPARE(report("attrition", {one.first(), QStringLiteral("99")}).code, 1);
    QCOMPARE(report("scores", one).code, 2);
}

void TestKgds::aDrawnPartGivesCorrectedScores()
{
    const QTemporaryDir folder;
    const QString project = folder.filePath(QStringLiteral("k.tandem"));
    QCOMPARE(runInProcess({QStringLiteral("import"), fileOf("kgds_small.json"), project}).code, 0);
    QCOMPARE(runInProcess({QStringLiteral("kgds"), QStringLiteral("import"), project,
                              fileOf("kgds_outputs.zip")})
                 .code,
        0);
    const CommandRun none = check(project, {});
    QCOMPARE(none.code, 0);
    QVERIFY(none.out.contains(QLatin1String("No judgments have been drawn")));
    const CommandRun drawn =
        check(project, {QStringLiteral("--draw"), QStringLiteral("4"), QStringLiteral("--strata"),
                           QStringLiteral("verdict"), QStringLiteral("--json")});
    QVERIFY2(drawn.code == 0, qPrintable(drawn.err));
    QCOMPARE(drawn.json()[QLatin1String("drawn")].toInt(), 4);
    QCOMPARE(drawn.json()[QLatin1String("verifier")].toString(), QStringLiteral("imported"));
    QVERIFY(drawn.json()[QLatin1String("strata")].toObject().contains(QLatin1String("covered")));
    const QJsonArray parts =
        check(project, {QStringLiteral("--json")}).json()[QLatin1String("check_parts")].toArray();
    QCOMPARE(parts.size(), 1);
    QCOMPARE(parts[0][QLatin1String("drawn")].toInt(), 4);
    QCOMPARE(parts[0][QLatin1String("checked")].toInt(-1), 0);
    QCOMPARE(parts[0][QLatin1String("seed")].toInt(), 1);
    QCOMPARE(parts[0][QLatin1String("strata")].toString(), QStringLiteral("verdict"));
    // Of some outputs nothing was drawn: a further part is of these, and then nothing is left.
    CommandRun further = check(project, {QStringLiteral("--draw"), QStringLiteral("1000")});
    for (int i = 0; i < 3 && further.code == 0; ++i)
        further = check(project, {QStringLiteral("--draw"), QStringLiteral("1000")});
    QCOMPARE(further.code, 1);
    QVERIFY2(further.err.contains(QLatin1String("has already been drawn from")),
        qPrintable(further.err));
    const CommandRun run = runInProcess({QStringLiteral("kgds"), QStringLiteral("report"), project,
        QStringLiteral("--section"), QStringLiteral("corrected"), QStringLiteral("--json")});
    QVERIFY2(run.code == 0, qPrintable(run.err));
    const QJsonArray rows =
        run.json()[QLatin1String("corrected")][QLatin1String("cao_r_ebs")].toArray();
    QCOMPARE(rows.size(), 3);
    // Nobody has checked anything yet: the judge alone has a figure.
    QVERIFY(rows.at(0)[QLatin1String("judge")][QLatin1String("value")].isDouble());
    QVERIFY(rows.at(0)[QLatin1String("corrected")].toObject().contains(QLatin1String("undefined")));
}

void TestKgds::aReportHasWhatPeopleSayOfItsVerifierByName()
{
    const QTemporaryDir folder;
    const QString project = folder.filePath(QStringLiteral("k.tandem"));
    QCOMPARE(runInProcess({QStringLiteral("import"), fileOf("kgds_small.json"), project}).code, 0);
    QCOMPARE(runInProcess({QStringLiteral("kgds"), QStringLiteral("import"), project,
                              fileOf("kgds_outputs.zip")})
                 .code,
        0);
    QCOMPARE(runInProcess(
                 {QStringLiteral("people"), project, QStringLiteral("add"), QStringLiteral("Ada")})
                 .code,
        0);
    {
        const auto database = openProjectFile(project, Database::Mode::ReadWrite);
        QVERIFY(database);
        const auto judgements =
            SystemJudgementRepository(**database).judgements(QStringLiteral("imported"));
        const auto ada = PeopleRepository(**database).byName(QStringLiteral("Ada"));
        QVERIFY(judgements && ada);
        JudgementReviewRepository reviews(**database);
        for (const StoredJudgement& judgement : *judgements) {
            const auto judged = JudgementVerdicts::judged(**database, judgement.id);
            for (const JudgementDecision& decision : JudgementVerdicts::decisions(*judged, {}))
                QVERIFY(reviews.give(judgement.id, ada->id, decision, {Stance::Agree, {}, {}}, 0));
            QVERIFY(reviews.finish(judgement.id, ada->id));
        }
    }
    const QStringList asked{QStringLiteral("kgds"), QStringLiteral("report"), project,
        QStringLiteral("--section"), QStringLiteral("people"), QStringLiteral("--person"),
        QStringLiteral("Ada")};
    const CommandRun console = runInProcess(asked);
    QVERIFY2(console.code == 0, qPrintable(console.err));
    QVERIFY2(console.out.startsWith(QLatin1String("Judged by imported.")), qPrintable(console.out));
    QVERIFY(console.out.contains(QLatin1String("Reviewers vs. verifier")));
    QVERIFY(console.out.contains(QLatin1String("EBS-AOS")));
    // What is missing is named, too.
    QVERIFY2(console.out.contains(QLatin1String("stork")), qPrintable(console.out));
    const QJsonObject json = runInProcess(asked + QStringList{QStringLiteral("--json")}).json();
    QCOMPARE(json[QLatin1String("verifier")].toString(), QStringLiteral("imported"));
    const QJsonValue people = json[QLatin1String("people")];
    QCOMPARE(
        people[QLatin1String("agreement")][0][QLatin1String("with_judge")][QLatin1String("value")]
            .toDouble(),
        1.0);
    QVERIFY(!people[QLatin1String("scores")].toArray().isEmpty());
    const CommandRun markdown =
        runInProcess(asked + QStringList{QStringLiteral("--format"), QStringLiteral("markdown")});
    QVERIFY(markdown.out.startsWith(QLatin1String("Judged by imported.")));
    const CommandRun latex =
        runInProcess(asked + QStringList{QStringLiteral("--format"), QStringLiteral("latex")});
    QVERIFY(latex.out.startsWith(QLatin1String("% Judged by imported.")));
    // To others it is hidden.
    QCOMPARE(runInProcess(
                 {QStringLiteral("people"), project, QStringLiteral("add"), QStringLiteral("Ben")})
                 .code,
        0);
    const CommandRun blind = runInProcess(asked.first(6) + QStringList{QStringLiteral("Ben")});
    QCOMPARE(blind.code, 1);
    QVERIFY2(blind.err.contains(QLatin1String("excluded until the viewer has finished them")),
        qPrintable(blind.err));
}

TANDEM_TEST(TestKgds, QCoreApplication)
#include "tst_kgds.moc"
