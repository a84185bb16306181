#pragma once

#include <QString>

namespace tandem::bench {

/// Makes a project at `path` with `cases` evaluations of about 12 aspects a side: texts of 300
/// words, every tenth case of 3,000; an empty string, or what went wrong.
QString makeEvaluations(const QString& path, int cases);

/// Opens `project` in Inspect, prints the resident memory when list and texts were painted; run as
/// a child, so that the time counts from the start of the process.
int openInspect(int argc, char** argv, const QString& project);

/// Start of the program to Inspect painted, of a small and a large project.
void measureInspectOpening(const QString& small, const QString& large);

/// Walks through cases, types a filter and sorts in the real window: next case to painted, the
/// longest time that the window did not answer while typing, memory.
int measureInspecting(int argc, char** argv, const QString& project);

} // namespace tandem::bench
