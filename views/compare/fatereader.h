#pragma once

#include "models/error.h"
#include "models/people/person.h"
#include "models/rounds/consistency.h"
#include "storage/repositories/opinionchecks.h"
#include "views/compare/funnelitems.h"

#include <QDateTime>

#include <optional>

namespace tandem {

class Database;
struct SampleRow;

/// Reads what became of the paragraphs and opinions of samples: as it stood in `then`, as far as
/// `now` allows. Of facts: FactFates.
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
        bool wasAsked = false;      ///< then or now: what it came with no longer counts
        bool isOpen = false;        ///< then or now: nothing of it may be told
        bool named = true;          ///< whether the pair may be named

        /// When both had submitted.
        QDateTime closedAt() const;
    };
    Expected<Standing> standing(SampleId sample, Step step);

    Expected<QList<FunnelItem>> paragraphs(const SampleRow& sample);
    Expected<QList<FunnelItem>> opinions(const SampleRow& sample);

    /// Who it was; without a name for one of a pair that may not be named.
    QString nameOf(PersonId person, const Standing& standing) const;
    /// Why an item that both have answered stands where it stands; empty where only counts are
    /// wanted.
    QString reasonOf(const ComparedItem& item, const std::optional<Outcome>& outcome,
        const Standing& standing) const;
    /// Whether reasons are wanted, not only where items are.
    bool tellsReasons() const { return m_reasons; }
    /// The project as it stood.
    Database& then() const { return m_then; }

private:
    FunnelItem opinionFate(
        const PlacedOpinion& opinion, const Standing& standing, ConsistencyRule rule) const;

    Database& m_then;
    Database& m_now;
    const QList<Person>& m_people;
    bool m_reasons;
};

} // namespace tandem
