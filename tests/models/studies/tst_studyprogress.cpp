#include "models/studies/studyprogress.h"

#include "models/studies/templates.h"
#include "testmain.h"

#include <QTest>

using namespace tandem::studies;

namespace {

const QString kAgreement = QStringLiteral("agreement");

AnswersByQuestion agreed()
{
    return {{kAgreement, QStringLiteral("agree")}};
}

AnswersByQuestion disagreed()
{
    return {{kAgreement, QStringLiteral("disagree")}};
}

} // namespace

class TestStudyProgress final : public QObject
{
    Q_OBJECT

private slots:
    void theNextTurnIsTheFirstThatIsNotDone();
    void whatWasLeftOutComesBackInTheEnd();
    void submittingTakesAllThatIsNeeded();
    void breaksAreOfferedOnTheWay();
    void answersEndWhereTheDesignSaysSo();
};

void TestStudyProgress::theNextTurnIsTheFirstThatIsNotDone()
{
    const Design design = designTemplate(Kind::Verdict);
    StudyProgress progress = studyProgress(design, {{}, {}, {}});
    QCOMPARE(progress, (StudyProgress{3, 0, 0, {kAgreement}}));
    progress = studyProgress(design, {agreed(), disagreed(), {}});
    QCOMPARE(progress, (StudyProgress{3, 1, 1, {QStringLiteral("corrected")}}));
}

void TestStudyProgress::whatWasLeftOutComesBackInTheEnd()
{
    const Design design = designTemplate(Kind::Verdict);
    QCOMPARE(studyProgress(design, {{}, agreed(), {}, {}}, 2).next, 2);
    QCOMPARE(studyProgress(design, {{}, agreed(), {}, {}}, 1).next, 2);
    QCOMPARE(studyProgress(design, {{}, {}, agreed(), agreed()}, 2).next, 0);
    QCOMPARE(studyProgress(design, {{}, {}, agreed(), agreed()}, 99).next, 0);
}

void TestStudyProgress::submittingTakesAllThatIsNeeded()
{
    const Design design = designTemplate(Kind::Verdict);
    QVERIFY(!studyProgress(design, {}).canSubmit());
    QVERIFY(!studyProgress(design, {agreed(), {}}).canSubmit());
    QVERIFY(!studyProgress(design, {agreed(), disagreed()}).canSubmit());
    const StudyProgress done = studyProgress(design, {agreed(), agreed()});
    QVERIFY(done.canSubmit());
    QCOMPARE(done, (StudyProgress{2, 2, std::nullopt, {}}));
}

void TestStudyProgress::breaksAreOfferedOnTheWay()
{
    Design design;
    QVERIFY(!isBreakDue(design, 10, 30));
    design.breakAfter = 10;
    QVERIFY(!isBreakDue(design, 0, 30));
    QVERIFY(!isBreakDue(design, 9, 30));
    QVERIFY(isBreakDue(design, 10, 30));
    QVERIFY(isBreakDue(design, 20, 30));
    QVERIFY(!isBreakDue(design, 30, 30));
}

void TestStudyProgress::answersEndWhereTheDesignSaysSo()
{
    const QDateTime began(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);
    Design design;
    QVERIFY(!answersEndAt(design, began));
    design.comeBackDays = 7;
    QCOMPARE(answersEndAt(design, began), QDateTime(QDate(2026, 3, 8), QTime(12, 0), Qt::UTC));
    QVERIFY(!answersEndAt(design, {}));
}

TANDEM_TEST(TestStudyProgress, QCoreApplication)
#include "tst_studyprogress.moc"
