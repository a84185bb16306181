#pragma once

#include "models/error.h"
#include "models/project/table.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

class QIODevice;

namespace tandem {

enum class LineEnd { Lf, CrLf };

/// What becomes of cells that a spreadsheet would take for a formula.
enum class Formulas {
    AsTheyAre, ///< the data, unchanged
    Quoted,    ///< behind an apostrophe, which a spreadsheet shows as text
};

/// Writes comma-separated values as RFC 4180 says, UTF-8 without mark, row by row. Cells are
/// written exactly as they are, unless formulas are to be quoted.
class CsvWriter final
{
    Q_DECLARE_TR_FUNCTIONS(CsvWriter)

public:
    /// `device` must be open for writing and outlive this; `name` is what errors call it.
    CsvWriter(QIODevice& device, QString name, LineEnd lineEnd = LineEnd::CrLf,
        Formulas formulas = Formulas::AsTheyAre);

    /// InvalidInput: a cell holds half of a surrogate pair. NotWritable or DiskFull: the device
    /// takes no more.
    Expected<void> writeRow(const QStringList& cells);
    /// Header and rows; the caption has no place in CSV.
    Expected<void> write(const Table& table);
    /// Flushes a file; does not close the device.
    Expected<void> finish();

private:
    QIODevice& m_device;
    QString m_name;
    LineEnd m_lineEnd;
    Formulas m_formulas;
    qint64 m_rowsWritten = 0;
};

/// `text` behind an apostrophe where it begins with = + - @, a tab or a line break and is no
/// number, or begins so behind apostrophes of its own, so that withFormula() gives it back.
QString withoutFormula(const QString& text);
/// What withoutFormula() made `text` of.
QString withFormula(const QString& text);

/// The column, and what it says in every row, by which readers know a table with quoted formulas.
inline constexpr QLatin1String kFormulasColumn("formulas");
inline constexpr QLatin1String kFormulasQuoted("quoted");

/// One cell: in quotes where it holds a comma, a quote or a line break, quotes doubled.
QString csvCell(const QString& text);

} // namespace tandem
