#include "ui/transferdialog.h"

#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/theme.h"
#include "ui/transferprogress.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
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
    inColumn(this, {m_messages, m_body}, 0);
}

bool TransferDialog::isRunning() const
{
    return m_progress->isRunning();
}

QPushButton* TransferDialog::addButtons(
    const QString& start, const QString& startName, const QString& close, const QString& closeName)
{
    auto* box = new QDialogButtonBox(this);
    auto* button = named(box->addButton(start, QDialogButtonBox::AcceptRole), startName);
    m_close = named(box->addButton(close, QDialogButtonBox::RejectRole), closeName);
    // Enter starts the work, whichever button was used last.
    const QList<QPushButton*> buttons = findChildren<QPushButton*>();
    for (QPushButton* each : buttons)
        each->setAutoDefault(each == button);
    button->setDefault(true);
    setPrimary(button);
    connect(box, &QDialogButtonBox::accepted, this, &TransferDialog::accept);
    connect(box, &QDialogButtonBox::rejected, this, &TransferDialog::reject);
    m_body->addWidget(box);
    m_progress->installEventFilter(this);
    return button;
}

void TransferDialog::takeDrops(IsFileWanted isWanted, TakeFiles add)
{
    takesFiles(
        this,
        [this, isWanted = std::move(isWanted)](
            const QFileInfo& file) { return !isRunning() && isWanted(file); },
        std::move(add));
}

bool TransferDialog::closeIfAsked()
{
    if (m_closing)
        QDialog::reject();
    return m_closing;
}

void TransferDialog::tellFailure(const Error& error, const QString& stopped)
{
    const bool isStopped = error.code == ErrorCode::Cancelled;
    if (!isStopped || !stopped.isEmpty())
        m_messages->showMessage(isStopped ? MessageBar::Kind::Info : MessageBar::Kind::Error,
            isStopped ? stopped : error.sentence());
    growToFit();
}

/// What is told takes room that the dialog may not have had.
void TransferDialog::growToFit()
{
    layout()->activate();
    const int needed = std::max(layout()->totalHeightForWidth(width()), minimumSizeHint().height());
    if (needed > height())
        resizeWithin(this, {width(), needed});
}

/// While there is work, "Stop" ends it: beside it another button that does would be a riddle.
bool TransferDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_progress &&
        (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent))
        m_close->setVisible(event->type() == QEvent::HideToParent);
    return QDialog::eventFilter(watched, event);
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

} // namespace tandem
