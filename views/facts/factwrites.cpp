#include "views/facts/factwrites.h"

#include "storage/database/database.h"

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

/// The facts of one paragraph before and after an edit, see FactRepository::arrange().
struct FactArrangement
{
    SampleId sample;
    ParagraphId paragraph;
    QList<FactText> before;
    QList<FactText> after;
    FactEdit meant = FactEdit::Changed;
    FactEdit meantBack = FactEdit::Changed;
    QList<std::pair<FactId, FactId>> marks; ///< of repetition that come back with it
};

bool isIn(const QList<FactText>& facts, const QString& uuid)
{
    return std::any_of(
        facts.cbegin(), facts.cend(), [&](const FactText& fact) { return fact.uuid == uuid; });
}

/// The marks of repetition that go with facts that the edit removes, each with what it repeats.
Expected<QList<std::pair<FactId, FactId>>> marksLost(
    FactRepository& facts, const FactArrangement& edit)
{
    TANDEM_TRY(all, facts.facts(edit.sample));
    QList<std::pair<FactId, FactId>> marks;
    for (const FactRow& removed : *all) {
        if (removed.paragraph != edit.paragraph || isIn(edit.after, removed.uuid))
            continue;
        for (const FactRow& fact : *all) {
            if (fact.repeats == removed.id && fact.id != removed.id)
                marks.append({fact.id, removed.id});
        }
    }
    return marks;
}

Expected<Written> arranged(Database& database, const FactArrangement& edit, PersonId by)
{
    FactRepository facts(database);
    TANDEM_TRY(lost, marksLost(facts, edit));
    TANDEM_DO(facts.arrange(edit.paragraph, edit.before, edit.after, edit.meant, by));
    for (const auto& [fact, repeated] : edit.marks) {
        TANDEM_DO(facts.setRepeats(fact, repeated, by));
    }
    const FactArrangement back{
        edit.sample, edit.paragraph, edit.after, edit.before, edit.meantBack, edit.meant, *lost};
    return Written(FactsChanged{edit.sample},
        [back, by](Database& database) { return arranged(database, back, by); });
}

Expected<Written> changed(const Expected<void>& done, SampleId sample, Write inverse = {})
{
    return done.map([&] { return Written(FactsChanged{sample}, std::move(inverse)); });
}

} // namespace

Write arrangeWrite(
    SampleId sample, ParagraphId paragraph, const FactsEdit& edit, FactEdit meant, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        TANDEM_TRY(before, FactRepository(database).arrangement(paragraph));
        TANDEM_TRY(after, edit(*before));
        if (*after == *before)
            return Written(NothingChanged{});
        return arranged(
            database, {sample, paragraph, *before, *after, meant, FactEdit::Changed, {}}, by);
    };
}

Write repeatsWrite(SampleId sample, FactId fact, std::optional<FactId> repeated, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        FactRepository facts(database);
        TANDEM_TRY(before, facts.fact(fact));
        return changed(facts.setRepeats(fact, repeated, by), sample,
            repeatsWrite(sample, fact, before->repeats, by));
    };
}

Write distinctWrite(SampleId sample, FactId fact, FactId other, bool distinct, PersonId by)
{
    return [=](Database& database) {
        return changed(FactRepository(database).setDistinct(fact, other, distinct, by), sample,
            distinctWrite(sample, fact, other, !distinct, by));
    };
}

Write maskWrite(SampleId sample, FactId fact, const std::optional<MaskWord>& word, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        FactRepository facts(database);
        TANDEM_TRY(before, facts.fact(fact));
        std::optional<MaskWord> back;
        if (before->mask && before->mask->byPerson)
            back = {before->mask->masked, before->mask->explanation};
        return changed(word ? facts.setMask(fact, word->masked, word->explanation, by)
                            : facts.withdrawMask(fact, by),
            sample, maskWrite(sample, fact, back, by));
    };
}

Write takeOverWrite(SampleId sample, PersonId by)
{
    return [=](Database& database) {
        return changed(FactRepository(database).importFacts(sample, by).map([](int) {}), sample);
    };
}

} // namespace tandem
