#include "storage/changes/history.h"
#include "views/people/assignmentchange.h"

#include "projectfixture.h"
#include "testmain.h"
#include "views/session/projectsession.h"

#include <QSignalSpy>
#include <QTest>

using namespace tandem;

namespace {

/// Lea at an open project.
struct Desk
{
    ProjectFixture fixture{3};
    ProjectSession session{fixture.open()};
    PersonId cam;

    Desk()
    {
        cam = ProjectFixture::take(
            PeopleRepository(fixture.database()).add(QStringLiteral("Cam"), Role::Annotator))
                  .id;
        session.setCurrentPerson(fixture.lea);
    }
    QList<SampleRow> rows()
    {
        return ProjectFixture::take(
            SampleRepository(session.project().reader()).rows(fixture.samples));
    }
    std::optional<Round> active(int sample)
    {
        return ProjectFixture::take(
            RoundRepository(session.project().reader()).active(fixture.samples.at(sample)));
    }
    void assign(const AssignmentPlan& plan)
    {
        changeAssignments(session, &session, QStringLiteral("Assign"), plan.steps);
        session.project().flush();
    }
    void undo()
    {
        session.history().undo();
        session.project().flush();
    }
    void redo()
    {
        session.history().redo();
        session.project().flush();
    }
};

} // namespace

class TestAssignmentChange final : public QObject
{
    Q_OBJECT

private slots:
    void redoUndoRedoGivesBackPairsAndTheirAnswers();
    void undoIsRefusedOnceSomebodyHasAnswered();
    void whatWasAnsweredBetweenUndoAndRedoStays();
    void unassigningComesBackWithTheSameRound();
    void oneSampleIsAnnouncedAsItsRound();
    void anAssignmentMadeElsewhereIsNotOverwritten();
    void onlyALeadAssigns();
    void undoIsRefusedOnceBothHaveHandedIn();
    void undoIsRefusedWhenTheDiscussionIsAnotherOne();
    void anEmptyPlanPushesNothing();
};

void TestAssignmentChange::redoUndoRedoGivesBackPairsAndTheirAnswers()
{
    Desk desk;
    desk.fixture.answer(desk.fixture.samples.at(0), desk.fixture.ada, QStringLiteral("yn"));
    const RoundId before = desk.active(0)->id;
    const Pair pair{desk.fixture.ben, desk.cam};
    desk.assign(planPair(desk.rows(), pair));
    QVERIFY(desk.active(0)->pair == pair);
    QVERIFY(desk.active(2)->pair == pair);
    const RoundId made = desk.active(0)->id;

    desk.undo();
    QCOMPARE(desk.active(0)->id, before);
    QCOMPARE(desk.rows().at(0).answeredA, 2);

    desk.redo();
    QCOMPARE(desk.active(0)->id, made);
    desk.undo();
    QCOMPARE(desk.active(0)->id, before);
}

void TestAssignmentChange::undoIsRefusedOnceSomebodyHasAnswered()
{
    Desk desk;
    desk.assign(planPair(desk.rows(), {desk.fixture.ben, desk.cam}));
    const RoundId made = desk.active(1)->id;
    const RoundId untouched = desk.active(0)->id;
    desk.fixture.answer(desk.fixture.samples.at(1), desk.cam, QStringLiteral("y"));
    const QSignalSpy failures(&desk.session, &ProjectSession::changeFailed);
    desk.undo();
    QCOMPARE(failures.size(), 1);
    QVERIFY(failures.at(0).at(0).value<Error>().sentence().contains(
        QStringLiteral("since answered in sample 2")));
    QCOMPARE(desk.active(1)->id, made);
    QCOMPARE(desk.active(0)->id, untouched); // all or nothing
    QCOMPARE(desk.rows().at(1).answeredB, 1);
    QCOMPARE(desk.session.history().count(), 0);
}

void TestAssignmentChange::whatWasAnsweredBetweenUndoAndRedoStays()
{
    Desk desk;
    const RoundId before = desk.active(0)->id;
    desk.assign(planNobody({desk.rows().at(0)}));
    desk.undo();
    desk.fixture.answer(desk.fixture.samples.at(0), desk.fixture.ada, QStringLiteral("yn"));
    const QSignalSpy failures(&desk.session, &ProjectSession::changeFailed);
    desk.redo();
    QCOMPARE(failures.size(), 1);
    QCOMPARE(desk.active(0)->id, before);
    QCOMPARE(desk.session.history().count(), 0);
}

void TestAssignmentChange::unassigningComesBackWithTheSameRound()
{
    Desk desk;
    const RoundId before = desk.active(1)->id;
    desk.assign(planNobody({desk.rows().at(1)}));
    QVERIFY(!desk.active(1));
    desk.undo();
    QCOMPARE(desk.active(1)->id, before);
    desk.redo();
    QVERIFY(!desk.active(1));
}

void TestAssignmentChange::oneSampleIsAnnouncedAsItsRound()
{
    Desk desk;
    QList<ChangeEvent> events;
    connect(&desk.session.project(), &Project::changed, this, [&events](const ChangeEvent& event) {
        if (!event.as<EverythingChanged>())
            events.append(event);
    });
    desk.assign(planPair({desk.rows().at(0)}, {desk.fixture.ben, desk.cam}));
    QCOMPARE(events.size(), 1);
    QVERIFY(events.at(0).as<RoundChanged>());
    QCOMPARE(events.at(0).as<RoundChanged>()->sample, desk.fixture.samples.at(0));
    desk.assign(planPair(desk.rows(), {desk.fixture.ada, desk.cam}));
    QVERIFY(events.constLast().as<AssignmentsChanged>());
}

void TestAssignmentChange::anAssignmentMadeElsewhereIsNotOverwritten()
{
    Desk desk;
    const AssignmentPlan plan = planPair(desk.rows(), {desk.fixture.ben, desk.cam});
    ProjectFixture::take(
        RoundRepository(desk.fixture.database())
            .assign(desk.fixture.samples.at(2), {desk.fixture.ada, desk.cam}, desk.fixture.lea));
    const QSignalSpy failures(&desk.session, &ProjectSession::changeFailed);
    desk.assign(plan);
    QCOMPARE(failures.size(), 1);
    QVERIFY(desk.active(0)->pair == (Pair{desk.fixture.ada, desk.fixture.ben})); // all or nothing
    QVERIFY(desk.active(2)->pair == (Pair{desk.fixture.ada, desk.cam}));
}

void TestAssignmentChange::onlyALeadAssigns()
{
    Desk desk;
    desk.session.setCurrentPerson(desk.fixture.ada);
    const QSignalSpy failures(&desk.session, &ProjectSession::changeFailed);
    desk.assign(planPair(desk.rows(), {desk.fixture.ben, desk.cam}));
    QCOMPARE(failures.size(), 1);
    QVERIFY(desk.active(0)->pair == (Pair{desk.fixture.ada, desk.fixture.ben}));
}

void TestAssignmentChange::undoIsRefusedOnceBothHaveHandedIn()
{
    Desk desk;
    desk.assign(planPair({desk.rows().at(0)}, {desk.fixture.ben, desk.cam}));
    const SampleId sample = desk.fixture.samples.at(0);
    for (const PersonId person : {desk.fixture.ben, desk.cam}) {
        desk.fixture.answer(sample, person, QStringLiteral("yynny"));
        desk.fixture.handIn(sample, person);
    }
    QVERIFY(desk.active(0)->isClosed());
    const QSignalSpy failures(&desk.session, &ProjectSession::changeFailed);
    desk.undo();
    QCOMPARE(failures.size(), 1);
    QVERIFY(desk.active(0)->isClosed());
}

void TestAssignmentChange::undoIsRefusedWhenTheDiscussionIsAnotherOne()
{
    Desk desk;
    desk.assign(planNobody({desk.rows().at(0)}));
    ProjectFixture::check(
        SampleRepository(desk.fixture.database())
            .setDiscussion(desk.fixture.samples.at(0),
                {{QStringLiteral("Person 1"), QStringLiteral("Anew."), {}}}, desk.fixture.lea));
    const QSignalSpy failures(&desk.session, &ProjectSession::changeFailed);
    desk.undo();
    QCOMPARE(failures.size(), 1);
    QVERIFY(!desk.active(0));
}

void TestAssignmentChange::anEmptyPlanPushesNothing()
{
    Desk desk;
    desk.assign({});
    QCOMPARE(desk.session.history().count(), 0);
}

TANDEM_TEST(TestAssignmentChange, QApplication)
#include "tst_assignmentchange.moc"
