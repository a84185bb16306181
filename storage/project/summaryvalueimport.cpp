#include "storage/project/summaryvalueimport.h"

#include "storage/database/database.h"
#include "storage/project/importformats.h"
#include "storage/project/intake.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/usersummarynames.h"
#include "storage/repositories/usersummaryrepository.h"

#include <QJsonArray>

namespace tandem {

namespace {

RowsStep valuesStep(const QList<SummaryValueImport::Added>& added, const QString& source)
{
    const auto meant = [added](Database&) -> Expected<RowsStep::Rows> {
        RowsStep::Rows rows;
        for (const SummaryValueImport::Added& one : added)
            rows.rows.append({QLatin1String("usersum_value"),
                QStringLiteral("summary_id = ? AND measure = ?"), {one.summary, one.measure}});
        return rows;
    };
    return {meant, TimelinesChanged(), QStringLiteral("values taken back"),
        QStringLiteral("imported"),
        {{QStringLiteral("file"), source}, {QStringLiteral("values"), qint64(added.size())}},
        &recordImport};
}

Expected<void> addValuesOf(Database& database, const SummaryValues& values,
    const SummaryValuesRow& row, SummaryValue value, SummaryValueImport& import)
{
    ++import.summaries;
    for (qsizetype i = 0; i < values.measures.size(); ++i) {
        if (!row.values.at(i))
            continue;
        value.measure = values.measures.at(i);
        value.value = *row.values.at(i);
        TANDEM_TRY(isNew, UserSummaryRepository(database).addValue(value));
        if (*isNew)
            import.added.append({value.summary, value.measure});
        else
            ++import.known;
    }
    return {};
}

Imported importedValues(
    const SummaryValueImport& import, const SummaryValues& values, const ImportRequest& request)
{
    Imported imported;
    imported.sentence = addedSentence(request,
        ProjectWords::tr("%1 value(s)", "a number", int(import.added.size()))
            .arg(request.count(import.added.size())),
        import.measures, import.known);
    imported.messages = import.messages;
    imported.fields = {{QStringLiteral("measures"), QJsonArray::fromStringList(import.measures)},
        {QStringLiteral("values"), import.added.size()}, {QStringLiteral("known"), import.known},
        {QStringLiteral("summaries"), import.summaries}};
    imported.noteNamed("summarizer", namesIn(values.rows, &SummaryValuesRow::summarizer));
    if (!import.added.isEmpty())
        imported.setStep(valuesStep(import.added, request.source()));
    return imported;
}

Expected<ImportWork> readValueFile(const ImportRequest& request)
{
    TANDEM_TRY(values, readSummaryValues(request.file()));
    return ImportWork([request, values = *values](const WriteContext& context) {
        return importSummaryValues(
            context, values, request.text("summarizer"), request.source(), request.progress)
            .map([&](const SummaryValueImport& import) {
                return importedValues(import, values, request);
            });
    });
}

/// A log of users, which has a user in each row, too, has three columns at least.
bool resemblesValues(const QStringList& names)
{
    const auto has = [&](const char* name) {
        return names.contains(QLatin1String(name), Qt::CaseInsensitive);
    };
    return has("user") && !has("summary") && !has("tasks") &&
           (has("summarizer") || names.size() == 2);
}

} // namespace

Expected<SummaryValueImport> importSummaryValues(const WriteContext& context,
    const SummaryValues& values, const QString& summarizer, const QString& source,
    const Progress& progress)
{
    Database& database = context.database;
    SummaryValueImport import;
    import.measures = values.measures;
    for (const QString& measure : values.measures) {
        if (const auto checked = checkImportedMeasure(database, measure); !checked)
            return failure(checked.error().in(source));
    }
    TANDEM_DO(takeOfUsers(database, values.rows, source, progress,
        [&](const SummaryValuesRow& row, TimelineUserId user) {
            return summaryMeant(
                database, user, row.summarizer.isEmpty() ? summarizer : row.summarizer)
                .and_then([&](UserSummaryId summary) {
                    SummaryValue value;
                    value.summary = summary;
                    value.source = source;
                    return addValuesOf(database, values, row, value, import);
                });
        }));
    if (!values.left.isEmpty())
        import.messages += ProjectWords::tr("Columns skipped because they are not numeric: %1.")
                               .arg(values.left.join(QStringLiteral(", ")));
    if (!import.added.isEmpty()) {
        TANDEM_DO(valuesStep(import.added, source).recordAdded(context));
    }
    return import;
}

const ImportFormat& summaryValuesFormat()
{
    static const ImportFormat format{.command = "usersum values",
        .action = "timelinesImportValues",
        .noun = "Summary",
        .dialog = "importSummariesDialog",
        .purpose = "usersummaries",
        .title = QT_TRANSLATE_NOOP("ProjectWords", "Import summary values: BERTScore, BLEURT …"),
        .progressText = QT_TRANSLATE_NOOP("ProjectWords", "Importing values"),
        .hint = QT_TRANSLATE_NOOP("ProjectWords",
            "JSONL, JSON or CSV with user (pseudonym), summarizer (if there are several) and one "
            "numeric field per measure: BERTScore, BLEURT … Drop it here."),
        .filter = QT_TRANSLATE_NOOP("ProjectWords", "Summaries (*.jsonl *.json *.csv)"),
        .options = {{"summarizer", "importedSummarizer",
            QT_TRANSLATE_NOOP("ProjectWords", "&Summarizer")}},
        .note = QT_TRANSLATE_NOOP("ProjectWords", "Summarizer, used if a line does not name one."),
        .resembles = resemblesValues,
        .read = readValueFile};
    return format;
}

} // namespace tandem
