#include "models/publishing/rescoring.h"

#include "models/kgds/scoring.h"

#include <QHash>

#include <optional>

namespace tandem::publishing {

namespace {

using kgds::Conclusion;
using kgds::FactGroup;
using kgds::JudgedSample;
using kgds::SampleRecord;

/// Places of texts, each given once, in their order.
template <typename Place>
class TextPlaces final
{
public:
    void add(const QString& text, const Place& place) { m_places[text].append(place); }
    std::optional<Place> take(const QString& text)
    {
        const auto found = m_places.find(text);
        if (found == m_places.end() || found->isEmpty())
            return std::nullopt;
        return found->takeFirst();
    }

private:
    QHash<QString, QList<Place>> m_places;
};

QList<FactGroup> groupsOf(const SampleRecord& sample)
{
    return sample.supportingFacts + sample.nonsupportingFacts;
}

QList<QList<Conclusion>> movedFacts(
    const QList<QList<Conclusion>>& judged, const SampleRecord& before, const SampleRecord& after)
{
    if (judged.isEmpty())
        return {};
    TextPlaces<Conclusion> known;
    const QList<FactGroup> groups = groupsOf(before);
    for (qsizetype group = 0; group < groups.size(); ++group) {
        const QList<kgds::FactRecord>& facts = groups.at(group).facts;
        for (qsizetype fact = 0; fact < facts.size(); ++fact)
            known.add(facts.at(fact).text, judged.value(group).value(fact, Conclusion::None));
    }
    QList<QList<Conclusion>> moved;
    for (const FactGroup& group : groupsOf(after)) {
        QList<Conclusion> conclusions;
        for (const kgds::FactRecord& fact : group.facts)
            conclusions.append(known.take(fact.text).value_or(Conclusion::None));
        moved.append(conclusions);
    }
    return moved;
}

void moveOpinions(
    kgds::SystemJudgement& judgement, const SampleRecord& before, const SampleRecord& after)
{
    if (judgement.opinions.isEmpty())
        return;
    TextPlaces<qsizetype> places;
    for (qsizetype i = 0; i < before.opinions.size(); ++i)
        places.add(before.opinions.at(i), i);
    const kgds::SystemJudgement was = judgement;
    judgement.opinions.clear();
    judgement.errors.clear();
    for (const QString& opinion : after.opinions) {
        const qsizetype place = places.take(opinion).value_or(-1);
        judgement.opinions.append(was.opinions.value(place, Conclusion::None));
        judgement.errors.append(was.errors.value(place));
    }
}

std::optional<double> scoreOf(kgds::Pattern pattern, const SampleRecord& record,
    const JudgedSample& sample, kgds::TableMetric metric)
{
    const kgds::SampleScore score =
        sample.output ? kgds::sampleScore(pattern, record, *sample.output, sample.judgement)
                      : kgds::opinionScore(record, sample.judgement);
    return kgds::valueOf(score, metric);
}

} // namespace

QList<int> matchedParagraphs(const SampleRecord& before, const SampleRecord& after)
{
    TextPlaces<int> places;
    for (const kgds::ParagraphRecord& paragraph : after.article)
        places.add(paragraph.text, paragraph.index);
    QList<int> matched;
    for (const kgds::ParagraphRecord& paragraph : before.article)
        matched.append(places.take(paragraph.text).value_or(0));
    return matched;
}

JudgedSample movedSample(
    const JudgedSample& output, const SampleRecord& before, const SampleRecord& after)
{
    JudgedSample moved = output;
    if (moved.output) {
        const QList<int> matched = matchedParagraphs(before, after);
        QStringList names;
        for (const QString& name : moved.output->paragraphs) {
            const std::optional<int> index = kgds::paragraphIndex(name);
            const bool isKnown = index && *index >= 1 && *index <= matched.size();
            const int now = isKnown ? matched.at(*index - 1) : 0;
            if (!isKnown)
                names.append(name); // wrong in both versions
            else if (now > 0)
                names.append(kgds::paragraphName(now));
        }
        moved.output->paragraphs = names;
    }
    moved.judgement.facts = movedFacts(output.judgement.facts, before, after);
    moveOpinions(moved.judgement, before, after);
    return moved;
}

QList<RescoredMetric> rescored(const QList<SampleRecord>& before, const QList<SampleRecord>& after,
    const QList<SamplePair>& pairs, const kgds::JudgedSystem& system)
{
    QList<RescoredMetric> metrics;
    for (const kgds::TableMetric metric : kgds::kTableMetrics) {
        RescoredMetric figure{system.ref, metric};
        for (const auto& [old, now] : pairs) {
            const JudgedSample sample = system.samples.value(old);
            if (!sample.isThere())
                continue;
            const auto was = scoreOf(system.ref.pattern, before.at(old), sample, metric);
            const auto is = scoreOf(system.ref.pattern, after.at(now),
                movedSample(sample, before.at(old), after.at(now)), metric);
            if (!was || !is)
                continue;
            figure.before += *was;
            figure.after += *is;
            figure.changed += *was != *is ? 1 : 0;
            ++figure.n;
        }
        if (figure.n == 0)
            continue;
        figure.before /= double(figure.n);
        figure.after /= double(figure.n);
        metrics.append(figure);
    }
    return metrics;
}

} // namespace tandem::publishing
