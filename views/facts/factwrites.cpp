#include "views/facts/factwrites.h"

namespace tandem {

namespace {

template <typename T>
Expected<ChangeEvent> changed(const Expected<T>& written, SampleId sample)
{
    if (!written)
        return failure(written.error());
    return ChangeEvent(FactsChanged{sample});
}

} // namespace

Write arrangeWrite(const FactArrangement& edit, PersonId by)
{
    return [=](Database& database) {
        return changed(FactRepository(database).arrange(
                           edit.paragraph, edit.before, edit.after, edit.meant, by),
            edit.sample);
    };
}

Write arrangeBackWrite(const FactArrangement& edit, PersonId by)
{
    return [=](Database& database) -> Expected<ChangeEvent> {
        FactRepository facts(database);
        if (auto back =
                facts.arrange(edit.paragraph, edit.after, edit.before, FactEdit::Changed, by);
            !back)
            return failure(back.error());
        for (const auto& [fact, repeated] : edit.marksLost) {
            TANDEM_DO(facts.setRepeats(fact, repeated, by));
        }
        return ChangeEvent(FactsChanged{edit.sample});
    };
}

Write repeatsWrite(SampleId sample, FactId fact, std::optional<FactId> repeated, PersonId by)
{
    return [=](Database& database) {
        return changed(FactRepository(database).setRepeats(fact, repeated, by), sample);
    };
}

Write distinctWrite(SampleId sample, FactId fact, FactId other, bool distinct, PersonId by)
{
    return [=](Database& database) {
        return changed(FactRepository(database).setDistinct(fact, other, distinct, by), sample);
    };
}

Write maskWrite(SampleId sample, FactId fact, bool masked, const QString& explanation, PersonId by)
{
    return [=](Database& database) {
        return changed(FactRepository(database).setMask(fact, masked, explanation, by), sample);
    };
}

Write withdrawMaskWrite(SampleId sample, FactId fact, PersonId by)
{
    return [=](Database& database) {
        return changed(FactRepository(database).withdrawMask(fact, by), sample);
    };
}

Write takeOverWrite(SampleId sample, PersonId by)
{
    return [=](Database& database) {
        return changed(FactRepository(database).importFacts(sample, by), sample);
    };
}

} // namespace tandem
