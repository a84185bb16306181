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
        return QStringLiteral("opinion");
    case SearchKind::Fact:
        return QStringLiteral("fact");
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
        return Words::tr("opinion");
    case SearchKind::Fact:
        return Words::tr("fact");
    }
    return {};
}

void printAsJson(const QList<SearchHit>& hits, Console& console)
{
    QJsonArray array;
    for (const SearchHit& hit : hits) {
        array.append(QJsonObject{{QStringLiteral("kind"), kindKey(hit.kind)},
            {QStringLiteral("sample"), hit.samplePosition},
            {QStringLiteral("title"), hit.sampleTitle}, {QStringLiteral("number"), hit.number},
            {QStringLiteral("text"), hit.text}});
    }
    printJson(console.out, {{QStringLiteral("hits"), array}});
}

void printAsText(const QList<SearchHit>& hits, Console& console)
{
    for (const SearchHit& hit : hits) {
        const QString place = hit.number > 0
                                  ? QStringLiteral("%1 %2").arg(kindName(hit.kind)).arg(hit.number)
                                  : kindName(hit.kind);
        console.out << QStringLiteral("%1, %2: %3\n")
                           .arg(hit.samplePosition)
                           .arg(place, printable(hit.text));
    }
    if (hits.isEmpty())
        console.out << Words::tr("Nothing found.") << '\n';
}

} // namespace

CommandSyntax searchSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Search titles, articles, discussions, opinions and facts.");
    syntax.usage = {QStringLiteral("PROJECT WORDS... [--limit N]")};
    syntax.text =
        Words::tr("Finds the texts that have every one of the words, each as a whole word "
                  "or as the beginning of one. A line is: sample, place: text. Notes are "
                  "not searched; they belong to answers.");
    syntax.options = {QCommandLineOption(QString(kLimit),
        Words::tr("At most this many texts (usually %1).").arg(kUsualLimit), QStringLiteral("N"))};
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
        return SearchRepository(database)
            .find(words, int(limit->value_or(kUsualLimit)))
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
