#include "storage/project/resultexport.h"

#include "storage/formats/atomicfile.h"
#include "storage/formats/caseswriter.h"
#include "storage/formats/devicewrite.h"
#include "storage/formats/expertresult.h"
#include "storage/project/projectwords.h"
#include "storage/runs/runsbehind.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

/// So that a run over thousands of cases says what it left out in a line.
constexpr qsizetype kResultExportMostNamed = 20;

QString nameOfEvaluation(const EvaluationSummary& summary)
{
    const QString name = summary.caseName.isEmpty()
                             ? ProjectWords::tr("case %1").arg(summary.casePosition)
                             : summary.caseName.left(60);
    return summary.system.isEmpty() ? name
                                    : QStringLiteral("%1 (%2)").arg(name, summary.system.left(60));
}

/// The evaluations that a result file can tell of; the others are counted in `result`.
QList<EvaluationSummary> exportable(
    const QList<EvaluationSummary>& all, const std::optional<QString>& system, ResultExport& result)
{
    QList<EvaluationSummary> chosen;
    for (const EvaluationSummary& summary : all) {
        if (system && summary.system != *system)
            continue;
        if (summary.state == EvaluationState::Complete) {
            chosen.append(summary);
            result.faults += summary.faults;
        } else {
            ++result.leftOut;
        }
        if (summary.state == EvaluationState::Unscored)
            result.unscored.append(nameOfEvaluation(summary));
    }
    return chosen;
}

QByteArray textsLine(const EvaluationDetail& detail)
{
    return caseLine({detail.summary.caseName, detail.prompt, detail.expected, {},
        {{detail.summary.system, detail.generated}}});
}

Expected<ResultLosses> writeEvaluations(EvaluationRepository& evaluations,
    const QList<EvaluationSummary>& chosen, ExpertResultWriter& writer, AtomicFile& texts,
    const QString& textsPath, const QJsonArray& runs, const Progress& progress)
{
    TANDEM_DO(writer.open(runs));
    for (qsizetype i = 0; i < chosen.size(); ++i) {
        if (progress && !progress(i, chosen.size()))
            return failure(ErrorCode::Cancelled, ProjectWords::tr("The export was cancelled."));
        TANDEM_TRY(detail, evaluations.byId(chosen.at(i).id));
        TANDEM_DO(writer.write(detail->explanation).and_then([&] {
            return writeFully(texts.device(), textsLine(*detail), textsPath);
        }));
    }
    return writer.finish().map([&] { return writer.losses(); });
}

bool holdsAnything(const QString& path)
{
    const QFileInfo file(path);
    return file.isFile() && file.size() > 0;
}

/// How many texts the file has, all of them among `known`; none where it has others.
std::optional<qint64> textsAmong(const QString& path, const QSet<QByteArray>& known)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    qint64 texts = 0;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().trimmed();
        if (!line.isEmpty() && !known.contains(line))
            return std::nullopt;
        texts += line.isEmpty() ? 0 : 1;
    }
    return texts;
}

/// Whether it is a result of so many cases whose runs were asked to do what is among `settings`.
bool isResultOf(const QString& path, qint64 cases, const QJsonArray& settings)
{
    // As bytes: 1 in the file may be 1.0 here.
    const auto bytesOf = [](const QJsonValue& run) {
        return QJsonDocument(run.toObject()).toJson(QJsonDocument::Compact);
    };
    QSet<QByteArray> known;
    for (const QJsonValue& run : settings)
        known.insert(bytesOf(run));
    const auto passOver = [](expert::Explanation&&, qint64) { return Expected<void>(); };
    QJsonArray runs;
    const auto read = readExpertResult(path, passOver, {}, &runs);
    return read && read->cases == cases && !runs.isEmpty() &&
           std::all_of(runs.cbegin(), runs.cend(),
               [&](const QJsonValue& run) { return known.contains(bytesOf(run)); });
}

QString unscoredNames(const ResultExport& result)
{
    QStringList names = result.unscored.mid(0, kResultExportMostNamed);
    if (result.unscored.size() > kResultExportMostNamed)
        names.append(QStringLiteral("…"));
    return names.join(QStringLiteral(", "));
}

QStringList exportMessages(const ResultExport& result)
{
    QStringList messages;
    if (result.leftOut > 0)
        messages.append(ProjectWords::tr("%n evaluation(s) excluded: incomplete or without scores.",
            nullptr, int(result.leftOut)));
    if (!result.unscored.isEmpty())
        messages.append(ProjectWords::tr(
            "Only unparsable replies for the aspects of a text, or for all judgments of them: %1.")
                            .arg(unscoredNames(result)));
    if (result.faults > 0)
        messages.append(ProjectWords::tr(
            "%n judgment(s) with an unparsable reply count as no: not matched, or not aligned.",
            nullptr, int(result.faults)));
    if (result.losses.collapsedAspects > 0)
        messages.append(ProjectWords::tr(
            "Titles are keys in a result file: %n aspect(s) with another aspect's title are "
            "missing from its tables, and the scores of their cases are computed without them.",
            nullptr, int(result.losses.collapsedAspects)));
    return messages;
}

} // namespace

Expected<ResultExport> exportExpertResult(Database& database, const EvaluationSet& set,
    const std::optional<QString>& system, const QString& resultPath, const QString& textsPath,
    const Progress& progress)
{
    if (QFileInfo(resultPath).absoluteFilePath() == QFileInfo(textsPath).absoluteFilePath())
        return failure(ErrorCode::Refused,
            ProjectWords::tr("The result and its texts cannot be the same file."), resultPath,
            ProjectWords::tr("Give the texts file another name."));
    EvaluationRepository evaluations(database);
    TANDEM_TRY(all, evaluations.list(set));
    ResultExport result;
    const QList<EvaluationSummary> chosen = exportable(*all, system, result);
    if (chosen.isEmpty() && system && result.leftOut == 0)
        return failure(ErrorCode::NotFound,
            ProjectWords::tr("No output of the system \"%1\" is evaluated in this set.")
                .arg(*system));
    if (chosen.isEmpty() && !result.unscored.isEmpty())
        return failure(ErrorCode::Refused,
            ProjectWords::tr("None of its evaluations has scores. Only unparsable replies for the "
                             "aspects of a text, or for all judgments of them: %1.")
                .arg(unscoredNames(result)),
            {},
            ProjectWords::tr("Check the replies, then use another model or allow more attempts."));
    if (chosen.isEmpty())
        return failure(ErrorCode::Refused, ProjectWords::tr("No evaluation of it is complete yet."),
            {}, ProjectWords::tr("Wait until the run has finished some."));
    QList<EvaluationId> told;
    for (const EvaluationSummary& one : chosen)
        told.append(one.id);
    TANDEM_TRY(runs, runSettingsJson(database, runsBehindEvaluations(told)));
    AtomicFile resultFile(resultPath);
    AtomicFile textsFile(textsPath);
    TANDEM_TRY(losses, resultFile.open().and_then([&] { return textsFile.open(); }).and_then([&] {
        ExpertResultWriter writer(resultFile.device(), resultPath);
        return writeEvaluations(evaluations, chosen, writer, textsFile, textsPath, *runs, progress);
    }));
    TANDEM_DO(resultFile.commit().and_then([&] { return textsFile.commit(); }));
    result.losses = *losses;
    result.messages = exportMessages(result);
    return result;
}

Expected<QString> fileOfOtherResult(
    Database& database, RunId run, const QString& resultPath, const QString& textsPath)
{
    const bool hasResult = holdsAnything(resultPath);
    if (!hasResult && !holdsAnything(textsPath))
        return QString();
    EvaluationSet set;
    set.run = run;
    EvaluationRepository evaluations(database);
    TANDEM_TRY(all, evaluations.list(set));
    QSet<QByteArray> texts;
    QList<EvaluationId> ids;
    for (const EvaluationSummary& one : *all) {
        TANDEM_TRY(detail, evaluations.byId(one.id));
        texts.insert(textsLine(*detail).trimmed());
        ids.append(one.id);
    }
    TANDEM_TRY(settings, runSettingsJson(database, runsBehindEvaluations(ids)));
    const auto cases = holdsAnything(textsPath) ? textsAmong(textsPath, texts) : 0;
    if (!cases)
        return textsPath;
    return hasResult && !isResultOf(resultPath, *cases, *settings) ? resultPath : QString();
}

} // namespace tandem
