#include "storage/repositories/unattributederrorrepository.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/repositories/judgementcolumns.h"
#include "storage/repositories/repositorywords.h"

#include <QDateTime>

namespace tandem {

Expected<bool> UnattributedErrorRepository::add(const kgds::SystemRef& system,
    const QString& verifier, const QString& source, const QList<kgds::ErrorType>& types)
{
    const QByteArray text = errorsText({types.cbegin(), types.cend()});
    TANDEM_TRY(known,
        valueOf<QByteArray>(m_database,
            QStringLiteral("SELECT types FROM kgds_loose_error WHERE model = ? AND paradigm = ?"
                           " AND pattern = ? AND verifier = ?"),
            {system.model, system.paradigm, system.pattern, verifier}));
    if (*known == text)
        return false;
    if (!known->isEmpty())
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The project has different error types for %1 by %2.")
                .arg(system.model, verifier),
            source, RepositoryWords::tr("Give the judge another name."));
    return m_database
        .run(QStringLiteral("INSERT INTO kgds_loose_error"
                            " (uuid, model, paradigm, pattern, verifier, types, source, at)"
                            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
            {newUuid(), system.model, system.paradigm, system.pattern, verifier,
                SqlValue::text(text), source, QDateTime::currentMSecsSinceEpoch()})
        .map([] { return true; });
}

Expected<std::map<kgds::SystemRef, QList<kgds::ErrorType>>> UnattributedErrorRepository::of(
    const QString& verifier)
{
    std::map<kgds::SystemRef, QList<kgds::ErrorType>> found;
    TANDEM_DO(eachRow(m_database,
        QStringLiteral("SELECT model, paradigm, pattern, types FROM kgds_loose_error"
                       " WHERE verifier = ?"),
        {verifier}, [&](Statement& row) {
            kgds::SystemRef system;
            row.read(system.model, system.paradigm, system.pattern);
            for (const auto& type : errorsFrom(row.take<QByteArray>())) {
                if (type)
                    found[system].append(*type);
            }
        }));
    return found;
}

} // namespace tandem
