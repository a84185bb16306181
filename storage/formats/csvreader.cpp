#include "storage/formats/csvreader.h"

#include <QCoreApplication>

namespace tandem {

namespace {

/// No table has more columns, and a file of commas alone takes no memory.
constexpr qsizetype kMostCells = 10'000;

/// Walks through the text once, cell by cell.
class CsvParser final
{
    Q_DECLARE_TR_FUNCTIONS(CsvReader)

public:
    CsvParser(const QString& text, QString name)
        : m_text(text)
        , m_name(std::move(name))
    {
    }

    Expected<void> run(const std::function<Expected<void>(const CsvRecord&)>& take)
    {
        while (m_at < m_text.size()) {
            CsvRecord record{m_line, {}};
            TANDEM_DO(readRecord(record));
            const bool isEmptyLine = record.cells.size() == 1 && record.cells.first().isEmpty();
            if (isEmptyLine)
                continue;
            TANDEM_DO(take(record));
        }
        return {};
    }

private:
    Expected<void> readRecord(CsvRecord& record)
    {
        for (;;) {
            TANDEM_TRY_VAR(cell, peek() == u'"' ? readQuoted() : readPlain());
            if (record.cells.size() == kMostCells)
                return failure(ErrorCode::TooLarge,
                    tr("There are more than %1 cells in one line.").arg(kMostCells),
                    tr("%1, line %2").arg(m_name).arg(m_line));
            record.cells.append(*cell);
            if (peek() == u',') {
                ++m_at;
                continue;
            }
            takeLineEnd();
            return {};
        }
    }

    QChar peek() const { return m_at < m_text.size() ? m_text.at(m_at) : QChar(); }
    bool atCellEnd() const
    {
        return m_at >= m_text.size() || peek() == u',' || peek() == u'\n' || peek() == u'\r';
    }

    Expected<QString> readPlain()
    {
        const qsizetype start = m_at;
        while (!atCellEnd())
            ++m_at;
        return m_text.mid(start, m_at - start);
    }

    Expected<QString> readQuoted()
    {
        const qint64 openedOn = m_line;
        QString cell;
        ++m_at;
        while (m_at < m_text.size()) {
            const QChar c = m_text.at(m_at++);
            if (c == u'"') {
                if (peek() != u'"')
                    return atCellEnd() ? Expected<QString>(cell)
                                       : failed(m_line, tr("There is text after a closing quote."));
                ++m_at;
            }
            if (c == u'\n')
                ++m_line;
            cell.append(c);
        }
        return failed(openedOn, tr("A quote is opened and never closed."));
    }

    void takeLineEnd()
    {
        if (m_at >= m_text.size())
            return;
        if (m_text.at(m_at++) == u'\r' && peek() == u'\n')
            ++m_at;
        ++m_line;
    }

    Expected<QString> failed(qint64 line, const QString& what) const
    {
        return failure(ErrorCode::InvalidInput, what, tr("%1, line %2").arg(m_name).arg(line),
            tr("Inside quotes, write a quote twice."));
    }

    const QString& m_text;
    QString m_name;
    qsizetype m_at = 0;
    qint64 m_line = 1;
};

} // namespace

Expected<QList<CsvRecord>> readCsv(const QString& text, const QString& name)
{
    QList<CsvRecord> records;
    return readCsvRecords(text, name, [&records](const CsvRecord& record) -> Expected<void> {
        records.append(record);
        return {};
    }).map([&records] { return records; });
}

Expected<void> readCsvRecords(const QString& text, const QString& name,
    const std::function<Expected<void>(const CsvRecord&)>& take)
{
    return CsvParser(text, name).run(take);
}

} // namespace tandem
