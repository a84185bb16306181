#pragma once

#include "views/models/modelsfigures.h"

#include "models/kgds/attritionreport.h"

#include <cmath>
#include <memory>

/// Made scores of models on a benchmark, the same in each run.
namespace tandem::test {

inline const QStringList kMadeModels{QStringLiteral("GPT-4o"), QStringLiteral("GPT-4o-mini"),
    QStringLiteral("Claude 3.5 Sonnet"), QStringLiteral("Llama-3.1-405B"),
    QStringLiteral("Qwen-Max"), QStringLiteral("DeepSeek-V3")};

/// Between 0 and 1, another for each sample, system and thing.
inline double madeValue(qint64 sample, qint64 system, int thing)
{
    const double noise = std::sin(double(sample * 131 + system * 17 + thing * 7)) * 43758.5453;
    return noise - std::floor(noise);
}

inline kgds::SampleScore madeScore(qint64 sample, qint64 model, bool reflects, bool extractive)
{
    const double skill = 0.75 - 0.08 * double(model) + (reflects ? 0.02 : 0.0);
    const auto around = [&](int thing, double shift) {
        return std::clamp(skill + shift + 0.3 * (madeValue(sample, model, thing) - 0.5), 0.0, 1.0);
    };
    kgds::SampleScore score;
    score.recall = around(1, 0.0);
    score.precision = around(2, extractive ? 0.1 : -0.05);
    score.f1 = 2.0 * *score.recall * *score.precision / (*score.recall + *score.precision);
    score.opinionRecall = around(3, model % 2 == 0 ? 0.04 : -0.06);
    score.overall = std::sqrt(*score.f1 * *score.opinionRecall);
    if (extractive)
        score.retrieved = 0.24 + 0.035 * double(model) + 0.1 * madeValue(sample, model, 4);
    score.uncovered = int(8.0 * (1.0 - *score.opinionRecall));
    for (int i = 0; i < score.uncovered; ++i)
        ++score.errors.at(std::size_t(10.0 * madeValue(sample, model + i, 5)) % 5);
    return score;
}

/// Six models under both patterns and paradigms over so many samples, judged by one of two.
inline std::shared_ptr<ModelsData> madeModels(int samples = 30)
{
    auto made = std::make_shared<ModelsData>();
    made->samples = samples;
    made->verifiers = {QStringLiteral("gpt-4o-2024-11-20"), QStringLiteral("Qwen-Max")};
    made->verifier = made->verifiers.first();
    for (qsizetype model = 0; model < kMadeModels.size(); ++model) {
        for (const kgds::Paradigm paradigm : kgds::kParadigms) {
            for (const kgds::Pattern pattern : kgds::kPatterns) {
                const bool reflects = paradigm == kgds::Paradigm::SelfReflection;
                kgds::ScoredSystem system;
                system.system = {kMadeModels.at(model), paradigm, pattern};
                for (qint64 sample = 1; sample <= samples; ++sample) {
                    system.samples.insert(sample,
                        madeScore(sample, model, reflects, pattern == kgds::Pattern::Extractive));
                    if (pattern == kgds::Pattern::Extractive)
                        made->feedback.verdicts.append({system.system, sample, sample % 2 == 0,
                            madeValue(sample, model, 6) > 0.12 ? kgds::FeedbackChoice::Experts
                                                               : kgds::FeedbackChoice::System});
                }
                made->systems.append(system);
            }
        }
    }
    made->outputs = made->judged = made->systems.size() * samples;
    made->currency = QStringLiteral("USD");
    made->stages = {
        {QStringLiteral("structured_prompt"), QStringLiteral("Structured prompt"), 74.0},
        {QStringLiteral("fact_verification"), QStringLiteral("Fact verification"), 173.25}};
    kgds::PublishedRow published;
    published.model = QStringLiteral("GPT-4o");
    published.values = {{QStringLiteral("bsp_f1"), 0.7812}, {QStringLiteral("op_ebs_aos"), 0.7624},
        {QStringLiteral("ofi_ebs"), 0.0857}};
    published.changes = {{QStringLiteral("bsp_f1"), 0.0127}};
    made->published = {published};
    return made;
}

inline QList<kgds::SystemAttrition> madeAttrition()
{
    QList<kgds::SystemAttrition> made;
    for (qsizetype model = 0; model < kMadeModels.size(); ++model) {
        for (const kgds::Pattern pattern : kgds::kPatterns) {
            kgds::SystemAttrition one;
            one.system = {kMadeModels.at(model), kgds::Paradigm::StructuredPrompt, pattern};
            one.counts.samples = 30;
            one.counts.keyFacts = 480;
            one.counts.supporting = 130;
            one.counts.supportingExtracted = 110 - model * 5;
            one.counts.supportingMissed = 20 + model * 5;
            one.counts.keyFactsExtracted = 400;
            one.counts.keyFactsMissed = 80;
            one.counts.keyFactsCovered = 300 - model * 20;
            one.counts.keyFactsUncovered = 180 + model * 20;
            one.counts.opinions = 260;
            one.counts.opinionsCovered = 200 - model * 10;
            one.counts.opinionsLost = {3, 20 + model * 4, 25 + model * 5, 5, 4 + model};
            one.counts.opinionsUntyped = 3;
            for (qint64 sample = 1; sample <= 2; ++sample) {
                kgds::AttritionCounts& part = one.bySample[sample];
                part.samples = 1;
                part.keyFacts = part.keyFactsUncovered = 12;
                part.opinions = part.opinionsCovered = 7 + sample;
            }
            made.append(one);
        }
    }
    return made;
}

/// Two verifiers over ten samples of three systems who agree on most, and people on some.
inline std::shared_ptr<ModelsVerdicts> madeVerdicts()
{
    auto made = std::make_shared<ModelsVerdicts>();
    made->verifiers = {{QStringLiteral("gpt-4o-2024-11-20"), {}}, {QStringLiteral("Qwen-Max"), {}}};
    made->verifier = made->verifiers.first().name;
    for (qsizetype model = 0; model < 3; ++model) {
        kgds::CorrectedItems checked;
        checked.system = {
            kMadeModels.at(model), kgds::Paradigm::StructuredPrompt, kgds::Pattern::Extractive};
        for (qint64 sample = 1; sample <= 10; ++sample) {
            for (qsizetype verifier = 0; verifier < made->verifiers.size(); ++verifier) {
                kgds::VerifiedOutput output;
                output.system = checked.system;
                output.sample = sample;
                output.score = madeScore(sample, model, verifier == 1, true);
                for (int opinion = 0; opinion < 8; ++opinion) {
                    const double value = madeValue(sample, model, 10 + opinion);
                    const bool covered = value > (verifier == 0 ? 0.3 : 0.36);
                    output.opinions.append(
                        covered ? kgds::Conclusion::Knowable : kgds::Conclusion::Unknowable);
                    if (verifier > 0)
                        continue;
                    kgds::JudgedItem item;
                    item.sample = sample;
                    item.judged = covered ? 1.0 : 0.0;
                    item.inclusion = 0.5;
                    if (madeValue(sample, model, 30 + opinion) > 0.5)
                        item.checked = value > 0.35 ? 1.0 : 0.0;
                    checked.items.append(item);
                }
                made->verifiers[verifier].outputs.append(output);
            }
        }
        made->checks.items.append(checked);
    }
    CheckedPart part;
    part.row.at = QDateTime(QDate(2026, 3, 2), QTime(9, 30), Qt::UTC);
    part.row.by = QStringLiteral("Lea");
    part.row.design.size = 120;
    part.row.design.seed = 7;
    part.row.drawn = 120;
    part.row.checked = 117;
    part.row.byViewer = 31;
    part.open.append({made->checks.items.first().system, SampleId{4}, SystemJudgementId{9},
        kgds::JudgementDecision::ofOpinion(2)});
    made->viewer = QStringLiteral("Ada");
    made->checks.parts.append(part);
    made->checks.known = 30;
    return made;
}

} // namespace tandem::test
