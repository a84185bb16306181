#include "storage/project/programscores.h"

#include "storage/project/projectwords.h"
#include "storage/repositories/journal.h"

#include <QJsonArray>

#include <cmath>

namespace tandem {

namespace {

QJsonValue finiteOrNull(double number)
{
    return std::isfinite(number) ? QJsonValue(number) : QJsonValue();
}

QJsonObject detailOf(const metrics::ScoreColumn& column)
{
    return {{QStringLiteral("made_by"), column.madeBy}, {QStringLiteral("name"), column.name},
        {QStringLiteral("least"), finiteOrNull(column.measure->least)},
        {QStringLiteral("most"), finiteOrNull(column.measure->most)},
        {QStringLiteral("better"),
            column.isDistance ? QStringLiteral("lower") : QStringLiteral("higher")}};
}

Expected<void> storeColumn(OutputScoreRepository& repository, const metrics::ScoreColumn& column,
    const QList<OutputId>& outputs, StoredProgramScores& stored)
{
    OutputScore score;
    score.source = column.madeBy;
    score.measure = column.key;
    score.detail = detailOf(column);
    for (qsizetype i = 0; i < outputs.size(); ++i) {
        score.output = outputs.at(i);
        score.value = column.scores.at(i).value;
        if (!score.value)
            continue;
        const auto added = repository.add(score);
        if (!added && added.error().code != ErrorCode::Refused)
            return failure(added.error());
        ++(!added ? stored.differs : *added ? stored.added : stored.known);
    }
    return {};
}

} // namespace

Change storingProgramScores(const QList<metrics::ScoreColumn>& columns,
    const QList<OutputId>& outputs, const std::shared_ptr<StoredProgramScores>& stored)
{
    const auto write = [columns, outputs, stored](
                           const WriteContext& context) -> Expected<Written> {
        OutputScoreRepository repository(context.database);
        *stored = {};
        QStringList measures;
        QStringList programs;
        for (const metrics::ScoreColumn& column : columns) {
            if (!column.measure || !column.measure->batch)
                continue;
            TANDEM_DO(storeColumn(repository, column, outputs, *stored));
            measures += column.key;
            programs += column.madeBy;
        }
        if (stored->added == 0)
            return Written();
        programs.removeDuplicates();
        TANDEM_DO(Journal(context.database)
                      .append(QStringLiteral("imported"), context.origin.person, {},
                          {{QStringLiteral("file"), programs.join(QStringLiteral(", "))},
                              {QStringLiteral("scores"), stored->added},
                              {QStringLiteral("measures"), QJsonArray::fromStringList(measures)}}));
        return Written(ScoresChanged());
    };
    return {.text = ProjectWords::tr("Store scores"), .write = write, .canUndo = false};
}

void describeProgramScores(const OutputScoreColumn& stored, metrics::ScoreColumn& column)
{
    const QJsonObject& detail = stored.detail;
    column.madeBy = detail[QLatin1String("made_by")].toString();
    if (column.madeBy.isEmpty())
        return;
    const QJsonValue least = detail[QLatin1String("least")];
    const QJsonValue most = detail[QLatin1String("most")];
    if (least.isDouble() && most.isDouble() && least.toDouble() < most.toDouble())
        column.range = Interval{least.toDouble(), most.toDouble()};
    column.isDistance = detail[QLatin1String("better")].toString() == QLatin1String("lower");
    column.name = ProjectWords::tr("%1 (stored)", "name of a measure")
                      .arg(detail[QLatin1String("name")].toString().left(60));
    if (!metrics::measureOfKey(stored.measure))
        column.about += ProjectWords::tr("The measure \"%1\" is not set up on this computer; these "
                                         "are the scores stored in the project.")
                            .arg(stored.measure);
}

} // namespace tandem
