#pragma once

#include "models/error.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>

namespace tandem {

/// A program of the user's that is written to and read from by one thread, which never waits for
/// the one while the other is due. It and whatever it starts is a process group of its own, and is
/// gone when this is, or when the process that this is in is killed.
class ChildProcess final
{
public:
    /// Starts `words`, the program first, without a shell, in `folder`. Refused where it cannot be
    /// started.
    static Expected<std::unique_ptr<ChildProcess>> start(
        const QStringList& words, const QString& folder);
    /// Ends it, see end().
    ~ChildProcess();
    Q_DISABLE_COPY_MOVE(ChildProcess)

    /// Waits at most `ms` until something can be done, writes what the program takes of `input`,
    /// of which that is removed, and appends what it wrote, at most 64 KiB, to `output`. False once
    /// its output has ended.
    bool exchange(QByteArray& input, QByteArray& output, int ms);
    /// Closes its standard input: it gets nothing more.
    void closeInput();
    /// Ends it with all that it started: asks it to (SIGTERM) and kills what is left after `ms`.
    void end(int ms);
    /// Returns how it ended ("exit code 1", "signal 9"), waiting at most a second for that, since
    /// its output may end earlier; empty while it runs.
    QString ending();
    /// Returns the end of what it wrote to standard error, at most 8 KiB, as lines.
    QString lastMessages() const;

private:
    ChildProcess() = default;
    void readMessages();
    void killAll(int signal) const;
    bool hasEnded(int ms);
    void startGuard();
    void endGuard();

    int m_pid = 0;    ///< 0: there is none any more
    int m_input = -1; ///< ends of the pipes that are here; -1: closed
    int m_output = -1;
    int m_messages = -1;
    int m_guardPid = 0;  ///< see startGuard(); 0: there is none
    int m_guardEnd = -1; ///< of the pipe that it reads
    bool m_hasEnded = false;
    QString m_ending;
    QByteArray m_mark; ///< in the environment of all that it starts
    QByteArray m_lastMessages;
    qint64 m_read = 0; ///< bytes of its messages so far
};

} // namespace tandem
