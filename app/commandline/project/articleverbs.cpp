#include "app/commandline/project/articleverbs.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "storage/formats/articlereader.h"
#include "storage/repositories/articleedits.h"
#include "storage/repositories/samplerepository.h"

#include <algorithm>

namespace tandem {

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

} // namespace tandem
