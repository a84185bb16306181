#pragma once

#include "models/error.h"
#include "models/facts/fact.h"
#include "models/people/person.h"
#include "models/rounds/consistency.h"
#include "storage/repositories/opinionchecks.h"
#include "views/compare/funnelitems.h"

#include <QDateTime>
#include <QHash>

#include <optional>

namespace tandem {

class Database;
struct SampleRow;

/// Reads what became of the items of samples: as it stood in `then`, as far as `now` allows.
class FateReader final
{
    Q_DISABLE_COPY_MOVE(FateReader)

public:
    /// `then` may be `now`. `reasons` false: only where items are, for counting.
    FateReader(Database& then, Database& now, const QList<Person>& people, bool reasons)
        : m_then(then)
        , m_now(now)
        , m_people(people)
        , m_reasons(reasons)
    {
    }

    /// The sample's round of a step as far as it may be told.
    struct Standing
    {
        std::optional<Round> round; ///< that was active then
        bool isOpen = false;        ///< then or now: nothing of it may be told
        bool named = true;          ///< whether the pair may be named

        /// When both had handed in.
        QDateTime closedAt() const;
    };
    Expected<Standing> standing(SampleId sample, Step step);

    Expected<QList<FunnelItem>> paragraphs(const SampleRow& sample);
    /// Facts, by what became of `paragraphs`.
    Expected<QList<FunnelItem>> facts(const SampleRow& sample, const QList<FunnelItem>& paragraphs);
    Expected<QList<FunnelItem>> opinions(const SampleRow& sample);

    /// Who it was; without a name for one of a pair that may not be named.
    QString nameOf(PersonId person, const Standing& standing) const;

private:
    /// What may be told of the question which facts are key ones.
    struct KeyFactsSaid
    {
        Standing standing;
        QHash<FactId, ComparedItem> judged;
        ConsistencyRule rule = ConsistencyRule::Strict;
        /// How facts were judged where they came from: not where their paragraphs were labelled
        /// anew and nobody has judged them since.
        bool tellsImported = false;
    };
    Expected<KeyFactsSaid> keyFactsSaid(const SampleRow& sample, const Standing& sides);
    Expected<FunnelItem> factFate(
        const FactRow& fact, FunnelStage paragraph, const KeyFactsSaid& keys);
    Expected<QString> whoAndWhen(
        const FactRow& fact, const QStringList& kinds, const QString& sentence);
    Expected<QList<FunnelItem>> importedFacts(
        const SampleRow& sample, const QList<FunnelItem>& paragraphs, bool tellsTypes);
    QString reasonOf(const ComparedItem& item, const std::optional<Outcome>& outcome,
        const Standing& standing) const;
    FunnelItem opinionFate(
        const PlacedOpinion& opinion, const Standing& standing, ConsistencyRule rule) const;

    Database& m_then;
    Database& m_now;
    const QList<Person>& m_people;
    bool m_reasons;
};

} // namespace tandem
