#include "storage/database/erasure.h"
#include "storage/database/rows.h"
#include "storage/repositories/studyerasure.h"
#include "studyfixture.h"
#include "testmain.h"

#include <QJsonArray>
#include <QTest>

#include <random>

using namespace tandem;
using EventKind = studies::RaterEvent::Kind;

namespace {

const QString kOne = QStringLiteral("1");
const QString kTwo = QStringLiteral("2");

qint64 answersIn(StudyFixture& fixture)
{
    return *valueOf<qint64>(
        fixture.database(), QStringLiteral("SELECT count(*) FROM study_answer"));
}

} // namespace

/// What raters are shown, and what becomes of what they say.
class TestStudyAnswerRepository : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_fixture = std::make_unique<StudyFixture>(3, 2);
        m_ann = m_fixture->raters.at(0);
        m_bob = m_fixture->raters.at(1);
    }

    void aTaskShowsNothingOfWhoseTextsTheyAre()
    {
        const studies::Task task = m_fixture->task(m_ann);
        QCOMPARE(task.turns.size(), 3);
        QCOMPARE(task.name, QStringLiteral("Ann"));
        const QByteArray json = taskToJson(task);
        for (const char* secret : {"alpha", "beta", "item 1", "bleu", "seed", "Bob"})
            QVERIFY2(!json.contains(secret), secret);
        QVERIFY(studies::taskFromJson(json));
    }

    void whatARaterSaidComesBackWithTheirTaskAlone()
    {
        const auto row = m_fixture->row(m_ann, 0, kOne, 1000);
        const auto consent = StudyFixture::event(EventKind::Consented, 500);
        const auto kept = m_fixture->keep(m_ann, {{row}, {consent}});
        QCOMPARE(kept->kept, (QStringList{consent.uuid, row.uuid}));
        QCOMPARE(kept->fresh, 2);
        QCOMPARE(m_fixture->task(m_ann).given, (studies::Submission{{row}, {consent}}));
        QCOMPARE(m_fixture->task(m_bob).given, studies::Submission());
    }

    void aRowIsTakenOnce()
    {
        const auto row = m_fixture->row(m_ann, 0, kOne, 1000);
        StudyFixture::take(m_fixture->keep(m_ann, {{row}, {}}));
        const auto again = m_fixture->keep(m_ann, {{row}, {}});
        QCOMPARE(again->kept, QStringList{row.uuid});
        QCOMPARE(again->fresh, 0);
        QCOMPARE(answersIn(*m_fixture), 1);
        auto other = row;
        other.value = kTwo;
        QCOMPARE(m_fixture->keep(m_ann, {{other}, {}}).error().code, ErrorCode::InvalidInput);
        // Nor under the name of somebody else.
        other = m_fixture->row(m_bob, 0, kOne, 1000);
        other.uuid = row.uuid;
        QCOMPARE(m_fixture->keep(m_bob, {{other}, {}}).error().code, ErrorCode::InvalidInput);
    }

    void whatIsNotOfTheRatersTaskIsRefusedWhole()
    {
        const auto own = m_fixture->row(m_ann, 0, kOne, 1000);
        const auto ofBob = m_fixture->row(m_bob, 0, kOne, 1000);
        const auto refused = m_fixture->keep(m_ann, {{own, ofBob}, {}});
        QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
        QCOMPARE(refused.error().where, QStringLiteral("/rows/1/turn"));
        auto noAnswer = own;
        noAnswer.value = QStringLiteral("7");
        QCOMPARE(m_fixture->keep(m_ann, {{noAnswer}, {}}).error().where,
            QStringLiteral("/rows/0/value"));
        auto noQuestion = own;
        noQuestion.question = QStringLiteral("worse");
        QVERIFY(!m_fixture->keep(m_ann, {{noQuestion}, {}}));
        QCOMPARE(answersIn(*m_fixture), 0);
    }

    void fromAPageTimesNeverGoBack()
    {
        const auto first = m_fixture->row(m_ann, 0, kOne, 5000);
        auto second = m_fixture->row(m_ann, 0, kTwo, 1000);
        StudyFixture::take(m_fixture->keep(m_ann, {{first}, {}}, SubmissionChannel::Page));
        StudyFixture::take(m_fixture->keep(m_ann, {{second}, {}}, SubmissionChannel::Page));
        const auto given = m_fixture->task(m_ann).given.rows;
        QCOMPARE(given.last().uuid, second.uuid);
        QCOMPARE(given.last().at, 5001);
        // Sent again as it was it counts as kept.
        QCOMPARE(m_fixture->keep(m_ann, {{second}, {}}, SubmissionChannel::Page)->fresh, 0);
        // A submission is never before the last answer.
        m_fixture->answerAll(m_ann, kOne, 5000);
        StudyFixture::take(m_fixture->keep(
            m_ann, {{}, {StudyFixture::event(EventKind::Submitted, 10)}}, SubmissionChannel::Page));
        QCOMPARE(m_fixture->task(m_ann).given.events.last().at, 8000);
    }

    void nothingIsAnsweredAfterASubmissionUnlessItIsTakenBack()
    {
        StudyFixture::take(m_fixture->keep(m_ann,
            {m_fixture->rows(m_ann, kOne, 0), {StudyFixture::event(EventKind::Submitted, 4000)}}));
        const auto later = m_fixture->row(m_ann, 1, kTwo, 5000);
        QCOMPARE(m_fixture->keep(m_ann, {{later}, {}}).error().code, ErrorCode::Refused);
        // The file itself refuses it, too.
        const auto forced = m_fixture->database().run(
            QStringLiteral("INSERT INTO study_answer SELECT NULL, 'x', turn_id, rater_id, question,"
                           " value, 5000, 0, 0 FROM study_answer"));
        QVERIFY(forced.error().detail.contains(QLatin1String("handed in")));
        StudyFixture::take(
            m_fixture->keep(m_ann, {{later}, {StudyFixture::event(EventKind::TakenBack, 4500)}}));
        QCOMPARE(m_fixture->keep(m_ann, {{}, {StudyFixture::event(EventKind::Submitted, 4600)}})
                     .error()
                     .code,
            ErrorCode::Refused);
        const auto kept =
            m_fixture->keep(m_ann, {{}, {StudyFixture::event(EventKind::Submitted, 6000)}});
        QCOMPARE(kept->state, RaterState::Submitted);
    }

    void afterASubmissionNothingComesInUnderAnEarlierTime()
    {
        StudyFixture::take(m_fixture->keep(m_ann,
            {m_fixture->rows(m_ann, kOne, 0), {StudyFixture::event(EventKind::Submitted, 9000)}}));
        for (const SubmissionChannel way : {SubmissionChannel::Page, SubmissionChannel::File}) {
            const auto earlier =
                m_fixture->keep(m_ann, {{m_fixture->row(m_ann, 1, kTwo, 1500)}, {}}, way);
            QVERIFY(!earlier);
            QCOMPARE(earlier.error().code, ErrorCode::Refused);
            // Nor behind a taking back from before it.
            QVERIFY(!m_fixture->keep(m_ann,
                {{m_fixture->row(m_ann, 1, kTwo, 1600)},
                    {StudyFixture::event(EventKind::TakenBack, 1550)}},
                SubmissionChannel::File));
        }
        QCOMPARE(answersIn(*m_fixture), 3);
    }

    void aSubmissionOfLessThanEverythingIsRefusedWithWhatIsMissing()
    {
        for (const SubmissionChannel way : {SubmissionChannel::Page, SubmissionChannel::File}) {
            const auto nothing = m_fixture->keep(
                m_bob, {{}, {StudyFixture::event(EventKind::Submitted, 9000)}}, way);
            QVERIFY(!nothing);
            QCOMPARE(nothing.error().code, ErrorCode::Refused);
            QVERIFY2(nothing.error().what.contains(u'3'), qPrintable(nothing.error().what));
        }
        QList<studies::AnswerRow> some = m_fixture->rows(m_ann);
        const studies::AnswerRow missing = some.takeLast();
        const auto submitted = StudyFixture::event(EventKind::Submitted, 9000);
        QVERIFY(
            !StudyAnswerRepository(m_fixture->database()).wouldKeep(m_ann, {some, {submitted}}));
        const auto refused = m_fixture->keep(m_ann, {some, {submitted}});
        QVERIFY(!refused);
        QVERIFY2(refused.error().what.contains(u'1'), qPrintable(refused.error().what));
        // An answer that was taken back is missing, too.
        auto none = missing;
        none.uuid = newUuid();
        none.value.reset();
        none.at = missing.at + 1;
        QVERIFY(!m_fixture->keep(m_ann, {some + QList{missing, none}, {submitted}}));
    }

    void aSubmissionNeedsNothingOfWhatWentToSomebodyElse()
    {
        QList<studies::AnswerRow> some = m_fixture->rows(m_ann);
        const studies::AnswerRow late = some.takeLast();
        m_fixture->release(m_ann, 2);
        const auto kept = m_fixture->keep(m_ann,
            {some, {StudyFixture::event(EventKind::Submitted, 9000)}}, SubmissionChannel::Page);
        QVERIFY2(kept, kept ? "" : qPrintable(kept.error().sentence()));
        QCOMPARE(kept->state, RaterState::Submitted);
        // What was answered of it before is kept however late it comes.
        QCOMPARE(m_fixture->keep(m_ann, {{late}, {}}, SubmissionChannel::Page)->fresh, 1);
    }

    void filesGiveTheSameInAnyOrder()
    {
        QList<studies::AnswerRow> first = m_fixture->rows(m_ann, kOne, 0);
        const auto second = m_fixture->row(m_ann, 0, kTwo, 3500);
        const auto submitted = StudyFixture::event(EventKind::Submitted, 4000);
        const auto takenBack = StudyFixture::event(EventKind::TakenBack, 5000);
        const auto third = m_fixture->row(m_ann, 1, kTwo, 6000);
        const studies::Submission early{first, {}};
        const studies::Submission middle{first + QList{second}, {submitted}};
        const studies::Submission late{QList{third, second} + first, {takenBack, submitted}};
        for (const auto& told : {late, early, middle, late})
            StudyFixture::take(m_fixture->keep(m_ann, told));
        const auto given = m_fixture->task(m_ann).given;
        QCOMPARE(given.rows, first + QList({second, third}));
        QCOMPARE(given.events, (QList<studies::RaterEvent>{submitted, takenBack}));
    }

    void withoutConsentNothingIsTakenWhereItIsAskedFor()
    {
        studies::Design design = StudyFixture::design();
        design.consent = QStringLiteral("Do you agree?");
        StudyFixture::take(StudyRepository(m_fixture->database())
                               .changeDesign(m_fixture->study, design, m_fixture->lea()));
        const auto row = m_fixture->row(m_ann, 0, kOne, 1000);
        QCOMPARE(m_fixture->keep(m_ann, {{row}, {}}).error().code, ErrorCode::Refused);
        // Nor a submission of what could have been answered.
        QCOMPARE(m_fixture->keep(m_ann, {{}, {StudyFixture::event(EventKind::Submitted, 9000)}})
                     .error()
                     .what,
            m_fixture->keep(m_ann, {{row}, {}}).error().what);
        const auto consent = StudyFixture::event(EventKind::Consented, 500);
        StudyFixture::take(m_fixture->keep(m_ann, {{}, {consent}}));
        QCOMPARE(m_fixture->keep(m_ann, {{row}, {}})->fresh, 1);
    }

    void thereIsAnEndToComingBackFromAPage()
    {
        studies::Design design = StudyFixture::design();
        design.comeBackDays = 2;
        StudyFixture::take(StudyRepository(m_fixture->database())
                               .changeDesign(m_fixture->study, design, m_fixture->lea()));
        const qint64 longAgo = QDateTime::currentMSecsSinceEpoch() - qint64(3) * 24 * 3'600'000;
        StudyFixture::take(m_fixture->keep(
            m_ann, {{m_fixture->row(m_ann, 0, kOne, longAgo)}, {}}, SubmissionChannel::Page));
        const auto refused = m_fixture->keep(
            m_ann, {{m_fixture->row(m_ann, 1, kOne, longAgo + 1000)}, {}}, SubmissionChannel::Page);
        QCOMPARE(refused.error().code, ErrorCode::Refused);
        // A file was written when it was written.
        QCOMPARE(
            m_fixture->keep(m_ann, {{m_fixture->row(m_ann, 1, kOne, longAgo + 1000)}, {}})->fresh,
            1);
    }

    void afterTheCloseOnlyWhatWasReleasedIsKeptAsLate()
    {
        m_fixture->answerAll(m_ann);
        ProjectFixture::check(StudyRepository(m_fixture->database())
                                  .close(m_fixture->study, m_fixture->lea(),
                                      EarlyEnd{QStringLiteral("Time is over")}));
        const auto late = m_fixture->keep(m_bob, {{m_fixture->row(m_bob, 0, kOne, 1000)}, {}});
        QCOMPARE(late->fresh, 1);
        QCOMPARE(late->late, 1);
        QCOMPARE(
            m_fixture->keep(m_ann, {{m_fixture->row(m_ann, 0, kTwo, 90'000)}, {}}).error().code,
            ErrorCode::Refused);
        const auto answers = StudyGate(m_fixture->database()).answers(m_fixture->study);
        QCOMPARE(answers->answers.size(), 3);
    }

    void afterTheCloseNobodyChangesWhoCounts()
    {
        m_fixture->answerAll(m_ann);
        m_fixture->answerAll(m_bob);
        QVERIFY(m_fixture->keep(m_bob, {{}, {StudyFixture::event(EventKind::Declined, 200'000)}}));
        ProjectFixture::check(StudyRepository(m_fixture->database())
                                  .close(m_fixture->study, m_fixture->lea(),
                                      EarlyEnd{QStringLiteral("Time is over")}));
        const auto counted = [&] {
            return StudyGate(m_fixture->database()).answers(m_fixture->study)->answers.size();
        };
        const qsizetype before = counted();
        QVERIFY(before > 0);
        for (const SubmissionChannel way : {SubmissionChannel::Page, SubmissionChannel::File}) {
            for (const EventKind kind :
                {EventKind::Declined, EventKind::ScreenedOut, EventKind::TakenBack}) {
                const auto kept =
                    m_fixture->keep(m_ann, {{}, {StudyFixture::event(kind, 300'000)}}, way);
                QVERIFY(!kept);
                QCOMPARE(kept.error().code, ErrorCode::Refused);
            }
            QVERIFY(!m_fixture->keep(
                m_bob, {{}, {StudyFixture::event(EventKind::Consented, 300'000)}}, way));
            QCOMPARE(counted(), before);
        }
    }

    void whoHasEverSubmittedLeavesNoMore()
    {
        m_fixture->answerAll(m_ann);
        const auto tell = [&](EventKind kind, qint64 at) {
            return m_fixture->keep(
                m_ann, {{}, {StudyFixture::event(kind, at)}}, SubmissionChannel::File);
        };
        QVERIFY(tell(EventKind::Submitted, 200'000));
        QCOMPARE(tell(EventKind::Declined, 200'001).error().code, ErrorCode::Refused);
        QCOMPARE(tell(EventKind::ScreenedOut, 200'001).error().code, ErrorCode::Refused);
        QVERIFY(tell(EventKind::TakenBack, 200'002));
        QCOMPARE(tell(EventKind::Declined, 200'003).error().code, ErrorCode::Refused);
        QVERIFY(tell(EventKind::Withdrawn, 200'004));
    }

    void theFirstWayOfLeavingCountsAndNothingIsTakenAfterIt()
    {
        const auto tell = [&](RaterId rater, EventKind kind, qint64 at) {
            return m_fixture->keep(
                rater, {{}, {StudyFixture::event(kind, at)}}, SubmissionChannel::Page);
        };
        QVERIFY(tell(m_ann, EventKind::Declined, 1000));
        QVERIFY(tell(m_bob, EventKind::ScreenedOut, 1000));
        QCOMPARE(tell(m_ann, EventKind::ScreenedOut, 2000).error().code, ErrorCode::Refused);
        QCOMPARE(tell(m_bob, EventKind::Declined, 2000).error().code, ErrorCode::Refused);
        QCOMPARE(tell(m_bob, EventKind::Consented, 2000).error().code, ErrorCode::Refused);
        for (const RaterId rater : m_fixture->raters) {
            QCOMPARE(
                m_fixture->keep(rater, {{m_fixture->row(rater, 0, kOne, 3000)}, {}}).error().code,
                ErrorCode::Refused);
            QVERIFY(!tell(rater, EventKind::Submitted, 3000));
        }
        QCOMPARE(answersIn(*m_fixture), 0);
        // In the window and in a form somebody may agree after all.
        QVERIFY(tell(m_ann, EventKind::Consented, 4000));
        QCOMPARE(m_fixture->keep(m_ann, {{m_fixture->row(m_ann, 0, kOne, 5000)}, {}})->fresh, 1);
    }

    void aTimeThatNoRightClockSaysIsPutRight()
    {
        makeAnew();
        const qint64 before = QDateTime::currentMSecsSinceEpoch();
        const qint64 minute = 60'000;
        const qint64 inCenturies = before + 300 * 365 * 24 * 60 * minute;
        int place = 0;
        for (const SubmissionChannel way : {SubmissionChannel::Page, SubmissionChannel::File}) {
            const RaterId rater = m_fixture->raters.at(place++);
            const auto ahead = m_fixture->row(rater, 0, kOne, inCenturies);
            const auto changed = m_fixture->row(rater, 0, kTwo, inCenturies + 1000);
            const auto past = m_fixture->row(rater, 1, kOne, 1000);
            const auto mended = m_fixture->row(rater, 1, kTwo, before + 1000);
            const auto near = m_fixture->row(rater, 2, kOne, before + minute);
            const auto consent = StudyFixture::event(EventKind::Consented, 500);
            const auto submitted = StudyFixture::event(EventKind::Submitted, inCenturies + 2000);
            const studies::Submission told{
                {ahead, changed, past, mended, near}, {consent, submitted}};
            QCOMPARE(StudyFixture::take(m_fixture->keep(rater, told, way)).fresh, 7);
            const qint64 after = QDateTime::currentMSecsSinceEpoch();
            const auto given = m_fixture->task(rater).given;
            QCOMPARE(given.rows.size(), 5);
            for (const studies::AnswerRow& row : given.rows) {
                if (row.uuid == near.uuid)
                    QCOMPARE(row.at, near.at);
                else
                    QVERIFY(row.at > before - minute && row.at <= after + minute);
            }
            const auto atOf = [&](const QString& uuid) {
                return std::find_if(given.rows.begin(), given.rows.end(), [&](const auto& row) {
                    return row.uuid == uuid;
                })->at;
            };
            QVERIFY(atOf(changed.uuid) > atOf(ahead.uuid));
            QVERIFY(atOf(mended.uuid) > atOf(past.uuid));
            // Sent again as it was it counts once.
            QCOMPARE(m_fixture->keep(rater, told, way)->fresh, 0);
        }
    }

    void aClockThatIsBehindTurnsNoOrderRound()
    {
        makeAnew();
        const RaterId rater = m_fixture->raters.first();
        const qint64 minute = 60'000;
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        // The first are further from when the study was made than clocks may be apart, the last
        // not.
        QList<studies::AnswerRow> rows;
        for (int place = 0; place < 3; ++place)
            rows.append(m_fixture->row(rater, place, kOne, now - 7 * minute + place));
        const auto change = m_fixture->row(rater, 0, kTwo, now - 4 * minute);
        rows.append(change);
        StudyFixture::take(m_fixture->keep(
            rater, {rows, {StudyFixture::event(EventKind::Submitted, now - 4 * minute + 1)}}));
        const auto given = m_fixture->task(rater).given.rows;
        QCOMPARE(given.size(), 4);
        QCOMPARE(given.constLast().uuid, change.uuid);
    }

    void whoWithdrawsTakesEverythingBack()
    {
        m_fixture->answerAll(m_ann);
        m_fixture->answerAll(m_bob);
        const auto again = m_fixture->row(m_ann, 0, kTwo, 90'000);
        QVERIFY(!m_fixture->database().run(QStringLiteral("DELETE FROM study_answer")));
        const auto withdrawn = StudyFixture::event(EventKind::Withdrawn, 80'000);
        const auto kept = m_fixture->keep(m_ann, {{}, {withdrawn}});
        QCOMPARE(kept->erased, 3);
        QCOMPARE(kept->state, RaterState::Withdrawn);
        QCOMPARE(answersIn(*m_fixture), 3);
        QCOMPARE(m_fixture->keep(m_ann, {{again}, {}}).error().code, ErrorCode::Refused);
        // The same file once more brings nothing back.
        QCOMPARE(m_fixture->keep(m_ann, {{again}, {withdrawn}})->fresh, 0);
        QCOMPARE(answersIn(*m_fixture), 3);
        const auto rater = StudyRaterRepository(m_fixture->database()).byId(m_ann);
        QCOMPARE(rater->name, QStringLiteral("R1"));
        const auto detail = *valueOf<QJsonObject>(m_fixture->database(),
            QStringLiteral("SELECT detail FROM study_event WHERE event = 'withdrawn'"));
        QCOMPARE(detail.value(QLatin1String("erased")).toInt(), 3);
        QCOMPARE(detail.value(QLatin1String("gaps")).toInt(), 3);
        // What they would be known again by is no name.
        QCOMPARE(detail.value(QLatin1String("known_by")).toArray().size(), 1);
        QVERIFY(*hasWithdrawnAs(
            m_fixture->database(), m_fixture->study, KnownBy::Name, QStringLiteral("ann ")));
        QVERIFY(!*hasWithdrawnAs(
            m_fixture->database(), m_fixture->study, KnownBy::Name, QStringLiteral("Bob")));
        QVERIFY(!*hasWithdrawnAs(
            m_fixture->database(), m_fixture->study, KnownBy::Participant, QStringLiteral("Ann")));
    }

    void aWithdrawalLeavesNoBytesInTheFile()
    {
        studies::Design design = StudyFixture::design();
        studies::Question note;
        note.name = QStringLiteral("note");
        note.text = QStringLiteral("Why?");
        note.kind = studies::Question::Kind::Text;
        note.isRequired = false;
        design.questions.append(note);
        StudyFixture::take(StudyRepository(m_fixture->database())
                               .changeDesign(m_fixture->study, design, m_fixture->lea()));
        auto row = m_fixture->row(m_ann, 0, QStringLiteral("because of the cranes"), 1000);
        row.question = note.name;
        StudyFixture::take(m_fixture->keep(m_ann, {{row}, {}}));
        const auto found = [&] {
            ProjectFixture::check(
                m_fixture->database().run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
            QFile file(m_fixture->project().path());
            return file.open(QIODevice::ReadOnly) &&
                   file.readAll().contains("because of the cranes");
        };
        QVERIFY(found());
        QCOMPARE(
            *StudyAnswerRepository(m_fixture->database()).withdraw(m_ann, m_fixture->lea()), 1);
        QVERIFY(!found());
    }

    void aWithdrawalLeavesNoBytesInTheLogOfAnOpenProjectEither()
    {
        const auto project = m_fixture->project().open();
        const auto tell = [&](const studies::Submission& told) {
            project->change({.write = [&](const WriteContext& to) -> Expected<Written> {
                TANDEM_DO(
                    StudyAnswerRepository(to.database).keep(m_ann, told, SubmissionChannel::File));
                return Written(EverythingChanged{});
            }});
            project->flush();
        };
        const auto hasBytes = [&](const QByteArray& bytes) {
            for (const char* end : {"", "-wal"}) {
                QFile file(m_fixture->project().path() + QLatin1String(end));
                if (file.open(QIODevice::ReadOnly) && file.readAll().contains(bytes))
                    return true;
            }
            return false;
        };
        const auto row = m_fixture->row(m_ann, 0, kTwo, 1000);
        tell({{row}, {}});
        QVERIFY(hasBytes(row.uuid.toUtf8()));
        tell({{}, {StudyFixture::event(EventKind::Withdrawn, 80'000)}});
        // The writer empties the log after it has told that the change is committed.
        QTRY_VERIFY(!hasBytes(row.uuid.toUtf8()));
        QVERIFY(!hasBytes("Ann"));
    }

    void whoHasTheProjectOpenEmptiesTheLogOfWhatWasWithdrawnElsewhere()
    {
        const auto row = m_fixture->row(m_ann, 0, kTwo, 1000);
        StudyFixture::take(m_fixture->keep(m_ann, {{row}, {}}));
        const auto project = m_fixture->project().open();
        const auto hasBytes = [&] {
            for (const char* end : {"", "-wal"}) {
                QFile file(m_fixture->project().path() + QLatin1String(end));
                if (file.open(QIODevice::ReadOnly) && file.readAll().contains(row.uuid.toUtf8()))
                    return true;
            }
            return false;
        };
        QVERIFY(hasBytes());
        const auto reading = StudyFixture::take(
            Database::open(m_fixture->project().path(), Database::Mode::ReadOnly));
        ProjectFixture::check(reading->run(QStringLiteral("BEGIN")));
        QVERIFY(reading->scalar(QStringLiteral("SELECT count(*) FROM study_answer")));
        // As by another program, which cannot wait for the one who reads.
        QCOMPARE(
            *StudyAnswerRepository(m_fixture->database()).withdraw(m_ann, m_fixture->lea()), 1);
        QVERIFY(!finishErasing(m_fixture->database()));
        QVERIFY(mayLogKeepErased(m_fixture->project().path()));
        QVERIFY(hasBytes());
        ProjectFixture::check(reading->run(QStringLiteral("COMMIT")));
        QTRY_VERIFY(!hasBytes());
        QVERIFY(!mayLogKeepErased(m_fixture->project().path()));
    }

    void nothingOfWhatWasWithdrawnStaysBetweenTheRowsOfOthers()
    {
        // Where rows lie, and how long they are, decides whether SQLite moves some to other pages.
        std::mt19937 random(7);
        for (int layout = 0; layout < 8; ++layout) {
            StudyFixture fixture(8, 4);
            Database& database = fixture.database();
            for (const RaterId rater : std::as_const(fixture.raters)) {
                for (int given = 0; given < 3; ++given) {
                    const bool withdraws = rater == fixture.raters.at(1);
                    const QString word =
                        withdraws ? QStringLiteral("Withdrawn ") : QStringLiteral("kept ");
                    for (const studies::TaskTurn& turn : fixture.task(rater).turns)
                        ProjectFixture::check(database.run(
                            QStringLiteral(
                                "INSERT INTO study_answer SELECT NULL, ?, id, rater_id,"
                                " 'better', ?, 1000, 10, 0 FROM study_turn WHERE uuid = ?"),
                            {newUuid(), word.repeated(int(random() % 60)), turn.id}));
                }
            }
            StudyFixture::take(
                StudyAnswerRepository(database).withdraw(fixture.raters.at(1), fixture.lea()));
            QVERIFY(finishErasing(database));
            QFile file(fixture.project().path());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains("Withdrawn W"), qPrintable(QString::number(layout)));
        }
    }

private:
    /// The same study as if it was made now.
    void makeAnew()
    {
        const StudyId made = StudyFixture::take(
            StudyRepository(m_fixture->database())
                .create(QStringLiteral("New"), StudyFixture::design(), m_fixture->lea()));
        StudyFixture::take(StudyRepository(m_fixture->database())
                               .addItems(made, StudyFixture::someItems(1, 3), m_fixture->lea()));
        StudyRaterRepository raters(m_fixture->database());
        m_fixture->raters = StudyFixture::take(raters.add(made,
            {{.name = QStringLiteral("Ann")}, {.name = QStringLiteral("Bob")}}, m_fixture->lea()));
        StudyFixture::take(raters.assign(made, m_fixture->lea()));
    }

    std::unique_ptr<StudyFixture> m_fixture;
    RaterId m_ann;
    RaterId m_bob;
};

TANDEM_TEST(TestStudyAnswerRepository, QCoreApplication)
#include "tst_studyanswerrepository.moc"
