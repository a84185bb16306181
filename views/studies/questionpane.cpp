#include "views/studies/questionpane.h"

#include "models/results/spelling.h"
#include "models/studies/answervalues.h"
#include "ui/actionbutton.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"
#include "ui/screen/livetext.h"
#include "ui/spoken.h"
#include "ui/theme.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPlainTextEdit>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kAskedEdge = 3;
constexpr int kTextLines = 3;
constexpr int kMostDigit = 9;
/// Answers that together have more letters, or are more than this many, stand below each other.
constexpr qsizetype kMostLettersInARow = 70;
constexpr qsizetype kMostInARow = 6;
/// Words that nobody goes on typing for so long are kept, though the field is not left.
constexpr int kTypingRestMs = 2000;

bool standBelowEachOther(const QList<studies::Option>& options)
{
    qsizetype letters = 0;
    for (const studies::Option& option : options)
        letters += option.label.size() + 5;
    return letters > kMostLettersInARow || options.size() > kMostInARow;
}

} // namespace

QuestionPane::QuestionPane(const studies::Question& question, QWidget* parent)
    : QWidget(parent)
    , m_question(question)
{
    named(this, QStringLiteral("question_") + question.name);
    setAccessibleName(question.text);
    auto* text = newNote(this, LabelStyle::Strong, question.text);
    inColumn(this, {text}, 6, {24, 6, 24, 6});
    switch (question.kind) {
    case studies::Question::Kind::Choice:
        buildChoice();
        break;
    case studies::Question::Kind::Scale:
        buildScale();
        break;
    case studies::Question::Kind::Text:
        buildText();
        break;
    }
}

void QuestionPane::addAnswer(
    QBoxLayout* into, const QString& value, const QString& label, const QString& key)
{
    auto* action =
        named(new QAction(this), QStringLiteral("answer_%1_%2").arg(m_question.name, value));
    action->setData(value);
    action->setCheckable(true);
    action->setShortcut(QKeySequence(key));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setAutoRepeat(false);
    connect(action, &QAction::triggered, this, [this, value] { give(value); });
    m_actions.append(action);
    auto* button = new ActionButton(action, &ThemeColors::accent, &ThemeColors::selection, this);
    const bool isPlace = m_question.kind == studies::Question::Kind::Scale;
    button->setShowsKey(label != key);
    // A place of a scale is in the digits of the language.
    inEveryLanguage(button, [this, action, button, isPlace, label, value] {
        const QString shown = isPlace ? results::countText(value.toInt()) : label;
        // An ampersand is one, and no mark of a key.
        QString words = shown;
        words.replace(u'&', QStringLiteral("&&"));
        action->setText(words);
        action->setToolTip(plainToolTip(shown));
        button->setLabel(words);
        button->setAccessibleName(m_question.text + QStringLiteral(": ") + shown);
    });
    button->installEventFilter(this);
    setRadio(button);
    into->addWidget(button);
}

void QuestionPane::buildChoice()
{
    const bool isColumn = standBelowEachOther(m_question.options);
    QBoxLayout* answers = isColumn ? static_cast<QBoxLayout*>(inColumn({}, 4)) : inRow({}, 8);
    for (qsizetype i = 0; i < m_question.options.size(); ++i) {
        const studies::Option& option = m_question.options.at(i);
        addAnswer(answers, option.value, option.label, studies::keyOfOption(m_question, i));
    }
    if (!isColumn)
        answers->addStretch();
    static_cast<QVBoxLayout*>(layout())->addLayout(answers);
}

void QuestionPane::buildScale()
{
    auto* row = inRow({}, 8);
    const auto addEnd = [&](const QString& words) {
        if (!words.isEmpty())
            row->addWidget(newLabel(this, LabelStyle::Secondary, words));
    };
    addEnd(m_question.leastLabel);
    for (int place = m_question.least; place <= m_question.most; ++place) {
        const bool hasKey = place >= 0 && place <= kMostDigit;
        const QString value = QString::number(place);
        addAnswer(row, value, value, hasKey ? value : QString());
    }
    addEnd(m_question.mostLabel);
    row->addStretch();
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void QuestionPane::buildText()
{
    m_words = named(new QPlainTextEdit(this), QStringLiteral("words_") + m_question.name);
    m_words->setTabChangesFocus(true);
    m_words->setAccessibleName(m_question.text);
    m_words->setFixedHeight(m_words->fontMetrics().lineSpacing() * kTextLines + 12);
    m_words->installEventFilter(this);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kTypingRestMs);
    connect(&m_rest, &QTimer::timeout, this, &QuestionPane::finishTyping);
    connect(m_words, &QPlainTextEdit::textChanged, this, [this] {
        if (m_words->hasFocus())
            m_rest.start();
    });
    layout()->addWidget(m_words);
}

void QuestionPane::give(const QString& value)
{
    emit chosen();
    // A second press leaves the answer: taking it back is a command of its own.
    setAnswer(value);
    emit answered(value);
}

void QuestionPane::setAnswer(const std::optional<QString>& value)
{
    if (m_words && m_words->hasFocus()) {
        m_answer = value;
        return;
    }
    showAnswer(value);
}

void QuestionPane::showAnswer(const std::optional<QString>& value)
{
    m_answer = value;
    for (QAction* action : std::as_const(m_actions))
        action->setChecked(value && action->data().toString() == *value);
    if (m_words && m_words->toPlainText() != value.value_or(QString()))
        m_words->setPlainText(value.value_or(QString()));
}

void QuestionPane::setAsked(bool asked, QWidget* screen)
{
    m_isAsked = asked;
    for (QAction* action : std::as_const(m_actions)) {
        if (asked)
            screen->addAction(action);
        else
            screen->removeAction(action);
    }
    update();
}

void QuestionPane::setReadOnly(bool readOnly)
{
    for (QAction* action : std::as_const(m_actions))
        action->setEnabled(!readOnly);
    if (m_words)
        m_words->setReadOnly(readOnly);
}

bool QuestionPane::hasKey(const QKeyEvent& event) const
{
    return std::any_of(m_actions.cbegin(), m_actions.cend(), [&](const QAction* action) {
        return !action->shortcut().isEmpty() && action->shortcut() == QKeySequence(event.key());
    });
}

void QuestionPane::finishTyping()
{
    m_rest.stop();
    if (!m_words || m_words->isReadOnly())
        return;
    const QString words = m_words->toPlainText().left(studies::kMostAnswerLength);
    const std::optional<QString> now =
        words.trimmed().isEmpty() ? std::nullopt : std::optional(words);
    if (now == m_answer)
        return;
    m_answer = now;
    emit answered(now);
}

bool QuestionPane::takeKeyboard()
{
    if (!m_words || m_words->hasFocus())
        return false;
    m_words->setFocus();
    return true;
}

bool QuestionPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn)
        emit chosen();
    else if (event->type() == QEvent::FocusOut && watched == m_words)
        finishTyping();
    else if (event->type() == QEvent::KeyPress && watched == m_words &&
             static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        emit wordsLeft();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void QuestionPane::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    if (!m_isAsked)
        return;
    QPainter painter(this);
    const QRect edge(0, 0, kAskedEdge, height());
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), edge), themeColors(this).accent);
}

} // namespace tandem
