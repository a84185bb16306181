#include "storage/changes/history.h"
#include "views/people/assignmentplan.h"

#include "projectfixture.h"
#include "testmain.h"
#include "views/session/projectsession.h"

#include <QSignalSpy>
#include <QTest>

using namespace tandem;

namespace {

/// Lea at an open project.
struct Setup
{
    ProjectFixture fixture{3};
    ProjectSession session{fixture.open()};
    PersonId cam;

    Setup()
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
    void undoIsRefusedOnceBothHaveSubmitted();
    void undoIsRefusedWhenTheDiscussionIsAnotherOne();
    void anEmptyPlanPushesNothing();
};

void TestAssignmentChange::redoUndoRedoGivesBackPairsAndTheirAnswers()
{
    Setup setup;
    setup.fixture.answer(setup.fixture.samples.at(0), setup.fixture.ada, QStringLiteral("yn"));
    const RoundId before = setup.active(0)->id;
    const Pair pair{setup.fixture.ben, setup.cam};
    setup.assign(planPair(setup.rows(), pair));
    QVERIFY(setup.active(0)->pair == pair);
    QVERIFY(setup.active(2)->pair == pair);
    const RoundId made = setup.active(0)->id;

    setup.undo();
    QCOMPARE(setup.active(0)->id, before);
    QCOMPARE(setup.rows().at(0).answeredA, 2);

    setup.redo();
    QCOMPARE(setup.active(0)->id, made);
    setup.undo();
    QCOMPARE(setup.active(0)->id, before);
}

void TestAssignmentChange::undoIsRefusedOnceSomebodyHasAnswered()
{
    Setup setup;
    setup.assign(planPair(setup.rows(), {setup.fixture.ben, setup.cam}));
    const RoundId made = setup.active(1)->id;
    const RoundId untouched = setup.active(0)->id;
    setup.fixture.answer(setup.fixture.samples.at(1), setup.cam, QStringLiteral("y"));
    const QSignalSpy failures(&setup.session, &ProjectSession::changeFailed);
    setup.undo();
    QCOMPARE(failures.size(), 1);
    QVERIFY(failures.at(0).at(0).value<Error>().sentence().contains(
        QStringLiteral("since answered in sample 2")));
    QCOMPARE(setup.active(1)->id, made);
    QCOMPARE(setup.active(0)->id, untouched); // all or nothing
    QCOMPARE(setup.rows().at(1).answeredB, 1);
    QCOMPARE(setup.session.history().count(), 0);
}

void TestAssignmentChange::whatWasAnsweredBetweenUndoAndRedoStays()
{
    Setup setup;
    const RoundId before = setup.active(0)->id;
    setup.assign(planNobody({setup.rows().at(0)}));
    setup.undo();
    setup.fixture.answer(setup.fixture.samples.at(0), setup.fixture.ada, QStringLiteral("yn"));
    const QSignalSpy failures(&setup.session, &ProjectSession::changeFailed);
    setup.redo();
    QCOMPARE(failures.size(), 1);
    QCOMPARE(setup.active(0)->id, before);
    QCOMPARE(setup.session.history().count(), 0);
}

void TestAssignmentChange::unassigningComesBackWithTheSameRound()
{
    Setup setup;
    const RoundId before = setup.active(1)->id;
    setup.assign(planNobody({setup.rows().at(1)}));
    QVERIFY(!setup.active(1));
    setup.undo();
    QCOMPARE(setup.active(1)->id, before);
    setup.redo();
    QVERIFY(!setup.active(1));
}

void TestAssignmentChange::oneSampleIsAnnouncedAsItsRound()
{
    Setup setup;
    QList<ChangeEvent> events;
    connect(&setup.session.project(), &Project::changed, this, [&events](const ChangeEvent& event) {
        if (!event.as<EverythingChanged>())
            events.append(event);
    });
    setup.assign(planPair({setup.rows().at(0)}, {setup.fixture.ben, setup.cam}));
    QCOMPARE(events.size(), 1);
    QVERIFY(events.at(0).as<RoundChanged>());
    QCOMPARE(events.at(0).as<RoundChanged>()->sample, setup.fixture.samples.at(0));
    setup.assign(planPair(setup.rows(), {setup.fixture.ada, setup.cam}));
    QVERIFY(events.constLast().as<AssignmentsChanged>());
}

void TestAssignmentChange::anAssignmentMadeElsewhereIsNotOverwritten()
{
    Setup setup;
    const AssignmentPlan plan = planPair(setup.rows(), {setup.fixture.ben, setup.cam});
    ProjectFixture::take(RoundRepository(setup.fixture.database())
                             .assign(setup.fixture.samples.at(2), {setup.fixture.ada, setup.cam},
                                 setup.fixture.lea));
    const QSignalSpy failures(&setup.session, &ProjectSession::changeFailed);
    setup.assign(plan);
    QCOMPARE(failures.size(), 1);
    QVERIFY(
        setup.active(0)->pair == (Pair{setup.fixture.ada, setup.fixture.ben})); // all or nothing
    QVERIFY(setup.active(2)->pair == (Pair{setup.fixture.ada, setup.cam}));
}

void TestAssignmentChange::onlyALeadAssigns()
{
    Setup setup;
    setup.session.setCurrentPerson(setup.fixture.ada);
    const QSignalSpy failures(&setup.session, &ProjectSession::changeFailed);
    setup.assign(planPair(setup.rows(), {setup.fixture.ben, setup.cam}));
    QCOMPARE(failures.size(), 1);
    QVERIFY(setup.active(0)->pair == (Pair{setup.fixture.ada, setup.fixture.ben}));
}

void TestAssignmentChange::undoIsRefusedOnceBothHaveSubmitted()
{
    Setup setup;
    setup.assign(planPair({setup.rows().at(0)}, {setup.fixture.ben, setup.cam}));
    const SampleId sample = setup.fixture.samples.at(0);
    for (const PersonId person : {setup.fixture.ben, setup.cam}) {
        setup.fixture.answer(sample, person, QStringLiteral("yynny"));
        setup.fixture.submit(sample, person);
    }
    QVERIFY(setup.active(0)->isClosed());
    const QSignalSpy failures(&setup.session, &ProjectSession::changeFailed);
    setup.undo();
    QCOMPARE(failures.size(), 1);
    QVERIFY(setup.active(0)->isClosed());
}

void TestAssignmentChange::undoIsRefusedWhenTheDiscussionIsAnotherOne()
{
    Setup setup;
    setup.assign(planNobody({setup.rows().at(0)}));
    ProjectFixture::check(
        SampleRepository(setup.fixture.database())
            .setDiscussion(setup.fixture.samples.at(0),
                {{QStringLiteral("Person 1"), QStringLiteral("Anew."), {}}}, setup.fixture.lea));
    const QSignalSpy failures(&setup.session, &ProjectSession::changeFailed);
    setup.undo();
    QCOMPARE(failures.size(), 1);
    QVERIFY(!setup.active(0));
}

void TestAssignmentChange::anEmptyPlanPushesNothing()
{
    Setup setup;
    setup.assign({});
    QCOMPARE(setup.session.history().count(), 0);
}

TANDEM_TEST(TestAssignmentChange, QApplication)
#include "tst_assignmentchange.moc"
