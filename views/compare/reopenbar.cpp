#include "views/compare/reopenbar.h"

#include "ui/theme.h"
#include "views/compare/reasonedit.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tandem {

ReopenBar::ReopenBar(QWidget* parent)
    : QFrame(parent)
    , m_question(new QLabel(this))
    , m_reason(new ReasonEdit(this))
    , m_missing(new QLabel(this))
    , m_commit(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    m_reason->setObjectName(QStringLiteral("reopenReason"));
    m_missing->setObjectName(QStringLiteral("reopenMissingReason"));
    m_commit->setObjectName(QStringLiteral("reopenCommit"));
    m_cancel->setObjectName(QStringLiteral("reopenCancel"));
    setLabelStyle(m_question, LabelStyle::Strong);
    setLabelStyle(m_missing, LabelStyle::Error);
    setPrimary(m_commit);
    m_question->setBuddy(m_reason);
    m_question->setWordWrap(true);

    auto* ends = new QHBoxLayout;
    ends->setSpacing(8);
    ends->addWidget(m_commit);
    ends->addWidget(m_cancel);
    ends->addWidget(m_missing, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 8, 16, 8);
    layout->addWidget(m_question);
    layout->addWidget(m_reason);
    layout->addLayout(ends);

    connect(m_reason, &ReasonEdit::committed, this, &ReopenBar::commit);
    connect(m_reason, &ReasonEdit::givenUp, this, &ReopenBar::giveUp);
    connect(m_reason, &ReasonEdit::textChanged, m_missing, &QLabel::clear);
    connect(m_commit, &QPushButton::clicked, this, &ReopenBar::commit);
    connect(m_cancel, &QPushButton::clicked, this, &ReopenBar::giveUp);
    retranslate();
    hide();
}

void ReopenBar::ask()
{
    m_reason->clear();
    m_missing->clear();
    show();
    m_reason->setFocus(Qt::OtherFocusReason);
}

bool ReopenBar::isTyping() const
{
    return !isHidden() && !m_reason->reason().isEmpty();
}

void ReopenBar::commit()
{
    const QString reason = m_reason->reason();
    if (reason.isEmpty()) {
        m_missing->setText(tr("Reopening needs a reason."));
        m_reason->setFocus(Qt::OtherFocusReason);
        return;
    }
    hide();
    emit reopened(reason);
    emit finished();
}

void ReopenBar::giveUp()
{
    hide();
    emit finished();
}

void ReopenBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReopenBar::retranslate()
{
    m_question->setText(tr("Why is this sample reopened? The reason goes into the journal."));
    m_reason->setPlaceholderText(tr("Reason; Enter reopens, Escape gives up"));
    m_reason->setAccessibleName(tr("Reason for reopening"));
    m_commit->setText(tr("Reopen"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace tandem
