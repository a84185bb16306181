#include "storage/repositories/evaluationrepository.h"

#include "models/expert/explanationjson.h"
#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/repositories/evaluationcolumns.h"
#include "storage/repositories/repositorywords.h"

namespace tandem {

namespace {

/// A match for each aspect, and links only to aspects that there are.
bool holdsTogether(const expert::Explanation& explanation)
{
    for (const expert::Side which : {expert::Side::Expected, expert::Side::Generated}) {
        const expert::ExplainedSide& side = explanation.side(which);
        const qsizetype others = explanation.side(expert::otherSide(which)).aspects.size();
        if (side.matches.size() != side.aspects.size())
            return false;
        for (const expert::AspectMatch& match : side.matches) {
            if (match.other && (*match.other < 0 || *match.other >= others))
                return false;
        }
    }
    return true;
}

Expected<void> checkExplanation(const expert::Explanation& explanation)
{
    if (holdsTogether(explanation))
        return {};
    return failure(ErrorCode::InvalidInput,
        RepositoryWords::tr(
            "The evaluation does not hold together: an aspect has no match, or matches one "
            "that is not there."));
}

} // namespace

Expected<EvaluationId> EvaluationRepository::insert(
    OutputId output, RunId run, const QString& source)
{
    return m_database
        .insert(QStringLiteral("INSERT INTO evaluation (uuid, output_id, run_id, source, state, at)"
                               " VALUES (?, ?, ?, CAST(? AS TEXT), 0, ?)"),
            {newUuid(), output.value, run.isValid() ? QVariant(run.value) : QVariant(),
                sqlExactText(source), QDateTime::currentMSecsSinceEpoch()})
        .map([](qint64 row) { return EvaluationId{row}; });
}

Expected<std::optional<EvaluationId>> EvaluationRepository::find(OutputId output, RunId run)
{
    return m_database
        .scalar(QStringLiteral("SELECT id FROM evaluation WHERE run_id = ? AND output_id = ?"),
            {run.value, output.value})
        .map([](const QVariant& id) {
            return id.isValid() ? std::optional(EvaluationId{id.toLongLong()}) : std::nullopt;
        });
}

Expected<EvaluationId> EvaluationRepository::begin(OutputId output, RunId run)
{
    TANDEM_TRY(found, find(output, run));
    return *found ? Expected<EvaluationId>(**found) : insert(output, run, {});
}

Expected<std::optional<QByteArray>> EvaluationRepository::storedExplanation(EvaluationId id)
{
    Statement row(m_database,
        QStringLiteral("SELECT CAST(explanation AS BLOB) FROM evaluation_explanation"
                       " WHERE evaluation_id = ?"),
        {id.value});
    std::optional<QByteArray> json;
    if (row.next())
        json = row.bytes(0);
    return row.result(json);
}

Expected<void> EvaluationRepository::complete(
    EvaluationId id, const expert::Explanation& explanation)
{
    TANDEM_DO(checkExplanation(explanation));
    TANDEM_TRY(known,
        m_database.scalar(QStringLiteral("SELECT EXISTS (SELECT 1 FROM verdict v WHERE v.kind = 0"
                                         " AND v.subject_id = e.id)"
                                         " FROM evaluation e WHERE e.id = ?"),
            {id.value}));
    if (!known->isValid())
        return failure(
            ErrorCode::NotFound, RepositoryWords::tr("This evaluation is not in the project."));
    if (known->toInt() != 0)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Somebody has reviewed this evaluation; it stays as it is."), {},
            RepositoryWords::tr("Evaluate the output in a new run."));
    TANDEM_TRY(before, storedExplanation(id));
    if (*before) {
        TANDEM_DO(removeWords(id, **before));
    }
    return store(id, explanation);
}

Expected<void> EvaluationRepository::store(EvaluationId id, const expert::Explanation& explanation)
{
    static const QString update = QStringLiteral("UPDATE evaluation SET %1 = ? WHERE id = ?")
                                      .arg(figureColumns().join(QStringLiteral(" = ?, ")));
    return m_database.run(update, figureValues(figuresOf(explanation)) << id.value)
        .and_then([&] {
            return m_database.run(
                QStringLiteral("INSERT INTO evaluation_explanation VALUES (?, CAST(? AS TEXT))"
                               " ON CONFLICT DO UPDATE SET explanation = excluded.explanation"),
                {id.value, sqlExactText(expert::explanationJson(explanation))});
        })
        .and_then([&] { return addWords(id, explanation); });
}

Expected<EvaluationId> EvaluationRepository::addImported(
    OutputId output, const QString& source, const expert::Explanation& explanation)
{
    TANDEM_DO(checkExplanation(explanation));
    if (source.isEmpty())
        return failure(ErrorCode::InvalidInput,
            RepositoryWords::tr("An imported evaluation needs its file's name."));
    const auto found =
        m_database.scalar(QStringLiteral("SELECT id FROM evaluation WHERE run_id IS NULL"
                                         " AND source = CAST(? AS TEXT) AND output_id = ?"),
            {sqlExactText(source), output.value});
    if (!found)
        return failure(found.error());
    if (found->isValid()) {
        const EvaluationId id{found->toLongLong()};
        TANDEM_TRY(stored, storedExplanation(id));
        if (*stored == expert::explanationJson(explanation))
            return id;
        return failure(ErrorCode::Refused,
            RepositoryWords::tr(
                "A file of this name was imported before, and said something else."),
            source, RepositoryWords::tr("Give the file another name and import it again."));
    }
    const auto id = insert(output, {}, source);
    if (!id)
        return id;
    return store(*id, explanation).map([&] { return *id; });
}

} // namespace tandem
