#include "app/commandline/facts/factslisting.h"

#include "app/commandline/command.h"
#include "models/facts/facthints.h"
#include "models/facts/repetition.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/factevents.h"
#include "storage/repositories/factintake.h"
#include "storage/repositories/factrepository.h"
#include "storage/repositories/factsides.h"
#include "storage/repositories/items.h"
#include "storage/repositories/peoplerepository.h"

#include <QHash>

namespace tandem {

namespace {

/// What a list needs to know besides the facts.
struct Context
{
    QHash<PersonId, QString> names;
    QHash<FactId, int> numbers;
    QHash<FactId, int> items; ///< numbers in the round about key facts
    ParagraphSides sides;
};

Expected<QHash<PersonId, QString>> namesOf(Database& database)
{
    return PeopleRepository(database).all().map([](const QList<Person>& people) {
        QHash<PersonId, QString> names;
        for (const Person& person : people)
            names.insert(person.id, person.name);
        return names;
    });
}

QString originKey(FactOrigin origin)
{
    switch (origin) {
    case FactOrigin::Llm:
        return QStringLiteral("model");
    case FactOrigin::Imported:
        return QStringLiteral("imported");
    case FactOrigin::ByHand:
        break;
    }
    return QStringLiteral("hand");
}

QString hintKey(FactHintKind kind)
{
    switch (kind) {
    case FactHintKind::SeveralClauses:
        return QStringLiteral("not_atomic");
    case FactHintKind::NotDeclarative:
        return QStringLiteral("not_declarative");
    case FactHintKind::Unresolved:
        break;
    }
    return QStringLiteral("not_independent");
}

QString sideKey(bool supporting)
{
    return supporting ? QStringLiteral("supporting") : QStringLiteral("nonsupporting");
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
        {"side", sideKey(supporting)}, {"fact", fact.text}, {"origin", originKey(fact.origin)},
        {"edited", fact.edited}, {"reply", fact.replyUuid}};
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
        marks.append(*fact.repeats == fact.id
                         ? Words::tr("repeated")
                         : Words::tr("repeats %1").arg(context.numbers.value(*fact.repeats)));
    if (fact.mask && fact.mask->masked)
        marks.append(Words::tr("masked"));
    const QString line = QStringLiteral("  %1  %2").arg(fact.number, 3).arg(printable(fact.text));
    return marks.isEmpty() ? line
                           : line + QStringLiteral("  [%1]").arg(marks.join(QStringLiteral(", ")));
}

Expected<Context> contextOf(Database& database, SampleId sample, const QList<FactRow>& facts)
{
    Context context;
    TANDEM_TRY(names, namesOf(database));
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
    QString text;
};

Expected<Listed> listSample(
    Database& database, const SampleRow& sample, std::optional<bool> supporting)
{
    FactRepository repository(database);
    Listed listed;
    listed.json = Json{{"sample", sample.position}, {"title", sample.title}};
    listed.text = QStringLiteral("%1  %2\n").arg(sample.position).arg(printable(sample.title));
    const auto sides = FactSides(database).of(sample.id);
    if (!sides && sides.error().code != ErrorCode::Refused)
        return failure(sides.error());
    TANDEM_TRY(facts, repository.facts(sample.id));
    TANDEM_TRY(waiting, FactIntake(database).importedWaiting(sample.id));
    TANDEM_TRY(context, contextOf(database, sample.id, *facts));
    TANDEM_TRY(removed, repository.removedFacts(sample.id));
    listed.json.insert("ready", bool(sides));
    listed.json.insert("imported_waiting", *waiting);
    if (!sides)
        listed.text += QStringLiteral("  ") + sides.error().sentence() + u'\n';
    if (*waiting > 0)
        listed.text += QStringLiteral("  ") +
                       Words::tr("%n imported fact(s) not taken over", nullptr, *waiting) + u'\n';
    QJsonArray rows;
    int paragraph = 0;
    for (const FactRow& fact : *facts) {
        const auto side = sides ? sides->sideOf(fact.paragraph) : std::nullopt;
        if (!side || (supporting && *side != *supporting))
            continue;
        rows.append(factJson(fact, *side, *context));
        if (fact.paragraphNumber != paragraph)
            listed.text += QStringLiteral("  ") +
                           (*side ? Words::tr("paragraph %1, supporting")
                                  : Words::tr("paragraph %1, nonsupporting"))
                               .arg(fact.paragraphNumber) +
                           u'\n';
        paragraph = fact.paragraphNumber;
        listed.text += factLine(fact, *context) + u'\n';
    }
    listed.json.insert("facts", rows);
    QJsonArray gone;
    for (const FactRow& fact : *removed) {
        const auto side = sides ? sides->sideOf(fact.paragraph) : std::nullopt;
        if (!side || (supporting && *side != *supporting))
            continue;
        if (gone.isEmpty())
            listed.text += QStringLiteral("  ") + Words::tr("removed") + u'\n';
        gone.append(
            Json{{"id", fact.uuid}, {"paragraph", fact.paragraphNumber}, {"fact", fact.text}});
        listed.text += QStringLiteral("  %1  %2\n").arg(fact.uuid, printable(fact.text));
    }
    listed.json.insert("removed", gone);
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
        parts.append(Words::tr("reply %1").arg(event.replyUuid));
    QString line = parts.join(QStringLiteral(", "));
    for (const QString& text : {event.before, event.after, event.note}) {
        if (!text.isEmpty())
            line += QStringLiteral(" | ") + printable(text);
    }
    return line;
}

} // namespace

Expected<void> printFacts(Database& database, const QList<SampleRow>& samples,
    std::optional<bool> supporting, bool asJson, Call& call)
{
    QJsonArray rows;
    for (const SampleRow& sample : samples) {
        TANDEM_TRY(listed, listSample(database, sample, supporting));
        rows.append(listed->json);
        if (!asJson)
            call.out << listed->text;
    }
    if (asJson)
        printJson(call, {{"samples", rows}});
    return {};
}

Expected<void> printFactHistory(Database& database, const FactRow& fact, bool asJson, Call& call)
{
    TANDEM_TRY(events, factEvents(database, fact.id));
    TANDEM_TRY(names, namesOf(database));
    QJsonArray rows;
    for (const FactEvent& event : *events) {
        rows.append(eventJson(event, *names));
        if (!asJson)
            call.out << eventLine(event, *names) << '\n';
    }
    if (asJson)
        printJson(call, {{"id", fact.uuid}, {"fact", fact.text}, {"history", rows}});
    return {};
}

Expected<void> printRepetitions(
    Database& database, const SampleRow& sample, bool asJson, Call& call)
{
    FactRepository repository(database);
    TANDEM_TRY(distinct, FactEdits(database).distinctFacts(sample.id));
    QJsonArray rows;
    for (const bool side : {true, false}) {
        TANDEM_TRY(facts, repository.facts(sample.id, side));
        QList<FactRow> asked;
        QStringList texts;
        for (const FactRow& fact : *facts) {
            if (fact.repeats)
                continue;
            asked.append(fact);
            texts.append(fact.text);
        }
        for (const RepetitionCandidate& found : repetitionCandidates(texts)) {
            const FactRow& fact = asked.at(found.repeated);
            const FactRow& earlier = asked.at(found.first);
            if (distinct->contains(fact.id, earlier.id))
                continue;
            rows.append(Json{{"fact", fact.number}, {"repeats", earlier.number},
                {"similarity", found.similarity}});
            if (!asJson)
                call.out << QStringLiteral("%1  %2  %3\n")
                                .arg(Words::tr("%1 may repeat %2 (%3)")
                                         .arg(fact.number)
                                         .arg(earlier.number)
                                         .arg(numberText(found.similarity, 2)),
                                    printable(fact.text), printable(earlier.text));
        }
    }
    if (asJson)
        printJson(call, {{"sample", sample.position}, {"possible_repetitions", rows}});
    else if (rows.isEmpty())
        call.out << Words::tr("No fact seems to repeat another.") << '\n';
    return {};
}

} // namespace tandem
