#pragma once

#include "models/error.h"
#include "storage/database/database.h"
#include "storage/database/upgrade.h"

namespace tandem {

/// The schema version that this program writes (PRAGMA user_version).
int currentSchemaVersion();

/// The four bytes in the file's header that say "a Tandem project" (PRAGMA application_id): "TNDM".
constexpr qint64 kApplicationId = 0x544e444d;

/// Creates the current schema in the empty file behind `database`.
Expected<void> createSchema(Database& database);

/// Looks at what the file says of itself: refuses what does not exist, is no SQLite file, is no
/// Tandem project, is from a newer version, or is shorter than its header says.
Expected<void> inspectProjectFile(const QString& path);
/// Whether a Tandem project, of whatever version and in whatever state, is at `path`: a file that
/// nothing else is written over.
bool isProjectFile(const QString& path);

/// Whether the project is of an older version: opening it for writing takes its time then.
Expected<bool> isOlderProject(const QString& path);

/// Opens an existing project after inspecting it. In ReadWrite mode an older schema is brought
/// forward first, see upgradeProject(), which tells `progress` how far it is.
Expected<std::unique_ptr<Database>> openProjectFile(
    const QString& path, Database::Mode mode, const UpgradeProgress& progress = {});

} // namespace tandem
