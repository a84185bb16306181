#include "storage/database/rows.h"
#include "studyfixture.h"
#include "testmain.h"

#include <QTest>

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
        StudyFixture::take(m_fixture->keep(m_ann, {{first}, {}}, CameBy::Page));
        StudyFixture::take(m_fixture->keep(m_ann, {{second}, {}}, CameBy::Page));
        const auto given = m_fixture->task(m_ann).given.rows;
        QCOMPARE(given.last().uuid, second.uuid);
        QCOMPARE(given.last().at, 5001);
        // Sent again as it was it counts as kept.
        QCOMPARE(m_fixture->keep(m_ann, {{second}, {}}, CameBy::Page)->fresh, 0);
        // A hand-in is never before the last answer.
        StudyFixture::take(m_fixture->keep(
            m_ann, {{}, {StudyFixture::event(EventKind::HandedIn, 10)}}, CameBy::Page));
        QCOMPARE(m_fixture->task(m_ann).given.events.last().at, 5001);
    }

    void nothingIsAnsweredAfterAHandInUnlessItIsTakenBack()
    {
        StudyFixture::take(
            m_fixture->keep(m_ann, {{m_fixture->row(m_ann, 0, kOne, 1000)},
                                       {StudyFixture::event(EventKind::HandedIn, 2000)}}));
        const auto later = m_fixture->row(m_ann, 1, kOne, 3000);
        QCOMPARE(m_fixture->keep(m_ann, {{later}, {}}).error().code, ErrorCode::Refused);
        // The file itself refuses it, too.
        const auto forced = m_fixture->database().run(
            QStringLiteral("INSERT INTO study_answer SELECT NULL, 'x', turn_id, rater_id, question,"
                           " value, 3000, 0, 0 FROM study_answer"));
        QVERIFY(forced.error().detail.contains(QLatin1String("handed in")));
        // What was said before comes late, but in time.
        QCOMPARE(m_fixture->keep(m_ann, {{m_fixture->row(m_ann, 1, kOne, 1500)}, {}})->fresh, 1);
        StudyFixture::take(
            m_fixture->keep(m_ann, {{later}, {StudyFixture::event(EventKind::TakenBack, 2500)}}));
        QCOMPARE(m_fixture->keep(m_ann, {{}, {StudyFixture::event(EventKind::HandedIn, 2600)}})
                     .error()
                     .code,
            ErrorCode::Refused);
        const auto kept =
            m_fixture->keep(m_ann, {{}, {StudyFixture::event(EventKind::HandedIn, 4000)}});
        QCOMPARE(kept->state, RaterState::HandedIn);
    }

    void filesGiveTheSameInAnyOrder()
    {
        const auto first = m_fixture->row(m_ann, 0, kOne, 1000);
        const auto second = m_fixture->row(m_ann, 0, kTwo, 2000);
        const auto handedIn = StudyFixture::event(EventKind::HandedIn, 3000);
        const auto takenBack = StudyFixture::event(EventKind::TakenBack, 4000);
        const auto third = m_fixture->row(m_ann, 1, kOne, 5000);
        const studies::Submission early{{first}, {}};
        const studies::Submission middle{{first, second}, {handedIn}};
        const studies::Submission late{{third, second, first}, {takenBack, handedIn}};
        for (const auto& told : {late, early, middle, late})
            StudyFixture::take(m_fixture->keep(m_ann, told));
        const auto given = m_fixture->task(m_ann).given;
        QCOMPARE(given.rows, (QList<studies::AnswerRow>{first, second, third}));
        QCOMPARE(given.events, (QList<studies::RaterEvent>{handedIn, takenBack}));
    }

    void withoutConsentNothingIsTakenWhereItIsAskedFor()
    {
        studies::Design design = StudyFixture::design();
        design.consent = QStringLiteral("Do you agree?");
        StudyFixture::take(StudyRepository(m_fixture->database())
                               .changeDesign(m_fixture->study, design, m_fixture->lea()));
        const auto row = m_fixture->row(m_ann, 0, kOne, 1000);
        QCOMPARE(m_fixture->keep(m_ann, {{row}, {}}).error().code, ErrorCode::Refused);
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
        StudyFixture::take(
            m_fixture->keep(m_ann, {{m_fixture->row(m_ann, 0, kOne, longAgo)}, {}}, CameBy::Page));
        const auto refused = m_fixture->keep(
            m_ann, {{m_fixture->row(m_ann, 1, kOne, longAgo + 1000)}, {}}, CameBy::Page);
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
        for (const CameBy way : {CameBy::Page, CameBy::File}) {
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

    void whoHasHandedInLeavesNoMoreUnlessItIsTakenBack()
    {
        m_fixture->answerAll(m_ann);
        const auto tell = [&](EventKind kind, qint64 at) {
            return m_fixture->keep(m_ann, {{}, {StudyFixture::event(kind, at)}}, CameBy::File);
        };
        QVERIFY(tell(EventKind::HandedIn, 200'000));
        QCOMPARE(tell(EventKind::Declined, 200'001).error().code, ErrorCode::Refused);
        QCOMPARE(tell(EventKind::ScreenedOut, 200'001).error().code, ErrorCode::Refused);
        QVERIFY(tell(EventKind::TakenBack, 200'002));
        QVERIFY(tell(EventKind::Declined, 200'003));
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
        QCOMPARE(*valueOf<QString>(m_fixture->database(),
                     QStringLiteral("SELECT detail FROM study_event WHERE event = 'withdrawn'")),
            QStringLiteral("{\"erased\":3,\"gaps\":3}"));
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
                TANDEM_DO(StudyAnswerRepository(to.database).keep(m_ann, told, CameBy::File));
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

private:
    std::unique_ptr<StudyFixture> m_fixture;
    RaterId m_ann;
    RaterId m_bob;
};

TANDEM_TEST(TestStudyAnswerRepository, QCoreApplication)
#include "tst_studyanswerrepository.moc"
