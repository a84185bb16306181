#include "storage/formats/expertresult.h"

#include "storage/formats/expertcase.h"
#include "storage/formats/jsonrecords.h"
#include "storage/formats/openfile.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <cmath>

namespace tandem {

namespace {

constexpr int kScores = 3 * expert::kModes;
constexpr double kTolerance = 1e-9;
constexpr qsizetype kDifferencesKept = 1'000;

/// The numbers of a file; none where a name is missing.
using FileScores = std::array<std::optional<double>, kScores>;

enum class ResultKey { Unknown, Average, Scores, Explanations };

ResultKey resultKey(const QString& key)
{
    if (key == QLatin1String("average_scores"))
        return ResultKey::Average;
    if (key == QLatin1String("per_query_scores"))
        return ResultKey::Scores;
    return key == QLatin1String("per_query_explanations") ? ResultKey::Explanations
                                                          : ResultKey::Unknown;
}

/// Turns the events of a result file into explanations, keeping its numbers.
class ResultVisitor final : public JsonRecords
{
    Q_DECLARE_TR_FUNCTIONS(ExpertResult)

public:
    ResultVisitor(JsonSource& jsonSource, const QString& fileName, const ExplanationSink& sink)
        : JsonRecords(jsonSource, fileName)
        , m_sink(sink)
    {
    }

    FileScores average{};
    QList<FileScores> scores;
    ResultFigures figures;
    bool hasExplanations = false;

protected:
    bool isIgnored() const override
    {
        return depth() > 0 && resultKey(topKey()) == ResultKey::Unknown;
    }
    bool isRecord() const override
    {
        if (depth() == 0)
            return false;
        return resultKey(topKey()) == ResultKey::Average ? depth() == 1 : depth() == 2;
    }
    bool mayEnter(Container container) override
    {
        if (depth() == 0)
            return container == Container::Object;
        const bool isList = depth() == 1 && container == Container::Array &&
                            resultKey(topKey()) != ResultKey::Average;
        hasExplanations =
            hasExplanations || (isList && resultKey(topKey()) == ResultKey::Explanations);
        return isList;
    }
    QString expectedHere() const override
    {
        return depth() == 1 && resultKey(topKey()) != ResultKey::Average ? tr("a list")
                                                                         : tr("an object");
    }
    bool takeRecord(const QByteArray& json) override
    {
        if (resultKey(topKey()) == ResultKey::Explanations)
            return takeExplanation(json);
        FileScores read{};
        if (!takeScores(QJsonDocument::fromJson(json).object(), read))
            return false;
        if (resultKey(topKey()) == ResultKey::Average)
            average = read;
        else
            scores.append(read);
        return true;
    }

private:
    bool takeScores(const QJsonObject& object, FileScores& read)
    {
        const QStringList names = scoreNames();
        for (qsizetype i = 0; i < names.size(); ++i) {
            const QJsonValue value = object.value(names.at(i));
            if (value.isUndefined())
                continue;
            if (!value.isDouble())
                return failIn(QLatin1Char('/') + names.at(i), tr("Here a number is expected."),
                    tr("\"tandem help formats\" shows what a result file holds."));
            read[std::size_t(i)] = value.toDouble();
            figures.hasScores = true;
        }
        return true;
    }

    bool takeExplanation(const QByteArray& json)
    {
        auto explanation = explanationOf(json);
        if (!explanation)
            return failIn(explanation.error().inner, explanation.error().what,
                tr("\"tandem help formats\" shows what a result file holds."));
        figures.computed.append(expert::scoresOf(*explanation));
        figures.casesWithRemarks += explanation->remarks.isEmpty() ? 0 : 1;
        if (const auto taken = m_sink(std::move(*explanation), figures.cases); !taken)
            return fail(taken.error());
        ++figures.cases;
        return true;
    }

    const ExplanationSink& m_sink;
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
        if (std::abs(*number - own) <= kTolerance)
            continue;
        ++figures.differing;
        if (figures.differences.size() < kDifferencesKept)
            figures.differences.append({caseIndex, names.at(i), *number, own});
    }
}

Expected<ResultFigures> compared(ResultVisitor& visitor, const QString& name)
{
    if (!visitor.hasExplanations)
        return failure(ErrorCode::InvalidInput,
            ResultVisitor::tr("There is no \"per_query_explanations\" in it, so it is no result of "
                              "expert_score."),
            name, ResultVisitor::tr("\"tandem help formats\" shows what a result file holds."));
    ResultFigures& figures = visitor.figures;
    if (!visitor.scores.isEmpty() && visitor.scores.size() != figures.cases)
        return failure(ErrorCode::InvalidInput,
            ResultVisitor::tr("It has scores of %1 cases and explanations of %2.")
                .arg(visitor.scores.size())
                .arg(figures.cases),
            name, ResultVisitor::tr("It may have been cut off or put together wrongly."));
    figures.average = expert::averageOf(figures.computed);
    for (qsizetype i = 0; i < visitor.scores.size(); ++i)
        compare(visitor.scores.at(i), figures.computed.at(i), i, figures);
    if (figures.cases > 0)
        compare(visitor.average, figures.average, -1, figures);
    return figures;
}

} // namespace

Expected<ResultFigures> readExpertResult(
    const QString& path, const ExplanationSink& sink, const ReadProgress& progress)
{
    QFile file(path);
    return openForReading(file).and_then(
        [&] { return readExpertResult(file, path, sink, progress); });
}

Expected<ResultFigures> readExpertResult(QIODevice& device, const QString& name,
    const ExplanationSink& sink, const ReadProgress& progress)
{
    ChunkReader reader(device, name, progress);
    JsonSource source(reader);
    ResultVisitor visitor(source, name, sink);
    return visitor.run().and_then([&] { return compared(visitor, name); });
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
