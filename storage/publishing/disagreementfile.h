#pragma once

#include "models/error.h"
#include "models/publishing/disagreement.h"
#include "storage/formats/csvwriter.h"
#include "storage/project/benchmark.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

class Database;

/// An item as a line of JSON: with what it is of and its texts, the answers as lists beside each
/// other, soft label, entropy and hard label.
QByteArray disagreementLine(const publishing::DisagreementItem& item);
/// The names of the columns of disagreementRows().
QStringList disagreementColumns();
/// A row of a table for each answer to an item.
QList<QStringList> disagreementRows(const publishing::DisagreementItem& item);

enum class DisagreementFormat { JsonLines, Csv };
/// What an export of disagreement wrote.
struct DisagreementReport
{
    qint64 items = 0;
    qint64 annotations = 0;
    qint64 disagreed = 0;
    int heldBack = 0; ///< closed rounds left out: their sides are not named yet
};
/// Writes all items, or all answers, of closed rounds and studies to a file, which appears whole or
/// not at all. Refused where the project itself is at `path`. For a worker.
Expected<DisagreementReport> exportDisagreement(Database& database, const QString& path,
    DisagreementFormat format, const Progress& progress = {});

} // namespace tandem
