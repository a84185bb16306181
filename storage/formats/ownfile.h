#pragma once

#include "models/error.h"

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

struct JsonHead;

/// A file that Tandem, or a form that it made, wrote for a purpose of its own.
struct OwnFile
{
    QString what;       ///< what it is, one sentence
    QString remedy;     ///< which command takes it, one sentence
    QStringList takers; ///< the commands that do, with their verb or option: "study results"
};

/// Tells such a file by the first bytes of it: by the keys of its first object, or by its columns.
/// None: it is something else, or texts of systems stand in it too, which anything may go with.
std::optional<OwnFile> ownFileIn(QByteArrayView head);
/// Refuses it as InvalidInput, saying what it is; `name` is what the error calls the file.
/// Benchmarks and results of ExPerT pass: whoever takes several kinds of files takes these.
Expected<void> refuseOwnFile(QByteArrayView head, const QString& name);

/// Whether JSON that begins like this is a benchmark (KGDS.json).
bool isBenchmark(const JsonHead& head);

} // namespace tandem
