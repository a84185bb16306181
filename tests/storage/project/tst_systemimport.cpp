#include "storage/project/systemimport.h"

#include "kgdsreference.h"
#include "models/kgds/systemscore.h"
#include "projectfixture.h"
#include "storage/changes/history.h"
#include "storage/database/rows.h"
#include "storage/database/transaction.h"
#include "storage/formats/kgdsoutputs.h"
#include "storage/project/importformats.h"
#include "storage/project/systemexport.h"
#include "storage/project/systemgaps.h"
#include "storage/project/systemscores.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/systemjudgementrepository.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/repositories/unattributederrorrepository.h"
#include "testmain.h"

#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;
using namespace tandem::kgds;

namespace {

QString systemFile(const char* name)
{
    return QStringLiteral(TANDEM_TEST_DATA "/outputs/files/") + QLatin1String(name);
}

/// A project with a benchmark of published shape.
class BenchmarkProject final
{
public:
    explicit BenchmarkProject(const QString& benchmark = systemFile("kgds_small.json"))
    {
        ProjectFixture::take(importFiles({benchmark}, path()));
        m_database = ProjectFixture::take(openProjectFile(path(), Database::Mode::ReadWrite));
    }

    QString path() const { return file(QStringLiteral("benchmark.tandem")); }
    QString file(const QString& name) const { return m_folder.filePath(name); }
    Database& database() { return *m_database; }

    QString write(const QString& name, QByteArray bytes)
    {
        bytes.replace('\'', '"');
        QFile out(file(name));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size())
            qFatal("cannot write");
        return out.fileName();
    }

    /// As a command does it: the transaction is thrown away where anything fails.
    Expected<SystemImport> import(const QString& from, const QString& verifier = kImportedVerifier,
        const Progress& progress = {})
    {
        TANDEM_TRY(benchmark, SystemBenchmark::of(database()));
        TANDEM_TRY(read, readSystemFile(from, *benchmark, progress));
        Transaction transaction(database());
        TANDEM_DO(transaction.begin());
        TANDEM_TRY(brought, writeSystemFile(database(), *benchmark, *read, verifier, progress));
        TANDEM_DO(transaction.commit());
        return *brought;
    }

    qint64 count(const char* table)
    {
        return ProjectFixture::take(valueOf<qint64>(
            database(), QStringLiteral("SELECT count(*) FROM ") + QLatin1String(table)));
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Database> m_database;
};

/// Everything that the tables about systems hold.
QString systemRows(Database& database)
{
    QStringList rows;
    for (const QLatin1String table : {QLatin1String("kgds_output"), QLatin1String("kgds_judgement"),
             QLatin1String("kgds_loose_error")}) {
        const auto columns = ProjectFixture::take(valuesOf<QString>(
            database, QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(table)));
        ProjectFixture::check(eachRow(database,
            QStringLiteral("SELECT * FROM %1 ORDER BY id").arg(table), {}, [&](Statement& row) {
                for (qsizetype i = 0; i < columns.size(); ++i)
                    rows += row.isNull(int(i)) ? QStringLiteral("NULL") : row.text(int(i));
            }));
    }
    return rows.join(u'|');
}

QString problemOf(const Expected<SystemImport>& import)
{
    return import ? QString() : import.error().sentence();
}

const ScoredSystem* scoreOf(const QList<ScoredSystem>& systems, const SystemRef& ref)
{
    for (const ScoredSystem& one : systems) {
        if (one.system == ref)
            return &one;
    }
    return nullptr;
}

/// A verdict on every fact of a sample, or on every opinion, as records have them.
QByteArray allFacts(BenchmarkProject& project, const char* conclusion, qsizetype sample = 0)
{
    const auto benchmark = ProjectFixture::take(SystemBenchmark::of(project.database()));
    const SampleRecord& record = benchmark.records().at(sample);
    QByteArrayList items;
    for (const FactGroup& group : record.supportingFacts + record.nonsupportingFacts)
        items +=
            QByteArrayList(group.facts.size(), QByteArray("{'conclusion':'") + conclusion + "'}");
    return "'facts':[" + items.join(',') + ']';
}

QByteArray allOpinions(BenchmarkProject& project, const char* conclusion, qsizetype sample = 0)
{
    const auto benchmark = ProjectFixture::take(SystemBenchmark::of(project.database()));
    return "'opinions':[" +
           QByteArrayList(benchmark.records().at(sample).opinions.size(),
               QByteArray("{'conclusion':'") + conclusion + "'}")
               .join(',') +
           ']';
}

const char* const kTwoOutputs = "{'sample':1,'model':'heron','paragraphs':[1,9],'opinion':'a'}\n"
                                "{'sample':2,'model':'heron','background':'b','opinion':'c'}\n";

} // namespace

/// Outputs of systems on their way into a project and out of it.
class TestSystemImport final : public QObject
{
    Q_OBJECT

private slots:
    void theSameFileTwiceAddsNothing();
    void scoresAreThoseOfTheFilesThemselves();
    void whatBelongsToNoOutputIsLeftOutAndTold();
    void recordsNameSamplesByNumberTitleOrUuid();
    void aSampleThatIsNotInTheBenchmarkIsRefusedByName();
    void withoutABenchmarkNothingIsImported();
    void otherTextsAndVerdictsAreRefusedByName();
    void verdictsBelongToTheBenchmarkThatTheyWereGivenOn();
    void severalVerifiersMayJudgeTheSameOutputs();
    void nothingStaysOfAnImportThatIsCancelled();
    void whatIsNoFileOfOutputsIsRefused();
    void anOpenProjectTakesItAsOneChange();
    void anImportIsUndoneAsOneStep();
    void whatWasJudgedSinceIsNotTakenBack();
    void aWrongNumberOfVerdictsSaysOnWhat();
    void whatIsExportedReadsAsTheSameAgain();
    void recordsThatAreExportedMakeTheSameProject_data();
    void recordsThatAreExportedMakeTheSameProject();
    void anExportLeavesOutVerdictsOnAnotherBenchmark();
    void modelsKeepTheirNames();
    void verdictsMayComeInParts();
    void partsOfThePublishedLayoutComeTogether();
    void whatIsMissingIsNamed();
    void modelsThatCaseAloneTellsApartAreNamed();
    void linesKeepExplanationsAndSamplesIds();
    void aSampleExcludedMovesNoOutputs();
    void anExportIsWholeOrNotThere();
    void lossesAddUpOverSamples();
    void thePublishedReferenceComesInWhole();
};

void TestSystemImport::theSameFileTwiceAddsNothing()
{
    BenchmarkProject project;
    const auto first = project.import(systemFile("kgds_outputs.zip"));
    QVERIFY2(first, qPrintable(problemOf(first)));
    QCOMPARE(first->systems.size(), std::size_t(5));
    QCOMPARE(first->outputs, 9);
    QCOMPARE(first->verdicts, 9);
    QCOMPARE(first->known, 0);
    QCOMPARE(project.count("kgds_loose_error"), 1);
    const auto again = project.import(systemFile("kgds_outputs.zip"));
    QVERIFY2(again, qPrintable(problemOf(again)));
    QCOMPARE(again->outputs, 0);
    QCOMPARE(again->verdicts, 0);
    QCOMPARE(again->known, 9);
    QCOMPARE(project.count("kgds_output"), 9);
    QCOMPARE(project.count("kgds_judgement"), 9);
    QCOMPARE(project.count("kgds_gold"), 2);
    QCOMPARE(
        project.count("journal WHERE event = 'imported' AND detail LIKE '%kgds_outputs.zip%'"), 1);
}

void TestSystemImport::scoresAreThoseOfTheFilesThemselves()
{
    BenchmarkProject project;
    QVERIFY(project.import(systemFile("kgds_outputs.zip")));
    const auto benchmark = ProjectFixture::take(SystemBenchmark::of(project.database()));
    const auto files = ProjectFixture::take(
        readSystemOutputs(systemFile("kgds_outputs.zip"), benchmark.records()));
    QCOMPARE(ProjectFixture::take(foremostVerifier(project.database())), kImportedVerifier);
    const auto systems = ProjectFixture::take(systemScores(project.database(), kImportedVerifier));
    QCOMPARE(systems.size(), files.systems.size());
    for (const JudgedSystem& system : files.systems) {
        if (system.ref.model == QLatin1String("stork"))
            continue; // not all of it can be kept
        const ScoredSystem expected = systemScore(benchmark.records(), system);
        const ScoredSystem* scored = scoreOf(systems, system.ref);
        QVERIFY(scored);
        QVERIFY(scored->samples == expected.samples);
        QCOMPARE(scored->errorOrder, expected.errorOrder);
        QVERIFY(scored->missing.isEmpty());
    }
    // Without a judge there is what needs none.
    const auto unjudged = ProjectFixture::take(systemScores(project.database(), {}));
    const ScoredSystem* heron = scoreOf(
        unjudged, {QStringLiteral("heron"), Paradigm::StructuredPrompt, Pattern::Extractive});
    QCOMPARE(heron->samples.value(1).recall, 1.0);
    QVERIFY(!heron->samples.value(1).opinionRecall);
    // No system was put on the third sample.
    QVERIFY(heron->missing.isEmpty());
}

void TestSystemImport::whatBelongsToNoOutputIsLeftOutAndTold()
{
    BenchmarkProject project;
    const auto brought = project.import(systemFile("kgds_outputs.zip"));
    const QString all = brought->messages.join(u'\n');
    QVERIFY2(all.contains(QLatin1String("README.txt")), qPrintable(all));
    QVERIFY2(all.contains(QLatin1String(
                 "nor in the project: stork (EBS-AOS, structured-prompt), sample(s) 2")),
        qPrintable(all));
    QVERIFY2(all.contains(QLatin1String("2 error type(s)")), qPrintable(all));
    const auto systems = ProjectFixture::take(systemScores(project.database(), kImportedVerifier));
    const ScoredSystem* stork = scoreOf(
        systems, {QStringLiteral("stork"), Paradigm::StructuredPrompt, Pattern::Extractive});
    QCOMPARE(stork->samples.keys(), QList<qint64>{1});
    QCOMPARE(stork->missing, QList<qint64>{2});
    QCOMPARE(stork->samples.value(1).untyped, stork->samples.value(1).uncovered);
    QCOMPARE(stork->unattributedErrors.size(), 2);
}

void TestSystemImport::recordsNameSamplesByNumberTitleOrUuid()
{
    BenchmarkProject project;
    const auto benchmark = ProjectFixture::take(SystemBenchmark::of(project.database()));
    const SystemBenchmark::Sample& second = benchmark.samples().at(1);
    QVERIFY(!second.title.isEmpty());
    const QByteArray lines = "{'sample':1,'model':'a','paragraphs':[1],'opinion':''}\n"
                             "{'sample':'" +
                             second.title.toUtf8() +
                             "','model':'a','paragraphs':[1],'opinion':''}\n"
                             "{'sample':'" +
                             second.uuid.toUtf8() +
                             "','model':'b','paragraphs':[1],'opinion':''}\n";
    const auto brought = project.import(project.write(QStringLiteral("o.jsonl"), lines));
    QVERIFY2(brought, qPrintable(problemOf(brought)));
    QCOMPARE(brought->outputs, 3);
    QCOMPARE(brought->verdicts, 0);
    SystemOutputRepository outputs(project.database());
    for (const char* model : {"a", "b"}) {
        const SystemRef system{
            QLatin1String(model), Paradigm::StructuredPrompt, Pattern::Extractive};
        QVERIFY(ProjectFixture::take(outputs.find(second.id, system)));
    }
    const auto unknown = project.import(project.write(QStringLiteral("u.jsonl"),
        "{'sample':'no such title','model':'a','paragraphs':[1],'opinion':''}\n"));
    QVERIFY(!unknown);
    QVERIFY2(problemOf(unknown).contains(QLatin1String("no such title")),
        qPrintable(problemOf(unknown)));
}

void TestSystemImport::aSampleThatIsNotInTheBenchmarkIsRefusedByName()
{
    ProjectFixture fixture(2);
    fixture.close(fixture.samples.first(), QStringLiteral("yynnn"), QStringLiteral("yynnn"));
    const auto benchmark = ProjectFixture::take(SystemBenchmark::of(fixture.database()));
    QCOMPARE(benchmark.samples().size(), 1);
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("o.csv")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("sample,model,paragraphs,opinion\n1,m,1 2,o\n2,m,1,o\n");
    file.close();
    const auto read = readSystemFile(file.fileName(), benchmark);
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Refused);
    QVERIFY2(read.error().sentence().contains(QLatin1String("Sample 2")),
        qPrintable(read.error().sentence()));
    QVERIFY2(read.error().sentence().contains(QLatin1String("line 3")),
        qPrintable(read.error().sentence()));
}

void TestSystemImport::withoutABenchmarkNothingIsImported()
{
    ProjectFixture fixture(1);
    const auto benchmark = SystemBenchmark::of(fixture.database());
    QVERIFY(!benchmark);
    QCOMPARE(benchmark.error().code, ErrorCode::NotFound);
}

void TestSystemImport::otherTextsAndVerdictsAreRefusedByName()
{
    BenchmarkProject project;
    QVERIFY(project.import(project.write(QStringLiteral("o.jsonl"), kTwoOutputs)));
    const auto text = project.import(project.write(QStringLiteral("p.jsonl"),
        "{'sample':1,'model':'crane','paragraphs':[1],'opinion':'a'}\n"
        "{'sample':2,'model':'heron','background':'B','opinion':'c'}\n"));
    QVERIFY(!text);
    QCOMPARE(text.error().code, ErrorCode::Refused);
    for (const char* part : {"p.jsonl", "heron", "ABS-AOS", "sample 2"})
        QVERIFY2(problemOf(text).contains(QLatin1String(part)), qPrintable(problemOf(text)));
    QCOMPARE(project.count("kgds_output"), 2);

    QVERIFY(!project.import(systemFile("kgds_outputs.zip"))); // heron's outputs are others
    BenchmarkProject judged;
    QVERIFY(judged.import(systemFile("kgds_outputs.zip")));
    const auto output = ProjectFixture::take(
        valueOf<qint64>(judged.database(), QStringLiteral("SELECT min(id) FROM kgds_output")));
    SystemJudgementRepository judgements(judged.database());
    QVERIFY(judgements.begin(SystemOutputId{output}, QStringLiteral("other"), RunId()));
    const auto verdicts = judged.import(systemFile("kgds_outputs.zip"), QStringLiteral("other"));
    QVERIFY(!verdicts);
    QCOMPARE(verdicts.error().code, ErrorCode::Refused);
    QCOMPARE(judged.count("kgds_judgement WHERE verifier = 'other'"), 1);
    QVERIFY(UnattributedErrorRepository(judged.database())
                .add({QStringLiteral("stork"), Paradigm::StructuredPrompt, Pattern::Extractive},
                    QStringLiteral("third"), QString(), {ErrorType::Misattribution}));
    const auto errors = judged.import(systemFile("kgds_outputs.zip"), QStringLiteral("third"));
    QVERIFY(!errors);
    QVERIFY2(problemOf(errors).contains(QLatin1String("stork")), qPrintable(problemOf(errors)));
    QCOMPARE(judged.count("kgds_judgement WHERE verifier = 'third'"), 0);
}

void TestSystemImport::verdictsBelongToTheBenchmarkThatTheyWereGivenOn()
{
    BenchmarkProject project;
    const auto benchmark = ProjectFixture::take(SystemBenchmark::of(project.database()));
    const auto files = ProjectFixture::take(
        readSystemOutputs(systemFile("kgds_outputs.zip"), benchmark.records()));
    SampleRecord older = benchmark.records().first();
    older.opinions.append(QStringLiteral("Mara is glad."));
    const SampleId sample = benchmark.samples().first().id;
    NewSystemOutput made;
    made.sample = sample;
    made.gold = ProjectFixture::take(GoldRepository(project.database()).keep(sample, older));
    made.system = files.systems.first().ref;
    made.output = *files.systems.first().samples.first().output;
    ProjectFixture::take(SystemOutputRepository(project.database()).add(made));
    const auto refused = project.import(systemFile("kgds_outputs.zip"));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Refused);
    QVERIFY2(problemOf(refused).contains(QLatin1String("benchmark has changed")),
        qPrintable(problemOf(refused)));
    QCOMPARE(project.count("kgds_output"), 1);
}

void TestSystemImport::severalVerifiersMayJudgeTheSameOutputs()
{
    BenchmarkProject project;
    QVERIFY(project.import(systemFile("kgds_outputs.zip"), QStringLiteral("a")));
    const auto second = project.import(systemFile("kgds_outputs.zip"), QStringLiteral("b"));
    QVERIFY(second);
    QCOMPARE(second->outputs, 0);
    QCOMPARE(second->verdicts, 9);
    const auto verifiers = ProjectFixture::take(judgingVerifiers(project.database()));
    QCOMPARE(verifiers.size(), 2);
    QCOMPARE(verifiers.first().name, QStringLiteral("a"));
    QCOMPARE(verifiers.first().outputs.size(), 9);
    const auto pairs = verifierPairs(verifiers);
    QVERIFY(!pairs.isEmpty());
    for (const VerifierPair& pair : pairs)
        QCOMPARE(pair.percent.value.value_or(0.0), 1.0);
}

void TestSystemImport::nothingStaysOfAnImportThatIsCancelled()
{
    BenchmarkProject project;
    const auto reading = project.import(
        systemFile("kgds_outputs.zip"), kImportedVerifier, [](qint64, qint64) { return false; });
    QVERIFY(!reading);
    QCOMPARE(reading.error().code, ErrorCode::Cancelled);
    // Only writing knows how many there are.
    const auto writing = project.import(systemFile("kgds_outputs.zip"), kImportedVerifier,
        [](qint64 done, qint64 all) { return all == 0 || done < 4; });
    QVERIFY(!writing);
    QCOMPARE(writing.error().code, ErrorCode::Cancelled);
    QCOMPARE(project.count("kgds_output"), 0);
    QCOMPARE(project.count("kgds_gold"), 0);
}

void TestSystemImport::whatIsNoFileOfOutputsIsRefused()
{
    BenchmarkProject project;
    const auto refuses = [&](const QString& path, ErrorCode code) {
        const auto import = project.import(path);
        return !import && import.error().code == code && !import.error().what.isEmpty();
    };
    QVERIFY(refuses(project.file(QStringLiteral("absent.jsonl")), ErrorCode::NotFound));
    QVERIFY(refuses(
        project.write(QStringLiteral("a.zip"), "PK\x03\x04 cut off"), ErrorCode::InvalidInput));
    QVERIFY(refuses(project.write(QStringLiteral("a.tar.gz"), QByteArray("\x1f\x8b\x08\x00", 4)),
        ErrorCode::InvalidInput));
    QVERIFY(refuses(
        project.write(QStringLiteral("a.csv"), "title,text\n1,2\n"), ErrorCode::InvalidInput));
    QVERIFY(refuses(
        project.write(QStringLiteral("b.jsonl"), "{'sample':1}\n"), ErrorCode::InvalidInput));
    QVERIFY(QDir(project.file({})).mkpath(QStringLiteral("empty")));
    QVERIFY(refuses(project.file(QStringLiteral("empty")), ErrorCode::InvalidInput));
    QVERIFY(refuses(systemFile("kgds_small.json"), ErrorCode::InvalidInput));
    QCOMPARE(project.count("kgds_output"), 0);
}

void TestSystemImport::anOpenProjectTakesItAsOneChange()
{
    BenchmarkProject made;
    const auto project = ProjectFixture::take(Project::open(made.path()));
    QSignalSpy changed(project.get(), &Project::changed);
    const auto brought = std::make_shared<Imported>();
    project->change(importing(systemOutputsFormat(), {{systemFile("kgds_outputs.zip")}}, brought));
    project->flush();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(brought->fields[QLatin1String("outputs")].toInt(), 9);
    QCOMPARE(made.count("kgds_output"), 9);
}

void TestSystemImport::anImportIsUndoneAsOneStep()
{
    BenchmarkProject made;
    // What the file brings is partly there, with a word of the verifier on some of it.
    QVERIFY(made.import(made.write(QStringLiteral("o.jsonl"),
                            "{'sample':1,'model':'wren','background':'b','opinion':'c',"
                            "'verdicts':{'verifier':'J'," +
                                allFacts(made, "knowable") + "}}\n"),
        {}));
    const auto project = ProjectFixture::take(Project::open(made.path()));
    const PersonId lea = ProjectFixture::take(
        PeopleRepository(made.database()).add(QStringLiteral("Lea"), Role::Lead))
                             .id;
    History history(*project);
    QStringList states{systemRows(made.database())};
    const auto import = [&](const QString& path) {
        history.change(importing(systemOutputsFormat(), {{path}}, std::make_shared<Imported>()),
            {.person = lea});
        project->flush();
        states += systemRows(made.database());
    };
    import(systemFile("kgds_outputs.zip"));
    import(made.write(QStringLiteral("p.jsonl"),
        "{'sample':1,'model':'wren','background':'b','opinion':'c','verdicts':{'verifier':'J'," +
            allOpinions(made, "unknowable") + "}}\n"));
    QCOMPARE(history.undoText(), QStringLiteral("import of p.jsonl"));
    QVERIFY(states.at(0) != states.at(1) && states.at(1) != states.at(2));
    QSignalSpy turned(&history, &History::turned);
    for (int round = 0; round < 2; ++round) {
        for (const int state : {1, 0, 1, 2}) {
            const bool isBack = state < 2 && turned.size() % 4 < 2;
            isBack ? history.undo() : history.redo();
            project->flush();
            QCOMPARE(systemRows(made.database()), states.at(state));
        }
    }
    QCOMPARE(turned.size(), 8);
    QCOMPARE(turned.first().first().toString(), QStringLiteral("import of p.jsonl"));
    // Two imports and eight turns.
    for (const JournalEntry& entry : ProjectFixture::take(Journal(made.database()).newest(10)))
        QCOMPARE(entry.by, lea);
    // The same again brings nothing that could be undone.
    import(systemFile("kgds_outputs.zip"));
    QCOMPARE(history.undoText(), QStringLiteral("import of p.jsonl"));
}

void TestSystemImport::aWrongNumberOfVerdictsSaysOnWhat()
{
    BenchmarkProject made;
    const auto sentence = [&](const QByteArray& verdicts) {
        const auto imported = made.import(
            made.write(QStringLiteral("v.jsonl"), "{'sample':1,'model':'wren','background':'b','"
                                                  "opinion':'c','verdicts':{'verifier':'J'," +
                                                      verdicts + "}}\n"));
        return imported ? QString() : imported.error().sentence();
    };
    const QByteArray one = ":[{'conclusion':'knowable'}]";
    QVERIFY2(sentence("'facts'" + one).contains(QLatin1String("1 judgment(s) on facts")),
        qPrintable(sentence("'facts'" + one)));
    const QByteArray many = QByteArray("'opinions':[") +
                            QByteArrayList(50, "{'conclusion':'knowable'}").join(',') + ']';
    QVERIFY2(sentence(many).contains(QLatin1String("50 judgment(s) on opinions")),
        qPrintable(sentence(many)));
}

void TestSystemImport::whatWasJudgedSinceIsNotTakenBack()
{
    BenchmarkProject made;
    const auto project = ProjectFixture::take(Project::open(made.path()));
    History history(*project);
    history.change(importing(systemOutputsFormat(), {{systemFile("kgds_outputs.zip")}},
                       std::make_shared<Imported>()),
        Origin());
    project->flush();
    QVERIFY(made.import(systemFile("kgds_outputs.zip"), QStringLiteral("another")));
    QString problem;
    history.undo().onFailed(project.get(), [&](const Error& error) { problem = error.sentence(); });
    project->flush();
    QVERIFY2(problem.contains(QLatin1String("judged or reviewed since")), qPrintable(problem));
    QCOMPARE(made.count("kgds_output"), 9);
    QVERIFY(!history.canUndo());
}

void TestSystemImport::whatIsExportedReadsAsTheSameAgain()
{
    BenchmarkProject project;
    QVERIFY(project.import(systemFile("kgds_outputs.zip")));
    const QString folder = project.file(QStringLiteral("out"));
    const auto written =
        exportSystems(project.database(), folder, SystemFormat::Published, kImportedVerifier);
    QVERIFY2(written, written ? "" : qPrintable(written.error().sentence()));
    QCOMPARE(written->systems.size(), std::size_t(5));
    QCOMPARE(written->outputs, 9);
    QCOMPARE(written->verdicts, 9);
    BenchmarkProject other;
    const auto brought = other.import(folder);
    QVERIFY2(brought, qPrintable(problemOf(brought)));
    const auto before = ProjectFixture::take(systemScores(project.database(), kImportedVerifier));
    const auto after = ProjectFixture::take(systemScores(other.database(), kImportedVerifier));
    QCOMPARE(before.size(), after.size());
    for (qsizetype i = 0; i < before.size(); ++i) {
        QVERIFY(before.at(i).system == after.at(i).system);
        QVERIFY(before.at(i).samples == after.at(i).samples);
    }
    QVERIFY2(written->messages.isEmpty(), qPrintable(written->messages.join(u'\n')));
    // As many types of error as uncovered opinions, and yet not theirs.
    QCOMPARE(other.count("kgds_loose_error"), 1);
    for (qsizetype i = 0; i < before.size(); ++i)
        QCOMPARE(before.at(i).unattributedErrors, after.at(i).unattributedErrors);
    const auto refused =
        exportSystems(project.database(), folder, SystemFormat::Published, kImportedVerifier);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Refused);
}

void TestSystemImport::recordsThatAreExportedMakeTheSameProject_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("name");
    QTest::newRow("lines") << int(SystemFormat::JsonLines) << "out.jsonl";
    QTest::newRow("table") << int(SystemFormat::Csv) << "out.csv";
}

void TestSystemImport::recordsThatAreExportedMakeTheSameProject()
{
    QFETCH(int, format);
    QFETCH(QString, name);
    BenchmarkProject project;
    QVERIFY(project.import(systemFile("kgds_outputs.zip")));
    const QString path = project.file(name);
    const auto written = exportSystems(project.database(), path, SystemFormat(format), {});
    QVERIFY2(written, written ? "" : qPrintable(written.error().sentence()));
    QCOMPARE(written->outputs, 9);
    QCOMPARE(written->verdicts, 0);
    const auto known = project.import(path);
    QVERIFY2(known, qPrintable(problemOf(known)));
    QCOMPARE(known->known, 9);
    QCOMPARE(known->outputs, 0);
    BenchmarkProject other;
    QCOMPARE(other.import(path)->outputs, 9);
    QVERIFY(exportSystems(
        other.database(), other.file(QStringLiteral("again")), SystemFormat(format), {}));
    const auto withoutIds = [](const QString& name) {
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read");
        return QString::fromUtf8(file.readAll())
            .remove(QRegularExpression(QStringLiteral("\"id\":\"[^\"]*\",|[0-9a-f]{8}-[0-9a-f]{4}-["
                                                      "0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")));
    };
    QCOMPARE(withoutIds(other.file(QStringLiteral("again"))), withoutIds(path));
}

void TestSystemImport::anExportLeavesOutVerdictsOnAnotherBenchmark()
{
    BenchmarkProject project;
    const auto benchmark = ProjectFixture::take(SystemBenchmark::of(project.database()));
    SampleRecord older = benchmark.records().first();
    older.opinions.removeLast();
    const SampleId sample = benchmark.samples().first().id;
    NewSystemOutput made;
    made.sample = sample;
    made.gold = ProjectFixture::take(GoldRepository(project.database()).keep(sample, older));
    made.system = {QStringLiteral("heron"), Paradigm::StructuredPrompt, Pattern::Extractive};
    made.output.paragraphs = {paragraphName(1)};
    const auto id = ProjectFixture::take(SystemOutputRepository(project.database()).add(made));
    const SystemJudgement judgement{{}, {Conclusion::Knowable}, {std::nullopt}};
    QVERIFY(SystemJudgementRepository(project.database())
                .addImported(id, QStringLiteral("j"), QStringLiteral("f"), judgement, {}));
    const QString folder = project.file(QStringLiteral("out"));
    const auto written =
        exportSystems(project.database(), folder, SystemFormat::Published, QStringLiteral("j"));
    QVERIFY2(written, written ? "" : qPrintable(written.error().sentence()));
    QCOMPARE(written->outputs, 1);
    QCOMPARE(written->verdicts, 0);
    QCOMPARE(written->messages.size(), 1);
}

void TestSystemImport::modelsKeepTheirNames()
{
    BenchmarkProject project;
    QVERIFY(project.import(project.write(QStringLiteral("o.jsonl"),
        "{'sample':1,'model':'org/heron','paragraphs':[1],'opinion':'a'}\n"
        "{'sample':1,'model':'org_heron','paragraphs':[1],'opinion':'a'}\n")));
    const QString archive = project.file(QStringLiteral("out.tar.gz"));
    const auto written = exportSystems(project.database(), archive, SystemFormat::Published, {});
    QVERIFY2(written, written ? "" : qPrintable(written.error().sentence()));
    QVERIFY(QFileInfo(archive).isFile());
    BenchmarkProject other;
    QVERIFY(other.import(archive));
    const auto systems = ProjectFixture::take(SystemOutputRepository(other.database()).systems());
    QCOMPARE(systems.size(), 2);
    QCOMPARE(systems.first().model, QStringLiteral("org/heron"));
}

void TestSystemImport::verdictsMayComeInParts()
{
    BenchmarkProject project;
    const QByteArray output = "{'sample':1,'model':'heron','background':'b','opinion':'c'";
    const auto withVerdicts = [&](const QString& name, const QByteArray& verdicts) {
        return project.import(
            project.write(name, output + ",'verdicts':{'verifier':'J'," + verdicts + "}}\n"), {});
    };
    const QByteArray facts = allFacts(project, "knowable");
    const auto first = withVerdicts(QStringLiteral("facts.jsonl"), facts);
    QVERIFY2(first, qPrintable(problemOf(first)));
    QCOMPARE(first->verdicts, 1);
    QVERIFY2(first->messages.join(u'\n').contains(QLatin1String("Opinions without a judgment")),
        qPrintable(first->messages.join(u'\n')));
    const auto second =
        withVerdicts(QStringLiteral("opinions.jsonl"), allOpinions(project, "unknowable"));
    QVERIFY2(second, qPrintable(problemOf(second)));
    QCOMPARE(second->outputs, 0);
    QCOMPARE(second->verdicts, 1);
    QVERIFY(!second->messages.join(u'\n').contains(QLatin1String("without a judgment")));
    const auto again = withVerdicts(QStringLiteral("facts.jsonl"), facts);
    QVERIFY2(again, qPrintable(problemOf(again)));
    QCOMPARE(again->verdicts, 0);
    SystemJudgementRepository judgements(project.database());
    const auto all = ProjectFixture::take(judgements.judgements(QStringLiteral("J")));
    QCOMPARE(all.size(), 1);
    QCOMPARE(all.first().judgement.facts.first().first(), Conclusion::Knowable);
    QCOMPARE(all.first().judgement.opinions.first(), Conclusion::Unknowable);
    QVERIFY(ProjectFixture::take(judgements.isAsComputed(all.first().id)));
    const auto refused =
        withVerdicts(QStringLiteral("other.jsonl"), allFacts(project, "unknowable"));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Refused);
    for (const char* part : {"F1.1", "sample 1", "heron", "J has already judged"})
        QVERIFY2(problemOf(refused).contains(QLatin1String(part)), qPrintable(problemOf(refused)));
}

void TestSystemImport::partsOfThePublishedLayoutComeTogether()
{
    BenchmarkProject whole;
    QVERIFY(whole.import(systemFile("kgds_outputs.zip")));
    const QString tree = whole.file(QStringLiteral("tree"));
    QVERIFY(exportSystems(whole.database(), tree, SystemFormat::Published, kImportedVerifier));
    BenchmarkProject project;
    const auto part = [&](const QStringList& folders) {
        const QString to = project.file(folders.join(u'_').replace(u'/', u'_'));
        for (const QString& folder : folders) {
            if (!QDir().mkpath(QFileInfo(to + u'/' + folder).path()) ||
                !QDir().rename(tree + u'/' + folder, to + u'/' + folder))
                qFatal("cannot move");
        }
        return project.import(to);
    };
    // Verdicts alone are about nothing yet.
    BenchmarkProject empty;
    QVERIFY(part({QStringLiteral("paradigms")}));
    for (const char* folder : {"verification/fact", "verification/opinion", "detection"}) {
        const auto brought = part({QLatin1String(folder)});
        QVERIFY2(brought, qPrintable(problemOf(brought)));
        QCOMPARE(brought->outputs, 0);
        QVERIFY(brought->verdicts > 0);
    }
    const auto before = ProjectFixture::take(systemScores(whole.database(), kImportedVerifier));
    const auto after = ProjectFixture::take(systemScores(project.database(), kImportedVerifier));
    QCOMPARE(after.size(), before.size());
    for (qsizetype i = 0; i < before.size(); ++i) {
        QVERIFY(before.at(i).samples == after.at(i).samples);
        QCOMPARE(before.at(i).unattributedErrors, after.at(i).unattributedErrors);
    }
    const auto nothing = empty.import(project.file(QStringLiteral("verification_opinion")));
    QVERIFY(!nothing);
    QCOMPARE(nothing.error().code, ErrorCode::NotFound);
}

void TestSystemImport::modelsThatCaseAloneTellsApartAreNamed()
{
    BenchmarkProject project;
    QVERIFY(project.import(project.write(QStringLiteral("o.jsonl"), kTwoOutputs)));
    const auto brought = project.import(project.write(QStringLiteral("w.csv"),
        "sample,model,paragraphs,opinion\n1,Heron,1,o\n2,Heron,1,o\n1,owl,1,o\n2,owl,1,o\n"));
    QVERIFY2(brought, qPrintable(problemOf(brought)));
    const QString all = brought->messages.join(u'\n');
    QVERIFY2(all.contains(QLatin1String("different systems: ")), qPrintable(all));
    QVERIFY2(all.contains(QLatin1String("\"heron\"")), qPrintable(all));
    QVERIFY2(!all.contains(QLatin1String("\"owl\"")), qPrintable(all));
}

void TestSystemImport::whatIsMissingIsNamed()
{
    BenchmarkProject project;
    const auto brought =
        project.import(project.write(QStringLiteral("o.jsonl"), kTwoOutputs), QString());
    QVERIFY2(brought, qPrintable(problemOf(brought)));
    const QString all = brought->messages.join(u'\n');
    QVERIFY2(all.contains(
                 QLatin1String("No output of heron (EBS-AOS, structured-prompt) for sample(s) 2")),
        qPrintable(all));
    QVERIFY2(all.contains(
                 QLatin1String("No output of heron (ABS-AOS, structured-prompt) for sample(s) 1")),
        qPrintable(all));
    QVERIFY2(
        all.contains(QLatin1String(
            "count as errors of the system: heron (EBS-AOS, structured-prompt), sample 1: 9.")),
        qPrintable(all));
    // Of what only got verdicts it is not said again.
    const auto known =
        project.import(project.write(QStringLiteral("o.jsonl"), kTwoOutputs), QString());
    QVERIFY2(known->messages.isEmpty(), qPrintable(known->messages.join(u'\n')));
    const auto words = project.import(project.write(QStringLiteral("w.csv"),
        "sample,model,paragraphs,opinion\n1,a,3-1 x 0 90-99,o\n2,a,1,o\n"));
    QVERIFY2(
        words->messages.join(u'\n').contains(QStringLiteral("sample 1: 3-1, x, 0, 90, 91 \u2026")),
        qPrintable(words->messages.join(u'\n')));
    QList<qint64> many;
    for (int i = 1; i <= 17; ++i)
        many.append(i);
    QCOMPARE(fewNumbers(many), QStringLiteral("1, 2, 3, 4, 5 and 12 more"));
}

void TestSystemImport::linesKeepExplanationsAndSamplesIds()
{
    BenchmarkProject project;
    QVERIFY(project.import(project.write(QStringLiteral("o.jsonl"),
                               "{'sample':2,'model':'heron','paragraphs':[1],'opinion':'c',"
                               "'verdicts':{'verifier':'J'," +
                                   allOpinions(project, "unknowable", 1)
                                       .replace("}", ",'explanation':'so','error':'om'}") +
                                   "}}\n"),
        {}));
    const QString lines = project.file(QStringLiteral("out.jsonl"));
    const auto written =
        exportSystems(project.database(), lines, SystemFormat::JsonLines, QStringLiteral("J"));
    QVERIFY(written);
    QCOMPARE(written->verdicts, 1);
    QVERIFY(written->messages.isEmpty());
    const auto known = project.import(lines, {});
    QVERIFY2(known, qPrintable(problemOf(known)));
    QCOMPARE(known->verdicts, 0);
    BenchmarkProject other;
    const auto brought = other.import(lines, {});
    QVERIFY2(brought, qPrintable(problemOf(brought)));
    const auto of = [](BenchmarkProject& one) {
        return ProjectFixture::take(
            SystemJudgementRepository(one.database()).judgements(QStringLiteral("J")));
    };
    QCOMPARE(of(other).size(), 1);
    QVERIFY(of(other).first().judgement == of(project).first().judgement);
    QVERIFY(of(other).first().explanations == of(project).first().explanations);
    QVERIFY(!of(other).first().explanations.opinions.isEmpty());
    // Elsewhere they are counted.
    for (const SystemFormat format : {SystemFormat::Published, SystemFormat::Csv}) {
        const auto without = exportSystems(project.database(),
            project.file(QStringLiteral("out%1").arg(int(format))), format, QStringLiteral("J"));
        QCOMPARE(without->messages.size(), 1);
        QVERIFY(without->messages.first().contains(QLatin1String("JSONL")));
    }
    // The number is another one by now, the sample is not.
    QVERIFY(project.database().run(QStringLiteral("UPDATE sample SET position = position + 10")));
    const auto moved = project.import(lines, {});
    QVERIFY2(moved, qPrintable(problemOf(moved)));
    QCOMPARE(moved->known, 1);
    const auto renumbered = exportSystems(
        project.database(), project.file(QStringLiteral("tree")), SystemFormat::Published, {});
    QVERIFY2(renumbered->messages.join(u' ').contains(QStringLiteral("11 \u2192 1, 12 \u2192 2")),
        qPrintable(renumbered->messages.join(u' ')));
}

void TestSystemImport::aSampleExcludedMovesNoOutputs()
{
    BenchmarkProject project;
    QVERIFY(project.import(project.write(QStringLiteral("o.jsonl"),
        "{'sample':1,'model':'heron','paragraphs':[1],'opinion':'first'}\n"
        "{'sample':2,'model':'heron','paragraphs':[2],'opinion':'second'}\n")));
    const QString lines = project.file(QStringLiteral("out.jsonl"));
    QVERIFY(exportSystems(project.database(), lines, SystemFormat::JsonLines, {}));
    const auto opinionOf = [](BenchmarkProject& one, qint64 position) {
        const SystemRef heron{
            QStringLiteral("heron"), Paradigm::StructuredPrompt, Pattern::Extractive};
        const auto benchmark = ProjectFixture::take(SystemBenchmark::of(one.database()));
        const SampleId sample =
            benchmark.samples().at(ProjectFixture::take(benchmark.placeOf(position))).id;
        SystemOutputRepository outputs(one.database());
        const auto found = ProjectFixture::take(outputs.find(sample, heron));
        return found ? ProjectFixture::take(outputs.byId(*found)).made.output.opinions : QString();
    };
    // Another project numbers the same samples in another way.
    BenchmarkProject other;
    QVERIFY(other.database().run(QStringLiteral("UPDATE sample SET position = position + 10")));
    QVERIFY(
        other.database().run(QStringLiteral("UPDATE sample SET position = 1 WHERE position = 12")));
    QVERIFY(
        other.database().run(QStringLiteral("UPDATE sample SET position = 2 WHERE position = 11")));
    const auto brought = other.import(lines);
    QVERIFY2(brought, qPrintable(problemOf(brought)));
    QCOMPARE(opinionOf(other, 1), QStringLiteral("second"));
    QCOMPARE(opinionOf(other, 2), QStringLiteral("first"));
    // One that lacks a sample takes nothing of it by its number.
    BenchmarkProject without;
    QVERIFY(
        without.database().run(QStringLiteral("UPDATE sample SET title = '' WHERE position = 1")));
    const auto refused = without.import(lines);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
    QCOMPARE(without.count("kgds_output"), 0);
    // A title that two samples have says nothing.
    BenchmarkProject alike;
    QVERIFY(alike.import(project.write(QStringLiteral("one.jsonl"),
        "{'sample':1,'model':'heron','paragraphs':[1],'opinion':'first'}\n")));
    QVERIFY(alike.database().run(QStringLiteral("UPDATE sample SET title ="
                                                " (SELECT title FROM sample WHERE position = 2)")));
    QVERIFY(exportSystems(alike.database(), lines, SystemFormat::JsonLines, {}));
    QVERIFY(!project.import(lines));
    QVERIFY(exportSystems(project.database(), lines, SystemFormat::JsonLines, {}));
    // Where numbers are all there is, it is said that they are not those of KGDS.json.
    const QString zip = project.file(QStringLiteral("out.zip"));
    const QString table = project.file(QStringLiteral("out.csv"));
    QVERIFY(exportSystems(project.database(), zip, SystemFormat::Published, {}));
    QVERIFY(exportSystems(project.database(), table, SystemFormat::Csv, {})->messages.isEmpty());
    QVERIFY(project.import(table)->messages.isEmpty());
    QVERIFY(project.database().run(
        QStringLiteral("UPDATE sample SET position = 3 WHERE position = 2")));
    const auto byPlace = project.import(zip);
    QVERIFY2(byPlace, qPrintable(problemOf(byPlace)));
    const QString moved = QStringLiteral("3 \u2192 2");
    QVERIFY2(
        byPlace->messages.join(u' ').contains(moved), qPrintable(byPlace->messages.join(u' ')));
    const auto exported = exportSystems(project.database(), table, SystemFormat::Csv, {});
    QVERIFY(exported->messages.isEmpty());
    const auto byId = project.import(table);
    QVERIFY2(byId, qPrintable(problemOf(byId)));
    QVERIFY(byId->messages.isEmpty());
    const auto byNumber = project.import(project.write(QStringLiteral("number.jsonl"),
        "{'sample':3,'model':'heron','paragraphs':[2],'opinion':'second'}\n"));
    QVERIFY2(byNumber, qPrintable(problemOf(byNumber)));
    QVERIFY(byNumber->messages.join(u' ').contains(moved));
    QVERIFY(!project.import(lines)->messages.join(u' ').contains(moved));
}

void TestSystemImport::anExportIsWholeOrNotThere()
{
    BenchmarkProject project;
    const auto nothing = exportSystems(
        project.database(), project.file(QStringLiteral("n.jsonl")), SystemFormat::JsonLines, {});
    QVERIFY(!nothing);
    QCOMPARE(nothing.error().code, ErrorCode::NotFound);
    QVERIFY(project.import(systemFile("kgds_outputs.zip")));
    for (const SystemFormat format :
        {SystemFormat::Published, SystemFormat::JsonLines, SystemFormat::Csv}) {
        const QString path = project.file(QStringLiteral("cancelled"));
        const auto cancelled = exportSystems(project.database(), path, format, kImportedVerifier,
            [](qint64 done, qint64) { return done < 3; });
        QVERIFY(!cancelled);
        QCOMPARE(cancelled.error().code, ErrorCode::Cancelled);
        QVERIFY(!QFile::exists(path));
    }
    QCOMPARE(QDir(project.file({})).entryList({QStringLiteral("cancelled*")}).size(), 0);
}

void TestSystemImport::lossesAddUpOverSamples()
{
    BenchmarkProject project;
    QVERIFY(project.import(systemFile("kgds_outputs.zip")));
    const auto losses =
        ProjectFixture::take(systemAttrition(project.database(), kImportedVerifier));
    QCOMPARE(losses.size(), 5);
    for (const SystemAttrition& one : losses) {
        const SystemRef& system = one.system;
        const AttritionCounts& counts = one.counts;
        AttritionCounts sum;
        for (const AttritionCounts& ofSample : one.bySample)
            sum += ofSample;
        QCOMPARE(sum, counts);
        QCOMPARE(one.bySample.size(), counts.samples);
        const bool isWhole =
            system.model != QLatin1String("stork") || system.pattern == Pattern::Abstractive;
        QCOMPARE(counts.samples, isWhole ? 2 : 1);
        QVERIFY(counts.opinions > 0);
        QCOMPARE(counts.supporting > 0, system.pattern == Pattern::Extractive);
    }
    const auto cancelled = systemAttrition(
        project.database(), kImportedVerifier, [](qint64, qint64) { return false; });
    QVERIFY(!cancelled);
}

void TestSystemImport::thePublishedReferenceComesInWhole()
{
    if (!QFile::exists(reference::kBenchmarkFile) || !QFile::exists(reference::kOutputsFile))
        QSKIP("The KGDS reference values are not on this machine.");
    BenchmarkProject project(reference::kBenchmarkFile);
    const auto brought = project.import(reference::kOutputsFile);
    QVERIFY2(brought, qPrintable(problemOf(brought)));
    const auto benchmark = ProjectFixture::take(SystemBenchmark::of(project.database()));
    const auto files =
        ProjectFixture::take(readSystemOutputs(reference::kOutputsFile, benchmark.records()));
    const auto systems = ProjectFixture::take(systemScores(project.database(), kImportedVerifier));
    QCOMPARE(systems.size(), files.systems.size());
    for (const JudgedSystem& system : files.systems) {
        const ScoredSystem expected = systemScore(benchmark.records(), system);
        const ScoredSystem* scored = scoreOf(systems, system.ref);
        QVERIFY(scored);
        QVERIFY(scored->samples == expected.samples);
        QCOMPARE(scored->errorOrder, expected.errorOrder);
        QCOMPARE(scored->unattributedErrors, expected.unattributedErrors);
    }
}

TANDEM_TEST(TestSystemImport, QCoreApplication)
#include "tst_systemimport.moc"
