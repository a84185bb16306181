#pragma once

#include "models/error.h"
#include "storage/changes/change.h"
#include "storage/formats/activitylogs/loglayout.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

struct ImportFormat;

/// What the first lines of the files at a path tell of them.
struct FoundLog
{
    QString file;                  ///< whose names these are, below a folder or in an archive
    QStringList names;             ///< cells of its header, or keys of its first object
    std::optional<LogKind> kind{}; ///< none: no log that is known
    QString edition{};             ///< as far as the first line tells it, translated
    QString titles{};              ///< a file that tells items, where there is nothing else
    QString logBeside{};           ///< the log that it belongs to; empty where there is none

    /// What of a log's users it may be to import by its names, such as their summaries; null where
    /// it is a log that is known, or neither.
    const ImportFormat* format() const;
    /// Whether it may be a log whose columns have to be named: users and times are in it.
    bool mayBeLog() const;
};

/// What somebody gave with other things in mind, and what it is of this after all.
struct GivenUsers
{
    QString log;       ///< the path of a log, or of what may be one; empty: none
    QString summaries; ///< the path of summaries of users, or of what is about these
};
/// Looks into each until one is known. What cannot be read is none. For a worker.
GivenUsers usersAmong(const QStringList& paths, const CancelFlag& cancelled);

/// Whether all of these are told to be what other screens import: results and cases of ExPerT,
/// scores of outputs, benchmarks and articles, projects, forms and their answers. Not where one of
/// them may be a log, or about its users. For a worker.
bool areForOtherScreens(const QStringList& paths, const CancelFlag& cancelled);

/// Looks at the files at `path`, a file, folder or archive, until one of them is a log that is
/// known, or at as much as is read in a moment; else it is the first one that has names. Errors of
/// navigateSource(). For a worker.
Expected<FoundLog> findLog(const QString& path, const CancelFlag& cancelled);

} // namespace tandem
