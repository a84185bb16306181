#pragma once

#include "views/timelines/timelinesdata.h"

class QWidget;

namespace tandem {

class ResultOutput;

/// What of a log can be written to a file.
enum class TimelineExportKind { Pasts, Futures, Summaries, Predictions };

/// Asks for a name and writes it, as JSONL, with the summaries of all summarizers, or the
/// predictions from the chosen one's.
void exportFromTimelines(
    ResultOutput& output, QWidget* parent, TimelineExportKind kind, const TimelinesData& data);

} // namespace tandem
