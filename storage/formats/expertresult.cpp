#include "storage/formats/expertresult.h"

#include "models/text/decode.h"
#include "storage/formats/expertcase.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/recordreader.h"

#include <QIODevice>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <cmath>

namespace tandem {

namespace {

constexpr int kScores = 3 * expert::kModes;
constexpr double kResultTolerance = 1e-9;
constexpr qsizetype kDifferencesKept = 1'000;

/// The numbers of a file; none where a name is missing.
using FileScores = std::array<std::optional<double>, kScores>;

enum ResultSection { ResultAverage, ResultScores, ResultExplanations, ResultRuns };

RecordShape resultShape()
{
    RecordShape shape;
    shape.mayBeList = false;
    shape.sections = {{QLatin1String("average_scores"), false}, {QLatin1String("per_query_scores")},
        {QLatin1String("per_query_explanations")}, {QLatin1String("run_settings")}};
    return shape;
}

/// Takes the records of a result file: hands over explanations, keeps the numbers.
class ResultIntake final
{
public:
    ResultIntake(const ExplanationSink& sink, QJsonArray* runs)
        : m_sink(sink)
        , m_runs(runs)
    {
    }

    FileScores average{};
    QList<FileScores> scores;
    ResultFigures figures;

    Expected<void> take(const Record& record)
    {
        if (record.place().section == ResultExplanations)
            return takeExplanation(record);
        if (record.place().section == ResultRuns) {
            if (m_runs)
                m_runs->append(QJsonDocument::fromJson(record.root().json().toUtf8()).object());
            return {};
        }
        FileScores read{};
        TANDEM_DO(takeScores(record.root(), read));
        if (record.place().section == ResultAverage)
            average = read;
        else
            scores.append(read);
        return {};
    }

private:
    Expected<void> takeScores(const RecordValue& object, FileScores& read)
    {
        const QStringList names = scoreNames();
        for (qsizetype i = 0; i < names.size(); ++i) {
            const RecordValue value = object.value(QLatin1String(names.at(i).toLatin1()));
            if (value.is(RecordValue::Type::Missing))
                continue;
            if (!value.is(RecordValue::Type::Number))
                return value.refuse(FormatWords::tr("Expected a number."), resultRemedy());
            read[std::size_t(i)] = value.number();
            figures.hasScores = true;
        }
        return {};
    }

    Expected<void> takeExplanation(const Record& record)
    {
        TANDEM_TRY_VAR(explanation, explanationOf(record));
        figures.computed.append(expert::scoresOf(*explanation));
        figures.casesWithRemarks += explanation->remarks.isEmpty() ? 0 : 1;
        TANDEM_DO(m_sink(std::move(*explanation), figures.cases));
        ++figures.cases;
        return {};
    }

    const ExplanationSink& m_sink;
    QJsonArray* const m_runs;
};

void compare(const FileScores& inFile, const expert::Scores& computed, qint64 caseIndex,
    ResultFigures& figures)
{
    const QStringList names = scoreNames();
    for (qsizetype i = 0; i < names.size(); ++i) {
        const std::optional<double>& number = inFile[std::size_t(i)];
        if (!number)
            continue;
        ++figures.numbersCompared;
        const double own = scoreAt(computed, i);
        if (std::abs(*number - own) <= kResultTolerance)
            continue;
        ++figures.differing;
        if (figures.differences.size() < kDifferencesKept)
            figures.differences.append({caseIndex, names.at(i), *number, own});
    }
}

Expected<ResultFigures> compared(ResultIntake& intake, bool hasExplanations, const QString& name)
{
    if (!hasExplanations)
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("The file does not contain \"per_query_explanations\", so it is not an "
                            "expert_score result."),
            name, FormatWords::tr("See \"tandem help formats\" for the format of result files."));
    ResultFigures& figures = intake.figures;
    if (!intake.scores.isEmpty() && intake.scores.size() != figures.cases)
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("The file has scores for %1 cases, but explanations for %2.")
                .arg(intake.scores.size())
                .arg(figures.cases),
            name, FormatWords::tr("It may be truncated or wrongly assembled."));
    figures.average = expert::averageOf(figures.computed);
    for (qsizetype i = 0; i < intake.scores.size(); ++i)
        compare(intake.scores.at(i), figures.computed.at(i), i, figures);
    if (figures.cases > 0)
        compare(intake.average, figures.average, -1, figures);
    return figures;
}

} // namespace

Expected<ResultFigures> readExpertResult(
    const Input& input, const ExplanationSink& sink, const ReadProgress& progress, QJsonArray* runs)
{
    constexpr qint64 kResultHeadBytes = 4096;
    TANDEM_TRY(device, input.open());
    const QByteArray head = (*device)->peek(kResultHeadBytes);
    TANDEM_DO(refuseDatabase(head, input.name()));
    if (const char first = firstVisible(head); first >= 'A' && first <= 'z' && first != '[')
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("This is not JSON, so it is not an expert_score result."), input.name(),
            FormatWords::tr("To evaluate cases from a table, use \"tandem expert cases\" and "
                            "\"tandem expert run\"."));
    ResultIntake intake(sink, runs);
    return readRecords(
        input, RecordLayout::Json, resultShape(),
        [&](const Record& record) { return intake.take(record); }, progress)
        .and_then([&](const RecordCounts& counts) {
            return compared(intake, counts.sections.contains(ResultExplanations), input.name());
        });
}

QStringList scoreNames()
{
    static const QStringList names = [] {
        QStringList list;
        for (const expert::Mode mode : expert::kAllModes) {
            for (const QLatin1String part :
                {QLatin1String("_recall"), QLatin1String("_precision"), QLatin1String("_f1")})
                list.append(expert::modeKey(mode) + part);
        }
        return list;
    }();
    return names;
}

double scoreAt(const expert::Scores& scores, qsizetype index)
{
    const expert::ModeScore& mode = scores.modes.at(std::size_t(index / 3));
    return index % 3 == 0 ? mode.recall : index % 3 == 1 ? mode.precision : mode.f1;
}

} // namespace tandem
