#pragma once

#include <QString>

namespace tandem {

/// An amount with its currency, two decimals: "108.10 USD". Without a currency the number alone.
QString moneyText(double amount, const QString& currency);

} // namespace tandem
