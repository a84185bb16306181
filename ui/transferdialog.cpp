#include "ui/transferdialog.h"

#include "ui/messagebar.h"
#include "ui/theme.h"
#include "ui/transferprogress.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace tandem {

TransferDialog::TransferDialog(const QString& name, const QString& title, QWidget* parent)
    : QDialog(parent)
    , m_messages(new MessageBar(this))
    , m_progress(new TransferProgress(this))
    , m_body(new QVBoxLayout)
{
    setObjectName(name);
    setWindowTitle(title);
    setModal(true);
    m_body->setContentsMargins(20, 16, 20, 16);
    m_body->setSpacing(12);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addLayout(m_body);
}

bool TransferDialog::isRunning() const
{
    return m_progress->isRunning();
}

QPushButton* TransferDialog::addButtons(
    const QString& start, const QString& startName, const QString& close, const QString& closeName)
{
    auto* box = new QWidget(this);
    auto* button = new QPushButton(start, box);
    button->setObjectName(startName);
    button->setDefault(true);
    setPrimary(button);
    m_close = new QPushButton(close, box);
    m_close->setObjectName(closeName);
    m_close->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, &TransferDialog::accept);
    connect(m_close, &QPushButton::clicked, this, &TransferDialog::reject);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    row->addWidget(m_close);
    row->addWidget(button);
    m_body->addWidget(box);
    return button;
}

void TransferDialog::takeDrops(DroppedFiles filesIn, std::function<void(const QStringList&)> add)
{
    setAcceptDrops(true);
    m_filesIn = std::move(filesIn);
    m_addFiles = std::move(add);
}

bool TransferDialog::closeIfAsked()
{
    if (m_closing)
        QDialog::reject();
    return m_closing;
}

void TransferDialog::reject()
{
    // The work ends first: it may be at its last record.
    m_closing = isRunning();
    if (m_closing)
        m_progress->stop();
    else
        QDialog::reject();
}

void TransferDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_filesIn && !isRunning() && !m_filesIn(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void TransferDialog::dropEvent(QDropEvent* event)
{
    m_addFiles(m_filesIn(event->mimeData()));
    event->acceptProposedAction();
}

} // namespace tandem
