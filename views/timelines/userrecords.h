#pragma once

#include "models/usersum/humanrating.h"
#include "models/usersum/summaryscore.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummaryrepository.h"
#include "ui/rows/rowspec.h"

#include <QHash>
#include <QList>

#include <array>
#include <optional>

namespace tandem {

/// A user of a log, and what a predictor got out of the summary by one summarizer.
struct UserListRow
{
    UserRecord user;
    bool isUncut = false;          ///< the log is split, and this timeline cannot be
    bool isSummarized = false;     ///< by the summarizer
    qint64 words = 0;              ///< of that summary
    int asked = 0;                 ///< tasks over all runs of the predictor
    int hits = 0;                  ///< of these
    int unread = 0;                ///< of the misses: without an answer that could be read
    int runs = 0;                  ///< with all tasks
    int goodRuns = 0;              ///< of these, by the threshold
    bool isIncomplete = false;     ///< something was asked, and a run lacks some task
    usersum::RatingVotes people{}; ///< what people said of the summary

    bool isPredicted() const { return runs > 0; }
    /// Of all that was asked; none where nothing was.
    std::optional<double> hitShare() const;
    /// Whether in some run Q_s says something else than most people.
    bool isContradicted() const;
    bool operator==(const UserListRow& other) const;
};

/// The users of a log with what there is of their summaries: `predicted` holds one entry for each
/// user and run, `votes` what people said, both by pseudonym.
QList<UserListRow> userListRows(const QList<UserRecord>& users,
    const QList<StoredUserSummary>& summaries, const QList<usersum::PredictedSummary>& predicted,
    const QHash<QString, usersum::RatingVotes>& votes, const usersum::ScoreRule& rule);

/// Which users are listed.
enum class TimelineFocus { All, Good, Bad, Differing, Contradicted, Unpredicted, Unsummarized };
inline constexpr std::array kTimelineFocuses{TimelineFocus::All, TimelineFocus::Good,
    TimelineFocus::Bad, TimelineFocus::Differing, TimelineFocus::Contradicted,
    TimelineFocus::Unpredicted, TimelineFocus::Unsummarized};
/// "Good in every run", translated.
QString timelineFocusName(TimelineFocus focus);
bool isInTimelineFocus(const UserListRow& line, TimelineFocus focus);

/// How users of a log are listed.
RowSpec<UserListRow> userRecords();

/// "Good in 1 of 3": what Q_s says of the summary, or why it says nothing.
QString summaryQualityText(const UserListRow& line);
/// "Good, 2 of 3": what most people said of the summary; a dash where nobody said anything.
QString peopleVerdictText(const UserListRow& line);

} // namespace tandem
