#include "storage/runs/usersumnames.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/runrepository.h"
#include "storage/repositories/usersummarynames.h"
#include "storage/runs/runkind.h"
#include "storage/runs/runwords.h"

namespace tandem {

namespace {

tl::unexpected<Error> anotherSummarizer(const QString& what)
{
    return failure(ErrorCode::Refused, what, {}, RunWords::tr("Give the summarizer another name."));
}

/// Whether two runs make summaries in the same way, of whichever users.
bool isSameWay(UserSummariesOptions one, const UserSummariesOptions& other)
{
    one.log = other.log;
    one.users = other.users;
    one.asks = other.asks;
    if (!one.isHierarchical && !other.isHierarchical) {
        one.segments = other.segments;
        one.rounds = other.rounds;
    }
    return one == other;
}

/// Refused where a run by this name asks another model, or asks it otherwise.
Expected<void> checkSummarizingRun(const RunSetup& setup, const RunRow& row)
{
    const UserSummariesOptions& wanted = setup.options.userSummaries;
    if (row.model != setup.model)
        return anotherSummarizer(
            RunWords::tr("The summaries of \"%1\" are by the model %2, not by %3.")
                .arg(wanted.summarizer, row.model, setup.model));
    if (isSameWay(runOptionsFrom(row.settings).userSummaries, wanted))
        return {};
    return anotherSummarizer(
        RunWords::tr("The summaries of \"%1\" are made otherwise: with another method, query, word "
                     "limit, segments or rounds.")
            .arg(wanted.summarizer));
}

} // namespace

Expected<void> checkNameOfSummarizer(Database& database, const RunSetup& setup)
{
    const QString& summarizer = setup.options.userSummaries.summarizer;
    TANDEM_DO(checkSummarizerName(summarizer, SummaryOrigin::Run));
    TANDEM_DO(checkSameOrigin(database, summarizer, SummaryOrigin::Run));
    TANDEM_TRY(makers, valuesOf<RunId>(database,
                           QStringLiteral("SELECT DISTINCT run_id FROM usersum_summary"
                                          " WHERE summarizer = ? AND run_id IS NOT NULL"),
                           {summarizer}));
    TANDEM_TRY(rows, RunRepository(database).list());
    for (const RunRow& row : *rows) {
        const bool isUnderWay = row.kind == RunKindId::UserSummaries &&
                                row.state < RunState::Ended &&
                                runOptionsFrom(row.settings).userSummaries.summarizer == summarizer;
        if (isUnderWay || makers->contains(row.id)) {
            TANDEM_DO(checkSummarizingRun(setup, row));
        }
    }
    return {};
}

Expected<void> checkNameOfPredictor(Database& database, const RunSetup& setup)
{
    const QString& predictor = setup.options.predictions.predictor;
    TANDEM_DO(checkPredictorName(predictor));
    const auto refused = [](const QString& what) {
        return failure(
            ErrorCode::Refused, what, {}, RunWords::tr("Give the predictor another name."));
    };
    TANDEM_TRY(imported, isAny(database,
                             QStringLiteral("SELECT 1 FROM usersum_prediction WHERE predictor = ?"
                                            " AND run_id IS NULL"),
                             {predictor}));
    if (*imported)
        return refused(RunWords::tr("The predictions of \"%1\" were imported.").arg(predictor));
    TANDEM_TRY(model, valueOf<QString>(database,
                          QStringLiteral("SELECT r.model FROM llm_run r WHERE r.model <> ?2"
                                         " AND EXISTS (SELECT 1 FROM usersum_prediction p"
                                         " WHERE p.run_id = r.id AND p.predictor = ?1)"),
                          {predictor, setup.model}));
    if (model->isEmpty())
        return {};
    return refused(RunWords::tr("The predictions of \"%1\" are by the model %2, not by %3.")
                       .arg(predictor, *model, setup.model));
}

Expected<void> checkNameOfMeasure(Database& database, const RunSetup& setup)
{
    const QString& measure = setup.options.summaryJudge.measure;
    TANDEM_DO(checkMeasureName(measure));
    const auto refused = [](const QString& what) {
        return failure(
            ErrorCode::Refused, what, {}, RunWords::tr("Give the measure another name."));
    };
    TANDEM_TRY(imported, isAny(database,
                             QStringLiteral("SELECT 1 FROM usersum_value WHERE measure = ?"
                                            " AND run_id IS NULL"),
                             {measure}));
    if (*imported)
        return refused(RunWords::tr("The values of \"%1\" were imported.").arg(measure));
    TANDEM_TRY(
        model, valueOf<QString>(database,
                   QStringLiteral("SELECT r.model FROM usersum_value v JOIN llm_run r"
                                  " ON r.id = v.run_id WHERE v.measure = ? AND r.model <> ?"),
                   {measure, setup.model}));
    if (model->isEmpty())
        return {};
    return refused(RunWords::tr("The values of \"%1\" are by the model %2, not by %3.")
                       .arg(measure, *model, setup.model));
}

} // namespace tandem
