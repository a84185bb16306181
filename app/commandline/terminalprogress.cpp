#include "app/commandline/terminalprogress.h"

#include "app/commandline/command.h"

#include <algorithm>
#include <csignal>

namespace tandem {

namespace {

/// All that a signal handler may touch.
volatile std::sig_atomic_t interrupted = 0;

void takeInterrupt(int signal)
{
    interrupted = 1;
    std::signal(signal, SIG_DFL);
}

} // namespace

TerminalProgress::TerminalProgress(Console& console, QString label)
    : m_console(console)
    , m_label(std::move(label))
{
    interrupted = 0;
    m_sinceLine.start();
    for (std::size_t i = 0; i < kSignals.size(); ++i)
        m_before.at(i) = std::signal(kSignals.at(i), takeInterrupt);
    // Somebody wants it to outlive the terminal.
    if (m_before.back() == SIG_IGN)
        std::signal(kSignals.back(), SIG_IGN);
}

TerminalProgress::~TerminalProgress()
{
    for (std::size_t i = 0; i < kSignals.size(); ++i)
        std::signal(kSignals.at(i), m_before.at(i));
    if (m_shownPercent >= 0 || !m_shownWords.isEmpty()) {
        m_console.err << QStringLiteral("\r\x1b[K");
        m_console.err.flush();
    }
}

Progress TerminalProgress::callback()
{
    return [this](qint64 done, qint64 all) { return report(done, all); };
}

bool TerminalProgress::report(qint64 done, qint64 all)
{
    const int percent = all > 0 ? int(std::clamp<qint64>(done * 100 / all, 0, 100)) : 0;
    if (m_console.showsProgress && percent != m_shownPercent) {
        m_shownPercent = percent;
        m_console.err << QStringLiteral("\r\x1b[K%1 %2 %").arg(m_label).arg(percent);
        m_console.err.flush();
    } else if (!m_console.showsProgress) {
        sayPlainly(QStringLiteral("%1 %").arg(percent));
    }
    return interrupted == 0;
}

void TerminalProgress::sayPlainly(const QString& words)
{
    if (m_sinceLine.elapsed() < m_console.plainProgressMs || words == m_lastLine)
        return;
    m_lastLine = words;
    m_sinceLine.restart();
    m_console.err << m_label << u' ' << words << '\n';
    m_console.err.flush();
}

bool TerminalProgress::show(const QString& words)
{
    if (m_console.showsProgress && words != m_shownWords) {
        m_shownWords = words;
        m_console.err << QStringLiteral("\r\x1b[K%1 %2").arg(m_label, printable(words));
        m_console.err.flush();
    } else if (!m_console.showsProgress) {
        sayPlainly(words);
    }
    return interrupted == 0;
}

} // namespace tandem
