#pragma once

#include "models/error.h"
#include "models/perseval/distance.h"
#include "storage/formats/csvcells.h"
#include "storage/formats/linereader.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QList>
#include <QString>

namespace tandem {

/// One row of a file of distances; the texts are UTF-8.
struct DistanceRow
{
    QByteArray document;
    QByteArray origin;
    QByteArray first;
    QByteArray second; ///< of pairs alone
    perseval::Distance score;
};

/// Reads the rows of one file of distances, each from one line: with millions of them the text is
/// never in memory as a whole.
class DistanceRowReader final
{
    Q_DECLARE_TR_FUNCTIONS(DistanceRowReader)

public:
    /// `lines` must outlive this; `name` is what errors call the file. With `pairs` the users are
    /// in uid1 and uid2, else in uid.
    DistanceRowReader(LineReader& lines, QString name, bool pairs);

    /// Reads the header.
    Expected<void> begin();
    /// The next row; false at the end.
    Expected<bool> next(DistanceRow& row);
    /// The row's line, counted from 1.
    qint64 line() const { return m_lines.number(); }
    /// A failure at the row's line.
    tl::unexpected<Error> refused(const QString& what, const QString& remedy = {}) const;

private:
    Expected<bool> nextCells();
    QByteArray cell(qsizetype column) const;
    Expected<perseval::Distance> scoreOf(const QByteArray& cell) const;

    LineReader& m_lines;
    QString m_name;
    bool m_pairs;
    QByteArray m_line;
    CsvCells m_cells;           ///< of m_line
    QList<qsizetype> m_columns; ///< document, origin, first, second or -1, score
    qsizetype m_columnCount = 0;
    char m_delimiter = ',';
    bool m_hasExcelsLine = false; ///< which says what stands between cells
};

} // namespace tandem
