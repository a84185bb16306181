#include "views/studies/ratingview.h"

#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/emptystate.h"
#include "ui/parts.h"
#include "ui/spoken.h"
#include "ui/tabstops.h"
#include "ui/taskheader.h"
#include "ui/theme.h"
#include "views/studies/ratingparts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace tandem {

namespace {

constexpr int kLeastContent = 96;
/// What is scrolled past was in view where it stayed for so long.
constexpr int kMomentMs = 100;

constexpr TaskHeader::Names kHeader{"ratingTitle", "ratingRemark", "ratingProgress", "ratingClock"};

} // namespace

RatingView::RatingView(QWidget* parent)
    : QWidget(parent)
    , m_header(new TaskHeader(kHeader, this))
    , m_content(named(new QScrollArea(this), "ratingContent"))
    , m_scroll(named(new QScrollArea(this), "ratingScroll"))
    , m_asks(named(new QWidget(this), "ratingQuestions"))
    , m_empty(named(new EmptyState(this), "ratingEmpty"))
    , m_unread(named(newNote(m_asks, LabelStyle::Strong, {}), "ratingUnread"))
{
    // Where the keys of an item are heard, by itself and from all that stands in it; Tab leads to
    // its texts and answers, which show that they have the keyboard.
    setFocusPolicy(Qt::ClickFocus);
    m_unread->setContentsMargins(24, 0, 24, 0);
    m_unread->hide();
    setReadOut(m_unread);
    inColumn(m_asks, {m_unread}, 0, {0, 6, 0, 6});
    // Not at once: a layout may be moving it, and is not to be asked for another one meanwhile.
    connect(m_content->verticalScrollBar(), &QScrollBar::valueChanged, this, &RatingView::lookSoon,
        Qt::QueuedConnection);
    m_scroll->setWidget(m_asks);
    for (QScrollArea* area : {m_content, m_scroll}) {
        area->setWidgetResizable(true);
        area->setFrameShape(QFrame::NoFrame);
        area->setFocusPolicy(Qt::NoFocus);
    }
    m_content->setMinimumHeight(kLeastContent);
    inColumn(this,
        {m_header, new Divider(Qt::Horizontal, this), {m_content, 1},
            new Divider(Qt::Horizontal, this), m_scroll, {m_empty, 1}},
        0);
    inEveryLanguage(this, [this] {
        m_empty->say(Icon::Annotate, tr("Nothing to rate"),
            tr("No items of this study are assigned to you."));
        setAccessibleName(tr("The item and its questions"));
        m_unread->setText(
            tr("You can answer once every part of every text has been in view. Enter scrolls on."));
        m_unread->setAccessibleName(m_unread->text());
        showProgress();
    });
    m_header->setActiveMs(-1); // raters are not to hurry
    showTurn(-1);
}

RatingView::~RatingView() = default;

void RatingView::setTask(const studies::Task& task)
{
    const bool isSame = m_turn >= 0 && task.form == m_task.form && task.turns == m_task.turns &&
                        task.questions == m_task.questions;
    const RatedAnswers before = std::exchange(m_answers, RatedAnswers(task));
    if (task.form != m_task.form)
        m_read.clear();
    m_task = task;
    for (const studies::RaterEvent& event : task.given.events) {
        if (event.kind == studies::RaterEvent::Kind::InView)
            m_read.insert(event.uuid);
    }
    if (isSame) {
        if (const int turn = m_answers.onlyDifference(before); turn >= 0)
            showTurn(turn);
        showAnswers();
        return showProgress();
    }
    showQuestions();
    m_turn = -1;
    if (!showNextOpen())
        showTurn(task.turns.isEmpty() ? -1 : 0);
}

void RatingView::showQuestions()
{
    qDeleteAll(m_questions);
    m_questions.clear();
    m_asked = -1;
    for (int i = 0; i < int(m_task.questions.size()); ++i) {
        auto* pane = new QuestionPane(m_task.questions.at(i), m_asks);
        connect(pane, &QuestionPane::answered, this,
            [this, i](const std::optional<QString>& value) { give(i, value); });
        connect(pane, &QuestionPane::chosen, this, [this, i] { ask(i); });
        connect(pane, &QuestionPane::wordsLeft, this, [this] { setFocus(); });
        m_asks->layout()->addWidget(pane);
        m_questions.append(pane);
    }
}

void RatingView::setReadOnly(bool readOnly)
{
    m_isReadOnly = readOnly;
    letAnswer();
    look(); // what could only be read until now was not looked at
}

bool RatingView::isLocked() const
{
    return m_item && !m_item->isRead();
}

void RatingView::letAnswer()
{
    const bool locked = isLocked();
    m_unread->setVisible(locked && !m_isReadOnly);
    for (QuestionPane* question : std::as_const(m_questions))
        question->setReadOnly(m_isReadOnly || locked);
    fitQuestions();
}

void RatingView::look()
{
    if (m_turn < 0 || m_isReadOnly || !isLocked())
        return;
    // What was just shown has its place only then.
    QApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    if (isLocked())
        noteInView(m_item->inView());
}

void RatingView::lookSoon()
{
    if (m_turn < 0 || m_isReadOnly || !isLocked())
        return;
    QTimer::singleShot(kMomentMs, m_item.data(), [this, before = m_item->inView()] {
        if (m_turn < 0 || m_isReadOnly || !isLocked())
            return;
        QList<TextShare> stayed = m_item->inView();
        for (qsizetype i = 0; i < stayed.size(); ++i)
            stayed[i] = commonShare(before.at(i), stayed.at(i));
        noteInView(stayed);
    });
}

void RatingView::noteInView(const QList<TextShare>& inView)
{
    m_item->note(inView);
    if (isLocked())
        return;
    const QString turn = m_task.turns.at(m_turn).id;
    m_read.insert(turn);
    letAnswer();
    askFirstOpen();
    emit wasInView(turn);
}

bool RatingView::readOn()
{
    look();
    if (m_isReadOnly || !isLocked())
        return false;
    m_item->readOn(m_content->verticalScrollBar());
    look();
    return true;
}

void RatingView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    QTimer::singleShot(0, this, &RatingView::look);
}

void RatingView::finishTyping()
{
    for (QuestionPane* question : std::as_const(m_questions))
        question->finishTyping();
}

/// The questions get the room that they need: up to a third of the page while there is to read
/// first, and then as much as leaves some lines of the texts in sight, up to two thirds.
void RatingView::fitQuestions()
{
    const int wanted = m_asks->layout()->hasHeightForWidth()
                           ? m_asks->layout()->totalHeightForWidth(qMax(width(), 200))
                           : m_asks->sizeHint().height();
    const int besideTexts = height() - m_header->sizeHint().height() - kLeastContent;
    const int most = isLocked() && !m_isReadOnly
                         ? height() / 3
                         : qMax(height() / 2, qMin(height() * 2 / 3, besideTexts));
    m_scroll->setFixedHeight(qMin(wanted, qMax(most, 60)));
}

void RatingView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitQuestions();
    QTimer::singleShot(0, this, &RatingView::look);
}

void RatingView::setAnswer(
    const QString& turn, const QString& question, const std::optional<QString>& value)
{
    m_answers.set(turn, question, value);
    if (m_turn >= 0 && m_task.turns.at(m_turn).id == turn)
        showAnswers();
    showProgress();
}

void RatingView::showAnswers(bool isOther)
{
    const QString& turn = m_task.turns.at(m_turn).id;
    for (int i = 0; i < int(m_questions.size()); ++i) {
        const studies::Question& question = m_task.questions.at(i);
        const std::optional<QString> answer = m_answers.answerTo(turn, question.name);
        isOther ? m_questions.at(i)->showAnswer(answer) : m_questions.at(i)->setAnswer(answer);
        m_questions.at(i)->setVisible(m_answers.isAsked(m_turn, question));
    }
    fitQuestions();
}

void RatingView::showTurn(int turn)
{
    const int most = turns() - 1;
    const int wanted = most < 0 ? -1 : std::clamp(turn, 0, most);
    const bool hasTurn = wanted >= 0;
    for (QWidget* part : std::initializer_list<QWidget*>{m_header, m_content, m_scroll})
        part->setVisible(hasTurn);
    m_empty->setVisible(!hasTurn);
    if (wanted == m_turn)
        return;
    if (m_turn >= 0)
        finishTyping();
    m_turn = wanted;
    if (!hasTurn)
        return;
    const studies::TaskTurn& shown = m_task.turns.at(m_turn);
    setFocus(); // out of a field of words, whose text is another one now
    setLabelStyle(m_unread, LabelStyle::Strong);
    showFields(shown);
    tabInLayoutOrder(this); // texts and questions are made anew
    showAnswers(true);
    letAnswer();
    askFirstOpen();
    look();
    showProgress();
    emit turnShown(m_turn);
}

void RatingView::showFields(const studies::TaskTurn& turn)
{
    // What was answered was read.
    const bool isRead = m_read.contains(turn.id) || m_read.contains(studies::inViewUuid(turn.id)) ||
                        m_answers.hasAny(turn.id);
    auto* item = new RatedItemView(turn, m_task.fields, m_content);
    setSurface(item, Surface::Panel);
    m_content->setWidget(item); // the one before it goes
    m_item = isRead ? nullptr : item;
    connect(item, &RatedItemView::moved, this, &RatingView::lookSoon, Qt::QueuedConnection);
}

bool RatingView::showNextOpen()
{
    const int next = m_answers.nextOpen(m_turn);
    if (next >= 0)
        showTurn(next);
    return next >= 0;
}

QString RatingView::askedQuestion() const
{
    return m_asked < 0 ? QString() : m_task.questions.at(m_asked).name;
}

void RatingView::ask(int question)
{
    if (question == m_asked)
        return;
    if (m_asked >= 0)
        m_questions.at(m_asked)->setAsked(false, this);
    m_asked = question;
    if (m_asked < 0)
        return;
    m_questions.at(m_asked)->setAsked(true, this);
    m_scroll->ensureWidgetVisible(m_questions.at(m_asked));
}

/// A field of words that needs some gets the keyboard.
void RatingView::askFirstOpen()
{
    ask(m_answers.firstOpenQuestion(m_turn));
    const bool isNeeded = m_answers.lacking(m_turn).contains(askedQuestion());
    if (isNeeded && !m_isReadOnly && !isLocked() && hasFocus())
        m_questions.at(m_asked)->takeKeyboard();
}

void RatingView::stepQuestion(int by)
{
    if (by > 0 && m_asked >= 0 && m_questions.at(m_asked)->takeKeyboard())
        return;
    const int count = int(m_questions.size());
    for (int next = m_asked + by; next >= 0 && next < count; next += by) {
        if (m_questions.at(next)->isHidden())
            continue;
        ask(next);
        setFocus();
        m_questions.at(next)->takeKeyboard();
        return;
    }
}

void RatingView::give(int question, const std::optional<QString>& value)
{
    if (m_isReadOnly || isLocked())
        return;
    const QString turn = m_task.turns.at(m_turn).id;
    const QString name = m_task.questions.at(question).name;
    const std::optional<QString> before = m_answers.answerTo(turn, name);
    if (value == before)
        return;
    const bool wasWhole = m_answers.isWhole(m_turn);
    const bool wasOpen = !m_answers.lacking(m_turn).isEmpty();
    setAnswer(turn, name, value);
    emit answered(turn, name, value, before);
    // Words may have more to come.
    if (m_task.questions.at(question).kind == studies::Question::Kind::Text)
        return;
    if (!wasWhole && m_answers.isWhole(m_turn))
        emit turnCompleted();
    else if (wasOpen || !m_answers.isWhole(m_turn))
        askFirstOpen();
}

void RatingView::takeBack()
{
    if (m_turn < 0 || m_asked < 0 || m_isReadOnly)
        return;
    const QString turn = m_task.turns.at(m_turn).id;
    const QString question = askedQuestion();
    const std::optional<QString> before = m_answers.answerTo(turn, question);
    if (!before)
        return;
    setAnswer(turn, question, {});
    emit answered(turn, question, {}, before);
}

/// What a rater has to know of this item.
QString RatingView::remarkOn(const studies::TaskTurn& turn) const
{
    QStringList remarks;
    if (turn.isPractice)
        remarks.append(tr("Practice item: it does not count."));
    if (turn.group) {
        int place = 0;
        int count = 0;
        for (const studies::TaskTurn& other : m_task.turns) {
            count += other.group == turn.group ? 1 : 0;
            if (other.id == turn.id)
                place = count;
        }
        if (count > 1)
            remarks.append(tr("%1 of %2 in this group", "place in a group")
                               .arg(results::countText(place), results::countText(count)));
    }
    return remarks.join(QStringLiteral("  ·  "));
}

void RatingView::showProgress()
{
    if (m_turn < 0)
        return;
    m_header->setTitle(m_task.title);
    m_header->setRemark(remarkOn(m_task.turns.at(m_turn)));
    m_header->setProgress(
        tr("%1 of %2").arg(results::countText(m_turn + 1), results::countText(turns())),
        answeredTurns(), turns());
}

/// Whether the key would answer, were the answers open.
bool RatingView::isKeyOfAnswer(const QKeyEvent& event) const
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const bool isDigit = !event.text().isEmpty() && event.text().at(0).isDigit();
    return isDigit || std::any_of(m_questions.cbegin(), m_questions.cend(),
                          [&](const QuestionPane* question) { return question->hasKey(event); });
}

/// Says in its place that there is to read first.
void RatingView::tellUnread()
{
    setLabelStyle(m_unread, LabelStyle::Error);
    m_scroll->ensureWidgetVisible(m_unread);
    readOutAgain(m_unread);
}

void RatingView::keyPressEvent(QKeyEvent* event)
{
    if (isLocked() && !m_isReadOnly && isKeyOfAnswer(*event))
        return tellUnread();
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const bool forward =
            (event->key() == Qt::Key_Right) == (layoutDirection() == Qt::LeftToRight);
        return stepTurn(forward ? 1 : -1);
    }
    case Qt::Key_Up:
        return stepQuestion(-1);
    case Qt::Key_Down:
        return stepQuestion(1);
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace tandem
