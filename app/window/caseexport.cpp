#include "app/window/caseexport.h"

#include "app/window/windowwords.h"
#include "models/expert/scores.h"
#include "storage/expertreport/casehtml.h"
#include "storage/formats/atomicfile.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runsbehind.h"
#include "views/inspect/casepdf.h"
#include "views/session/projectsession.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QString>

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

/// An evaluation as plain text to be pasted elsewhere: scores, then every aspect of both sides with
/// what was decided about it and why. Translated.
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

namespace {

using Tell = std::function<void(const Expected<QString>& path)>;

/// A file name of what is allowed everywhere.
QString fileStem(const EvaluationDetail& detail)
{
    QString stem = caseTitle(detail.summary);
    if (!detail.summary.system.isEmpty())
        stem += QLatin1Char('-') + detail.summary.system;
    for (QChar& letter : stem) {
        if (!letter.isLetterOrNumber() && letter != u'-' && letter != u'_')
            letter = u'-';
    }
    constexpr int kLongest = 80;
    return stem.left(kLongest);
}

QString evaluatedBy(Database& database, const EvaluationDetail& detail)
{
    if (!detail.summary.run.isValid())
        return detail.summary.source;
    const auto run = RunRepository(database).byId(detail.summary.run);
    return run ? run->model : QString();
}

/// Writes in a worker: layout of long texts takes its time. With the reviews that who sits here may
/// see.
void writeTo(const QString& path, const LoadedCase& shown, CaseExport kind, expert::Side side,
    ProjectSession& session, const Tell& tell)
{
    const QLocale locale;
    session.project().read<QString>(
        [=, viewer = session.currentPerson()](
            Database& database, const CancelFlag&) -> Expected<QString> {
            const EvaluationId evaluation = shown->detail.summary.id;
            TANDEM_TRY(reviews, reviewsFor(database, evaluation, viewer));
            TANDEM_TRY(
                settings, runSettingSentences(database, runsBehindEvaluations({evaluation})));
            const CaseReport report{
                *shown, evaluatedBy(database, shown->detail), *reviews, *settings};
            const auto written =
                kind == CaseExport::Html
                    ? writeAtomically(path, caseHtml(report, {locale}).toUtf8())
                    : writeCasePdf(path, *shown, side, locale.textDirection(), *reviews, *settings);
            if (!written)
                return failure(written.error());
            return path;
        },
        &session, tell);
}

} // namespace

void exportCase(InspectWorkspace& inspect, ProjectSession& session, const AskFile& files,
    CaseExport kind, const Tell& tell)
{
    const LoadedCase shown = inspect.shownCase();
    if (!shown)
        return;
    if (kind == CaseExport::Copy) {
        QGuiApplication::clipboard()->setText(caseText(shown->detail));
        return;
    }
    const bool html = kind == CaseExport::Html;
    const QString suggestion =
        fileStem(shown->detail) + (html ? QLatin1String(".html") : QLatin1String(".pdf"));
    const QString filter =
        html ? WindowWords::tr("Web pages (*.html)") : WindowWords::tr("PDF files (*.pdf)");
    const expert::Side side = inspect.caseView()->side();
    const FileQuestion question{FileQuestion::Kind::Save,
        html ? QStringLiteral("web-page") : QStringLiteral("pdf"), {}, filter, suggestion,
        session.project().path(), {}};
    files.one(&inspect, question,
        [=, &session](const QString& path) { writeTo(path, shown, kind, side, session, tell); });
}

} // namespace tandem
