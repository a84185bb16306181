#include "models/kgds/judgeditem.h"

namespace tandem::kgds {

namespace {

std::optional<double> verdictOf(Conclusion conclusion)
{
    if (conclusion == Conclusion::None)
        return std::nullopt;
    return conclusion == Conclusion::Knowable ? 1.0 : 0.0;
}

JudgedItem judgedItem(qint64 sample, Conclusion judge, Conclusion people)
{
    JudgedItem item;
    item.sample = sample;
    item.judged = verdictOf(judge);
    item.checked = verdictOf(people);
    return item;
}

} // namespace

QList<JudgedItem> opinionItems(
    qint64 sample, const SystemJudgement& judge, const SystemJudgement& people)
{
    QList<JudgedItem> items;
    for (qsizetype i = 0; i < judge.opinions.size(); ++i)
        items.append(
            judgedItem(sample, judge.opinions.at(i), people.opinions.value(i, Conclusion::None)));
    return items;
}

QList<JudgedItem> keyFactItems(qint64 sample, const SampleRecord& record,
    const SystemJudgement& judge, const SystemJudgement& people)
{
    QList<JudgedItem> items;
    for (qsizetype group = 0; group < record.supportingFacts.size(); ++group) {
        const QList<FactRecord>& facts = record.supportingFacts.at(group).facts;
        const QList<Conclusion> byJudge = judge.facts.value(group);
        const QList<Conclusion> byPeople = people.facts.value(group);
        for (qsizetype fact = 0; fact < facts.size(); ++fact) {
            if (facts.at(fact).type == FactType::KeyBackSupporting)
                items.append(judgedItem(sample, byJudge.value(fact, Conclusion::None),
                    byPeople.value(fact, Conclusion::None)));
        }
    }
    return items;
}

} // namespace tandem::kgds
