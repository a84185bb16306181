#include "app/commandline/actor.h"
#include "app/commandline/arguments.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/console.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "storage/repositories/searchrepository.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <limits>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

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

QString kindName(SearchKind kind)
{
    switch (kind) {
    case SearchKind::Title:
        return Words::tr("title");
    case SearchKind::Paragraph:
        return Words::tr("paragraph");
    case SearchKind::Utterance:
        return Words::tr("utterance");
    case SearchKind::Opinion:
    case SearchKind::WrittenOpinion:
    case SearchKind::OpinionEvent:
        return Words::tr("opinion");
    case SearchKind::Fact:
    case SearchKind::WorkedFact:
        return Words::tr("fact");
    case SearchKind::Case:
        return Words::tr("case");
    case SearchKind::Output:
        return Words::tr("output");
    case SearchKind::Aspect:
        return Words::tr("aspect");
    case SearchKind::Rationale:
        return Words::tr("rationale");
    }
    return {};
}

void printAsJson(const QList<SearchHit>& hits, Console& console)
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

void printAsText(const QList<SearchHit>& hits, Console& console)
{
    for (const SearchHit& hit : hits) {
        QString place = kindName(hit.kind);
        if (hit.number > 0)
            place += QStringLiteral(" %1").arg(hit.number);
        if (!hit.system.isEmpty())
            place += QStringLiteral(" (%1)").arg(printable(hit.system));
        const QString where = hit.textCase.isValid() ? Words::tr("case %1").arg(hit.samplePosition)
                                                     : QString::number(hit.samplePosition);
        console.out << QStringLiteral("%1, %2: %3\n").arg(where, place, printable(hit.text));
    }
    if (hits.isEmpty())
        console.out << Words::tr("Nothing found.") << '\n';
}

} // namespace

CommandSyntax searchSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Search samples, facts, opinions, cases and their evaluations.");
    syntax.usage = {QStringLiteral("PROJECT WORDS... [--limit N] [--person NAME]")};
    syntax.text =
        Words::tr("Finds the texts that have every one of the words, each as a whole word "
                  "or as the beginning of one: titles, articles, discussions, facts, opinions, "
                  "prompts, expected texts, outputs, aspects and rationales. A line is: "
                  "sample or case, place: text. Notes are not searched; they belong to answers. "
                  "Opinions are found once both have handed in; before, only their author finds "
                  "them.");
    syntax.options = {QCommandLineOption(QString(kLimit),
                          Words::tr("At most this many texts (usually %1).").arg(kUsualLimit),
                          QStringLiteral("N")),
        actorOption(Words::tr("Find also what only this person may see as yet."))};
    syntax.fewestWords = 2;
    syntax.mostWords = std::numeric_limits<int>::max();
    syntax.examples = {QStringLiteral("tandem search k.tandem Lakers collapse")};
    return syntax;
}

Expected<void> runSearch(const Arguments& arguments, Console& console)
{
    const auto limit = arguments.number(kLimit, 1, kHighestLimit, console);
    if (!limit)
        return failure(limit.error());
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
        printAsJson(hits, console);
    else
        printAsText(hits, console);
    return {};
}

} // namespace tandem
