#include "models/kgds/runparts.h"

#include "models/kgds/kgdswords.h"
#include "models/wordof.h"

namespace tandem::kgds {

namespace {

constexpr QLatin1String kOpinionsPart("opinions");
constexpr QLatin1String kFactsPart("facts/");
constexpr QLatin1String kErrorPart("error/");
constexpr QLatin1String kExpertsFirstPart("feedback/experts-first");
constexpr QLatin1String kSystemFirstPart("feedback/system-first");

constexpr std::array<const char*, kWorkStages> kStageKeys{"atomic_fact_decomposition",
    "conflict_masking", "structured_prompt", "self_reflection", "fact_verification",
    "opinion_verification", "error_detection", "feedback_judgement"};

/// The part with the number behind `before`; none where that is no number as key() writes it.
std::optional<JudgePart> numberedPart(JudgedAspect aspect, const QString& key, QLatin1String before)
{
    if (!key.startsWith(before))
        return {};
    const JudgePart part{aspect, key.mid(before.size()).toInt(), true};
    return part.number > 0 && part.key() == key ? std::optional(part) : std::nullopt;
}

} // namespace

QString SummaryTurn::key() const
{
    return paradigm == Paradigm::SelfReflection ? patternKey(pattern) + u'/' + paradigmKey(paradigm)
                                                : patternKey(pattern);
}

std::optional<SummaryTurn> SummaryTurn::fromKey(const QString& key)
{
    for (const Pattern pattern : kPatterns) {
        for (const Paradigm paradigm : kParadigms) {
            const SummaryTurn turn{pattern, paradigm};
            if (turn.key() == key)
                return turn;
        }
    }
    return {};
}

QString JudgePart::key() const
{
    switch (aspect) {
    case JudgedAspect::Facts:
        return kFactsPart + QString::number(number);
    case JudgedAspect::Error:
        return kErrorPart + QString::number(number);
    case JudgedAspect::Feedback:
        return expertsFirst ? kExpertsFirstPart : kSystemFirstPart;
    case JudgedAspect::Opinions:
        break;
    }
    return kOpinionsPart;
}

std::optional<JudgePart> JudgePart::fromKey(const QString& key)
{
    if (key == kOpinionsPart)
        return JudgePart{JudgedAspect::Opinions, 0, true};
    if (key == kExpertsFirstPart || key == kSystemFirstPart)
        return JudgePart{JudgedAspect::Feedback, 0, key == kExpertsFirstPart};
    if (const auto facts = numberedPart(JudgedAspect::Facts, key, kFactsPart))
        return facts;
    return numberedPart(JudgedAspect::Error, key, kErrorPart);
}

QString workStageKey(WorkStage stage)
{
    return QLatin1String(wordOf(stage, kStageKeys));
}

QString workStageName(WorkStage stage)
{
    switch (stage) {
    case WorkStage::FactDecomposition:
        return KgdsWords::tr("atomic fact decomposition");
    case WorkStage::ConflictMasking:
        return KgdsWords::tr("conflict masking");
    case WorkStage::StructuredPrompt:
        return KgdsWords::tr("structured prompt", "how a model was asked");
    case WorkStage::SelfReflection:
        return KgdsWords::tr("self-reflection", "how a model was asked");
    case WorkStage::FactVerification:
        return KgdsWords::tr("fact verification");
    case WorkStage::OpinionVerification:
        return KgdsWords::tr("opinion verification");
    case WorkStage::ErrorDetection:
        return KgdsWords::tr("error detection");
    case WorkStage::FeedbackJudgement:
        break;
    }
    return KgdsWords::tr("feedback judgement");
}

WorkStage stageOf(const SummaryTurn& turn)
{
    return turn.paradigm == Paradigm::SelfReflection ? WorkStage::SelfReflection
                                                     : WorkStage::StructuredPrompt;
}

WorkStage stageOf(const JudgePart& part)
{
    switch (part.aspect) {
    case JudgedAspect::Facts:
        return WorkStage::FactVerification;
    case JudgedAspect::Error:
        return WorkStage::ErrorDetection;
    case JudgedAspect::Feedback:
        return WorkStage::FeedbackJudgement;
    case JudgedAspect::Opinions:
        break;
    }
    return WorkStage::OpinionVerification;
}

} // namespace tandem::kgds
