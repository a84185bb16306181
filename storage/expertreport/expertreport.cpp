#include "storage/expertreport/expertreport.h"

#include "models/expert/systemreport.h"
#include "storage/expertreport/reportindex.h"
#include "storage/expertreport/reportwords.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/casesreader.h"
#include "storage/formats/devicewrite.h"
#include "storage/formats/evidencecheck.h"
#include "storage/formats/tableoutput.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runsbehind.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <cerrno>

namespace tandem {

namespace {

constexpr qint64 kIndexHead = 64 << 10;

const QString kIndex = QStringLiteral("index.html");
const QString kCases = QStringLiteral("cases");

bool holdsReport(const QDir& folder)
{
    QFile index(folder.filePath(kIndex));
    return index.open(QIODevice::ReadOnly) && isReportIndex(index.read(kIndexHead));
}

/// What is written in a folder that somebody else prepared must stay in it.
bool holdsLink(const QDir& folder)
{
    const auto entries =
        folder.entryInfoList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot);
    return std::any_of(
        entries.begin(), entries.end(), [](const QFileInfo& entry) { return entry.isSymLink(); });
}

/// Writes a page at once: thousands of files that each wait for the disk would take minutes, and
/// the index, which says that the report is whole, is written with care.
Expected<void> writePage(const QString& path, const QByteArray& html)
{
    QFile file(path);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly))
        return failure(writeError(file, path, errno));
    return writeFully(file, html, path).and_then([&] { return flushFully(file, path); });
}

} // namespace

QString reportIndex(const QString& folder)
{
    return QDir(folder).filePath(kIndex);
}

ReportFolder::ReportFolder(const QString& folder, qint64 pages, ReportOptions options)
    : m_folder(QDir(folder).absolutePath())
    , m_pages(pages)
    , m_options(std::move(options))
{
}

ReportFolder::~ReportFolder()
{
    if (m_isWhole || !m_isNewFolder)
        return;
    for (const QString& path : std::as_const(m_written))
        QFile::remove(path);
    QDir(m_folder).rmdir(kCases);
    if (m_madeFolder)
        QDir().rmdir(m_folder);
}

Expected<void> ReportFolder::open()
{
    const QFileInfo info(m_folder);
    const QDir folder(m_folder);
    const bool isForeign =
        info.exists() && (!info.isDir() || (!folder.isEmpty() && !holdsReport(folder)));
    if (isForeign)
        return failure(ErrorCode::Refused, tr("This folder contains files other than a report."),
            m_folder, tr("Choose a new or empty folder."));
    if (holdsLink(folder) || holdsLink(QDir(folder.filePath(kCases))))
        return failure(ErrorCode::Refused,
            tr("This folder contains a symbolic link; reports are not written through symbolic "
               "links."),
            m_folder, tr("Delete the symbolic link, or choose another folder."));
    m_madeFolder = !info.exists();
    m_isNewFolder = m_madeFolder || folder.isEmpty();
    if (!QDir().mkpath(folder.filePath(kCases)))
        return failure(ErrorCode::NotWritable, tr("The folder could not be created."), m_folder,
            tr("Choose another location."));
    return {};
}

QString ReportFolder::pageName(qsizetype number) const
{
    return number < 1 || number > m_pages
               ? QString()
               : QStringLiteral("case-%1.html").arg(number, 5, 10, QLatin1Char('0'));
}

Expected<void> ReportFolder::add(CaseReport report)
{
    const qsizetype number = m_summaries.size() + 1;
    report.index = QStringLiteral("../index.html");
    report.previous = pageName(number - 1);
    report.next = pageName(number + 1);
    const QString path = QStringLiteral("%1/%2/%3").arg(m_folder, kCases, pageName(number));
    m_summaries.append(report.detail.summary);
    m_settings += report.settings;
    m_settings.removeDuplicates();
    m_written.append(path);
    return writePage(path, caseHtml(report, m_options).toUtf8());
}

Expected<void> ReportFolder::writeTables(const QString& title)
{
    const QDir folder(m_folder);
    const QString csv = folder.filePath(QStringLiteral("scores.csv"));
    const QString json = folder.filePath(QStringLiteral("scores.json"));
    const QString latex = folder.filePath(QStringLiteral("summary.tex"));
    const QString markdown = folder.filePath(QStringLiteral("summary.md"));
    m_written << csv << json << latex << markdown;
    results::Section systems = expert::systemsSection(expert::systemScores(m_summaries));
    systems.title = title + QStringLiteral(". ") + systems.title;
    const results::Section evaluations = evaluationsSection(m_summaries);
    const QList<results::Section> below = runSettingSections(m_settings);
    return writeSection(csv, evaluations, TableFormat::Csv)
        .and_then([&] { return writeAtomically(json, evaluationsJson(m_summaries, evaluations)); })
        .and_then([&] { return writeSection(latex, systems, TableFormat::Latex, below); })
        .and_then([&] { return writeSection(markdown, systems, TableFormat::Markdown, below); });
}

void ReportFolder::removeOldPages()
{
    const QDir cases(QDir(m_folder).filePath(kCases));
    const QSet<QString> written(m_written.begin(), m_written.end());
    for (const QString& name : cases.entryList({QStringLiteral("case-*.html")}, QDir::Files)) {
        if (!written.contains(cases.filePath(name)))
            QFile::remove(cases.filePath(name));
    }
}

Expected<ReportWritten> ReportFolder::finish(
    const QString& title, const QStringList& messages, const QList<ScoreDifference>& differences)
{
    ReportIndex index{title, messages, differences, m_summaries, {}, m_settings};
    for (qsizetype number = 1; number <= m_summaries.size(); ++number)
        index.pages.append(kCases + QLatin1Char('/') + pageName(number));
    const QString path = reportIndex(m_folder);
    TANDEM_DO(writeTables(title).and_then([&] {
        removeOldPages();
        return writeAtomically(path, reportIndexHtml(index, m_options).toUtf8());
    }));
    m_isWhole = true;
    return ReportWritten{qint64(m_summaries.size()), path, messages};
}

namespace {

Error reportCancelled()
{
    return {ErrorCode::Cancelled, ReportWords::tr("Writing the report was cancelled."), {}, {}, {}};
}

QString titleOf(const QString& source)
{
    return ReportWords::tr("ExPerT evaluations of %1").arg(source);
}

/// The model of the set's run, or its file.
QString sourceOfSet(const EvaluationSet& set)
{
    return set.run.isValid() ? set.model : set.source;
}

} // namespace

Expected<QList<expert::TextCase>> textsOf(const ResultFiles& files)
{
    QList<expert::TextCase> texts;
    const auto sink = [&](expert::TextCase&& textCase, const QString& place) -> Expected<void> {
        if (textCase.outputs.size() != 1)
            return failure(severalOutputs(place));
        textCase.profile.clear();
        QString& system = textCase.outputs.first().system;
        if (system.isEmpty())
            system = files.system.simplified();
        texts.append(std::move(textCase));
        return {};
    };
    return readCases(files.texts, sink).map([&](qint64) { return texts; });
}

Expected<CaseReport> caseReportOf(Database& database, EvaluationId evaluation, PersonId viewer)
{
    TANDEM_TRY_VAR(detail, EvaluationRepository(database).byId(evaluation));
    QString evaluatedBy = detail->summary.source;
    if (detail->summary.run.isValid()) {
        TANDEM_TRY(run, RunRepository(database).byId(detail->summary.run));
        evaluatedBy = run->model;
    }
    TANDEM_TRY(reviews, reviewsFor(database, evaluation, viewer));
    TANDEM_TRY(settings, runSettingSentences(database, runsBehindEvaluations({evaluation})));
    return CaseReport{located(std::move(*detail)), evaluatedBy, *reviews, *settings};
}

Expected<ReportWritten> writeReport(Database& database, const ReportScope& scope,
    const QString& folder, const ReportOptions& options, const Progress& progress)
{
    TANDEM_TRY(all, EvaluationRepository(database).list(scope.set));
    QList<EvaluationId> chosen;
    qint64 underWay = 0;
    for (const EvaluationSummary& summary : *all) {
        if (scope.system && summary.system != *scope.system)
            continue;
        if (summary.state == EvaluationState::UnderWay)
            ++underWay;
        else
            chosen.append(summary.id);
    }
    if (chosen.isEmpty())
        return failure(ErrorCode::Refused, ReportWords::tr("No evaluation of it is complete yet."),
            {}, ReportWords::tr("Wait until the run has finished some."));
    ReportFolder report(folder, chosen.size(), options);
    TANDEM_DO(report.open());
    for (qsizetype i = 0; i < chosen.size(); ++i) {
        if (progress && !progress(i, chosen.size()))
            return failure(reportCancelled());
        const auto added =
            caseReportOf(database, chosen.at(i), scope.viewer).and_then([&](CaseReport&& page) {
                return report.add(std::move(page));
            });
        if (!added)
            return failure(added.error());
    }
    QStringList messages;
    if (underWay > 0)
        messages.append(
            ReportWords::tr("%n evaluations are incomplete and excluded.", nullptr, int(underWay)));
    return report.finish(titleOf(sourceOfSet(scope.set)), messages);
}

Expected<ReportWritten> writeReport(const ResultFiles& files, const QString& folder,
    const ReportOptions& options, const Progress& progress)
{
    TANDEM_TRY(texts, textsOf(files));
    ReportFolder report(folder, texts->size(), options);
    TANDEM_DO(report.open());
    const QString source = QFileInfo(files.result).fileName();
    EvidenceCheck evidence;
    qint64 remarks = 0;
    QJsonArray runs;
    const auto sink = [&](expert::Explanation&& explanation, qint64 index) -> Expected<void> {
        if (progress && !progress(index, texts->size()))
            return failure(reportCancelled());
        if (index >= texts->size())
            return {}; // the numbers are compared when all are known
        const expert::TextCase& textCase = texts->at(index);
        evidence.look(explanation, textCase.expected, textCase.outputs.constFirst().text);
        remarks += explanation.remarks.size();
        return report.add({located(evaluationOf(textCase, std::move(explanation), index)), source,
            {}, runSettingSentences(runs)});
    };
    TANDEM_TRY(figures, readExpertResult(files.result, sink, {}, &runs));
    if (figures->cases != texts->size())
        return failure(unequalNumbers(files, texts->size(), figures->cases));
    QStringList messages = resultMessages(*figures, remarks);
    if (evidence.isForeign())
        messages.prepend(evidence.warning());
    return report.finish(titleOf(source), messages, figures->differences);
}

} // namespace tandem
