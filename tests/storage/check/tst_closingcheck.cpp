#include "expertproject.h"
#include "opinionfixture.h"
#include "projectfixture.h"
#include "storage/check/projectcheck.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/factmasks.h"
#include "storage/repositories/journal.h"
#include "storedproject.h"
#include "studyfixture.h"
#include "tampering.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;

namespace {

using Kind = studies::RaterEvent::Kind;

/// One more sample, with a fact that is masked.
void maskAFact(ProjectFixture& project)
{
    ArticleText quiet;
    quiet.title = QStringLiteral("Quiet");
    quiet.paragraphs = {QStringLiteral("Trains wait."), QStringLiteral("Nobody came.")};
    const SampleId sample = project.addSample(quiet, true);
    project.close(sample, QStringLiteral("yn"), QStringLiteral("yn"));
    const FactId fact = project.addFacts(sample, 2, {QStringLiteral("Nobody came.")}).first();
    ProjectFixture::check(
        FactMasks(project.database()).setMask(fact, true, QStringLiteral("known"), project.lea));
}

/// A settled round and one about key facts that both have submitted, a review that Ada is done
/// with, a reply that was paid for and its task, a sample that is excluded, a fact that is masked,
/// and a study that was closed.
void closeEverything(StudyFixture& fixture)
{
    ProjectFixture& project = fixture.project();
    Database& database = project.database();
    const SampleId sample = project.samples.first();
    project.askAboutFacts(sample);
    ProjectFixture::take(RoundRepository(database).settle(project.round(sample).id, project.lea));
    project.close(sample, QStringLiteral("yyn"), QStringLiteral("yyn"), Step::KeyFacts);
    ArticleText other;
    other.title = QStringLiteral("Other");
    other.paragraphs = {QStringLiteral("Ferries wait.")};
    ProjectFixture::check(SettingAside(database).exclude(
        project.addSample(other, false), QStringLiteral("twice"), project.lea));
    kgds::SampleRecord labelled;
    labelled.article = {{1, QStringLiteral("x"), kgds::ParagraphLabel::Supporting, {}, {}}};
    labelled.opinions = {QStringLiteral("o")};
    labelled.supportingFacts = {{1, {{QStringLiteral("f"), {}, {}}}, {}}};
    ProjectFixture::take(SampleRecords(database).addRecord(labelled));
    ProjectFixture::check(Journal(database).append(QStringLiteral("imported"), {}, {}));

    const EvaluationId evaluation = addExpertProject(database, 1).evaluations.first();
    ReviewRepository reviews(database);
    for (const expert::DecisionRef& decision : expert::decisionsOf(sixBySixExplanation()))
        ProjectFixture::check(
            reviews.give(evaluation, project.ada, decision, {expert::Stance::Agree, {}, {}}, 1));
    ProjectFixture::check(reviews.finish(evaluation, project.ada));
    ProjectFixture::check(database.run(
        QStringLiteral("INSERT INTO llm_reply (uuid, hash, run_id, endpoint, model, request, raw,"
                       " text, http_status, usable, error, cost, currency, at, duration_ms)"
                       " VALUES (?, 'h', ?, 'e', 'm', '', x'', '', 200, 1, '', 0.25, 'USD', 1, 0)"),
        {newUuid(), addExpertRun(database)}));
    ProjectFixture::check(database.run(
        QStringLiteral("INSERT INTO llm_task (run_id, position, subject_id, hash, first_sample,"
                       " state, reply_id, error) SELECT run_id, 1, 1, 'h', 0, 1, id, ''"
                       " FROM llm_reply")));
    maskAFact(project);

    for (const RaterId rater : fixture.raters) {
        fixture.answerAll(rater);
        StudyFixture::take(fixture.keep(rater, {{}, {StudyFixture::event(Kind::Submitted, 9000)}}));
    }
    ProjectFixture::check(StudyRepository(database).close(
        fixture.study, fixture.lea(), EarlyEnd{QStringLiteral("No time")}));
}

} // namespace

/// Whatever is changed by hand after it was closed is named.
class TestClosingCheck final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_sound = m_folder.filePath(QStringLiteral("sound.tandem"));

    static QStringList problemsAfter(const QString& path, const QString& sql)
    {
        {
            const auto database =
                ProjectFixture::take(Database::open(path, Database::Mode::ReadWrite));
            tamperWith(*database, sql);
        }
        const auto report = checkProject(path);
        return report ? report->problems : QStringList{report.error().sentence()};
    }

private slots:
    void initTestCase()
    {
        StudyFixture fixture;
        closeEverything(fixture);
        ProjectFixture::check(fixture.database().run(QStringLiteral("VACUUM INTO ?"), {m_sound}));
    }

    void whatNobodyTouchedHasNoProblems()
    {
        QCOMPARE(checkProject(m_sound)->problems, QStringList());
    }

    void aChangeByHandAfterTheCloseIsNamed_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* sql, const char* word) {
            QTest::newRow(sql) << QString::fromLatin1(sql) << QString::fromLatin1(word);
        };
        const char* const work = "submission(s) changed since they were submitted";
        row("UPDATE answer SET value = 1 - value WHERE id = 1", work);
        row("UPDATE answer SET value = 1 - value WHERE item_id = 1 AND round_id = 1", work);
        row("UPDATE answer SET duration_ms = 1 WHERE id = 7", work);
        row("UPDATE answer SET at = at - 1 WHERE id = 7", work);
        row("UPDATE answer SET note = 'n' WHERE id = 7", work);
        row("UPDATE round SET annotator_a = annotator_b, annotator_b = annotator_a", work);
        row("UPDATE round SET handed_in_a = handed_in_a + 1 WHERE id = 1", work);
        row("UPDATE round SET calibration = 1 WHERE id = 1", work);
        row("UPDATE paragraph SET text = 'y' WHERE id = 2", work);
        row("UPDATE sample SET title = 'y' WHERE id = 1", work);
        row("UPDATE atomic_fact SET text = 'y' WHERE id = 1", work);
        row("DELETE FROM closing WHERE kind = 'work'", work);
        const char* const outcome = "round(s) changed since they were settled";
        row("UPDATE round SET settled_at = settled_at + 1 WHERE id = 1", outcome);
        row("UPDATE round SET settled_rule = 1 - settled_rule WHERE id = 1", outcome);
        row("INSERT INTO decision VALUES (1, '4a4a4a4a-0000-4000-8000-000000000001', 1, 1, 1, 1,"
            " 'x', 1795000000000, 0)",
            outcome);
        row("UPDATE round SET withdrawn_at = settled_at WHERE id = 1",
            "withdrawn or restored without a journal entry");
        row("UPDATE round SET withdrawn_at = created_at WHERE step = 1",
            "withdrawn or restored without a journal entry");
        const char* const study = "whose name, questions or items were changed after closing";
        row("UPDATE study SET name = 'Other', name_key = 'other'", study);
        row("UPDATE study_source SET system_1 = system_2, system_2 = system_1", study);
        row("UPDATE study_source SET scores = scores || ' '", study);
        row("UPDATE study_source SET stratum = 's' WHERE item_id = 1", study);
        row("UPDATE study_item SET fields = replace(fields, 'Cranes', 'Trains')", study);
        row("UPDATE study_item SET grouping = 'g' WHERE id = 1", study);
        row("UPDATE study_version SET design = design || ' '", study);
        const char* const rater = "items or answers were changed after their study was closed";
        row("UPDATE study_rater SET name = 'Zed', name_key = 'zed' WHERE id = 1", rater);
        row("UPDATE study_rater SET participant = 'p-9' WHERE id = 1", rater);
        row("UPDATE study_rater SET person_id = 2 WHERE id = 1", rater);
        row("UPDATE study_turn SET swapped = 1 - swapped WHERE id = 1", rater);
        row("UPDATE study_answer SET value = CASE value WHEN '1' THEN '2' ELSE '1' END", rater);
        row("UPDATE study_answer SET duration_ms = 7 WHERE id = 1", rater);
        row("UPDATE study_rater SET number = number + 7", rater);
        const char* const review = "finished review(s) changed since they were finished";
        row("UPDATE verdict SET opinion = 1 WHERE id = 1", review);
        row("UPDATE verdict_done SET at = at + 1", review);
        row("UPDATE verdict SET note = 'n' WHERE id = 2",
            "of a judgment changed since they were given");
        row("UPDATE llm_reply SET cost = 0.125", "models changed since they were stored");
        row("UPDATE llm_reply SET text = 'other'", "models changed since they were stored");
        row("DELETE FROM llm_reply", "models changed since they were stored");
        row("UPDATE case_output SET text = text || '.' WHERE id = 1", "output(s) of cases");
        row("UPDATE text_case SET expected = expected || '.' WHERE id = 1",
            "case(s) whose texts or profile changed");
        row("UPDATE text_case SET profile = '[ ]' WHERE id = 1",
            "case(s) whose texts or profile changed");
        row("UPDATE case_output SET reply_id = 1 WHERE id = 1", "output(s) of cases");
        row("UPDATE evaluation_explanation SET explanation = replace(explanation, 'the', 'a')",
            "evaluation(s) changed since completion");
        row("UPDATE paragraph SET imported_label = 1 - imported_label",
            "with texts or labels other than");
        row("UPDATE sample SET labelled = 1 - labelled WHERE id = 1",
            "with texts or labels other than");
        row("UPDATE utterance SET text = 'y' WHERE id = 1", "with texts or labels other than");
        row("UPDATE opinion SET text = 'y'", "with texts or labels other than");
        row("UPDATE fact SET type = type + 1", "with texts or labels other than");
        row("UPDATE person SET role = 1 - role WHERE id = 2",
            "person(s) whose name or role was changed outside Tandem (first: Ada)");
        row("UPDATE person SET active = 0 WHERE id = 2", "whose name or role was changed");
        row("UPDATE setting_aside SET aside = 0", "exclusion(s) of samples or cases");
        const char* const settings = "settings were changed since they were saved (first: ";
        row("UPDATE setting SET value = 1 - value WHERE key = 'rule'", settings);
        row("UPDATE setting SET value = 1 - value WHERE key = 'adjudicator'", settings);
        row("DELETE FROM setting WHERE key = 'rule'", settings);
        const char* const run = "run(s) of language models changed outside Tandem";
        row("UPDATE llm_run SET endpoint = 'other'", run);
        row("UPDATE llm_run SET state = (state + 1) % 5", run);
        const char* const task = "with a changed subject or reply";
        row("UPDATE llm_task SET subject_id = 2", task);
        row("UPDATE llm_task SET reply_id = 2", task);
        row("UPDATE llm_task SET reply_id = NULL", task);
    }

    void aChangeByHandOfWhatHappenedIsNamed_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* sql, const char* word) {
            QTest::newRow(sql) << QString::fromLatin1(sql) << QString::fromLatin1(word);
        };
        const char* const fact = "fact(s) changed outside Tandem";
        row("UPDATE atomic_fact SET supporting = 1 - supporting WHERE id = 1", fact);
        row("UPDATE atomic_fact SET position = position + 50 WHERE id = 1", fact);
        row("UPDATE atomic_fact SET repeats_id = 2 WHERE id = 1", fact);
        row("UPDATE atomic_fact SET origin = 2 WHERE id = 1", fact);
        row("UPDATE atomic_fact SET imported_type = 4 WHERE id = 1", fact);
        row("UPDATE atomic_fact SET text = 'y' WHERE supporting = 0", fact);
        row("UPDATE atomic_fact SET imported_type = 5 WHERE supporting = 0", fact);
        const char* const change = "change(s) of facts with an altered record";
        row("UPDATE fact_change SET after = after || 'x' WHERE id = 1", change);
        row("DELETE FROM fact_change WHERE id = 1", change);
        const char* const mask = "mask(s) of facts changed since they were set";
        row("UPDATE fact_mask SET masked = 1 - masked", mask);
        row("UPDATE fact_mask SET code = 5", mask);
        row("UPDATE fact_mask SET explanation = 'other'", mask);
        row("DELETE FROM fact_mask", mask);
        const char* const event = "event(s) of studies changed since they were recorded";
        row("UPDATE study_event SET event = 'declined' WHERE event = 'handed_in'", event);
        row("UPDATE study_event SET event = 'screened_out' WHERE event = 'handed_in'", event);
        row("UPDATE study_event SET event = 'consented' WHERE event = 'handed_in'", event);
        row("UPDATE study_event SET rater_id = 2 WHERE event = 'handed_in'", event);
        row("UPDATE study_event SET at = at + 1 WHERE event = 'handed_in'", event);
    }

    void aChangeByHandOfWhatHappenedIsNamed() { aChangeByHandAfterTheCloseIsNamed(); }

    void aCheckOfAnOpinionThatIsChangedByHandIsNamed()
    {
        for (const char* sql :
            {"UPDATE opinion_event SET kind = 1", "UPDATE opinion_event SET person_id = 1",
                "UPDATE opinion_event SET content = content || ' '", "DELETE FROM opinion_event"}) {
            OpinionFixture fixture;
            fixture.close();
            ProjectFixture::check(fixture.say(1, OpinionFixture::yes(fixture.base.ben)));
            QCOMPARE(checkProject(fixture.base.path())->problems, QStringList());
            tamperWith(fixture.database(), QString::fromLatin1(sql));
            const QString problems = checkProject(fixture.base.path())->problems.join(u'\n');
            QVERIFY2(problems.contains(QLatin1String("peer review(s) of opinions")), sql);
        }
    }

    void aChangeByHandAfterTheCloseIsNamed()
    {
        QFETCH(const QString, sql);
        QFETCH(const QString, word);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("tampered.tandem"));
        QVERIFY(QFile::copy(m_sound, path));
        const QString problems = problemsAfter(path, sql).join(u'\n');
        QVERIFY2(problems.contains(word), qPrintable(problems));
        QVERIFY2(!problems.contains(QLatin1String("%n")), qPrintable(problems));
    }

    void whatSystemsMadeIsNamed_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("word");
        const auto row = [](const char* sql, const char* word) {
            QTest::newRow(sql) << QString::fromLatin1(sql) << QString::fromLatin1(word);
        };
        row("UPDATE kgds_output SET opinions = '[\"x\"]'", "output(s) of systems");
        row("UPDATE kgds_gold SET at = at + 1", "record(s) of the benchmark");
        row("UPDATE kgds_judgement SET explanations = '{}'", "judgment(s) of outputs");
        row("UPDATE kgds_feedback SET choice = 3 - choice", "feedback judgement(s)");
        row("UPDATE kgds_loose_error SET types = types || '1'", "list(s) of error types");
        row("UPDATE output_score SET value = value + 0.5", "score(s) of outputs");
        row("UPDATE pair_judgement SET choice = 3 - choice", "pairwise judgment(s)");
        row("UPDATE kgds_check SET settings = '{ }'", "audit(s) with settings other");
        row("UPDATE kgds_check_item SET probability = 0.5", "with other items in an audit");
        row("DELETE FROM kgds_check_item", "with other items in an audit");
    }

    void whatSystemsMadeIsNamed()
    {
        QFETCH(const QString, sql);
        QFETCH(const QString, word);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("stored.tandem"));
        restoreStoredProject(currentSchemaVersion(), path);
        const QString before = checkProject(path)->problems.join(u'\n');
        QVERIFY2(!before.contains(word), qPrintable(before));
        const QString problems = problemsAfter(path, sql).join(u'\n');
        QVERIFY2(problems.contains(word), qPrintable(problems));
        // Of what is gone as a whole nothing says when it was last compared.
        if (!sql.startsWith(QLatin1String("DELETE")))
            QVERIFY(problems.contains(QLatin1String("when the project was upgraded")));
    }

    void whatIsOpenAgainIsNoProblem()
    {
        ProjectFixture fixture(2);
        Database& database = fixture.database();
        const SampleId sample = fixture.samples.first();
        RoundRepository rounds(database);
        const QString all(ProjectFixture::paragraphsPerSample, u'y');
        fixture.answer(sample, fixture.ada, all);
        fixture.submit(sample, fixture.ada);
        ProjectFixture::take(rounds.withdrawSubmission(fixture.round(sample).id, fixture.ada));
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
        fixture.answer(sample, fixture.ada, QStringLiteral("n"));
        fixture.submit(sample, fixture.ada);
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
        const RoundId withdrawn = fixture.round(sample).id;
        ProjectFixture::check(rounds.unassign(sample, fixture.lea, Step::Paragraphs));
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
        ProjectFixture::take(rounds.reinstate(withdrawn, fixture.lea));
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
        fixture.close(fixture.samples.at(1), all, all);
        const RoundId round = fixture.round(fixture.samples.at(1)).id;
        ProjectFixture::take(rounds.settle(round, fixture.lea));
        ProjectFixture::take(rounds.reopen(round, fixture.lea, QStringLiteral("again")));
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
        ProjectFixture::take(rounds.settle(round, fixture.lea));
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
    }

    void aCalibrationThatIsLabelledAgainIsNoProblem()
    {
        ProjectFixture fixture(1);
        RoundRepository rounds(fixture.database());
        const SampleId sample = fixture.samples.first();
        ProjectFixture::check(rounds.unassign(sample, fixture.lea, Step::Paragraphs));
        const RoundId first = ProjectFixture::take(
            rounds.calibrate(sample, {fixture.ada, fixture.ben}, fixture.lea, Step::Paragraphs))
                                  .id;
        const QString all(ProjectFixture::paragraphsPerSample, u'y');
        fixture.close(sample, all, all);
        ProjectFixture::take(rounds.labelAgain(first, fixture.lea));
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
    }

    void whatIsWorkedOnAfterwardsIsNoProblem()
    {
        ProjectFixture fixture(2);
        Database& database = fixture.database();
        const SampleId judged = fixture.samples.first();
        fixture.askAboutFacts(judged);
        fixture.close(judged, QStringLiteral("yyn"), QStringLiteral("yyn"), Step::KeyFacts);
        RoundRepository rounds(database);
        const RoundId round = fixture.round(judged, Step::KeyFacts).id;
        ProjectFixture::take(rounds.settle(round, fixture.lea));
        FactEdits edits(database);
        ProjectFixture::check(edits.setDistinct(FactId{1}, FactId{2}, true, fixture.lea));
        ProjectFixture::take(rounds.reopen(round, fixture.lea, QStringLiteral("again")));
        ProjectFixture::take(rounds.settle(round, fixture.lea));
        const SampleId other = fixture.samples.at(1);
        fixture.close(other, QStringLiteral("ynyyy"), QStringLiteral("ynyyy"));
        const QList<FactId> facts = fixture.addFacts(
            other, 2, {QStringLiteral("Nobody came."), QStringLiteral("No one came.")});
        ProjectFixture::check(edits.setRepeats(facts.at(1), facts.at(0), fixture.lea));
        ProjectFixture::check(edits.remove(facts.at(0), fixture.lea));
        ProjectFixture::check(edits.restore(facts.at(0), fixture.lea));
        FactMasks masks(database);
        ProjectFixture::check(
            masks.setMask(facts.at(0), true, QStringLiteral("known"), fixture.lea));
        ProjectFixture::check(masks.withdrawMask(facts.at(0), fixture.lea));
        SettingsRepository settings(database);
        ProjectSettings changed = ProjectFixture::take(settings.load());
        changed.name = QStringLiteral("Another");
        changed.hourlyWage += 1.0;
        ProjectFixture::check(settings.save(changed, fixture.lea));
        addExpertRun(database);
        ProjectFixture::check(database.run(QStringLiteral("UPDATE llm_run SET state = 1")));
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
    }

    void aPersonWhoIsChangedHereIsNoProblem()
    {
        ProjectFixture fixture(1);
        PeopleRepository people(fixture.database());
        Person ada = ProjectFixture::take(people.byId(fixture.ada));
        ada.role = Role::Lead;
        ada.name = QStringLiteral("Ada L.");
        ProjectFixture::check(people.update(ada));
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
        const PersonId cem =
            ProjectFixture::take(people.add(QStringLiteral("Cem"), Role::Annotator)).id;
        ProjectFixture::check(people.remove(cem));
        QCOMPARE(checkProject(fixture.path())->problems, QStringList());
    }

    void whoWithdrawsFromAClosedStudyLeavesNoProblem()
    {
        StudyFixture fixture;
        closeEverything(fixture);
        StudyFixture::take(StudyAnswerRepository(fixture.database())
                               .withdraw(fixture.raters.first(), fixture.lea()));
        QCOMPARE(checkProject(fixture.project().path())->problems, QStringList());
    }

    void whatWasClosedInAnOlderProjectGetsItsDigestAtTheUpgrade()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("older.tandem"));
        restoreStoredProject(10, path);
        const auto database =
            ProjectFixture::take(openProjectFile(path, Database::Mode::ReadWrite));
        const auto count = [&](const char* where) {
            return database
                ->scalar(
                    QStringLiteral("SELECT count(*) FROM closing WHERE ") + QLatin1String(where))
                ->toInt();
        };
        QVERIFY(count("kind = 'work'") > 0);
        QVERIFY(count("kind = 'outcome'") > 0);
        QVERIFY(count("kind = 'review 0'") > 0);
        QCOMPARE(count("upgraded = 0"), 0);
    }
};

TANDEM_TEST(TestClosingCheck, QCoreApplication)
#include "tst_closingcheck.moc"
