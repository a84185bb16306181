#include "storage/formats/scorecolumnsreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/numbercolumns.h"

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

} // namespace tandem
