#pragma once

#include "models/error.h"
#include "models/llm/chat.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem::llm {
struct PromptTemplate;
}

/// Language models as measures: what they are asked, how their answers are read, and what score
/// comes of several answers or of the probabilities of one.
namespace tandem::metrics {

/// A way to have a language model score a text.
enum class Judge {
    Gemba,    ///< one answer at temperature 0, 0 to 4 (Kocmi & Federmann 2023, as ExPerT uses it)
    GEval,    ///< the mean of many answers at temperature 1, 1 to 5 (Liu et al. 2023)
    AutoEval, ///< without a reference: a summary against its source, coherence and relevance
              ///< alike, one answer at temperature 0, 1 to 5 (Chiang & Lee 2023)
};

/// The whole numbers that a judge may answer with.
struct ScoreScale
{
    int low = 0;
    int high = 0;
    bool operator==(const ScoreScale&) const = default;
};

/// How many samples G-Eval takes at most.
inline constexpr int kMostJudgeSamples = 1000;

QList<Judge> judges();
/// "gemba", "geval", "autoeval": the measure's name in files and the kind of the run.
QString judgeKey(Judge judge);
std::optional<Judge> judgeOfKey(const QString& key);
/// As papers write it; not translated.
QString judgeName(Judge judge);
/// What the score says, a sentence or two, translated.
QString judgeDescription(Judge judge);
ScoreScale judgeScale(Judge judge);
/// Whether the score needs the text that the author wrote; AutoEval alone does not.
bool judgeNeedsExpected(Judge judge);

/// "judge-gemba", "judge-geval", "judge-autoeval".
QString judgePromptKey(Judge judge);
/// The placeholders that the prompt must have; none for a key that is not one of these.
QStringList judgePromptPlaceholders(const QString& key);
/// What people see, translated; empty for a key that is not one of these.
QString judgePromptName(const QString& key);

/// What is judged.
struct JudgedTexts
{
    QString prompt;    ///< what was asked for; for AutoEval the source, such as activities
    QString expected;  ///< by the author; not looked at by AutoEval
    QString generated; ///< the text or summary to be scored
};

/// The question for one answer at the judge's temperature: fills {{prompt}}, {{expected}} and
/// {{generated}}, or {{source}} and {{summary}}. The author's and the scored text are cut to their
/// first `tokens` tokens (expert::firstTokens()), prompt and source never. Errors: those of
/// llm::fillPrompt().
Expected<llm::ChatRequest> judgeRequest(Judge judge, const llm::PromptTemplate& prompt,
    const QString& model, const JudgedTexts& texts, int tokens);

/// The score that a reply gives: a whole number within the scale, alone ("3", "3.", "**3**",
/// "3/5" where 5 is the highest), labelled ("Score: 3", be it among other words as long as no other
/// labelled score disagrees) or in JSON ({"score": 3}). Digits of any script. InvalidInput: no
/// number, several, a broken one, one outside of the scale, or out of another highest one.
Expected<int> readJudgeScore(const QString& reply, ScoreScale scale);

/// One answer of a judge.
struct JudgeSample
{
    std::optional<int> score; ///< none: no reply could be read
    QString fault{};          ///< why
};

/// A score, or why there is none, and what it was made of, as JSON: always "method" ("single",
/// "samples", "probabilities") and "scale" [low, high]; "score" (single); "samples", "counts" by
/// score and "unreadable" [{"sample", "why"}] (samples; "unreadable" of single as well);
/// "probabilities" by score as the server gave them, and "mass", their sum (probabilities).
struct JudgedScore
{
    std::optional<double> value; ///< within the scale
    QString undefined;           ///< translated; empty where there is a value
    QJsonObject detail;
};

/// Of one answer.
JudgedScore singleScore(const JudgeSample& sample, ScoreScale scale);
/// The mean of the readable samples, that is of the scores weighted by their frequency; undefined
/// where none is readable.
JudgedScore sampledScore(const QList<JudgeSample>& samples, ScoreScale scale);
/// The mean of the scores weighted by their probabilities at the place in the answer where the
/// score of `reply` stands (see readJudgeScore()), over those that the server gives there. `tokens`
/// are those of the reply, or of its end; those of thoughts before the answer do not count. None
/// where there is nothing to weigh: the score is not all of a token, no alternative to it is a
/// score, all scores together have less than 0.01, or the numbers are no probabilities, as they sum
/// up to more than 1.
std::optional<JudgedScore> probabilityScore(
    const QList<llm::AnswerToken>& tokens, const QString& reply, ScoreScale scale);

/// The value that a detail gives when it is computed again; none where it is undefined.
/// InvalidInput where it is none of the above.
Expected<std::optional<double>> scoreOfDetail(const QJsonObject& detail);

} // namespace tandem::metrics
