#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/facts/factscommand.h"
#include "models/facts/facthints.h"
#include "models/facts/repetition.h"
#include "models/wordof.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/factevents.h"
#include "storage/repositories/factintake.h"
#include "storage/repositories/factrepository.h"
#include "storage/repositories/factsides.h"
#include "storage/repositories/items.h"
#include "storage/runs/proposedfacts.h"

namespace tandem {

namespace {

/// What a list needs to know besides the facts.
struct Context
{
    QHash<PersonId, QString> names;
    QHash<FactId, int> numbers;
    QHash<FactId, int> items; ///< numbers in the round about key facts
};

QString originKey(FactOrigin origin)
{
    static constexpr std::array words{"hand", "model", "imported"};
    return QLatin1String(wordOf(origin, words));
}

QString hintKey(FactHintKind kind)
{
    static constexpr std::array words{"not_atomic", "not_declarative", "not_independent"};
    return QLatin1String(wordOf(kind, words));
}

Json maskJson(const Mask& mask, const Context& context)
{
    return Json{{"masked", mask.masked}, {"code", mask.code}, {"explanation", mask.explanation},
        {"person", mask.byPerson ? context.names.value(mask.by) : QString()},
        {"reply", mask.replyUuid}};
}

Json factJson(const FactRow& fact, bool supporting, const Context& context)
{
    Json object{{"number", fact.number}, {"id", fact.uuid}, {"paragraph", fact.paragraphNumber},
        {"side", supporting ? QStringLiteral("supporting") : QStringLiteral("nonsupporting")},
        {"fact", fact.text}, {"origin", originKey(fact.origin)}, {"edited", fact.edited},
        {"reply", fact.replyUuid}};
    if (fact.repeats)
        object.insert("repeats", context.numbers.value(*fact.repeats));
    if (fact.importedType)
        object.insert("imported_type", int(*fact.importedType));
    if (fact.mask)
        object.insert("mask", maskJson(*fact.mask, context));
    if (const int item = context.items.value(fact.id); item > 0)
        object.insert("item", item);
    QJsonArray hints;
    for (const FactHint& hint : factHints(fact.text))
        hints.append(hintKey(hint.kind));
    object.insert("hints", hints);
    return object;
}

QString factLine(const FactRow& fact, const Context& context)
{
    QStringList marks;
    if (fact.repeats)
        marks.append(
            *fact.repeats == fact.id
                ? CommandWords::tr("repeated")
                : CommandWords::tr("repeats %1").arg(context.numbers.value(*fact.repeats)));
    if (fact.mask && fact.mask->masked)
        marks.append(CommandWords::tr("masked"));
    const QString line = QStringLiteral("  %1  %2").arg(fact.number, 3).arg(printable(fact.text));
    return marks.isEmpty() ? line
                           : line + QStringLiteral("  [%1]").arg(marks.join(QStringLiteral(", ")));
}

Expected<Context> contextOf(Database& database, SampleId sample, const QList<FactRow>& facts)
{
    Context context;
    TANDEM_TRY(names, peopleNames(database));
    TANDEM_TRY(items, itemsOf(database, sample, Step::KeyFacts));
    context.names = *names;
    for (const ItemRow& item : *items)
        context.items.insert(FactId{item.id.value}, item.number);
    for (const FactRow& fact : facts)
        context.numbers.insert(fact.id, fact.number);
    return context;
}

/// One sample of the list, for JSON and for people.
struct Listed
{
    Json json;
    QStringList lines;
};

Expected<Listed> listSample(
    Database& database, const SampleRow& sample, std::optional<bool> supporting)
{
    FactRepository repository(database);
    const auto sides = FactSides(database).of(sample.id);
    if (!sides && sides.error().code != ErrorCode::Refused)
        return failure(sides.error());
    TANDEM_TRY(facts, repository.facts(sample.id));
    TANDEM_TRY(waiting, FactIntake(database).importedWaiting(sample.id));
    TANDEM_TRY(context, contextOf(database, sample.id, *facts));
    TANDEM_TRY(removed, repository.removedFacts(sample.id));
    const auto sideOf = [&](const FactRow& fact) {
        const auto side = sides ? sides->sideOf(fact.paragraph) : std::nullopt;
        return side && (!supporting || *side == *supporting) ? side : std::nullopt;
    };
    Listed listed{{}, {QStringLiteral("%1  %2").arg(sample.position).arg(printable(sample.title))}};
    const auto say = [&](const QString& line) { listed.lines += QStringLiteral("  ") + line; };
    if (!sides)
        say(sides.error().sentence());
    if (*waiting > 0)
        say(CommandWords::tr("%n imported fact(s) not accepted", nullptr, *waiting));
    QJsonArray rows;
    int paragraph = 0;
    for (const FactRow& fact : *facts) {
        const auto side = sideOf(fact);
        if (!side)
            continue;
        rows.append(factJson(fact, *side, *context));
        if (std::exchange(paragraph, fact.paragraphNumber) != fact.paragraphNumber)
            say((*side ? CommandWords::tr("paragraph %1, supporting")
                       : CommandWords::tr("paragraph %1, nonsupporting"))
                    .arg(fact.paragraphNumber));
        listed.lines += factLine(fact, *context);
    }
    QJsonArray gone;
    for (const FactRow& fact : *removed) {
        if (!sideOf(fact))
            continue;
        if (gone.isEmpty())
            say(CommandWords::tr("removed"));
        gone.append(
            Json{{"id", fact.uuid}, {"paragraph", fact.paragraphNumber}, {"fact", fact.text}});
        say(QStringLiteral("%1  %2").arg(fact.uuid, printable(fact.text)));
    }
    listed.json = Json{{"sample", sample.position}, {"title", sample.title}, {"ready", bool(sides)},
        {"imported_waiting", *waiting}, {"facts", rows}, {"removed", gone}};
    return listed;
}

Json eventJson(const FactEvent& event, const QHash<PersonId, QString>& names)
{
    return Json{{"time", event.at.toString(Qt::ISODateWithMs)}, {"kind", event.kind},
        {"person", names.value(event.by)}, {"before", event.before}, {"after", event.after},
        {"note", event.note}, {"reply", event.replyUuid}};
}

QString eventLine(const FactEvent& event, const QHash<PersonId, QString>& names)
{
    QStringList parts{event.at.toString(QStringLiteral("yyyy-MM-dd hh:mm:ss")), event.kind};
    if (event.by.isValid())
        parts.append(names.value(event.by));
    if (!event.replyUuid.isEmpty())
        parts.append(CommandWords::tr("reply %1").arg(event.replyUuid));
    QString line = parts.join(QStringLiteral(", "));
    for (const QString& text : {event.before, event.after, event.note}) {
        if (!text.isEmpty())
            line += QStringLiteral(" | ") + printable(text);
    }
    return line;
}

Expected<void> tellRepetitions(Database& database, const SampleRow& sample, Call& call)
{
    TANDEM_TRY(distinct, FactEdits(database).distinctFacts(sample.id));
    QJsonArray rows;
    QStringList lines;
    for (const bool side : {true, false}) {
        TANDEM_TRY_VAR(asked, FactRepository(database).facts(sample.id, side));
        asked->removeIf([](const FactRow& fact) { return fact.repeats.has_value(); });
        QStringList texts;
        for (const FactRow& fact : std::as_const(*asked))
            texts.append(fact.text);
        for (const RepetitionCandidate& found : repetitionCandidates(texts)) {
            const FactRow& fact = asked->at(found.repeated);
            const FactRow& earlier = asked->at(found.first);
            if (distinct->contains(fact.id, earlier.id))
                continue;
            rows.append(Json{{"fact", fact.number}, {"repeats", earlier.number},
                {"similarity", found.similarity}});
            lines.append(QStringLiteral("%1  %2  %3")
                             .arg(CommandWords::tr("%1 may repeat %2 (%3)")
                                      .arg(fact.number)
                                      .arg(earlier.number)
                                      .arg(numberText(found.similarity, 2)),
                                 printable(fact.text), printable(earlier.text)));
        }
    }
    return call.tell(Json{{"sample", sample.position}, {"possible_repetitions", rows}},
        lines.isEmpty() ? CommandWords::tr("No facts seem to be repeated.") : lines.join(u'\n'));
}

} // namespace

Expected<std::optional<bool>> askedSide(Call& call)
{
    using Side = std::optional<bool>;
    static constexpr Choice<Side> kSides[] = {
        {"supporting", true}, {"nonsupporting", false}, {"both", std::nullopt}};
    return call.choice("side", kSides, Side());
}

Expected<QList<SampleRow>> askedSamples(Database& database, Call& call)
{
    const OptionName option = call.has("sample") ? "sample" : "samples";
    return selectedSamples(
        database, call.has(option) ? call.value(option) : QStringLiteral("all"), call);
}

Expected<void> listFacts(Call& call)
{
    TANDEM_TRY(side, askedSide(call));
    return readProject(call.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(samples, askedSamples(database, call));
        QJsonArray rows;
        QStringList lines;
        for (const SampleRow& sample : *samples) {
            TANDEM_TRY(listed, listSample(database, sample, *side));
            rows.append(listed->json);
            lines += listed->lines;
        }
        return call.tell(Json{{"samples", rows}}, lines);
    });
}

Expected<void> listFactHistory(Call& call)
{
    return readProject(call.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(id, factNamed(database, call, "fact"));
        TANDEM_TRY(fact, FactRepository(database).fact(*id));
        TANDEM_TRY(events, factEvents(database, *id));
        TANDEM_TRY(names, peopleNames(database));
        QJsonArray rows;
        QStringList lines;
        for (const FactEvent& event : *events) {
            rows.append(eventJson(event, *names));
            lines.append(eventLine(event, *names));
        }
        return call.tell(Json{{"id", fact->uuid}, {"fact", fact->text}, {"history", rows}}, lines);
    });
}

Expected<void> showProposals(Call& call)
{
    return readProject(call.word(1), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(models, proposedFacts(database));
        TANDEM_TRY(samples, sampleProposals(database));
        return call.show(proposalsReport(*models, proposalEffects(*samples)));
    });
}

Expected<void> listRepetitions(Call& call)
{
    return readProject(call.word(1), [&](Database& database) {
        return sampleNamed(database, call).and_then([&](const SampleRow& sample) {
            return tellRepetitions(database, sample, call);
        });
    });
}

} // namespace tandem
