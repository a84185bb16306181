#include "views/studies/previewdialog.h"

#include "ui/arrange.h"
#include "ui/markdownview.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "views/studies/ratingview.h"

#include <QDialogButtonBox>
#include <QSplitter>

namespace tandem {

PreviewDialog::PreviewDialog(QWidget* parent)
    : QDialog(parent)
    , m_messages(new MessageBar(this))
    , m_instructions(named(new MarkdownView(this), "previewInstructions"))
    , m_rating(new RatingView(this))
{
    setObjectName(QStringLiteral("studyPreviewDialog"));
    setWindowTitle(tr("What a rater sees"));
    setModal(true);
    resize(960, 720);
    m_instructions->setAccessibleName(tr("Instructions"));
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(m_instructions);
    parts->addWidget(m_rating);
    parts->setStretchFactor(1, 1);
    parts->setSizes({140, 580});
    auto* box = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(box, &QDialogButtonBox::rejected, this, &PreviewDialog::reject);
    auto* foot =
        inRow({newLabel(this, LabelStyle::Small, tr("Nothing is kept of what is answered here.")),
                  Free(), box},
            8, {16, 8, 16, 12});
    inColumn(this, {m_messages, {parts, 1}, foot}, 0);
}

void PreviewDialog::show(const Expected<studies::Task>& task)
{
    if (!task)
        return m_messages->showMessage(MessageBar::Kind::Error, task.error().sentence());
    QString words = task->instructions;
    if (!task->consent.isEmpty())
        words.prepend(task->consent + QStringLiteral("\n\n---\n\n"));
    m_instructions->setMarkdownText(words);
    m_instructions->setVisible(!m_instructions->markdownText().trimmed().isEmpty());
    m_rating->setTask(*task);
    m_rating->setFocus();
}

} // namespace tandem
