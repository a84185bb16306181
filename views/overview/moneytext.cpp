#include "views/overview/moneytext.h"

#include "views/overview/overviewwords.h"

#include <QLocale>

namespace tandem {

QString moneyText(double amount, const QString& currency)
{
    const QString number = QLocale().toString(amount, 'f', 2);
    if (currency.isEmpty())
        return number;
    return OverviewWords::tr("%1 %2", "amount and currency").arg(number, currency);
}

} // namespace tandem
