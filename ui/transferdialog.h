#pragma once

#include <QDialog>
#include <QStringList>

#include <functional>

class QMimeData;
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

protected:
    /// The files of a drop if it can be taken; empty otherwise.
    using DroppedFiles = std::function<QStringList(const QMimeData*)>;

    TransferDialog(const QString& name, const QString& title, QWidget* parent);

    MessageBar* messages() const { return m_messages; }
    /// Not in a layout yet: stands where the dialog puts it.
    TransferProgress* progress() const { return m_progress; }
    bool isRunning() const;
    /// What is below the message bar.
    QVBoxLayout* body() const { return m_body; }

    /// Adds the row of buttons, below what the body has by now: one that is the default and
    /// accepts, which is returned, and one that closes.
    QPushButton* addButtons(const QString& start, const QString& startName, const QString& close,
        const QString& closeName);
    QPushButton* closeButton() const { return m_close; }

    /// Takes drops of files while nothing runs.
    void takeDrops(DroppedFiles filesIn, std::function<void(const QStringList&)> add);
    /// To be called when the work has ended: closes if the user asked for it meanwhile, and says
    /// whether they did.
    bool closeIfAsked();

    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    MessageBar* m_messages;
    TransferProgress* m_progress;
    QVBoxLayout* m_body;
    QPushButton* m_close = nullptr;
    DroppedFiles m_filesIn;
    std::function<void(const QStringList&)> m_addFiles;
    bool m_closing = false;
};

} // namespace tandem
