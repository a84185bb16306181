#include "app/window/endsignals.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace tandem {

namespace {

/// Into its second end a signal handler writes, which may touch nothing else.
int ends[2] = {-1, -1};

void takeSignal(int)
{
    const int error = errno;
    const char byte = 0;
    const ssize_t written = write(ends[1], &byte, 1);
    Q_UNUSED(written); // a pipe that is full says enough
    errno = error;
}

/// The end that is read, of a new pipe.
int openEnds()
{
    return pipe2(ends, O_CLOEXEC | O_NONBLOCK) == 0 ? ends[0] : -1;
}

} // namespace

EndSignals::EndSignals(QObject* parent)
    : QObject(parent)
    , m_notifier(openEnds(), QSocketNotifier::Read)
{
    if (ends[0] < 0)
        return;
    connect(&m_notifier, &QSocketNotifier::activated, this, [this] {
        std::array<char, 16> bytes = {};
        if (read(ends[0], bytes.data(), bytes.size()) > 0)
            emit received();
    });
    struct sigaction take = {};
    take.sa_handler = takeSignal;
    take.sa_flags = int(SA_RESTART | SA_RESETHAND);
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        sigaction(kSignals.at(i), nullptr, &m_before.at(i));
        // Somebody wants it to outlive the terminal.
        if (m_before.at(i).sa_handler != SIG_IGN)
            sigaction(kSignals.at(i), &take, nullptr);
    }
}

EndSignals::~EndSignals()
{
    if (ends[0] < 0)
        return;
    for (std::size_t i = 0; i < kSignals.size(); ++i)
        sigaction(kSignals.at(i), &m_before.at(i), nullptr);
    m_notifier.setEnabled(false);
    for (int& end : ends) {
        close(end);
        end = -1;
    }
}

} // namespace tandem
