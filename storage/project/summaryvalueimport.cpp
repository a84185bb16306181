#include "storage/project/summaryvalueimport.h"

#include "storage/database/database.h"
#include "storage/project/broughtnotes.h"
#include "storage/project/importednames.h"
#include "storage/project/projectwords.h"
#include "storage/project/timelineremoval.h"
#include "storage/repositories/usersummarynames.h"
#include "storage/repositories/usersummaryrepository.h"

#include <QFileInfo>

namespace tandem {

namespace {

TimelineRowsStep valuesStep(const QList<SummaryValueImport::Added>& added, const QString& source)
{
    return {
        [added](Database&) -> Expected<QList<MeantRows>> {
            QList<MeantRows> meant;
            for (const SummaryValueImport::Added& one : added)
                meant.append({QLatin1String("usersum_value"),
                    QStringLiteral("summary_id = ? AND measure = ?"), {one.summary, one.measure}});
            return meant;
        },
        QStringLiteral("values taken back"), QStringLiteral("imported"),
        {{QStringLiteral("file"), source}, {QStringLiteral("values"), qint64(added.size())}}};
}

Expected<void> addValuesOf(Database& database, const SummaryValues& values,
    const SummaryValuesRow& row, SummaryValue value, SummaryValueImport& import)
{
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

} // namespace

Expected<SummaryValueImport> importSummaryValues(Database& database, const SummaryValues& values,
    const QString& summarizer, const QString& source, const Progress& progress)
{
    TANDEM_TRY_VAR(names, ImportedNames::of(database));
    QStringList users;
    for (const SummaryValuesRow& row : values.rows)
        users += row.user;
    TANDEM_DO(names->checkUsers(users, source));
    for (const QString& measure : values.measures) {
        if (const auto checked = checkImportedMeasure(database, measure); !checked)
            return failure(checked.error().in(source));
    }
    SummaryValueImport import;
    import.measures = values.measures;
    for (const SummaryValuesRow& row : values.rows) {
        if (progress && !progress(import.summaries, values.rows.size()))
            return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
        const QString place = importedPlace(source, row.line, row.user);
        TANDEM_DO(names->checkLog(database, row.user, row.log, place));
        const auto summary = summaryMeant(database, names->user(row.user),
            row.summarizer.isEmpty() ? summarizer : row.summarizer);
        if (!summary)
            return failure(summary.error().in(place));
        ++import.summaries;
        SummaryValue value;
        value.summary = *summary;
        value.source = source;
        const auto added = addValuesOf(database, values, row, value, import);
        if (!added)
            return failure(added.error().in(place));
    }
    if (!values.left.isEmpty())
        import.messages += ProjectWords::tr("Not numbers and left out: %1.")
                               .arg(values.left.join(QStringLiteral(", ")));
    if (!import.added.isEmpty()) {
        const TimelineRowsStep step = valuesStep(import.added, source);
        TANDEM_DO(noteBrought(database, step.backEvent, step.detail));
    }
    return import;
}

Change importingSummaryValues(const QString& path, const QString& summarizer,
    const Progress& progress, const std::shared_ptr<SummaryValueImport>& import)
{
    Change change;
    const QString source = QFileInfo(path).fileName();
    change.text = ProjectWords::tr("import of %1", "a step to undo; a file").arg(source);
    change.prepare = [=](Database&, const CancelFlag& cancel) -> Expected<Prepared> {
        const auto goOn = [progress, cancel](qint64 done, qint64 all) {
            return !cancel->load() && (!progress || progress(done, all));
        };
        TANDEM_TRY(values, readSummaryValues(path));
        return Prepared{[=, values = *values](Database& database) -> Expected<Written> {
            TANDEM_TRY_VAR(
                brought, importSummaryValues(database, values, summarizer, source, goOn));
            *import = std::move(*brought);
            if (import->added.isEmpty())
                return Written(NothingChanged());
            return Written(
                TimelinesChanged(), takingTimelineRows(valuesStep(import->added, source)));
        }};
    };
    return change;
}

} // namespace tandem
