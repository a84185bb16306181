#include "opinionfixture.h"
#include "testmain.h"
#include "ui/badge.h"
#include "ui/discussionroles.h"
#include "views/opinions/checklistmodel.h"
#include "views/opinions/mainopinionmodel.h"
#include "views/opinions/opinionrowroles.h"
#include "views/opinions/opinionutterancemodel.h"
#include "views/opinions/referencemodel.h"
#include "views/opinions/workedit.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;

class TestOpinionModels final : public QObject
{
    Q_OBJECT

private slots:
    void mainOpinionsComeAndGoAsRows();
    void referencesSayWhatTheyPointTo();
    void utterancesKeepTheirRowsWhenRemarksChange();
    void checksChangeRowsWithoutResettingThem();
};

void TestOpinionModels::mainOpinionsComeAndGoAsRows()
{
    OpinionFixture fixture;
    const OpinionContext context = fixture.context(1);
    MainOpinionModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    UtteranceWork work = withOpinion({}, context, {10, 5});
    model.setWork(work, context.utterance);
    const UtteranceWork two = withOpinion(work, context, {0, 5});
    model.setWork(two, context.utterance);
    QCOMPARE(inserted.size(), 2);
    QCOMPARE(inserted.last().at(1).toInt(), 0);
    QCOMPARE(model.index(0).data().toString(), context.utterance.left(5));
    QCOMPARE(BadgeKind(model.index(0).data(opinionrow::BadgeOf).toInt()), BadgeKind::Open);
    model.setWork(withoutOpinion(two, 0), context.utterance);
    QCOMPARE(removed.size(), 1);
    model.setWork(withAtoms(work, 0, {QStringLiteral("A.")}), context.utterance);
    QCOMPARE(BadgeKind(model.index(0).data(opinionrow::BadgeOf).toInt()), BadgeKind::Yes);
    model.setWork({}, context.utterance);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(reset.size(), 0);
}

void TestOpinionModels::referencesSayWhatTheyPointTo()
{
    OpinionFixture fixture;
    const OpinionContext context = fixture.context(1);
    ReferenceModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const Reference open{{0, 1}, ReferenceKind::Resolve, {}};
    const Reference linked{{2, 5}, ReferenceKind::Supplement, ArticleReferent{2, {13, 10}}};
    model.setReferences({open}, context);
    QCOMPARE(model.index(0).data(opinionrow::BadgeText).toString(), QStringLiteral("not linked"));
    model.setReferences({open, linked}, context);
    QVERIFY(model.index(1).data().toString().contains(context.article.at(1).mid(13, 10)));
    QVERIFY(model.index(1).data(opinionrow::Detail).toString().contains(QLatin1Char('2')));
    model.setReferences({linked}, context);
    QCOMPARE(model.rowCount(), 1);
    model.setReferences({}, context);
    QCOMPARE(model.rowCount(), 0);
}

void TestOpinionModels::utterancesKeepTheirRowsWhenRemarksChange()
{
    OpinionUtteranceModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QList<UtteranceLine> lines{{QStringLiteral("P1"), QStringLiteral("A"), {}, true},
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

void TestOpinionModels::checksChangeRowsWithoutResettingThem()
{
    OpinionFixture fixture;
    fixture.close();
    const auto sheet = [&] {
        return ProjectFixture::take(
            readOpinionSheet(fixture.database(), fixture.sample, fixture.base.ada));
    };
    const QList<Person> people = ProjectFixture::take(PeopleRepository(fixture.database()).all());
    CheckListModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setSheet(sheet(), fixture.base.ada, people);
    QCOMPARE(model.rowCount(), 4);
    QVERIFY(!model.index(0).data(opinionrow::Waiting).toBool());
    QVERIFY(model.index(1).data(opinionrow::Waiting).toBool());
    QVERIFY(model.index(1).data(opinionrow::Detail).toString().contains(QStringLiteral("Ben")));
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    ProjectFixture::check(fixture.say(2, OpinionFixture::yes(fixture.base.ada)));
    model.setSheet(sheet(), fixture.base.ada, people);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(BadgeKind(model.index(1).data(opinionrow::BadgeOf).toInt()), BadgeKind::Yes);
}

TANDEM_TEST(TestOpinionModels, QApplication)
#include "tst_opinionmodels.moc"
