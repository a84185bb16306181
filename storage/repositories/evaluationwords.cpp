#include "storage/repositories/evaluationwords.h"

#include "models/expert/explanationjson.h"
#include "models/text/searchtext.h"
#include "models/wordof.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/repositorywords.h"

namespace tandem {

namespace {

/// Longer questions, pasted in by mistake, would keep the index busy for minutes.
constexpr qsizetype kLongestQuestion = 1000;

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
    IndexedWords words{{}, wordsOf(explanation)};
    return eachRow(database,
        QStringLiteral("SELECT c.name, c.prompt, c.expected, o.text FROM evaluation e"
                       " JOIN case_output o ON o.id = e.output_id"
                       " JOIN text_case c ON c.id = o.case_id WHERE e.id = ?"),
        {id},
        [&](Statement& row) {
            words.texts = {row.text(0), row.text(1), row.text(2), row.text(3)};
        })
        .map([&] { return words; });
}

SqlValues arguments(EvaluationId id, const IndexedWords& words)
{
    SqlValues values{id.value};
    for (const QStringList& parts : {words.texts, words.of.aspects, words.of.rationales})
        values.append(indexedText(parts.join(QLatin1Char('\n'))));
    return values;
}

QString columnOf(WordsIn where)
{
    static constexpr std::array words{"", "texts", "aspects", "rationales"};
    return QLatin1String(wordOf(where, words));
}

} // namespace

EvaluationWords wordsOf(const expert::Explanation& explanation)
{
    EvaluationWords words;
    addSide(words, explanation.expected);
    addSide(words, explanation.generated);
    return words;
}

std::optional<expert::DecisionRef> decisionWith(
    const expert::Explanation& explanation, WordsIn where, const QString& text)
{
    using expert::DecisionKind;
    for (const expert::Side side : {expert::Side::Expected, expert::Side::Generated}) {
        const expert::ExplainedSide& explained = explanation.side(side);
        for (int i = 0; i < int(explained.aspects.size()); ++i) {
            const expert::Aspect& aspect = explained.aspects.at(i);
            const expert::AspectMatch match = explained.matches.value(i);
            const bool isAspect = aspect.title == text || aspect.description == text ||
                                  aspect.evidence.contains(text) ||
                                  (!match.other && match.otherTitle == text);
            const QList<std::pair<DecisionKind, bool>> places =
                where == WordsIn::Aspects
                    ? QList<std::pair<DecisionKind, bool>>{{DecisionKind::Match, isAspect}}
                    : QList<std::pair<DecisionKind, bool>>{
                          {DecisionKind::Match, match.reason == text},
                          {DecisionKind::Content, match.content.reason == text},
                          {DecisionKind::Style, match.style.reason == text}};
            for (const auto& [kind, isHere] : places) {
                if (isHere)
                    return expert::DecisionRef{kind, side, i};
            }
        }
    }
    return std::nullopt;
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

Expected<QString> checkedQuery(const QString& words)
{
    if (words.size() > kLongestQuestion)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("A search can have at most 1,000 characters."), {},
            RepositoryWords::tr("Use a shorter search."));
    return searchQuery(words);
}

Expected<QSet<EvaluationId>> evaluationsWith(
    Database& database, const QString& words, WordsIn where)
{
    TANDEM_TRY_VAR(query, checkedQuery(words));
    if (query->isEmpty())
        return QSet<EvaluationId>{};
    if (where != WordsIn::Everywhere)
        query = QStringLiteral("%1 : (%2)").arg(columnOf(where), *query);
    TANDEM_TRY(ids,
        valuesOf<EvaluationId>(database,
            QStringLiteral("SELECT rowid FROM evaluation_words WHERE evaluation_words MATCH ?"),
            {*query}));
    return QSet<EvaluationId>(ids->begin(), ids->end());
}

} // namespace tandem
