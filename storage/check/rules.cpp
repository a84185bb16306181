#include "storage/check/rules.h"

#include "storage/check/faults.h"
#include "storage/database/rows.h"

#include <QCoreApplication>

namespace tandem {

Expected<void> checkRules(
    Database& database, Faults& faults, const QList<CheckRule>& rules, const QString& frame)
{
    for (const CheckRule& rule : rules) {
        TANDEM_DO(faults.goOn());
        TANDEM_DO(eachRow(database, frame.arg(QLatin1String(rule.sql)), {}, [&](Statement& row) {
            const auto number = row.take<qint64>();
            const auto spot = row.take<QString>();
            if (number == 0)
                return;
            const QString what = QCoreApplication::translate(
                "ProjectCheck", rule.problem, nullptr, Faults::shownNumber(number));
            faults.tell(spot.isEmpty() ? what : QStringLiteral("%1 (%2)").arg(what, spot));
        }));
    }
    return {};
}

} // namespace tandem
