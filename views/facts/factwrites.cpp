#include "views/facts/factwrites.h"

#include "storage/database/database.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/factintake.h"
#include "storage/repositories/factmasks.h"
#include "storage/repositories/factrepository.h"

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

/// The facts of one paragraph before and after an edit, see FactEdits::arrange().
struct FactArrangement
{
    SampleId sample;
    ParagraphId paragraph;
    QList<FactText> before;
    QList<FactText> after;
    FactEdit meant = FactEdit::Changed;
    FactEdit meantBack = FactEdit::Changed;
    QList<std::pair<FactId, FactId>> marks{}; ///< of repetition that come back with it
};

/// The marks of repetition that go with facts that the edit removes, each with what it repeats.
Expected<QList<std::pair<FactId, FactId>>> marksLost(
    Database& database, const FactArrangement& edit)
{
    TANDEM_TRY(all, FactRepository(database).facts(edit.sample));
    QList<std::pair<FactId, FactId>> marks;
    for (const FactRow& removed : *all) {
        if (removed.paragraph != edit.paragraph || placeOfFact(edit.after, removed.uuid) >= 0)
            continue;
        for (const FactRow& fact : *all) {
            if (fact.repeats == removed.id && fact.id != removed.id)
                marks.append({fact.id, removed.id});
        }
    }
    return marks;
}

/// The fact at the first place that differs; where that is no more, the last before it, or the one
/// that was there.
QString firstChanged(const QList<FactText>& before, const QList<FactText>& after)
{
    const auto [was, is] =
        std::mismatch(before.cbegin(), before.cend(), after.cbegin(), after.cend());
    if (is != after.cend())
        return is->uuid;
    return after.isEmpty() ? before.constLast().uuid : after.constLast().uuid;
}

Expected<Written> arranged(Database& database, const FactArrangement& edit, PersonId by)
{
    FactEdits facts(database);
    TANDEM_TRY(lost, marksLost(database, edit));
    TANDEM_DO(facts.arrange(edit.paragraph, edit.before, edit.after, edit.meant, by));
    for (const auto& [fact, repeated] : edit.marks) {
        TANDEM_DO(facts.setRepeats(fact, repeated, by));
    }
    const FactArrangement back{
        edit.sample, edit.paragraph, edit.after, edit.before, edit.meantBack, edit.meant, *lost};
    return Written(FactsChanged{edit.sample, firstChanged(edit.before, edit.after)},
        [back, by](Database& database) { return arranged(database, back, by); });
}

Expected<Written> changed(const Expected<void>& done, const FactsChanged& what, Write inverse = {})
{
    return done.map([&] { return Written(what, std::move(inverse)); });
}

} // namespace

Write addWrite(
    SampleId sample, ParagraphId paragraph, const FactText& fact, qsizetype index, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        TANDEM_TRY(before, FactEdits(database).arrangement(paragraph));
        QList<FactText> after = *before;
        after.insert(std::clamp<qsizetype>(index, 0, after.size()), fact);
        return arranged(database, {sample, paragraph, *before, after}, by);
    };
}

Write changeWrite(SampleId sample, const FactRow& fact, const FactIntent& intent, PersonId by)
{
    return
        [=, paragraph = fact.paragraph, uuid = fact.uuid](Database& database) -> Expected<Written> {
            TANDEM_TRY(before, FactEdits(database).arrangement(paragraph));
            QList<FactText> after = *before;
            // One that went meanwhile is let be.
            if (const qsizetype place = placeOfFact(after, uuid); place >= 0) {
                TANDEM_DO(intent.change(after, place));
            }
            if (after == *before)
                return Written(NothingChanged{});
            return arranged(database, {sample, paragraph, *before, after, intent.meant}, by);
        };
}

Write repeatsWrite(SampleId sample, FactId fact, std::optional<FactId> repeated, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        TANDEM_TRY(before, FactRepository(database).fact(fact));
        return changed(FactEdits(database).setRepeats(fact, repeated, by), {sample, before->uuid},
            repeatsWrite(sample, fact, before->repeats, by));
    };
}

Write distinctWrite(SampleId sample, FactId fact, FactId other, bool distinct, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        TANDEM_TRY(row, FactRepository(database).fact(fact));
        return changed(FactEdits(database).setDistinct(fact, other, distinct, by),
            {sample, row->uuid}, distinctWrite(sample, fact, other, !distinct, by));
    };
}

Write maskWrite(SampleId sample, FactId fact, const std::optional<MaskWord>& word, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        FactMasks masks(database);
        TANDEM_TRY(before, FactRepository(database).fact(fact));
        std::optional<MaskWord> back;
        if (before->mask && before->mask->byPerson)
            back = {before->mask->masked, before->mask->explanation};
        return changed(word ? masks.setMask(fact, word->masked, word->explanation, by)
                            : masks.withdrawMask(fact, by),
            {sample, before->uuid}, maskWrite(sample, fact, back, by));
    };
}

Write takeOverWrite(SampleId sample, PersonId by)
{
    return [=](Database& database) {
        return changed(FactIntake(database).importFacts(sample, by).map([](int) {}), {sample});
    };
}

} // namespace tandem
