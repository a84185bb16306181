#pragma once

#include "storage/packets/packetmerge.h"
#include "views/packets/packetfiledialogs.h"

#include <QDialog>
#include <QHash>

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace tandem {

class MergePreviewModel;
class MessageBar;
class ProjectSession;
class TransferProgress;

/// Merges packets: shows what each will change, then takes all of it or nothing.
class MergePacketsDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MergePacketsDialog)

public:
    /// Show it with open().
    MergePacketsDialog(
        ProjectSession& session, PacketFileDialogs dialogs, QWidget* parent = nullptr);
    ~MergePacketsDialog() override;

    /// Adds packets as if they had been chosen here.
    void addPackets(const QStringList& paths);

    void accept() override;
    void reject() override;

signals:
    /// Packets were merged and it is on disk; `sentence` says what came in.
    void packetsMerged(const QString& sentence);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* buildFiles();
    QWidget* buildPreview();
    QWidget* buildButtons();
    void inspect(const QString& path);
    void removeCurrent();
    void showState();
    QString remark() const;
    void mergingEnded(const Expected<void>& done, const QList<PacketMerge>& merged);

    ProjectSession& m_session;
    PacketFileDialogs m_dialogs;
    MergePreviewModel* m_model;
    MessageBar* m_messages;
    TransferProgress* m_progress;
    bool m_closing = false;
    QPushButton* m_add = nullptr;
    QPushButton* m_remove = nullptr;
    QTreeView* m_preview = nullptr;
    QLabel* m_remark = nullptr;
    QCheckBox* m_leaveOut = nullptr;
    QPushButton* m_merge = nullptr;
    QHash<QString, QString> m_problems; ///< by path: the whole sentence
};

} // namespace tandem
