#pragma once

#include "models/error.h"
#include "models/rounds/item.h"
#include "models/rounds/round.h"

#include <QList>

namespace tandem {

class Database;

/// What a round of `step` asks about in `sample`, in order: every paragraph, or the candidate facts
/// of supporting paragraphs that are neither removed nor marked as repeated. Opinions are written,
/// not answered: they have no items here.
Expected<QList<ItemRow>> itemsOf(Database& database, SampleId sample, Step step);

/// SQL for how many there are, over the alias s (sample); for opinions the utterances.
QString itemCountSql(Step step);

/// SQL that is true for the rows of `alias` (answer) that are the latest of their round, person and
/// item. The latest is the one with the highest time, which never goes back within one item.
QString isCurrentAnswerSql(const QString& alias = QStringLiteral("a"));

/// SQL for the candidate facts that are asked about, over the alias f (atomic_fact).
QString isAskedFactSql();

} // namespace tandem
