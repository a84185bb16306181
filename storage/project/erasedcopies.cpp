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
    return ProjectWords::tr("Backups keep what they had; delete those that nobody needs: %1")
        .arg(backups.join(QStringLiteral(", ")));
}

QString logKeepsErased(const QString& path)
{
    if (!mayLogKeepErased(path))
        return {};
    return ProjectWords::tr("Another program has the project open: until it is closed, or has "
                            "read what it is reading, copies of what was erased stay in %1")
        .arg(path + QStringLiteral("-wal"));
}

} // namespace tandem
