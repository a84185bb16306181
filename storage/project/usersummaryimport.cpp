#include "storage/project/usersummaryimport.h"

#include "models/usersum/summaryrequests.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/importformats.h"
#include "storage/project/intake.h"
#include "storage/project/projectwords.h"
#include "storage/project/timelineremoval.h"
#include "storage/repositories/usersummaryrepository.h"

#include <QJsonArray>

namespace tandem {

namespace {

RowsStep summariesStep(const QList<UserSummaryId>& added, const QString& source)
{
    return addedSummariesStep(added, QStringLiteral("imported"),
        {{QStringLiteral("file"), source}, {QStringLiteral("summaries"), qint64(added.size())}});
}

/// A limit that is given is not passed over: the summary is there under its own.
Expected<void> checkSameLimit(const NewUserSummary& known, std::optional<qint64> mostWords)
{
    if (!mostWords || known.mostWords == mostWords)
        return {};
    return failure(ErrorCode::Refused,
        ProjectWords::tr("This summary is already present, with another word limit or none."), {},
        ProjectWords::tr(
            "Remove the summarizer's summaries first, or give the summarizer another name."));
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

NewUserSummary summaryOf(const UserSummaryRow& row, TimelineUserId user,
    const SummaryDefaults& usual, const QString& source)
{
    NewUserSummary made;
    made.user = user;
    made.summarizer = row.summarizer.isEmpty() ? usual.summarizer : row.summarizer;
    made.text = row.summary;
    made.source = source;
    made.mostWords = row.mostWords ? row.mostWords : usual.mostWords;
    return made;
}

/// Whether the summary is there already, whoever made it: a run's that comes back is no other one.
Expected<bool> isKnown(UserSummaryRepository& repository, const NewUserSummary& made)
{
    TANDEM_TRY(found, repository.find(made.user, made.summarizer));
    if (!*found)
        return false;
    TANDEM_TRY(stored, repository.byId(**found));
    if (stored->made.text != made.text)
        return false;
    return checkSameLimit(stored->made, made.mostWords).map([] { return true; });
}

Expected<void> addSummary(
    UserSummaryRepository& repository, const NewUserSummary& made, UserSummaryImport& import)
{
    if (made.summarizer.isEmpty())
        return failure(ErrorCode::InvalidInput,
            ProjectWords::tr("The line does not name a summarizer."), {},
            ProjectWords::tr("Specify the summarizer for the whole file."));
    TANDEM_TRY(known, isKnown(repository, made));
    if (*known) {
        ++import.known;
    } else {
        TANDEM_TRY(id, repository.add(made));
        import.added.append(*id);
    }
    if (!import.summarizers.contains(made.summarizer))
        import.summarizers.append(made.summarizer);
    return {};
}

Imported importedSummaries(const UserSummaryImport& import, const QList<UserSummaryRow>& rows,
    const ImportRequest& request)
{
    Imported imported;
    imported.sentence = addedSentence(request,
        ProjectWords::tr("%1 summary(s)", "a number", int(import.added.size()))
            .arg(request.count(import.added.size())),
        import.summarizers, import.known);
    // Users of another log than the one that is looked at are not seen there.
    const QString shown = request.text("log");
    if (shown.isEmpty() ? import.logs.size() > 1 : import.logs != QStringList{shown})
        imported.messages += ProjectWords::tr("Their users belong to: %1.", "logs")
                                 .arg(import.logs.join(QStringLiteral(", ")));
    imported.fields = {{QStringLiteral("summaries"), import.added.size()},
        {QStringLiteral("known"), import.known},
        {QStringLiteral("summarizers"), QJsonArray::fromStringList(import.summarizers)},
        {QStringLiteral("logs"), QJsonArray::fromStringList(import.logs)}};
    imported.noteNamed("summarizer", namesIn(rows, &UserSummaryRow::summarizer));
    if (!import.added.isEmpty())
        imported.setStep(summariesStep(import.added, request.source()));
    return imported;
}

Expected<ImportWork> readSummaryFile(const ImportRequest& request)
{
    TANDEM_TRY(rows, readUserSummaries(request.file()));
    return ImportWork([request, rows = *rows](const WriteContext& context) {
        const SummaryDefaults usual{request.text("summarizer"), request.number("max-words")};
        return importUserSummaries(context, rows, usual, request.source(), request.progress)
            .map([&](const UserSummaryImport& import) {
                return importedSummaries(import, rows, request);
            });
    });
}

bool resemblesSummaries(const QStringList& names)
{
    const auto has = [&](const char* name) {
        return names.contains(QLatin1String(name), Qt::CaseInsensitive);
    };
    return has("user") && has("summary") && !has("tasks");
}

} // namespace

Expected<UserSummaryImport> importUserSummaries(const WriteContext& context,
    const QList<UserSummaryRow>& rows, const SummaryDefaults& usual, const QString& source,
    const Progress& progress)
{
    Database& database = context.database;
    UserSummaryRepository repository(database);
    UserSummaryImport import;
    QStringList users;
    TANDEM_DO(takeOfUsers(
        database, rows, source, progress, [&](const UserSummaryRow& row, TimelineUserId user) {
            users += row.user;
            return addSummary(repository, summaryOf(row, user, usual, source), import);
        }));
    if (!import.added.isEmpty()) {
        TANDEM_DO(summariesStep(import.added, source).recordAdded(context));
    }
    TANDEM_TRY(logs, logsOf(database, users));
    import.logs = *logs;
    return import;
}

const ImportFormat& userSummariesFormat()
{
    static const ImportFormat format{.command = "usersum summaries",
        .noun = "Summary",
        .dialog = "importSummariesDialog",
        .purpose = "usersummaries",
        .title = QT_TRANSLATE_NOOP("ProjectWords", "Import user summaries"),
        .progressText = QT_TRANSLATE_NOOP("ProjectWords", "Importing summaries"),
        .hint = QT_TRANSLATE_NOOP("ProjectWords",
            "JSONL, JSON or CSV with user (pseudonym), summary, and summarizer (if there are "
            "several). The export contains the pasts to summarize. Drop it here."),
        .filter = QT_TRANSLATE_NOOP("ProjectWords", "Summaries (*.jsonl *.json *.csv)"),
        .options = {{"summarizer", "importedSummarizer",
                        QT_TRANSLATE_NOOP("ProjectWords", "&Summarizer")},
            {"max-words", "importedMostWords", QT_TRANSLATE_NOOP("ProjectWords", "&Word limit"),
                QT_TRANSLATE_NOOP("ProjectWords", "not specified"), usersum::kMostWords}},
        .note = QT_TRANSLATE_NOOP(
            "ProjectWords", "Summarizer and word limit, used if a line does not name them."),
        .resembles = resemblesSummaries,
        .read = readSummaryFile};
    return format;
}

} // namespace tandem
