#pragma once

#include "models/usersum/hierarchy.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace tandem::usersum {

inline SummaryAnswer someSummary(const QString& text)
{
    return UserSummary{text, QStringLiteral("x")};
}

inline QList<FactPair> twoPairs()
{
    return {{QStringLiteral("Which genre?"), QStringLiteral("crime")},
        {QStringLiteral("Since when?"), QStringLiteral("2019")}};
}

/// What a model says of a version, where it is not consistent in all.
struct Said
{
    bool answersQuery = true;
    bool namesEntities = true;
    bool keepsToFacts = true;
};

/// A run of one user without storage: parts are answered, what comes of them is asked.
class SimulatedHierarchy final
{
public:
    explicit SimulatedHierarchy(const SummaryPlan& plan)
        : m_plan(plan)
    {
        ask(firstParts(plan));
    }

    void say(int segment, int version, const Said& said)
    {
        m_said.insert({segment, version}, said);
    }
    /// Answers the open part at this place, and asks what comes of it.
    void answer(qsizetype place)
    {
        const SummaryPart part = m_open.takeAt(place);
        m_order.append(part.key());
        m_answers.insert(part.key(), answerOf(part));
        const auto next = nextParts(m_plan, part, answers());
        if (!next)
            qFatal("%s", qPrintable(next.error().sentence()));
        ask(*next);
    }

    void answerAll()
    {
        while (!m_open.isEmpty())
            answer(0);
    }

    AnswersSoFar answers() const
    {
        return [this](const SummaryPart& part) -> Expected<std::optional<SummaryAnswer>> {
            const auto found = m_answers.constFind(part.key());
            return found == m_answers.cend() ? std::optional<SummaryAnswer>() : *found;
        };
    }

    std::optional<SegmentOutcome> outcome(int segment) const
    {
        return segmentOutcome(m_plan, segment, answers()).value();
    }

    const QList<SummaryPart>& open() const { return m_open; }
    QStringList openKeys() const
    {
        QStringList keys;
        for (const SummaryPart& part : m_open)
            keys.append(part.key());
        return keys;
    }
    const QStringList& order() const { return m_order; }
    int timesAsked(SummaryStep step) const
    {
        return int(std::count_if(m_order.cbegin(), m_order.cend(),
            [step](const QString& key) { return SummaryPart::fromKey(key)->step == step; }));
    }
    bool isEachAskedOnce() const { return m_asked.size() == m_order.size() + m_open.size(); }

private:
    void ask(const QList<SummaryPart>& parts)
    {
        for (const SummaryPart& part : parts)
            m_asked.insert(part.key());
        m_open.append(parts);
    }

    SummaryAnswer answerOf(const SummaryPart& part) const
    {
        const Said said = m_said.value({part.segment, part.version});
        switch (part.step) {
        case SummaryStep::Query:
            return QueryVerdict{said.answersQuery, QStringLiteral("because")};
        case SummaryStep::Questions:
            return said.namesEntities ? twoPairs() : QList<FactPair>();
        case SummaryStep::Answers:
            return QList<PairVerdict>{{1, true, {}, {}},
                {2, said.keepsToFacts, said.keepsToFacts ? QString() : QStringLiteral("2020"), {}}};
        case SummaryStep::Whole:
        case SummaryStep::Segment:
        case SummaryStep::Rewrite:
        case SummaryStep::Combine:
            break;
        }
        return someSummary(part.key());
    }

    const SummaryPlan m_plan;
    QHash<std::pair<int, int>, Said> m_said;
    QHash<QString, SummaryAnswer> m_answers;
    QList<SummaryPart> m_open;
    QStringList m_order;
    QSet<QString> m_asked;
};

} // namespace tandem::usersum
