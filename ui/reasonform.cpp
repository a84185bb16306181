#include "ui/reasonform.h"

#include "ui/reasonedit.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace tandem {

ReasonForm::ReasonForm(const QString& prefix, const QString& noun, QWidget* parent)
    : QWidget(parent)
    , m_question(new QLabel(this))
    , m_reason(new ReasonEdit(this))
    , m_missing(new QLabel(this))
    , m_commit(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    m_reason->setObjectName(prefix + noun);
    m_missing->setObjectName(prefix + QStringLiteral("Missing") + noun);
    m_commit->setObjectName(prefix + QStringLiteral("Commit"));
    m_cancel->setObjectName(prefix + QStringLiteral("Cancel"));
    setLabelStyle(m_question, LabelStyle::Strong);
    setLabelStyle(m_missing, LabelStyle::Error);
    setPrimary(m_commit);
    m_missing->hide();
    m_question->setBuddy(m_reason);
    m_question->setWordWrap(true);
    m_missing->setWordWrap(true);

    auto* ends = new QHBoxLayout;
    ends->setSpacing(8);
    ends->addWidget(m_commit);
    ends->addWidget(m_cancel);
    ends->addWidget(m_missing, 1);
    ends->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_question);
    layout->addWidget(m_reason);
    layout->addLayout(ends);

    connect(m_reason, &ReasonEdit::committed, this, &ReasonForm::commit);
    connect(m_reason, &ReasonEdit::givenUp, this, &ReasonForm::giveUp);
    connect(m_reason, &ReasonEdit::textChanged, m_missing, &QLabel::hide);
    connect(m_commit, &QPushButton::clicked, this, &ReasonForm::commit);
    connect(m_cancel, &QPushButton::clicked, this, &ReasonForm::giveUp);
    hide();
}

void ReasonForm::setWords(std::function<Words()> words)
{
    m_words = std::move(words);
    inEveryLanguage(this, [this] {
        const Words now = m_words();
        m_question->setText(now.question);
        m_reason->setPlaceholderText(now.placeholder);
        m_reason->setAccessibleName(now.name);
        m_commit->setText(now.commit);
        m_cancel->setText(now.cancel);
    });
}

void ReasonForm::ask(const QString& text)
{
    m_question->setText(m_words().question);
    if (m_reason->reason().isEmpty())
        m_reason->setPlainText(text);
    m_missing->hide();
    show();
    m_reason->setFocus(Qt::OtherFocusReason);
    m_reason->selectAll();
}

void ReasonForm::reset()
{
    m_reason->clear();
    m_missing->hide();
    hide();
}

bool ReasonForm::isTyping() const
{
    return !isHidden() && !m_reason->reason().isEmpty();
}

void ReasonForm::commit()
{
    const QString reason = m_reason->reason();
    if (reason.isEmpty()) {
        m_missing->setText(m_words().missing);
        m_missing->show();
        m_reason->setFocus(Qt::OtherFocusReason);
        return;
    }
    reset();
    emit given(reason);
    emit finished();
}

void ReasonForm::giveUp()
{
    reset();
    emit finished();
}

} // namespace tandem
