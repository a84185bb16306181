#pragma once

#include "models/kgds/record.h"
#include "models/kgds/systemoutput.h"

namespace tandem::test {

/// Three paragraphs, of which the first and third support the discussion with two key facts and
/// one; three opinions.
inline kgds::SampleRecord judgedSample()
{
    using namespace kgds;
    const auto fact = [](const char* text, FactType type) {
        return FactRecord{QString::fromUtf8(text), type, {}};
    };
    SampleRecord sample;
    sample.article = {
        {1, QStringLiteral("The yard closed on Friday."), ParagraphLabel::Supporting, {}, {}},
        {2, QStringLiteral("It rained."), ParagraphLabel::Nonsupporting, {}, {}},
        {3, QStringLiteral("Twelve ships lay idle."), ParagraphLabel::Supporting, {}, {}}};
    sample.supportingFacts = {{1,
                                  {fact("The yard closed.", FactType::KeyBackSupporting),
                                      fact("There was a yard.", FactType::NonKeyBackSupporting),
                                      fact("It was a Friday.", FactType::KeyBackSupporting)},
                                  {}},
        {3, {fact("Twelve ships lay idle.", FactType::KeyBackSupporting)}, {}}};
    sample.nonsupportingFacts = {{2, {fact("It rained.", FactType::BackNonsupporting)}, {}}};
    sample.opinions = {QStringLiteral("Ann regrets that **the yard** closed."),
        QStringLiteral("Ben blames **the owner**."), QStringLiteral("Ann hopes for spring.")};
    return sample;
}

/// Of it: the first key fact covered, the first opinion covered, the second not.
inline kgds::SystemJudgement abstractiveJudgement()
{
    using namespace kgds;
    using enum Conclusion;
    SystemJudgement judgement;
    judgement.facts = {{Knowable, Knowable, Unknowable}, {None}, {Knowable}};
    judgement.opinions = {Knowable, Unknowable, None};
    judgement.errors = {std::nullopt, ErrorType::Misattribution, std::nullopt};
    return judgement;
}

} // namespace tandem::test
