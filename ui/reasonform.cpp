#include "ui/reasonform.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/reasonedit.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"

#include <QLabel>
#include <QPushButton>

#include <utility>

namespace tandem {

ReasonForm::ReasonForm(const QString& prefix, const QString& noun, QWidget* parent)
    : QWidget(parent)
    , m_question(newNote(this, LabelStyle::Strong))
    , m_reason(new ReasonEdit(this))
    , m_missing(newNote(this, LabelStyle::Error))
    , m_commit(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    m_reason->setObjectName(prefix + noun);
    m_missing->setObjectName(prefix + QStringLiteral("Missing") + noun);
    m_commit->setObjectName(prefix + QStringLiteral("Commit"));
    m_cancel->setObjectName(prefix + QStringLiteral("Cancel"));
    setPrimary(m_commit);
    m_missing->hide();
    m_question->setBuddy(m_reason);

    auto* ends = inRow({m_commit, m_cancel, {m_missing, 1}, Free()}, 8);
    inColumn(this, {m_question, m_reason, ends});

    connect(m_reason, &ReasonEdit::committed, this, &ReasonForm::commit);
    connect(m_reason, &ReasonEdit::givenUp, this, &ReasonForm::askToDrop);
    connect(m_reason, &ReasonEdit::textChanged, this, [this] {
        m_asks = false;
        m_missing->hide();
    });
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
    if (m_reason->reason().isEmpty()) {
        m_reason->setPlainText(text);
        m_before = m_reason->reason();
    }
    m_missing->hide();
    show();
    m_reason->setFocus(Qt::OtherFocusReason);
    m_reason->selectAll();
}

void ReasonForm::reset()
{
    m_reason->clear();
    m_before.clear();
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

/// Asks once about what was typed.
void ReasonForm::askToDrop()
{
    const QString reason = m_reason->reason();
    if (std::exchange(m_asks, true) || reason.isEmpty() || reason == m_before) {
        giveUp();
        return;
    }
    m_missing->setText(tr("Not saved. Esc again discards it."));
    m_missing->show();
}

void ReasonForm::giveUp()
{
    reset();
    emit finished();
}

} // namespace tandem
