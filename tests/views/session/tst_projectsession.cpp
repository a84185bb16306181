#include "storage/changes/history.h"
#include "views/session/projectsession.h"

#include "projectfixture.h"
#include "storage/database/statement.h"
#include "testmain.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace tandem;

/// The session: who sits here, what is undone, and what follows the project.
class TestProjectSession : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_refusal = std::make_shared<std::atomic<int>>(kNone);
        m_fixture = std::make_unique<ProjectFixture>(2);
        m_session = std::make_unique<ProjectSession>(m_fixture->open());
        m_session->setCurrentPerson(m_fixture->ada);
    }
    void cleanup() { m_session.reset(); }

    void aChangeIsDoneUndoneAndDoneAgainAsNewRows()
    {
        push(YesNo::Yes);
        QCOMPARE(answers(), (QStringList{QStringLiteral("yes")}));
        m_session->history().undo();
        m_session->project().flush();
        QCOMPARE(answers(), (QStringList{QStringLiteral("yes"), QStringLiteral("none")}));
        m_session->history().redo();
        m_session->project().flush();
        QCOMPARE(answers(),
            (QStringList{QStringLiteral("yes"), QStringLiteral("none"), QStringLiteral("yes")}));
        QCOMPARE(m_session->history().undoText(), QStringLiteral("Answer"));
    }

    void undoIsNotForgottenWithTheSample()
    {
        push(YesNo::Yes);
        m_session->setCurrentSample(m_fixture->samples.at(1));
        m_session->history().undo();
        m_session->project().flush();
        QCOMPARE(answers().last(), QStringLiteral("none"));
    }

    void aRefusedChangeIsSaidAndNeverTriedAgain()
    {
        const QSignalSpy failed(m_session.get(), &ProjectSession::changeFailed);
        m_session->setCurrentPerson(m_fixture->lea);
        push(YesNo::Yes);
        QCOMPARE(failed.size(), 1);
        m_session->history().undo();
        m_session->history().redo();
        m_session->project().flush();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(m_session->history().count(), 0);
        QVERIFY(answers().isEmpty());
    }

    void aRefusedChangeLeavesTheOneBeforeItNextToBeUndone()
    {
        push(YesNo::Yes);
        const Write refused = [](Database&) -> Expected<Written> {
            return failure(ErrorCode::Refused, QStringLiteral("no"));
        };
        m_session->change(this, {QStringLiteral("refused"), reversible(refused, refused)});
        m_session->project().flush();
        QCOMPARE(m_session->history().count(), 1);
        m_session->history().undo();
        m_session->project().flush();
        QCOMPARE(answers().size(), 2);
    }

    void anUndoThatFailsForNowLeavesTheStepAndIsToldOnce()
    {
        push(YesNo::Yes);
        push(YesNo::No);
        m_refusal->store(int(ErrorCode::Busy));
        const QSignalSpy failed(m_session.get(), &ProjectSession::changeFailed);
        m_session->history().undo();
        m_session->project().flush();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(m_session->history().index(), 2);
        QCOMPARE(m_session->history().count(), 2);
        // Two at once, before either is known to be refused.
        m_session->history().undo();
        m_session->history().undo();
        m_session->project().flush();
        QCOMPARE(failed.size(), 3);
        QCOMPARE(m_session->history().index(), 2);
        QCOMPARE(answers().size(), 2);
        // Allowed again, it goes as if nothing had been tried.
        m_refusal->store(kNone);
        m_session->history().undo();
        m_session->project().flush();
        QCOMPARE(m_session->history().index(), 1);
        QCOMPARE(answers().last(), QStringLiteral("none"));
    }

    void aRedoThatFailsForNowCanBeTriedAgain()
    {
        push(YesNo::Yes);
        m_session->history().undo();
        m_session->project().flush();
        m_refusal->store(int(ErrorCode::DiskFull));
        m_session->history().redo();
        m_session->project().flush();
        QCOMPARE(m_session->history().index(), 0);
        QCOMPARE(m_session->history().count(), 1);
        m_refusal->store(kNone);
        m_session->history().redo();
        m_session->project().flush();
        QCOMPARE(m_session->history().index(), 1);
        QCOMPARE(answers().last(), QStringLiteral("yes"));
    }

    void anUndoThatIsRefusedIsDroppedByNameSoThatWhatLiesBelowCanBeReached()
    {
        push(YesNo::Yes);
        push(YesNo::No);
        m_refusal->store(int(ErrorCode::Refused));
        const QSignalSpy failed(m_session.get(), &ProjectSession::changeFailed);
        m_session->history().undo();
        m_session->project().flush();
        QCOMPARE(failed.size(), 1);
        QVERIFY(failed.first().first().value<Error>().sentence().contains(
            QStringLiteral("“Answer” was removed from")));
        QCOMPARE(m_session->history().count(), 1);
        m_refusal->store(kNone);
        m_session->history().undo();
        m_session->project().flush();
        QCOMPARE(answers().size(), 3);
        QVERIFY(!m_session->history().canUndo());
    }

    void anUndoOfAStepUnderWayWaitsBehindIt()
    {
        const QSignalSpy failed(m_session.get(), &ProjectSession::changeFailed);
        change(YesNo::Yes);
        change(YesNo::No);
        m_session->history().undo();
        m_session->history().undo();
        m_session->history().redo();
        m_session->project().flush();
        QCOMPARE(
            answers(), (QStringList{QStringLiteral("yes"), QStringLiteral("no"),
                           QStringLiteral("none"), QStringLiteral("none"), QStringLiteral("yes")}));
        QCOMPARE(m_session->history().index(), 1);
        QCOMPARE(failed.size(), 0);
    }

    void anUndoOfAStepThatFailsDoesNothingAndIsNotToldOf()
    {
        push(YesNo::Yes);
        const QSignalSpy failed(m_session.get(), &ProjectSession::changeFailed);
        m_refusal->store(int(ErrorCode::Refused));
        change(YesNo::No);
        m_session->history().undo();
        m_session->project().flush();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(answers().size(), 1);
        QCOMPARE(m_session->history().count(), 1);
        QCOMPARE(m_session->history().index(), 1);
    }

    void nothingOlderIsUndonePastAChangeThatStays()
    {
        push(YesNo::Yes);
        const auto stays = [this](YesNo answer, bool changesAnything) {
            m_session->change(
                this, {.text = QStringLiteral("Import"),
                          .write = changesAnything ? write(answer) : Write([](const WriteContext&) {
                              return Expected<Written>(NothingChanged());
                          }),
                          .canUndo = false});
        };
        stays(YesNo::No, false);
        m_session->project().flush();
        QCOMPARE(m_session->history().barrierText(), QString());
        QVERIFY(m_session->history().canUndo());
        m_refusal->store(int(ErrorCode::Refused));
        stays(YesNo::No, true);
        QVERIFY(!m_session->history().canUndo());
        m_session->project().flush();
        m_refusal->store(kNone);
        QCOMPARE(m_session->history().barrierText(), QString());
        QVERIFY(m_session->history().canUndo());
        stays(YesNo::No, true);
        m_session->project().flush();
        QCOMPARE(m_session->history().barrierText(), QStringLiteral("Import"));
        QVERIFY(!m_session->history().canUndo());
        QVERIFY(m_session->history().undoText().isEmpty());
        QCOMPARE(m_session->history().count(), 0);
        m_session->history().undo();
        m_session->project().flush();
        QCOMPARE(answers(), (QStringList{QStringLiteral("yes"), QStringLiteral("no")}));
        push(YesNo::Yes);
        m_session->history().undo();
        m_session->history().undo();
        m_session->project().flush();
        QCOMPARE(answers().size(), 4);
        QCOMPARE(m_session->history().barrierText(), QStringLiteral("Import"));
        m_session->history().redo();
        m_session->project().flush();
        QCOMPARE(m_session->history().undoText(), QStringLiteral("Answer"));
    }

    void aWriteSaysWhatTakesItBack()
    {
        push(YesNo::Yes);
        // Somebody answers in between, which no step knows.
        m_session->project().change({.write = write(YesNo::No)});
        m_session->change(this, {QStringLiteral("Answer"), answerWithInverse(YesNo::Yes)});
        m_session->history().undo();
        m_session->project().flush();
        QCOMPARE(answers().last(), QStringLiteral("no"));
    }

    void whoAskedForAFailedChangeIsToldInTheNewsUnlessTheyTellItThemselves()
    {
        const QSignalSpy failed(m_session.get(), &ProjectSession::changeFailed);
        m_refusal->store(int(ErrorCode::DiskFull));
        m_session->change(this, {.write = write(YesNo::Yes)});
        m_session->project().flush();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(failed.first().at(1).value<QObject*>(), this);
        int told = 0;
        m_session->change(this, {.write = write(YesNo::Yes)}).onFailed(this, [&told](const Error&) {
            ++told;
        });
        m_session->project().flush();
        QCOMPARE(told, 1);
        QCOMPARE(failed.size(), 1);
    }

    void stepsKnowWhoAskedForThem()
    {
        QObject other;
        push(YesNo::Yes);
        QVERIFY(m_session->history().undoIsOf(this));
        QVERIFY(!m_session->history().undoIsOf(&other));
        m_session->history().undo();
        QVERIFY(m_session->history().redoIsOf(this));
        QVERIFY(!m_session->history().undoIsOf(this));
    }

    void anotherPersonUndoesNothingOfTheFirst()
    {
        push(YesNo::Yes);
        const QSignalSpy changed(m_session.get(), &ProjectSession::currentPersonChanged);
        m_session->setCurrentPerson(m_fixture->ben);
        m_session->setCurrentPerson(m_fixture->ben);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(m_session->history().count(), 0);
    }

    void leavingWhileAnAnswerIsOnItsWayKeepsIt()
    {
        m_session->change(
            this, {QStringLiteral("Answer"), reversible(write(YesNo::No), write(std::nullopt))});
        m_session->setCurrentPerson(m_fixture->ben);
        m_session.reset();
        QCOMPARE(answers(), (QStringList{QStringLiteral("no")}));
    }

    void onlyAnActiveLeadLeads()
    {
        QVERIFY(!m_session->isLead());
        m_session->setCurrentPerson(m_fixture->lea);
        QVERIFY(m_session->isLead());
        m_session->setCurrentPerson({});
        QVERIFY(!m_session->isLead());
    }

    void peopleAndSettingsFollowTheProject()
    {
        const QSignalSpy people(m_session.get(), &ProjectSession::peopleChanged);
        const QSignalSpy settings(m_session.get(), &ProjectSession::settingsChanged);
        m_session->project().change({.write = [](Database& database) -> Expected<Written> {
            const auto added = PeopleRepository(database).add(QStringLiteral("Zoe"), Role::Lead);
            if (!added)
                return failure(added.error());
            return PeopleChanged{};
        }});
        m_session->project().flush();
        QCOMPARE(people.size(), 1);
        QCOMPARE(m_session->people().last().name, QStringLiteral("Zoe"));
        QCOMPARE(settings.size(), 0);

        m_fixture->setRule(ConsistencyRule::Adjudication);
        QTRY_COMPARE_WITH_TIMEOUT(settings.size(), 1, 20'000);
        QCOMPARE(m_session->settings().rule, ConsistencyRule::Adjudication);
        QCOMPARE(people.size(), 1);
    }

    void theCurrentSampleIsAnnouncedOnceUnlessAParagraphIsAsked()
    {
        const QSignalSpy changed(m_session.get(), &ProjectSession::currentSampleChanged);
        const SampleId sample = m_fixture->samples.at(1);
        m_session->setCurrentSample(sample);
        m_session->setCurrentSample(sample);
        QCOMPARE(changed.size(), 1);
        m_session->setCurrentSample(sample, 3);
        QCOMPARE(changed.size(), 2);
        QCOMPARE(changed.last().at(1).toInt(), 3);
    }

private:
    Write write(std::optional<YesNo> value)
    {
        const SampleId sample = m_fixture->samples.first();
        const AnswerWrite write{m_fixture->round(sample).id, m_session->currentPerson(),
            SampleRepository(m_fixture->database()).paragraphs(sample)->first().id,
            {value, false, {}}, 1};
        return [write, refusal = m_refusal](Database& database) -> Expected<Written> {
            if (const int code = refusal->load(); code != kNone)
                return failure(ErrorCode(code), QStringLiteral("submitted"));
            const auto recorded = AnswerRepository(database).record(write);
            if (!recorded)
                return failure(recorded.error());
            return AnswerChanged{write.round, write.person, write.item, write.answer};
        };
    }

    /// The same with an inverse worked out from what is stored.
    Write answerWithInverse(YesNo value)
    {
        const auto write = this->write(value);
        const auto back = this->write(YesNo::No);
        return [write, back](const WriteContext& context) -> Expected<Written> {
            const auto last = context.database.scalar(
                QStringLiteral("SELECT value FROM answer ORDER BY id DESC LIMIT 1"));
            return write(context).map([&](Written written) {
                if (last->toInt() == 0)
                    written.inverse = back;
                return written;
            });
        };
    }

    void change(YesNo value)
    {
        m_session->change(
            this, {QStringLiteral("Answer"), reversible(write(value), write(std::nullopt))});
    }

    void push(YesNo value)
    {
        change(value);
        m_session->project().flush();
    }

    QStringList answers()
    {
        Statement rows(m_fixture->database(),
            QStringLiteral("SELECT CASE value WHEN 1 THEN 'yes' WHEN 0 THEN 'no' ELSE 'none' END"
                           " FROM answer ORDER BY id"));
        QStringList found;
        while (rows.next())
            found.append(rows.text(0));
        return found;
    }

    std::unique_ptr<ProjectFixture> m_fixture;
    std::unique_ptr<ProjectSession> m_session;
    static constexpr int kNone = -1;
    std::shared_ptr<std::atomic<int>> m_refusal; ///< the code of the error that answers meet
};

TANDEM_TEST(TestProjectSession, QApplication)
#include "tst_projectsession.moc"
