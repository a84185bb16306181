#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "views/evaluate/checkresults.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace tandem {

class Database;

/// Whose outputs there are, and what judges said: what the checks can be run on.
struct CheckData
{
    qint64 cases = 0;
    qint64 casesWithProfile = 0;
    QStringList systems;                    ///< by name
    QHash<QString, QSet<CaseId>> outputsOf; ///< cases with an output of a system
    QList<JudgedPair> judged;               ///< newest first

    qint64 outputs(const QString& system) const { return outputsOf.value(system).size(); }
    /// Cases with an output of both.
    qint64 common(const QString& first, const QString& second) const;
    /// The newest run that compared these two, whichever was first.
    std::optional<JudgedPair> judgedPair(const QString& first, const QString& second) const;
};

/// For a worker.
Expected<CheckData> readCheckData(Database& database);

} // namespace tandem
