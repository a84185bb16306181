#include "app/commandline/project/articleverbs.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "storage/formats/articlereader.h"
#include "storage/repositories/articleedits.h"
#include "storage/repositories/samplerepository.h"

namespace tandem {

namespace {

/// The one sample that the third word names.
Expected<SampleRow> sampleNamed(Database& database, Call& call)
{
    bool isNumber = false;
    const int position = call.word(2).toInt(&isNumber);
    if (!isNumber)
        return call.misuse(CommandWords::tr("\"%1\" is not a number.").arg(call.word(2)));
    return SampleRepository(database).rowAt(position);
}

} // namespace

Expected<void> printArticle(Call& call)
{
    int position = 0;
    TANDEM_TRY(body, readProject(call.word(0), [&](Database& database) -> Expected<ArticleBody> {
        TANDEM_TRY(row, sampleNamed(database, call));
        position = row->position;
        return ArticleEdits(database).body(row->id);
    }));
    QStringList lines{QStringLiteral("# ") + printable(body->title)};
    for (const QString& paragraph : body->paragraphs)
        lines += {QString(), printable(paragraph)};
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
        TANDEM_TRY(row, sampleNamed(database, call));
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
