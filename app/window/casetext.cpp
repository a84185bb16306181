#include "app/window/casetext.h"

#include "app/window/windowwords.h"
#include "models/expert/scores.h"
#include "storage/repositories/evaluationrepository.h"

#include <QLocale>

namespace tandem {

namespace {

QString number(double value)
{
    return QLocale().toString(value, 'f', 2);
}

/// "aligned: why", "not aligned: why".
QString alignmentLine(const QString& name, const expert::Alignment& alignment)
{
    const QString verdict =
        alignment.aligned ? WindowWords::tr("aligned") : WindowWords::tr("not aligned");
    return QStringLiteral("    %1: %2. %3")
        .arg(name, verdict, alignment.fault.isEmpty() ? alignment.reason : alignment.fault);
}

QStringList aspectLines(const expert::Explanation& explanation, expert::Side which, int index)
{
    const expert::ExplainedSide& side = explanation.side(which);
    const expert::AspectMatch& match = side.matches.at(index);
    const QString label = expert::aspectLabel(which, index);
    const QString title = side.aspects.at(index).title;
    if (!match.matched)
        return {QStringLiteral("%1  %2 – %3. %4")
                    .arg(label, title, WindowWords::tr("unmatched"),
                        match.fault.isEmpty() ? match.reason : match.fault)
                    .trimmed()};
    const QString other = match.other ? expert::aspectLabel(expert::otherSide(which), *match.other)
                                      : match.otherTitle;
    QStringList lines{QStringLiteral("%1  %2 – %3").arg(label, title, other)};
    if (!match.reason.isEmpty())
        lines += QStringLiteral("    ") + match.reason;
    lines += alignmentLine(WindowWords::tr("content"), match.content);
    lines += alignmentLine(WindowWords::tr("style"), match.style);
    return lines;
}

} // namespace

QString caseText(const EvaluationDetail& detail)
{
    QStringList lines{detail.summary.caseName + QStringLiteral("  ") + detail.summary.system,
        detail.prompt.simplified(), QString()};
    if (detail.summary.scores) {
        for (const expert::Mode mode : expert::kAllModes) {
            const expert::ModeScore& score = detail.summary.scores->of(mode);
            lines += WindowWords::tr("%1: R %2, P %3, F %4")
                         .arg(expert::modeName(mode), number(score.recall), number(score.precision),
                             number(score.f1));
        }
    }
    for (const expert::Side side : {expert::Side::Expected, expert::Side::Generated}) {
        lines += QString();
        lines += side == expert::Side::Expected
                     ? WindowWords::tr("Recall: expected to generated")
                     : WindowWords::tr("Precision: generated to expected");
        const auto aspects = int(detail.explanation.side(side).aspects.size());
        for (int aspect = 0; aspect < aspects; ++aspect)
            lines += aspectLines(detail.explanation, side, aspect);
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace tandem
