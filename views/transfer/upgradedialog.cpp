#include "views/transfer/upgradedialog.h"

#include "ui/theme.h"
#include "ui/transferprogress.h"
#include "views/transfer/importjob.h"

#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

namespace tandem {

UpgradeDialog::UpgradeDialog(const QString& path, QWidget* parent)
    : TransferDialog(QStringLiteral("upgradeDialog"), tr("Older project"), parent)
    , m_job(new ImportJob(this))
{
    resize(520, 0);
    auto* what = new QLabel(
        tr("%1 was made by an older version of Tandem. A copy of it is put beside it, then it is "
           "brought up to date. Stopping leaves it as it was.")
            .arg(QFileInfo(path).fileName()),
        this);
    what->setWordWrap(true);
    setLabelStyle(what, LabelStyle::Plain);
    body()->addWidget(what);
    body()->addWidget(progress());
    const auto meter =
        progress()->begin(tr("Bringing up to date"), TransferProgress::Unit::Percent);
    m_job->upgrade(path, meter, [this](const Expected<void>& result) { ended(result); });
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
