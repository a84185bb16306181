#pragma once

#include <QString>

namespace tandem::bench {

/// Opens `project` in the window as Ada, prints "painted" when the window with the project's
/// contents was painted, and the resident memory; run as a child, so that the time counts from the
/// start of the process.
int openAndPaint(int argc, char** argv, const QString& project);

/// Start of the program to first painted window, of a small and a large project, and memory with
/// the large one open.
void measureOpening(const QString& small, const QString& large);

/// Labels by key presses in the real window: key to committed beside a bare SQLite commit, key to
/// painted, switch of sample to painted, memory.
int measureLabelling(int argc, char** argv, const QString& project);

} // namespace tandem::bench
