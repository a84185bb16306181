#include "storage/repositories/evaluationwords.h"

#include "models/expert/explanationjson.h"
#include "models/text/searchtext.h"
#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/repositories/repositorywords.h"

namespace tandem {

namespace {

/// Longer questions, pasted in by mistake, would keep the index busy for minutes.
constexpr qsizetype kEvaluationWordsLongestQuestion = 1000;

struct IndexedWords
{
    QStringList texts;
    EvaluationWords of;
};

void addSide(EvaluationWords& words, const expert::ExplainedSide& side)
{
    for (const expert::Aspect& aspect : side.aspects) {
        words.aspects << aspect.title << aspect.description;
        words.aspects += aspect.evidence;
    }
    for (const expert::AspectMatch& match : side.matches) {
        // Of a link, the title stands among the aspects; of one to nowhere only here.
        if (!match.other)
            words.aspects << match.otherTitle;
        words.rationales << match.reason << match.content.reason << match.style.reason;
    }
}

Expected<IndexedWords> indexedWords(
    Database& database, EvaluationId id, const expert::Explanation& explanation)
{
    Statement row(database,
        QStringLiteral("SELECT CAST(c.name AS BLOB), CAST(c.prompt AS BLOB),"
                       " CAST(c.expected AS BLOB), CAST(o.text AS BLOB) FROM evaluation e"
                       " JOIN case_output o ON o.id = e.output_id"
                       " JOIN text_case c ON c.id = o.case_id WHERE e.id = ?"),
        {id.value});
    IndexedWords words;
    if (row.next()) {
        for (int column = 0; column < 4; ++column)
            words.texts.append(row.exactText(column));
    }
    words.of = wordsOf(explanation);
    return row.result(words);
}

QVariantList arguments(EvaluationId id, const IndexedWords& words)
{
    QVariantList values{id.value};
    for (const QStringList& parts : {words.texts, words.of.aspects, words.of.rationales})
        values.append(sqlText(indexedText(parts.join(QLatin1Char('\n')))));
    return values;
}

QString columnOf(WordsIn where)
{
    switch (where) {
    case WordsIn::Everywhere:
        break;
    case WordsIn::Texts:
        return QStringLiteral("texts");
    case WordsIn::Aspects:
        return QStringLiteral("aspects");
    case WordsIn::Rationales:
        return QStringLiteral("rationales");
    }
    return {};
}

} // namespace

EvaluationWords wordsOf(const expert::Explanation& explanation)
{
    EvaluationWords words;
    addSide(words, explanation.expected);
    addSide(words, explanation.generated);
    return words;
}

Expected<void> addEvaluationWords(
    Database& database, EvaluationId id, const expert::Explanation& explanation)
{
    return indexedWords(database, id, explanation).and_then([&](const IndexedWords& words) {
        return database.run(
            QStringLiteral("INSERT INTO evaluation_words (rowid, texts, aspects, rationales)"
                           " VALUES (?, ?, ?, ?)"),
            arguments(id, words));
    });
}

Expected<void> removeEvaluationWords(
    Database& database, EvaluationId id, const QByteArray& explanation)
{
    TANDEM_TRY(before, expert::explanationFrom(explanation));
    // The index keeps no texts (content = ''), so it must be told what to take out.
    return indexedWords(database, id, *before).and_then([&](const IndexedWords& words) {
        return database.run(
            QStringLiteral("INSERT INTO evaluation_words (evaluation_words, rowid, texts, aspects,"
                           " rationales) VALUES ('delete', ?, ?, ?, ?)"),
            arguments(id, words));
    });
}

Expected<QSet<EvaluationId>> evaluationsWith(
    Database& database, const QString& words, WordsIn where)
{
    if (words.size() > kEvaluationWordsLongestQuestion)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("A search has at most 1,000 characters."), {},
            RepositoryWords::tr("Search for fewer words."));
    QString query = searchQuery(words);
    QSet<EvaluationId> found;
    if (query.isEmpty())
        return found;
    if (where != WordsIn::Everywhere)
        query = QStringLiteral("%1 : (%2)").arg(columnOf(where), query);
    Statement rows(database,
        QStringLiteral("SELECT rowid FROM evaluation_words WHERE evaluation_words MATCH ?"),
        {query});
    while (rows.next())
        found.insert(EvaluationId{rows.integer(0)});
    return rows.result(found);
}

} // namespace tandem
