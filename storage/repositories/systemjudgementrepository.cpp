#include "storage/repositories/systemjudgementrepository.h"

#include "models/kgds/judgementdecision.h"
#include "models/kgds/scoring.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/goldrepository.h"
#include "storage/repositories/judgementcolumns.h"
#include "storage/repositories/makernames.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/runkindid.h"
#include "storage/repositories/systemoutputrepository.h"

#include <algorithm>

namespace tandem {

namespace {

using kgds::Conclusion;
using kgds::JudgementDecision;

constexpr qsizetype kShownItem = 80;

/// Takes a verdict where there is none; whether both can be true.
bool joinConclusion(Conclusion& known, Conclusion more)
{
    if (known == Conclusion::None)
        known = more;
    return more == Conclusion::None || known == more;
}

/// The first decision on which they differ; none where they are one now.
std::optional<JudgementDecision> joinVerdicts(
    kgds::SystemJudgement& known, const kgds::SystemJudgement& more)
{
    for (qsizetype group = 0; group < more.facts.size(); ++group) {
        for (qsizetype fact = 0; fact < more.facts.at(group).size(); ++fact) {
            if (!joinConclusion(known.facts[group][fact], more.facts.at(group).at(fact)))
                return JudgementDecision::ofFact(group, fact);
        }
    }
    for (qsizetype i = 0; i < more.opinions.size(); ++i) {
        if (!joinConclusion(known.opinions[i], more.opinions.at(i)))
            return JudgementDecision::ofOpinion(i);
        std::optional<kgds::ErrorType>& error = known.errors[i];
        const std::optional<kgds::ErrorType> other = more.errors.at(i);
        if (!error)
            error = other;
        if (other && (error != other || known.opinions.at(i) == Conclusion::Knowable))
            return JudgementDecision::ofError(i);
    }
    return std::nullopt;
}

void joinTexts(QStringList& known, const QStringList& more)
{
    for (qsizetype i = 0; i < more.size(); ++i) {
        if (i == known.size())
            known.append(more.at(i));
        else if (known.at(i).isEmpty())
            known[i] = more.at(i);
    }
}

void joinExplanations(JudgementExplanations& known, const JudgementExplanations& more)
{
    known.facts.resize(std::max(known.facts.size(), more.facts.size()));
    for (qsizetype group = 0; group < more.facts.size(); ++group)
        joinTexts(known.facts[group], more.facts.at(group));
    joinTexts(known.opinions, more.opinions);
    joinTexts(known.errors, more.errors);
}

QString decidedText(const JudgementDecision& decision, const kgds::SampleRecord& record)
{
    if (decision.kind != kgds::JudgementKind::Fact)
        return record.opinions.value(decision.item);
    const QList<kgds::FactGroup> groups = record.supportingFacts + record.nonsupportingFacts;
    return groups.value(decision.group).facts.value(decision.item).text;
}

/// Adds to a judgement what another part of the same verifier's says: verdicts come in parts, facts
/// in one file and opinions in another. What was said stays; an explanation is taken where there is
/// none. Refused, with the fact or opinion, where the two contradict each other: `stored` is then
/// of no use.
Expected<void> joinPart(StoredJudgement& stored, const kgds::SystemJudgement& more,
    const JudgementExplanations& explanations, const kgds::SampleRecord& record)
{
    if (const auto differing = joinVerdicts(stored.judgement, more))
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("%1 has already judged this output differently: %2, \"%3\".",
                "a verifier, which fact or opinion, its text")
                .arg(stored.verifier, differing->key(),
                    decidedText(*differing, record).left(kShownItem)),
            {}, RepositoryWords::tr("Give the judge another name."));
    joinExplanations(stored.explanations, explanations);
    return {};
}

Error noSuchJudgement()
{
    return notInProject(RepositoryWords::tr("This judgment is not in the project."));
}

Expected<void> checkFits(bool fits)
{
    if (fits)
        return {};
    return failure(ErrorCode::InvalidInput,
        RepositoryWords::tr("The judgments do not fit the sample: it has other facts or opinions."),
        {}, RepositoryWords::tr("Use judgments made on this benchmark."));
}

QList<kgds::FactGroup> groupsOf(const kgds::SampleRecord& record)
{
    return record.supportingFacts + record.nonsupportingFacts;
}

/// No verdict on anything yet.
kgds::SystemJudgement unanswered(const kgds::SampleRecord& record, kgds::Pattern pattern)
{
    kgds::SystemJudgement judgement;
    if (pattern == kgds::Pattern::Abstractive) {
        for (const kgds::FactGroup& group : groupsOf(record))
            judgement.facts.append(
                QList<kgds::Conclusion>(group.facts.size(), kgds::Conclusion::None));
    }
    judgement.opinions = QList<kgds::Conclusion>(record.opinions.size(), kgds::Conclusion::None);
    judgement.errors = QList<std::optional<kgds::ErrorType>>(record.opinions.size());
    return judgement;
}

/// Whether there is a verdict for everything that the sample has, and no more.
bool fits(
    const kgds::SystemJudgement& judgement, const kgds::SampleRecord& record, kgds::Pattern pattern)
{
    const kgds::SystemJudgement shape = unanswered(record, pattern);
    bool same = judgement.facts.size() == shape.facts.size() &&
                judgement.opinions.size() == shape.opinions.size() &&
                judgement.errors.size() == shape.errors.size();
    for (qsizetype i = 0; same && i < shape.facts.size(); ++i)
        same = judgement.facts.at(i).size() == shape.facts.at(i).size();
    return same;
}

const QString& judgementSql()
{
    static const QString sql =
        QStringLiteral("SELECT j.id, j.output_id, j.verifier, j.run_id, j.source, j.state, j.at,"
                       " j.facts, j.opinions, j.errors, j.explanations FROM kgds_judgement j");
    return sql;
}

StoredJudgement judgementFrom(Statement& row)
{
    StoredJudgement stored;
    row.read(stored.id, stored.output, stored.verifier, stored.run, stored.source, stored.state,
        stored.at);
    stored.judgement.facts = groupsFrom(row.take<QByteArray>());
    stored.judgement.opinions = conclusionsFrom(row.take<QByteArray>());
    stored.judgement.errors = errorsFrom(row.take<QByteArray>());
    stored.explanations = explanationsFrom(row.take<QByteArray>());
    return stored;
}

QList<SqlColumn> verdictColumns(
    const kgds::SystemJudgement& judgement, const JudgementExplanations& explanations)
{
    return {{"facts", SqlValue::text(groupsText(judgement.facts))},
        {"opinions", SqlValue::text(conclusionsText(judgement.opinions))},
        {"errors", SqlValue::text(errorsText(judgement.errors))},
        {"explanations", SqlValue::text(explanationsText(explanations))}};
}

Feedback feedbackFrom(Statement& row)
{
    Feedback feedback;
    row.read(feedback.id, feedback.output, feedback.judge, feedback.expertsFirst, feedback.choice,
        feedback.explanation, feedback.run, feedback.reply, feedback.source);
    return feedback;
}

/// Puts `text` at `place`, behind as many empty ones as are missing before it.
void setAt(QStringList& texts, qsizetype place, const QString& text)
{
    while (texts.size() <= place)
        texts.append(QString());
    texts[place] = text;
}

} // namespace

Expected<StoredJudgement> SystemJudgementRepository::changeable(SystemJudgementId id)
{
    auto stored = byId(id);
    TANDEM_TRY(checked,
        isAny(m_database, QStringLiteral("SELECT 1 FROM verdict WHERE kind = 1 AND subject_id = ?"),
            {id}));
    if (*checked)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("This judgment has been reviewed and cannot be changed."), {},
            RepositoryWords::tr("Judge the output in a new run, under another judge name."));
    return stored;
}

Expected<void> SystemJudgementRepository::store(const StoredJudgement& stored)
{
    QList<SqlColumn> columns = verdictColumns(stored.judgement, stored.explanations);
    columns.append({"state", stored.state});
    if (stored.state == JudgementState::Complete) {
        TANDEM_TRY(output, SystemOutputRepository(m_database).byId(stored.output));
        const NewSystemOutput& made = output->made;
        TANDEM_TRY(record, GoldRepository(m_database).record(made.gold));
        columns +=
            scoreValues(sampleScore(made.system.pattern, *record, made.output, stored.judgement));
    }
    QStringList names;
    SqlValues values;
    for (const SqlColumn& column : std::as_const(columns)) {
        names.append(QLatin1String(column.name) + QStringLiteral(" = ?"));
        values.append(column.value);
    }
    return m_database.run(QStringLiteral("UPDATE kgds_judgement SET %1 WHERE id = ?")
                              .arg(names.join(QStringLiteral(", "))),
        values << stored.id);
}

Expected<std::optional<SystemJudgementId>> SystemJudgementRepository::find(
    SystemOutputId output, const QString& verifier)
{
    return valueOf<std::optional<SystemJudgementId>>(m_database,
        QStringLiteral("SELECT id FROM kgds_judgement WHERE output_id = ? AND verifier = ?"),
        {output, verifier});
}

Expected<SystemJudgementId> SystemJudgementRepository::begin(
    SystemOutputId output, const QString& verifier, RunId run, const kgds::SampleRecord* gold)
{
    TANDEM_DO(checkMakerName(Maker::Verifier, verifier));
    TANDEM_TRY(found, find(output, verifier));
    if (*found) {
        TANDEM_TRY(before,
            valueOf<RunId>(m_database,
                QStringLiteral("SELECT run_id FROM kgds_judgement WHERE id = ?"), {**found}));
        if (*before == run)
            return **found;
        if (!before->isValid())
            return failure(ErrorCode::Refused,
                RepositoryWords::tr("%1 has already judged this output.").arg(verifier), {},
                RepositoryWords::tr("Give the judge another name."));
        return m_database
            .run(
                QStringLiteral("UPDATE kgds_judgement SET run_id = ? WHERE id = ?"), {run, **found})
            .map([&] { return **found; });
    }
    TANDEM_TRY(made, SystemOutputRepository(m_database).byId(output));
    TANDEM_TRY(record, gold ? Expected<kgds::SampleRecord>(*gold)
                            : GoldRepository(m_database).record(made->made.gold));
    return insertRow<SystemJudgementId>(m_database, "kgds_judgement",
        QList<SqlColumn>{{"uuid", newUuid()}, {"output_id", output}, {"verifier", verifier},
            {"run_id", run}, {"source", QString()}, {"state", JudgementState::UnderWay},
            {"at", QDateTime::currentMSecsSinceEpoch()}} +
            verdictColumns(unanswered(*record, made->made.system.pattern), {}));
}

Expected<void> SystemJudgementRepository::setFacts(SystemJudgementId id, int group,
    const QList<kgds::Conclusion>& conclusions, const QStringList& explanations)
{
    TANDEM_TRY_VAR(stored, changeable(id));
    QList<QList<kgds::Conclusion>>& facts = stored->judgement.facts;
    TANDEM_DO(checkFits(
        group >= 0 && group < facts.size() && facts.at(group).size() == conclusions.size()));
    facts[group] = conclusions;
    QList<QStringList>& reasons = stored->explanations.facts;
    while (reasons.size() <= group)
        reasons.append(QStringList());
    reasons[group] = explanations;
    return store(*stored);
}

Expected<void> SystemJudgementRepository::setOpinions(SystemJudgementId id,
    const QList<kgds::Conclusion>& conclusions, const QStringList& explanations)
{
    TANDEM_TRY_VAR(stored, changeable(id));
    kgds::SystemJudgement& judgement = stored->judgement;
    TANDEM_DO(checkFits(judgement.opinions.size() == conclusions.size()));
    judgement.opinions = conclusions;
    stored->explanations.opinions = explanations;
    return store(*stored);
}

Expected<void> SystemJudgementRepository::setError(SystemJudgementId id, int opinion,
    std::optional<kgds::ErrorType> error, const QString& explanation)
{
    TANDEM_TRY_VAR(stored, changeable(id));
    QList<std::optional<kgds::ErrorType>>& errors = stored->judgement.errors;
    TANDEM_DO(checkFits(opinion >= 0 && opinion < errors.size()));
    errors[opinion] = error;
    setAt(stored->explanations.errors, opinion, explanation);
    return store(*stored);
}

Expected<void> SystemJudgementRepository::complete(SystemJudgementId id)
{
    TANDEM_TRY_VAR(stored, changeable(id));
    stored->state = JudgementState::Complete;
    return store(*stored);
}

Expected<SystemJudgementId> SystemJudgementRepository::addImported(SystemOutputId output,
    const QString& verifier, const QString& source, const kgds::SystemJudgement& judgement,
    const JudgementExplanations& explanations, const kgds::SampleRecord* gold)
{
    TANDEM_DO(checkMakerName(Maker::Verifier, verifier));
    TANDEM_TRY(made, SystemOutputRepository(m_database).byId(output));
    const kgds::Pattern pattern = made->made.system.pattern;
    TANDEM_TRY(record, gold ? Expected<kgds::SampleRecord>(*gold)
                            : GoldRepository(m_database).record(made->made.gold));
    TANDEM_DO(checkFits(fits(judgement, *record, pattern)));
    TANDEM_TRY(found, find(output, verifier));
    if (*found)
        return addPart(**found, judgement, explanations, *record).map([&] { return **found; });
    return insertRow<SystemJudgementId>(m_database, "kgds_judgement",
        QList<SqlColumn>{{"uuid", newUuid()}, {"output_id", output}, {"verifier", verifier},
            {"source", source}, {"state", JudgementState::Complete},
            {"at", QDateTime::currentMSecsSinceEpoch()}} +
            scoreValues(sampleScore(pattern, *record, made->made.output, judgement)) +
            verdictColumns(judgement, explanations));
}

/// Verdicts of a file go to those of another one; a run's are its own.
Expected<void> SystemJudgementRepository::addPart(SystemJudgementId id,
    const kgds::SystemJudgement& judgement, const JudgementExplanations& explanations,
    const kgds::SampleRecord& gold)
{
    TANDEM_TRY(before, byId(id));
    StoredJudgement joined = *before;
    TANDEM_DO(joinPart(joined, judgement, explanations, gold));
    const bool isComplete = before->state == JudgementState::Complete;
    if (isComplete && joined.judgement == before->judgement &&
        joined.explanations == before->explanations)
        return {};
    if (!isComplete || before->run.isValid())
        return failure(ErrorCode::Refused,
            RepositoryWords::tr(
                "A run by %1 judges this output; other judgments cannot be added to it.")
                .arg(before->verifier),
            {}, RepositoryWords::tr("Give the judge another name."));
    return changeable(id).and_then([&](const StoredJudgement&) { return store(joined); });
}

Expected<StoredJudgement> SystemJudgementRepository::byId(SystemJudgementId id)
{
    return oneRow(m_database, judgementSql() + QStringLiteral(" WHERE j.id = ?"), {id},
        judgementFrom, noSuchJudgement());
}

Expected<QList<StoredJudgement>> SystemJudgementRepository::of(SystemOutputId output)
{
    return rowsOf(m_database,
        judgementSql() + QStringLiteral(" WHERE j.output_id = ? ORDER BY j.verifier"), {output},
        judgementFrom);
}

Expected<QList<StoredJudgement>> SystemJudgementRepository::judgements(const QString& verifier)
{
    return rowsOf(m_database,
        judgementSql() + QStringLiteral(" JOIN kgds_output o ON o.id = j.output_id"
                                        " JOIN sample_in_use s ON s.id = o.sample_id"
                                        " WHERE j.verifier = ? AND j.state = ? ORDER BY s.position,"
                                        " o.model, o.paradigm, o.pattern"),
        {verifier, JudgementState::Complete}, judgementFrom);
}

Expected<QList<JudgedOutputRow>> SystemJudgementRepository::scores(const QString& verifier)
{
    return rowsOf(m_database,
        QStringLiteral("SELECT j.output_id, j.id, o.sample_id, s.position, o.model, o.paradigm,"
                       " o.pattern, %1 FROM kgds_judgement j"
                       " JOIN kgds_output o ON o.id = j.output_id"
                       " JOIN sample_in_use s ON s.id = o.sample_id"
                       " WHERE j.verifier = ? AND j.state = ?"
                       " ORDER BY o.model, o.paradigm, o.pattern, s.position")
            .arg(scoreColumns(QStringLiteral("j."))),
        {verifier, JudgementState::Complete}, [](Statement& row) {
            JudgedOutputRow read;
            row.read(read.output, read.judgement, read.sample, read.samplePosition,
                read.system.model, read.system.paradigm, read.system.pattern);
            read.score = readScore(row);
            return read;
        });
}

Expected<QList<VerifierRow>> SystemJudgementRepository::verifiers()
{
    return rowsOf(m_database,
        QStringLiteral("SELECT j.verifier, sum(j.state = 1), sum(j.state = 0)"
                       " FROM kgds_judgement j JOIN kgds_output o ON o.id = j.output_id"
                       " JOIN sample_in_use s ON s.id = o.sample_id GROUP BY j.verifier"
                       " ORDER BY sum(j.state = 1) DESC, min(j.id)"),
        {}, into(&VerifierRow::name, &VerifierRow::complete, &VerifierRow::underWay));
}

Expected<QStringList> SystemJudgementRepository::feedbackJudges()
{
    return rowsOf(m_database,
        QStringLiteral("SELECT DISTINCT f.judge FROM kgds_feedback f"
                       " JOIN kgds_output o ON o.id = f.output_id"
                       " JOIN sample_in_use s ON s.id = o.sample_id WHERE f.judge <> o.model"
                       " AND NOT EXISTS (SELECT 1 FROM kgds_judgement j WHERE j.verifier = f.judge)"
                       " ORDER BY f.judge"),
        {}, [](Statement& row) { return row.take<QString>(); });
}

Expected<bool> SystemJudgementRepository::isAsComputed(SystemJudgementId id)
{
    TANDEM_TRY(stored, byId(id));
    if (stored->state != JudgementState::Complete)
        return true;
    TANDEM_TRY(output, SystemOutputRepository(m_database).byId(stored->output));
    TANDEM_TRY(record, GoldRepository(m_database).record(output->made.gold));
    const kgds::Pattern pattern = output->made.system.pattern;
    TANDEM_DO(checkFits(fits(stored->judgement, *record, pattern)));
    return oneRow(
        m_database,
        QStringLiteral("SELECT %1 FROM kgds_judgement WHERE id = ?").arg(scoreColumns()), {id},
        [&](Statement& row) {
            return readScore(row) ==
                   sampleScore(pattern, *record, output->made.output, stored->judgement);
        },
        noSuchJudgement());
}

Expected<FeedbackId> SystemJudgementRepository::addFeedback(const Feedback& feedback)
{
    TANDEM_DO(checkMakerName(Maker::Verifier, feedback.judge));
    const SqlValues same{feedback.output, feedback.judge, feedback.expertsFirst};
    TANDEM_DO(
        m_database.run(QStringLiteral("DELETE FROM kgds_feedback WHERE output_id = ? AND judge = ?"
                                      " AND experts_first = ? AND choice = 0"),
            same));
    TANDEM_TRY(
        chosen, isAny(m_database,
                    QStringLiteral("SELECT 1 FROM kgds_feedback WHERE output_id = ? AND judge = ?"
                                   " AND experts_first = ?"),
                    same));
    if (*chosen)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("%1 has already chosen between these paragraphs.")
                .arg(feedback.judge));
    return insertRow<FeedbackId>(m_database, "kgds_feedback",
        {{"uuid", newUuid()}, {"output_id", feedback.output}, {"judge", feedback.judge},
            {"experts_first", feedback.expertsFirst}, {"choice", feedback.choice},
            {"explanation", feedback.explanation}, {"run_id", feedback.run},
            {"reply_id", feedback.reply}, {"source", feedback.source},
            {"at", QDateTime::currentMSecsSinceEpoch()}});
}

Expected<QList<Feedback>> SystemJudgementRepository::feedbackOn(SystemOutputId output)
{
    return rowsOf(m_database,
        QStringLiteral("SELECT f.id, f.output_id, f.judge, f.experts_first, f.choice,"
                       " f.explanation, f.run_id, f.reply_id, f.source FROM kgds_feedback f"
                       " JOIN kgds_output o ON o.id = f.output_id"
                       " JOIN sample_in_use s ON s.id = o.sample_id WHERE f.output_id = ?"
                       " ORDER BY f.judge, f.experts_first DESC"),
        {output}, feedbackFrom);
}

Expected<QHash<QString, ReplyId>> SystemJudgementRepository::repliesOf(
    const StoredJudgement& judgement)
{
    if (!judgement.run.isValid())
        return QHash<QString, ReplyId>();
    return pairsOf<QString, ReplyId>(m_database,
        QStringLiteral("SELECT t.part, t.reply_id FROM llm_run r JOIN llm_task t"
                       " ON t.run_id = r.id AND t.subject_id = ?1 WHERE r.kind = ?2"
                       " AND (r.id = ?3 OR json_extract(r.settings, '$.verifier') = ?4)"
                       " AND t.reply_id IS NOT NULL ORDER BY r.id"),
        {judgement.output, runKindKey(RunKindId::Verdicts), judgement.run, judgement.verifier});
}

} // namespace tandem
