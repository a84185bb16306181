#include "storage/project/resultexport.h"

#include "storage/formats/atomicfile.h"
#include "storage/formats/caseswriter.h"
#include "storage/formats/devicewrite.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ResultExport)
};

/// So that a run over thousands of cases says what it left out in a line.
constexpr qsizetype kMostNamed = 20;

QString nameOf(const EvaluationSummary& summary)
{
    const QString name = summary.caseName.isEmpty() ? Words::tr("case %1").arg(summary.casePosition)
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
        if (summary.state == EvaluationState::Complete)
            chosen.append(summary);
        else
            ++result.leftOut;
        if (summary.state == EvaluationState::Unscored)
            result.unscored.append(nameOf(summary));
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
    const QString& textsPath, const Progress& progress)
{
    if (const auto opened = writer.open(); !opened)
        return failure(opened.error());
    for (qsizetype i = 0; i < chosen.size(); ++i) {
        if (progress && !progress(i, chosen.size()))
            return failure(ErrorCode::Cancelled, Words::tr("The export was cancelled."));
        const auto detail = evaluations.byId(chosen.at(i).id);
        if (!detail)
            return failure(detail.error());
        const auto written = writer.write(detail->explanation).and_then([&] {
            return writeFully(texts.device(), textsLine(*detail), textsPath);
        });
        if (!written)
            return failure(written.error());
    }
    return writer.finish().map([&] { return writer.losses(); });
}

QString unscoredNames(const ResultExport& result)
{
    QStringList names = result.unscored.mid(0, kMostNamed);
    if (result.unscored.size() > kMostNamed)
        names.append(QStringLiteral("…"));
    return names.join(QStringLiteral(", "));
}

QStringList messagesOf(const ResultExport& result)
{
    QStringList messages;
    if (result.leftOut > 0)
        messages.append(
            Words::tr("%n evaluation(s) were left out: they are not complete or have no scores.",
                nullptr, int(result.leftOut)));
    if (!result.unscored.isEmpty())
        messages.append(
            Words::tr("No reply could be read for the aspects of: %1.").arg(unscoredNames(result)));
    if (result.losses.collapsedAspects > 0)
        messages.append(
            Words::tr("Titles are keys in such a file: %n aspect(s) with the title of another one "
                      "are not in its tables, and the scores of their cases are those of what is.",
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
            Words::tr("The result and its texts cannot be the same file."), resultPath,
            Words::tr("Give the texts another name."));
    EvaluationRepository evaluations(database);
    const auto all = evaluations.list(set);
    if (!all)
        return failure(all.error());
    ResultExport result;
    const QList<EvaluationSummary> chosen = exportable(*all, system, result);
    if (chosen.isEmpty() && system && result.leftOut == 0)
        return failure(ErrorCode::NotFound,
            Words::tr("No output of a system \"%1\" is evaluated in this set.").arg(*system));
    if (chosen.isEmpty() && !result.unscored.isEmpty())
        return failure(ErrorCode::Refused,
            Words::tr("No evaluation of it has scores: no reply could be read for the aspects of "
                      "%1.")
                .arg(unscoredNames(result)),
            {}, Words::tr("Look at the replies, then try another model, or ask more often."));
    if (chosen.isEmpty())
        return failure(ErrorCode::Refused, Words::tr("No evaluation of it is complete yet."), {},
            Words::tr("Wait until the run has finished some."));
    AtomicFile resultFile(resultPath);
    AtomicFile textsFile(textsPath);
    const auto losses = resultFile.open().and_then([&] { return textsFile.open(); }).and_then([&] {
        ExpertResultWriter writer(resultFile.device(), resultPath);
        return writeEvaluations(evaluations, chosen, writer, textsFile, textsPath, progress);
    });
    if (!losses)
        return failure(losses.error());
    const auto committed = resultFile.commit().and_then([&] { return textsFile.commit(); });
    if (!committed)
        return failure(committed.error());
    result.losses = *losses;
    result.messages = messagesOf(result);
    return result;
}

} // namespace tandem
