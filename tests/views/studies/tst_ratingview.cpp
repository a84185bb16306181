#include "views/studies/ratingview.h"

#include "testmain.h"
#include "ui/spantextview.h"

#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;
using namespace tandem::studies;

namespace {

Task pairwiseTask()
{
    Task task;
    task.form = "form";
    task.title = "Which is closer?";
    task.fields = {{"reference", "Reference", false}, {"output", "Output", true}};
    Question preferred{"preferred", "Which output is closer to the reference?"};
    preferred.options = {
        {"1", "Output 1", {}, 1}, {"2", "Output 2", {}, 2}, {"tie", "Neither", "t"}};
    Question sure{"sure", "How sure are you?", Question::Kind::Scale};
    sure.least = 1;
    sure.most = 5;
    Question why{"why", "Why?", Question::Kind::Text};
    why.isRequired = false;
    task.questions = {preferred, sure, why};
    for (int i = 0; i < 3; ++i) {
        TaskTurn turn;
        turn.id = QStringLiteral("turn%1").arg(i);
        turn.fields = {{"reference", QStringLiteral("Reference %1").arg(i)},
            {"output", "<b>first</b>", 1, {{0, 3}}}, {"output", "second", 2}};
        task.turns.append(turn);
    }
    return task;
}

} // namespace

class RatingViewTest final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_view = std::make_unique<RatingView>();
        m_view->resize(900, 600);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
        m_told = std::make_unique<QSignalSpy>(m_view.get(), &RatingView::answered);
        m_view->setTask(pairwiseTask());
        m_view->setFocus();
    }
    void cleanup()
    {
        m_told.reset();
        m_view.reset();
    }

    void aKeyAnswersTheQuestionThatIsAskedAndTheNextIsAsked()
    {
        QCOMPARE(m_view->askedQuestion(), "preferred");
        press(Qt::Key_2);
        QCOMPARE(m_told->count(), 1);
        QCOMPARE(told(0), (QStringList{"turn0", "preferred", "2"}));
        QCOMPARE(m_view->askedQuestion(), "sure");
        QCOMPARE(m_view->currentTurn(), 0);
        press(Qt::Key_4);
        QCOMPARE(told(1), (QStringList{"turn0", "sure", "4"}));
        QCOMPARE(m_view->currentTurn(), 1);
        QCOMPARE(m_view->answeredTurns(), 1);
    }

    void anOptionWithAKeyOfItsOwnIsGivenByIt()
    {
        press(Qt::Key_3);
        QCOMPARE(m_told->count(), 0);
        press(Qt::Key_T);
        QCOMPARE(told(0), (QStringList{"turn0", "preferred", "tie"}));
    }

    void anAnswerIsChangedWithoutLeavingTheItem()
    {
        press(Qt::Key_1);
        press(Qt::Key_1);
        QCOMPARE(m_view->currentTurn(), 1);
        press(Qt::Key_PageUp);
        press(Qt::Key_2);
        QCOMPARE(told(2), (QStringList{"turn0", "preferred", "2"}));
        QCOMPARE(m_view->currentTurn(), 0);
    }

    void arrowsChooseTheQuestion()
    {
        press(Qt::Key_Down);
        QCOMPARE(m_view->askedQuestion(), "sure");
        press(Qt::Key_5);
        QCOMPARE(told(0), (QStringList{"turn0", "sure", "5"}));
        QCOMPARE(m_view->askedQuestion(), "preferred");
    }

    void wordsAreToldWhenTheItemIsLeft()
    {
        auto* words = m_view->findChild<QPlainTextEdit*>("words_why");
        words->setFocus();
        QTest::keyClicks(words, "1 t");
        QCOMPARE(m_told->count(), 0);
        m_view->showTurn(2);
        QCOMPARE(m_told->count(), 1);
        QCOMPARE(told(0), (QStringList{"turn0", "why", "1 t"}));
        QCOMPARE(m_view->currentTurn(), 2);
        QVERIFY(words->toPlainText().isEmpty());
    }

    void itBeginsAtTheFirstItemThatLacksAnAnswer()
    {
        Task task = pairwiseTask();
        task.given.rows = {{"a", "turn0", "preferred", "1", 5}, {"b", "turn0", "sure", "3", 6},
            {"c", "turn1", "preferred", "2", 7}, {"d", "turn1", "preferred", {}, 8}};
        m_view->setTask(task);
        QCOMPARE(m_view->currentTurn(), 1);
        QCOMPARE(m_view->askedQuestion(), "preferred");
        QCOMPARE(m_view->answeredTurns(), 1);
    }

    void theLatestRowHoldsInWhateverOrderTheyCome()
    {
        Task task = pairwiseTask();
        task.given.rows = {{"b", "turn0", "preferred", {}, 9}, {"a", "turn0", "preferred", "1", 5},
            {"c", "turn0", "sure", "3", 6}};
        m_view->setTask(task);
        QCOMPARE(m_view->currentTurn(), 0);
        QCOMPARE(m_view->askedQuestion(), "preferred");
    }

    void aQuestionWithAConditionIsAskedOnlyThen()
    {
        Task task = pairwiseTask();
        task.questions[1].onlyIf = Condition{"preferred", {"1", "2"}};
        m_view->setTask(task);
        const auto* sure = m_view->findChild<QWidget*>("question_sure");
        QVERIFY(sure->isHidden());
        press(Qt::Key_T);
        QCOMPARE(m_view->currentTurn(), 1);
        press(Qt::Key_1);
        QVERIFY(!m_view->findChild<QWidget*>("question_sure")->isHidden());
        QCOMPARE(m_view->askedQuestion(), "sure");
    }

    void textsAreShownAsTheyAreWithTheirEvidenceWhereItIsToBeSeen()
    {
        const auto* first = m_view->findChild<SpanTextView*>("field_output_1");
        QCOMPARE(first->texts(), QStringList("<b>first</b>"));
        QCOMPARE(first->marks().size(), 1);
        Task task = pairwiseTask();
        task.fields[1].marksEvidence = false;
        task.form = "another";
        m_view->setTask(task);
        QVERIFY(m_view->findChild<SpanTextView*>("field_output_1")->marks().isEmpty());
    }

    void withoutItemsItSaysSo()
    {
        m_view->setTask({});
        QCOMPARE(m_view->currentTurn(), -1);
        QVERIFY(m_view->findChild<QWidget*>("ratingEmpty")->isVisible());
        press(Qt::Key_1);
        press(Qt::Key_PageDown);
        QCOMPARE(m_told->count(), 0);
    }

private:
    void press(Qt::Key key) { QTest::keyClick(m_view.get(), key); }
    QStringList told(int at) const
    {
        const QVariantList arguments = m_told->at(at);
        return {arguments[0].toString(), arguments[1].toString(),
            arguments[2].value<std::optional<QString>>().value_or("none")};
    }

    std::unique_ptr<RatingView> m_view;
    std::unique_ptr<QSignalSpy> m_told;
};

TANDEM_TEST(RatingViewTest, QApplication)
#include "tst_ratingview.moc"
