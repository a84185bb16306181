#include "storage/project/predictionimport.h"

#include "storage/changes/history.h"
#include "storage/check/projectcheck.h"
#include "storage/project/importformats.h"
#include "storage/project/timelineexport.h"
#include "storage/repositories/runkindid.h"
#include "storage/repositories/timelinedigest.h"
#include "storage/repositories/usersummaryrepository.h"
#include "tampering.h"
#include "testmain.h"
#include "usersumfixture.h"
#include "usersumrows.h"

#include <QBuffer>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;
using usersum::PredictionRow;

namespace {

const QString kFile = QStringLiteral("p.jsonl");
const QString kMine = QStringLiteral("mine");
const QString kSeer = QStringLiteral("seer");

/// Readers with a summary each, and what is asked about the first of them.
struct Predicted
{
    explicit Predicted(int userCount = 2)
        : books(project, userCount)
    {
        for (int user = 1; user <= userCount; ++user)
            summaries.append(books.addSummary(user, kMine, QStringLiteral("reads much")));
        for (const StoredFutureTask& one :
            ProjectFixture::take(TimelineRepository(project.database()).tasks(books.users.first())))
            tasks.append(one.task);
    }

    /// A line about the first user's first task.
    PredictionRow row(bool isHit, const usersum::SaidChoice& said = {}) const
    {
        PredictionRow made;
        made.predicted = {QStringLiteral("U001"), 1, 2, {{tasks.first().name, isHit}}};
        made.summary = QStringLiteral("reads much");
        made.said = {said};
        made.line = 3;
        return made;
    }
    Expected<PredictionImport> import(
        const QList<PredictionRow>& rows, const PredictionDefaults& usual = {{}, kSeer})
    {
        return importPredictions(project.database(), rows, usual, kFile);
    }
    StoredPrediction stored()
    {
        return ProjectFixture::take(
            UserSummaryRepository(project.database()).predictionsOf(summaries.first()))
            .first();
    }
    QString wrong() const
    {
        return tasks.first().choices.at((tasks.first().answer + 1) % tasks.first().choices.size());
    }

    ProjectFixture project{1};
    UsersumFixture books;
    QList<UserSummaryId> summaries;
    QList<usersum::PredictionTask> tasks;
};

} // namespace

/// Predictions that were made elsewhere.
class TestPredictionImport final : public QObject
{
    Q_OBJECT

private slots:
    void exportedPredictionsComeBackAsTheyWere()
    {
        Predicted from(3);
        for (const UserSummaryId summary : std::as_const(from.summaries)) {
            from.books.predict(summary, kSeer, 1, QStringLiteral("ynyynyyn"));
            from.books.predict(summary, kSeer, 2, QStringLiteral("nn-"));
        }
        QBuffer lines;
        QVERIFY(lines.open(QIODevice::WriteOnly));
        ProjectFixture::take(
            exportPredictions(from.project.database(), lines, kFile, from.books.log, kMine, kSeer));
        lines.close();
        QVERIFY(lines.open(QIODevice::ReadOnly));
        const auto rows = ProjectFixture::take(usersum::readPredictions(Input(lines, kFile)));
        Predicted to(3);
        const auto brought = ProjectFixture::take(to.import(rows, {}));
        QCOMPARE(brought.lines, 6);
        QCOMPARE(brought.predictors, QStringList{kSeer});
        QVERIFY2(brought.messages.value(0).startsWith(QStringLiteral("3 line(s) lack some of")),
            qPrintable(brought.messages.value(0)));
        const auto predicted = [](Predicted& of) {
            return ProjectFixture::take(
                UserSummaryRepository(of.project.database()).predicted(of.books.log, kMine, kSeer));
        };
        QCOMPARE(predicted(to), predicted(from));
        QCOMPARE(to.stored().made.choice, from.stored().made.choice);
        QCOMPARE(checkProject(to.project.path())->problems, QStringList());
        // Where they came from they are known.
        const auto again = ProjectFixture::take(from.import(rows, {}));
        QCOMPARE(again.predictions, 0);
        QCOMPARE(again.known, brought.predictions);
    }

    void predictionsAboutUsersOfAnotherLogAreRefused()
    {
        Predicted one(1);
        PredictionRow row = one.row(true);
        row.log = QStringLiteral("0123456789abcdef");
        const auto refused = one.import({row});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY(refused.error().where.contains(QStringLiteral("3")));
        row.log = ProjectFixture::take(timelineFingerprint(one.project.database(), one.books.log));
        QCOMPARE(ProjectFixture::take(one.import({row})).predictions, 1);
    }

    void anImportedPredictionThatIsChangedLaterIsFound()
    {
        Predicted one(1);
        ProjectFixture::take(one.import({one.row(false, {one.wrong()})}));
        QCOMPARE(checkProject(one.project.path())->problems, QStringList());
        tamperWith(one.project.database(),
            QStringLiteral("UPDATE usersum_prediction SET hit = 1, choice ="
                           " (SELECT answer FROM usersum_task t WHERE t.id = task_id)"));
        const QString found = checkProject(one.project.path())->problems.join(u' ');
        QVERIFY2(found.contains(QLatin1String("were imported or added")), qPrintable(found));
    }

    void whatWasChosenIsTakenFromTheLineOrTheReply()
    {
        const auto chosen = [](bool isHit, const usersum::SaidChoice& said) {
            Predicted one(1);
            ProjectFixture::take(one.import({one.row(isHit, said)}));
            if (checkProject(one.project.path())->problems != QStringList())
                qFatal("the check does not agree");
            return std::pair(one.stored().made.choice, one.stored().isHit);
        };
        const Predicted like(1);
        const usersum::PredictionTask& task = like.tasks.first();
        const int other = int(task.choices.indexOf(like.wrong()));
        const auto is = [](std::optional<int> choice, bool isHit) {
            return std::pair(choice, isHit);
        };
        QCOMPARE(chosen(true, {}), is(task.answer, true));
        QCOMPARE(chosen(false, {}), is(int(task.choices.size()), false));
        QCOMPARE(chosen(false, {like.wrong()}), is(other, false));
        QCOMPARE(chosen(false, {QString::number(other + 1)}), is(other, false));
        QCOMPARE(chosen(false, {{}, QStringLiteral("{\"choice\": %1}").arg(other + 1)}),
            is(other, false));
        QCOMPARE(chosen(false, {{}, QStringLiteral("who knows")}), is({}, false));
        QCOMPARE(chosen(true, {{}, QStringLiteral("who knows")}), is(task.answer, true));
        QCOMPARE(chosen(false, {{}, {}, true}), is({}, false));
    }

    void whatDoesNotFitIsRefusedByLine()
    {
        Predicted one(2);
        one.books.addSummary(2, QStringLiteral("theirs"));
        const auto refused = [&](const PredictionRow& row, const char* says,
                                 const PredictionDefaults& usual = {{}, kSeer}) {
            const auto before = usersumRows(one.project.database());
            const auto result = one.import({row}, usual);
            const QString sentence = result ? QString() : result.error().sentence();
            if (!sentence.contains(QLatin1String(says)) || !sentence.contains(kFile))
                qWarning("%s", qPrintable(sentence));
            return sentence.contains(QLatin1String(says)) && sentence.contains(kFile) &&
                   usersumRows(one.project.database()) == before;
        };
        PredictionRow row = one.row(true);
        QVERIFY(refused(row, "p.jsonl: line 3, U001", {}));
        QVERIFY(refused(row, "does not name a predictor", {}));
        QVERIFY(refused(row, "cannot contain a comma", {{}, QStringLiteral("a,b")}));
        QVERIFY(refused(row, "no summary by nobody", {QStringLiteral("nobody"), kSeer}));
        row.predicted.user = QStringLiteral("U009");
        QVERIFY(refused(row, "U009"));
        row.predicted.user = QStringLiteral("U002");
        QVERIFY(refused(row, "several summaries"));
        row = one.row(true);
        row.summary += QStringLiteral(" more");
        QVERIFY(refused(row, "mine has a different summary of this user"));
        row = one.row(true);
        row.predicted.tasks.first().name = QStringLiteral("weather");
        QVERIFY(refused(row, "no task \"weather\""));
        for (const int run : {0, 101}) {
            row = one.row(true);
            row.predicted.run = run;
            QVERIFY(refused(row, "from 1 to 100"));
        }
        const char* const kNotOfChosen = "does not match the choice made";
        QVERIFY(refused(one.row(true, {one.wrong()}), kNotOfChosen));
        QVERIFY(refused(one.row(true, {{}, one.wrong()}), kNotOfChosen));
        QVERIFY(refused(one.row(false, {one.tasks.first().choices.at(one.tasks.first().answer)}),
            kNotOfChosen));
        QVERIFY(refused(one.row(false, {QStringLiteral("99")}), "has no choice \"99\""));
        ProjectFixture::take(one.import({one.row(false, {one.wrong()})}));
        QVERIFY(refused(one.row(true), "seer has a different prediction here"));
    }

    void aPredictorWhomARunAsksIsNotMixedWithAnother()
    {
        Predicted one(1);
        ProjectFixture::check(one.project.database().run(
            QStringLiteral("INSERT INTO prompt (id, uuid, key, version, built_in, system, user, at)"
                           " VALUES (1, 'p', 'predict', 1, 1, '', '', 0)")));
        ProjectFixture::check(one.project.database().run(
            QStringLiteral("INSERT INTO llm_run (id, uuid, kind, endpoint, model, prompt_id, "
                           "settings, currency,"
                           " state, reason, created_at) VALUES (1, 'r', ?, 'e', 'm', 1,"
                           " '{\"predictor\":\"seer\"}', '', 0, '', 0)"),
            {runKindKey(RunKindId::Predictions)}));
        QCOMPARE(one.import({one.row(true)}).error().code, ErrorCode::Refused);
        QVERIFY(one.import({one.row(true)}, {{}, QStringLiteral("another")}));
    }

    void anImportIsUndoneAndRedone()
    {
        Predicted one(2);
        QTemporaryDir folder;
        const QString path = writeTestFile(folder.filePath(kFile),
            QStringLiteral("{\"user\":\"U001\",\"summary\":\"reads much\",\"tasks\":"
                           "[{\"name\":\"%1\",\"outcome\":1}]}\n")
                .arg(one.tasks.first().name)
                .toUtf8());
        const auto project = ProjectFixture::take(Project::open(one.project.path()));
        History history(*project);
        const auto rows = [&] {
            project->flush();
            return usersumRows(one.project.database());
        };
        const QStringList before = rows();
        ImportRequest request{{path}};
        request.options.insert(QStringLiteral("predictor"), kSeer);
        history.change(
            importing(predictionsFormat(), request, std::make_shared<Imported>()), Origin());
        const QStringList after = rows();
        QCOMPARE(after.size(), before.size() + 1);
        QCOMPARE(history.undoText(), QStringLiteral("import of p.jsonl"));
        history.undo();
        QCOMPARE(rows(), before);
        history.redo();
        QCOMPARE(rows(), after);
    }
};

TANDEM_TEST(TestPredictionImport, QCoreApplication)
#include "tst_predictionimport.moc"
