#include "storage/project/usersummaryimport.h"

#include "storage/database/database.h"
#include "storage/project/importednames.h"
#include "storage/project/projectwords.h"
#include "storage/project/timelineremoval.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/usersummaryrepository.h"

#include <QFileInfo>

namespace tandem {

namespace {

const QString kImportOfFile = QStringLiteral("imported");

QJsonObject summariesDetail(const QString& source, qsizetype summaries)
{
    return {{QStringLiteral("file"), source}, {QStringLiteral("summaries"), qint64(summaries)}};
}

} // namespace

Expected<UserSummaryImport> importUserSummaries(Database& database,
    const QList<UserSummaryRow>& rows, const QString& summarizer, const QString& source,
    const Progress& progress)
{
    TANDEM_TRY(names, ImportedNames::of(database));
    QStringList users;
    for (const UserSummaryRow& row : rows)
        users += row.user;
    TANDEM_DO(names->checkUsers(users, source));
    UserSummaryRepository repository(database);
    UserSummaryImport import;
    for (const UserSummaryRow& row : rows) {
        if (progress && !progress(import.added.size() + import.known, rows.size()))
            return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
        NewUserSummary made;
        made.user = names->user(row.user);
        made.summarizer = row.summarizer.isEmpty() ? summarizer : row.summarizer;
        made.text = row.summary;
        made.source = source;
        const QString place = importedPlace(source, row.line, row.user);
        if (made.summarizer.isEmpty())
            return failure(ErrorCode::InvalidInput,
                ProjectWords::tr("The line does not say whose summary it is."), place,
                ProjectWords::tr("Name the summarizer for the whole file."));
        const auto found = repository.find(made.user, made.summarizer);
        const auto id = found ? repository.add(made) : failure(found.error());
        if (!id)
            return failure(id.error().in(place));
        if (*found)
            ++import.known;
        else
            import.added.append(*id);
        if (!import.summarizers.contains(made.summarizer))
            import.summarizers.append(made.summarizer);
    }
    if (!import.added.isEmpty()) {
        TANDEM_DO(Journal(database).append(
            kImportOfFile, {}, {}, summariesDetail(source, import.added.size())));
    }
    return import;
}

Change importingUserSummaries(const QString& path, const QString& summarizer,
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
            TANDEM_TRY_VAR(brought, importUserSummaries(database, rows, summarizer, source, goOn));
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
