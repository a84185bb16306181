#include "models/metrics/judges.h"
#include "models/results/datetext.h"
#include "storage/project/programscores.h"
#include "storage/project/scoreimport.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/outputscorerepository.h"
#include "storage/runs/runfields.h"
#include "views/metrics/expertcolumns.h"
#include "views/metrics/metricsviewwords.h"
#include "views/metrics/tablebuild.h"

#include <QHash>
#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

/// Judges as papers write them; other columns have the name they came with.
QString measureName(const QString& measure)
{
    const auto judge = metrics::judgeOfKey(measure);
    return judge ? metrics::judgeName(*judge) : measure;
}

QString fromOf(const OutputScoreColumn& stored)
{
    return stored.run.isValid() ? stored.model : stored.source;
}

/// Also with the run where the same model gave such scores in several.
QString columnName(const OutputScoreColumn& stored, const QList<OutputScoreColumn>& all)
{
    QStringList parts{measureName(stored.measure), fromOf(stored)};
    const auto alike = std::count_if(all.cbegin(), all.cend(), [&](const OutputScoreColumn& one) {
        return one.run.isValid() && one.measure == stored.measure && one.model == stored.model;
    });
    if (stored.run.isValid() && alike > 1)
        parts += MetricsViewWords::tr("run %1").arg(stored.run.value);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

/// The run, when it judged, and how it was told to.
QStringList aboutRun(const OutputScoreColumn& stored)
{
    if (!stored.run.isValid())
        return {};
    QStringList lines{MetricsViewWords::tr("Run %1, %2", "number, date")
                          .arg(stored.run.value)
                          .arg(results::dateTimeText(stored.at))};
    if (const auto kind = runKindOf(stored.measure))
        lines += runSettingLines(*kind, runOptionsFrom(stored.settings), QLocale());
    return lines;
}

metrics::ScoreColumn columnOf(const OutputScoreColumn& stored, const QString& name,
    const QList<ScoreCell>& cells, const QList<OutputId>& outputs)
{
    metrics::ScoreColumn column;
    column.name = name;
    column.about = aboutRun(stored);
    column.key = stored.run.isValid()
                     ? QStringLiteral("%1 run %2").arg(stored.measure).arg(stored.run.value)
                     : storedColumnKey(stored.measure, stored.source);
    if (const auto judge = metrics::judgeOfKey(stored.measure); judge && stored.run.isValid()) {
        const metrics::ScoreScale scale = metrics::judgeScale(*judge);
        column.range = Interval{double(scale.low), double(scale.high)};
    }
    describeProgramScores(stored, column);
    if (stored.run.isValid())
        column.basis = MetricsViewWords::tr("judged by a language model; see Runs for its replies");
    QHash<qint64, const ScoreCell*> byOutput;
    for (const ScoreCell& cell : cells)
        byOutput.insert(cell.output.value, &cell);
    for (const OutputId output : outputs) {
        const ScoreCell* cell = byOutput.value(output.value);
        if (!cell)
            column.scores.append(metrics::Score::undefined(
                stored.run.isValid()
                    ? MetricsViewWords::tr("No judgment of this output: it was not requested, or "
                                           "there is no reply yet.")
                    : MetricsViewWords::tr("The file has no score for this output.")));
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

QString storedColumnKey(const QString& measure, const QString& source)
{
    return QStringLiteral("%1 %2").arg(measure, source);
}

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
        read.columns.append(columnOf(stored, columnName(stored, *columns), *cells, read.outputs));
    }
    return read;
}

} // namespace tandem
