#include "views/studies/questionpane.h"

#include "models/studies/answervalues.h"
#include "ui/actionbutton.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/textdirection.h"
#include "ui/theme.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPlainTextEdit>

namespace tandem {

namespace {

constexpr int kAskedEdge = 3;
constexpr int kTextLines = 3;
constexpr int kMostDigit = 9;

} // namespace

QuestionPane::QuestionPane(const studies::Question& question, QWidget* parent)
    : QWidget(parent)
    , m_question(question)
{
    named(this, QStringLiteral("question_") + question.name);
    setAccessibleName(question.text);
    auto* text = newNote(this, LabelStyle::Strong, question.text);
    inColumn(this, {text}, 6, {12, 6, 12, 6});
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

void QuestionPane::addAnswer(const QString& value, const QString& label, const QString& key)
{
    auto* action =
        named(new QAction(label, this), QStringLiteral("answer_%1_%2").arg(m_question.name, value));
    action->setData(value);
    action->setCheckable(true);
    action->setShortcut(QKeySequence(key));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setAutoRepeat(false);
    connect(action, &QAction::triggered, this, [this, value] { give(value); });
    m_actions.append(action);
}

void QuestionPane::buildChoice()
{
    auto* row = inRow({}, 8);
    for (qsizetype i = 0; i < m_question.options.size(); ++i) {
        const studies::Option& option = m_question.options.at(i);
        addAnswer(option.value, option.label, studies::keyOfOption(m_question, i));
        auto* button =
            new ActionButton(m_actions.last(), &ThemeColors::accent, &ThemeColors::selection, this);
        button->installEventFilter(this);
        row->addWidget(button);
    }
    row->addStretch();
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
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
        const QString value = QString::number(place);
        const bool hasKey = place >= 0 && place <= kMostDigit;
        addAnswer(value, value, hasKey ? value : QString());
        auto* button =
            new ActionButton(m_actions.last(), &ThemeColors::accent, &ThemeColors::selection, this);
        button->installEventFilter(this);
        row->addWidget(button);
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
    m_answer = value;
    for (QAction* action : std::as_const(m_actions))
        action->setChecked(value && action->data().toString() == *value);
    if (m_words && !m_words->hasFocus() && m_words->toPlainText() != value.value_or(QString()))
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

void QuestionPane::finishTyping()
{
    if (!m_words)
        return;
    const QString words = m_words->toPlainText();
    const std::optional<QString> now =
        words.trimmed().isEmpty() ? std::nullopt : std::optional(words);
    if (now == m_answer)
        return;
    m_answer = now;
    emit answered(now);
}

void QuestionPane::takeKeyboard()
{
    if (m_words)
        m_words->setFocus();
}

bool QuestionPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn)
        emit chosen();
    else if (event->type() == QEvent::FocusOut && watched == m_words)
        finishTyping();
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
