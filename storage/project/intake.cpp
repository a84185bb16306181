#include "storage/project/intake.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/timelinedigest.h"
#include "storage/repositories/usersummaryrepository.h"

#include <QHash>
#include <QSet>

#include <utility>

namespace tandem {

namespace {

constexpr qsizetype kMostUnknownNamed = 10;
constexpr qsizetype kMostOfUnknownName = 60;

/// The users of a project by the pseudonyms under which files from outside name them.
class NamedUsers final
{
public:
    static Expected<NamedUsers> of(Database& database)
    {
        NamedUsers named;
        TANDEM_TRY_VAR(users, pairsOf<QString, TimelineUserId>(database,
                                  QStringLiteral("SELECT pseudonym, id FROM usersum_user")));
        named.m_users = std::move(*users);
        TANDEM_TRY_VAR(logs, pairsOf<QString, TimelineLogId>(database,
                                 QStringLiteral("SELECT pseudonym, log_id FROM usersum_user")));
        named.m_logs = std::move(*logs);
        return named;
    }

    Expected<void> checkAreThere(const QList<UserMention>& mentions, const QString& source) const
    {
        QSet<QString> seen;
        QStringList unknown;
        qint64 firstLine = 0;
        for (const UserMention& mention : mentions) {
            if (m_users.contains(mention.user) || seen.contains(mention.user))
                continue;
            firstLine = seen.isEmpty() ? mention.line : firstLine;
            seen.insert(mention.user);
            if (unknown.size() < kMostUnknownNamed)
                unknown += mention.user.left(kMostOfUnknownName);
        }
        if (seen.isEmpty())
            return {};
        const QString named = unknown.join(QStringLiteral(", "));
        return failure(ErrorCode::NotFound,
            ProjectWords::tr("%n user(s) are not in the project: %1", nullptr, int(seen.size()))
                    .arg(seen.size() > unknown.size() ? named + QStringLiteral(", …") : named) +
                u'.',
            firstLine > 0 ? ProjectWords::tr("%1: line %2", "a file, a number")
                                .arg(source, QString::number(firstLine))
                          : source,
            ProjectWords::tr("Use the users' pseudonyms in the project, such as U001."));
    }

    TimelineUserId user(const QString& name) const { return m_users.value(name); }

    Expected<void> checkLog(Database& database, const UserMention& mention)
    {
        if (mention.log.isEmpty())
            return {};
        const TimelineLogId log = m_logs.value(mention.user);
        if (!m_fingerprints.contains(log)) {
            TANDEM_TRY(fingerprint, timelineFingerprint(database, log));
            m_fingerprints.insert(log, *fingerprint);
        }
        if (m_fingerprints.value(log) == mention.log)
            return {};
        return failure(ErrorCode::Refused,
            ProjectWords::tr(
                "The line is about users of another log who have the same pseudonyms."),
            {},
            ProjectWords::tr("Import the same log with the same settings and seed, or remove "
                             "\"log\" if you know that they are the same users."));
    }

private:
    QHash<QString, TimelineUserId> m_users;
    QHash<QString, TimelineLogId> m_logs;         ///< by user
    QHash<TimelineLogId, QString> m_fingerprints; ///< as far as they were asked for
};

} // namespace

Expected<void> takeEach(qsizetype rows, const Progress& progress,
    const std::function<Expected<void>(qsizetype)>& take,
    const std::function<QString(qsizetype)>& place)
{
    for (qsizetype i = 0; i < rows; ++i) {
        if (progress && !progress(i, rows))
            return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
        if (const auto taken = take(i); !taken)
            return failure(place ? taken.error().in(place(i)) : taken.error());
    }
    return {};
}

Expected<void> takeMentioned(Database& database, const QList<UserMention>& mentions,
    const QString& source, const Progress& progress,
    const std::function<Expected<void>(qsizetype row, TimelineUserId user)>& take)
{
    TANDEM_TRY_VAR(named, NamedUsers::of(database));
    TANDEM_DO(named->checkAreThere(mentions, source));
    const auto place = [&](qsizetype i) {
        return ProjectWords::tr("%1: line %2, %3", "a file, a number, a user")
            .arg(source)
            .arg(mentions.at(i).line)
            .arg(mentions.at(i).user.left(kMostOfUnknownName));
    };
    return takeEach(
        mentions.size(), progress,
        [&](qsizetype i) {
            return named->checkLog(database, mentions.at(i)).and_then([&] {
                return take(i, named->user(mentions.at(i).user));
            });
        },
        place);
}

Expected<UserSummaryId> summaryMeant(
    Database& database, TimelineUserId user, const QString& summarizer)
{
    UserSummaryRepository repository(database);
    if (!summarizer.isEmpty()) {
        TANDEM_TRY(found, repository.find(user, summarizer));
        if (*found)
            return **found;
        return failure(ErrorCode::NotFound,
            ProjectWords::tr("There is no summary by %1.", "a summarizer").arg(summarizer));
    }
    TANDEM_TRY_VAR(all, repository.ofUser(user));
    all->removeIf([](const StoredUserSummary& one) { return isBaseline(one.made.origin); });
    if (all->size() == 1)
        return all->first().id;
    if (all->isEmpty())
        return failure(ErrorCode::NotFound, ProjectWords::tr("The user has no summary."));
    return failure(ErrorCode::Refused,
        ProjectWords::tr("The user has several summaries, and the line does not say which one."),
        {}, ProjectWords::tr("Add a column \"summarizer\"."));
}

} // namespace tandem
