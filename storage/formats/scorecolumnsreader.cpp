#include "storage/formats/scorecolumnsreader.h"

#include "models/text/decode.h"
#include "storage/formats/caserow.h"
#include "storage/formats/csvreader.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/numbercolumns.h"

#include <QFileInfo>

#include <algorithm>

namespace tandem {

namespace {

QString scoreColumnsHelp()
{
    return FormatWords::tr(
        "Use a CSV with \"id\", \"system\" (if there are several) and numeric columns.");
}

/// Of a table that has the column it is told in each row, even where a cell is empty.
Expected<void> takeScoredSystem(ScoreRow& row, const RecordValue& value)
{
    if (!value.is(RecordValue::Type::Missing))
        row.system = value.word().simplified();
    return {};
}

const RecordFields<ScoreRow>& scoreColumnFields()
{
    using F = RecordFields<ScoreRow>;
    static const F fields = F(scoreColumnsHelp, {F::name("id", &ScoreRow::id).required().unique(),
                                                    F::custom("system", takeScoredSystem).unique()})
                                .others(F::passedOver)
                                .keepsLine(&ScoreRow::line);
    return fields;
}

/// The first two rows of a table, of which `head` are the first bytes.
QList<CsvRecord> firstRowsOf(QByteArray head, bool isCut)
{
    if (isCut)
        head.truncate(head.lastIndexOf('\n') + 1);
    QList<CsvRecord> rows;
    const auto take = [&rows](const CsvRecord& row) -> Expected<void> {
        rows.append(row);
        return rows.size() < 2 ? Expected<void>() : failure(ErrorCode::Cancelled, QString());
    };
    if (const auto text = decodeText(head, {}))
        (void)readCsvRecords(*text, {}, take); // ended above
    return rows;
}

/// Whether tables with such a column are something else, whatever numbers they have.
bool isOfOtherTables(const QString& column)
{
    static constexpr const char* names[] = {
        "user", "reviewer", "rater", "sample", "item", "time", "date"};
    return std::any_of(std::begin(names), std::end(names), [&](const char* name) {
        return column.contains(QLatin1String(name), Qt::CaseInsensitive);
    });
}

} // namespace

Expected<ScoreColumns> readScoreColumns(const Input& input)
{
    ScoreColumns scores;
    NumberColumns columns;
    const auto take = [&](ScoreRow&& row, const Record& record) -> Expected<void> {
        TANDEM_DO(columns.take(row.values, scoreColumnFields(), record));
        scores.rows.append(std::move(row));
        return {};
    };
    TANDEM_DO(scoreColumnFields().readRows(input, take, RecordLayout::Csv));
    if (const auto problem = columns.problem(input.name(), scoreColumnsHelp))
        return failure(*problem);
    for (ScoreRow& row : scores.rows)
        row.values = columns.kept(row.values);
    scores.names = columns.names();
    scores.left = columns.left();
    return scores;
}

bool resemblesScoreColumns(const QString& path)
{
    if (layoutNamed(path) != RecordLayout::Csv)
        return false;
    const auto head = readFileHead(path);
    const QList<CsvRecord> rows =
        head ? firstRowsOf(*head, QFileInfo(path).size() > head->size()) : QList<CsvRecord>();
    if (rows.size() < 2 || rows.at(0).cells.size() != rows.at(1).cells.size())
        return false;
    const CsvRecord& first = rows.at(1);
    QStringList names;
    bool hasNumber = false;
    for (qsizetype i = 0; i < first.cells.size(); ++i) {
        names.append(withoutOuterBlanks(rows.at(0).cells.at(i)).toLower());
        const bool isName =
            names.last() == QLatin1String("id") || names.last() == QLatin1String("system");
        hasNumber = hasNumber || (!isName && foreignNumber(first.cells.at(i), first.decimals));
    }
    return hasNumber && names.contains(QLatin1String("id")) && !hasCaseTexts(caseKeysOf(names)) &&
           std::none_of(names.cbegin(), names.cend(), isOfOtherTables);
}

} // namespace tandem
