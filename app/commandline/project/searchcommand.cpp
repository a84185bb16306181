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
        return {"title", CommandWords::tr("title")};
    case SearchKind::Paragraph:
        return {"paragraph", CommandWords::tr("paragraph")};
    case SearchKind::Utterance:
        return {"utterance", CommandWords::tr("utterance")};
    case SearchKind::Opinion:
    case SearchKind::WrittenOpinion:
    case SearchKind::OpinionEvent:
        return {"opinion", CommandWords::tr("opinion")};
    case SearchKind::Fact:
    case SearchKind::WorkedFact:
        return {"fact", CommandWords::tr("fact")};
    case SearchKind::Case:
        return {"case", CommandWords::tr("case")};
    case SearchKind::Output:
        return {"output", CommandWords::tr("output")};
    case SearchKind::Aspect:
        return {"aspect", CommandWords::tr("aspect")};
    case SearchKind::Rationale:
        return {"rationale", CommandWords::tr("rationale")};
    case SearchKind::Reply:
        break;
    }
    return {"reply", CommandWords::tr("reply")};
}

Json hitJson(const SearchHit& hit)
{
    Json one{{"kind", QLatin1String(wordsOf(hit.kind).key)}, {"title", hit.sampleTitle},
        {"number", hit.number}, {"text", hit.text}, {"sample", hit.samplePosition}};
    if (hit.textCase.isValid()) {
        one.insert("sample", QJsonValue::Null);
        one.insert("case", hit.samplePosition);
    }
    if (hit.kind == SearchKind::Reply)
        one.insert("model", hit.model);
    else if (hit.textCase.isValid())
        one.insert("system", hit.system);
    return one;
}

QString hitText(const SearchHit& hit)
{
    QString place = wordsOf(hit.kind).name;
    if (hit.number > 0)
        place += QStringLiteral(" %1").arg(hit.number);
    for (const QString& by : {hit.system, hit.model}) {
        if (!by.isEmpty())
            place += QStringLiteral(" (%1)").arg(printable(by));
    }
    const QString where = hit.textCase.isValid()
                              ? CommandWords::tr("case %1").arg(hit.samplePosition)
                              : QString::number(hit.samplePosition);
    return QStringLiteral("%1, %2: %3").arg(where, place, printable(hit.shownText()));
}

} // namespace

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
        lines.isEmpty() ? CommandWords::tr("Nothing found.") : lines.join(u'\n'));
}

const Command searchCommand{"search", runSearch, 2, kAnyNumber};

} // namespace tandem
