#pragma once

#include "storage/packets/packetmerge.h"
#include "ui/askfile.h"
#include "ui/transferdialog.h"

class QCheckBox;
class QLabel;
class QPushButton;

namespace tandem {

class MergePreview;
class ProjectSession;

/// Merges packets: shows what each will change, then takes all of it or nothing.
class MergePacketsDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MergePacketsDialog)

public:
    /// Show it with open().
    MergePacketsDialog(ProjectSession& session, AskFile files, QWidget* parent = nullptr);

    /// Adds packets as if they had been chosen here.
    void addPackets(const QStringList& paths);

    void accept() override;

signals:
    /// Packets were merged and it is on disk; `sentence` says what came in.
    void packetsMerged(const QString& sentence);

private:
    QWidget* buildFiles();
    QWidget* buildPreview();
    void inspect(const QString& path);
    void removeCurrent();
    void showState();
    QString remark() const;
    void mergingEnded(const Expected<void>& done, const QList<PacketMerge>& merged);

    ProjectSession& m_session;
    AskFile m_files;
    QPushButton* m_add = nullptr;
    QPushButton* m_remove = nullptr;
    MergePreview* m_preview = nullptr;
    QLabel* m_remark = nullptr;
    QCheckBox* m_leaveOut = nullptr;
    QPushButton* m_merge = nullptr;
};

} // namespace tandem
