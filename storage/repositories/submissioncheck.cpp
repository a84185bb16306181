#include "storage/repositories/submissioncheck.h"

#include "models/studies/answervalues.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/studyrefusal.h"
#include "storage/repositories/studyrows.h"

#include <algorithm>
#include <tuple>

namespace tandem {

namespace {

QHash<QString, studies::AnswersByQuestion> answersByTurn(QList<studies::AnswerRow> rows)
{
    std::sort(
        rows.begin(), rows.end(), [](const studies::AnswerRow& a, const studies::AnswerRow& b) {
            return std::tie(a.at, a.uuid) < std::tie(b.at, b.uuid);
        });
    QHash<QString, studies::AnswersByQuestion> answers;
    for (const studies::AnswerRow& row : std::as_const(rows)) {
        if (row.value)
            answers[row.turn].insert(row.question, *row.value);
        else
            answers[row.turn].remove(row.question);
    }
    return answers;
}

Expected<void> checkAllAnswered(const StudyRater& rater, const SubmissionBasis& basis,
    const QHash<QString, studies::AnswersByQuestion>& answers)
{
    int lacking = 0;
    bool hasAnswered = false;
    for (auto turn = basis.turns.cbegin(); turn != basis.turns.cend(); ++turn) {
        const bool isComplete = lackingAnswers(basis.design, answers.value(turn.key())).isEmpty();
        hasAnswered = hasAnswered || isComplete;
        lacking += isComplete || turn->isReleased ? 0 : 1;
    }
    if (lacking > 0)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Submission refused: %n item(s) lack an answer.", nullptr, lacking),
            rater.name, RepositoryWords::tr("Answer them before submitting."), why::kIncomplete);
    if (!hasAnswered)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Submission refused: nothing was answered."), rater.name, {},
            why::kIncomplete);
    return {};
}

} // namespace

Expected<void> checkSubmission(
    Database& database, const StudyRater& rater, const SubmissionBasis& basis, qint64 at)
{
    TANDEM_TRY(rows, storedAnswerRows(database, rater.id));
    TANDEM_DO(checkAllAnswered(rater, basis, answersByTurn(*rows + basis.besides)));
    TANDEM_TRY(since, isAny(database,
                          QStringLiteral("SELECT 1 FROM study_answer a WHERE a.rater_id = ?1"
                                         " AND a.at > ?2 AND NOT EXISTS (SELECT 1 FROM"
                                         " study_event e WHERE e.rater_id = ?1 AND e.event ="
                                         " 'taken_back' AND e.at >= ?2 AND e.at <= a.at)"),
                          {rater.id, at}));
    if (!*since)
        return {};
    return failure(ErrorCode::Refused,
        RepositoryWords::tr(
            "The project contains answers by this rater from after this submission."),
        rater.name, RepositoryWords::tr("The rater worked in two copies of the form."));
}

} // namespace tandem
