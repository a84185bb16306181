#include "storage/repositories/studydesigns.h"

#include "models/studies/designjson.h"
#include "storage/database/rows.h"

namespace tandem {

Expected<QHash<qint64, studies::Design>> studyDesigns(Database& database, StudyId study)
{
    QHash<qint64, studies::Design> designs;
    return eachRow(database,
        QStringLiteral("SELECT id, design FROM study_version WHERE study_id = ?"), {study},
        [&](Statement& row) -> Expected<void> {
            const auto id = row.take<qint64>();
            TANDEM_TRY(design, studies::designFromStoredJson(row.take<QByteArray>()));
            designs.insert(id, *design);
            return {};
        })
        .map([&] { return std::move(designs); });
}

} // namespace tandem
