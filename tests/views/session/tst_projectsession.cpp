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
        m_allowed = std::make_shared<std::atomic_bool>(true);
        m_fixture = std::make_unique<ProjectFixture>(2);
        m_session = std::make_unique<ProjectSession>(m_fixture->open());
        m_session->setCurrentPerson(m_fixture->ada);
    }
    void cleanup() { m_session.reset(); }

    void aChangeIsDoneUndoneAndDoneAgainAsNewRows()
    {
        push(YesNo::Yes);
        QCOMPARE(answers(), (QStringList{QStringLiteral("yes")}));
        m_session->undoStack().undo();
        m_session->project().flush();
        QCOMPARE(answers(), (QStringList{QStringLiteral("yes"), QStringLiteral("none")}));
        m_session->undoStack().redo();
        m_session->project().flush();
        QCOMPARE(answers(),
            (QStringList{QStringLiteral("yes"), QStringLiteral("none"), QStringLiteral("yes")}));
        QCOMPARE(m_session->undoStack().undoText(), QStringLiteral("Answer"));
    }

    void undoIsNotForgottenWithTheSample()
    {
        push(YesNo::Yes);
        m_session->setCurrentSample(m_fixture->samples.at(1));
        m_session->undoStack().undo();
        m_session->project().flush();
        QCOMPARE(answers().last(), QStringLiteral("none"));
    }

    void aRefusedChangeIsSaidAndNeverTriedAgain()
    {
        const QSignalSpy failed(m_session.get(), &ProjectSession::writeFailed);
        m_session->setCurrentPerson(m_fixture->lea);
        push(YesNo::Yes);
        QCOMPARE(failed.size(), 1);
        m_session->undoStack().undo();
        m_session->undoStack().redo();
        m_session->project().flush();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(m_session->undoStack().count(), 0);
        QVERIFY(answers().isEmpty());
    }

    void aRefusedChangeLeavesTheOneBeforeItNextToBeUndone()
    {
        push(YesNo::Yes);
        const Write refused = [](Database&) -> Expected<ChangeEvent> {
            return failure(ErrorCode::Refused, QStringLiteral("no"));
        };
        m_session->pushChange(QStringLiteral("refused"), refused, refused);
        m_session->project().flush();
        QCOMPARE(m_session->undoStack().count(), 1);
        m_session->undoStack().undo();
        m_session->project().flush();
        QCOMPARE(answers().size(), 2);
    }

    void aRefusedUndoLeavesTheStackWhereItIsAndSaysWhyOnce()
    {
        push(YesNo::Yes);
        push(YesNo::No);
        refuseAnswers();
        const QSignalSpy failed(m_session.get(), &ProjectSession::writeFailed);
        m_session->undoStack().undo();
        m_session->project().flush();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(m_session->undoStack().index(), 2);
        QCOMPARE(m_session->undoStack().count(), 2);
        // Two at once, before either is known to be refused.
        m_session->undoStack().undo();
        m_session->undoStack().undo();
        m_session->project().flush();
        QCOMPARE(failed.size(), 3);
        QCOMPARE(m_session->undoStack().index(), 2);
        QCOMPARE(answers().size(), 2);
        // Allowed again, it goes as if nothing had been tried.
        m_allowed->store(true);
        m_session->undoStack().undo();
        m_session->project().flush();
        QCOMPARE(m_session->undoStack().index(), 1);
        QCOMPARE(answers().last(), QStringLiteral("none"));
    }

    void aRefusedRedoCanBeTriedAgain()
    {
        push(YesNo::Yes);
        m_session->undoStack().undo();
        m_session->project().flush();
        refuseAnswers();
        m_session->undoStack().redo();
        m_session->project().flush();
        QCOMPARE(m_session->undoStack().index(), 0);
        QCOMPARE(m_session->undoStack().count(), 1);
        m_allowed->store(true);
        m_session->undoStack().redo();
        m_session->project().flush();
        QCOMPARE(m_session->undoStack().index(), 1);
        QCOMPARE(answers().last(), QStringLiteral("yes"));
    }

    void anotherPersonUndoesNothingOfTheFirst()
    {
        push(YesNo::Yes);
        const QSignalSpy changed(m_session.get(), &ProjectSession::currentPersonChanged);
        m_session->setCurrentPerson(m_fixture->ben);
        m_session->setCurrentPerson(m_fixture->ben);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(m_session->undoStack().count(), 0);
    }

    void leavingWhileAnAnswerIsOnItsWayKeepsIt()
    {
        m_session->pushChange(QStringLiteral("Answer"), write(YesNo::No), write(std::nullopt));
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
        m_session->project().submit([](Database& database) -> Expected<ChangeEvent> {
            const auto added = PeopleRepository(database).add(QStringLiteral("Zoe"), Role::Lead);
            if (!added)
                return failure(added.error());
            return PeopleChanged{};
        });
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
        return [write, allowed = m_allowed](Database& database) -> Expected<ChangeEvent> {
            if (!allowed->load())
                return failure(ErrorCode::Refused, QStringLiteral("handed in"));
            const auto recorded = AnswerRepository(database).record(write);
            if (!recorded)
                return failure(recorded.error());
            return AnswerChanged{write.round, write.person, write.item, write.answer};
        };
    }

    void push(YesNo value)
    {
        m_session->pushChange(QStringLiteral("Answer"), write(value), write(std::nullopt));
        m_session->project().flush();
    }

    void refuseAnswers() { m_allowed->store(false); }

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
    std::shared_ptr<std::atomic_bool> m_allowed;
};

TANDEM_TEST(TestProjectSession, QApplication)
#include "tst_projectsession.moc"
