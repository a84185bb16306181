#include "storage/project/importednames.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/timelinedigest.h"
#include "storage/repositories/usersummaryrepository.h"

#include <QSet>

namespace tandem {

namespace {

constexpr qsizetype kMostUnknownNamed = 10;
constexpr qsizetype kMostOfUnknownName = 60;

} // namespace

Expected<ImportedNames> ImportedNames::of(Database& database)
{
    ImportedNames names;
    TANDEM_TRY_VAR(users, pairsOf<QString, TimelineUserId>(
                              database, QStringLiteral("SELECT pseudonym, id FROM usersum_user")));
    names.m_users = std::move(*users);
    TANDEM_TRY_VAR(logs, pairsOf<QString, TimelineLogId>(database,
                             QStringLiteral("SELECT pseudonym, log_id FROM usersum_user")));
    names.m_logs = std::move(*logs);
    return names;
}

Expected<void> ImportedNames::checkUsers(const QStringList& names, const QString& source) const
{
    QSet<QString> seen;
    QStringList unknown;
    for (const QString& name : names) {
        if (m_users.contains(name) || seen.contains(name))
            continue;
        seen.insert(name);
        if (unknown.size() < kMostUnknownNamed)
            unknown += name.left(kMostOfUnknownName);
    }
    if (seen.isEmpty())
        return {};
    const QString named = unknown.join(QStringLiteral(", "));
    return failure(ErrorCode::NotFound,
        ProjectWords::tr("%n user(s) are not in the project: %1", nullptr, int(seen.size()))
                .arg(seen.size() > unknown.size() ? named + QStringLiteral(", …") : named) +
            u'.',
        source,
        ProjectWords::tr("Users are named by their pseudonyms in the project, such as U001."));
}

Expected<void> ImportedNames::checkLog(
    Database& database, const QString& user, const QString& said, const QString& place)
{
    if (said.isEmpty())
        return {};
    const TimelineLogId log = m_logs.value(user);
    if (!m_fingerprints.contains(log)) {
        TANDEM_TRY(fingerprint, timelineFingerprint(database, log));
        m_fingerprints.insert(log, *fingerprint);
    }
    if (m_fingerprints.value(log) == said)
        return {};
    return failure(ErrorCode::Refused,
        ProjectWords::tr("The line is about users of another log, who have the same pseudonyms."),
        place,
        ProjectWords::tr("Import the same log with the same settings and seed, or leave \"log\" "
                         "out if you know that they are the same users."));
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
            ProjectWords::tr("There is no summary of %1.", "a summarizer").arg(summarizer));
    }
    TANDEM_TRY_VAR(all, repository.ofUser(user));
    all->removeIf([](const StoredUserSummary& one) { return isBaseline(one.made.origin); });
    if (all->size() == 1)
        return all->first().id;
    if (all->isEmpty())
        return failure(ErrorCode::NotFound, ProjectWords::tr("The user has no summary."));
    return failure(ErrorCode::Refused,
        ProjectWords::tr("The user has several summaries, and the line does not say which is "
                         "meant."),
        {}, ProjectWords::tr("Add a column \"summarizer\"."));
}

QString importedPlace(const QString& source, qint64 line, const QString& user)
{
    return ProjectWords::tr("%1: line %2, %3", "a file, a number, a user")
        .arg(source)
        .arg(line)
        .arg(user.left(kMostOfUnknownName));
}

} // namespace tandem
