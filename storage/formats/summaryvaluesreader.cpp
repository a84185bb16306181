#include "storage/formats/summaryvaluesreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/numbercolumns.h"

namespace tandem {

namespace {

using ValuesFields = RecordFields<SummaryValuesRow>;

QString valuesHelp()
{
    return FormatWords::tr("See \"tandem help formats\" for the format of user summary values.");
}

const ValuesFields& summaryValueFields()
{
    using Row = SummaryValuesRow;
    // What a summary was to keep to, as exports of summaries have it, measures nothing.
    static const ValuesFields fields =
        ValuesFields(valuesHelp, {ValuesFields::name("user", &Row::user).required().unique(),
                                     ValuesFields::name("summarizer", &Row::summarizer).unique(),
                                     ValuesFields::name("log", &Row::log),
                                     ValuesFields::custom("max_words", ValuesFields::passedOver)})
            .others(ValuesFields::passedOver)
            .keepsLine(&Row::line);
    return fields;
}

} // namespace

Expected<SummaryValues> readSummaryValues(const Input& input)
{
    SummaryValues values;
    NumberColumns columns;
    TANDEM_DO(summaryValueFields().readRows(
        input, [&](SummaryValuesRow&& row, const Record& record) -> Expected<void> {
            TANDEM_DO(columns.take(row.values, summaryValueFields(), record));
            values.rows.append(std::move(row));
            return {};
        }));
    if (const auto problem = columns.problem(input.name(), valuesHelp))
        return failure(*problem);
    for (SummaryValuesRow& row : values.rows)
        row.values = columns.kept(row.values);
    values.measures = columns.names();
    values.left = columns.left();
    return values;
}

} // namespace tandem
