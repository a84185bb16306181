#include "views/studies/ratingview.h"

#include "testmain.h"
#include "ui/spantextview.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace tandem;
using namespace tandem::studies;

namespace {

Question choice(const char* name, const QList<Option>& options)
{
    Question question;
    question.name = QLatin1String(name);
    question.text = question.name;
    question.options = options;
    return question;
}

Question wordsOf(const char* name, bool isRequired)
{
    Question question;
    question.name = QLatin1String(name);
    question.text = question.name;
    question.kind = Question::Kind::Text;
    question.isRequired = isRequired;
    return question;
}

Task pairwiseTask()
{
    Task task;
    task.form = QStringLiteral("form");
    task.title = QStringLiteral("Which is closer?");
    task.fields = {{QStringLiteral("reference"), QStringLiteral("Reference"), false},
        {QStringLiteral("output"), QStringLiteral("Output"), true}};
    Question sure;
    sure.name = QStringLiteral("sure");
    sure.text = QStringLiteral("How sure are you?");
    sure.kind = Question::Kind::Scale;
    task.questions = {
        choice("preferred",
            {{QStringLiteral("1"), QStringLiteral("Output 1"), {}, 1},
                {QStringLiteral("2"), QStringLiteral("Output 2"), {}, 2},
                {QStringLiteral("tie"), QStringLiteral("Neither & both"), QStringLiteral("t")}}),
        sure};
    for (int i = 0; i < 3; ++i) {
        TaskTurn turn;
        turn.id = QStringLiteral("turn%1").arg(i);
        turn.fields = {{QStringLiteral("reference"), QStringLiteral("Reference %1").arg(i), 0, {}},
            {QStringLiteral("output"), QStringLiteral("<b>first</b></script>"), 1, {{0, 3}}},
            {QStringLiteral("output"), QStringLiteral("second"), 2, {}}};
        task.turns.append(turn);
    }
    return task;
}

studies::AnswerRow row(
    const char* uuid, const char* turn, const char* question, const char* value, qint64 at)
{
    studies::AnswerRow made{
        QLatin1String(uuid), QLatin1String(turn), QLatin1String(question), {}, at, 0};
    if (value)
        made.value = QLatin1String(value);
    return made;
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
        connect(m_view.get(), &RatingView::turnCompleted, m_view.get(),
            [this] { m_view->showNextOpen(); });
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
        QCOMPARE(m_view->askedQuestion(), QStringLiteral("preferred"));
        press(Qt::Key_2);
        QCOMPARE(m_told->count(), 1);
        QCOMPARE(told(0), saying("turn0", "preferred", "2"));
        QCOMPARE(m_view->askedQuestion(), QStringLiteral("sure"));
        QCOMPARE(m_view->currentTurn(), 0);
        press(Qt::Key_4);
        QCOMPARE(told(1), saying("turn0", "sure", "4"));
        QCOMPARE(m_view->currentTurn(), 1);
        QCOMPARE(m_view->answeredTurns(), 1);
    }

    void anOptionWithAKeyOfItsOwnIsGivenByIt()
    {
        press(Qt::Key_3);
        QCOMPARE(m_told->count(), 0);
        press(Qt::Key_T);
        QCOMPARE(told(0), saying("turn0", "preferred", "tie"));
    }

    void theSameKeyAgainTellsNothing()
    {
        press(Qt::Key_2);
        press(Qt::Key_Up);
        press(Qt::Key_2);
        QCOMPARE(m_told->count(), 1);
        QVERIFY(action("answer_preferred_2")->isChecked());
    }

    void anAnswerIsChangedWithoutLeavingTheItem()
    {
        press(Qt::Key_1);
        press(Qt::Key_1);
        QCOMPARE(m_view->currentTurn(), 1);
        press(Qt::Key_Left);
        press(Qt::Key_2);
        QCOMPARE(told(2), saying("turn0", "preferred", "2"));
        QCOMPARE(m_told->at(2).at(3).value<std::optional<QString>>(),
            std::optional(QStringLiteral("1")));
        QCOMPARE(m_view->currentTurn(), 0);
    }

    void arrowsChooseTheQuestion()
    {
        press(Qt::Key_Down);
        QCOMPARE(m_view->askedQuestion(), QStringLiteral("sure"));
        press(Qt::Key_5);
        QCOMPARE(told(0), saying("turn0", "sure", "5"));
        QCOMPARE(m_view->askedQuestion(), QStringLiteral("preferred"));
    }

    void whatCanOnlyBeReadTellsNothing()
    {
        m_view->setReadOnly(true);
        press(Qt::Key_1);
        press(Qt::Key_Right);
        m_view->takeBack();
        QCOMPARE(m_told->count(), 0);
        QCOMPARE(m_view->currentTurn(), 1);
    }

    void wordsAreToldWhenTheItemIsLeftAndNoKeyActsInThem()
    {
        Task task = pairwiseTask();
        task.questions.append(wordsOf("why", false));
        m_view->setTask(task);
        auto* words = m_view->findChild<QPlainTextEdit*>(QStringLiteral("words_why"));
        words->setFocus();
        QTest::keyClicks(words, QStringLiteral("1 t"));
        QCOMPARE(m_told->count(), 0);
        m_view->showTurn(2);
        QCOMPARE(m_told->count(), 1);
        QCOMPARE(told(0), saying("turn0", "why", "1 t"));
        QCOMPARE(m_view->currentTurn(), 2);
        QVERIFY(words->toPlainText().isEmpty());
    }

    void wordsThatNobodyGoesOnTypingAreToldThoughTheyAreNotLeft()
    {
        Task task = pairwiseTask();
        task.questions = {wordsOf("why", true)};
        m_view->setTask(task);
        auto* words = m_view->findChild<QPlainTextEdit*>(QStringLiteral("words_why"));
        QCOMPARE(QApplication::focusWidget(), words); // words that are needed are asked for
        QTest::keyClicks(words, QStringLiteral("so"));
        QTRY_COMPARE(m_told->count(), 1);
        QCOMPARE(told(0), saying("turn0", "why", "so"));
        QVERIFY(words->hasFocus());
        QTest::keyClicks(words, QStringLiteral(" it is"));
        QTest::keyClick(words, Qt::Key_Escape);
        QCOMPARE(told(1), saying("turn0", "why", "so it is"));
        QCOMPARE(QApplication::focusWidget(), m_view.get());
    }

    void itBeginsAtTheFirstItemThatLacksAnAnswer()
    {
        Task task = pairwiseTask();
        task.form = QStringLiteral("another");
        task.given.rows = {row("a", "turn0", "preferred", "1", 5),
            row("b", "turn0", "sure", "3", 6), row("c", "turn1", "preferred", "2", 7),
            row("d", "turn1", "preferred", nullptr, 8)};
        m_view->setTask(task);
        QCOMPARE(m_view->currentTurn(), 1);
        QCOMPARE(m_view->askedQuestion(), QStringLiteral("preferred"));
        QCOMPARE(m_view->answeredTurns(), 1);
    }

    void theLatestRowHoldsInWhateverOrderTheyCome()
    {
        Task task = pairwiseTask();
        task.form = QStringLiteral("another");
        task.given.rows = {row("b", "turn0", "preferred", nullptr, 9),
            row("a", "turn0", "preferred", "1", 5), row("c", "turn0", "sure", "3", 6)};
        m_view->setTask(task);
        QCOMPARE(m_view->currentTurn(), 0);
        QCOMPARE(m_view->askedQuestion(), QStringLiteral("preferred"));
    }

    void whatWasUndoneElsewhereComesIntoSight()
    {
        Task task = pairwiseTask();
        press(Qt::Key_1);
        press(Qt::Key_1);
        QCOMPARE(m_view->currentTurn(), 1);
        task.given.rows = {row("a", "turn0", "preferred", "1", 5)};
        m_view->setTask(task);
        QCOMPARE(m_view->currentTurn(), 0);
        QCOMPARE(m_view->askedQuestion(), QStringLiteral("sure"));
    }

    void aQuestionWithAConditionIsAskedOnlyThen()
    {
        Task task = pairwiseTask();
        task.questions[1].onlyIf =
            Condition{QStringLiteral("preferred"), {QStringLiteral("1"), QStringLiteral("2")}};
        m_view->setTask(task);
        QVERIFY(m_view->findChild<QWidget*>(QStringLiteral("question_sure"))->isHidden());
        press(Qt::Key_T);
        QCOMPARE(m_view->currentTurn(), 1);
        press(Qt::Key_1);
        QVERIFY(!m_view->findChild<QWidget*>(QStringLiteral("question_sure"))->isHidden());
        QCOMPARE(m_view->askedQuestion(), QStringLiteral("sure"));
    }

    void itemsThatBelongTogetherSayTheirPlaceAndPracticeIsMarked()
    {
        Task task = pairwiseTask();
        task.turns[0].isPractice = true;
        task.turns[1].group = 1;
        task.turns[2].group = 1;
        m_view->setTask(task);
        const auto* remark = m_view->findChild<QLabel*>(QStringLiteral("ratingRemark"));
        QVERIFY(remark->text().contains(QStringLiteral("does not count")));
        press(Qt::Key_Right);
        press(Qt::Key_Right);
        QVERIFY2(remark->text().startsWith(QStringLiteral("2 of 2")), qPrintable(remark->text()));
    }

    void textsAreShownAsTheyAreWithTheirEvidenceWhereItIsToBeSeen()
    {
        const auto* first = field("field_output_1");
        QCOMPARE(first->texts(), QStringList(QStringLiteral("<b>first</b></script>")));
        QCOMPARE(first->toPlainText(), QStringLiteral("<b>first</b></script>"));
        QCOMPARE(first->marks().size(), 1);
        QCOMPARE(first->accessibleName(), QStringLiteral("Output 1"));
        Task task = pairwiseTask();
        task.fields[1].marksEvidence = false;
        task.form = QStringLiteral("another");
        m_view->setTask(task);
        QVERIFY(field("field_output_1")->marks().isEmpty());
    }

    void anAmpersandInAnAnswerIsShown()
    {
        const auto* button =
            m_view->findChild<QAbstractButton*>(QStringLiteral("answer_preferred_tieButton"));
        QCOMPARE(button->text(), QStringLiteral("Neither & both"));
        QVERIFY(button->shortcut().isEmpty());
    }

    void aWordOfAMegabyteAndTextsFromRightToLeftAreShown()
    {
        Task task = pairwiseTask();
        task.form = QStringLiteral("another");
        task.turns[0].fields[0].text = QString(1 << 20, u'w');
        task.turns[0].fields[1].text = QStringLiteral("\u202eسلام <i>");
        m_view->setTask(task);
        QCOMPARE(field("field_reference_0")->texts().first().size(), 1 << 20);
        QCOMPARE(
            field("field_output_1")->toPlainText().size(), task.turns[0].fields[1].text.size());
        // Its end was not in view yet, and its middle is not where only that is gone to.
        press(Qt::Key_1);
        QCOMPARE(m_told->count(), 0);
        QScrollBar* bar = field("field_reference_0")->verticalScrollBar();
        bar->setValue(bar->maximum());
        QTest::qWait(300);
        press(Qt::Key_1);
        QCOMPARE(m_told->count(), 0);
        QVERIFY(m_view->readOn());
        QVERIFY(bar->value() < bar->maximum() / 2); // what was passed over comes first
        int steps = 0;
        while (m_view->readOn())
            QVERIFY(++steps < 20'000);
        press(Qt::Key_1);
        QCOMPARE(m_told->count(), 1);
    }

    void aTextThatIsScrolledThroughWasInViewWhereItStayedAMoment()
    {
        showLongTexts(120);
        const QList<const char*> names{"field_reference_0", "field_output_1", "field_output_2"};
        for (const char* name : names) {
            // Past without a stop, and back to where it begins.
            QScrollBar* bar = field(name)->verticalScrollBar();
            for (const int at : {bar->maximum() / 2, bar->maximum(), 0}) {
                bar->setValue(at);
                QCoreApplication::processEvents();
            }
        }
        QTest::qWait(300);
        press(Qt::Key_1);
        QCOMPARE(m_told->count(), 0);
        const auto* around = m_view->findChild<QScrollArea*>(QStringLiteral("ratingContent"));
        for (const char* name : names) {
            const SpanTextView* text = field(name);
            around->verticalScrollBar()->setValue(text->mapTo(around->widget(), QPoint()).y());
            QScrollBar* bar = text->verticalScrollBar();
            const int step = text->viewport()->height() * 3 / 4;
            for (int at = 0; at < bar->maximum() + step; at += step) {
                bar->setValue(at);
                QTest::qWait(200);
            }
        }
        press(Qt::Key_1);
        QCOMPARE(m_told->count(), 1);
    }

    void aKeyOfAnAnswerBeforeTheTextsWereReadOnlySaysSo()
    {
        showLongTexts(200);
        const auto* unread = m_view->findChild<QLabel*>(QStringLiteral("ratingUnread"));
        const QScrollBar* bar = field("field_reference_0")->verticalScrollBar();
        const QVariant look = unread->property("tandemLabel");
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_9, Qt::Key_T}) {
            QKeyEvent pressed(QEvent::KeyPress, key, Qt::NoModifier,
                key == Qt::Key_T ? QStringLiteral("t") : QString(QChar(int(key))));
            QCoreApplication::sendEvent(m_view.get(), &pressed);
            QVERIFY(pressed.isAccepted()); // or it would be a word that was typed amiss
            QCOMPARE(bar->value(), 0);
        }
        QCOMPARE(m_told->count(), 0);
        QVERIFY(unread->isVisible());
        QVERIFY(unread->property("tandemLabel") != look);
        // What is no answer is none of its business.
        QKeyEvent other(QEvent::KeyPress, Qt::Key_X, Qt::NoModifier, QStringLiteral("x"));
        QCoreApplication::sendEvent(m_view.get(), &other);
        QVERIFY(!other.isAccepted());
    }

    void answersOpenOnceEachTextWasInView()
    {
        QSignalSpy inView(m_view.get(), &RatingView::wasInView);
        showLongTexts(200);
        const auto* unread = m_view->findChild<QWidget*>(QStringLiteral("ratingUnread"));
        QVERIFY(unread->isVisible());
        press(Qt::Key_1);
        QCOMPARE(m_told->count(), 0);
        int steps = 0;
        while (m_view->readOn())
            QVERIFY(++steps < 200);
        QVERIFY(steps > 2);
        QVERIFY(!unread->isVisible());
        QCOMPARE(inView.count(), 1);
        QCOMPARE(inView.at(0).at(0).toString(), QStringLiteral("turn0"));
        press(Qt::Key_1);
        QCOMPARE(m_told->count(), 1);
        // What was read stays open.
        press(Qt::Key_Right);
        press(Qt::Key_Left);
        press(Qt::Key_2);
        QCOMPARE(m_told->count(), 2);
    }

    void withoutItemsItSaysSo()
    {
        m_view->setTask({});
        QCOMPARE(m_view->currentTurn(), -1);
        QVERIFY(m_view->findChild<QWidget*>(QStringLiteral("ratingEmpty"))->isVisible());
        press(Qt::Key_1);
        press(Qt::Key_Right);
        QCOMPARE(m_told->count(), 0);
    }

private:
    /// As the texts of the first item.
    void showLongTexts(int sentences)
    {
        Task task = pairwiseTask();
        task.form = QStringLiteral("another");
        for (Field& field : task.turns[0].fields)
            field.text = QStringLiteral("A sentence of this text. ").repeated(sentences);
        m_view->setTask(task);
    }
    void press(Qt::Key key) { QTest::keyClick(m_view.get(), key); }
    static QStringList saying(const char* turn, const char* question, const char* value)
    {
        return {QLatin1String(turn), QLatin1String(question), QLatin1String(value)};
    }
    SpanTextView* field(const char* name) const
    {
        return m_view->findChild<SpanTextView*>(QLatin1String(name));
    }
    QAction* action(const char* name) const
    {
        return m_view->findChild<QAction*>(QLatin1String(name));
    }
    QStringList told(int at) const
    {
        const QVariantList arguments = m_told->at(at);
        return {arguments[0].toString(), arguments[1].toString(),
            arguments[2].value<std::optional<QString>>().value_or(QStringLiteral("none"))};
    }

    std::unique_ptr<RatingView> m_view;
    std::unique_ptr<QSignalSpy> m_told;
};

TANDEM_TEST(RatingViewTest, QApplication)
#include "tst_ratingview.moc"
