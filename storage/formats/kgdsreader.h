#pragma once

#include "models/error.h"
#include "models/kgds/record.h"
#include "storage/formats/openfile.h"

#include <functional>

namespace tandem::kgds {

/// Takes one sample; an error ends the reading and is handed on as it is.
using SampleSink = std::function<Expected<void>(SampleRecord&& sample, qint64 sampleIndex)>;

/// Reads a KGDS.json (format: models/kgds/record.h) and hands over its samples one by one, in the
/// file's order, counted from 0; memory stays that of the largest sample. The result is their
/// number, 0 for "[]". Keys that the format does not know are kept in `extra`; the order of BSP is
/// that of the article afterwards. The sink may have seen samples before an error: undoing them is
/// the caller's. InvalidInput with JSON pointer, line and byte: not valid JSON or UTF-8, cut off,
/// missing, repeated or ill-typed keys, SBK not counted 1 to n, indices of BSP, BSPAF, BNPAF
/// unknown or repeated, BSP text unlike the article's, fact types beyond 0 to 6, NUL characters,
/// nesting beyond 64. TooLarge: a text over 16 MiB, a sample over 64 MiB. Unreadable: the device
/// fails. Cancelled: `progress` returned false.
Expected<qint64> readKgds(
    const Input& input, const SampleSink& sink, const ReadProgress& progress = {});

} // namespace tandem::kgds
