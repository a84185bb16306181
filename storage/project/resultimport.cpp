#include "storage/project/resultimport.h"

#include "storage/formats/casesreader.h"
#include "storage/formats/evidencecheck.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/journal.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ResultImport)
};

/// Reads the texts, then the result, into a database that the caller commits or throws away.
class ResultImportRun final
{
public:
    ResultImportRun(Database& database, const ResultFiles& files, const Progress& progress)
        : m_cases(database)
        , m_evaluations(database)
        , m_files(files)
        , m_progress(progress)
        , m_textBytes(QFileInfo(files.texts).size())
        , m_allBytes(m_textBytes + QFileInfo(files.result).size())
    {
    }

    Expected<ResultImport> run()
    {
        return readTexts().and_then([&] { return readResult(); });
    }

private:
    Expected<void> readTexts()
    {
        const auto sink = [this](expert::TextCase&& textCase, const QString& place) {
            return addText(std::move(textCase), place);
        };
        return readCases(m_files.texts, sink, [this](qint64 bytes) {
            return goOn(bytes);
        }).map([](qint64) {});
    }

    Expected<void> addText(expert::TextCase&& textCase, const QString& place)
    {
        if (textCase.outputs.size() != 1)
            return failure(severalOutputs(place));
        QString& system = textCase.outputs.first().system;
        if (system.isEmpty())
            system = m_files.system.simplified();
        const auto id = m_cases.add(textCase, &m_import.added);
        if (!id)
            return failure(id.error().in(place));
        const auto output = m_cases.addOutput(*id, system, textCase.outputs.constFirst().text);
        if (!output)
            return failure(output.error().in(place));
        m_outputs.append(*output);
        return {};
    }

    Expected<ResultImport> readResult()
    {
        const auto sink = [this](expert::Explanation&& explanation, qint64 index) {
            return addEvaluation(explanation, index);
        };
        const auto figures = readExpertResult(
            m_files.result, sink, [this](qint64 bytes) { return goOn(m_textBytes + bytes); });
        if (!figures)
            return failure(figures.error());
        if (figures->cases != m_outputs.size())
            return failure(unequalNumbers(m_files, m_outputs.size(), figures->cases));
        m_import.figures = *figures;
        m_import.evidence = m_evidence.pieces();
        m_import.evidenceFound = m_evidence.found();
        m_import.messages = resultMessages(*figures, m_import.remarks);
        if (m_evidence.isForeign())
            m_import.messages.prepend(m_evidence.warning());
        return m_import;
    }

    Expected<void> addEvaluation(const expert::Explanation& explanation, qint64 index)
    {
        if (index >= m_outputs.size())
            return {}; // the numbers are compared when all are known
        const OutputId output = m_outputs.at(index);
        m_import.remarks += explanation.remarks.size();
        const QString source = QFileInfo(m_files.result).fileName();
        if (const auto added = m_evaluations.addImported(output, source, explanation); !added)
            return failure(added.error().in(Words::tr("%1, case %2").arg(source).arg(index + 1)));
        const auto generated = m_cases.output(output);
        if (!generated)
            return failure(generated.error());
        const auto texts = m_cases.byId(generated->caseId);
        if (!texts)
            return failure(texts.error());
        m_evidence.look(explanation, texts->expected, generated->text);
        return {};
    }

    bool goOn(qint64 bytes) const { return !m_progress || m_progress(bytes, m_allBytes); }

    CaseRepository m_cases;
    EvaluationRepository m_evaluations;
    const ResultFiles& m_files;
    const Progress& m_progress;
    const qint64 m_textBytes;
    const qint64 m_allBytes;
    QList<OutputId> m_outputs; ///< in the order of the texts
    EvidenceCheck m_evidence;
    ResultImport m_import;
};

} // namespace

Expected<ResultImport> importExpertResult(
    Database& database, const ResultFiles& files, const Progress& progress)
{
    const auto import = ResultImportRun(database, files, progress).run();
    if (!import)
        return import;
    if (auto noted = Journal(database).append(QStringLiteral("imported"), {}, {},
            {{QStringLiteral("file"), QFileInfo(files.result).fileName()},
                {QStringLiteral("evaluations"), import->figures.cases},
                {QStringLiteral("cases"), import->added.cases}});
        !noted)
        return failure(noted.error());
    return import;
}

QStringList resultMessages(const ResultFigures& figures, qint64 remarks)
{
    QStringList messages;
    if (figures.differing > 0)
        messages.append(Words::tr("%1 of %2 scores in the file are not what its match tables give; "
                                  "the computed ones are shown.")
                            .arg(figures.differing)
                            .arg(figures.numbersCompared));
    if (!figures.hasScores)
        messages.append(Words::tr("The file has no scores of its own to compare with."));
    if (remarks > 0)
        messages.append(Words::tr("%n thing(s) in the explanations had to be put right; the cases "
                                  "say which.",
            nullptr, int(remarks)));
    return messages;
}

Error severalOutputs(const QString& place)
{
    return {ErrorCode::InvalidInput,
        Words::tr("The texts of a result need one generated text in each record."), place,
        Words::tr("Give each case its \"output\", in the order of the result."), {}};
}

Error unequalNumbers(const ResultFiles& files, qint64 texts, qint64 cases)
{
    return {ErrorCode::InvalidInput,
        Words::tr("The result has %1 cases, the texts have %2.").arg(cases).arg(texts),
        QFileInfo(files.texts).fileName(),
        Words::tr("Give the texts of exactly these cases, in the same order."), {}};
}

} // namespace tandem
