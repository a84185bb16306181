#include "storage/runs/capneed.h"

#include "storage/runs/runfields.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace tandem {

double neededCap(const RunBudget& budget, double most, double largest)
{
    const double parts = std::pow(10.0, kCapBounds.decimals);
    const double unbounded = double(budget.unpriced()) * largest;
    return std::ceil((budget.spent() + budget.possible() + unbounded + most) * parts) / parts;
}

std::optional<double> capNamedIn(const QString& reason, const QString& currency)
{
    if (currency.isEmpty())
        return std::nullopt;
    const QRegularExpression amount(QStringLiteral("([0-9][0-9,]*(?:\\.[0-9]+)?)\\s+%1\\b")
                                        .arg(QRegularExpression::escape(currency)));
    std::optional<double> largest;
    for (auto found = amount.globalMatch(reason); found.hasNext();) {
        // Amounts of a reason are written in English, whatever its language.
        const double value = QLocale(QLocale::English).toDouble(found.next().captured(1));
        largest = std::max(largest.value_or(value), value);
    }
    return largest;
}

} // namespace tandem
