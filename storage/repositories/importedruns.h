#pragma once

#include <QLatin1String>
#include <QString>

/// The runs behind a result of ExPerT that came from a file, as the file tells of them.
namespace tandem {

/// Where the journal's entry of the import keeps them: [{"kind", "model", "settings"}].
inline constexpr QLatin1String kImportedRunsKey("runs");

/// SQL that selects kind, model and settings of the runs behind imported files, and the journal's
/// entry, higher where it is newer. `files` is SQL that selects the names of the files.
QString importedRunsSql(const QString& files);

} // namespace tandem
