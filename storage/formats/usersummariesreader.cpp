#include "storage/formats/usersummariesreader.h"

#include "models/text/plainline.h"
#include "models/usersum/summaryrequests.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"
#include "storage/formats/recordformat.h"
#include "storage/formats/recordreader.h"

#include <QHash>

namespace tandem {

namespace {

constexpr qsizetype kLongestSummaryName = 200;
constexpr qsizetype kLongestSummaryText = 100'000;

QString summariesRemedy()
{
    return FormatWords::tr("\"tandem help formats\" shows how summaries of users are written.");
}

/// A name on one line, "" where there is none.
Expected<void> takeNameOf(QString& name, const RecordValue& value)
{
    if (!value.isGiven())
        return {};
    if (!value.is(RecordValue::Type::Text))
        return value.refuse(FormatWords::tr("Here a text is expected."), summariesRemedy());
    name = value.word();
    if (name.size() > kLongestSummaryName)
        return failure(value.tooLarge(
            FormatWords::tr("This has more than %1 characters.").arg(kLongestSummaryName),
            summariesRemedy()));
    if (!isPlainLine(name))
        return value.refuse(
            FormatWords::tr("A name is one line without control characters."), summariesRemedy());
    return {};
}

Expected<void> takeSummaryText(UserSummaryRow& row, const RecordValue& value)
{
    if (!value.is(RecordValue::Type::Text))
        return value.refuse(FormatWords::tr("\"summary\" must be a text."), summariesRemedy());
    row.summary = withoutTurns(onPlainLines(value.text())).trimmed();
    if (!hasVisible(row.summary))
        return value.refuse(FormatWords::tr("The summary is empty."),
            FormatWords::tr("Leave the line out: a user without a summary has none."));
    if (row.summary.size() > kLongestSummaryText)
        return failure(value.tooLarge(
            FormatWords::tr("A summary has at most %L1 characters.").arg(kLongestSummaryText),
            FormatWords::tr("Shorten it.")));
    return {};
}

Expected<void> takeWordLimit(UserSummaryRow& row, const RecordValue& value)
{
    if (!value.isGiven())
        return {};
    const std::optional<int> words = value.ordinal();
    if (!words || *words > usersum::kMostWordLimit)
        return value.refuse(FormatWords::tr("\"max_words\" is a whole number from 1 to %L1.")
                                .arg(usersum::kMostWordLimit),
            summariesRemedy());
    row.mostWords = *words;
    return {};
}

const RecordFormat<UserSummaryRow>& userSummaryFormat()
{
    static const RecordFormat<UserSummaryRow> format({
        {recordKeys("user"), [](UserSummaryRow& row,
                                 const RecordValue& value) { return takeNameOf(row.user, value); }},
        {recordKeys("summarizer"),
            [](UserSummaryRow& row, const RecordValue& value) {
                return takeNameOf(row.summarizer, value);
            }},
        {recordKeys("summary"), takeSummaryText},
        {recordKeys("max_words"), takeWordLimit},
        {recordKeys("log"), [](UserSummaryRow& row,
                                const RecordValue& value) { return takeNameOf(row.log, value); }},
    });
    return format;
}

RecordShape summariesShape()
{
    RecordShape shape;
    shape.isKey = userSummaryFormat().isKey();
    shape.keysAreUnique = true;
    shape.emptyCellsCount = false;
    shape.tooLongALine = FormatWords::tr("Put each summary on a line of its own.");
    shape.tooLargeATable = FormatWords::tr("Split it by users.");
    shape.shapeRemedy = summariesRemedy();
    shape.checkHeader = [](const QStringList& columns, const QString& place) -> Expected<void> {
        if (columns.contains(QLatin1String("user")) && columns.contains(QLatin1String("summary")))
            return {};
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("The first row should name the columns: user, summary, and summarizer "
                            "where there are several."),
            place, summariesRemedy());
    };
    return shape;
}

} // namespace

Expected<QList<UserSummaryRow>> readUserSummaries(const Input& input)
{
    TANDEM_TRY(device, input.open());
    const RecordLayout layout = layoutOfRecords(**device, input.name());
    QList<UserSummaryRow> all;
    QHash<std::pair<QString, QString>, qint64> lines;
    const auto take = [&](const Record& record) -> Expected<void> {
        TANDEM_TRY_VAR(row, userSummaryFormat().read(record));
        if (row->user.isEmpty())
            return record.root().refuse(
                FormatWords::tr("\"%1\" is required.").arg(QStringLiteral("user")),
                summariesRemedy());
        if (all.size() == limits::maxRows)
            return failure(record.root().tooLarge(
                FormatWords::tr("There are more than %L1 lines.").arg(limits::maxRows),
                FormatWords::tr("Split it by users.")));
        const std::pair key(row->user, row->summarizer);
        if (const auto before = lines.constFind(key); before != lines.cend())
            return record.root().refuse(
                FormatWords::tr("The user \"%1\" is there already, on line %2.")
                    .arg(row->user)
                    .arg(*before),
                FormatWords::tr("Take out one of the two."));
        row->line = record.line();
        lines.insert(key, row->line);
        all.append(std::move(*row));
        return {};
    };
    TANDEM_DO(readRecords(input, layout, summariesShape(), take));
    if (all.isEmpty())
        return failure(ErrorCode::InvalidInput, FormatWords::tr("There are no summaries in it."),
            input.name(), summariesRemedy());
    return all;
}

} // namespace tandem
