#include "storage/repositories/samplerecords.h"

// Samples going into the project whole, and coming out as a benchmark file has them.

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/searchindex.h"

#include <QDateTime>
#include <QHash>

namespace tandem {

namespace {

struct NewSample
{
    QString title;
    QString domain;
    QString source;
    bool labelled = false;
    QByteArray extra;
};

Expected<SampleId> insertSample(Database& database, const NewSample& sample)
{
    TANDEM_TRY(
        id, database.insert(
                QStringLiteral(
                    "INSERT INTO sample (uuid, position, title, domain, source, labelled, extra, "
                    "added_at)"
                    " VALUES (?, (SELECT coalesce(max(position), 0) + 1 FROM sample), ?, ?, ?, ?,"
                    " ?, ?)"),
                {newUuid(), sample.title, sample.domain, sample.source, sample.labelled ? 1 : 0,
                    SqlValue::text(sample.extra), QDateTime::currentMSecsSinceEpoch()}));
    return SampleId{*id};
}

Expected<ParagraphId> insertParagraph(
    Database& database, SampleId sample, const kgds::ParagraphRecord& paragraph, bool labelled)
{
    TANDEM_TRY(
        id, database.insert(QStringLiteral("INSERT INTO paragraph (sample_id, number, "
                                           "text, imported_label, extra, supporting_extra)"
                                           " VALUES (?, ?, ?, ?, ?, ?)"),
                {sample.value, paragraph.index, paragraph.text,
                    labelled ? SqlValue(static_cast<int>(paragraph.label)) : SqlValue(),
                    SqlValue::text(paragraph.extra), SqlValue::text(paragraph.supportingExtra)}));
    return ParagraphId{*id};
}

Expected<void> insertFacts(Database& database, qint64 group, const QList<kgds::FactRecord>& facts)
{
    for (qsizetype i = 0; i < facts.size(); ++i) {
        const kgds::FactRecord& fact = facts.at(i);
        TANDEM_DO(
            database.run(QStringLiteral("INSERT INTO fact (group_id, position, text, type, extra)"
                                        " VALUES (?, ?, ?, ?, ?)"),
                {group, i + 1, fact.text, fact.type, SqlValue::text(fact.extra)}));
    }
    return {};
}

Expected<void> insertFactGroups(Database& database, SampleId sample, bool supporting,
    const QList<kgds::FactGroup>& groups, const QHash<int, ParagraphId>& paragraphs)
{
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const kgds::FactGroup& group = groups.at(i);
        TANDEM_TRY(id,
            database.insert(
                QStringLiteral(
                    "INSERT INTO fact_group (sample_id, supporting, position, paragraph_id, extra)"
                    " VALUES (?, ?, ?, ?, ?)"),
                {sample.value, supporting ? 1 : 0, i + 1,
                    paragraphs.value(group.paragraphIndex).value, SqlValue::text(group.extra)}));
        TANDEM_DO(insertFacts(database, *id, group.facts));
    }
    return {};
}

Expected<void> insertOpinions(Database& database, SampleId sample, const QStringList& opinions)
{
    for (qsizetype i = 0; i < opinions.size(); ++i) {
        TANDEM_DO(database.run(
            QStringLiteral("INSERT INTO opinion (sample_id, position, text) VALUES (?, ?, ?)"),
            {sample, i + 1, opinions.at(i)}));
    }
    return {};
}

Expected<QList<kgds::FactGroup>> readFactGroups(
    Database& database, SampleId sample, bool supporting)
{
    QList<kgds::FactGroup> groups;
    qint64 last = 0;
    return eachRow(database,
        QStringLiteral("SELECT g.id, p.number, g.extra, f.text, f.type, f.extra FROM fact_group g"
                       " JOIN paragraph p ON p.id = g.paragraph_id"
                       " LEFT JOIN fact f ON f.group_id = g.id"
                       " WHERE g.sample_id = ? AND g.supporting = ?"
                       " ORDER BY g.position, f.position"),
        {sample, supporting},
        [&](Statement& row) {
            qint64 id = 0;
            kgds::FactGroup group;
            row.read(id, group.paragraphIndex, group.extra);
            if (id != last)
                groups.append(group);
            last = id;
            if (row.isNextNull())
                return;
            kgds::FactRecord fact;
            row.read(fact.text, fact.type, fact.extra);
            groups.last().facts.append(fact);
        })
        .map([&] { return groups; });
}

Expected<QList<kgds::ParagraphRecord>> readArticle(Database& database, SampleId sample)
{
    return rowsOf(database,
        QStringLiteral("SELECT number, text, extra, supporting_extra, imported_label = 1"
                       " FROM paragraph WHERE sample_id = ? ORDER BY number"),
        {sample}, [](Statement& row) {
            kgds::ParagraphRecord paragraph;
            row.read(paragraph.index, paragraph.text, paragraph.extra, paragraph.supportingExtra);
            paragraph.label = row.take<bool>() ? kgds::ParagraphLabel::Supporting
                                               : kgds::ParagraphLabel::Nonsupporting;
            return paragraph;
        });
}

Expected<void> indexNow(Database& database, SampleId sample, Indexing indexing)
{
    return indexing == Indexing::Now ? SearchIndex(database).addSamples(sample, sample)
                                     : Expected<void>();
}

} // namespace

Expected<void> insertUtterances(
    Database& database, SampleId sample, const QList<kgds::UtteranceRecord>& discussion)
{
    for (qsizetype i = 0; i < discussion.size(); ++i) {
        const kgds::UtteranceRecord& utterance = discussion.at(i);
        TANDEM_DO(database.run(
            QStringLiteral("INSERT INTO utterance (sample_id, position, participant, text, extra)"
                           " VALUES (?, ?, ?, ?, ?)"),
            {sample, i + 1, utterance.participant, utterance.text,
                SqlValue::text(utterance.extra)}));
    }
    return {};
}

Expected<QStringList> SampleRecords::importedOpinions(SampleId sample)
{
    return valuesOf<QString>(m_database,
        QStringLiteral("SELECT text FROM opinion WHERE sample_id = ? ORDER BY position"), {sample});
}

Expected<SampleId> SampleRecords::addArticle(const ArticleText& article, Indexing indexing)
{
    const QString title = article.title.isEmpty() && !article.paragraphs.isEmpty()
                              ? titleFrom(article.paragraphs.first())
                              : article.title;
    const auto sample =
        insertSample(m_database, {title, article.domain, article.source, false, {}});
    if (!sample)
        return sample;
    for (qsizetype i = 0; i < article.paragraphs.size(); ++i) {
        kgds::ParagraphRecord paragraph;
        paragraph.index = static_cast<int>(i + 1);
        paragraph.text = article.paragraphs.at(i);
        TANDEM_DO(insertParagraph(m_database, *sample, paragraph, false));
    }
    QList<kgds::UtteranceRecord> discussion;
    for (const UtteranceText& utterance : article.discussion)
        discussion.append({utterance.participant, utterance.text, {}});
    return insertUtterances(m_database, *sample, discussion)
        .and_then([&] { return indexNow(m_database, *sample, indexing); })
        .map([&] { return *sample; });
}

Expected<SampleId> SampleRecords::addRecord(const kgds::SampleRecord& record, Indexing indexing)
{
    const QString title =
        record.article.isEmpty() ? QString() : titleFrom(record.article.first().text);
    const auto sample = insertSample(m_database, {title, {}, {}, true, record.extra});
    if (!sample)
        return sample;
    QHash<int, ParagraphId> paragraphs;
    for (const kgds::ParagraphRecord& paragraph : record.article) {
        TANDEM_TRY(id, insertParagraph(m_database, *sample, paragraph, true));
        paragraphs.insert(paragraph.index, *id);
    }
    const auto parts =
        insertUtterances(m_database, *sample, record.discussion)
            .and_then([&] { return insertOpinions(m_database, *sample, record.opinions); })
            .and_then([&] {
                return insertFactGroups(
                    m_database, *sample, true, record.supportingFacts, paragraphs);
            })
            .and_then([&] {
                return insertFactGroups(
                    m_database, *sample, false, record.nonsupportingFacts, paragraphs);
            });
    return parts.and_then([&] { return indexNow(m_database, *sample, indexing); }).map([&] {
        return *sample;
    });
}

Expected<kgds::SampleRecord> SampleRecords::record(SampleId sample)
{
    TANDEM_TRY(extra, valueOf<QByteArray>(m_database,
                          QStringLiteral("SELECT extra FROM sample WHERE id = ?"), {sample}));
    TANDEM_TRY(article, readArticle(m_database, sample));
    TANDEM_TRY(utterances, SampleRepository(m_database).discussion(sample));
    TANDEM_TRY(opinions, importedOpinions(sample));
    TANDEM_TRY(supporting, readFactGroups(m_database, sample, true));
    TANDEM_TRY(nonsupporting, readFactGroups(m_database, sample, false));
    return kgds::SampleRecord{
        *article, *utterances, *opinions, *supporting, *nonsupporting, *extra};
}

} // namespace tandem
