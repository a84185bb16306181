// What judges' replies say, and the scores that come of them.

#include "models/llm/replyparser.h"
#include "models/llm/replyvalue.h"
#include "models/metrics/judges.h"
#include "models/text/foreigncell.h"
#include "models/words.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <map>

namespace tandem::metrics {

namespace {

const QLatin1String kMethod("method");
const QLatin1String kScale("scale");
const QLatin1String kScore("score");
const QLatin1String kSamples("samples");
const QLatin1String kCounts("counts");
const QLatin1String kUnreadable("unreadable");
const QLatin1String kProbabilities("probabilities");
const QLatin1String kMass("mass");
const QLatin1String kSingle("single");

constexpr qsizetype kLongestReply = 1 << 16;
/// What probabilities sum up to at most, as far as they are rounded.
constexpr double kMostMass = 1.01;
/// Scores that are less likely together are an accident of sampling.
constexpr double kLeastMass = 0.01;

tl::unexpected<Error> unreadable(const QString& what)
{
    return failure(ErrorCode::InvalidInput, what, {},
        MetricWords::tr("Try again, or use another model or prompt."));
}

/// `text` with the digits of all scripts as ASCII ones.
QString inAsciiDigits(QString text)
{
    for (QChar& character : text) {
        if (const int digit = character.digitValue(); digit >= 0 && character.isDigit())
            character = QChar(u'0' + digit);
    }
    return text;
}

/// A score, and where its digits begin in the text that it was read in.
struct PlacedScore
{
    int score = 0;
    qsizetype at = -1; ///< -1: it stands nowhere as it is
};

/// A number as its parts stand in a reply.
Expected<int> scoreOf(
    const QString& whole, const QString& fraction, const QString& outOf, ScoreScale scale)
{
    constexpr qsizetype kMostDigits = 4;
    const bool isWhole = std::all_of(
        fraction.begin(), fraction.end(), [](QChar digit) { return digit == QLatin1Char('0'); });
    const int score = whole.size() > kMostDigits ? scale.high + 1 : whole.toInt();
    if (!isWhole)
        return unreadable(MetricWords::tr("The reply is not a whole number."));
    if (!outOf.isEmpty() && outOf.toInt() != scale.high)
        return unreadable(MetricWords::tr("The reply uses another scale: out of %1.").arg(outOf));
    if (score < scale.low || score > scale.high)
        return unreadable(
            MetricWords::tr("The reply is not within %1 to %2.").arg(scale.low).arg(scale.high));
    return score;
}

/// The whole text as a score.
const QRegularExpression& alone()
{
    // Nothing is given back (the + behind *), so that the time grows with the length alone.
    static const QRegularExpression expression(
        QStringLiteral(
            R"re(^[\s*_"'`(\[]*+(?:(?:final |overall )?(?:score|rating|grade|answer))?)re"
            R"re([\s*_"'`]*+(?:is|[:=])?[\s*_"'`(\[]*+)re"
            R"re((\d++)(?:\.(\d++))?(?:\s*+(?:/|out of)\s*+(\d{1,4}))?)re"
            R"re([\s*_"'`)\].!]*+$)re"),
        QRegularExpression::CaseInsensitiveOption);
    return expression;
}

/// A score with its label at the beginning of a line.
const QRegularExpression& labelled()
{
    static const QRegularExpression expression(
        QStringLiteral(R"re(^[ \t*_#>"'`-]*+(?:(?:final |overall )?(?:score|rating|grade)))re"
                       R"re([ \t*_"'`]*+(?:is|[:=])[ \t*_"'`(\[]*+)re"
                       R"re((\d++)(?:\.(\d++))?+(?:[ \t]*+(?:/|out of)[ \t]*+(\d{1,4}))?+)re"
                       // Neither part of a longer number or word nor the first of several.
                       R"re((?!\w|[.,]\d|[ \t]*+(?:[-–~/]|to|or|out of)[ \t]*+\d))re"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    return expression;
}

Expected<PlacedScore> placedScore(const QRegularExpressionMatch& match, ScoreScale scale)
{
    return scoreOf(match.captured(1), match.captured(2), match.captured(3), scale)
        .map([&](int score) {
            return PlacedScore{score, match.capturedStart(1)};
        });
}

Expected<PlacedScore> scoreOfText(const QString& text, ScoreScale scale)
{
    if (const auto match = alone().match(text); match.hasMatch())
        return placedScore(match, scale);
    std::optional<PlacedScore> found;
    auto matches = labelled().globalMatch(text);
    while (matches.hasNext()) {
        const auto score = placedScore(matches.next(), scale);
        if (!score)
            return score;
        if (found && found->score != score->score)
            return unreadable(MetricWords::tr("The reply contains several scores."));
        if (!found)
            found = *score;
    }
    if (!found)
        return unreadable(MetricWords::tr("The reply is not a score."));
    return *found;
}

Expected<int> scoreOfValue(const QJsonValue& value, ScoreScale scale)
{
    if (value.isString())
        return scoreOfText(inAsciiDigits(value.toString()), scale).map([](const PlacedScore& read) {
            return read.score;
        });
    const double number = value.toDouble(std::nan(""));
    if (!value.isDouble())
        return unreadable(MetricWords::tr("The reply is not a score."));
    if (number != std::floor(number))
        return unreadable(MetricWords::tr("The reply is not a whole number."));
    if (number < scale.low || number > scale.high)
        return unreadable(
            MetricWords::tr("The reply is not within %1 to %2.").arg(scale.low).arg(scale.high));
    return static_cast<int>(number);
}

QJsonArray scaleJson(ScoreScale scale)
{
    return {scale.low, scale.high};
}

QJsonArray faultsJson(const QList<JudgeSample>& samples)
{
    QJsonArray faults;
    for (qsizetype i = 0; i < samples.size(); ++i) {
        if (!samples.at(i).score)
            faults.append(QJsonObject{
                {QStringLiteral("sample"), i + 1}, {QStringLiteral("why"), samples.at(i).fault}});
    }
    return faults;
}

/// The mean of scores weighted by what is given for each; none where nothing is.
std::optional<double> weightedMean(const std::map<int, double>& weights)
{
    double sum = 0.0;
    double all = 0.0;
    for (const auto& [score, weight] : weights) {
        sum += score * weight;
        all += weight;
    }
    return all > 0.0 ? std::optional(sum / all) : std::nullopt;
}

/// A score that is all of a token; none for anything else.
std::optional<int> scoreOfToken(const QString& token, ScoreScale scale)
{
    constexpr qsizetype kMostDigits = 4;
    const QString text = inAsciiDigits(withoutOuterBlanks(token));
    const bool isNumber = !text.isEmpty() && text.size() <= kMostDigits &&
                          std::all_of(text.begin(), text.end(), [](QChar c) {
                              return c >= QLatin1Char('0') && c <= QLatin1Char('9');
                          });
    if (!isNumber)
        return std::nullopt;
    const int score = text.toInt();
    return score < scale.low || score > scale.high ? std::nullopt : std::optional(score);
}

/// The weights under a key of a detail; none where they are not numbers of 0 or more by score.
std::optional<std::map<int, double>> weightsIn(const QJsonObject& detail, QLatin1String key)
{
    if (!detail.value(key).isObject())
        return std::nullopt;
    std::map<int, double> weights;
    const QJsonObject object = detail.value(key).toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        bool isNumber = false;
        const int score = it.key().toInt(&isNumber);
        const double weight = it.value().toDouble(-1.0);
        if (!isNumber || !(weight >= 0.0) || !std::isfinite(weight))
            return std::nullopt;
        weights[score] = weight;
    }
    return weights;
}

QJsonObject weightsJson(const std::map<int, double>& weights)
{
    QJsonObject object;
    for (const auto& [score, weight] : weights)
        object.insert(QString::number(score), weight);
    return object;
}

} // namespace

namespace {

/// The keys under which a score stands in JSON.
const std::initializer_list<const char*> kScoreKeys{"score", "rating", "grade", "value", "answer"};

/// Where JSON holds a score under one of its keys; -1 where it is written otherwise.
qsizetype placeInJson(const QString& text, int score)
{
    static const QRegularExpression member(
        QStringLiteral(R"re("(?:score|rating|grade|value|answer)"\s*+:\s*+"?\s*+(\d++))re"),
        QRegularExpression::CaseInsensitiveOption);
    auto matches = member.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        if (match.captured(1).toInt() == score)
            return match.capturedStart(1);
    }
    return -1;
}

/// What of a reply is the answer, as it is read.
QString judgesAnswer(const QString& reply)
{
    return withoutOuterBlanks(inAsciiDigits(llm::answerText(reply).left(kLongestReply)));
}

Expected<PlacedScore> scoreOfAnswer(const QString& text, ScoreScale scale)
{
    if (text.isEmpty())
        return unreadable(MetricWords::tr("The reply is empty."));
    if (const auto score = scoreOfText(text, scale); score || !text.contains(QLatin1Char('{')))
        return score;
    TANDEM_TRY(parsed, llm::parseReply(text));
    const QJsonValue value = parsed->value.isArray() && parsed->value.toArray().size() == 1
                                 ? parsed->value.toArray().first()
                                 : parsed->value;
    return scoreOfValue(llm::firstOf(value.toObject(), kScoreKeys), scale).map([&](int score) {
        return PlacedScore{score, placeInJson(text, score)};
    });
}

/// The token of an answer in which its score stands, which is all of that token; the tokens of
/// thoughts before the answer and of marks behind it do not count. None where there is no such one.
const llm::AnswerToken* tokenOfScore(
    const QList<llm::AnswerToken>& tokens, const QString& answer, const PlacedScore& score)
{
    QString all;
    for (const llm::AnswerToken& token : tokens)
        all += inAsciiDigits(token.chosen.token);
    const qsizetype begin = all.lastIndexOf(answer);
    if (begin < 0 || score.at < 0)
        return nullptr;
    qsizetype end = 0;
    for (const llm::AnswerToken& token : tokens) {
        end += token.chosen.token.size();
        if (end > begin + score.at)
            return &token;
    }
    return nullptr;
}

} // namespace

Expected<int> readJudgeScore(const QString& reply, ScoreScale scale)
{
    return scoreOfAnswer(judgesAnswer(reply), scale).map([](const PlacedScore& read) {
        return read.score;
    });
}

JudgedScore singleScore(const JudgeSample& sample, ScoreScale scale)
{
    JudgedScore judged;
    judged.detail = {{kMethod, kSingle}, {kScale, scaleJson(scale)}};
    if (sample.score) {
        judged.value = *sample.score;
        judged.detail.insert(kScore, *sample.score);
        return judged;
    }
    judged.undefined =
        sample.fault.isEmpty() ? MetricWords::tr("No reply could be parsed.") : sample.fault;
    judged.detail.insert(kUnreadable, faultsJson({sample}));
    return judged;
}

JudgedScore sampledScore(const QList<JudgeSample>& samples, ScoreScale scale)
{
    std::map<int, double> counts;
    for (const JudgeSample& sample : samples) {
        if (sample.score)
            counts[*sample.score] += 1.0;
    }
    JudgedScore judged;
    judged.value = weightedMean(counts);
    judged.detail = {{kMethod, kSamples}, {kScale, scaleJson(scale)}, {kSamples, samples.size()},
        {kCounts, weightsJson(counts)}, {kUnreadable, faultsJson(samples)}};
    if (judged.value)
        return judged;
    judged.undefined =
        MetricWords::tr("None of %n replies could be parsed.", nullptr, int(samples.size()));
    // What all of them have in common is the reason, such as a filter that takes the question.
    const auto isAlike = [&](const JudgeSample& sample) {
        return sample.fault == samples.constFirst().fault;
    };
    if (!samples.isEmpty() && !samples.constFirst().fault.isEmpty() &&
        std::all_of(samples.begin(), samples.end(), isAlike))
        judged.undefined += u' ' + samples.constFirst().fault;
    return judged;
}

std::optional<JudgedScore> probabilityScore(
    const QList<llm::AnswerToken>& tokens, const QString& reply, ScoreScale scale)
{
    const QString answer = judgesAnswer(reply);
    const auto read = scoreOfAnswer(answer, scale);
    const llm::AnswerToken* const place = read ? tokenOfScore(tokens, answer, *read) : nullptr;
    if (!place || scoreOfToken(place->chosen.token, scale) != read->score)
        return std::nullopt;
    std::map<int, double> probabilities;
    bool hasChosen = false;
    double all = 0.0; // of whatever the server lists
    for (const llm::TokenChance& chance : place->alternatives) {
        hasChosen = hasChosen || chance.token == place->chosen.token;
        const double probability = std::exp(chance.logProbability);
        all += probability;
        if (const auto score = scoreOfToken(chance.token, scale))
            probabilities[*score] += probability;
    }
    // Where none of what might have stood there is a score, nothing is known of the other scores.
    if (probabilities.empty())
        return std::nullopt;
    if (!hasChosen) {
        const double probability = std::exp(place->chosen.logProbability);
        all += probability;
        probabilities[read->score] += probability;
    }
    double mass = 0.0;
    for (const auto& [score, probability] : probabilities)
        mass += probability;
    if (all > kMostMass || mass < kLeastMass)
        return std::nullopt;
    const std::optional<double> mean = weightedMean(probabilities);
    JudgedScore judged;
    judged.value = mean;
    judged.detail = {{kMethod, kProbabilities}, {kScale, scaleJson(scale)},
        {kProbabilities, weightsJson(probabilities)}, {kMass, mass}};
    return judged;
}

Expected<std::optional<double>> scoreOfDetail(const QJsonObject& detail)
{
    const QString method = detail.value(kMethod).toString();
    if (method == kSingle) {
        const QJsonValue score = detail.value(kScore);
        return score.isDouble() ? std::optional(score.toDouble()) : std::nullopt;
    }
    std::optional<std::map<int, double>> weights;
    if (method == kSamples)
        weights = weightsIn(detail, kCounts);
    else if (method == kProbabilities)
        weights = weightsIn(detail, kProbabilities);
    if (!weights)
        return failure(
            ErrorCode::InvalidInput, MetricWords::tr("The details of a score cannot be read."));
    return weightedMean(*weights);
}

} // namespace tandem::metrics
