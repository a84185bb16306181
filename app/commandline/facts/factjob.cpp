#include "app/commandline/facts/factjob.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "models/facts/factedit.h"
#include "models/facts/factintent.h"
#include "storage/database/uuid.h"
#include "storage/repositories/factmasks.h"
#include "storage/repositories/samplerepository.h"

#include <QHash>

#include <limits>

namespace tandem {

namespace {

Expected<std::optional<qint64>> placeIn(FactJob& job)
{
    return job.call.number("place", 1, kMaxFactsPerParagraph + 1);
}

Expected<void> needTexts(FactJob& job, qsizetype fewest, qsizetype most)
{
    const qsizetype given = job.texts().size();
    if (given >= fewest && given <= most)
        return {};
    return job.call.misuse(given < fewest
                               ? Words::tr("The text of the fact is missing.")
                               : Words::tr("There is more text than one fact; quote it."));
}

Expected<FactDone> addFact(FactJob& job)
{
    TANDEM_DO(needTexts(job, 1, 1));
    TANDEM_TRY(sample, sampleIn(job));
    TANDEM_TRY(number, job.call.number("paragraph", 1, kMostNumber));
    TANDEM_TRY(place, placeIn(job));
    if (!*number)
        return job.call.misuse(Words::tr("--paragraph P is missing."));
    TANDEM_TRY(paragraphs, SampleRepository(job.database).paragraphs(sample->id));
    for (const ParagraphRow& paragraph : *paragraphs) {
        if (paragraph.number != **number)
            continue;
        return job.edits
            .add(paragraph.id, job.texts().constFirst(), place->value_or(kMostNumber) - 1, job.by)
            .map([](FactId fact) {
                return FactDone{Words::tr("Fact added."), {fact}};
            });
    }
    return failure(ErrorCode::NotFound,
        Words::tr("Sample %1 has no paragraph %2.").arg(sample->position).arg(**number));
}

Expected<FactDone> editFact(FactJob& job)
{
    TANDEM_DO(needTexts(job, 1, 1));
    TANDEM_TRY(fact, factIn(job, QLatin1String("fact")));
    return job.edits.change(*fact, changedTo(job.texts().constFirst()), job.by).map([&] {
        return FactDone{Words::tr("Fact changed."), {*fact}};
    });
}

Expected<FactDone> splitFactInto(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, QLatin1String("fact")));
    QStringList texts = job.texts();
    if (texts.isEmpty()) {
        TANDEM_TRY(row, job.facts.fact(*fact));
        const auto at = suggestedSplit(row->text);
        if (!at)
            return job.call.misuse(
                Words::tr("Nothing in the fact says where to split it; give the new facts."));
        TANDEM_TRY(halves, splitFact(row->text, *at));
        texts = {halves->first, halves->second};
    }
    QList<FactText> parts;
    for (const QString& text : std::as_const(texts))
        parts.append({newUuid(), text});
    TANDEM_DO(job.edits.change(*fact, splitInto(parts), job.by));
    QList<FactId> made{*fact};
    for (qsizetype i = 1; i < parts.size(); ++i) {
        TANDEM_TRY(id, job.facts.byUuid(parts.at(i).uuid));
        made.append(*id);
    }
    return FactDone{Words::tr("Fact split into %n.", nullptr, int(made.size())), made};
}

Expected<FactDone> mergeFacts(FactJob& job)
{
    TANDEM_DO(needTexts(job, 0, 1));
    TANDEM_TRY(fact, factIn(job, QLatin1String("fact")));
    TANDEM_TRY(other, factIn(job, QLatin1String("other")));
    TANDEM_DO(FactRows(job.database).present(*other));
    TANDEM_TRY(one, job.facts.fact(*fact));
    TANDEM_TRY(two, job.facts.fact(*other));
    TANDEM_TRY(text, job.texts().isEmpty() ? mergedFact(one->text, two->text)
                                           : Expected<QString>(job.texts().constFirst()));
    return job.edits.change(*fact, mergedWith(two->uuid, *text), job.by).map([&] {
        return FactDone{Words::tr("Facts merged."), {*fact}};
    });
}

Expected<FactDone> removeFact(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, QLatin1String("fact")));
    return job.edits.remove(*fact, job.by).map([&] {
        return FactDone{Words::tr("Fact deleted."), {*fact}};
    });
}

Expected<FactDone> restoreFact(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, QLatin1String("fact")));
    return job.edits.restore(*fact, job.by).map([&] {
        return FactDone{Words::tr("Fact brought back."), {*fact}};
    });
}

Expected<FactDone> moveFact(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, QLatin1String("fact")));
    TANDEM_TRY(place, placeIn(job));
    if (!*place)
        return job.call.misuse(Words::tr("--place K is missing: where in its paragraph?"));
    return job.edits.change(*fact, movedTo(**place - 1), job.by).map([&] {
        return FactDone{Words::tr("Fact moved."), {*fact}};
    });
}

Expected<FactDone> markRepeated(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, QLatin1String("fact")));
    std::optional<FactId> repeated;
    if (job.call.value("other") != QLatin1String("none")) {
        TANDEM_TRY(other, factIn(job, QLatin1String("other")));
        repeated = *other;
    }
    return job.edits.setRepeats(*fact, repeated, job.by).map([&] {
        return FactDone{repeated ? Words::tr("Fact marked as repeated.")
                                 : Words::tr("Fact no longer marked as repeated."),
            {*fact}};
    });
}

Expected<FactDone> setMaskOf(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, QLatin1String("fact")));
    const QString masked = job.call.value("masked");
    const FactDone done{Words::tr("Mask set."), {*fact}};
    if (masked == QLatin1String("withdraw"))
        return FactMasks(job.database).withdrawMask(*fact, job.by).map([&] { return done; });
    if (masked != QLatin1String("yes") && masked != QLatin1String("no"))
        return job.call.misuse(Words::tr("--masked takes yes, no or withdraw."));
    return FactMasks(job.database)
        .setMask(*fact, masked == QLatin1String("yes"), job.call.value("note"), job.by)
        .map([&] { return done; });
}

} // namespace

Expected<SampleRow> sampleIn(FactJob& job)
{
    TANDEM_TRY(number, job.call.number("sample", 1, kMostNumber));
    if (!*number)
        return job.call.misuse(Words::tr("--sample N is missing."));
    return SampleRepository(job.database).rowAt(int(**number));
}

Expected<FactId> factIn(FactJob& job, OptionName option)
{
    const QString named = job.call.value(option);
    if (named.isEmpty())
        return job.call.misuse(Words::tr("--%1 is missing: a number of \"facts list\", with "
                                         "--sample, or a fact's id.")
                                   .arg(option.name));
    bool isNumber = false;
    const int number = named.toInt(&isNumber);
    if (!isNumber)
        return job.facts.byUuid(named).map_error([&](Error error) {
            error.where = QStringLiteral("--%1 %2").arg(option.name, named);
            error.remedy = Words::tr("\"tandem facts list\" shows facts and ids.");
            return error;
        });
    TANDEM_TRY(sample, sampleIn(job));
    TANDEM_TRY(facts, job.facts.facts(sample->id));
    for (const FactRow& fact : *facts) {
        if (fact.number == number)
            return fact.id;
    }
    return failure(ErrorCode::NotFound,
        Words::tr("Sample %1 has no fact %2.").arg(sample->position).arg(number), {},
        Words::tr("\"tandem facts list\" shows its facts."));
}

FactEditing editingOf(const QString& verb)
{
    static const QHash<QString, FactEditing> editings{{QStringLiteral("add"), addFact},
        {QStringLiteral("edit"), editFact}, {QStringLiteral("split"), splitFactInto},
        {QStringLiteral("merge"), mergeFacts}, {QStringLiteral("remove"), removeFact},
        {QStringLiteral("restore"), restoreFact}, {QStringLiteral("move"), moveFact},
        {QStringLiteral("repeats"), markRepeated}, {QStringLiteral("mask-set"), setMaskOf}};
    return editings.value(verb);
}

} // namespace tandem
