#include "views/session/samplerows.h"

#include "opinionfixture.h"
#include "projectfixture.h"
#include "testmain.h"
#include "views/session/projectsession.h"
#include "views/session/samplelistpane.h"

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

QString lineAt(const SampleRows& samples, int row)
{
    return samples.rows()->card(row).line;
}

bool hasSign(const SampleRows& samples, int row, Sign sign)
{
    const Card card = samples.rows()->card(row);
    return std::any_of(card.signs.cbegin(), card.signs.cend(),
        [sign](const ColoredSign& one) { return one.sign == sign; });
}

} // namespace

class TestSampleRows : public QObject
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
    void submittedAndClosedRowsAreComplete();
};

void TestSampleRows::rowsSayHowFarThePersonIs()
{
    ProjectFixture fixture;
    fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yn"));
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.ada);
    SampleListPane modelPane(session);
    SampleRows& model = *modelPane.samples();
    QAbstractItemModelTester tester(
        model.rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rows()->rowCount(), 3);
    QCOMPARE(lineAt(model, 0), QStringLiteral("paragraphs  2 / 5"));
    QCOMPARE(model.rows()->card(0).bar->share, 0.4);
    QVERIFY(!hasSign(model, 0, Sign::Check));
    QCOMPARE(model.rows()->card(2).title, QStringLiteral("Sample 3"));
    QCOMPARE(model.rows()->card(2).number, QStringLiteral("3"));
    QCOMPARE(model.rows()->index(2, 0).data(Qt::AccessibleTextRole).toString(),
        QStringLiteral("3 Sample 3, paragraphs  0 / 5"));
    QCOMPARE(model.sampleAt(2), fixture.samples.at(2));
    QVERIFY(!model.sampleAt(-1).isValid());
    QCOMPARE(model.rowOf(fixture.samples.at(2)), 2);
    QCOMPARE(model.rowOf(SampleId{999}), -1);
}

void TestSampleRows::anAnswerChangesItsOwnRowOnly()
{
    ProjectFixture fixture;
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.ada);
    SampleListPane modelPane(session);
    SampleRows& model = *modelPane.samples();
    QCOMPARE(lineAt(model, 1), QStringLiteral("paragraphs  0 / 5"));
    QSignalSpy changed(model.rows(), &QAbstractItemModel::dataChanged);
    QSignalSpy reset(model.rows(), &QAbstractItemModel::modelReset);
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

void TestSampleRows::factsAndOpinionsChangeTheirOwnRow()
{
    OpinionFixture fixture;
    const ProjectFixture& base = fixture.base;
    fixture.base.close(base.samples.first(), QStringLiteral("yyyyy"), QStringLiteral("yyyyy"));
    ProjectSession session(base.open());
    session.setCurrentPerson(base.ada);
    SampleListPane factsPane(session);
    SampleRows& facts = *factsPane.samples();
    SampleFilter filter;
    filter.step = Step::KeyFacts;
    facts.setFilter(filter);
    SampleListPane opinionsPane(session);
    SampleRows& opinions = *opinionsPane.samples();
    filter.step = Step::Opinions;
    opinions.setFilter(filter);
    QCOMPARE(facts.rows()->rowAt(0)->row.items, 0);
    QCOMPARE(opinions.rows()->rowAt(1)->row.answeredA, 0);
    const auto paragraphs = SampleRepository(fixture.database()).paragraphs(base.samples.first());
    session.project().change(
        {.write = [=, sample = base.samples.first(), ada = base.ada,
                      first = paragraphs->first().id](Database& database) -> Expected<Written> {
            return FactEdits(database)
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
    QCOMPARE(facts.rows()->rowAt(0)->row.items, 1);
    QCOMPARE(opinions.rows()->rowAt(1)->row.answeredA, 1);
}

void TestSampleRows::unsureMarksAreCounted()
{
    ProjectFixture fixture;
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.ada);
    SampleListPane modelPane(session);
    SampleRows& model = *modelPane.samples();
    const SampleId sample = fixture.samples.at(0);
    const auto paragraphs = SampleRepository(fixture.database()).paragraphs(sample);
    session.project().change({.write = answerOf(fixture, fixture.round(sample).id,
                                  paragraphs->at(0).id, {YesNo::Yes, true, {}})});
    session.project().flush();
    QCOMPARE(lineAt(model, 0), QStringLiteral("paragraphs  0 / 5  1 unsure"));
}

void TestSampleRows::rowsBeyondTheFirstPageAreReadWhenAskedFor()
{
    const int count = 2 * PagedRows<ShownSample>::kPageRows + 3;
    ProjectFixture fixture(count);
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.ada);
    SampleListPane modelPane(session);
    SampleRows& model = *modelPane.samples();
    QCOMPARE(model.rows()->rowCount(), count);
    for (const int row :
        {count - 1, 0, PagedRows<ShownSample>::kPageRows, PagedRows<ShownSample>::kPageRows - 1}) {
        QCOMPARE(model.sampleAt(row), fixture.samples.at(row));
        QVERIFY(model.rows()->card(row).title.endsWith(QStringLiteral("Sample %1").arg(row + 1)));
    }
    QVERIFY(!model.sampleAt(count).isValid());
    QVERIFY(!model.rows()->rowAt(-1));
}

void TestSampleRows::aFilterIsWorkedOutAndTakenAwayAgain()
{
    ProjectFixture fixture;
    fixture.close(fixture.samples.at(1), QStringLiteral("yyyyy"), QStringLiteral("ynyny"));
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.ada);
    SampleListPane modelPane(session);
    SampleRows& model = *modelPane.samples();
    QAbstractItemModelTester tester(
        model.rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy applied(&model, &SampleRows::arranged);
    SampleFilter filter;
    filter.state = SampleState::Closed;
    model.setFilter(filter);
    QVERIFY(model.isBusy());
    QCOMPARE(model.rows()->rowCount(), 3);
    QTRY_COMPARE(applied.size(), 1);
    QVERIFY(!model.isBusy());
    QCOMPARE(model.rows()->rowCount(), 1);
    QCOMPARE(model.sampleAt(0), fixture.samples.at(1));
    QCOMPARE(model.rowOf(fixture.samples.at(0)), -1);
    QCOMPARE(lineAt(model, 0), QStringLiteral("submitted by both  5 / 5"));

    // The last of several filters in a row is the one that counts.
    filter.state = SampleState::Settled;
    model.setFilter(filter);
    model.setFilter({});
    QCOMPARE(model.rows()->rowCount(), 3);
    session.project().flush();
    QCoreApplication::processEvents();
    QCOMPARE(model.rows()->rowCount(), 3);
    QVERIFY(!model.isBusy());
}

void TestSampleRows::rowsLeaveAFilterOneByOne()
{
    ProjectFixture fixture;
    fixture.answer(fixture.samples.at(1), fixture.ada, QStringLiteral("yyyyy"));
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.ada);
    SampleListPane modelPane(session);
    SampleRows& model = *modelPane.samples();
    SampleFilter filter;
    filter.state = SampleState::Open;
    model.setFilter(filter);
    QTRY_VERIFY(!model.isBusy());
    QCOMPARE(model.rows()->rowCount(), 3);
    QSignalSpy removed(model.rows(), &QAbstractItemModel::rowsRemoved);
    QSignalSpy reset(model.rows(), &QAbstractItemModel::modelReset);
    const Round round = fixture.round(fixture.samples.at(1));
    session.project().change(
        {.write = [round, ada = fixture.ada](Database& database) -> Expected<Written> {
            const auto done = RoundRepository(database).submit(round.id, ada);
            if (!done)
                return failure(done.error());
            return Written(RoundChanged{round.sample, round.id});
        }});
    QTRY_COMPARE(model.rows()->rowCount(), 2);
    QCOMPARE(removed.size(), 1);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(model.sampleAt(1), fixture.samples.at(2));
}

void TestSampleRows::newSamplesAppearAtTheEnd()
{
    ProjectFixture fixture;
    ProjectSession session(fixture.open());
    SampleListPane modelPane(session);
    SampleRows& model = *modelPane.samples();
    QAbstractItemModelTester tester(
        model.rows(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy inserted(model.rows(), &QAbstractItemModel::rowsInserted);
    ArticleText text;
    text.title = QStringLiteral("Late");
    text.paragraphs = {QStringLiteral("One.")};
    fixture.addSample(text, false);
    QTRY_COMPARE(model.rows()->rowCount(), 4);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(model.rows()->card(3).title, QStringLiteral("Late"));
    QCOMPARE(lineAt(model, 3), QStringLiteral("needs a discussion"));
}

void TestSampleRows::whoLooksFromOutsideSeesCountsOnly()
{
    ProjectFixture fixture;
    fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yyy"));
    fixture.answer(fixture.samples.at(0), fixture.ben, QStringLiteral("n"));
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.lea);
    SampleListPane modelPane(session);
    SampleRows& model = *modelPane.samples();
    QCOMPARE(lineAt(model, 0), QStringLiteral("open  4 / 10 answers"));
    QVERIFY(!hasSign(model, 0, Sign::Dot));
}

void TestSampleRows::submittedAndClosedRowsAreComplete()
{
    ProjectFixture fixture;
    fixture.answer(fixture.samples.at(0), fixture.ada, QStringLiteral("yyyyy"));
    fixture.submit(fixture.samples.at(0), fixture.ada);
    fixture.answer(fixture.samples.at(1), fixture.ben, QStringLiteral("yyyyy"));
    fixture.submit(fixture.samples.at(1), fixture.ben);
    ProjectSession session(fixture.open());
    session.setCurrentPerson(fixture.ada);
    SampleListPane modelPane(session);
    SampleRows& model = *modelPane.samples();
    QCOMPARE(lineAt(model, 0), QStringLiteral("submitted  5 / 5"));
    QVERIFY(hasSign(model, 0, Sign::Check));
    QVERIFY(!hasSign(model, 0, Sign::Dot));
    QCOMPARE(lineAt(model, 1), QStringLiteral("paragraphs  0 / 5"));
    QVERIFY(hasSign(model, 1, Sign::Dot));
    // What the dot means is said beside it and in the tool tip.
    QCOMPARE(model.rows()->card(1).lineTrailing, QStringLiteral("Your turn"));
    QVERIFY(model.rows()
                ->index(1, 0)
                .data(Qt::ToolTipRole)
                .toString()
                .contains(QLatin1String("Blue dot: your partner has submitted")));
    QVERIFY(model.rows()
                ->index(1, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .endsWith(QLatin1String("Your turn")));
}

TANDEM_TEST(TestSampleRows, QApplication)
#include "tst_samplerows.moc"
