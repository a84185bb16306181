#pragma once

#include "models/error.h"

#include <QString>
#include <QTextStream>

#include <functional>

class QIODevice;

namespace tandem {

/// Where a command writes and reads, and what the shell must know of its end.
struct Console
{
    QTextStream& out;
    QTextStream& err;
    QIODevice* in = nullptr;    ///< standard input; none where a command has none to read
    bool showsProgress = false; ///< err is a terminal
    bool asks = false;          ///< in and err are one: somebody can be asked
    /// Where it is none, a line says how far a long run is, no oftener than this.
    int plainProgressMs = 30'000;
    bool showsOutput = false; ///< out is a terminal, which obeys what a text may have in it
    bool misused = false;     ///< the failure is one of usage, not of what was asked for
    bool differs = false;     ///< done, but what a file says is not what was computed
    /// What is left to do once the command's application object is gone, by a command that needs
    /// one with windows; takes main's arguments and returns the exit code.
    std::function<int(int argc, char** argv)> afterwards = {};

    /// A failure of usage (exit code 2): `what` is wrong with the arguments.
    tl::unexpected<Error> misuse(const QString& what, const QString& remedy = {})
    {
        misused = true;
        return failure(ErrorCode::InvalidInput, what, {}, remedy);
    }
};

} // namespace tandem
