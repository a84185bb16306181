#pragma once

#include <QString>
#include <QStringList>
#include <QTextStream>

namespace tandem {

struct Console;

inline constexpr int kExitOk = 0;
inline constexpr int kExitFailed = 1;
inline constexpr int kExitMisused = 2;
inline constexpr int kExitDiffers = 3;       ///< done, but numbers differ or not all was taken
inline constexpr int kExitInterrupted = 130; ///< as shells say of SIGINT

/// Runs `call` (without the program's name): a command, "help", --help or --version. Returns
/// the exit code; a failure is one line on err.
int runCommand(const QStringList& call, Console& console);
/// The same without standard input and without a terminal.
int runCommand(const QStringList& call, QTextStream& out, QTextStream& err);

/// Whether `call` (without the program's name) open the window: none at all, --sample, an
/// option of the window system, or a file rather than a command.
bool opensWindow(const QStringList& call);

} // namespace tandem
