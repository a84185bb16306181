#include "storage/repositories/importedruns.h"

namespace tandem {

QString importedRunsSql(const QString& files)
{
    return QStringLiteral("SELECT json_extract(k.value, '$.kind') AS kind,"
                          " json_extract(k.value, '$.model') AS model,"
                          " json_extract(k.value, '$.settings') AS settings, j.id AS entry"
                          " FROM journal j, json_each(j.detail, '$.%1') k"
                          " WHERE j.event = 'imported' AND j.detail LIKE '%\"%1\":%'"
                          " AND json_extract(j.detail, '$.file') IN (%2)")
        .arg(kImportedRunsKey, files);
}

} // namespace tandem
