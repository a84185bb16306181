#include "models/metrics/judges.h"
#include "storage/project/scoreimport.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/outputscorerepository.h"
#include "views/metrics/expertcolumns.h"
#include "views/metrics/metricsviewwords.h"
#include "views/metrics/tablebuild.h"

#include <QHash>

#include <algorithm>

namespace tandem {

namespace {

/// Judges as papers write them; other columns have the name they came with.
QString measureName(const QString& measure)
{
    const auto judge = metrics::judgeOfKey(measure);
    return judge ? metrics::judgeName(*judge) : measure;
}

/// A file, or a model; with its run where several of the model gave such scores.
QString originOf(const OutputScoreColumn& stored, const QList<OutputScoreColumn>& all)
{
    if (!stored.run.isValid())
        return stored.source;
    const auto runs = std::count_if(all.cbegin(), all.cend(), [&](const OutputScoreColumn& one) {
        return one.run.isValid() && one.measure == stored.measure && one.model == stored.model;
    });
    return runs == 1 ? stored.model
                     : MetricsViewWords::tr("%1, run %2", "a model")
                           .arg(stored.model)
                           .arg(stored.run.value);
}

/// `from` says whose scores they are.
metrics::ScoreColumn columnOf(const OutputScoreColumn& stored, const QString& from,
    const QList<ScoreCell>& cells, const QList<OutputId>& outputs)
{
    metrics::ScoreColumn column;
    column.name = from.isEmpty() ? measureName(stored.measure)
                                 : QStringLiteral("%1 · %2").arg(measureName(stored.measure), from);
    column.key = stored.run.isValid()
                     ? QStringLiteral("%1 run %2").arg(stored.measure).arg(stored.run.value)
                     : QStringLiteral("%1 %2").arg(stored.measure, stored.source);
    if (const auto judge = metrics::judgeOfKey(stored.measure); judge && stored.run.isValid()) {
        const metrics::ScoreScale scale = metrics::judgeScale(*judge);
        column.range = Interval{double(scale.low), double(scale.high)};
    }
    if (stored.run.isValid())
        column.basis = MetricsViewWords::tr("judged by a language model: its replies are in Runs");
    QHash<qint64, const ScoreCell*> byOutput;
    for (const ScoreCell& cell : cells)
        byOutput.insert(cell.output.value, &cell);
    for (const OutputId output : outputs) {
        const ScoreCell* cell = byOutput.value(output.value);
        if (!cell)
            column.scores.append(metrics::Score::undefined(
                stored.run.isValid()
                    ? MetricsViewWords::tr(
                          "The judge was not asked about this output, or has not answered.")
                    : MetricsViewWords::tr("The file has no score of this output.")));
        else if (cell->value)
            column.scores.append(metrics::Score::of(*cell->value));
        else
            column.scores.append(metrics::Score::undefined(cell->undefined));
    }
    return column;
}

Expected<void> readTexts(CaseRepository& cases, ProjectPairs& read, const CancelFlag& cancelled)
{
    TANDEM_TRY(ids, cases.ids());
    for (const CaseId id : *ids) {
        if (cancelled->load())
            return failure(ErrorCode::Cancelled, {});
        TANDEM_TRY(row, cases.byId(id));
        if (row->expected.isEmpty())
            continue;
        TANDEM_TRY(outputs, cases.outputs(id));
        const QString name = caseLabel(row->name, row->position);
        for (const OutputRow& output : *outputs) {
            read.pairs.append({name, output.system, row->expected, output.text});
            read.outputs.append(output.id);
        }
    }
    return {};
}

} // namespace

Expected<ProjectPairs> readProjectPairs(
    Database& database, const QStringList& expertScores, const CancelFlag& cancelled)
{
    ProjectPairs read;
    CaseRepository cases(database);
    TANDEM_DO(readTexts(cases, read, cancelled));
    TANDEM_TRY(expert, readExpertColumns(database, expertScores, read.outputs, *cancelled));
    read.columns = *expert;
    OutputScoreRepository scores(database);
    TANDEM_TRY(columns, scores.columns());
    for (const OutputScoreColumn& stored : *columns) {
        if (cancelled->load())
            return failure(ErrorCode::Cancelled, {});
        TANDEM_TRY(cells, scores.cells(stored));
        read.columns.append(columnOf(stored, originOf(stored, *columns), *cells, read.outputs));
    }
    return read;
}

} // namespace tandem
