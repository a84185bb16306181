#include "storage/project/projectuse.h"

#include "storage/database/rows.h"

#include <QString>

namespace tandem {

Expected<ProjectUse> projectUse(Database& database)
{
    const auto holds = [&](const char* table) {
        return valueOf<bool>(
            database, QStringLiteral("SELECT EXISTS (SELECT 1 FROM %1)").arg(QLatin1String(table)));
    };
    TANDEM_TRY(samples, holds("sample"));
    TANDEM_TRY(cases, holds("text_case"));
    TANDEM_TRY(systems, holds("kgds_output"));
    TANDEM_TRY(users, holds("usersum_user"));
    TANDEM_TRY(studies, holds("study"));
    TANDEM_TRY(runs, holds("llm_run"));
    return ProjectUse{*samples, *cases, *systems, *users, *studies, *runs};
}

} // namespace tandem
