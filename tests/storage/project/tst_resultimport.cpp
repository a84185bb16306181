#include "storage/project/resultimport.h"

#include "expertproject.h"
#include "storage/project/caseimport.h"
#include "storage/project/readevaluations.h"
#include "storage/project/resultexport.h"
#include "storage/runs/runoptions.h"
#include "storage/runs/runsbehind.h"
#include "testmain.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace tandem;

namespace {

/// JSON written with single quotes.
QByteArray json(const char* text)
{
    return QByteArray(text).replace('\'', '"');
}

/// Does the work in a transaction, which is thrown away where the work fails.
template <typename Work>
auto inTransaction(Database& target, Work&& work)
{
    Transaction transaction(target);
    ProjectFixture::check(transaction.begin());
    auto result = work();
    if (result)
        ProjectFixture::check(transaction.commit());
    return result;
}

Expected<CaseImport> importCases(
    Database& database, const QString& path, const QString& system, const Progress& progress = {})
{
    return CaseFile::read(path, system, progress).and_then([&](const CaseFile& file) {
        return file.write(database);
    });
}

Expected<ResultImport> importResult(Database& database, const ResultFiles& files)
{
    return readExpertResultFile(files).and_then(
        [&](const ExpertResultFile& file) { return writeExpertResult(database, file); });
}

} // namespace

/// Cases and results on their way into a project and out of it.
class TestResultImport final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_fixture = std::make_unique<ProjectFixture>(0);
    }

    void casesComeInOnceHoweverOftenTheyAreImported()
    {
        const QString file =
            write("cases.jsonl", json("{'id':'1','input':'q','reference':'r','output':'o'}\n"
                                      "{'id':'1','input':'q','reference':'r','output':'p',"
                                      "'system':'B'}\n"
                                      "{'id':'2','input':'q','reference':'r'}\n"));
        const auto first = inTransaction(
            database(), [&] { return importCases(database(), file, QStringLiteral(" A ")); });
        QVERIFY2(first, qPrintable(first ? QString() : first.error().sentence()));
        QCOMPARE(first->records, 3);
        QCOMPARE(first->added.cases, 2);
        QCOMPARE(first->added.outputs, 2);
        QCOMPARE(first->withoutOutput, 1);
        // What the file itself has just brought was not there before, whichever record says so.
        QCOMPARE(first->added.casesKnown, 0);
        QCOMPARE(first->messages.size(), 1);
        const auto again = inTransaction(
            database(), [&] { return importCases(database(), file, QStringLiteral("A")); });
        QVERIFY(again);
        QCOMPARE(again->added.cases, 0);
        QCOMPARE(again->added.casesKnown, 2);
        QCOMPARE(again->added.outputsKnown, 2);
        const auto systems = CaseRepository(database()).systems();
        QCOMPARE(systems->size(), 2);
        QCOMPARE(systems->first().system, QStringLiteral("A"));
    }

    void systemsThatCaseAloneTellsApartAreNamed()
    {
        const auto imported = [&](const char* name, const char* lines) {
            const QString file = write(name, json(lines));
            const auto import =
                inTransaction(database(), [&] { return importCases(database(), file, {}); });
            return import ? import->messages.join(u' ') : import.error().sentence();
        };
        QCOMPARE(imported("a.jsonl", "{'id':'1','reference':'r','output':'o','system':'heron'}\n"
                                     "{'id':'2','reference':'r','output':'o','system':' heron'}\n"),
            QString());
        const QString said =
            imported("b.jsonl", "{'id':'1','reference':'r','output':'p','system':'Heron'}\n");
        QVERIFY2(said.contains(QLatin1String("\"Heron\"")), qPrintable(said));
        QVERIFY2(said.contains(QLatin1String("\"heron\"")), qPrintable(said));
        QCOMPARE(imported("c.jsonl", "{'id':'1','reference':'r','output':'q','system':'owl'}\n")
                     .count(QLatin1String("heron")),
            0);
    }

    void idsThatStandForDifferentCasesAreNamed()
    {
        const auto imported = [&](const char* name, const char* lines) {
            const QString file = write(name, json(lines));
            const auto import =
                inTransaction(database(), [&] { return importCases(database(), file, {}); });
            return import ? import->messages.join(u' ') : import.error().sentence();
        };
        QCOMPARE(imported("a.jsonl",
                     "{'id':'1','reference':'r','output':'o','system':'A'}\n"
                     "{'id':'2','reference':'s','output':'o','system':'A'}\n"
                     "{'id':'author','input':'p','reference':'t','output':'o','system':'A'}\n"
                     "{'id':'author','input':'q','reference':'t','output':'o','system':'A'}\n"),
            QString());
        const QString second = imported("b.jsonl",
            "{'id':'1','reference':'another','output':'p','system':'B'}\n"
            "{'id':'2','reference':'s','output':'p','system':'B'}\n"
            "{'id':'author','input':'p','reference':'t','output':'p','system':'B'}\n");
        QVERIFY2(second.contains(QLatin1String("no test compares these outputs: 1.")),
            qPrintable(second));
        // What was said of an earlier file is not said of the next one.
        QCOMPARE(imported("c.jsonl", "{'id':'3','reference':'u','output':'o','system':'A'}\n"),
            QString());
    }

    void allOrNothing()
    {
        const QString wrong =
            write("a.jsonl", json("{'input':'q','reference':'r'}\n{'input':'q'}\n"));
        QVERIFY(!inTransaction(database(), [&] { return importCases(database(), wrong, {}); }));
        QCOMPARE(*CaseRepository(database()).count(), 0);
        const QString two = write("b.jsonl", json("{'input':'q','reference':'r','output':'1'}\n"
                                                  "{'input':'q','reference':'r','output':'2'}\n"));
        const auto refused =
            inTransaction(database(), [&] { return importCases(database(), two, {}); });
        QVERIFY(!refused && refused.error().code == ErrorCode::Refused);
        QVERIFY(refused.error().where.contains(QLatin1String("line 2")));
        const auto stopped = inTransaction(database(),
            [&] { return importCases(database(), two, {}, [](qint64, qint64) { return false; }); });
        QVERIFY(!stopped && stopped.error().code == ErrorCode::Cancelled);
        QCOMPARE(*CaseRepository(database()).count(), 0);
    }

    void whatIsExportedIsImportedAsItWas()
    {
        const ExpertProject made = addExpertProject(database(), 3);
        const QString result = path("out.json");
        const QString texts = path("out.jsonl");
        const auto exported = exportExpertResult(database(), made.set, std::nullopt, result, texts);
        QVERIFY2(exported, qPrintable(exported ? QString() : exported.error().sentence()));
        QCOMPARE(exported->losses.cases, 6);
        QCOMPARE(exported->leftOut, 0);
        ProjectFixture other(0);
        const auto import = inTransaction(other.database(), [&] {
            return importResult(other.database(), {result, texts, {}});
        });
        QVERIFY2(import, qPrintable(import ? QString() : import.error().sentence()));
        QCOMPARE(import->added.cases, 3);
        QCOMPARE(import->added.casesKnown, 3);
        QCOMPARE(import->added.outputs, 6);
        QCOMPARE(import->figures.cases, 6);
        QCOMPARE(import->figures.numbersCompared, 105);
        QCOMPARE(import->figures.differing, 0);
        QVERIFY(import->evidenceFound * 2 > import->evidence);
        compareEvaluations(other.database(), made);
        const auto again = inTransaction(other.database(), [&] {
            return importResult(other.database(), {result, texts, {}});
        });
        QVERIFY(again);
        QCOMPARE(EvaluationRepository(other.database()).sets()->first().evaluations, 6);
    }

    void whatModelsDoWrongSurvivesAFileAsFarAsAFileCanSayIt()
    {
        CaseRepository cases(database());
        const CaseId id = ProjectFixture::take(cases.add(hostileCase()));
        const OutputId output = ProjectFixture::take(cases.outputs(id)).first().id;
        EvaluationSet set;
        set.source = QStringLiteral("hostile.json");
        ProjectFixture::take(
            EvaluationRepository(database()).addImported(output, set.source, hostileExplanation()));
        const auto exported =
            exportExpertResult(database(), set, std::nullopt, path("out.json"), path("out.jsonl"));
        QVERIFY2(exported, qPrintable(exported ? QString() : exported.error().sentence()));
        ProjectFixture other(0);
        const auto import = inTransaction(other.database(), [&] {
            return importResult(other.database(), {path("out.json"), path("out.jsonl"), {}});
        });
        QVERIFY2(import, qPrintable(import ? QString() : import.error().sentence()));
        QCOMPARE(import->figures.differing, 0);
        EvaluationRepository evaluations(other.database());
        const auto list = evaluations.list(evaluations.sets()->first());
        const auto detail = evaluations.byId(list->first().id);
        const expert::Explanation original = hostileExplanation();
        QCOMPARE(detail->expected, hostileCase().expected);
        QVERIFY(detail->explanation.expected.aspects == original.expected.aspects);
        QVERIFY(detail->explanation.generated.aspects == original.generated.aspects);
        QVERIFY(detail->summary.scores == expert::scoresOf(original));
        QVERIFY(!detail->explanation.remarks.isEmpty());
    }

    void oneSystemIsExportedAlone()
    {
        const ExpertProject made = addExpertProject(database(), 2);
        const auto exported = exportExpertResult(
            database(), made.set, kFirstSystem, path("out.json"), path("out.jsonl"));
        QVERIFY(exported);
        QCOMPARE(exported->losses.cases, 2);
        const auto nobody = exportExpertResult(
            database(), made.set, QStringLiteral("nobody"), path("none.json"), path("none.jsonl"));
        QVERIFY(!nobody && nobody.error().code == ErrorCode::NotFound);
        QVERIFY(nobody.error().what.contains(QStringLiteral("nobody")));
        QVERIFY(!exportExpertResult(
            database(), made.set, kFirstSystem, path("same.json"), path("same.json")));
        const auto stopped = exportExpertResult(database(), made.set, kFirstSystem,
            path("stopped.json"), path("stopped.jsonl"), [](qint64, qint64) { return false; });
        QVERIFY(!stopped && stopped.error().code == ErrorCode::Cancelled);
        QVERIFY(!QFileInfo::exists(path("stopped.json")));
        QVERIFY(!QFileInfo::exists(path("none.json")));
    }

    void scoresThatDoNotFollowAndForeignTextsAreSaid()
    {
        const ExpertProject made = addExpertProject(database(), 4);
        QVERIFY(exportExpertResult(
            database(), made.set, kFirstSystem, path("out.json"), path("out.jsonl")));
        QJsonObject root = QJsonDocument::fromJson(read("out.json")).object();
        QJsonArray scores = root.value(QLatin1String("per_query_scores")).toArray();
        QJsonObject first = scores.first().toObject();
        first.insert(QStringLiteral("content_only_f1"), 0.75);
        scores.replace(0, first);
        root.insert(QStringLiteral("per_query_scores"), scores);
        write("changed.json", QJsonDocument(root).toJson());
        QByteArray foreign;
        for (int i = 0; i < 4; ++i)
            foreign += "{\"input\":\"q" + QByteArray::number(i) +
                       "\",\"output\":\"a\",\"reference\":\"b\"}\n";
        write("foreign.jsonl", foreign);
        ProjectFixture other(0);
        const auto import = inTransaction(other.database(), [&] {
            return importResult(other.database(),
                {path("changed.json"), path("foreign.jsonl"), QStringLiteral("S")});
        });
        QVERIFY2(import, qPrintable(import ? QString() : import.error().sentence()));
        QCOMPARE(import->figures.differing, 1);
        QCOMPARE(import->figures.differences.first().name, QStringLiteral("content_only_f1"));
        QCOMPARE(import->messages.size(), 2);
        QVERIFY(import->evidenceFound < import->evidence);
        QCOMPARE(CaseRepository(other.database()).systems()->first().system, QStringLiteral("S"));
    }

    void whatAFileTellsOfItsRunsIsKept()
    {
        const ExpertProject made = addExpertProject(database(), 2);
        QVERIFY(exportExpertResult(
            database(), made.set, kFirstSystem, path("out.json"), path("out.jsonl")));
        ProjectFixture other(0);
        const auto importRead = [&](const char* name, const char* tokens) {
            QJsonObject root = QJsonDocument::fromJson(read("out.json")).object();
            const QByteArray runs =
                json("[{'kind':'of-another-version','model':'m','settings':{}},"
                     "{'kind':'expert','model':'small','settings':{'first_tokens':TOKENS}},"
                     "{'kind':'generate','model':'small','settings':{'system':'heron'}}]");
            root.insert(QStringLiteral("run_settings"),
                QJsonDocument::fromJson(QByteArray(runs).replace("TOKENS", tokens)).array());
            write(name, QJsonDocument(root).toJson());
            const auto import = inTransaction(other.database(), [&] {
                return importResult(other.database(), {path(name), path("out.jsonl"), {}});
            });
            QVERIFY2(import, qPrintable(import ? QString() : import.error().sentence()));
        };
        importRead("a.json", "200");
        EvaluationRepository evaluations(other.database());
        const EvaluationSet set = ProjectFixture::take(evaluations.sets()).constFirst();
        QVERIFY(set.hasSettings());
        QCOMPARE(runOptionsFrom(set.settings).expert.firstTokens, 200);
        const auto list = ProjectFixture::take(evaluations.list(set));
        QCOMPARE(list.first().source, QStringLiteral("a.json"));
        const QStringList said = ProjectFixture::take(
            runSettingSentences(other.database(), runsBehindEvaluations({list.constFirst().id})));
        QCOMPARE(said.size(), 2);
        QVERIFY2(said.first().contains(QStringLiteral("200")), qPrintable(said.first()));
        QVERIFY(exportExpertResult(
            other.database(), set, std::nullopt, path("again.json"), path("again.jsonl")));
        QCOMPARE(QJsonDocument::fromJson(read("again.json"))
                     .object()
                     .value(QLatin1String("run_settings"))
                     .toArray()
                     .size(),
            2);

        // A journal that somebody else wrote into keeps nobody from the list.
        for (const char* detail :
            {"{\"runs\":", "{\"runs\":[{\"settings\":5}],\"file\":\"a.json\"}"})
            ProjectFixture::check(other.database().run(
                QStringLiteral("INSERT INTO journal (at, event, subject, detail)"
                               " VALUES (1, 'imported', '', '%1')")
                    .arg(QLatin1String(detail))));
        QVERIFY(ProjectFixture::take(evaluations.sets()).constFirst().hasSettings());

        importRead("b.json", "512");
        const SharedEvaluations all =
            ProjectFixture::take(readEvaluations(other.database(), std::atomic_bool(false)));
        const QString unlike = unlikeSettingsText(all->sets, evaluationsOfJudges(*all));
        QVERIFY2(unlike.contains(QStringLiteral("200 (a.json), 512 (b.json)")), qPrintable(unlike));
        QCOMPARE(unlikeSettingsText(all->sets, list), QString());
    }

    void filesThatDoNotFitAreRefusedAndLeaveNothing()
    {
        const ExpertProject made = addExpertProject(database(), 2);
        QVERIFY(exportExpertResult(
            database(), made.set, kFirstSystem, path("out.json"), path("out.jsonl")));
        const QByteArray line = json("{'input':'q','output':'a','reference':'b'}\n");
        write("short.jsonl", line);
        write("long.jsonl", read("out.jsonl") + line);
        write("none.jsonl", json("{'input':'q','reference':'b'}\n"));
        ProjectFixture other(0);
        for (const char* texts : {"short.jsonl", "long.jsonl", "none.jsonl", "missing.jsonl"}) {
            const auto import = inTransaction(other.database(), [&] {
                return importResult(other.database(), {path("out.json"), path(texts), {}});
            });
            QVERIFY(!import);
            QVERIFY(!import.error().remedy.isEmpty());
        }
        QCOMPARE(*CaseRepository(other.database()).count(), 0);
    }

private:
    Database& database() { return m_fixture->database(); }
    QString path(const char* name) { return m_folder->filePath(QString::fromLatin1(name)); }

    QString write(const char* name, const QByteArray& bytes)
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
        return file.fileName();
    }
    QByteArray read(const char* name)
    {
        QFile file(path(name));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no file");
        return file.readAll();
    }

    void compareEvaluations(Database& other, const ExpertProject& made)
    {
        const auto mine = EvaluationRepository(database()).list(made.set);
        EvaluationRepository theirs(other);
        const auto sets = theirs.sets();
        QCOMPARE(sets->size(), 1);
        QCOMPARE(sets->first().source, QStringLiteral("out.json"));
        const auto list = theirs.list(sets->first());
        QCOMPARE(list->size(), mine->size());
        for (qsizetype i = 0; i < list->size(); ++i) {
            QCOMPARE(list->at(i).system, mine->at(i).system);
            QVERIFY(list->at(i).scores == mine->at(i).scores);
            const auto one = theirs.byId(list->at(i).id);
            const auto two = EvaluationRepository(database()).byId(mine->at(i).id);
            QCOMPARE(one->generated, two->generated);
            QCOMPARE(one->expected, two->expected);
            QVERIFY(one->explanation.expected.aspects == two->explanation.expected.aspects);
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ProjectFixture> m_fixture;
};

TANDEM_TEST(TestResultImport, QCoreApplication)
#include "tst_resultimport.moc"
