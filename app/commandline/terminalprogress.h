#pragma once

#include "app/commandline/console.h"
#include "storage/project/benchmark.h"

#include <QElapsedTimer>

#include <array>
#include <csignal>

namespace tandem {

/// Shows on a terminal how far a long command is, and lets Ctrl+C, the system and a terminal that
/// is closed end it cleanly: while this lives, the first of such a signal makes the callback say
/// stop, the second ends the program as usual.
class TerminalProgress final
{
public:
    /// `label` says what is going on.
    TerminalProgress(Console& console, QString label);
    ~TerminalProgress();
    Q_DISABLE_COPY_MOVE(TerminalProgress)

    /// What the long computation calls; valid as long as this. Elsewhere than on a terminal a line
    /// says now and then how far it is.
    Progress callback();
    /// Shows `words` behind the label, elsewhere than on a terminal as a line of its own now and
    /// then. False once somebody has pressed Ctrl+C or the like.
    bool show(const QString& words);

private:
    bool report(qint64 done, qint64 all);
    void sayPlainly(const QString& words);

    Console& m_console;
    QString m_label;
    int m_shownPercent = -1;
    QString m_shownWords;
    QString m_lastLine; ///< elsewhere than on a terminal
    QElapsedTimer m_sinceLine;
    static constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP};
    std::array<void (*)(int), kSignals.size()> m_before{}; ///< what the signals did before
};

} // namespace tandem
