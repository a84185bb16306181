#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "storage/repositories/searchrepository.h"

#include <limits>

namespace tandem {

namespace {

constexpr qint64 kUsualLimit = 50;
constexpr qint64 kHighestLimit = 100'000;

/// What holds a hit, for programs and for people.
struct KindWords
{
    const char* key;
    QString name;
};

KindWords wordsOf(SearchKind kind)
{
    switch (kind) {
    case SearchKind::Title:
        return {"title", Words::tr("title")};
    case SearchKind::Paragraph:
        return {"paragraph", Words::tr("paragraph")};
    case SearchKind::Utterance:
        return {"utterance", Words::tr("utterance")};
    case SearchKind::Opinion:
    case SearchKind::WrittenOpinion:
    case SearchKind::OpinionEvent:
        return {"opinion", Words::tr("opinion")};
    case SearchKind::Fact:
    case SearchKind::WorkedFact:
        return {"fact", Words::tr("fact")};
    case SearchKind::Case:
        return {"case", Words::tr("case")};
    case SearchKind::Output:
        return {"output", Words::tr("output")};
    case SearchKind::Aspect:
        return {"aspect", Words::tr("aspect")};
    case SearchKind::Rationale:
        break;
    }
    return {"rationale", Words::tr("rationale")};
}

Json hitJson(const SearchHit& hit)
{
    Json one{{"kind", QLatin1String(wordsOf(hit.kind).key)}, {"title", hit.sampleTitle},
        {"number", hit.number}, {"text", hit.text}, {"sample", hit.samplePosition}};
    if (hit.textCase.isValid()) {
        one.insert("sample", QJsonValue::Null);
        one.insert("case", hit.samplePosition);
        one.insert("system", hit.system);
    }
    return one;
}

QString hitText(const SearchHit& hit)
{
    QString place = wordsOf(hit.kind).name;
    if (hit.number > 0)
        place += QStringLiteral(" %1").arg(hit.number);
    if (!hit.system.isEmpty())
        place += QStringLiteral(" (%1)").arg(printable(hit.system));
    const QString where = hit.textCase.isValid() ? Words::tr("case %1").arg(hit.samplePosition)
                                                 : QString::number(hit.samplePosition);
    return QStringLiteral("%1, %2: %3").arg(where, place, printable(hit.text));
}

} // namespace

CommandSyntax searchSyntax()
{
    CommandSyntax syntax;
    syntax.summary = Words::tr("Search samples, facts, opinions, cases and their evaluations.");
    syntax.usage = {"PROJECT WORDS... [--limit N] [--person NAME]"};
    syntax.text =
        Words::tr("Finds the texts that have every one of the words, each as a whole word "
                  "or as the beginning of one: titles, articles, discussions, facts, opinions, "
                  "prompts, expected texts, outputs, aspects and rationales. A line is: "
                  "sample or case, place: text. Notes are not searched; they belong to answers. "
                  "Opinions are found once both have handed in; before, only their author finds "
                  "them.");
    syntax.options = {
        option("limit", Words::tr("At most this many texts (usually %1).").arg(kUsualLimit), "N"),
        actorOption(Words::tr("Find also what only this person may see as yet."))};
    syntax.fewestWords = 2;
    syntax.mostWords = std::numeric_limits<int>::max();
    syntax.examples = {"tandem search k.tandem Lakers collapse"};
    return syntax;
}

Expected<void> runSearch(Call& call)
{
    TANDEM_TRY(limit, call.number("limit", 1, kHighestLimit));
    const QString words = call.words().mid(1).join(u' ');
    TANDEM_TRY(
        hits, readProject(call.word(0), [&](Database& database) -> Expected<QList<SearchHit>> {
            TANDEM_TRY(viewer, viewingPerson(database, call));
            return SearchRepository(database).find(
                words, int(limit->value_or(kUsualLimit)), *viewer);
        }));
    QStringList lines;
    for (const SearchHit& hit : *hits)
        lines.append(hitText(hit));
    return call.tell(Json{{"hits", jsonArray(*hits, hitJson)}},
        lines.isEmpty() ? Words::tr("Nothing found.") : lines.join(u'\n'));
}

const Command searchCommand{"search", searchSyntax, runSearch};

} // namespace tandem
