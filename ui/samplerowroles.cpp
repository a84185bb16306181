#include "ui/samplerowroles.h"

#include "ui/widgetwords.h"

#include <QStringList>

namespace tandem::samplerow {

QString accessibleText(const QModelIndex& index)
{
    const QString number = index.data(Number).toString();
    const QString title = index.data(Qt::DisplayRole).toString();
    QStringList parts{number.isEmpty() ? title : QString(number + QLatin1Char(' ') + title)};
    const QString state = index.data(StateLine).toString();
    if (!state.isEmpty())
        parts += state;
    if (index.data(Complete).toBool())
        parts += WidgetWords::tr("complete");
    if (index.data(Attention).toBool())
        parts += WidgetWords::tr("waits for you");
    return parts.join(QStringLiteral(", "));
}

} // namespace tandem::samplerow
