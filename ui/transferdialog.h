#pragma once

#include "models/error.h"
#include "ui/filedrop.h"

#include <QDialog>
#include <QStringList>

class QPushButton;
class QVBoxLayout;

namespace tandem {

class MessageBar;
class TransferProgress;

/// A dialog whose work takes a while: a message bar at the top, how far the work is, and a row of
/// buttons. Closing it while it works stops the work, and closes once that has ended.
class TransferDialog : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TransferDialog)

public:
    void reject() override;
    /// Whether it goes as soon as the work has ended: nobody reads there what came of it.
    bool isClosing() const { return m_closing; }

protected:
    TransferDialog(const QString& name, const QString& title, QWidget* parent);

    MessageBar* messages() const { return m_messages; }
    /// Not in a layout yet: stands where the dialog puts it.
    TransferProgress* progress() const { return m_progress; }
    bool isRunning() const;
    /// What is below the message bar.
    QVBoxLayout* body() const { return m_body; }

    /// Adds the row of buttons, below what the body has by now: one that accepts, which is returned
    /// and stays the default of the buttons there are, and one that closes.
    QPushButton* addButtons(const QString& start, const QString& startName, const QString& close,
        const QString& closeName);
    QPushButton* closeButton() const { return m_close; }

    /// Takes drops of files while nothing runs.
    void takeDrops(IsFileWanted isWanted, TakeFiles add);
    /// To be called when the work has ended: closes if the user asked for it meanwhile, and says
    /// whether they did.
    bool closeIfAsked();
    /// Says why the work failed, or `stopped` where the user stopped it; nothing where that is "".
    void tellFailure(const Error& error, const QString& stopped);
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void growToFit();

    MessageBar* m_messages;
    TransferProgress* m_progress;
    QVBoxLayout* m_body;
    QPushButton* m_close = nullptr;
    bool m_closing = false;
};

} // namespace tandem
