#include "storage/project/summarystudycheck.h"

#include "models/studyitems/itemsfromusersummaries.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/studyitemjson.h"

#include <algorithm>

namespace tandem {

Expected<void> checkShownSummaries(Database& database, const std::function<Expected<void>()>& goOn,
    const std::function<void(const QString&)>& tell)
{
    int different = 0;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT i.fields, o.system_1, s.summarizer, s.text FROM study_source o"
                       " JOIN study_item i ON i.id = o.item_id LEFT JOIN usersum_summary s"
                       " ON s.uuid = substr(o.origin, 9) WHERE o.origin LIKE 'usersum/%'"),
        {}, [&](Statement& row) -> Expected<void> {
            TANDEM_DO(goOn());
            const auto fields = studyFieldsFromJson(row.take<QByteArray>());
            const auto system = row.take<QString>();
            const auto summarizer = row.take<std::optional<QString>>();
            const auto text = row.take<QString>();
            const bool isShown = fields && std::any_of(fields->cbegin(), fields->cend(),
                                               [&](const studies::Field& field) {
                                                   return field.name == QLatin1String("summary") &&
                                                          studies::showsSummary(field.text, text);
                                               });
            different += isShown && summarizer == system ? 0 : 1;
            return {};
        }));
    if (different > 0)
        tell(ProjectWords::tr("%n item(s) of studies that show another summary than their ratings "
                              "count for, or one that is not there",
            nullptr, different));
    return {};
}

} // namespace tandem
