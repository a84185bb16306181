#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "models/error.h"
#include "storage/formats/articlereader.h"
#include "storage/repositories/articleedits.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/samplerepository.h"

#include <algorithm>

/// "samples" and "cases": what is excluded, excluding and bringing back; articles of samples.

namespace tandem {

class Call;

namespace {

/// The one sample that the third word names.
Expected<SampleRow> sampleOfVerb(Database& database, Call& call)
{
    bool isNumber = false;
    const int position = call.word(2).toInt(&isNumber);
    if (!isNumber)
        return call.misuse(CommandWords::tr("\"%1\" is not a number.").arg(call.word(2)));
    return SampleRepository(database).rowAt(position);
}

/// The title as a heading that is read as this title again: marks at the end of it are not those
/// that close a heading.
QString headingOf(const QString& title)
{
    const qsizetype last = title.lastIndexOf(u' ') + 1;
    const bool endsInMarks = last > 0 && last < title.size() && title.count(u'#') > 0 &&
                             QStringView(title).sliced(last).count(u'#') == title.size() - last;
    return QStringLiteral("# ") + title + (endsInMarks ? QStringLiteral(" #") : QString());
}

} // namespace

/// "samples PROJECT text N": the article as Markdown, as editArticle() takes it.
Expected<void> printArticle(Call& call)
{
    int position = 0;
    TANDEM_TRY(body, readProject(call.word(0), [&](Database& database) -> Expected<ArticleBody> {
        TANDEM_TRY(row, sampleOfVerb(database, call));
        position = row->position;
        return ArticleEdits(database).body(row->id);
    }));
    QStringList lines{headingOf(body->title)};
    for (const QString& paragraph : body->paragraphs)
        lines += {QString(), paragraph};
    // What goes to a file is edited and read again.
    if (call.console.showsOutput)
        std::transform(lines.begin(), lines.end(), lines.begin(), printable);
    return call.tell(Json{{"sample", position}, {"title", body->title},
                         {"paragraphs", QJsonArray::fromStringList(body->paragraphs)}},
        lines);
}

/// "samples PROJECT edit N FILE": makes the article what the file says.
Expected<void> editArticle(Call& call)
{
    TANDEM_TRY_VAR(input, inputOf(call.word(3), call));
    TANDEM_TRY(article, readTextArticle(*input, true));
    ArticleBody body{article->title, article->paragraphs};
    int position = 0;
    TANDEM_DO(writeProject(call.word(0), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(row, sampleOfVerb(database, call));
        position = row->position;
        TANDEM_TRY(by, actingLead(database, call));
        if (body.title.isEmpty())
            body.title = row->title;
        return ArticleEdits(database).set(row->id, body, *by).map_error([&](const Error& error) {
            return error.in(samplePlace(*row));
        });
    }));
    return call.tell(
        Json{{"sample", position}, {"title", body.title}, {"paragraphs", body.paragraphs.size()}},
        CommandWords::tr("Sample %1 has %n paragraph(s) now.", nullptr, int(body.paragraphs.size()))
            .arg(position));
}

namespace {

/// What differs between samples and cases.
struct Things
{
    QLatin1String one;
    Expected<QList<AsideEntry>> (SettingAside::*all)();
};
const Things kSamples{QLatin1String("sample"), &SettingAside::samples};
const Things kCases{QLatin1String("case"), &SettingAside::cases};

const Things& thingsOf(Call& call)
{
    return QLatin1String(call.command().name) == QLatin1String("samples") ? kSamples : kCases;
}

/// The entries that `selection` names: all of them in use, or all of them excluded.
Expected<QList<AsideEntry>> chosen(
    Database& database, const Things& things, const QString& selection, bool aside, Call& call)
{
    SettingAside setting(database);
    TANDEM_TRY(all, (setting.*things.all)());
    const bool isAll = !aside && selection == QLatin1String("all");
    const auto numbers = isAll ? std::set<int>() : numbersIn(selection);
    if (!numbers)
        return call.misuse(
            CommandWords::tr("\"%1\" is neither a number nor a range like 1-4.").arg(selection));
    if (!numbers->empty() && *numbers->rbegin() > all->size())
        return failure(ErrorCode::NotFound,
            CommandWords::tr("There is no %1 %2.").arg(things.one).arg(*numbers->rbegin()), {},
            CommandWords::tr("The last one is %1.").arg(all->size()));
    QList<AsideEntry> found;
    for (const AsideEntry& entry : *all) {
        if (isAll ? entry.aside.has_value() : numbers->count(entry.position) > 0)
            found.append(entry);
    }
    return found;
}

results::Report asideReport(
    const Things& things, const QList<AsideEntry>& entries, const QHash<PersonId, QString>& names)
{
    results::SectionOf table("set_aside", entries);
    table.add(things.one.data(), QString(), &AsideEntry::position).ordinal();
    table.add("name", QString(), &AsideEntry::name);
    table.add("at", QString(), [](const AsideEntry& entry) {
        return results::timeCell(entry.aside->at, Qt::ISODateWithMs);
    });
    table.add(
        "by", QString(), [&](const AsideEntry& entry) { return names.value(entry.aside->by); });
    table.add("reason", QString(), [](const AsideEntry& entry) { return entry.aside->reason; });
    results::Report report;
    if (entries.isEmpty())
        report.lines = {CommandWords::tr("Nothing is excluded.")};
    report.sections = {table};
    return report;
}

Expected<void> listAside(Call& call)
{
    const Things& things = thingsOf(call);
    TANDEM_TRY(
        report, readProject(call.word(0), [&](Database& database) -> Expected<results::Report> {
            SettingAside setting(database);
            TANDEM_TRY_VAR(all, (setting.*things.all)());
            TANDEM_TRY(names, peopleNames(database));
            all->removeIf([](const AsideEntry& entry) { return !entry.aside; });
            return asideReport(things, *all, *names);
        }));
    return call.show(*report);
}

template <bool aside>
Expected<void> changeAside(Call& call)
{
    const Things& things = thingsOf(call);
    if (call.word(2).isEmpty())
        return call.misuse(CommandWords::tr("Specify which, such as 3 or 5-7."));
    QJsonArray done;
    TANDEM_DO(writeProject(call.word(0), [&](Database& database) -> Expected<void> {
        TANDEM_TRY(by, actingLead(database, call));
        TANDEM_TRY(entries, chosen(database, things, call.word(2), aside, call));
        SettingAside setting(database);
        for (const AsideEntry& entry : *entries) {
            const auto changed = aside ? setting.exclude(entry.thing, call.value("reason"), *by)
                                       : setting.bringBack(entry.thing, *by);
            if (!changed)
                return failure(changed.error().in(
                    QStringLiteral("%1 %2").arg(things.one).arg(entry.position)));
            done.append(entry.position);
        }
        return {};
    }));
    return call.tell(Json{{aside ? "set_aside" : "brought_back", done}},
        (aside ? CommandWords::tr("%n excluded.", nullptr, int(done.size()))
               : CommandWords::tr("%n included again.", nullptr, int(done.size()))));
}

constexpr Verb kSampleVerbs[] = {{"list", listAside, 1, 2}, {"exclude", changeAside<true>, 2, 3},
    {"include", changeAside<false>, 2, 3}, {"text", printArticle, 3, 3},
    {"edit", editArticle, 4, 4}};
// Cases have no articles.
constexpr std::span kCaseVerbs = std::span(kSampleVerbs).first<3>();

} // namespace

const Command samplesCommand{"samples", nullptr, 1, 4, kSampleVerbs, 1};
const Command casesCommand{"cases", nullptr, 1, 3, kCaseVerbs, 1};

} // namespace tandem
