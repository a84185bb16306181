#pragma once

#include "models/usersum/humanagreement.h"
#include "storage/formats/openfile.h"

/// Files about summaries of users, for their scores.
namespace tandem::usersum {

/// What a line says of one of its tasks beside the outcome.
struct SaidChoice
{
    QString choice{}; ///< as the task has it, or its number; empty where the line does not say it
    QString reply{};  ///< of a model, to be read as replies are; empty where there is none
    bool isUnread = false; ///< nobody could read what was chosen
    bool operator==(const SaidChoice&) const = default;
};

/// A line of predictions with all that it says.
struct PredictionRow
{
    PredictedSummary predicted;
    QString summarizer; ///< empty where the line does not say it, as those below
    QString predictor;
    QString summary;
    QString log;            ///< fingerprint of the user's log
    QList<SaidChoice> said; ///< of each of predicted.tasks
    qint64 line = 0;
};

/// Reads what prediction runs got out of summaries: JSONL, or JSON with a list of the same, of
/// {"user", "summary", "run", "tasks": [{"name", "outcome"}]}, an outcome being 0 or 1 (or false or
/// true); without "run" it is run 1. "missing" says how many tasks more the run lacks; a task whose
/// "choice" is null has no reply that could be read; "max_words" is the limit that the summary was
/// made under. Of a summary its length in words is kept.
/// InvalidInput with file, place and remedy: something else, a task
/// that stands twice in a line, a user who is twice in a run, no line at all. TooLarge beyond
/// limits.h.
Expected<QList<PredictedSummary>> readPredictedSummaries(const Input& input);

/// The same with the texts of summaries, and "summarizer", "predictor", "log" (by which a project's
/// exports tell its users from others) and, of tasks, "choice" (as the task has it, or its number)
/// and "reply" (a text); a user may be in a run once for each summarizer and predictor.
Expected<QList<PredictionRow>> readPredictions(const Input& input);

/// Reads what people say of summaries: CSV with a header, JSONL or JSON, of user and rating, which
/// is good or bad (in any case), and rater where several people rate. InvalidInput with file, place
/// and remedy: something else, a user whom somebody rates twice, no rating at all. Raters compare
/// as comparedRater(); `remarks` gets sentences about those that case alone tells apart, and about
/// ratings that are missing.
Expected<QList<HumanRating>> readHumanRatings(const Input& input, QStringList* remarks = nullptr);

} // namespace tandem::usersum
