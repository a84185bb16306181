#include "storage/formats/usersummariesreader.h"

#include "models/text/plainline.h"
#include "models/usersum/summaryrequests.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"

namespace tandem {

namespace {

using SummaryFields = RecordFields<UserSummaryRow>;

constexpr qsizetype kLongestSummaryName = 200;
constexpr qsizetype kLongestSummaryText = 100'000;

QString summariesHelp()
{
    return FormatWords::tr("See \"tandem help formats\" for the format of user summaries.");
}

Expected<void> tidySummary(UserSummaryRow& row, const RecordValue& object)
{
    row.summary = withoutTurns(onPlainLines(row.summary)).trimmed();
    if (hasVisible(row.summary))
        return {};
    return object.refuse(FormatWords::tr("The summary is empty."),
        FormatWords::tr("Remove the line if the user has no summary."));
}

SummaryFields::Field summaryName(const char* key, QString UserSummaryRow::*member)
{
    return SummaryFields::name(key, member).atMost(kLongestSummaryName).oneLine();
}

const SummaryFields& userSummaryFields()
{
    using Row = UserSummaryRow;
    static const SummaryFields fields = SummaryFields(summariesHelp,
        {summaryName("user", &Row::user).required().unique(),
            summaryName("summarizer", &Row::summarizer).unique(),
            SummaryFields::text("summary", &Row::summary).required().atMost(kLongestSummaryText),
            SummaryFields::whole("max_words", &Row::mostWords, 1, usersum::kMostWords),
            summaryName("log", &Row::log)})
                                            .keepsLine(&Row::line)
                                            .check(tidySummary);
    return fields;
}

} // namespace

Expected<QList<UserSummaryRow>> readUserSummaries(const Input& input)
{
    return userSummaryFields().readList(input);
}

} // namespace tandem
