#include "app/commandline/facts/factscommand.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/runs/runplanned.h"
#include "models/facts/factedit.h"
#include "models/facts/factintent.h"
#include "storage/database/uuid.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/factmasks.h"
#include "storage/repositories/factrepository.h"
#include "storage/repositories/samplerepository.h"

namespace tandem {

namespace {

/// What an edit works with.
struct FactJob
{
    Database& database;
    Call& call;
    PersonId by;
    FactRepository facts{database};
    FactEdits edits{database};

    /// Texts that follow the project.
    QStringList texts() const { return call.words().mid(2); }
};

/// What an edit did, for a reader, and the facts that it left.
struct FactDone
{
    QString text;
    QList<FactId> facts;
};

Expected<FactId> factIn(FactJob& job, OptionName option)
{
    return factNamed(job.database, job.call, option);
}

Expected<std::optional<qint64>> placeIn(FactJob& job)
{
    return job.call.number("place", 1, kMaxFactsPerParagraph + 1);
}

Expected<FactDone> addFact(FactJob& job)
{
    TANDEM_TRY(sample, sampleNamed(job.database, job.call));
    TANDEM_TRY(number, job.call.number("paragraph", 1, kMostNumber));
    TANDEM_TRY(place, placeIn(job));
    if (!*number)
        return job.call.misuse(
            CommandWords::tr("--paragraph P is required: the paragraph of the fact."));
    TANDEM_TRY(paragraphs, SampleRepository(job.database).paragraphs(sample->id));
    for (const ParagraphRow& paragraph : *paragraphs) {
        if (paragraph.number != **number)
            continue;
        return job.edits
            .add(paragraph.id, job.texts().constFirst(), place->value_or(kMostNumber) - 1, job.by)
            .map([](FactId fact) {
                return FactDone{CommandWords::tr("Fact added."), {fact}};
            });
    }
    return failure(ErrorCode::NotFound,
        CommandWords::tr("Sample %1 has no paragraph %2.").arg(sample->position).arg(**number));
}

Expected<FactDone> editFact(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, "fact"));
    return job.edits.change(*fact, changedTo(job.texts().constFirst()), job.by).map([&] {
        return FactDone{CommandWords::tr("Fact changed."), {*fact}};
    });
}

Expected<FactDone> splitFactInto(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, "fact"));
    QStringList texts = job.texts();
    if (texts.isEmpty()) {
        TANDEM_TRY(row, job.facts.fact(*fact));
        const auto at = suggestedSplit(row->text);
        if (!at)
            return job.call.misuse(
                CommandWords::tr("The fact has no clear place to split it; give the new facts."));
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
    TANDEM_TRY(fact, factIn(job, "fact"));
    TANDEM_TRY(other, factIn(job, "other"));
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
    TANDEM_TRY(fact, factIn(job, "fact"));
    return job.edits.remove(*fact, job.by).map([&] {
        return FactDone{CommandWords::tr("Fact deleted."), {*fact}};
    });
}

Expected<FactDone> restoreFact(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, "fact"));
    return job.edits.restore(*fact, job.by).map([&] {
        return FactDone{CommandWords::tr("Fact restored."), {*fact}};
    });
}

Expected<FactDone> moveFact(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, "fact"));
    TANDEM_TRY(place, placeIn(job));
    if (!*place)
        return job.call.misuse(
            CommandWords::tr("--place K is required: the fact's position in its paragraph."));
    return job.edits.change(*fact, movedTo(**place - 1), job.by).map([&] {
        return FactDone{CommandWords::tr("Fact moved."), {*fact}};
    });
}

Expected<FactDone> markRepeated(FactJob& job)
{
    TANDEM_TRY(fact, factIn(job, "fact"));
    std::optional<FactId> repeated;
    if (job.call.value("other") != QLatin1String("none")) {
        TANDEM_TRY(other, factIn(job, "other"));
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
    TANDEM_TRY(fact, factIn(job, "fact"));
    static constexpr Choice<std::optional<bool>> kMasked[] = {
        {"yes", true}, {"no", false}, {"withdraw", std::nullopt}};
    if (!job.call.has("masked"))
        return job.call.misuse(CommandWords::tr("--masked expects yes, no or withdraw."));
    TANDEM_TRY(masked, job.call.choice("masked", kMasked, std::optional<bool>()));
    FactMasks masks(job.database);
    TANDEM_DO(*masked ? masks.setMask(*fact, **masked, job.call.value("note"), job.by)
                      : masks.withdrawMask(*fact, job.by));
    return FactDone{CommandWords::tr("Mask set."), {*fact}};
}

Expected<void> tellDone(FactJob& job, const FactDone& done)
{
    QJsonArray rows;
    for (const FactId id : done.facts) {
        TANDEM_TRY(fact, job.facts.fact(id));
        rows.append(Json{{"id", fact->uuid}, {"number", fact->number},
            {"paragraph", fact->paragraphNumber}, {"fact", fact->text}});
    }
    return job.call.tell(Json{{"facts", rows}}, done.text);
}

/// Makes an edit as the acting person.
template <Expected<FactDone> (*edit)(FactJob&)>
Expected<void> edited(Call& call)
{
    return writeProject(call.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(actor, actingPerson(database, call));
        FactJob job{database, call, actor->id};
        TANDEM_TRY(done, edit(job));
        return tellDone(job, *done);
    });
}

Expected<void> repeats(Call& call)
{
    return call.has("fact") ? edited<markRepeated>(call) : listRepetitions(call);
}

constexpr Verb kFactsVerbs[] = {{"decompose", beginRun}, {"mask", beginRun}, {"list", listFacts},
    {"add", edited<addFact>, 3, 3}, {"edit", edited<editFact>, 3, 3},
    {"split", edited<splitFactInto>, 2, kAnyNumber}, {"merge", edited<mergeFacts>, 2, 3},
    {"remove", edited<removeFact>}, {"restore", edited<restoreFact>}, {"move", edited<moveFact>},
    {"repeats", repeats}, {"mask-set", edited<setMaskOf>}, {"history", listFactHistory},
    {"import", importFactFile, 3, 3}, {"accept", takeFactsOver}, {"proposals", showProposals}};

} // namespace

Expected<SampleRow> sampleNamed(Database& database, Call& call)
{
    TANDEM_TRY(number, call.number("sample", 1, kMostNumber));
    if (!*number)
        return call.misuse(CommandWords::tr("--sample N is required."));
    return SampleRepository(database).rowAt(int(**number));
}

Expected<FactId> factNamed(Database& database, Call& call, OptionName option)
{
    const QString named = call.value(option);
    if (named.isEmpty())
        return call.misuse(CommandWords::tr(
            "--%1 is required: a fact's number in \"facts list\" (with --sample) or its id.")
                               .arg(option.name));
    bool isNumber = false;
    const int number = named.toInt(&isNumber);
    if (!isNumber)
        return FactRepository(database).byUuid(named).map_error([&](Error error) {
            error.where = QStringLiteral("--%1 %2").arg(option.name, named);
            error.remedy = CommandWords::tr("\"tandem facts list\" shows facts and ids.");
            return error;
        });
    TANDEM_TRY(sample, sampleNamed(database, call));
    TANDEM_TRY(facts, FactRepository(database).facts(sample->id));
    for (const FactRow& fact : *facts) {
        if (fact.number == number)
            return fact.id;
    }
    return failure(ErrorCode::NotFound,
        CommandWords::tr("Sample %1 has no fact %2.").arg(sample->position).arg(number), {},
        CommandWords::tr("\"tandem facts list\" shows its facts."));
}

const Command factsCommand{"facts", nullptr, 1, kAnyNumber, kFactsVerbs};

} // namespace tandem
