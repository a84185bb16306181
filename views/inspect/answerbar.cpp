#include "views/inspect/answerbar.h"

#include "ui/actionbutton.h"
#include "ui/elidedlabel.h"
#include "ui/screen/livetext.h"
#include "ui/textstyle.h"
#include "ui/theme.h"
#include "views/inspect/inspectactions.h"
#include "views/inspect/opinionbutton.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

namespace tandem {

namespace {

constexpr int kLongestNote = 10'000;

} // namespace

AnswerBar::AnswerBar(InspectActions* actions, QWidget* parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_name(new ElidedLabel(this))
    , m_agree(new OpinionButton(actions->agree, &ThemeColors::yes, &ThemeColors::yesBack, this))
    , m_disagree(new OpinionButton(
          actions->disagree, &ThemeColors::boundary, &ThemeColors::boundaryBack, this))
    , m_unsure(
          new OpinionButton(actions->unsure, &ThemeColors::accent, &ThemeColors::selection, this))
    , m_note(new QLineEdit(this))
{
    setObjectName(QStringLiteral("answerBar"));
    m_note->setObjectName(QStringLiteral("decisionNote"));
    m_name->setObjectName(QStringLiteral("currentDecision"));
    m_note->setMaxLength(kLongestNote);
    m_note->installEventFilter(this);
    keepFont(m_name, FontRole::SmallStrong);
    m_name->setMinimumWidth(84);
    auto* reply = new ActionButton(actions->reply, ActionButton::Look::Hint, this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 6, 12, 6);
    row->setSpacing(7);
    row->addWidget(m_name);
    row->addWidget(m_agree);
    row->addWidget(m_disagree);
    row->addWidget(m_unsure);
    row->addWidget(m_note, 1);
    row->addWidget(reply);
    connect(m_note, &QLineEdit::editingFinished, this, &AnswerBar::writeNote);
    inEveryLanguage(this, [this] { retranslate(); });
}

void AnswerBar::setDecision(const QString& name, const QString& note, bool reviewable)
{
    const bool same = name == m_name->text();
    m_name->setText(name);
    m_note->setEnabled(reviewable);
    if (same && m_note->hasFocus() && note == m_written)
        return; // what is being typed stays
    m_written = note;
    m_note->setText(note);
}

void AnswerBar::focusNote()
{
    m_note->setFocus(Qt::ShortcutFocusReason);
    m_note->selectAll();
}

QPoint AnswerBar::menuPlace() const
{
    return m_disagree->mapToGlobal(QPoint(0, m_disagree->height()));
}

void AnswerBar::writeNote()
{
    if (m_note->text() == m_written)
        return;
    m_written = m_note->text();
    emit noteWritten(m_written);
}

bool AnswerBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_note || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool modified = static_cast<QKeyEvent*>(event)->modifiers() & Qt::ControlModifier;
    if (key == Qt::Key_Escape)
        m_note->setText(m_written);
    else if ((key != Qt::Key_Return && key != Qt::Key_Enter) || modified)
        return QWidget::eventFilter(watched, event);
    writeNote();
    emit noteLeft();
    return true;
}

void AnswerBar::retranslate()
{
    m_note->setPlaceholderText(
        tr("Note (%1)", "key").arg(m_actions->note->shortcut().toString(QKeySequence::NativeText)));
    m_note->setAccessibleName(tr("Note on the decision"));
}

void AnswerBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), themeColors(this).line);
}

} // namespace tandem
