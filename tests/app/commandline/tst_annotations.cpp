#include "commandrun.h"
#include "projectfixture.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTest>

using namespace tandem;

namespace {

const QByteArray kAnnotations = R"([
{"id": 1, "data": {"text": "One."}, "annotations": [
  {"completed_by": 3, "result": [{"type": "choices", "from_name": "q", "value": {"choices": ["a"]}}]},
  {"completed_by": 4, "result": [{"type": "choices", "from_name": "q", "value": {"choices": ["a"]}}]}],
 "predictions": [{"model_version": "gemma",
  "result": [{"type": "choices", "from_name": "q", "value": {"choices": ["b"]}}]}]},
{"id": 2, "data": {"text": "Two."}, "annotations": [
  {"completed_by": 3, "result": [{"type": "choices", "from_name": "q", "value": {"choices": ["b"]}}]},
  {"completed_by": 4, "was_cancelled": true, "result": []}]}])";

QString words(const char* text)
{
    return QString::fromLatin1(text);
}

} // namespace

/// Label Studio and doccano on the command line.
class TestAnnotations final : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void agreementOfAnnotatorsIsComputed()
    {
        const QString file = put("export.json", kAnnotations);
        const CommandRun run = runInProcess({words("agreement"), file, words("--json")});
        QVERIFY2(run.code == 0, qPrintable(run.err));
        const QJsonObject annotations = run.json().value(words("annotations")).toObject();
        QCOMPARE(annotations.value(words("tasks")).toInt(), 2);
        QCOMPARE(annotations.value(words("skipped")).toInt(), 1);
        QCOMPARE(
            annotations.value(words("annotators")).toArray(), (QJsonArray{words("3"), words("4")}));
        QCOMPARE(annotations.value(words("models")).toArray(), (QJsonArray{words("gemma")}));
        const CommandRun shown = runInProcess({words("agreement"), file});
        QVERIFY(shown.out.contains(words("Annotators: 3, 4.")));
        QVERIFY(shown.err.contains(words("skipped")));
        // The same from standard input.
        const CommandRun piped =
            runInProcess({words("agreement"), words("-"), words("--json")}, kAnnotations);
        for (const char* one : {"percent_agreement", "alpha"}) {
            QVERIFY(run.json().contains(words(one)));
            QCOMPARE(piped.json().value(words(one)), run.json().value(words(one)));
        }
    }

    void anArchiveOfDoccanoIsCompared()
    {
        const CommandRun run = runInProcess({words("agreement"),
            words(TANDEM_TEST_DATA "/annotations/doccano.zip"), words("--json")});
        QVERIFY2(run.code == 0, qPrintable(run.err));
        QCOMPARE(run.json().value(words("raters")).toInt(), 2);
    }

    void aModelWithPredictionsIsAJudge()
    {
        const QString file = put("export.json", kAnnotations);
        const CommandRun run = runInProcess(
            {words("agreement"), file, words("--judge"), words("gemma"), words("--json")});
        QVERIFY2(run.code == 0, qPrintable(run.err));
        QVERIFY(run.json().contains(words("alt_test")));
        QCOMPARE(
            runInProcess({words("agreement"), file, words("--judge"), words("llama")}).code, 2);
    }

    void optionsOfTablesAreNoneOfAnnotations()
    {
        const QString file = put("export.json", kAnnotations);
        for (const char* option : {"--wide", "--survey"})
            QCOMPARE(runInProcess({words("agreement"), file, words(option)}).code, 2);
        const CommandRun run =
            runInProcess({words("agreement"), file, words("--questions"), words("other")});
        QCOMPARE(run.code, 1);
        QVERIFY(run.hasOneErrorLine());
    }

    void tasksAreExportedByNameOrKind()
    {
        ProjectFixture fixture(1);
        fixture.close(fixture.samples.at(0), words("yynnn"), words("ynnnn"));
        for (const QStringList& how : {QStringList{at("labelstudio.json")},
                 QStringList{at("tasks.json"), words("--what"), words("labelstudio")},
                 QStringList{at("my.doccano.jsonl")}}) {
            const CommandRun run =
                runInProcess(QStringList{words("export"), fixture.path(), words("--json")} + how);
            QVERIFY2(run.code == 0, qPrintable(run.err));
            QCOMPARE(run.json().value(words("tasks")).toInt(), 5);
            QCOMPARE(run.json().value(words("annotations")).toInt(), 10);
            const CommandRun agreed =
                runInProcess({words("agreement"), how.first(), words("--json")});
            QVERIFY2(agreed.code == 0, qPrintable(agreed.err));
            QCOMPARE(agreed.json().value(words("items")).toInt(), 5);
        }
    }

    void annotationsComeBackIntoOpenRounds()
    {
        ProjectFixture closed(1);
        closed.close(closed.samples.at(0), words("yynnn"), words("ynnnn"));
        const QString file = at("labelstudio.json");
        QCOMPARE(runInProcess({words("export"), closed.path(), file}).code, 0);
        // The round of the same sample is open in another project.
        ProjectFixture open(1);
        const QStringList command{
            words("samples"), open.path(), words("annotations"), withIds(file)};
        const CommandRun refused = runInProcess(command);
        QCOMPARE(refused.code, 1);
        QVERIFY(refused.hasOneErrorLine());
        QVERIFY(refused.err.contains(words("annotator_")));
        const QJsonArray annotators = runInProcess({words("agreement"), file, words("--json")})
                                          .json()[words("annotations")][words("annotators")]
                                          .toArray();
        QCOMPARE(annotators.size(), 2);
        const QString who = annotators.at(0).toString() + words("=Ada, ") +
                            annotators.at(1).toString() + words("=Ben");
        const CommandRun run =
            runInProcess(command + QStringList{words("--annotators"), who, words("--person"),
                                       words("Lea"), words("--json")});
        QVERIFY2(run.code == 0, qPrintable(run.err));
        QCOMPARE(run.json().value(words("answers")).toInt(), 10);
        for (const char* person : {"Ada", "Ben"})
            QCOMPARE(runInProcess({words("submit"), open.path(), words("--person"), words(person),
                                      words("--all")})
                         .code,
                0);
        const QString again = at("again.labelstudio.json");
        QCOMPARE(runInProcess({words("export"), open.path(), again}).code, 0);
        const QJsonObject before = runInProcess({words("agreement"), file, words("--json")}).json();
        const QJsonObject after = runInProcess({words("agreement"), again, words("--json")}).json();
        for (const char* one : {"percent_agreement", "cohen", "alpha"}) {
            QVERIFY(before.contains(words(one)));
            QCOMPARE(after.value(words(one)), before.value(words(one)));
        }
    }

private:
    QString at(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    QString put(const char* name, const QByteArray& bytes) const
    {
        QFile file(at(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()
                   ? file.fileName()
                   : QString();
    }
    /// The file as Label Studio exports it again, with ids of its own.
    QString withIds(const QString& path) const
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QJsonArray tasks = QJsonDocument::fromJson(file.readAll()).array();
        for (qsizetype i = 0; i < tasks.size(); ++i) {
            QJsonObject task = tasks.at(i).toObject();
            task.insert(QStringLiteral("id"), 100 + i);
            tasks[i] = task;
        }
        return put("exported.json", QJsonDocument(tasks).toJson());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

TANDEM_TEST(TestAnnotations, QCoreApplication)
#include "tst_annotations.moc"
