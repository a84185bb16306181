#pragma once

#include "models/error.h"
#include "storage/formats/chunkreader.h"
#include "storage/formats/jsonsource.h"

#include <functional>

class QIODevice;

namespace tandem {

/// Hands over each line of a device that is not blank; the source is gone after the call, whose
/// failure ends the reading. `remedy` is what to do about a line beyond limits::maxItemBytes.
/// Errors besides: Unreadable, Cancelled.
Expected<void> readJsonLines(QIODevice& device, const QString& name,
    const std::function<Expected<void>(JsonSource&)>& take, const QString& remedy,
    const ReadProgress& progress = {});

} // namespace tandem
