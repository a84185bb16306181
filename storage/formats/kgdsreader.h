#pragma once

#include "models/error.h"
#include "models/kgds/record.h"
#include "storage/formats/chunkreader.h"

#include <functional>

class QIODevice;

namespace tandem::kgds {

/// Takes one sample; an error ends the reading and is handed on as it is.
using SampleSink = std::function<Expected<void>(SampleRecord&& sample, qint64 sampleIndex)>;

/// Reads a KGDS.json (format: models/kgds/record.h) from an open device and hands over its samples
/// one by one, in the file's order, counted from 0; memory stays that of the largest sample. The
/// result is their number, 0 for "[]". `name` is what errors call the file. Keys that the format
/// does not know are kept in `extra`; the order of BSP is that of the article afterwards. The sink
/// may have seen samples before an error: undoing them is the caller's. InvalidInput with JSON
/// pointer, line and byte: not valid JSON or UTF-8, cut off, missing, repeated or ill-typed keys,
/// SBK not counted 1 to n, indices of BSP, BSPAF, BNPAF unknown or repeated, BSP text unlike the
/// article's, fact types beyond 0 to 6, NUL characters, nesting beyond 64. TooLarge: a text over 16
/// MiB, a sample over 64 MiB. Unreadable: the device fails. Cancelled: `progress` returned false.
Expected<qint64> readKgds(QIODevice& device, const QString& name, const SampleSink& sink,
    const ReadProgress& progress = {});

/// The same for the file at `path`, which errors call by that path. NotFound or Unreadable where it
/// does not open.
Expected<qint64> readKgdsFile(
    const QString& path, const SampleSink& sink, const ReadProgress& progress = {});

} // namespace tandem::kgds
