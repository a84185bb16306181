#pragma once

#include "storage/changes/latest.h"
#include "ui/transferdialog.h"

namespace tandem {

/// Brings a project of an older version up to date, and shows how far that is. It begins by itself
/// and can be stopped, which leaves the project as it was.
class UpgradeDialog final : public TransferDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UpgradeDialog)

public:
    /// Show it with open().
    explicit UpgradeDialog(const QString& path, QWidget* parent = nullptr);
    ~UpgradeDialog() override;

signals:
    /// It can be opened now.
    void upgraded();
    /// It was stopped (Cancelled) or could not be done.
    void failed(const tandem::Error& error);

private:
    void ended(const Expected<void>& result);

    Latest<bool> m_upgraded;
};

} // namespace tandem
