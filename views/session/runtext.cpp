#include "views/session/runtext.h"

#include "models/llm/cost.h"
#include "storage/runs/runfields.h"
#include "storage/runs/runkind.h"
#include "storage/runs/runreport.h"
#include "views/session/sessionwords.h"

#include <QLocale>

#include <cmath>

namespace tandem {

namespace {

/// Enough to show that an amount is not nothing.
int decimalsFor(double amount)
{
    return llm::decimalsOfAmount(amount, 2);
}

QString amountText(double amount, int decimals)
{
    return QLocale().toString(amount, 'f', decimals);
}

} // namespace

QString runKindText(const RunRow& run)
{
    return run.kind ? runKind(*run.kind).name() : run.kindKey;
}

QString runAboutText(const RunRow& run)
{
    if (!run.kind)
        return {};
    const RunAbout about = runKind(*run.kind).about(runOptionsFrom(run.settings));
    QStringList parts{about.names.join(SessionWords::tr(", ")), about.log};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString runTitleText(const RunRow& run)
{
    const QString about = runAboutText(run);
    return about.isEmpty() ? runKindText(run)
                           : SessionWords::tr("%1: %2", "whom a run is of, its kind")
                                 .arg(about, runKindText(run));
}

QString runSettingsText(const RunRow& run)
{
    return run.kind ? runSettingLines(*run.kind, runOptionsFrom(run.settings), QLocale())
                          .join(QStringLiteral(" · "))
                    : QString();
}

QString runStateText(const RunRow& run, bool active)
{
    // What was read of a run that is taken up again may still say that it is paused.
    if (active)
        return SessionWords::tr("running");
    if (run.state == RunState::Ended && run.tasks.failed > 0)
        return SessionWords::tr("finished, %1 failed", "state of a run, tasks")
            .arg(QLocale().toString(run.tasks.failed));
    return runStateName(run);
}

QString tokenText(qint64 tokens)
{
    return tokens < 0 ? QStringLiteral("–") : QLocale().toString(tokens);
}

QString costText(double cost, const QString& currency)
{
    return SessionWords::tr("%1 %2", "amount, currency")
        .arg(amountText(cost, decimalsFor(cost)), currency);
}

QString costRangeText(
    std::optional<double> low, std::optional<double> high, const QString& currency)
{
    if (!low || !high)
        return SessionWords::tr("unknown: the endpoint has no prices");
    const int decimals = decimalsFor(*low);
    const QString from = amountText(*low, decimals);
    const QString to = amountText(*high, decimals);
    if (from == to)
        return costText(*high, currency);
    return SessionWords::tr("%1 – %2 %3", "lowest amount, highest amount, currency")
        .arg(from, to, currency);
}

QString aboutText(qint64 ms)
{
    constexpr qint64 kMinute = 60'000;
    constexpr qint64 kHour = 60 * kMinute;
    if (ms < kMinute)
        return SessionWords::tr("%1 s").arg(QLocale().toString(std::max<qint64>(1, ms / 1000)));
    if (ms < kHour)
        return SessionWords::tr("%1 min").arg(QLocale().toString((ms + kMinute / 2) / kMinute));
    return SessionWords::tr("%1 h %2 min")
        .arg(QLocale().toString(ms / kHour), QLocale().toString((ms % kHour) / kMinute));
}

} // namespace tandem
