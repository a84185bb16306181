#include "storage/repositories/searchrepository.h"

#include "models/kgds/opinion.h"
#include "models/text/occurrences.h"
#include "models/text/searchtext.h"
#include "models/wordof.h"
#include "storage/database/rows.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/evaluationwords.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/runkindid.h"
#include "storage/repositories/searchrow.h"
#include "storage/repositories/studyblindness.h"

#include <QHash>

#include <algorithm>
#include <limits>

namespace tandem {

namespace {

/// Every kind but those of evaluations, which have an index of their own.
constexpr int kKindsOfTexts = 11;

/// A paragraph round that is not closed hides what is known of its sample's paragraphs.
const QString kSidesAreKnown =
    QStringLiteral("NOT EXISTS (SELECT 1 FROM round r WHERE r.sample_id = %1 AND r.step = 0"
                   " AND r.withdrawn_at IS NULL"
                   " AND (r.handed_in_a IS NULL OR r.handed_in_b IS NULL))");
const QString kBothSubmitted = QStringLiteral("r.withdrawn_at IS NULL AND r.handed_in_a IS NOT NULL"
                                              " AND r.handed_in_b IS NOT NULL");

/// Whether a row of the index may be shown; its parameters are whether cases may, and who looks.
/// Imported facts that were taken over are found as they are now, and imported opinions until
/// others are written.
QString mayBeSeenSql()
{
    return QStringLiteral(
        "CASE WHEN search.rowid < 0 THEN ? ELSE CASE search.rowid % 8"
        " WHEN 3 THEN NOT EXISTS (SELECT 1 FROM opinion o JOIN round r ON r.sample_id = o.sample_id"
        " WHERE o.id = search.rowid / 8 AND r.step = 2 AND r.withdrawn_at IS NULL)"
        " WHEN 4 THEN EXISTS (SELECT 1 FROM fact f JOIN fact_group g ON g.id = f.group_id"
        " WHERE f.id = search.rowid / 8 AND %1 AND NOT EXISTS (SELECT 1 FROM atomic_fact a"
        " WHERE a.paragraph_id = g.paragraph_id))"
        " WHEN 5 THEN EXISTS (SELECT 1 FROM atomic_fact f WHERE f.id = search.rowid / 8 AND %2)"
        " WHEN 6 THEN EXISTS (SELECT 1 FROM opinion_work w JOIN round r ON r.id = w.round_id"
        " WHERE w.id = search.rowid / 8 AND (w.person_id = ? AND r.withdrawn_at IS NULL OR %3))"
        " WHEN 7 THEN EXISTS (SELECT 1 FROM opinion_event e JOIN round r ON r.id = e.round_id"
        " WHERE e.id = search.rowid / 8 AND %3)"
        " ELSE 1 END END")
        .arg(kSidesAreKnown.arg(QStringLiteral("g.sample_id")),
            kSidesAreKnown.arg(QStringLiteral("f.sample_id")), kBothSubmitted);
}

/// A reply stands with what its task asked about: a sample, unless its sides are not known yet, or
/// a case. The task's hash is that of its last request only, so that it is the tries that lead from
/// any reply to the task.
QString replyStatement()
{
    return QStringLiteral(
        "SELECT coalesce(t.sample_id, 0), 0, y.text, y.model, CASE WHEN r.kind IN %1"
        " THEN t.subject_id WHEN r.kind IN %2 THEN (SELECT o.case_id FROM case_output o"
        " WHERE o.id = t.subject_id) ELSE 0 END FROM llm_reply y JOIN llm_run r ON r.id = y.run_id"
        " JOIN llm_try a ON a.reply_id = y.id JOIN llm_task t ON t.id = a.task_id"
        " WHERE y.id = ? AND (t.sample_id IS NULL OR %3) LIMIT 1")
        .arg(sqlKindsAbout(RunItems::Cases), sqlKindsAbout(RunItems::Outputs),
            kSidesAreKnown.arg(QStringLiteral("t.sample_id")));
}

/// One SELECT that reads the text behind an index row: sample, number, and its text as a BLOB.
QString sourceStatement(SearchKind kind)
{
    static constexpr std::array words{"SELECT id, 0, title FROM sample WHERE id = ?",
        "SELECT sample_id, number, text FROM paragraph WHERE id = ?",
        "SELECT sample_id, position, text FROM utterance WHERE id = ?",
        "SELECT sample_id, position, text FROM opinion WHERE id = ?",
        "SELECT g.sample_id, p.number, f.text FROM fact f JOIN fact_group g ON g.id "
        "= f.group_id JOIN paragraph p ON p.id = g.paragraph_id WHERE f.id = ?",
        "SELECT f.sample_id, p.number, f.text FROM atomic_fact f JOIN paragraph p ON "
        "p.id = f.paragraph_id WHERE f.id = ?",
        "SELECT r.sample_id, w.utterance_position, w.work FROM opinion_work w JOIN "
        "round r ON r.id = w.round_id WHERE w.id = ?",
        "SELECT r.sample_id, coalesce((SELECT w.utterance_position FROM opinion_work w WHERE "
        "w.round_id = e.round_id AND instr(w.work, e.atom_uuid) > 0 LIMIT 1), 0), e.content, "
        "e.kind FROM opinion_event e JOIN round r ON r.id = e.round_id WHERE e.id = ?",
        "SELECT id, 0, name, prompt, expected FROM "
        "text_case WHERE id = ?",
        "SELECT case_id, 0, text, system FROM case_output WHERE id = ?", "", "", ""};
    if (kind == SearchKind::Reply)
        return replyStatement();
    return QLatin1String(wordOf(kind, words));
}

QString textOfSource(SearchKind kind, const Statement& source)
{
    switch (kind) {
    case SearchKind::WrittenOpinion:
        return workText(source.bytes(2));
    case SearchKind::OpinionEvent:
        return eventText(static_cast<int>(source.integer(3)), source.bytes(2));
    case SearchKind::Case:
        return caseText(source.text(2), source.text(3), source.text(4));
    default:
        return source.text(2);
    }
}

/// Position and title of the hit's sample or case; the hit has neither where it is excluded. Asked
/// of the one: the views of what is in use make a list of all that is excluded each time.
Expected<void> place(Database& database, SearchHit& hit)
{
    Statement row(database,
        hit.textCase.isValid()
            ? QStringLiteral("SELECT position, name FROM text_case c WHERE id = ? AND NOT EXISTS"
                             " (SELECT 1 FROM case_set_aside a WHERE a.case_id = c.id)")
            : QStringLiteral("SELECT position, title FROM sample s WHERE id = ? AND NOT EXISTS"
                             " (SELECT 1 FROM sample_set_aside a WHERE a.sample_id = s.id)"),
        {hit.textCase.isValid() ? hit.textCase.value : hit.sample.value});
    if (row.next()) {
        hit.samplePosition = static_cast<int>(row.integer(0));
        hit.sampleTitle = row.text(1);
    } else {
        hit.sample = SampleId();
        hit.textCase = CaseId();
    }
    return row.done();
}

Expected<void> complete(Database& database, SearchHit& hit, qint64 id)
{
    Statement source(database, sourceStatement(hit.kind), {id});
    if (!source.next())
        return source.done();
    if (hit.kind == SearchKind::Case || hit.kind == SearchKind::Output)
        hit.textCase = CaseId{source.integer(0)};
    else
        hit.sample = SampleId{source.integer(0)};
    if (hit.kind == SearchKind::WorkedFact)
        hit.fact = FactId{id};
    if (hit.kind == SearchKind::Output)
        hit.system = source.text(3);
    if (hit.kind == SearchKind::Reply) {
        hit.reply = ReplyId{id};
        hit.model = source.text(3);
        hit.textCase = CaseId{source.integer(4)};
    }
    hit.number = static_cast<int>(source.integer(1));
    hit.text = textOfSource(hit.kind, source);
    return place(database, hit);
}

/// The one of `texts` that has the most of the words.
QString bestOf(const QStringList& texts, const QString& words)
{
    const QStringList split = words.simplified().split(u' ', Qt::SkipEmptyParts);
    QString best;
    qsizetype most = -1;
    for (const QString& text : texts) {
        const auto found = std::count_if(split.begin(), split.end(),
            [&](const QString& word) { return !occurrences(text, word).isEmpty(); });
        if (found > most) {
            most = found;
            best = text;
        }
    }
    return best;
}

} // namespace

QString SearchHit::shownText() const
{
    const bool isOpinion = kind == SearchKind::Opinion || kind == SearchKind::WrittenOpinion ||
                           kind == SearchKind::OpinionEvent;
    return isOpinion ? kgds::opinionText(text).plain : text;
}

Expected<QList<SearchHit>> SearchRepository::find(const QString& words, int limit, PersonId viewer)
{
    return findUpTo(words, {limit, limit, {}}, viewer);
}

Expected<QList<SearchHit>> SearchRepository::bestOfEachKind(
    const QString& words, int most, PersonId viewer, const CancelFlag& cancelled)
{
    return findUpTo(words, {std::numeric_limits<qsizetype>::max(), most, cancelled}, viewer);
}

Expected<QList<SearchHit>> SearchRepository::numbered(int position, PersonId viewer)
{
    TANDEM_TRY(rated, StudyBlindness(m_database).ratedBy(viewer));
    return rowsOf(m_database,
        QStringLiteral("SELECT ?, id, 0, position, title FROM sample_in_use WHERE position = ?"
                       " UNION ALL SELECT ?, 0, id, position, name FROM case_in_use"
                       " WHERE position = ? AND ?"),
        {SearchKind::Title, position, SearchKind::Case, position, rated->isEmpty()},
        [](Statement& row) {
            SearchHit hit;
            row.read(hit.kind, hit.sample, hit.textCase, hit.samplePosition, hit.sampleTitle);
            hit.text = hit.sampleTitle;
            return hit;
        });
}

Expected<QList<SearchHit>> SearchRepository::findUpTo(
    const QString& words, Most most, PersonId viewer)
{
    TANDEM_TRY(query, checkedQuery(words));
    if (query->isEmpty())
        return QList<SearchHit>{};
    TANDEM_TRY(rated, StudyBlindness(m_database).ratedBy(viewer));
    auto hits = findTexts(*query, most, viewer, rated->isEmpty());
    if (!hits || !rated->isEmpty())
        return hits;
    TANDEM_DO(findInEvaluations(*query, words, most, *hits));
    return hits;
}

Expected<QList<SearchHit>> SearchRepository::findTexts(
    const QString& query, Most most, PersonId viewer, bool withCases)
{
    Statement rows(m_database,
        QStringLiteral("SELECT rowid FROM search WHERE search MATCH ? AND %1 ORDER BY rank")
            .arg(mayBeSeenSql()),
        {query, withCases, viewer.value});
    QList<SearchHit> hits;
    QHash<SearchKind, int> found;
    int full = 0; // kinds
    // Texts of samples that are excluded are in the index too, and do not use up the limit.
    while (hits.size() < most.all && full < kKindsOfTexts && rows.next()) {
        if (most.cancelled && *most.cancelled)
            return failure(ErrorCode::Cancelled, {});
        const qint64 row = rows.integer(0);
        SearchHit hit;
        hit.kind = kindOfRow(row);
        if (found.value(hit.kind) >= most.ofKind)
            continue;
        TANDEM_DO(complete(m_database, hit, idOfRow(row)));
        if (!hit.sample.isValid() && !hit.textCase.isValid())
            continue;
        hits.append(hit);
        full += ++found[hit.kind] == most.ofKind ? 1 : 0;
    }
    return rows.result(hits);
}

Expected<void> SearchRepository::findInEvaluations(
    const QString& query, const QString& words, Most most, QList<SearchHit>& hits)
{
    EvaluationRepository evaluations(m_database);
    for (const SearchKind kind : {SearchKind::Aspect, SearchKind::Rationale}) {
        const QString column =
            kind == SearchKind::Aspect ? QStringLiteral("aspects") : QStringLiteral("rationales");
        // Those of cases that are excluded are in the index too, and do not use up the limit.
        TANDEM_TRY(
            found, valuesOf<EvaluationId>(m_database,
                       QStringLiteral("SELECT i.rowid FROM evaluation_words i"
                                      " JOIN evaluation e ON e.id = i.rowid"
                                      " JOIN case_output o ON o.id = e.output_id"
                                      " JOIN case_in_use c ON c.id = o.case_id"
                                      " WHERE evaluation_words MATCH ? ORDER BY i.rank LIMIT ?"),
                       {QStringLiteral("%1 : (%2)").arg(column, query),
                           std::clamp<qsizetype>(most.all - hits.size(), 0, most.ofKind)}));
        for (const EvaluationId id : *found) {
            TANDEM_TRY(detail, evaluations.byId(id));
            const EvaluationWords texts = wordsOf(detail->explanation);
            SearchHit hit;
            hit.kind = kind;
            hit.textCase = detail->summary.caseId;
            hit.evaluation = id;
            hit.system = detail->summary.system;
            hit.text = bestOf(kind == SearchKind::Aspect ? texts.aspects : texts.rationales, words);
            hit.decision = decisionWith(detail->explanation,
                kind == SearchKind::Aspect ? WordsIn::Aspects : WordsIn::Rationales, hit.text);
            TANDEM_DO(place(m_database, hit));
            hits.append(hit);
        }
    }
    return {};
}

Expected<QSet<SampleId>> SearchRepository::samplesWith(const QString& words)
{
    TANDEM_TRY(query, checkedQuery(words));
    if (query->isEmpty())
        return QSet<SampleId>{};
    TANDEM_TRY(samples,
        valuesOf<SampleId>(m_database,
            QStringLiteral("SELECT DISTINCT coalesce(s.id, p.sample_id, u.sample_id) FROM search i"
                           " LEFT JOIN sample s ON i.rowid % 8 = 0 AND s.id = i.rowid / 8"
                           " LEFT JOIN paragraph p ON i.rowid % 8 = 1 AND p.id = i.rowid / 8"
                           " LEFT JOIN utterance u ON i.rowid % 8 = 2 AND u.id = i.rowid / 8"
                           " WHERE search MATCH ? AND i.rowid >= 0 AND i.rowid % 8 <= 2"),
            {*query}));
    return QSet<SampleId>(samples->begin(), samples->end());
}

} // namespace tandem
