#include "storage/repositories/leadnotes.h"

#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/habitsettings.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/samplerepository.h"

#include <algorithm>

namespace tandem {

namespace {

Expected<void> addHabits(Database& database, const Comparison& comparison, const HabitRules& rules,
    const LeadNote& place, QList<LeadNote>& notes)
{
    const Pair& pair = comparison.round.pair;
    for (const PersonId person : {pair.a, pair.b}) {
        TANDEM_TRY(who, PeopleRepository(database).byId(person));
        const AnswerHabits habits = answerHabits(comparison.items, person == pair.a);
        for (const QString& sentence : habitSentences(who->name, habits, rules)) {
            notes.append(place);
            notes.last().kind = LeadNote::Kind::Habit;
            notes.last().text = sentence;
        }
    }
    return {};
}

Expected<void> addNotesOf(
    Database& database, const SampleRow& sample, const HabitRules& rules, QList<LeadNote>& notes)
{
    ComparisonRepository repository(database);
    TANDEM_TRY(comparison, repository.compare(sample.round->id));
    TANDEM_TRY(sides, repository.sidesShown(comparison->round));
    LeadNote note;
    note.sample = sample.id;
    note.position = sample.position;
    note.title = sample.title;
    note.step = sample.step;
    if (*sides == SidesShown::Named) {
        TANDEM_DO(addHabits(database, *comparison, rules, note, notes));
    }
    for (const ComparedItem& item : comparison->items) {
        if (!item.decision || !comparison->guidelineTags.contains(item.item))
            continue;
        note.number = item.number;
        note.text = item.decision->note;
        notes.append(note);
    }
    return {};
}

} // namespace

Expected<LeadNotes> leadNotes(Database& database, const CancelFlag& cancelled)
{
    TANDEM_TRY(rules, habitRules(database));
    QList<LeadNote> notes;
    for (const Step step : {Step::Paragraphs, Step::KeyFacts}) {
        TANDEM_TRY(samples, ComparisonRepository(database).closedSamples(step));
        for (const SampleId id : *samples) {
            if (cancelled && *cancelled)
                return failure(ErrorCode::Cancelled, {});
            TANDEM_TRY(sample, SampleRepository(database).row(id, step));
            TANDEM_DO(addNotesOf(database, *sample, *rules, notes));
        }
    }
    std::stable_sort(notes.begin(), notes.end(),
        [](const LeadNote& one, const LeadNote& other) { return one.kind < other.kind; });
    return LeadNotes{*rules, notes};
}

} // namespace tandem
