#pragma once

#include "models/error.h"
#include "storage/formats/filetreewriter.h"

#include <QString>

class QIODevice;

namespace tandem {

/// Writes what `produce` puts into it as an archive to `device`: a zip, a tar or a tar.gz, as the
/// ending of `name` says, which is also what errors call it. NotWritable, DiskFull; what `produce`
/// says.
Expected<void> writeArchive(QIODevice& device, const QString& name, const FileTreeMaker& produce);

} // namespace tandem
