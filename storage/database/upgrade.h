#pragma once

#include "models/error.h"

#include <QStringList>

#include <functional>

namespace tandem {

class Database;

/// How far an upgrade is, in no unit of its own; false asks it to end.
using UpgradeProgress = std::function<bool(qint64 done, qint64 all)>;

/// Brings the project behind `database` from version `from` to the newest, step by step in one
/// transaction, after a copy of the file was put beside it as NAME.vN.backup, or NAME.vN.backup2
/// and so on where something else has that name; a copy with the same content is kept. Where
/// `progress` says no (Cancelled) or something fails, the project is as it was and no new copy
/// stays.
Expected<void> upgradeProject(Database& database, int from, const UpgradeProgress& progress = {});

/// The copies of the project that upgrades have put beside it and that are still there.
QStringList backupsOf(const QString& path);

} // namespace tandem
