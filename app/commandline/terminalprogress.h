#pragma once

#include "app/commandline/console.h"
#include "storage/project/benchmark.h"

#include <QElapsedTimer>

namespace tandem {

/// Shows on a terminal how far a long command is, and lets Ctrl+C end it cleanly: while this lives,
/// the first SIGINT makes the callback say stop, the second ends the program as usual.
class TerminalProgress final
{
public:
    /// `label` says what is going on.
    TerminalProgress(Console& console, QString label);
    ~TerminalProgress();
    Q_DISABLE_COPY_MOVE(TerminalProgress)

    /// What the long computation calls; valid as long as this.
    Progress callback();
    /// Shows `words` behind the label, elsewhere than on a terminal as a line of its own now and
    /// then. False once somebody has pressed Ctrl+C.
    bool show(const QString& words);

private:
    bool report(qint64 done, qint64 all);

    Console& m_console;
    QString m_label;
    int m_shownPercent = -1;
    QString m_shownWords;
    QString m_lastLine; ///< elsewhere than on a terminal
    QElapsedTimer m_sinceLine;
    void (*m_before)(int) = nullptr; ///< what SIGINT did before
};

} // namespace tandem
