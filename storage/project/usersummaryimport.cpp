#include "storage/project/usersummaryimport.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/broughtnotes.h"
#include "storage/project/importednames.h"
#include "storage/project/projectwords.h"
#include "storage/project/timelineremoval.h"
#include "storage/repositories/usersummaryrepository.h"

#include <QFileInfo>

namespace tandem {

namespace {

const QString kImportOfFile = QStringLiteral("imported");

QJsonObject summariesDetail(const QString& source, qsizetype summaries)
{
    return {{QStringLiteral("file"), source}, {QStringLiteral("summaries"), qint64(summaries)}};
}

/// A limit that is given is not passed over: the summary is there under its own.
Expected<void> checkSameLimit(UserSummaryRepository& repository, UserSummaryId known,
    std::optional<qint64> mostWords, const QString& place)
{
    if (!mostWords)
        return {};
    TANDEM_TRY(stored, repository.byId(known));
    if (stored->made.mostWords == mostWords)
        return {};
    return failure(ErrorCode::Refused,
        ProjectWords::tr("This summary is there already, under another word limit or none."), place,
        ProjectWords::tr(
            "Take the summarizer's summaries out first, or give the summarizer another "
            "name."));
}

/// The names of the logs that these users, by their pseudonyms, are of.
Expected<QStringList> logsOf(Database& database, const QStringList& users)
{
    TANDEM_TRY(logOfUser, pairsOf<QString, QString>(database,
                              QStringLiteral("SELECT u.pseudonym, l.name FROM usersum_user u"
                                             " JOIN usersum_log l ON l.id = u.log_id")));
    QStringList logs;
    for (const QString& user : users) {
        if (const QString log = logOfUser->value(user); !logs.contains(log))
            logs.append(log);
    }
    return logs;
}

} // namespace

Expected<UserSummaryImport> importUserSummaries(Database& database,
    const QList<UserSummaryRow>& rows, const SummaryDefaults& usual, const QString& source,
    const Progress& progress)
{
    TANDEM_TRY_VAR(names, ImportedNames::of(database));
    QStringList users;
    for (const UserSummaryRow& row : rows)
        users += row.user;
    TANDEM_DO(names->checkUsers(users, source));
    UserSummaryRepository repository(database);
    UserSummaryImport import;
    for (const UserSummaryRow& row : rows) {
        if (progress && !progress(import.added.size() + import.known, rows.size()))
            return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
        const QString place = importedPlace(source, row.line, row.user);
        TANDEM_DO(names->checkLog(database, row.user, row.log, place));
        NewUserSummary made;
        made.user = names->user(row.user);
        made.summarizer = row.summarizer.isEmpty() ? usual.summarizer : row.summarizer;
        made.text = row.summary;
        made.source = source;
        made.mostWords = row.mostWords ? row.mostWords : usual.mostWords;
        if (made.summarizer.isEmpty())
            return failure(ErrorCode::InvalidInput,
                ProjectWords::tr("The line does not say whose summary it is."), place,
                ProjectWords::tr("Name the summarizer for the whole file."));
        const auto found = repository.find(made.user, made.summarizer);
        const auto id = found ? repository.add(made) : failure(found.error());
        if (!id)
            return failure(id.error().in(place));
        if (*found) {
            TANDEM_DO(checkSameLimit(repository, **found, made.mostWords, place));
        }
        if (*found)
            ++import.known;
        else
            import.added.append(*id);
        if (!import.summarizers.contains(made.summarizer))
            import.summarizers.append(made.summarizer);
    }
    if (!import.added.isEmpty()) {
        TANDEM_DO(
            noteBrought(database, kImportOfFile, summariesDetail(source, import.added.size())));
    }
    TANDEM_TRY(logs, logsOf(database, users));
    import.logs = *logs;
    return import;
}

Change importingUserSummaries(const QString& path, const SummaryDefaults& usual,
    const Progress& progress, const std::shared_ptr<UserSummaryImport>& import)
{
    Change change;
    const QString source = QFileInfo(path).fileName();
    change.text = ProjectWords::tr("import of %1", "a step to undo; a file").arg(source);
    change.prepare = [=](Database&, const CancelFlag& cancel) -> Expected<Prepared> {
        const auto goOn = [progress, cancel](qint64 done, qint64 all) {
            return !cancel->load() && (!progress || progress(done, all));
        };
        TANDEM_TRY(rows, readUserSummaries(path));
        return Prepared{[=, rows = *rows](Database& database) -> Expected<Written> {
            TANDEM_TRY_VAR(brought, importUserSummaries(database, rows, usual, source, goOn));
            *import = std::move(*brought);
            if (import->added.isEmpty())
                return Written(NothingChanged());
            return Written(TimelinesChanged(), takingSummariesBack(import->added, kImportOfFile,
                                                   summariesDetail(source, import->added.size())));
        }};
    };
    return change;
}

} // namespace tandem
