#pragma once

#include "projectfixture.h"
#include "storage/database/database.h"

#include <QFile>
#include <QString>
#include <QStringList>

namespace tandem {

/// Makes the project file that is stored for this version of the schema as a dump; each of its
/// statements ends with a line that is a semicolon alone.
inline void restoreStoredProject(int version, const QString& path)
{
    QFile dump(QStringLiteral(TANDEM_TEST_DATA "/schema/v%1.sql").arg(version));
    if (!dump.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(dump.fileName()));
    const auto database = ProjectFixture::take(Database::open(path, Database::Mode::Bulk));
    const QStringList statements =
        QString::fromUtf8(dump.readAll()).split(QStringLiteral("\n;\n"), Qt::SkipEmptyParts);
    for (const QString& statement : statements)
        ProjectFixture::check(database->run(statement));
}

} // namespace tandem
