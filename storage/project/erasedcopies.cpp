#include "storage/project/erasedcopies.h"

#include "storage/database/erasure.h"
#include "storage/database/upgrade.h"
#include "storage/project/projectwords.h"

namespace tandem {

QString backupsKeepErased(const QString& path)
{
    const QStringList backups = backupsOf(path);
    if (backups.isEmpty())
        return {};
    return ProjectWords::tr(
        "Backups still contain the erased data; delete those you no longer need: %1")
        .arg(backups.join(QStringLiteral(", ")));
}

QString logKeepsErased(const QString& path)
{
    if (!mayLogKeepErased(path))
        return {};
    return ProjectWords::tr("Another program has the project open. Until it is closed or has "
                            "finished reading, copies of the erased data remain in %1")
        .arg(path + QStringLiteral("-wal"));
}

} // namespace tandem
