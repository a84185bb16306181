#include "expertproject.h"
#include "storage/database/statement.h"
#include "testmain.h"

#include <QTest>

using namespace tandem;
using expert::Correction;
using expert::DecisionKind;
using expert::DecisionRef;
using expert::Review;
using expert::Side;
using expert::Stance;

namespace {

const DecisionRef kFirstMatch{DecisionKind::Match, Side::Expected, 0};
const DecisionRef kFirstContent{DecisionKind::Content, Side::Expected, 0};
const DecisionRef kUnmatched{DecisionKind::Match, Side::Expected, 1};
const DecisionRef kContentOfUnmatched{DecisionKind::Content, Side::Expected, 1};
const DecisionRef kExtraction{DecisionKind::Extraction, Side::Generated, -1};

Review say(Stance stance, const Correction& correction = {}, const QString& note = {})
{
    return {stance, correction, note};
}

Correction aligned(bool isAligned)
{
    Correction made;
    made.aligned = isAligned;
    return made;
}

Correction matching(int other)
{
    Correction made;
    made.other = other;
    return made;
}

} // namespace

/// Reviews of a model's decisions, and who may see which.
class TestReviewRepository : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<ProjectFixture>(1);
        m_reviews = std::make_unique<ReviewRepository>(m_fixture->database());
        const auto made = addExpertProject(m_fixture->database(), 2);
        m_first = made.evaluations.at(0);
        m_second = made.evaluations.at(1);
        m_output = made.outputs.at(0);
    }

    void theLatestWordHoldsAndTheOthersStay()
    {
        QVERIFY(give(m_fixture->ada, kFirstMatch, say(Stance::Agree)));
        QVERIFY(give(m_fixture->ada, kFirstMatch,
            say(Stance::Disagree, matching(3), QStringLiteral("<b>no</b> \U0001F642"))));
        QVERIFY(give(m_fixture->ada, kFirstContent, say(Stance::Disagree, aligned(false))));
        QVERIFY(give(m_fixture->ada, kExtraction,
            say(Stance::Unsure, {}, QStringLiteral("\u0646\u0627\u0645\u0647"))));
        const auto own = m_reviews->own(m_first, m_fixture->ada);
        QCOMPARE(own->person, m_fixture->ada);
        QVERIFY(!own->doneAt.isValid());
        QCOMPARE(own->reviews.size(), 3);
        QVERIFY(own->reviews.value(kFirstMatch) ==
                say(Stance::Disagree, matching(3), QStringLiteral("<b>no</b> \U0001F642")));
        QVERIFY(own->reviews.value(kFirstContent) == say(Stance::Disagree, aligned(false)));
        QCOMPARE(rows(), 4);
        QVERIFY(m_reviews->own(m_first, m_fixture->ben)->reviews.isEmpty());
        QVERIFY(m_reviews->own(m_second, m_fixture->ada)->reviews.isEmpty());
    }

    void takingAWordBackAddsARow()
    {
        QVERIFY(give(m_fixture->ada, kFirstMatch, say(Stance::Agree)));
        QVERIFY(give(m_fixture->ada, kFirstMatch, {}));
        QCOMPARE(rows(), 2);
        QVERIFY(m_reviews->own(m_first, m_fixture->ada)->reviews.value(kFirstMatch) == Review());
        QCOMPARE(m_reviews->state(m_first, m_fixture->ada)->own, 0);
    }

    void timeNeverGoesBackWithinADecision()
    {
        QVERIFY(give(m_fixture->ada, kFirstMatch, say(Stance::Agree)));
        // As if the clock had stood a day ahead.
        QVERIFY(m_fixture->database().run(QStringLiteral(
            "INSERT INTO verdict (uuid, kind, subject_id, person_id, decision, opinion,"
            " correction, note, at, duration_ms) SELECT 'z', kind, subject_id,"
            " person_id, decision, 1, '', '', at + 86400000, 0 FROM verdict")));
        QVERIFY(give(m_fixture->ada, kFirstMatch, say(Stance::Unsure)));
        QVERIFY(give(m_fixture->ada, kFirstMatch, say(Stance::Agree)));
        Statement times(
            m_fixture->database(), QStringLiteral("SELECT at FROM verdict ORDER BY id"));
        qint64 last = 0;
        while (times.next()) {
            QVERIFY(times.integer(0) > last);
            last = times.integer(0);
        }
        QCOMPARE(m_reviews->own(m_first, m_fixture->ada)->reviews.value(kFirstMatch).stance,
            Stance::Agree);
        decideAll(m_fixture->ada, m_first);
        QVERIFY(m_reviews->finish(m_first, m_fixture->ada));
        QVERIFY(m_reviews->own(m_first, m_fixture->ada)->doneAt.toMSecsSinceEpoch() >= last);
    }

    void ofTwoWordsAtOneTimeTheHigherUuidHolds()
    {
        for (const auto& [uuid, opinion] : {std::pair("b", 1), std::pair("a", 0)})
            QVERIFY(m_fixture->database().run(
                QStringLiteral("INSERT INTO verdict (uuid, kind, subject_id, person_id, decision,"
                               " opinion, correction, note, at, duration_ms)"
                               " VALUES (?, 0, ?, ?, ?, ?, '', '', 5, 0)"),
                {QLatin1String(uuid), m_first.value, m_fixture->ada.value, kFirstMatch.key(),
                    opinion}));
        QCOMPARE(m_reviews->own(m_first, m_fixture->ada)->reviews.value(kFirstMatch).stance,
            Stance::Disagree);
    }

    void onlyDecisionsOfTheEvaluationAreReviewed()
    {
        const auto code = [&](const DecisionRef& decision, const Review& review) {
            return give(m_fixture->ada, decision, review).error().code;
        };
        const DecisionRef behind{DecisionKind::Match, Side::Expected, 6};
        QCOMPARE(code(behind, say(Stance::Agree)), ErrorCode::InvalidInput);
        QCOMPARE(code(kContentOfUnmatched, say(Stance::Agree)), ErrorCode::InvalidInput);
        QCOMPARE(code({DecisionKind::Match, Side::Expected, -1}, say(Stance::Agree)),
            ErrorCode::InvalidInput);
        QCOMPARE(code(kFirstMatch, say(Stance::Disagree, matching(6))), ErrorCode::InvalidInput);
        QCOMPARE(code(kFirstMatch, say(Stance::Disagree, matching(-2))), ErrorCode::InvalidInput);
        QCOMPARE(code(kFirstMatch, say(Stance::Disagree, aligned(true))), ErrorCode::InvalidInput);
        QCOMPARE(code(kFirstContent, say(Stance::Disagree, matching(1))), ErrorCode::InvalidInput);
        QCOMPARE(code(kExtraction, say(Stance::Disagree, aligned(true))), ErrorCode::InvalidInput);
        QCOMPARE(
            code(kExtraction, say(Stance::Agree, {}, QString(10'001, u'x'))), ErrorCode::TooLarge);
        QCOMPARE(rows(), 0);
    }

    void whoIsNotInTheProjectReviewsNothing()
    {
        QCOMPARE(
            give(PersonId{99}, kFirstMatch, say(Stance::Agree)).error().code, ErrorCode::NotFound);
        QCOMPARE(give({}, kFirstMatch, say(Stance::Agree)).error().code, ErrorCode::NotFound);
        QCOMPARE(m_reviews->finish(m_first, PersonId{99}).error().code, ErrorCode::NotFound);
    }

    void contentAndStyleOfAnAspectThatTheReviewerMatchedAreReviewedToo()
    {
        QVERIFY(give(m_fixture->ada, kUnmatched, say(Stance::Disagree, matching(0))));
        QVERIFY(give(m_fixture->ada, kContentOfUnmatched, say(Stance::Disagree, aligned(true))));
        // Unmatched again, what was said of its content can still be taken back.
        QVERIFY(give(m_fixture->ada, kUnmatched, say(Stance::Agree)));
        QVERIFY(give(m_fixture->ada, kContentOfUnmatched, {}));
        QVERIFY(!give(m_fixture->ben, kContentOfUnmatched, say(Stance::Agree)));
    }

    void whatIsUnderWayCannotBeReviewed()
    {
        const auto id = EvaluationRepository(m_fixture->database())
                            .begin(m_output, addExpertRun(m_fixture->database()));
        const auto given = m_reviews->give(*id, m_fixture->ada, kExtraction, say(Stance::Agree), 0);
        QCOMPARE(given.error().code, ErrorCode::Refused);
        QCOMPARE(m_reviews->finish(*id, m_fixture->ada).error().code, ErrorCode::Refused);
        QCOMPARE(m_reviews->give(EvaluationId{99}, m_fixture->ada, kExtraction, {}, 0).error().code,
            ErrorCode::NotFound);
    }

    void whatWasReviewedStaysAsItIs()
    {
        EvaluationRepository evaluations(m_fixture->database());
        QVERIFY(evaluations.complete(m_first, sixBySixExplanation()));
        QVERIFY(give(m_fixture->ada, kFirstMatch, say(Stance::Agree)));
        QCOMPARE(
            evaluations.complete(m_first, sixBySixExplanation()).error().code, ErrorCode::Refused);
        QVERIFY(evaluations.complete(m_second, sixBySixExplanation()));
    }

    void aReviewerIsDoneOnlyWhenEveryDecisionHasAnOpinion()
    {
        QCOMPARE(m_reviews->finish(m_first, m_fixture->ada).error().code, ErrorCode::Refused);
        decideAll(m_fixture->ada, m_first);
        QVERIFY(give(m_fixture->ada, kFirstContent, {}));
        const auto refused = m_reviews->finish(m_first, m_fixture->ada);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        QVERIFY(refused.error().what.contains(QLatin1Char('1')));
        QVERIFY(give(m_fixture->ada, kFirstContent, say(Stance::Unsure)));
        QVERIFY(m_reviews->finish(m_first, m_fixture->ada));
        QVERIFY(m_reviews->own(m_first, m_fixture->ada)->doneAt.isValid());
        QVERIFY(m_reviews->state(m_first, m_fixture->ada)->done);
    }

    void anAspectThatTheReviewerMatchedNeedsItsVerdictsBeforeTheyAreDone()
    {
        decideAll(m_fixture->ada, m_first);
        QVERIFY(give(m_fixture->ada, kUnmatched, say(Stance::Disagree, matching(0))));
        QVERIFY(!m_reviews->finish(m_first, m_fixture->ada));
        decideAll(m_fixture->ada, m_first);
        QVERIFY(m_reviews->finish(m_first, m_fixture->ada));
    }

    void doneIsFinal()
    {
        finish(m_fixture->ada, m_first);
        const QDateTime at = m_reviews->own(m_first, m_fixture->ada)->doneAt;
        QCOMPARE(give(m_fixture->ada, kFirstMatch, say(Stance::Disagree)).error().code,
            ErrorCode::Refused);
        QCOMPARE(give(m_fixture->ada, kFirstMatch, {}).error().code, ErrorCode::Refused);
        QVERIFY(m_reviews->finish(m_first, m_fixture->ada));
        QCOMPARE(m_reviews->own(m_first, m_fixture->ada)->doneAt, at);
        QVERIFY(m_reviews->give(m_second, m_fixture->ada, kExtraction, say(Stance::Agree), 1));
        QVERIFY(give(m_fixture->ben, kFirstMatch, say(Stance::Agree)));
    }

    void theFileItselfRefusesWhatWouldChangeReviews_data()
    {
        QTest::addColumn<QString>("sql");
        const auto row = [](const char* name, const char* sql) {
            QTest::newRow(name) << QString::fromLatin1(sql);
        };
        row("changed", "UPDATE verdict SET opinion = 1");
        row("deleted", "DELETE FROM verdict");
        row("replaced",
            "INSERT OR REPLACE INTO verdict SELECT id, uuid, kind, subject_id, person_id,"
            " decision, 1, '', '', at, 0 FROM verdict");
        row("done taken back", "DELETE FROM verdict_done");
        row("done changed", "UPDATE verdict_done SET at = 0");
        row("done replaced",
            "INSERT OR REPLACE INTO verdict_done SELECT kind, subject_id, person_id, 0"
            " FROM verdict_done");
        row("said after done",
            "INSERT INTO verdict SELECT NULL, 'x' || id, kind, subject_id, person_id, decision, 1,"
            " '', '', at + 1, 0 FROM verdict");
        row("done of another kind",
            "INSERT INTO verdict_done SELECT 3, subject_id, person_id, at FROM verdict_done");
        row("said of nothing",
            "INSERT INTO verdict SELECT NULL, 'x' || id, kind, 99999, person_id, decision, 1,"
            " '', '', at, 0 FROM verdict");
        row("explanation changed", "UPDATE evaluation_explanation SET explanation = ''");
        row("explanation deleted", "DELETE FROM evaluation_explanation");
        row("explanation replaced", "INSERT OR REPLACE INTO evaluation_explanation"
                                    " SELECT evaluation_id, '' FROM evaluation_explanation");
    }

    void theFileItselfRefusesWhatWouldChangeReviews()
    {
        QFETCH(const QString, sql);
        finish(m_fixture->ada, m_first);
        const auto changed = m_fixture->database().run(sql);
        QVERIFY(!changed);
        QVERIFY2(changed.error().detail.contains(QLatin1String("append-only")) ||
                     changed.error().detail.contains(QLatin1String("done with it")) ||
                     changed.error().detail.contains(QLatin1String("no such kind")) ||
                     changed.error().detail.contains(QLatin1String("is not there")) ||
                     changed.error().detail.contains(QLatin1String("was reviewed")),
            qPrintable(changed.error().detail));
    }

    void othersAreHiddenUntilOneIsDoneOneself()
    {
        finish(m_fixture->ben, m_first);
        const auto hidden = [&] {
            const auto state = m_reviews->state(m_first, m_fixture->ada);
            return m_reviews->others(m_first, m_fixture->ada)->isEmpty() &&
                   state->disagreements == 0 &&
                   m_reviews->states(m_fixture->ada)->value(m_first).disagreements == 0;
        };
        QVERIFY(hidden());
        QVERIFY(give(m_fixture->ada, kFirstMatch, say(Stance::Disagree)));
        QVERIFY(hidden());
        decideAll(m_fixture->ada, m_first);
        QVERIFY(hidden());
        // Done with another evaluation, of which Ben said nothing.
        finish(m_fixture->ada, m_second);
        QVERIFY(hidden());
        QVERIFY(m_reviews->others(m_second, m_fixture->ada)->isEmpty());
        QVERIFY(m_reviews->finish(m_first, m_fixture->ada));
        const auto others = m_reviews->others(m_first, m_fixture->ada);
        QCOMPARE(others->size(), 1);
        QCOMPARE(others->first().person, m_fixture->ben);
        QVERIFY(others->first().doneAt.isValid());
        QCOMPARE(others->first().reviews.size(), decisions(m_first).size());
        QCOMPARE(m_reviews->state(m_first, m_fixture->ada)->disagreements, 1);
    }

    void whoIsNotDoneIsSeenByNobody()
    {
        finish(m_fixture->ada, m_first);
        QVERIFY(give(m_fixture->ben, kFirstMatch, say(Stance::Disagree)));
        decideAll(m_fixture->lea, m_first);
        QVERIFY(m_reviews->others(m_first, m_fixture->ada)->isEmpty());
        QCOMPARE(m_reviews->state(m_first, m_fixture->ada)->reviewersDone, 1);
        QCOMPARE(m_reviews->state(m_first, m_fixture->ada)->disagreements, 0);
        QCOMPARE(m_reviews->done(m_fixture->ada)->visible.value(m_first).size(), 1);
        QVERIFY(m_reviews->finish(m_first, m_fixture->lea));
        QCOMPARE(m_reviews->others(m_first, m_fixture->ada)->size(), 1);
        // Nobody sees the others by being nobody.
        QVERIFY(m_reviews->others(m_first, PersonId{})->isEmpty());
        QVERIFY(m_reviews->others(m_first, m_fixture->ben)->isEmpty());
    }

    void othersComeByName()
    {
        for (const PersonId person : {m_fixture->lea, m_fixture->ben, m_fixture->ada})
            finish(person, m_first);
        const auto others = m_reviews->others(m_first, m_fixture->lea);
        QCOMPARE(others->size(), 2);
        QCOMPARE(others->at(0).person, m_fixture->ada);
        QCOMPARE(others->at(1).person, m_fixture->ben);
    }

    void onlyWhoIsDoneWithAnEvaluationCountsTheReviewsOfIt()
    {
        finish(m_fixture->ada, m_first);
        finish(m_fixture->ada, m_second);
        finish(m_fixture->lea, m_second);
        const auto seen = [&](PersonId viewer, EvaluationId evaluation) {
            const auto done = m_reviews->done(viewer);
            const qsizetype count = done->visible.value(evaluation).size();
            return done->hidden.contains(evaluation) ? -1 : count;
        };
        // Ben has begun neither.
        QCOMPARE(seen(m_fixture->ben, m_first), -1);
        QCOMPARE(seen(m_fixture->ben, m_second), -1);
        QVERIFY(m_reviews->give(m_second, m_fixture->ben, kExtraction, say(Stance::Agree), 1));
        QCOMPARE(seen(m_fixture->ben, m_second), -1);
        QCOMPARE(seen(m_fixture->lea, m_first), -1);
        QCOMPARE(seen(m_fixture->ada, m_second), 2);
        finish(m_fixture->ben, m_second);
        QCOMPARE(seen(m_fixture->ben, m_second), 3);
        QCOMPARE(seen(m_fixture->ben, m_first), -1);
    }

    void whoIsNotNamedMayBeAnybodyAndWhoIsExcludedReviewsNothing()
    {
        const auto first = [&](PersonId viewer) {
            return m_reviews->done(viewer)->visible.contains(m_first);
        };
        finish(m_fixture->ada, m_first);
        finish(m_fixture->ben, m_first);
        QVERIFY(!first({}));
        PeopleRepository people(m_fixture->database());
        finish(m_fixture->lea, m_first);
        QVERIFY(first({}));
        const auto cleo = people.add(QStringLiteral("Cleo"), Role::Annotator);
        QVERIFY(cleo && !first({}) && !first(cleo->id));
        Person aside = *cleo;
        aside.active = false;
        QVERIFY(people.update(aside));
        QVERIFY(first({}) && first(aside.id));
        const auto late = m_reviews->give(m_first, aside.id, kExtraction, say(Stance::Agree), 1);
        QVERIFY(!late && late.error().code == ErrorCode::Refused);
    }

    void statesCountWhatTheViewerMayKnow()
    {
        QVERIFY(m_reviews->states(m_fixture->ada)->isEmpty());
        QVERIFY(give(m_fixture->ben, kFirstMatch, say(Stance::Disagree)));
        QVERIFY(give(m_fixture->ada, kFirstMatch, say(Stance::Agree)));
        QVERIFY(give(m_fixture->ada, kFirstContent, say(Stance::Disagree)));
        const auto states = m_reviews->states(m_fixture->ada);
        QCOMPARE(states->size(), 1);
        const ReviewState state = states->value(m_first);
        QCOMPARE(state.own, 2);
        QCOMPARE(state.disagreesWith, 1);
        QVERIFY(!state.done);
        QCOMPARE(state.reviewersDone, 0);
        decideAll(m_fixture->ben, m_first);
        QVERIFY(m_reviews->finish(m_first, m_fixture->ben));
        QCOMPARE(m_reviews->state(m_first, m_fixture->ada)->reviewersDone, 1);
        QCOMPARE(m_reviews->state(m_second, m_fixture->ada)->own, 0);
    }

    void reviewersDifferInOpinionOrInWhatTheyWouldPutInItsPlace_data()
    {
        QTest::addColumn<DecisionRef>("decision");
        QTest::addColumn<Review>("ada");
        QTest::addColumn<Review>("ben");
        QTest::addColumn<int>("disagreements");
        const auto row = [](const char* name, const DecisionRef& decision, const Review& ada,
                             const Review& ben, int disagreements) {
            QTest::newRow(name) << decision << ada << ben << disagreements;
        };
        const Review no = say(Stance::Disagree);
        row("agree, disagree", kFirstMatch, say(Stance::Agree), no, 1);
        row("agree, unsure", kFirstMatch, say(Stance::Agree), say(Stance::Unsure), 1);
        row("the same aspect", kFirstMatch, say(Stance::Disagree, matching(3)),
            say(Stance::Disagree, matching(3), QStringLiteral("note")), 0);
        row("another aspect", kFirstMatch, say(Stance::Disagree, matching(3)),
            say(Stance::Disagree, matching(4)), 1);
        row("no aspect", kFirstMatch, no, say(Stance::Disagree, matching(-1)), 0);
        row("an aspect or none", kFirstMatch, no, say(Stance::Disagree, matching(4)), 1);
        row("a plain no", kFirstContent, no, say(Stance::Disagree, aligned(false)), 0);
        row("notes alone", kExtraction, say(Stance::Disagree, {}, QStringLiteral("a")), no, 0);
    }

    void reviewersDifferInOpinionOrInWhatTheyWouldPutInItsPlace()
    {
        QFETCH(const DecisionRef, decision);
        QFETCH(const Review, ada);
        QFETCH(const Review, ben);
        QFETCH(const int, disagreements);
        QVERIFY(give(m_fixture->ada, decision, ada));
        QVERIFY(give(m_fixture->ben, decision, ben));
        finish(m_fixture->ada, m_first);
        finish(m_fixture->ben, m_first);
        QCOMPARE(m_reviews->state(m_first, m_fixture->ada)->disagreements, disagreements);
        QCOMPARE(m_reviews->states(m_fixture->ben)->value(m_first).disagreements, disagreements);
    }

private:
    Expected<void> give(PersonId person, const DecisionRef& decision, const Review& review)
    {
        return m_reviews->give(m_first, person, decision, review, 1'000);
    }

    QList<DecisionRef> decisions(EvaluationId id)
    {
        const auto detail =
            ProjectFixture::take(EvaluationRepository(m_fixture->database()).byId(id));
        return expert::decisionsOf(detail.explanation);
    }

    /// Agrees with everything that has no opinion yet.
    void decideAll(PersonId person, EvaluationId id)
    {
        const auto detail =
            ProjectFixture::take(EvaluationRepository(m_fixture->database()).byId(id));
        Transaction transaction(m_fixture->database());
        ProjectFixture::check(transaction.begin());
        for (;;) {
            const auto work = ProjectFixture::take(m_reviews->own(id, person));
            const auto next = expert::nextUndecided(detail.explanation, work.reviews, {});
            if (!next)
                return ProjectFixture::check(transaction.commit());
            ProjectFixture::check(m_reviews->give(id, person, *next, say(Stance::Agree), 500));
        }
    }

    void finish(PersonId person, EvaluationId id)
    {
        decideAll(person, id);
        ProjectFixture::check(m_reviews->finish(id, person));
    }

    int rows()
    {
        return ProjectFixture::take(
            m_fixture->database().scalar(QStringLiteral("SELECT count(*) FROM verdict")))
            .toInt();
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<ReviewRepository> m_reviews;
    EvaluationId m_first;
    EvaluationId m_second;
    OutputId m_output;
};

TANDEM_TEST(TestReviewRepository, QCoreApplication)
#include "tst_reviewrepository.moc"
