#include "storage/repositories/leadnotes.h"

#include "models/people/personin.h"
#include "storage/database/rows.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/habitsettings.h"
#include "storage/repositories/items.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/settingsrepository.h"

#include <algorithm>
#include <functional>
#include <tuple>

namespace tandem {

namespace {

const QString kClosedRounds =
    QStringLiteral("round r JOIN sample_in_use s ON s.id = r.sample_id AND r.withdrawn_at IS NULL"
                   " AND r.handed_in_a IS NOT NULL AND r.handed_in_b IS NOT NULL AND r.step <= 1");

/// Decisions that are tagged, on what is still asked about.
Expected<void> addTags(Database& database, QList<LeadNote>& notes)
{
    TANDEM_TRY(tagged,
        rowsOf(database,
            QStringLiteral("SELECT s.id, s.position, s.title, r.step, r.id, d.item_id, d.note"
                           " FROM %1 JOIN decision d ON d.round_id = r.id WHERE d.id = (SELECT"
                           " max(l.id) FROM decision l WHERE l.round_id = d.round_id AND l.item_id"
                           " = d.item_id) AND d.outcome IS NOT NULL AND %2"
                           " ORDER BY r.step, s.position")
                .arg(kClosedRounds, guidelineTagSql()),
            {},
            into(&LeadNote::sample, &LeadNote::position, &LeadNote::title, &LeadNote::step,
                &LeadNote::round, &LeadNote::item, &LeadNote::text)));
    QHash<ItemId, int> numbers;
    RoundId numbered;
    for (LeadNote note : *tagged) {
        if (std::exchange(numbered, note.round) != note.round) {
            numbers.clear();
            TANDEM_TRY(items, itemsOf(database, note.sample, note.step));
            for (const ItemRow& item : *items)
                numbers.insert(item.id, item.number);
        }
        note.number = numbers.value(note.item);
        if (note.number > 0)
            notes.append(note);
    }
    std::stable_sort(notes.begin(), notes.end(), [](const LeadNote& one, const LeadNote& other) {
        return std::tie(one.step, one.position, one.number) <
               std::tie(other.step, other.position, other.number);
    });
    return {};
}

/// What one of a pair answered in a round whose sides are named.
struct SideOfRound
{
    LeadNote place;
    PersonId person;
    QList<ComparedItem> items; ///< as side A
};

/// Each side of every such round, in one pass over the answers.
Expected<void> eachSide(Database& database, const CancelFlag& cancelled,
    const std::function<void(const SideOfRound&)>& visit)
{
    TANDEM_TRY(settings, SettingsRepository(database).load());
    const bool unnamedUntilSettled = settings->rule == ConsistencyRule::Adjudication;
    SideOfRound side;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT s.id, s.position, s.title, r.step, r.id, a.person_id, a.value,"
                       " (SELECT sum(c.duration_ms) FROM answer c WHERE c.round_id = a.round_id"
                       " AND c.person_id = a.person_id AND c.item_id = a.item_id)"
                       " FROM %1 JOIN answer a ON a.round_id = r.id AND %2 WHERE (r.step = 0"
                       " OR EXISTS (SELECT 1 FROM atomic_fact f WHERE f.id = a.item_id AND %3))%4"
                       " ORDER BY r.step, s.position, a.person_id <> r.annotator_a")
            .arg(kClosedRounds, isCurrentAnswerSql(), isAskedFactSql(),
                unnamedUntilSettled ? QStringLiteral(" AND r.settled_at IS NOT NULL") : QString()),
        {}, [&](Statement& row) -> Expected<void> {
            if (cancelled && *cancelled)
                return failure(ErrorCode::Cancelled, {});
            LeadNote place;
            PersonId person;
            ComparedItem item;
            row.read(place.sample, place.position, place.title, place.step, place.round, person,
                item.a.value, item.timeAMs);
            if (side.place.round != place.round || side.person != person) {
                visit(side);
                side = {place, person, {}};
            }
            side.items.append(item);
            return {};
        }));
    visit(side);
    return {};
}

Expected<void> addHabits(Database& database, const HabitRules& rules, const CancelFlag& cancelled,
    QList<LeadNote>& notes)
{
    if (!rules.secondsPerItem && !rules.straightLining)
        return {};
    TANDEM_TRY(people, PeopleRepository(database).all());
    return eachSide(database, cancelled, [&](const SideOfRound& side) {
        const QString name = personIn(*people, side.person).name;
        for (const QString& said : habitSentences(name, answerHabits(side.items, true), rules)) {
            notes.append(side.place);
            notes.last().kind = LeadNote::Kind::Habit;
            notes.last().text = said;
        }
    });
}

} // namespace

Expected<LeadNotes> leadNotes(Database& database, const CancelFlag& cancelled)
{
    TANDEM_TRY(rules, habitRules(database));
    LeadNotes found{*rules, {}};
    TANDEM_DO(addTags(database, found.notes));
    TANDEM_DO(addHabits(database, *rules, cancelled, found.notes));
    return found;
}

} // namespace tandem
