#pragma once

#include <QList>
#include <QString>

namespace tandem::bench {

/// Percentile of measured times by the nearest rank; `share` in 0 .. 1. At least one time.
double percentile(QList<double> times, double share);

/// Prints "name: value unit" with an optional remark, aligned.
void print(const QString& name, double value, const QString& unit, const QString& remark = {});
void printHeadline(const QString& text);

/// This process's resident memory now, MB (10^6 bytes).
double residentMegabytes();

/// How a child process went.
struct ChildRun
{
    int exitCode = -1;
    double wallMs = 0.0;
    double processorMs = 0.0;   ///< its own and the kernel's for it
    double peakMegabytes = 0.0; ///< highest resident memory, MB (10^6 bytes)
    QString output;
};

/// Runs `program` to its end and measures it.
ChildRun runChild(const QString& program, const QStringList& arguments);

} // namespace tandem::bench
