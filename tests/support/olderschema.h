#pragma once

#include <QRegularExpression>
#include <QStringList>

namespace tandem {

/// Statements that take away whatever a step of the schema (storage/database/schemasteps.h) made:
/// what is newer goes first, since SQLite alters no table while a view speaks of one that is gone.
inline QStringList stepTakenBack(const QStringList& step)
{
    static const QRegularExpression made(
        QStringLiteral("\\ACREATE (VIEW|TRIGGER|TABLE|INDEX) (\\S+)"));
    QStringList statements;
    for (const QString& statement : step) {
        const auto found = made.match(statement);
        if (found.hasMatch())
            statements +=
                QStringLiteral("DROP %1 IF EXISTS %2").arg(found.captured(1), found.captured(2));
    }
    return statements;
}

} // namespace tandem
