#pragma once

#include "models/error.h"

#include <QString>

namespace tandem {

class Call;

/// What an export writes.
enum class ExportKind { Benchmark, Answers, Statistics };

/// An export's kind, and its format by the usual suffix: json, csv, jsonl, md or tex.
struct ExportChoice
{
    ExportKind kind = ExportKind::Benchmark;
    QString format;
    bool forSpreadsheets = false; ///< of answers as CSV: texts that look like formulas are quoted
};

/// Decides by --what and --format, and where they are silent by the name of `file`: *.json is the
/// benchmark, *.jsonl the answers, *.md and *.tex the statistics; of a *.csv its name must say
/// "answers", "statistics" or "stats". A misuse where that leaves it open.
Expected<ExportChoice> exportChoice(Call& call, const QString& file);

} // namespace tandem
