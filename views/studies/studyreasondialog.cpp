#include "views/studies/studyreasondialog.h"

#include "models/studies/designcheck.h"
#include "ui/arrange.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/reasonedit.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>

namespace tandem {

StudyReasonDialog::StudyReasonDialog(const Words& words, Do go, QWidget* parent)
    : QDialog(parent)
    , m_go(std::move(go))
    , m_messages(new MessageBar(this))
    , m_more(new QWidget(this))
    , m_reason(named(new ReasonEdit(this), "studyReason"))
    , m_commit(nullptr)
{
    setObjectName(QStringLiteral("studyReasonDialog"));
    setWindowTitle(words.title);
    setModal(true);
    auto* label = new QLabel(tr("Rea&son (shown in the report)"), this);
    label->setBuddy(m_reason);
    auto* box = new QDialogButtonBox(this);
    m_commit = addDialogButtons(box, this, words.action, "studyReasonDo", tr("Cancel"));
    connect(m_reason, &ReasonEdit::committed, this, &StudyReasonDialog::accept);
    connect(m_reason, &ReasonEdit::givenUp, this, &StudyReasonDialog::reject);
    inRow(m_more, {}, 8);
    auto* body =
        inColumn({newNote(this, LabelStyle::Plain, words.about), m_more, label, m_reason, box}, 8,
            {20, 16, 20, 16});
    inColumn(this, {m_messages, body}, 0);
    resize(460, sizeHint().height());
    m_reason->setFocus();
}

void StudyReasonDialog::askName(const QString& label)
{
    auto* words = new QLabel(label, m_more);
    m_name = named(new QLineEdit(m_more), "studyReasonName");
    m_name->setPlaceholderText(tr("unnamed rater"));
    words->setBuddy(m_name);
    m_more->layout()->addWidget(words);
    m_more->layout()->addWidget(m_name);
    m_name->setFocus();
}

void StudyReasonDialog::askNumber(const QString& label, int least)
{
    auto* words = new QLabel(label, m_more);
    m_number = newNumberField(m_more, "studyReasonNumber");
    m_number->setRange(least, studies::kMostRatersPerItem);
    words->setBuddy(m_number);
    m_more->layout()->addWidget(words);
    m_more->layout()->addWidget(m_number);
    m_number->setFocus();
}

void StudyReasonDialog::accept()
{
    if (!m_commit->isEnabled())
        return;
    if (m_reason->reason().isEmpty()) {
        m_reason->setFocus();
        return m_messages->showMessage(MessageBar::Kind::Warning, tr("Enter a reason."));
    }
    m_messages->clear();
    m_commit->setEnabled(false);
    m_go({m_reason->reason(), m_name ? m_name->text().trimmed() : QString(),
             m_number ? m_number->value() : 0},
        [self = QPointer(this)](const Expected<void>& done) {
            if (!self)
                return;
            self->m_commit->setEnabled(true);
            if (done)
                return self->QDialog::accept();
            self->m_messages->showMessage(MessageBar::Kind::Error, done.error().sentence());
        });
}

} // namespace tandem
