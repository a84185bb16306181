#pragma once

#include <QString>

namespace tandem::bench {

/// 300 raters at once send 50 answers each to "tandem serve", as fast as they are answered and then
/// at people's pace; beside it a bare commit, and the same server answering without storing. Both
/// servers are processes of their own. Returns the exit code.
int measureServing(int argc, char** argv);

/// The server that keeps nothing: knows the links in a file, one a line, and prints its port.
int serveNothing(int argc, char** argv, const QString& links);

} // namespace tandem::bench
