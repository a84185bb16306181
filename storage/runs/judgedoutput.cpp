#include "storage/runs/judgedoutput.h"

#include "models/kgds/backgroundjudge.h"
#include "storage/runs/benchmarkrecord.h"
#include "storage/runs/runoptions.h"

#include <algorithm>

namespace tandem {

using kgds::Conclusion;
using kgds::FactGroup;
using kgds::FactRecord;
using kgds::FactType;
using kgds::JudgedAspect;
using kgds::JudgePart;
using kgds::Pattern;

namespace {

/// Whether one of the facts counts for a score.
bool isScored(const FactGroup& group)
{
    return std::any_of(group.facts.cbegin(), group.facts.cend(), [](const FactRecord& fact) {
        return fact.type == FactType::KeyBackSupporting || fact.type == FactType::BackNonsupporting;
    });
}

bool isUnanswered(const QList<Conclusion>& conclusions)
{
    return std::all_of(conclusions.cbegin(), conclusions.cend(),
        [](Conclusion conclusion) { return conclusion == Conclusion::None; });
}

/// Whether one of them is still to be answered.
bool hasGap(const QList<Conclusion>& conclusions)
{
    return conclusions.isEmpty() || conclusions.contains(Conclusion::None);
}

QList<JudgePart> openFacts(const JudgedOutput& judged, const std::optional<StoredJudgement>& before)
{
    QList<JudgePart> parts;
    if (judged.output.made.system.pattern != Pattern::Abstractive)
        return parts;
    for (int number = 1; const FactGroup* group = judged.group(number); ++number) {
        const bool isOpen = !before || hasGap(before->judgement.facts.value(number - 1));
        if (isOpen && isScored(*group))
            parts.append({JudgedAspect::Facts, number, true});
    }
    return parts;
}

QList<JudgePart> openFeedback(
    const JudgedOutput& judged, const QList<Feedback>& feedback, const VerdictsOptions& options)
{
    const NewSystemOutput& made = judged.output.made;
    if (made.system.pattern != Pattern::Extractive ||
        !kgds::areOtherChoices(made.output.paragraphs, kgds::supportingNames(*judged.record)))
        return {};
    const auto isGiven = [&](bool expertsFirst) {
        return std::any_of(feedback.cbegin(), feedback.cend(), [&](const Feedback& given) {
            return given.judge == options.verifier && given.choice != FeedbackChoice::None &&
                   given.expertsFirst == expertsFirst;
        });
    };
    QList<JudgePart> parts;
    if (!options.bothOrders && (isGiven(true) || isGiven(false)))
        return parts;
    const bool drawn = kgds::drawsExpertsFirst(options.seed, judged.output.uuid);
    for (const bool expertsFirst : {true, false}) {
        if ((options.bothOrders || expertsFirst == drawn) && !isGiven(expertsFirst))
            parts.append({JudgedAspect::Feedback, 0, expertsFirst});
    }
    return parts;
}

} // namespace

const FactGroup* JudgedOutput::group(int number) const
{
    const qsizetype supporting = record->supportingFacts.size();
    const qsizetype place = number - 1;
    if (place < 0 || place >= supporting + record->nonsupportingFacts.size())
        return nullptr;
    return place < supporting ? &record->supportingFacts.at(place)
                              : &record->nonsupportingFacts.at(place - supporting);
}

QList<int> JudgedOutput::untyped(const kgds::SystemJudgement& judgement)
{
    QList<int> numbers;
    for (qsizetype i = 0; i < judgement.opinions.size(); ++i) {
        if (judgement.opinions.at(i) == Conclusion::Unknowable && !judgement.errors.value(i))
            numbers.append(int(i) + 1);
    }
    return numbers;
}

Expected<JudgedOutput> judgedOutput(Database& database, RunMemory& memory, SystemOutputId output)
{
    TANDEM_TRY(stored, SystemOutputRepository(database).byId(output));
    return keptRecord(database, memory, stored->made.gold).map([&](const auto& record) {
        return JudgedOutput{*stored, record};
    });
}

QList<JudgePart> openParts(const JudgedOutput& judged, const std::optional<StoredJudgement>& before,
    const QList<Feedback>& feedback, const VerdictsOptions& options)
{
    QList<JudgePart> parts;
    if (options.facts)
        parts += openFacts(judged, before);
    const bool hasOpinions = before && !isUnanswered(before->judgement.opinions);
    const bool isOpen = !before || hasGap(before->judgement.opinions);
    if (options.opinions && isOpen && !judged.record->opinions.isEmpty())
        parts.append({JudgedAspect::Opinions, 0, true});
    if (options.errors && hasOpinions) {
        for (const int number : JudgedOutput::untyped(before->judgement))
            parts.append({JudgedAspect::Error, number, true});
    }
    if (options.feedback)
        parts += openFeedback(judged, feedback, options);
    return parts;
}

} // namespace tandem
