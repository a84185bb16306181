#include "app/commandline/sampleselection.h"

#include "app/commandline/console.h"
#include "storage/repositories/samplerepository.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <optional>
#include <set>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

constexpr int kPage = 256;

struct Range
{
    int first = 0;
    int last = 0;
};

/// "3" or "1-4"; none where it is neither.
std::optional<Range> rangeFrom(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^\\s*(\\d+)\\s*(?:-\\s*(\\d+)\\s*)?$"));
    const auto match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    bool isFirstNumber = false;
    bool isLastNumber = false;
    const int first = match.captured(1).toInt(&isFirstNumber);
    const int last = match.capturedLength(2) > 0 ? match.captured(2).toInt(&isLastNumber) : first;
    const bool fits = isFirstNumber && (isLastNumber || match.capturedLength(2) == 0);
    return fits && first >= 1 && first <= last ? std::optional(Range{first, last}) : std::nullopt;
}

} // namespace

QCommandLineOption samplesOption()
{
    return QCommandLineOption(QStringLiteral("sample"),
        Words::tr("Which samples: a number, a range like 1-4, several with commas, or all."),
        QStringLiteral("N|N-M|all"));
}

Expected<QList<SampleRow>> samplesWhere(
    Database& database, const std::function<bool(const SampleRow&)>& wanted, Step step)
{
    SampleRepository samples(database);
    const auto count = samples.count();
    if (!count)
        return failure(count.error());
    QList<SampleRow> found;
    for (int first = 1; first <= *count; first += kPage) {
        const auto rows = samples.rows(first, kPage, step);
        if (!rows)
            return rows;
        for (const SampleRow& row : *rows) {
            if (wanted(row))
                found.append(row);
        }
    }
    return found;
}

Expected<QList<SampleRow>> selectedSamples(
    Database& database, const QString& selection, Console& console, Step step)
{
    if (selection == QLatin1String("all"))
        return samplesWhere(
            database, [](const SampleRow&) { return true; }, step);
    const auto count = SampleRepository(database).count();
    if (!count)
        return failure(count.error());
    std::set<int> positions;
    for (const QString& part : selection.split(u',')) {
        const auto range = rangeFrom(part);
        if (!range) {
            return console.misuse(
                Words::tr("--sample takes a number, a range like 1-4 or all, not \"%1\".")
                    .arg(selection));
        }
        if (range->last > *count) {
            return failure(ErrorCode::NotFound,
                Words::tr("There is no sample %1.").arg(range->last), {},
                Words::tr("The project has %n sample(s).", nullptr, *count));
        }
        for (int position = range->first; position <= range->last; ++position)
            positions.insert(position);
    }
    return samplesWhere(
        database, [&](const SampleRow& row) { return positions.contains(row.position); }, step);
}

} // namespace tandem
