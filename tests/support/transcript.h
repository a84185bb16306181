#pragma once

#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <algorithm>

/// Commands with what they print, as tests/data/outputs holds them: a line "$ COMMAND", then its
/// output; on lines beginning with "! " what went to stderr, and "[N]" for an exit code that is not
/// 0. Lines beginning with "$# " before a command are remarks.
namespace tandem {

struct TranscriptStep
{
    QString before; ///< remarks
    QString command;
    QString output;
};

inline QList<TranscriptStep> readTranscript(const QString& text)
{
    QList<TranscriptStep> steps;
    QString remarks;
    for (const QString& line : text.split(u'\n')) {
        if (line.startsWith(QLatin1String("$ "))) {
            steps.append({remarks, line.mid(2), {}});
            remarks.clear();
        } else if (line.startsWith(QLatin1String("$# "))) {
            remarks += line + u'\n';
        } else if (!steps.isEmpty()) {
            steps.last().output += line + u'\n';
        }
    }
    if (!steps.isEmpty())
        steps.last().output.chop(1); // what follows the last end of line is no line
    return steps;
}

inline QString writtenTranscript(const QList<TranscriptStep>& steps)
{
    QString text;
    for (const TranscriptStep& step : steps)
        text += step.before + QStringLiteral("$ ") + step.command + u'\n' + step.output;
    return text;
}

/// What a command left, as a transcript holds it.
inline QString shownOutput(int code, const QString& out, const QString& err)
{
    QString text = out;
    if (!out.isEmpty() && !out.endsWith(u'\n'))
        text += QStringLiteral("\n[no end of line]\n");
    if (!err.isEmpty()) {
        for (const QString& line : err.chopped(err.endsWith(u'\n') ? 1 : 0).split(u'\n'))
            text += QStringLiteral("! ") + line + u'\n';
    }
    if (code != 0)
        text += QStringLiteral("[%1]\n").arg(code);
    return text;
}

/// Without what differs from one time to the next: UUIDs, secrets of links, dates, measured times,
/// when a batch was written.
inline QString maskedOutput(QString text)
{
    static const QRegularExpression uuid(
        QStringLiteral("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"));
    static const QRegularExpression time(QStringLiteral(
        "20[2-9][0-9]-([01][0-9]|W[0-5][0-9])(-[0-3][0-9]([T ][0-2][0-9]:[0-5][0-9](:[0-5][0-9]"
        "([.][0-9]+)?)?Z?)?)?"));
    static const QRegularExpression measured(
        QStringLiteral("(\"milliseconds\": )[0-9]+|[0-9]+ ms"));
    static const QRegularExpression gap(
        QStringLiteral("(\"longest_gap_seconds\": )[0-9]+|(TIME[ |]+)[0-9]+ s\\b"));
    static const QRegularExpression answered(QStringLiteral("(an answer after )[0-9.]+ s"));
    static const QRegularExpression secret(QStringLiteral("/([rjp])/[A-Za-z0-9_-]{22}"));
    static const QRegularExpression batch(QStringLiteral("(\"[0-9a-f]{50}-)[0-9a-z]+\""));
    text.replace(batch, QStringLiteral("\\1BATCH\""));
    text.replace(secret, QStringLiteral("/\\1/SECRET"));
    text.replace(uuid, QStringLiteral("UUID"));
    text.replace(time, QStringLiteral("TIME"));
    text.replace(measured, QStringLiteral("\\1MS"));
    text.replace(gap, QStringLiteral("\\1\\2GAP"));
    text.replace(answered, QStringLiteral("\\1SECONDS"));
    return text;
}

/// What of a line is worth seeing where another one differs from it.
inline QString aroundDifference(const QString& line, const QString& other)
{
    constexpr qsizetype kBefore = 80;
    constexpr qsizetype kShown = 240;
    qsizetype at = 0;
    while (at < line.size() && at < other.size() && line.at(at) == other.at(at))
        ++at;
    const qsizetype from = line.size() <= kShown ? 0 : std::max<qsizetype>(0, at - kBefore);
    return (from > 0 ? QStringLiteral("...") : QString()) + line.mid(from, kShown);
}

/// The first commands whose outputs differ, each with the first line that does; "" where none do.
inline QString firstDifferences(
    const QList<TranscriptStep>& expected, const QList<TranscriptStep>& got)
{
    constexpr int kMostShown = 5;
    QStringList differing;
    for (qsizetype i = 0; i < expected.size() && differing.size() < kMostShown; ++i) {
        if (got.at(i).output == expected.at(i).output)
            continue;
        const QStringList before = expected.at(i).output.split(u'\n');
        const QStringList now = got.at(i).output.split(u'\n');
        qsizetype at = 0;
        while (at < before.size() && at < now.size() && before.at(at) == now.at(at))
            ++at;
        differing.append(QStringLiteral("$ %1\n line %2 was: %3\n now: %4")
                             .arg(expected.at(i).command)
                             .arg(at + 1)
                             .arg(aroundDifference(before.value(at), now.value(at)),
                                 aroundDifference(now.value(at), before.value(at))));
    }
    return differing.join(u'\n');
}

} // namespace tandem
