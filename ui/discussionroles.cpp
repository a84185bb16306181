#include "ui/discussionroles.h"

#include "ui/widgetwords.h"

namespace tandem::discussion {

QString accessibleText(const QModelIndex& index)
{
    return WidgetWords::tr("%1 says: %2")
        .arg(index.data(Participant).toString(), index.data(Qt::DisplayRole).toString());
}

} // namespace tandem::discussion
