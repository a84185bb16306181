#include "views/overview/moneytext.h"

#include <QCoreApplication>
#include <QLocale>

namespace tandem {

QString moneyText(double amount, const QString& currency)
{
    const QString number = QLocale().toString(amount, 'f', 2);
    if (currency.isEmpty())
        return number;
    return QCoreApplication::translate("Overview", "%1 %2", "amount and currency")
        .arg(number, currency);
}

} // namespace tandem
