#include "models/facts/proposaleffects.h"

#include "models/inference/distributions.h"
#include "models/inference/intervals.h"
#include "models/inference/means.h"
#include "models/words.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <cmath>
#include <functional>
#include <numeric>

namespace tandem {

namespace {

double varianceOf(const QList<double>& values)
{
    const double mean = inference::meanOf(values);
    double squares = 0.0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return squares / double(values.size() - 1);
}

/// Sets what differs, with Welch's interval and test.
void compareMeans(ProposalEffect& effect, const QList<double>& with, const QList<double>& without)
{
    const qint64 n = with.size() + without.size();
    if (with.size() < 2 || without.size() < 2) {
        effect.difference = Figure::undefined(
            FactWords::tr("A difference needs two or more samples on each side."), n);
        return;
    }
    const double one = varianceOf(with) / double(with.size());
    const double other = varianceOf(without) / double(without.size());
    const double mean = inference::meanOf(with) - inference::meanOf(without);
    const double error = std::sqrt(one + other);
    if (error == 0.0) {
        effect.difference = Figure::defined(mean, n);
        return;
    }
    const double degrees =
        (one + other) * (one + other) /
        (one * one / double(with.size() - 1) + other * other / double(without.size() - 1));
    // The table of t has whole degrees; fewer make the interval wider.
    const double reach = inference::studentT975(std::max<qint64>(1, qint64(degrees))) * error;
    effect.difference = Figure::defined(mean, n, Interval{mean - reach, mean + reach});
    effect.p = 2.0 * inference::studentTBelow(-std::abs(mean) / error, degrees);
}

template <typename ValueOf>
ProposalEffect effectOf(const char* key, const QString& name, bool isShare,
    const QList<SampleProposals>& samples, const ValueOf& valueOf)
{
    QList<double> with;
    QList<double> without;
    for (const SampleProposals& sample : samples) {
        if (const std::optional<double> value = std::invoke(valueOf, sample))
            (sample.isHeldOut ? without : with).append(*value);
    }
    ProposalEffect effect{QString::fromLatin1(key), name, isShare, {}, {}, {}, {}};
    const auto meanOfSide = [&](const QList<double>& values) {
        return isShare ? inference::meanWithInterval(values, inference::kScoreRange)
                       : inference::meanWithInterval(values);
    };
    effect.with = meanOfSide(with);
    effect.without = meanOfSide(without);
    compareMeans(effect, with, without);
    return effect;
}

results::Section modelsSection(const QList<ProposedFacts>& models)
{
    results::SectionOf table("models", models, FactWords::tr("Proposed facts"));
    table.add("model", FactWords::tr("Model"), &ProposedFacts::model);
    table.add("proposed", FactWords::tr("Proposed"), &ProposedFacts::proposed);
    const auto add = [&](const char* key, const QString& title, ProposalFate fate) {
        table.add(
            key, title, [fate](const ProposedFacts& of) { return of.facts.at(std::size_t(fate)); });
    };
    add("kept", FactWords::tr("Kept"), ProposalFate::Kept);
    add("reworded", FactWords::tr("Reworded"), ProposalFate::Reworded);
    add("merged", FactWords::tr("Merged"), ProposalFate::Merged);
    add("split", FactWords::tr("Split"), ProposalFate::Split);
    add("dropped", FactWords::tr("Deleted"), ProposalFate::Dropped);
    table.add("parts", FactWords::tr("Parts"), &ProposedFacts::parts)
        .hint(FactWords::tr("Further facts that were made of split ones."));
    table
        .add("kept_share", FactWords::tr("Kept unchanged"),
            [](const ProposedFacts& of) {
                return inference::shareWithWilson(
                    double(of.facts.at(std::size_t(ProposalFate::Kept))), of.proposed());
            })
        .percent()
        .withInterval(results::IntervalStyle::Range);
    return table;
}

results::Section effectsSection(const QList<ProposalEffect>& effects)
{
    results::SectionOf table(
        "effects", effects, FactWords::tr("Samples with and without proposals"));
    table.add("figure", &ProposalEffect::key);
    table.add(results::kPeople, FactWords::tr("Per sample"), &ProposalEffect::name);
    table.add("with", FactWords::tr("With"), &ProposalEffect::with).number(2);
    table.add("without", FactWords::tr("Without"), &ProposalEffect::without).number(2);
    table.add("difference", FactWords::tr("Difference"), &ProposalEffect::difference)
        .number(2)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::All);
    table.add("p", QStringLiteral("p"), &ProposalEffect::p).probability();
    table.section().notes = {
        FactWords::tr("Difference: with − without, Welch's 95 % interval and t "
                      "test over samples, as they were drawn.")};
    return table;
}

} // namespace

qint64 ProposedFacts::proposed() const
{
    return std::accumulate(facts.cbegin(), facts.cend(), qint64(0));
}

bool isHeldOut(const QString& sampleUuid, double share, quint32 seed)
{
    const QByteArray hash = QCryptographicHash::hash(
        QByteArray::number(seed) + ':' + sampleUuid.toUtf8(), QCryptographicHash::Sha256);
    constexpr int kKeptBits = 53; // as many as a double holds
    const quint64 drawn = qFromBigEndian<quint64>(hash.constData()) >> (64 - kKeptBits);
    return double(drawn) < share * std::ldexp(1.0, kKeptBits);
}

ProposalEffects proposalEffects(const QList<SampleProposals>& samples)
{
    ProposalEffects all;
    for (const SampleProposals& sample : samples) {
        ++(sample.isHeldOut ? all.without : all.with);
        all.againstDraw += sample.isHeldOut == sample.isProposed ? 1 : 0;
    }
    if (all.without == 0) {
        all.undefinedBecause = FactWords::tr(
            "No sample with facts was drawn to have no proposals. \"facts decompose --hold-out\" "
            "draws them.");
        return all;
    }
    const auto keyShare = [](const SampleProposals& sample) -> std::optional<double> {
        if (!sample.keyFacts || sample.facts == 0)
            return std::nullopt;
        return double(*sample.keyFacts) / double(sample.facts);
    };
    all.effects = {effectOf("facts", FactWords::tr("Candidate facts"), false, samples,
                       [](const SampleProposals& of) { return std::optional(double(of.facts)); }),
        effectOf("key_facts", FactWords::tr("Key facts"), false, samples,
            [](const SampleProposals& of) {
                return of.keyFacts ? std::optional(double(*of.keyFacts)) : std::nullopt;
            }),
        effectOf("key_share", FactWords::tr("Share of key facts"), true, samples, keyShare),
        effectOf("agreement", FactWords::tr("Agreement on key facts"), true, samples,
            &SampleProposals::agreement)};
    return all;
}

results::Report proposalsReport(const QList<ProposedFacts>& models, const ProposalEffects& effects)
{
    results::Report report;
    if (models.isEmpty())
        report.lines.append(FactWords::tr("No model has proposed facts."));
    report.sections.append(modelsSection(models));
    if (!effects.undefinedBecause.isEmpty()) {
        report.lines.append(effects.undefinedBecause);
        return report;
    }
    report.lines.append(FactWords::tr("By draw: %1 samples with proposals, %2 without.")
                            .arg(effects.with)
                            .arg(effects.without));
    if (effects.againstDraw > 0)
        report.lines.append(
            FactWords::tr("%n sample(s) differ from the draw; they count as they were drawn.",
                nullptr, int(effects.againstDraw)));
    report.sections.append(
        results::fieldsOf("draw", {{"with", effects.with}, {"without", effects.without},
                                      {"against_draw", effects.againstDraw}}));
    report.sections.append(effectsSection(effects.effects));
    return report;
}

} // namespace tandem
