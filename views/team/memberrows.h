#pragma once

#include "storage/team/teamadmin.h"
#include "ui/rows/rowspec.h"

#include <QList>

namespace tandem {

/// A login of a team as lists show it. A person with several machines has several.
struct ListedLogin
{
    QString name;
    QString login; ///< tells logins of one person apart
    bool lead = false;
    bool removed = false;
    qint64 seenAt = 0; ///< milliseconds since 1970; 0: never
    int rounds = 0;
    int submitted = 0;
    bool operator==(const ListedLogin&) const = default;
};

/// The same as a hub tells them.
QList<ListedLogin> listedLogins(const QList<team::MemberState>& members);

/// Who has a login at a hub, and how far they are.
RowSpec<ListedLogin> loginRows();

} // namespace tandem
