#include "storage/scorers/childprocess.h"

#include "storage/scorers/scorerwords.h"

#include <QDir>
#include <QFile>
#include <QThread>
#include <QUuid>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace tandem {

namespace {

constexpr qsizetype kReadAtOnce = 64 << 10;
constexpr qsizetype kKeptMessages = 8 << 10;
constexpr int kEndMs = 2000; ///< for a program whose input has ended
constexpr int kLookMs = 5;
constexpr int kMostSweeps = 20;
const QByteArray kMarkName = "TANDEM_SCORER";
/// Waits for the end of its input, then kills group $0, and what left it by its mark $1.
const QByteArray kGuardScript = R"(read -r end
kill -s KILL -- "-$0"
for file in $(grep -ls -- "$1" /proc/[0-9]*/environ); do
    pid=${file#/proc/}
    kill -s KILL "${pid%/environ}"
done)";

using Pipe = std::array<int, 2>; ///< where to read, where to write

void closeEnd(int& end)
{
    if (end >= 0)
        ::close(end);
    end = -1;
}

/// The environment of this process with the mark; Python neither holds its lines back nor writes
/// another encoding.
QByteArrayList environmentWith(const QByteArray& mark)
{
    QByteArrayList all{mark, "PYTHONUNBUFFERED=1", "PYTHONIOENCODING=utf-8"};
    for (char** entry = environ; entry && *entry; ++entry) {
        const QByteArray one(*entry);
        if (!one.startsWith("PYTHONUNBUFFERED=") && !one.startsWith("PYTHONIOENCODING="))
            all.append(one);
    }
    return all;
}

std::vector<char*> pointersTo(QByteArrayList& texts)
{
    std::vector<char*> pointers;
    for (QByteArray& text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

/// Starts the program with these ends of pipes as its standard files; 0, or what went wrong.
int spawn(int& pid, QByteArrayList words, QByteArrayList environment, const QByteArray& folder,
    const std::array<int, 3>& files)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    for (int file = 0; file < 3; ++file)
        posix_spawn_file_actions_adddup2(&actions, files[size_t(file)], file);
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
    posix_spawn_file_actions_addchdir_np(&actions, folder.constData());
    sigset_t all;
    sigset_t none;
    sigfillset(&all);
    sigemptyset(&none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    const int wrong = posix_spawnp(&pid, words.constFirst().constData(), &actions, &attributes,
        pointersTo(words).data(), pointersTo(environment).data());
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return wrong;
}

/// Processes whose environment has the mark: what the program started, be it in another group.
QList<int> marked(const QByteArray& mark)
{
    QList<int> found;
    const QStringList processes = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
    for (const QString& process : processes) {
        bool isNumber = false;
        const int pid = process.toInt(&isNumber);
        QFile environment(QStringLiteral("/proc/%1/environ").arg(process));
        if (!isNumber || !environment.open(QIODevice::ReadOnly))
            continue;
        if (environment.readAll().split('\0').contains(mark))
            found.append(pid);
    }
    return found;
}

/// Keeps a write into a pipe that nobody reads from ending this process, in this thread and scope.
class NoBrokenPipe final
{
public:
    NoBrokenPipe()
    {
        sigemptyset(&m_signal);
        sigaddset(&m_signal, SIGPIPE);
        sigset_t pending;
        sigpending(&pending);
        m_wasPending = sigismember(&pending, SIGPIPE) == 1;
        pthread_sigmask(SIG_BLOCK, &m_signal, &m_before);
    }
    ~NoBrokenPipe()
    {
        const timespec now{};
        if (!m_wasPending)
            sigtimedwait(&m_signal, nullptr, &now);
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }
    Q_DISABLE_COPY_MOVE(NoBrokenPipe)

private:
    sigset_t m_signal{};
    sigset_t m_before{};
    bool m_wasPending = false;
};

} // namespace

Expected<std::unique_ptr<ChildProcess>> ChildProcess::start(
    const QStringList& words, const QString& folder)
{
    const auto failed = [&](int wrong) {
        return failure(ErrorCode::Refused,
            wrong == ENOENT ? ScorerWords::tr("There is no program \"%1\".").arg(words.first())
                            : ScorerWords::tr("The program \"%1\" cannot be started: %2.")
                                  .arg(words.first(), QString::fromLocal8Bit(std::strerror(wrong))),
            {}, ScorerWords::tr("Check the command; it runs in the folder %1.").arg(folder));
    };
    Pipe input{-1, -1};
    Pipe output{-1, -1};
    Pipe messages{-1, -1};
    std::unique_ptr<ChildProcess> child(new ChildProcess);
    int wrong = 0;
    for (Pipe* pipe : {&input, &output, &messages}) {
        if (wrong == 0 && ::pipe2(pipe->data(), O_CLOEXEC) != 0)
            wrong = errno;
    }
    child->m_input = input[1];
    child->m_output = output[0];
    child->m_messages = messages[0];
    for (const int end : {child->m_input, child->m_output, child->m_messages}) {
        if (wrong == 0 && ::fcntl(end, F_SETFL, O_NONBLOCK) != 0)
            wrong = errno;
    }
    child->m_mark = kMarkName + '=' + QUuid::createUuid().toByteArray(QUuid::Id128);
    QByteArrayList encoded;
    for (const QString& word : words)
        encoded.append(QFile::encodeName(word));
    QDir().mkpath(folder);
    if (wrong == 0)
        wrong = spawn(child->m_pid, encoded, environmentWith(child->m_mark),
            QFile::encodeName(folder), {input[0], output[1], messages[1]});
    for (int* end : {&input[0], &output[1], &messages[1]})
        closeEnd(*end);
    if (wrong != 0) {
        child->m_pid = 0;
        return failed(wrong);
    }
    child->startGuard();
    return child;
}

/// Starts a shell that ends the program when this process is gone. Neither can a process that is
/// killed do that itself, nor the kernel on its behalf, which would take the end of the thread for
/// that of the process (PR_SET_PDEATHSIG). Without a shell there is none, which is no reason not to
/// run the program.
void ChildProcess::startGuard()
{
    Pipe pipe{-1, -1};
    int nowhere = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    if (nowhere >= 0 && ::pipe2(pipe.data(), O_CLOEXEC) == 0 &&
        spawn(m_guardPid, {"/bin/sh", "-c", kGuardScript, QByteArray::number(m_pid), m_mark}, {},
            "/", {pipe[0], nowhere, nowhere}) != 0)
        m_guardPid = 0;
    closeEnd(nowhere);
    closeEnd(pipe[0]);
    m_guardEnd = pipe[1];
}

void ChildProcess::endGuard()
{
    if (m_guardPid > 0) {
        ::kill(m_guardPid, SIGKILL);
        (void)::waitpid(m_guardPid, nullptr, 0);
        m_guardPid = 0;
    }
    closeEnd(m_guardEnd);
}

ChildProcess::~ChildProcess()
{
    closeInput();
    if (m_pid > 0 && m_output >= 0)
        (void)hasEnded(kEndMs);
    end(kLookMs);
    closeEnd(m_output);
    closeEnd(m_messages);
}

void ChildProcess::closeInput()
{
    closeEnd(m_input);
}

bool ChildProcess::exchange(QByteArray& input, QByteArray& output, int ms)
{
    // What it left behind may hold its output open.
    const bool isOver = hasEnded(0);
    std::array<pollfd, 3> files{{{m_output, POLLIN, 0}, {m_messages, POLLIN, 0},
        {input.isEmpty() ? -1 : m_input, POLLOUT, 0}}};
    if (::poll(files.data(), files.size(), ms) <= 0)
        return m_output >= 0 && !isOver;
    if (files[2].revents != 0) {
        const NoBrokenPipe quiet;
        const auto written = ::write(m_input, input.constData(), size_t(input.size()));
        if (written > 0)
            input.remove(0, qsizetype(written));
        else if (written < 0 && errno != EAGAIN && errno != EINTR)
            closeInput(); // nobody reads it any more; the end of its output says why
    }
    if (files[1].revents != 0)
        readMessages();
    if (files[0].revents == 0)
        return m_output >= 0 && !isOver;
    const qsizetype before = output.size();
    output.resize(before + kReadAtOnce);
    const auto read = ::read(m_output, output.data() + before, size_t(kReadAtOnce));
    output.resize(before + std::max<qsizetype>(0, qsizetype(read)));
    if (read > 0 || (read < 0 && (errno == EAGAIN || errno == EINTR)))
        return true;
    closeEnd(m_output);
    return false;
}

void ChildProcess::readMessages()
{
    std::array<char, 4096> bytes{};
    const auto read = ::read(m_messages, bytes.data(), bytes.size());
    m_read += std::max<qint64>(0, read);
    if (read > 0)
        m_lastMessages =
            (m_lastMessages + QByteArray(bytes.data(), qsizetype(read))).right(kKeptMessages);
    else if (read == 0)
        closeEnd(m_messages);
}

QString ChildProcess::lastMessages() const
{
    return QString::fromUtf8(m_lastMessages).trimmed();
}

/// Waits at most so long for its end. It is not reaped, so that its number and that of its group
/// are no other process's.
bool ChildProcess::hasEnded(int ms)
{
    for (int waited = 0; !m_hasEnded; waited += kLookMs) {
        siginfo_t told{};
        const int found = ::waitid(P_PID, id_t(m_pid), &told, WEXITED | WNOHANG | WNOWAIT);
        m_hasEnded = found != 0 || told.si_pid == m_pid;
        if (m_hasEnded)
            m_ending = told.si_code == CLD_EXITED
                           ? ScorerWords::tr("exit code %1").arg(told.si_status)
                           : ScorerWords::tr("signal %1").arg(told.si_status);
        else if (waited >= ms)
            break;
        else
            QThread::msleep(kLookMs);
    }
    return m_hasEnded;
}

/// Its group, and what left the group.
void ChildProcess::killAll(int signal) const
{
    ::kill(-m_pid, signal);
    for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
        QList<int> others = marked(m_mark);
        others.removeAll(m_pid);
        for (const int pid : std::as_const(others))
            ::kill(pid, signal);
        if (others.isEmpty() || signal != SIGKILL)
            return;
        QThread::msleep(1);
    }
}

void ChildProcess::end(int ms)
{
    if (m_pid <= 0)
        return;
    if (!hasEnded(0)) {
        killAll(SIGTERM);
        (void)hasEnded(ms);
    }
    killAll(SIGKILL);
    endGuard(); // while the number of the group is still no other's
    (void)::waitpid(m_pid, nullptr, 0);
    m_pid = 0;
}

QString ChildProcess::ending()
{
    constexpr int kSecond = 1000;
    if (m_pid <= 0 || !hasEnded(kSecond))
        return {};
    for (qsizetype before = -1; m_messages >= 0 && before != m_read;) {
        before = m_read;
        readMessages();
    }
    return m_ending;
}

} // namespace tandem
