#include "views/transfer/upgradedialog.h"

#include "storage/database/schema.h"
#include "ui/parts.h"
#include "ui/transferprogress.h"

#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

namespace tandem {

UpgradeDialog::UpgradeDialog(const QString& path, QWidget* parent)
    : TransferDialog(QStringLiteral("upgradeDialog"), tr("Older project"), parent)
{
    resize(520, 0);
    body()->addWidget(newNote(this, LabelStyle::Plain,
        tr("%1 was created with an older version of Tandem. A copy is saved next to it, then it is "
           "updated. If you stop, it stays as it was.")
            .arg(QFileInfo(path).fileName())));
    body()->addWidget(progress());
    const auto meter =
        progress()->begin(tr("Updating the project"), TransferProgress::Unit::Percent);
    connect(&m_upgraded, &LatestBase::failed, this,
        [this](const Error& error) { ended(failure(error)); });
    m_upgraded.compute(
        [path, meter](const CancelFlag&) {
            return openProjectFile(path, Database::Mode::ReadWrite, meter).map([](const auto&) {
                return true;
            });
        },
        [this](bool) { ended({}); });
    progress()->setFocus();
}

UpgradeDialog::~UpgradeDialog()
{
    progress()->stop();
}

void UpgradeDialog::ended(const Expected<void>& result)
{
    progress()->end();
    QDialog::done(result ? QDialog::Accepted : QDialog::Rejected);
    if (result)
        emit upgraded();
    else
        emit failed(result.error());
}

} // namespace tandem
