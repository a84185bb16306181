#include "app/commandline/sampleselection.h"

#include "app/commandline/commandwords.h"
#include "app/commandline/console.h"
#include "storage/repositories/samplerepository.h"

#include <QRegularExpression>

namespace tandem {

namespace {

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

std::optional<std::set<int>> numbersIn(const QString& selection)
{
    constexpr int kMost = 10'000'000;
    std::set<int> numbers;
    for (const QString& part : selection.split(u',')) {
        const auto range = rangeFrom(part);
        if (!range || range->last > kMost)
            return std::nullopt;
        for (int number = range->first; number <= range->last; ++number)
            numbers.insert(number);
    }
    return numbers;
}

QCommandLineOption samplesOption()
{
    return QCommandLineOption(QStringLiteral("sample"),
        CommandWords::tr("Which samples: a number, a range like 1-4, several with commas, or all."),
        QStringLiteral("N|N-M|all"));
}

Expected<QList<SampleRow>> samplesWhere(
    Database& database, const std::function<bool(const SampleRow&)>& wanted, Step step)
{
    SampleRepository samples(database);
    TANDEM_TRY(count, samples.count());
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
    TANDEM_TRY(last, SampleRepository(database).lastPosition());
    const auto positions = numbersIn(selection);
    if (!positions)
        return console.misuse(
            CommandWords::tr("--sample takes a number, a range like 1-4 or all, not \"%1\".")
                .arg(selection));
    if (*positions->rbegin() > *last)
        return failure(ErrorCode::NotFound,
            CommandWords::tr("There is no sample %1.").arg(*positions->rbegin()), {},
            CommandWords::tr("The project has %n sample(s).", nullptr, *last));
    // One that is named alone is missed when it is set aside; a range goes past it.
    if (positions->size() == 1) {
        TANDEM_DO(SampleRepository(database).rowAt(*positions->begin(), step));
    }
    return samplesWhere(
        database, [&](const SampleRow& row) { return positions->contains(row.position); }, step);
}

} // namespace tandem
