#pragma once

#include "models/error.h"
#include "storage/formats/activitylogs/sourcemeter.h"

#include <QByteArray>
#include <QIODevice>
#include <QList>
#include <QString>

#include <functional>

namespace tandem {

/// A file that was read: of an archive the archive itself.
struct LogFile
{
    QString path; ///< below a folder; of a file its name
    qint64 bytes = 0;
    QByteArray sha256; ///< in hexadecimal

    bool operator==(const LogFile&) const = default;
};

/// Takes the files of a source one by one, in the order of their names or of an archive. `name` is
/// the file's own, without what it was compressed by; `place` is what errors call it. Returns
/// whether it was a file of what is looked for, which then has been read to its end.
using LogFileSink =
    std::function<Expected<bool>(QIODevice& bytes, const QString& name, const QString& place)>;

/// Reads the logs at `path`: a file, one that is compressed (.gz), an archive (.tar, .tar.gz,
/// .zip), an archive in an archive, or a folder of such files; told by content. Only files whose
/// names end as logs do (.csv, .tsv, .txt, .dat, .json, .jsonl, .ndjson) go to the sink, and of
/// those in folders and archives none that is hidden. Returns the files that the sink took, with
/// their checksums. NotFound, Unreadable, Cancelled; InvalidInput: damaged, cut off, encrypted;
/// TooLarge: archives more than three deep in each other, too many files, far more inside than
/// outside; what the sink says.
Expected<QList<LogFile>> navigateSource(
    const QString& path, SourceMeter& meter, const LogFileSink& sink);

/// How many bytes navigateSource() reads at most.
qint64 bytesOfSource(const QString& path);

} // namespace tandem
