#include "figures.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryFile>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tandem::bench {

double percentile(QList<double> times, double share)
{
    std::sort(times.begin(), times.end());
    const auto rank = static_cast<qsizetype>(std::ceil(share * static_cast<double>(times.size())));
    return times.at(std::clamp<qsizetype>(rank - 1, 0, times.size() - 1));
}

void print(const QString& name, double value, const QString& unit, const QString& remark)
{
    std::printf(
        "  %-46s %10.3f %-6s %s\n", qPrintable(name), value, qPrintable(unit), qPrintable(remark));
    std::fflush(stdout);
}

void printHeadline(const QString& text)
{
    std::printf("\n%s\n", qPrintable(text));
    std::fflush(stdout);
}

double residentMegabytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0.0;
    const QList<QByteArray> fields = file.readAll().split(' ');
    const double pages = fields.size() > 1 ? fields.at(1).toDouble() : 0.0;
    return pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

ChildRun runChild(const QString& program, const QStringList& arguments)
{
    QTemporaryFile output;
    if (!output.open())
        return {};
    QList<QByteArray> words{program.toLocal8Bit()};
    for (const QString& argument : arguments)
        words.append(argument.toLocal8Bit());
    std::vector<char*> raw;
    for (QByteArray& word : words)
        raw.push_back(word.data());
    raw.push_back(nullptr);
    QElapsedTimer timer;
    timer.start();
    const pid_t child = fork();
    if (child == 0) {
        dup2(output.handle(), STDOUT_FILENO);
        execv(raw.front(), raw.data());
        _exit(127);
    }
    int status = 0;
    rusage usage{};
    // QProcess does not tell a child's highest memory; wait4 does.
    wait4(child, &status, 0, &usage);
    ChildRun run;
    run.wallMs = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    const auto milliseconds = [](const timeval& time) {
        return double(time.tv_sec) * 1e3 + double(time.tv_usec) / 1e3;
    };
    run.processorMs = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
    run.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    run.peakMegabytes = static_cast<double>(usage.ru_maxrss) * 1024.0 / 1e6;
    output.seek(0);
    run.output = QString::fromUtf8(output.readAll());
    return run;
}

} // namespace tandem::bench
