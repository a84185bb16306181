#include "views/opinions/reasonline.h"

#include "ui/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace tandem {

namespace {

constexpr int kLongest = 10'000;

} // namespace

ReasonLine::ReasonLine(QWidget* parent)
    : QWidget(parent)
    , m_question(new QLabel(this))
    , m_reason(new QLineEdit(this))
{
    m_reason->setObjectName(QStringLiteral("opinionsReason"));
    m_reason->setMaxLength(kLongest);
    setLabelStyle(m_question, LabelStyle::Strong);
    m_question->setWordWrap(true);
    m_question->setBuddy(m_reason);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 6, 16, 8);
    layout->addWidget(m_question);
    layout->addWidget(m_reason);
    hide();
}

void ReasonLine::ask(const QString& question)
{
    m_question->setText(question);
    m_reason->setAccessibleName(question);
    m_reason->clear();
    show();
    m_reason->setFocus(Qt::OtherFocusReason);
}

bool ReasonLine::isTyping() const
{
    return !isHidden() && !m_reason->text().trimmed().isEmpty();
}

void ReasonLine::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter && event->key() != Qt::Key_Escape) {
        QWidget::keyPressEvent(event);
        return;
    }
    const QString reason = m_reason->text().trimmed();
    if (enter && reason.isEmpty())
        return;
    hide();
    if (enter)
        emit given(reason);
}

} // namespace tandem
