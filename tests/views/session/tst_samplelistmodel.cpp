#include "views/session/samplelistmodel.h"

#include "opinionfixture.h"
#include "projectfixture.h"
#include "testmain.h"
#include "ui/samplerowroles.h"
#include "views/session/projectsession.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

namespace {

Write answerOf(const ProjectFixture& fixture, RoundId round, ItemId item, Answer answer)
{
    return [=, ada = fixture.ada](Database& database) -> Expected<Written> {
        const auto done = AnswerRepository(database).record({round, ada, item, answer, 0});
        if (!done)
            return failure(done.error());
        return Written(AnswerChanged{round, ada, item, answer});
    };
}

QString lineAt(const SampleListModel& model, int row)
{
    return model.index(row).data(samplerow::StateLine).toString();
}

} // namespace

class TestSampleListModel : public QObject
{
    Q_OBJECT

private slots:
    void rowsSayHowFarThePersonIs();
    void anAnswerChangesItsOwnRowOnly();
    void factsAndOpinionsChangeTheirOwnRow();
    void unsureMarksAreCounted();
    void rowsBeyondTheFirstPageAreReadWhenAskedFor();
    void aFilterIsWorkedOutAndTakenAwayAgain();
    void rowsLeaveAFilterOneByOne();
    void newSamplesAppearAtTheEnd();
    void whoLooksFromOutsideSeesCountsOnly();
    void handedInAndClosedRowsAreComplete();
};

void TestSampleListModel::rowsSayHowFarThePersonIs()
{
    ProjectFixture fixture;
    fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yn"));
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.ada);
    SampleListModel model(session);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(lineAt(model, 0), QStringLiteral("paragraphs  2 / 5"));
    QCOMPARE(model.index(0).data(samplerow::Done).toInt(), 2);
    QCOMPARE(model.index(0).data(samplerow::Total).toInt(), 5);
    QCOMPARE(model.index(0).data(samplerow::Complete), QVariant(false));
    QCOMPARE(model.index(2).data(samplerow::Number).toInt(), 3);
    QCOMPARE(model.index(2).data(SampleListModel::Sample).value<SampleId>(), fixture.samples.at(2));
    QCOMPARE(model.rowOf(fixture.samples.at(2)), 2);
    QCOMPARE(model.rowOf(SampleId{999}), -1);
}

void TestSampleListModel::anAnswerChangesItsOwnRowOnly()
{
    ProjectFixture fixture;
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.ada);
    SampleListModel model(session);
    QCOMPARE(lineAt(model, 1), QStringLiteral("paragraphs  0 / 5"));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const SampleId sample = fixture.samples.at(1);
    const auto paragraphs = SampleRepository(fixture.database()).paragraphs(sample);
    session.project().change({.write = answerOf(fixture, fixture.round(sample).id,
                                  paragraphs->at(0).id, {YesNo::Yes, false, {}})});
    session.project().flush();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
    QCOMPARE(changed.at(0).at(1).toModelIndex().row(), 1);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(lineAt(model, 1), QStringLiteral("paragraphs  1 / 5"));
}

void TestSampleListModel::factsAndOpinionsChangeTheirOwnRow()
{
    OpinionFixture fixture;
    const ProjectFixture& base = fixture.base;
    fixture.base.close(base.samples.first(), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
    ProjectSession session(base.open());
    session.setCurrentPerson(base.ada);
    SampleListModel facts(session);
    SampleFilter filter;
    filter.step = Step::KeyFacts;
    facts.setFilter(filter);
    SampleListModel opinions(session);
    filter.step = Step::Opinions;
    opinions.setFilter(filter);
    QCOMPARE(facts.rowAt(0)->items, 0);
    QCOMPARE(opinions.rowAt(1)->answeredA, 0);
    const auto paragraphs = SampleRepository(fixture.database()).paragraphs(base.samples.first());
    session.project().change(
        {.write = [=, sample = base.samples.first(), ada = base.ada,
                      first = paragraphs->first().id](Database& database) -> Expected<Written> {
            return FactRepository(database)
                .add(first, QStringLiteral("Ships wait."), 0, ada)
                .map([sample](FactId) { return Written(FactsChanged{sample}); });
        }});
    const WorkWrite write{fixture.round().id, base.ada, 1, OpinionFixture::none(), 0};
    session.project().change(
        {.write = [write, sample = fixture.sample](Database& database) -> Expected<Written> {
            return OpinionRepository(database).record(write).map([&] {
                return Written(OpinionsChanged{sample, write.round});
            });
        }});
    session.project().flush();
    QCOMPARE(facts.rowAt(0)->items, 1);
    QCOMPARE(opinions.rowAt(1)->answeredA, 1);
}

void TestSampleListModel::unsureMarksAreCounted()
{
    ProjectFixture fixture;
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.ada);
    SampleListModel model(session);
    const SampleId sample = fixture.samples.at(0);
    const auto paragraphs = SampleRepository(fixture.database()).paragraphs(sample);
    session.project().change({.write = answerOf(fixture, fixture.round(sample).id,
                                  paragraphs->at(0).id, {YesNo::Yes, true, {}})});
    session.project().flush();
    QCOMPARE(lineAt(model, 0), QStringLiteral("paragraphs  0 / 5  1 unsure"));
}

void TestSampleListModel::rowsBeyondTheFirstPageAreReadWhenAskedFor()
{
    const int count = 2 * SampleListModel::pageSize + 3;
    ProjectFixture fixture(count);
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.ada);
    SampleListModel model(session);
    QCOMPARE(model.rowCount(), count);
    for (const int row : {count - 1, 0, SampleListModel::pageSize, SampleListModel::pageSize - 1}) {
        QCOMPARE(model.sampleAt(row), fixture.samples.at(row));
        QCOMPARE(model.index(row).data().toString(), QStringLiteral("Sample %1").arg(row + 1));
    }
    QVERIFY(!model.sampleAt(count).isValid());
    QVERIFY(!model.rowAt(-1));
}

void TestSampleListModel::aFilterIsWorkedOutAndTakenAwayAgain()
{
    ProjectFixture fixture;
    fixture.close(fixture.samples.at(1), QStringLiteral("yyyyy"), QStringLiteral("ynyny"));
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.ada);
    SampleListModel model(session);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy applied(&model, &SampleListModel::filterApplied);
    SampleFilter filter;
    filter.state = SampleState::Closed;
    model.setFilter(filter);
    QVERIFY(model.isBusy());
    QCOMPARE(model.rowCount(), 3);
    QTRY_COMPARE(applied.size(), 1);
    QVERIFY(!model.isBusy());
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.sampleAt(0), fixture.samples.at(1));
    QCOMPARE(model.rowOf(fixture.samples.at(0)), -1);
    QCOMPARE(lineAt(model, 0), QStringLiteral("both handed in  5 / 5"));

    // The last of several filters in a row is the one that counts.
    filter.state = SampleState::Settled;
    model.setFilter(filter);
    model.setFilter({});
    QCOMPARE(model.rowCount(), 3);
    session.project().flush();
    QCoreApplication::processEvents();
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(!model.isBusy());
}

void TestSampleListModel::rowsLeaveAFilterOneByOne()
{
    ProjectFixture fixture;
    fixture.answer(fixture.samples.at(1), fixture.ada, QStringLiteral("yyyyy"));
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.ada);
    SampleListModel model(session);
    SampleFilter filter;
    filter.state = SampleState::Open;
    model.setFilter(filter);
    QTRY_VERIFY(!model.isBusy());
    QCOMPARE(model.rowCount(), 3);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const Round round = fixture.round(fixture.samples.at(1));
    session.project().change(
        {.write = [round, ada = fixture.ada](Database& database) -> Expected<Written> {
            const auto done = RoundRepository(database).handIn(round.id, ada);
            if (!done)
                return failure(done.error());
            return Written(RoundChanged{round.sample, round.id});
        }});
    QTRY_COMPARE(model.rowCount(), 2);
    QCOMPARE(removed.size(), 1);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(model.sampleAt(1), fixture.samples.at(2));
}

void TestSampleListModel::newSamplesAppearAtTheEnd()
{
    ProjectFixture fixture;
    ProjectSession session(fixture.open());
    SampleListModel model(session);
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    ArticleText text;
    text.title = QStringLiteral("Late");
    text.paragraphs = {QStringLiteral("One.")};
    fixture.addSample(text, false);
    QTRY_COMPARE(model.rowCount(), 4);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(model.index(3).data().toString(), QStringLiteral("Late"));
    QCOMPARE(lineAt(model, 3), QStringLiteral("waiting for discussion"));
}

void TestSampleListModel::whoLooksFromOutsideSeesCountsOnly()
{
    ProjectFixture fixture;
    fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yyy"));
    fixture.answer(fixture.samples.at(0), fixture.ben, QStringLiteral("n"));
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.lea);
    SampleListModel model(session);
    QCOMPARE(lineAt(model, 0), QStringLiteral("open  4 / 10 answers"));
    QCOMPARE(model.index(0).data(samplerow::Attention), QVariant(false));
}

void TestSampleListModel::handedInAndClosedRowsAreComplete()
{
    ProjectFixture fixture;
    fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yyyyy"));
    fixture.handIn(fixture.samples.at(0), fixture.ada);
    fixture.answer(fixture.samples.at(1), fixture.ben, QStringLiteral("yyyyy"));
    fixture.handIn(fixture.samples.at(1), fixture.ben);
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.ada);
    SampleListModel model(session);
    QCOMPARE(lineAt(model, 0), QStringLiteral("handed in  5 / 5"));
    QCOMPARE(model.index(0).data(samplerow::Complete), QVariant(true));
    QCOMPARE(model.index(0).data(samplerow::Attention), QVariant(false));
    QCOMPARE(lineAt(model, 1), QStringLiteral("paragraphs  0 / 5"));
    QCOMPARE(model.index(1).data(samplerow::Attention), QVariant(true));
}

TANDEM_TEST(TestSampleListModel, QCoreApplication)
#include "tst_samplelistmodel.moc"
