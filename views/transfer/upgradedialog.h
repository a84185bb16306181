#pragma once

#include "models/error.h"
#include "ui/transferdialog.h"

namespace tandem {

class ImportJob;

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

    ImportJob* m_job;
};

} // namespace tandem
