#include "app/commandline/factjob.h"

#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/optionnames.h"
#include "models/facts/factedit.h"
#include "models/facts/factintent.h"
#include "storage/database/uuid.h"
#include "storage/repositories/factmasks.h"
#include "storage/repositories/samplerepository.h"

#include <QHash>

namespace tandem {

namespace {

Expected<std::optional<qint64>> placeIn(FactJob& job)
{
    return job.arguments.number(factoption::place, 1, kMaxFactsPerParagraph + 1, job.console);
}

Expected<void> needTexts(FactJob& job, qsizetype fewest, qsizetype most)
{
    const qsizetype given = job.texts().size();
    if (given >= fewest && given <= most)
        return {};
    return job.console.misuse(
        given < fewest ? CommandWords::tr("The text of the fact is missing.")
                       : CommandWords::tr("There is more text than one fact; quote it."));
}

Expected<FactDone> addFact(FactJob& job)
{
    TANDEM_DO(needTexts(job, 1, 1));
    TANDEM_TRY(sample, sampleIn(job));
    TANDEM_TRY(number, job.arguments.number(factoption::paragraph, 1, kMostSamples, job.console));
    TANDEM_TRY(place, placeIn(job));
    if (!*number)
        return job.console.misuse(CommandWords::tr("--paragraph P is missing."));
    TANDEM_TRY(paragraphs, SampleRepository(job.database).paragraphs(sample->id));
    for (const ParagraphRow& paragraph : *paragraphs) {
        if (paragraph.number != **number)
            continue;
        return job.edits
            .add(paragraph.id, job.texts().constFirst(), place->value_or(kMostSamples) - 1, job.by)
            .map([](FactId fact) {
                return FactDone{CommandWords::tr("Fact added."), {fact}};
            });
    }
    return failure(ErrorCode::NotFound,
        CommandWords::tr("Sample %1 has no paragraph %2.").arg(sample->position).arg(**number));
}

Expected<FactDone> editFact(FactJob& job)
{
    TANDEM_DO(needTexts(job, 1, 1));
    TANDEM_TRY(fact, factIn(job, factoption::fact));
    return job.edits.change(*fact, changedTo(job.texts().constFirst()), job.by).map([&] {
        return FactDone{CommandWords::tr("Fact changed."), {*fact}};
    });
}

Expected<FactDone> splitFactInto(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, factoption::fact));
    QStringList texts = job.texts();
    if (texts.isEmpty()) {
        TANDEM_TRY(row, job.facts.fact(*fact));
        const auto at = suggestedSplit(row->text);
        if (!at)
            return job.console.misuse(CommandWords::tr(
                "Nothing in the fact says where to split it; give the new facts."));
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
    return FactDone{CommandWords::tr("Fact split into %n.", nullptr, int(made.size())), made};
}

Expected<FactDone> mergeFacts(FactJob& job)
{
    TANDEM_DO(needTexts(job, 0, 1));
    TANDEM_TRY(fact, factIn(job, factoption::fact));
    TANDEM_TRY(other, factIn(job, factoption::other));
    TANDEM_DO(FactRows(job.database).present(*other));
    TANDEM_TRY(one, job.facts.fact(*fact));
    TANDEM_TRY(two, job.facts.fact(*other));
    TANDEM_TRY(text, job.texts().isEmpty() ? mergedFact(one->text, two->text)
                                           : Expected<QString>(job.texts().constFirst()));
    return job.edits.change(*fact, mergedWith(two->uuid, *text), job.by).map([&] {
        return FactDone{CommandWords::tr("Facts merged."), {*fact}};
    });
}

Expected<FactDone> removeFact(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, factoption::fact));
    return job.edits.remove(*fact, job.by).map([&] {
        return FactDone{CommandWords::tr("Fact deleted."), {*fact}};
    });
}

Expected<FactDone> restoreFact(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, factoption::fact));
    return job.edits.restore(*fact, job.by).map([&] {
        return FactDone{CommandWords::tr("Fact brought back."), {*fact}};
    });
}

Expected<FactDone> moveFact(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, factoption::fact));
    TANDEM_TRY(place, placeIn(job));
    if (!*place)
        return job.console.misuse(
            CommandWords::tr("--place K is missing: where in its paragraph?"));
    return job.edits.change(*fact, movedTo(**place - 1), job.by).map([&] {
        return FactDone{CommandWords::tr("Fact moved."), {*fact}};
    });
}

Expected<FactDone> markRepeated(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, factoption::fact));
    std::optional<FactId> repeated;
    if (job.arguments.value(factoption::other) != QLatin1String("none")) {
        TANDEM_TRY(other, factIn(job, factoption::other));
        repeated = *other;
    }
    return job.edits.setRepeats(*fact, repeated, job.by).map([&] {
        return FactDone{repeated ? CommandWords::tr("Fact marked as repeated.")
                                 : CommandWords::tr("Fact no longer marked as repeated."),
            {*fact}};
    });
}

Expected<FactDone> setMaskOf(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, factoption::fact));
    const QString masked = job.arguments.value(factoption::masked);
    const FactDone done{CommandWords::tr("Mask set."), {*fact}};
    if (masked == QLatin1String("withdraw"))
        return FactMasks(job.database).withdrawMask(*fact, job.by).map([&] { return done; });
    if (masked != QLatin1String("yes") && masked != QLatin1String("no"))
        return job.console.misuse(CommandWords::tr("--masked takes yes, no or withdraw."));
    return FactMasks(job.database)
        .setMask(
            *fact, masked == QLatin1String("yes"), job.arguments.value(factoption::note), job.by)
        .map([&] { return done; });
}

} // namespace

Expected<SampleRow> sampleIn(FactJob& job)
{
    TANDEM_TRY(number, job.arguments.number(factoption::sample, 1, kMostSamples, job.console));
    if (!*number)
        return job.console.misuse(CommandWords::tr("--sample N is missing."));
    return SampleRepository(job.database).rowAt(int(**number));
}

Expected<FactId> factIn(FactJob& job, QLatin1String option)
{
    const QString named = job.arguments.value(option);
    if (named.isEmpty())
        return job.console.misuse(
            CommandWords::tr("--%1 is missing: a number of \"facts list\", with "
                             "--sample, or a fact's id.")
                .arg(option));
    bool isNumber = false;
    const int number = named.toInt(&isNumber);
    if (!isNumber)
        return job.facts.byUuid(named).map_error([&](Error error) {
            error.where = QStringLiteral("--%1 %2").arg(option, named);
            error.remedy = CommandWords::tr("\"tandem facts list\" shows facts and ids.");
            return error;
        });
    TANDEM_TRY(sample, sampleIn(job));
    TANDEM_TRY(facts, job.facts.facts(sample->id));
    for (const FactRow& fact : *facts) {
        if (fact.number == number)
            return fact.id;
    }
    return failure(ErrorCode::NotFound,
        CommandWords::tr("Sample %1 has no fact %2.").arg(sample->position).arg(number), {},
        CommandWords::tr("\"tandem facts list\" shows its facts."));
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
