#include "storage/repositories/importedruns.h"

namespace tandem {

QString importedRunsSql(const QString& files)
{
    // Conditions are looked at in any order, so that each asks for itself whether it is JSON.
    const QString detail = QStringLiteral("CASE WHEN json_valid(j.detail) THEN j.detail END");
    return QStringLiteral("SELECT json_extract(k.value, '$.kind') AS kind,"
                          " json_extract(k.value, '$.model') AS model,"
                          " json_extract(k.value, '$.settings') AS settings, j.id AS entry"
                          " FROM journal j, json_each(%3, '$.%1') k"
                          " WHERE j.event = 'imported' AND j.detail LIKE '%\"%1\":%'"
                          " AND json_type(k.value, '$.settings') = 'object'"
                          " AND json_extract(%3, '$.file') IN (%2)")
        .arg(kImportedRunsKey, files, detail);
}

} // namespace tandem
