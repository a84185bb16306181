#include "ui/discussionroles.h"

#include <QCoreApplication>

namespace tandem::discussion {

QString accessibleText(const QModelIndex& index)
{
    return QCoreApplication::translate("Discussion", "%1 says: %2")
        .arg(index.data(Participant).toString(), index.data(Qt::DisplayRole).toString());
}

} // namespace tandem::discussion
