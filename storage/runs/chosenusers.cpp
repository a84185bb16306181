#include "storage/runs/chosenusers.h"

#include "storage/database/rows.h"
#include "storage/runs/runwords.h"

#include <QSet>

namespace tandem {

namespace {

/// The log of that name; invalid of an empty name.
Expected<TimelineLogId> logNamed(Database& database, const QString& name)
{
    if (name.isEmpty())
        return TimelineLogId();
    return TimelineRepository(database).logByName(name).map(
        [](const TimelineLog& log) { return log.id; });
}

Error noUsers()
{
    return {ErrorCode::NotFound, RunWords::tr("The project has no user timelines."), {},
        RunWords::tr("Import a log first."), {}};
}

Error splitFirst()
{
    return {ErrorCode::Refused,
        RunWords::tr("The log is not split into past and future: summaries are made from the past "
                     "and evaluated on the future."),
        {}, RunWords::tr("Split it first."), {}};
}

Error noFuture()
{
    return {ErrorCode::NotFound, RunWords::tr("No user has both a past and a future."), {},
        RunWords::tr("Split the log differently, or import one with more activities."), {}};
}

Expected<void> checkNamedSummarizers(
    const QStringList& summarizers, const QList<SummarizerRow>& rows)
{
    QStringList known;
    for (const SummarizerRow& row : rows)
        known.append(row.summarizer);
    known.removeDuplicates();
    for (const QString& summarizer : summarizers) {
        if (!known.contains(summarizer))
            return failure(ErrorCode::NotFound,
                RunWords::tr("There is no summary by \"%1\".").arg(summarizer), {},
                known.isEmpty()
                    ? RunWords::tr("Generate or import summaries first.")
                    : RunWords::tr("Available: %1").arg(known.join(QStringLiteral(", "))));
    }
    return {};
}

/// Refuses who is named but is of another log.
Expected<void> checkNamedUsers(TimelineRepository& timelines, const QString& log,
    const QList<UserRecord>& users, QSet<TimelineUserId> named)
{
    for (const UserRecord& user : users)
        named.remove(user.id);
    if (named.isEmpty())
        return {};
    QStringList strangers;
    for (const TimelineUserId id : std::as_const(named)) {
        TANDEM_TRY(user, timelines.user(id));
        strangers.append(user->pseudonym);
    }
    strangers.sort();
    return failure(ErrorCode::Refused,
        RunWords::tr("Not in the log \"%1\": %2.", "%2: users")
            .arg(log, strangers.join(QStringLiteral(", "))),
        {}, RunWords::tr("Remove them, or choose their log."));
}

} // namespace

Expected<ChosenUsers> chosenUsers(
    Database& database, const QString& log, const QList<TimelineUserId>& named)
{
    TimelineRepository timelines(database);
    TANDEM_TRY(id, logNamed(database, log));
    TANDEM_TRY(logs, timelines.logs());
    QSet<TimelineLogId> split;
    for (const TimelineLog& one : *logs) {
        if (one.plan)
            split.insert(one.id);
    }
    TANDEM_TRY(users, timelines.users(*id));
    const QSet<TimelineUserId> chosen(named.cbegin(), named.cend());
    TANDEM_DO(checkNamedUsers(timelines, log, *users, chosen));
    ChosenUsers found;
    for (const UserRecord& user : *users) {
        if (!chosen.isEmpty() && !chosen.contains(user.id))
            continue;
        if (user.past > 0)
            found.ready.append(user);
        else if (!chosen.isEmpty())
            return failure(ErrorCode::Refused,
                RunWords::tr("The timeline of user %1 is not split into past and future.")
                    .arg(user.pseudonym),
                {}, RunWords::tr("Split the log first, or remove the user."));
        else if (!split.contains(user.log))
            ++found.notSplit;
    }
    if (found.notSplit > 0)
        found.whyNone = splitFirst();
    else if (found.ready.isEmpty())
        found.whyNone = users->isEmpty() ? noUsers() : noFuture();
    return found;
}

Expected<QList<StoredUserSummary>> chosenSummaries(
    Database& database, const QString& log, const QStringList& summarizers)
{
    TANDEM_TRY(id, logNamed(database, log));
    UserSummaryRepository repository(database);
    TANDEM_TRY(rows, repository.summarizers(*id));
    TANDEM_DO(checkNamedSummarizers(summarizers, *rows));
    QList<StoredUserSummary> summaries;
    for (const SummarizerRow& row : *rows) {
        if (!summarizers.isEmpty() && !summarizers.contains(row.summarizer))
            continue;
        TANDEM_TRY(its, repository.ofSummarizer(row.log, row.summarizer));
        summaries += *its;
    }
    return summaries;
}

} // namespace tandem
