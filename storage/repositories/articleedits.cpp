#include "storage/repositories/articleedits.h"

#include "models/text/article.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/formats/limits.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/searchindex.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>

#include <numeric>

namespace tandem {

namespace {

/// Why an article stays as it is where the query about its sample finds something.
struct Obstacle
{
    const char* sql;
    const char* what;
    const char* remedy;
};

constexpr const char* kAnew = QT_TRANSLATE_NOOP(
    "RepositoryWords", "Exclude the sample, and import the corrected article again.");

// Answers of every round count, withdrawn ones too: they stay in the journal, about what was read.
constexpr Obstacle kObstacles[] = {
    {"SELECT 1 FROM packet WHERE ? > 0",
        QT_TRANSLATE_NOOP("RepositoryWords", "Articles cannot be edited in a packet."),
        QT_TRANSLATE_NOOP("RepositoryWords", "Edit it in the project the packet came from.")},
    {"SELECT 1 FROM sample WHERE id = ? AND labelled = 1",
        QT_TRANSLATE_NOOP(
            "RepositoryWords", "This article was imported with labels for its current paragraphs."),
        QT_TRANSLATE_NOOP("RepositoryWords", "Edit the file it came from, and import that.")},
    {"SELECT 1 FROM round r WHERE r.sample_id = ?1"
     " AND (EXISTS (SELECT 1 FROM answer a WHERE a.round_id = r.id)"
     " OR EXISTS (SELECT 1 FROM opinion_work w WHERE w.round_id = r.id))"
     " UNION ALL SELECT 1 FROM atomic_fact WHERE sample_id = ?1"
     " UNION ALL SELECT 1 FROM llm_task WHERE sample_id = ?1",
        QT_TRANSLATE_NOOP("RepositoryWords",
            "This article can no longer be edited: it already has answers or facts."),
        kAnew},
    {"SELECT 1 FROM round r JOIN packet_out k ON k.person_id IN (r.annotator_a, r.annotator_b)"
     " WHERE r.sample_id = ? AND r.withdrawn_at IS NULL AND k.merged_at IS NULL"
     " AND k.made_at >= r.created_at",
        QT_TRANSLATE_NOOP(
            "RepositoryWords", "A packet or form that has not come back may contain this article."),
        QT_TRANSLATE_NOOP("RepositoryWords",
            "Merge it first, or withdraw the assignment; then the packet or form does not count.")},
};

/// As an import would take it.
Expected<ArticleBody> cleanBody(const ArticleBody& body)
{
    ArticleBody clean{foldLines(body.title), {}};
    for (const QString& paragraph : body.paragraphs)
        clean.paragraphs.append(foldLines(paragraph));
    clean.paragraphs.removeAll(QString());
    if (clean.paragraphs.isEmpty())
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("An article needs at least one paragraph."), {},
            RepositoryWords::tr("Exclude the sample if no one needs it."));
    if (clean.title.isEmpty())
        clean.title = titleFrom(clean.paragraphs.constFirst());
    const qsizetype units = std::accumulate(clean.paragraphs.cbegin(), clean.paragraphs.cend(),
        clean.title.size(), [](qsizetype sum, const QString& text) { return sum + text.size(); });
    if (clean.paragraphs.size() > limits::maxParagraphs || units > limits::maxTextBytes)
        return failure(ErrorCode::TooLarge, RepositoryWords::tr("This article is too long."), {},
            RepositoryWords::tr("Split it into several articles."));
    if (clean.title.contains(QChar()) || clean.paragraphs.join(u' ').contains(QChar()))
        return failure(
            ErrorCode::InvalidInput, RepositoryWords::tr("A text cannot contain NUL characters."));
    return clean;
}

Expected<void> replaceBody(Database& database, SampleId sample, const ArticleBody& body)
{
    // Ids go up and never come back: an answer on its way finds nothing it could wrongly be about.
    TANDEM_TRY_VAR(id, valueOf<qint64>(database, QStringLiteral("SELECT max(id) FROM paragraph")));
    TANDEM_DO(SearchIndex(database).removeArticle(sample));
    TANDEM_DO(database.run(QStringLiteral("DELETE FROM paragraph WHERE sample_id = ?"), {sample}));
    for (qsizetype i = 0; i < body.paragraphs.size(); ++i) {
        TANDEM_DO(insertRow(database, "paragraph",
            {{"id", ++*id}, {"sample_id", sample}, {"number", i + 1},
                {"text", body.paragraphs.at(i)}, {"extra", QString()},
                {"supporting_extra", QString()}}));
    }
    TANDEM_DO(database.run(
        QStringLiteral("UPDATE sample SET title = ? WHERE id = ?"), {body.title, sample}));
    return SearchIndex(database).addArticle(sample);
}

} // namespace

Expected<ArticleBody> ArticleEdits::body(SampleId sample)
{
    ArticleBody body;
    TANDEM_TRY(title,
        oneValue<QString>(m_database, QStringLiteral("SELECT title FROM sample WHERE id = ?"),
            {sample}, notInProject(RepositoryWords::tr("This sample is not in the project."))));
    TANDEM_TRY(paragraphs,
        valuesOf<QString>(m_database,
            QStringLiteral("SELECT text FROM paragraph WHERE sample_id = ? ORDER BY number"),
            {sample}));
    return ArticleBody{*title, *paragraphs};
}

Expected<void> ArticleEdits::mayEdit(SampleId sample, PersonId by)
{
    TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    for (const Obstacle& obstacle : kObstacles) {
        TANDEM_TRY(found, isAny(m_database, QLatin1String(obstacle.sql), {sample}));
        if (*found)
            return failure(ErrorCode::Refused, RepositoryWords::tr(obstacle.what), {},
                RepositoryWords::tr(obstacle.remedy));
    }
    return {};
}

Expected<void> ArticleEdits::set(SampleId sample, const ArticleBody& body, PersonId by)
{
    TANDEM_TRY(clean, cleanBody(body));
    TANDEM_TRY(before, this->body(sample));
    if (*clean == *before)
        return {};
    TANDEM_DO(mayEdit(sample, by));
    const QByteArray paragraphs = QJsonDocument(QJsonArray::fromStringList(before->paragraphs))
                                      .toJson(QJsonDocument::Compact);
    TANDEM_DO(insertRow(m_database, "article_change",
        {{"uuid", newUuid()}, {"sample_id", sample}, {"title", before->title},
            {"paragraphs", SqlValue::text(paragraphs)}, {"person_id", by},
            {"at", QDateTime::currentMSecsSinceEpoch()}}));
    TANDEM_DO(replaceBody(m_database, sample, *clean));
    TANDEM_TRY(uuid, valueOf<QString>(m_database,
                         QStringLiteral("SELECT uuid FROM sample WHERE id = ?"), {sample}));
    return Journal(m_database)
        .append(QStringLiteral("article changed"), by, *uuid,
            {{QStringLiteral("paragraphs"), clean->paragraphs.size()}});
}

} // namespace tandem
