#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/metrics/synonyms.h"
#include "models/studies/ids.h"
#include "models/usersum/summarizersreport.h"
#include "storage/changes/change.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

/// What tables and comparisons of summarizers need of a project. All of it for a worker.
namespace tandem {

class Database;

/// What is read of a log.
struct UsersumOrder
{
    TimelineLogId log;
    QString predictor;               ///< empty: the one with the most predictions
    double threshold = 0.5;          ///< m
    std::optional<qint64> mostWords; ///< X; none: the limit that each summary was made under
    QStringList summarizers;         ///< only these, beside baselines; empty: all
    /// Whose ratings count: of a study, which has to be closed, or those that are here, by
    /// summarizer. Neither: of the latest closed study of this log that `viewer` may open and in
    /// which somebody said anything.
    std::optional<StudyId> study;
    QHash<QString, QList<usersum::HumanRating>> ratings;
    QString ratingsFrom; ///< what those that are here are called
    PersonId viewer;     ///< who looks; invalid: who leads
    /// Scores that need no reference, of rated summaries: they take a while.
    bool withScores = false;
    const metrics::Synonyms* synonyms = nullptr; ///< for METEOR; outlives the reading
    QStringList limits; ///< summarizers that are one approach under several word limits
    std::optional<std::pair<QString, QString>> compared;
};

/// What the summarizers of a log got, with baselines and the most popular, and what people and
/// measures say of their summaries. NotFound with what to do: no predictions, no such predictor or
/// summarizer, with the names that there are. InvalidInput: a limit's summarizer whose summaries
/// have no limit in common. Refused to who rates summaries in an open study, and of an open study.
/// Cancelled.
Expected<usersum::UsersumData> usersumData(
    Database& database, const UsersumOrder& order, const CancelFlag& cancel = {});

/// The predictor with the most predictions from summaries of this log; empty where nothing was
/// predicted.
Expected<QString> foremostPredictor(Database& database, TimelineLogId log);

} // namespace tandem
