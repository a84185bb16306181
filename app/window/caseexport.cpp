#include "app/window/caseexport.h"

#include "app/window/casetext.h"
#include "app/window/windowwords.h"
#include "storage/expertreport/casehtml.h"
#include "storage/formats/atomicfile.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runsbehind.h"
#include "views/inspect/casepdf.h"
#include "views/session/projectsession.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>

namespace tandem {

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
