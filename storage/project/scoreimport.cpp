#include "storage/project/scoreimport.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/importformats.h"
#include "storage/project/intake.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/outputscorerepository.h"

#include <QHash>
#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype kScoreImportMostNamed = 10;
constexpr qsizetype kScoreImportShown = 60;

/// The outputs of the cases with one label.
struct LabelledCase
{
    qint64 caseId = 0;
    bool isAmbiguous = false; ///< several cases have the label
    QHash<QString, OutputId> outputs{};
};

Expected<QHash<QString, LabelledCase>> labelledCases(Database& database)
{
    Statement rows(database, QStringLiteral("SELECT c.id, c.position, c.name, o.id,"
                                            " o.system FROM case_in_use c"
                                            " LEFT JOIN case_output o ON o.case_id = c.id"));
    QHash<QString, LabelledCase> cases;
    while (rows.next()) {
        LabelledCase& labelled = cases[caseLabel(rows.text(2), rows.integer(1)).trimmed()];
        if (labelled.caseId != 0 && labelled.caseId != rows.integer(0))
            labelled.isAmbiguous = true;
        labelled.caseId = rows.integer(0);
        if (!rows.isNull(3))
            labelled.outputs.insert(rows.text(4).simplified(), OutputId{rows.integer(3)});
    }
    return rows.result(cases);
}

tl::unexpected<Error> refusedAt(const QString& what, const ScoreRow& row, const QString& remedy)
{
    return failure(ErrorCode::Refused, what, ProjectWords::tr("line %1").arg(row.line), remedy);
}

/// The output that a row is about; an invalid one where there is none.
Expected<OutputId> outputOf(const QHash<QString, LabelledCase>& cases, const ScoreRow& row)
{
    const auto found = cases.constFind(row.id);
    if (found == cases.constEnd())
        return OutputId();
    if (found->isAmbiguous)
        return refusedAt(ProjectWords::tr("Several cases have the id \"%1\".")
                             .arg(row.id.left(kScoreImportShown)),
            row, ProjectWords::tr("A table can only name cases with unique ids."));
    if (row.system)
        return found->outputs.value(*row.system);
    if (found->outputs.size() > 1)
        return refusedAt(
            ProjectWords::tr(
                "\"%1\" has outputs of several systems, and the table does not say which one.")
                .arg(row.id.left(kScoreImportShown)),
            row, ProjectWords::tr("Add a column \"system\"."));
    return found->outputs.isEmpty() ? OutputId() : found->outputs.begin().value();
}

QString rowName(const ScoreRow& row)
{
    const QString id = row.id.left(kScoreImportShown);
    return row.system && !row.system->isEmpty()
               ? QStringLiteral("%1 (%2)").arg(id, row.system->left(kScoreImportShown))
               : id;
}

void addMessages(ScoreImport& import, const ScoreColumns& scores, const QStringList& unknown)
{
    if (!scores.left.isEmpty())
        import.messages.append(ProjectWords::tr("Columns skipped because they are not numeric: %1.")
                                   .arg(scores.left.join(QStringLiteral(", "))));
    if (import.unknown > 0) {
        const QString names = unknown.join(QStringLiteral(", "));
        import.messages.append(
            ProjectWords::tr("%n row(s) skipped because they match nothing in the project: %1.",
                nullptr, int(import.unknown))
                .arg(import.unknown > unknown.size() ? names + QStringLiteral(", …") : names));
    }
    if (import.undefined > 0)
        import.messages.append(ProjectWords::tr(
            "%n score(s) have no value in the file.", nullptr, int(import.undefined)));
}

/// The scores of one row.
Expected<void> addRow(OutputScoreRepository& repository, const ScoreColumns& scores,
    const ScoreRow& row, OutputScore score, ScoreImport& import)
{
    for (qsizetype column = 0; column < scores.names.size(); ++column) {
        score.measure = scores.names.at(column);
        score.value = row.values.value(column);
        score.undefined = score.value ? QString() : ProjectWords::tr("The file has no value.");
        const auto added = repository.add(score);
        if (!added)
            return failure(added.error().in(ProjectWords::tr("line %1, column \"%2\"")
                                                .arg(row.line)
                                                .arg(score.measure.left(60))));
        ++(*added ? import.added : import.known);
        import.undefined += score.value ? 0 : 1;
    }
    return {};
}

Expected<ImportWork> readScoreFile(const ImportRequest& request)
{
    TANDEM_TRY(scores, readScoreColumns(request.file()));
    return ImportWork([request, scores = *scores](const WriteContext& context) {
        return importScores(context, scores, request.source(), request.progress)
            .map([&](const ScoreImport& import) {
                const QString measures = import.measures.join(QStringLiteral(", "));
                return Imported{addedSentence(request,
                                    ProjectWords::tr("%1 score(s)", "a number", int(import.added))
                                        .arg(request.count(import.added)),
                                    {ProjectWords::tr("%1 output(s) by %2", "a number; measures",
                                        int(import.outputs))
                                            .arg(request.count(import.outputs), measures)},
                                    import.known),
                    import.messages,
                    {{QStringLiteral("measures"), QJsonArray::fromStringList(import.measures)},
                        {QStringLiteral("outputs"), import.outputs},
                        {QStringLiteral("added"), import.added},
                        {QStringLiteral("known"), import.known},
                        {QStringLiteral("undefined"), import.undefined},
                        {QStringLiteral("unknown_rows"), import.unknown}},
                    import.added > 0 ? What(ScoresChanged()) : What()};
            });
    });
}

} // namespace

QString caseLabel(const QString& name, qint64 position)
{
    return name.trimmed().isEmpty() ? QString::number(position) : name;
}

Expected<ScoreImport> importScores(const WriteContext& context, const ScoreColumns& scores,
    const QString& source, const Progress& progress)
{
    Database& database = context.database;
    TANDEM_TRY(cases, labelledCases(database));
    OutputScoreRepository repository(database);
    ScoreImport import;
    import.measures = scores.names;
    QStringList unknown;
    OutputScore score;
    score.source = source;
    score.at = QDateTime::currentDateTimeUtc();
    QSet<OutputId> seen;
    TANDEM_DO(takeEach(scores.rows.size(), progress, [&](qsizetype i) -> Expected<void> {
        const ScoreRow& row = scores.rows.at(i);
        TANDEM_TRY(output, outputOf(*cases, row));
        if (!output->isValid()) {
            ++import.unknown;
            if (unknown.size() < kScoreImportMostNamed)
                unknown.append(rowName(row));
            return {};
        }
        score.output = *output;
        seen.insert(*output);
        return addRow(repository, scores, row, score, import);
    }));
    import.outputs = seen.size();
    if (import.outputs == 0)
        return failure(ErrorCode::NotFound,
            ProjectWords::tr("No row matches an output of this project."), source,
            ProjectWords::tr("The column \"id\" must contain names of cases, \"system\" names of "
                             "systems. First rows: %1")
                .arg(unknown.join(QStringLiteral(", "))));
    addMessages(import, scores, unknown);
    if (import.added > 0) {
        TANDEM_DO(Journal(database).append(QStringLiteral("imported"), context.origin.person, {},
            {{QStringLiteral("file"), source}, {QStringLiteral("scores"), import.added},
                {QStringLiteral("measures"), QJsonArray::fromStringList(import.measures)}}));
    }
    return import;
}

const ImportFormat& outputScoresFormat()
{
    static const ImportFormat format{.command = "scores import",
        .progressText = QT_TRANSLATE_NOOP("ProjectWords", "Importing scores"),
        .canUndo = false,
        .read = readScoreFile};
    return format;
}

} // namespace tandem
