#pragma once

#include "models/error.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace tandem {

/// Takes one file of a tree, by its path from the top.
using FilePut = std::function<Expected<void>(const QString& path, const QByteArray& bytes)>;
/// Puts the files of a tree, one after the other.
using FileTreeMaker = std::function<Expected<void>(const FilePut& put)>;

/// Whether a name says by its ending that it is an archive's: .zip, .tar, .tar.gz, .tgz.
bool isArchiveName(const QString& path);

/// Writes a tree of files, whole or not at all: as an archive where the ending of `path` says so,
/// in the place of what is there, or else as a new folder. Refused where there is something at the
/// folder's path; NotWritable, DiskFull; what `produce` says.
Expected<void> writeFileTree(const QString& path, const FileTreeMaker& produce);

} // namespace tandem
