#include "models/metrics/judges.h"

#include "models/expert/firsttokens.h"
#include "models/llm/prompttemplate.h"

#include <QCoreApplication>

#include <array>

namespace tandem::metrics {

namespace {

constexpr int kJudgeOutputTokens = 2048;

/// What there is to know of a judge.
struct JudgeFacts
{
    Judge judge;
    const char* key;
    const char* name;
    ScoreScale scale;
    double temperature;
    const char* prompt;
    const char* placeholders; ///< with blanks between them
    const char* promptName;
    const char* description;
};

constexpr std::array<JudgeFacts, 3> kJudges{{
    {Judge::Gemba, "gemba", "GEMBA", {0, 4}, 0.0, "judge-gemba", "prompt expected generated",
        QT_TRANSLATE_NOOP("Judges", "Score against the expected text, 0 to 4"),
        QT_TRANSLATE_NOOP("Judges", "A language model rates once, at temperature 0, how well the "
                                    "text matches the expected text, from 0 to 4.")},
    {Judge::GEval, "geval", "G-Eval", {1, 5}, 1.0, "judge-geval", "prompt expected generated",
        QT_TRANSLATE_NOOP("Judges", "Score against the expected text by evaluation steps, 1 to 5"),
        QT_TRANSLATE_NOOP("Judges",
            "A language model is sampled many times at temperature 1, or asked for the "
            "probabilities of its replies; the score is their mean, weighted by "
            "frequency or probability, from 1 to 5.")},
    {Judge::AutoEval, "autoeval", "AutoEval", {1, 5}, 0.0, "judge-autoeval", "source summary",
        QT_TRANSLATE_NOOP("Judges", "Score of a summary against its source, 1 to 5"),
        QT_TRANSLATE_NOOP("Judges",
            "A language model rates once, at temperature 0, how coherent and relevant the text is "
            "as a summary of the prompt, from 1 to 5; the expected text is not used.")},
}};

const JudgeFacts& judgeFactsOf(Judge judge)
{
    return kJudges.at(static_cast<std::size_t>(judge));
}

const JudgeFacts* factsOfPrompt(const QString& key)
{
    for (const JudgeFacts& facts : kJudges) {
        if (key == QLatin1String(facts.prompt))
            return &facts;
    }
    return nullptr;
}

} // namespace

QList<Judge> judges()
{
    return {Judge::Gemba, Judge::GEval, Judge::AutoEval};
}

QString judgeKey(Judge judge)
{
    return QLatin1String(judgeFactsOf(judge).key);
}

std::optional<Judge> judgeOfKey(const QString& key)
{
    for (const JudgeFacts& facts : kJudges) {
        if (key == QLatin1String(facts.key))
            return facts.judge;
    }
    return std::nullopt;
}

QString judgeName(Judge judge)
{
    return QLatin1String(judgeFactsOf(judge).name);
}

QString judgeDescription(Judge judge)
{
    return QCoreApplication::translate("Judges", judgeFactsOf(judge).description);
}

ScoreScale judgeScale(Judge judge)
{
    return judgeFactsOf(judge).scale;
}

bool judgeNeedsExpected(Judge judge)
{
    return judge != Judge::AutoEval;
}

QString judgePromptKey(Judge judge)
{
    return QLatin1String(judgeFactsOf(judge).prompt);
}

QStringList judgePromptPlaceholders(const QString& key)
{
    const JudgeFacts* facts = factsOfPrompt(key);
    return facts ? QString::fromLatin1(facts->placeholders).split(QLatin1Char(' ')) : QStringList();
}

QString judgePromptName(const QString& key)
{
    const JudgeFacts* facts = factsOfPrompt(key);
    return facts ? QCoreApplication::translate("Judges", facts->promptName) : QString();
}

Expected<llm::ChatRequest> judgeRequest(Judge judge, const llm::PromptTemplate& prompt,
    const QString& model, const JudgedTexts& texts, int tokens)
{
    const QString generated = expert::firstTokens(texts.generated, tokens).text;
    auto request = llm::promptRequest(prompt, model,
        judgeNeedsExpected(judge)
            ? QHash<QString, QString>{{QStringLiteral("prompt"), texts.prompt},
                  {QStringLiteral("expected"), expert::firstTokens(texts.expected, tokens).text},
                  {QStringLiteral("generated"), generated}}
            : QHash<QString, QString>{{QStringLiteral("source"), texts.prompt},
                  {QStringLiteral("summary"), generated}},
        kJudgeOutputTokens);
    if (request)
        request->temperature = judgeFactsOf(judge).temperature;
    return request;
}

} // namespace tandem::metrics
