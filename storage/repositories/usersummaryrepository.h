#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/usersum/summaryscore.h"
#include "storage/database/sqlvalue.h"
#include "storage/repositories/repository.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// How a summary came to be; stored by its value.
enum class SummaryOrigin {
    Run,
    Imported,
    None,        ///< a baseline: no summary at all, an empty text
    OfOtherUser, ///< a baseline: that of somebody else
};
/// Whether summaries of this origin are there to be beaten.
inline bool isBaseline(SummaryOrigin origin)
{
    return origin == SummaryOrigin::None || origin == SummaryOrigin::OfOtherUser;
}

/// A summary of what a user did before the cut, as it is added.
struct NewUserSummary
{
    TimelineUserId user;
    QString summarizer;
    SummaryOrigin origin = SummaryOrigin::Imported;
    QString text;
    std::optional<qint64> mostWords{}; ///< X, where the summarizer was told to keep to a length
    UserSummaryId other{};             ///< whose text it is, of OfOtherUser
    RunId run{};                       ///< invalid where no run made it
    ReplyId reply{};                   ///< it was read from
    QString source{};                  ///< name of the imported file
};

struct StoredUserSummary
{
    UserSummaryId id;
    QString uuid;
    NewUserSummary made;
    qint64 words = 0;
    QDateTime at; ///< UTC
};

/// A summarizer and what there is of it, in one log.
struct SummarizerRow
{
    TimelineLogId log;
    QString summarizer;
    SummaryOrigin origin = SummaryOrigin::Imported; ///< of the first of its summaries
    qint64 summaries = 0;
    std::optional<qint64> mostWords; ///< where it is the same for all of them
};

/// What a predictor said of one task, once.
struct NewPrediction
{
    UserSummaryId summary;
    FutureTaskId task;
    QString predictor;
    int repeat = 1;
    /// None: no reply could be read, which is a miss. As many as the task has choices: a wrong one,
    /// which the file that it was imported from does not tell.
    std::optional<int> choice;
    RunId run{};
    ReplyId reply{};
};

struct StoredPrediction
{
    NewPrediction made;
    bool isHit = false;
};

/// A measure's word on a summary: imported, or a judge's.
struct SummaryValue
{
    UserSummaryId summary;
    QString measure;
    double value = 0.0; ///< finite
    RunId run{};
    ReplyId reply{};
    QString source{}; ///< name of the imported file
};

/// The condition for the summaries by the summarizer ?2 of the log ?1, and for baselines of their
/// texts.
QString sqlSummariesBy();

/// Summaries of users, what they let predictors tell, and what measures say of them. Whoever writes
/// says TimelinesChanged.
class UserSummaryRepository final : Repository
{
public:
    using Repository::Repository;

    /// Refused where the summarizer has another summary of the user or such as came to be in
    /// another way, or the user has no future; the id of the one that is there where its text is
    /// the same. InvalidInput, TooLarge, Refused: the name of the summarizer (see
    /// checkSummarizerName()), a text that is empty (but of a baseline) or beyond 100,000
    /// characters.
    Expected<UserSummaryId> add(const NewUserSummary& summary);
    /// Refused where a summarizer's summaries of a log's users, or baselines of their texts, have
    /// to stay: a study shows one of them, or a run that has not ended asks about one.
    Expected<void> checkRemovable(TimelineLogId log, const QString& summarizer);
    /// The name of a study, open or closed, that shows one of the summaries; empty where none does.
    /// `ids`: a query for them, in brackets, with its values.
    Expected<QString> studyThatShows(const QString& ids, const SqlValues& values = {});

    Expected<StoredUserSummary> byId(UserSummaryId id);
    Expected<std::optional<UserSummaryId>> find(TimelineUserId user, const QString& summarizer);
    /// Of one user, by summarizer.
    Expected<QList<StoredUserSummary>> ofUser(TimelineUserId user);
    /// Of a summarizer, by user.
    Expected<QList<StoredUserSummary>> ofSummarizer(TimelineLogId log, const QString& summarizer);
    /// By log, then those that are no baselines by name, then those that are.
    Expected<QList<SummarizerRow>> summarizers(TimelineLogId log = {});

    /// A prediction that nobody could read gives way to one that can be read; Refused where there
    /// is another one. InvalidInput, NotFound: a choice that the task has not (but of one that no
    /// run made, see NewPrediction), a task of another user.
    Expected<void> addPrediction(const NewPrediction& prediction);
    /// By task, predictor and repeat.
    Expected<QList<StoredPrediction>> predictionsOf(UserSummaryId summary);
    /// Who predicted from summaries of this log.
    Expected<QStringList> predictors(TimelineLogId log = {});
    /// What a predictor got out of a summarizer's summaries, a run of predictions being one repeat:
    /// of each user in each repeat that has any prediction of theirs, with how many it lacks.
    Expected<QList<usersum::PredictedSummary>> predicted(
        TimelineLogId log, const QString& summarizer, const QString& predictor);
    /// The share of users' tasks that the most popular answer hits, as one repeat without words.
    Expected<QList<usersum::PredictedSummary>> popular(TimelineLogId log);

    /// Adds a value; false where the same is there. Refused: another one is there. InvalidInput: no
    /// measure, not finite, or of a baseline without a text.
    Expected<bool> addValue(const SummaryValue& value);
    Expected<QList<SummaryValue>> valuesOf(UserSummaryId summary);
    /// The measures that there are values of in this log.
    Expected<QStringList> measures(TimelineLogId log = {});
    /// Of a measure for a summarizer, by user's pseudonym.
    Expected<QHash<QString, double>> values(
        TimelineLogId log, const QString& summarizer, const QString& measure);
};

} // namespace tandem
