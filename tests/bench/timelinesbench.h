#pragma once

#include <QString>

namespace tandem::bench {

/// A made-up log of so many lines, written as MovieLens writes its ratings: read for a sample of
/// users, beside a plain read that takes the same rows and numbers with the same parser and drops
/// them.
int measureTimelines(int argc, char** argv, qint64 lines);

/// The two readings, each a process of its own since its memory is measured too.
int readLinesPlainly(const QString& path);
int readTimelinesOf(int argc, char** argv, const QString& path);

} // namespace tandem::bench
