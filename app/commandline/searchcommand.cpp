#include "app/commandline/actor.h"
#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "storage/repositories/searchrepository.h"

#include <QJsonArray>

#include <limits>

namespace tandem {

namespace {

constexpr QLatin1String kLimit("limit");
constexpr qint64 kUsualLimit = 50;
constexpr qint64 kHighestLimit = 100'000;

QString kindKey(SearchKind kind)
{
    switch (kind) {
    case SearchKind::Title:
        return QStringLiteral("title");
    case SearchKind::Paragraph:
        return QStringLiteral("paragraph");
    case SearchKind::Utterance:
        return QStringLiteral("utterance");
    case SearchKind::Opinion:
    case SearchKind::WrittenOpinion:
    case SearchKind::OpinionEvent:
        return QStringLiteral("opinion");
    case SearchKind::Fact:
    case SearchKind::WorkedFact:
        return QStringLiteral("fact");
    case SearchKind::Case:
        return QStringLiteral("case");
    case SearchKind::Output:
        return QStringLiteral("output");
    case SearchKind::Aspect:
        return QStringLiteral("aspect");
    case SearchKind::Rationale:
        return QStringLiteral("rationale");
    }
    return {};
}

QString searchKindName(SearchKind kind)
{
    switch (kind) {
    case SearchKind::Title:
        return CommandWords::tr("title");
    case SearchKind::Paragraph:
        return CommandWords::tr("paragraph");
    case SearchKind::Utterance:
        return CommandWords::tr("utterance");
    case SearchKind::Opinion:
    case SearchKind::WrittenOpinion:
    case SearchKind::OpinionEvent:
        return CommandWords::tr("opinion");
    case SearchKind::Fact:
    case SearchKind::WorkedFact:
        return CommandWords::tr("fact");
    case SearchKind::Case:
        return CommandWords::tr("case");
    case SearchKind::Output:
        return CommandWords::tr("output");
    case SearchKind::Aspect:
        return CommandWords::tr("aspect");
    case SearchKind::Rationale:
        return CommandWords::tr("rationale");
    }
    return {};
}

void printHitsJson(const QList<SearchHit>& hits, Console& console)
{
    QJsonArray array;
    for (const SearchHit& hit : hits) {
        QJsonObject one{{QStringLiteral("kind"), kindKey(hit.kind)},
            {QStringLiteral("title"), hit.sampleTitle}, {QStringLiteral("number"), hit.number},
            {QStringLiteral("text"), hit.text}};
        if (hit.textCase.isValid()) {
            one.insert(QStringLiteral("sample"), QJsonValue::Null);
            one.insert(QStringLiteral("case"), hit.samplePosition);
            one.insert(QStringLiteral("system"), hit.system);
        } else {
            one.insert(QStringLiteral("sample"), hit.samplePosition);
        }
        array.append(one);
    }
    printJson(console.out, {{QStringLiteral("hits"), array}});
}

void printHits(const QList<SearchHit>& hits, Console& console)
{
    for (const SearchHit& hit : hits) {
        QString place = searchKindName(hit.kind);
        if (hit.number > 0)
            place += QStringLiteral(" %1").arg(hit.number);
        if (!hit.system.isEmpty())
            place += QStringLiteral(" (%1)").arg(printable(hit.system));
        const QString where = hit.textCase.isValid()
                                  ? CommandWords::tr("case %1").arg(hit.samplePosition)
                                  : QString::number(hit.samplePosition);
        console.out << QStringLiteral("%1, %2: %3\n").arg(where, place, printable(hit.text));
    }
    if (hits.isEmpty())
        console.out << CommandWords::tr("Nothing found.") << '\n';
}

} // namespace

CommandSyntax searchSyntax()
{
    CommandSyntax syntax;
    syntax.summary =
        CommandWords::tr("Search samples, facts, opinions, cases and their evaluations.");
    syntax.usage = {QStringLiteral("PROJECT WORDS... [--limit N] [--person NAME]")};
    syntax.text = CommandWords::tr(
        "Finds the texts that have every one of the words, each as a whole word "
        "or as the beginning of one: titles, articles, discussions, facts, opinions, "
        "prompts, expected texts, outputs, aspects and rationales. A line is: "
        "sample or case, place: text. Notes are not searched; they belong to answers. "
        "Opinions are found once both have handed in; before, only their author finds "
        "them.");
    syntax.options = {
        QCommandLineOption(QString(kLimit),
            CommandWords::tr("At most this many texts (usually %1).").arg(kUsualLimit),
            QStringLiteral("N")),
        actorOption(CommandWords::tr("Find also what only this person may see as yet."))};
    syntax.fewestWords = 2;
    syntax.mostWords = std::numeric_limits<int>::max();
    syntax.examples = {QStringLiteral("tandem search k.tandem Lakers collapse")};
    return syntax;
}

Expected<void> runSearch(const Arguments& arguments, Console& console)
{
    TANDEM_TRY(limit, arguments.number(kLimit, 1, kHighestLimit, console));
    const QString words = arguments.words().mid(1).join(u' ');
    QList<SearchHit> hits;
    const auto read = readProject(arguments.word(0), [&](Database& database) {
        PersonId viewer;
        if (arguments.has(QLatin1String("person"))) {
            const auto person = actingPerson(database, arguments, console);
            if (!person)
                return Expected<void>(failure(person.error()));
            viewer = person->id;
        }
        return SearchRepository(database)
            .find(words, int(limit->value_or(kUsualLimit)), viewer)
            .map([&](const QList<SearchHit>& found) { hits = found; });
    });
    if (!read)
        return read;
    if (arguments.wantsJson())
        printHitsJson(hits, console);
    else
        printHits(hits, console);
    return {};
}

} // namespace tandem
