#include "opinionfixture.h"
#include "testmain.h"
#include "ui/discussionlines.h"
#include "ui/discussionroles.h"
#include "views/opinions/opinionrows.h"
#include "views/opinions/utterancerows.h"
#include "views/opinions/workedit.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

class TestOpinionModels final : public QObject
{
    Q_OBJECT

private slots:
    void mainOpinionsSayWhatIsLeftToDo();
    void referencesSayWhatTheyPointTo();
    void utterancesKeepTheirRowsWhenRemarksChange();
    void checksSayWhereEachOpinionStands();
    void theAuthorReadsThatAnOpinionWaitsForThem();
    void anUtteranceSaysHowFarItsAuthorIs();
};

void TestOpinionModels::mainOpinionsSayWhatIsLeftToDo()
{
    OpinionFixture fixture;
    const OpinionContext context = fixture.context(1);
    const UtteranceWork work = withOpinion({}, context, {10, 5});
    const UtteranceWork two = withOpinion(work, context, {0, 5});
    const QList<OpinionRow> rows = mainOpinionRows(two, context.utterance);
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows.first().text, context.utterance.left(5));
    QCOMPARE(rows.first().badge, BadgeKind::Open);
    // The opinion stays the same row while others come and go.
    QCOMPARE(rows.last().key, mainOpinionRows(work, context.utterance).first().key);
    QCOMPARE(mainOpinionRows(withAtoms(work, 0, {QStringLiteral("A.")}), context.utterance)
                 .first()
                 .badge,
        BadgeKind::Yes);
    QVERIFY(mainOpinionRows({}, context.utterance).isEmpty());
}

void TestOpinionModels::referencesSayWhatTheyPointTo()
{
    OpinionFixture fixture;
    const OpinionContext context = fixture.context(1);
    const Reference open{{0, 1}, ReferenceKind::Resolve, {}};
    const Reference linked{{2, 5}, ReferenceKind::Supplement, ArticleReferent{2, {13, 10}}};
    const QList<OpinionRow> rows = referenceRows({open, linked}, context);
    QCOMPARE(rows.first().badgeText, QStringLiteral("not linked"));
    QVERIFY(rows.first().detail.isEmpty()); // how it is clarified nobody knows yet
    QVERIFY(!rows.last().detail.isEmpty());
    const Card card = opinionRows().card(rows.last());
    QVERIFY(card.title.contains(context.article.at(1).mid(13, 10)));
    QCOMPARE(card.bold.size(), 1);
    QVERIFY(card.line.contains(QLatin1Char('2')));
}

void TestOpinionModels::utterancesKeepTheirRowsWhenRemarksChange()
{
    DiscussionLines model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QList<DiscussionLine> lines{{QStringLiteral("P1"), QStringLiteral("A"), {}, false},
        {QStringLiteral("P2"), QStringLiteral("B"), {}, false}};
    model.setLines(lines);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    lines[0].remark = QStringLiteral("yours");
    model.setLines(lines);
    QCOMPARE(reset.size(), 0);
    QVERIFY(
        model.index(0).data(discussion::Participant).toString().contains(QStringLiteral("yours")));
    QCOMPARE(model.index(1).data(discussion::Side).toInt(), 1);
}

void TestOpinionModels::checksSayWhereEachOpinionStands()
{
    OpinionFixture fixture;
    fixture.close();
    const auto rows = [&] {
        return checkRows(ProjectFixture::take(readOpinionSheet(
                             fixture.database(), fixture.sample, fixture.base.ada)),
            fixture.base.ada, ProjectFixture::take(PeopleRepository(fixture.database()).all()));
    };
    const QList<OpinionRow> before = rows();
    QCOMPARE(before.size(), 4);
    for (const OpinionRow& row : before)
        QVERIFY(!row.accessible.contains(u'*'));
    QVERIFY(!before.at(0).waits);
    QVERIFY(before.at(1).waits);
    QVERIFY(before.at(1).detail.contains(QStringLiteral("Ben")));
    ProjectFixture::check(fixture.say(2, OpinionFixture::yes(fixture.base.ada)));
    QCOMPARE(rows().at(1).badge, BadgeKind::Yes);
    QCOMPARE(rows().at(1).key, before.at(1).key);
}

void TestOpinionModels::theAuthorReadsThatAnOpinionWaitsForThem()
{
    OpinionFixture fixture;
    fixture.close();
    ProjectFixture::check(
        fixture.say(2, OpinionFixture::wrongReference(fixture.base.ada, QStringLiteral("Other."))));
    const auto stateFor = [&](PersonId viewer) {
        return checkRows(
            ProjectFixture::take(readOpinionSheet(fixture.database(), fixture.sample, viewer)),
            viewer, ProjectFixture::take(PeopleRepository(fixture.database()).all()))
            .at(1)
            .badgeText;
    };
    QCOMPARE(stateFor(fixture.base.ben), QStringLiteral("Waiting for you"));
    QCOMPARE(stateFor(fixture.base.ada), opinionStateName(OpinionState::AwaitingAuthor));
}

void TestOpinionModels::anUtteranceSaysHowFarItsAuthorIs()
{
    OpinionFixture fixture;
    const OpinionContext context = fixture.context(1);
    const UtteranceWork begun = withOpinion({}, context, {0, 5});
    const UtteranceWork done = fixture.work(1, {QStringLiteral("A."), QStringLiteral("B.")});
    QCOMPARE(utteranceStateOf({}, false), UtteranceState::NotStarted);
    QCOMPARE(utteranceStateOf(begun, false), UtteranceState::InProgress);
    QCOMPARE(utteranceStateOf(done, false), UtteranceState::Finished);
    QCOMPARE(utteranceStateOf(OpinionFixture::none(), false), UtteranceState::Finished);
    QCOMPARE(utteranceStateOf(done, true), UtteranceState::AwaitingPeerReview);
    // Nobody reviews what is not there.
    QCOMPARE(utteranceStateOf(OpinionFixture::none(), true), UtteranceState::Finished);
    QCOMPARE(ownUtteranceRow(1, context, {}, false).detail, context.participant);
    const OpinionRow row = ownUtteranceRow(1, context, begun, false);
    QCOMPARE(row.detail, workGapText(workGaps(begun).constFirst()));
    QCOMPARE(row.badge, BadgeKind::Open);
    QVERIFY(row.accessible.contains(context.utterance));
    QVERIFY(row.accessible.endsWith(QStringLiteral("in progress")));
    QVERIFY(utteranceRow(1, context).badgeText.isEmpty());
}

TANDEM_TEST(TestOpinionModels, QApplication)
#include "tst_opinionmodels.moc"
