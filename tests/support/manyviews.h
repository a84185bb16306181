#pragma once

#include "projectfixture.h"

/// Puts this many views into the schema of a project, as somebody might to keep a reader busy.
inline void addViews(const QString& path, int count)
{
    using namespace tandem;
    const auto altered = ProjectFixture::take(Database::open(path, Database::Mode::Bulk));
    ProjectFixture::check(altered->run(QStringLiteral("PRAGMA writable_schema = ON")));
    ProjectFixture::check(altered->run(
        QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
                       " INSERT INTO sqlite_master SELECT 'view', 'v' || i, 'v' || i, 0,"
                       " 'CREATE VIEW v' || i || ' AS SELECT 1' FROM n"),
        {count}));
}
