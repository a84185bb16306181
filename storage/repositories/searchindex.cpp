#include "storage/repositories/searchindex.h"

// What is put into the search index and taken out of it.

#include "models/expert/explanationjson.h"
#include "models/opinions/utterancework.h"
#include "models/text/searchtext.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/evaluationwords.h"
#include "storage/repositories/opinioneventjson.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/searchrow.h"

#include <functional>
#include <iterator>

namespace tandem {

namespace {

constexpr qint64 kKinds = 8;

/// The versions of an author's work on one utterance, latest first.
const QString kVersions =
    QStringLiteral("SELECT v.id, v.work FROM opinion_work w JOIN opinion_work v"
                   " ON v.round_id = w.round_id AND v.person_id = w.person_id"
                   " AND v.utterance_position = w.utterance_position WHERE w.id = ?"
                   " ORDER BY v.at DESC, v.uuid DESC LIMIT 2");

/// Adds the text of every row of `sql`, whose first column is the text's id. Row by row, so that
/// memory does not grow with the project.
Expected<void> addAll(Database& database, SearchKind kind, const QString& sql,
    const std::function<QString(const Statement&)>& text)
{
    SearchIndex search(database);
    return eachRow(database, sql, {},
        [&](const Statement& row) { return search.add(kind, row.integer(0), text(row)); });
}

/// Of a row of id, kind and content.
QString textOfEvent(const Statement& event)
{
    return eventText(static_cast<int>(event.integer(1)), event.bytes(2));
}

QString tableOf(SearchKind kind)
{
    return kind == SearchKind::Paragraph   ? QStringLiteral("paragraph")
           : kind == SearchKind::Utterance ? QStringLiteral("utterance")
                                           : QStringLiteral("opinion");
}

/// The ids and texts of a kind that samples have from their import on; to be completed by which.
QString textsOf(SearchKind kind)
{
    return kind == SearchKind::Title
               ? QStringLiteral("SELECT id, title AS text FROM sample WHERE id")
           : kind == SearchKind::Fact
               ? QStringLiteral("SELECT f.id, f.text FROM fact_group g CROSS JOIN"
                                " fact f ON f.group_id = g.id WHERE g.sample_id")
               : QStringLiteral("SELECT id, text FROM %1 WHERE sample_id").arg(tableOf(kind));
}

/// Of an evaluation; one that cannot be read is a problem of its own.
Expected<void> addWordsAgain(Database& database, EvaluationId id)
{
    TANDEM_TRY(
        stored, valueOf<QByteArray>(database,
                    QStringLiteral(
                        "SELECT explanation FROM evaluation_explanation WHERE evaluation_id = ?"),
                    {id}));
    const auto explanation = expert::explanationFrom(*stored);
    return explanation ? addEvaluationWords(database, id, *explanation) : Expected<void>();
}

} // namespace

qint64 indexRow(SearchKind kind, qint64 id)
{
    const auto number = static_cast<qint64>(kind);
    return number < kKinds ? id * kKinds + number : -(id * kKinds + number - kKinds);
}

SearchKind kindOfRow(qint64 row)
{
    return static_cast<SearchKind>(row >= 0 ? row % kKinds : -row % kKinds + kKinds);
}

qint64 idOfRow(qint64 row)
{
    return qAbs(row) / kKinds;
}

QString workText(const QByteArray& json)
{
    QStringList lines;
    if (const auto work = workFromStoredJson(json)) {
        for (const MainOpinion& opinion : work->opinions) {
            lines.append(opinion.clear);
            for (const AtomicOpinion& atom : opinion.atoms)
                lines.append(atom.text);
        }
    }
    lines.removeAll(QString());
    lines.removeDuplicates();
    return lines.join(QLatin1Char('\n'));
}

QString eventText(int kind, const QByteArray& json)
{
    const auto event = opinionEventFromJson(kind, json, {}, {});
    if (!event)
        return {};
    if (const auto* check = std::get_if<OpinionCheck>(&*event))
        return check->suggestion;
    if (const auto* response = std::get_if<OpinionResponse>(&*event))
        return response->text;
    const auto* decision = std::get_if<OpinionDecision>(&*event);
    return decision ? decision->text : QString();
}

QString caseText(const QString& name, const QString& prompt, const QString& expected)
{
    return QStringList{name, prompt, expected}.join(QLatin1Char('\n'));
}

Expected<void> SearchIndex::add(SearchKind kind, qint64 id, const QString& text)
{
    return m_database.run(QStringLiteral("INSERT INTO search (rowid, text) VALUES (?, ?)"),
        {indexRow(kind, id), indexedText(text)});
}

/// One statement for all of a kind: the index writes itself out with each statement that goes on
/// beside one of its own.
Expected<void> SearchIndex::addTextsOf(SearchKind kind, SampleId first, SampleId last)
{
    return m_database.run(
        QStringLiteral("INSERT INTO search (rowid, text) SELECT id * %1 + %2, indexed_text(text)"
                       " FROM (%3 BETWEEN ? AND ?)")
            .arg(kKinds)
            .arg(int(kind))
            .arg(textsOf(kind)),
        {first.value, last.value});
}

Expected<void> SearchIndex::removeTextsOf(SearchKind kind, SampleId sample)
{
    TANDEM_TRY(texts,
        pairsOf<qint64, QString>(m_database, textsOf(kind) + QStringLiteral(" = ?"), {sample}));
    for (auto text = texts->cbegin(); text != texts->cend(); ++text) {
        TANDEM_DO(remove(kind, text.key(), *text));
    }
    return {};
}

Expected<void> SearchIndex::addSamples(SampleId first, SampleId last)
{
    for (const SearchKind kind : {SearchKind::Title, SearchKind::Paragraph, SearchKind::Utterance,
             SearchKind::Opinion, SearchKind::Fact}) {
        TANDEM_DO(addTextsOf(kind, first, last));
    }
    return {};
}

Expected<void> SearchIndex::addDiscussion(SampleId sample)
{
    return addTextsOf(SearchKind::Utterance, sample, sample);
}

Expected<void> SearchIndex::remove(SearchKind kind, qint64 id, const QString& text)
{
    // The index keeps no texts (content = ''), so it must be told what to take out.
    return m_database.run(
        QStringLiteral("INSERT INTO search (search, rowid, text) VALUES ('delete', ?, ?)"),
        {indexRow(kind, id), indexedText(text)});
}

Expected<void> SearchIndex::removeDiscussion(SampleId sample)
{
    return removeTextsOf(SearchKind::Utterance, sample);
}

Expected<void> SearchIndex::addArticle(SampleId sample)
{
    return addTextsOf(SearchKind::Title, sample, sample).and_then([&] {
        return addTextsOf(SearchKind::Paragraph, sample, sample);
    });
}

Expected<void> SearchIndex::removeArticle(SampleId sample)
{
    return removeTextsOf(SearchKind::Title, sample).and_then([&] {
        return removeTextsOf(SearchKind::Paragraph, sample);
    });
}

Expected<void> SearchIndex::addWork(qint64 row)
{
    TANDEM_TRY(versions, rowsOf(m_database, kVersions, {row}, [](const Statement& version) {
        return std::pair(version.integer(0), version.bytes(1));
    }));
    // Packets bring versions in any order.
    if (versions->isEmpty() || versions->first().first != row)
        return {};
    if (versions->size() > 1) {
        const auto& [id, work] = versions->last();
        TANDEM_DO(remove(SearchKind::WrittenOpinion, id, workText(work)));
    }
    return add(SearchKind::WrittenOpinion, row, workText(versions->first().second));
}

Expected<void> SearchIndex::addEvent(qint64 row)
{
    return addAll(m_database, SearchKind::OpinionEvent,
        QStringLiteral("SELECT id, kind, content FROM opinion_event WHERE id = %1").arg(row),
        textOfEvent);
}

Expected<void> SearchIndex::addCase(
    qint64 row, const QString& name, const QString& prompt, const QString& expected)
{
    return add(SearchKind::Case, row, caseText(name, prompt, expected));
}

Expected<void> SearchIndex::addWhatVersion4LeftOut()
{
    const auto ownText = [](const Statement& row) { return row.text(1); };
    TANDEM_DO(addAll(m_database, SearchKind::WorkedFact,
        QStringLiteral("SELECT id, text FROM atomic_fact WHERE removed_at IS NULL"), ownText));
    TANDEM_DO(addAll(m_database, SearchKind::WrittenOpinion,
        QStringLiteral("SELECT w.id, w.work FROM opinion_work w WHERE w.id ="
                       " (SELECT v.id FROM opinion_work v WHERE v.round_id = w.round_id"
                       " AND v.person_id = w.person_id AND v.utterance_position ="
                       " w.utterance_position ORDER BY v.at DESC, v.uuid DESC LIMIT 1)"),
        [](const Statement& work) { return workText(work.bytes(1)); }));
    TANDEM_DO(addAll(m_database, SearchKind::OpinionEvent,
        QStringLiteral("SELECT id, kind, content FROM opinion_event"), textOfEvent));
    TANDEM_DO(addAll(m_database, SearchKind::Case,
        QStringLiteral("SELECT id, name, prompt, expected FROM text_case"),
        [](const Statement& row) { return caseText(row.text(1), row.text(2), row.text(3)); }));
    return addAll(m_database, SearchKind::Output,
        QStringLiteral("SELECT id, text FROM case_output"), ownText);
}

Expected<void> SearchIndex::rebuild(const std::function<bool(qint64 done, qint64 all)>& goOn)
{
    TANDEM_TRY(complete, valuesOf<EvaluationId>(m_database,
                             QStringLiteral("SELECT evaluation_id FROM evaluation_explanation")));
    TANDEM_TRY(last, valueOf<SampleId>(m_database, QStringLiteral("SELECT max(id) FROM sample")));
    const std::function<Expected<void>()> steps[] = {
        [&] {
            return m_database.run(
                QStringLiteral("INSERT INTO search (search) VALUES ('delete-all')"));
        },
        [&] { return last->isValid() ? addSamples(SampleId{1}, *last) : Expected<void>(); },
        [&] { return addWhatVersion4LeftOut(); },
        [&] {
            return addAll(m_database, SearchKind::Reply,
                QStringLiteral("SELECT id, text FROM llm_reply WHERE text <> ''"),
                [](const Statement& row) { return row.text(1); });
        },
        [&] {
            return m_database.run(QStringLiteral(
                "INSERT INTO evaluation_words (evaluation_words) VALUES ('delete-all')"));
        }};
    const qint64 all = qint64(std::size(steps)) + complete->size();
    qint64 done = 0;
    const auto mayGoOn = [&]() -> Expected<void> {
        if (goOn && !goOn(done++, all))
            return failure(ErrorCode::Cancelled, RepositoryWords::tr("Cancelled."));
        return {};
    };
    for (const auto& step : steps) {
        TANDEM_DO(mayGoOn().and_then(step));
    }
    for (const EvaluationId id : *complete) {
        TANDEM_DO(mayGoOn().and_then([&] { return addWordsAgain(m_database, id); }));
    }
    return {};
}

} // namespace tandem
