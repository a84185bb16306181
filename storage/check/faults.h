#pragma once

#include "models/error.h"
#include "storage/database/rows.h"
#include "storage/project/benchmark.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

/// What is said of values that are stored beside what they were computed from; with %n, translated
/// in the context ProjectWords.
struct StoredFaults
{
    const char* unreadable; ///< null: told by itself
    const char* different;
};

/// Where the parts of a check tell what they find, and ask whether they go on.
class Faults final
{
public:
    explicit Faults(Progress progress)
        : m_progress(std::move(progress))
    {
    }

    /// The next stage begins. Fails once the check was cancelled.
    Expected<void> next();
    /// To be asked before whatever takes its time. Fails once the check was cancelled.
    Expected<void> goOn() const;

    /// Tells of a fault; `sentence` is translated. Beyond a hundred they are left out.
    void tell(const QString& sentence);
    /// Counts so many faults of a kind, which is told once: `problem` has %n and is translated in
    /// the context ProjectWords.
    void count(qint64 number, const char* problem);
    /// Counts one unless `isRight`.
    void expect(bool isRight, const char* problem) { count(isRight ? 0 : 1, problem); }
    /// The same of a value that was computed again; an error: it cannot be.
    void expect(const Expected<bool>& isSame, const StoredFaults& problems);
    /// Names what is odd and no damage; `sentence` is translated.
    void note(const QString& sentence) { m_notes.append(sentence); }

    /// In the order in which they were found first.
    QStringList problems() const;
    const QStringList& notes() const { return m_notes; }

    /// A number out of an altered file, which may be any, as a sentence tells it.
    static int shownNumber(qint64 number);

private:
    struct Found
    {
        QString sentence;
        const char* problem = nullptr; ///< counted where there is one
        qint64 number = 0;
    };

    Progress m_progress;
    int m_stage = -1;
    QList<Found> m_found;
    QStringList m_notes;
};

/// Visits each row that `sql` selects, unless the check is cancelled.
template <typename Visit>
Expected<void> eachChecked(
    Database& database, const Faults& faults, const QString& sql, const Visit& visit)
{
    return eachRow(database, sql, {}, [&](Statement& row) -> Expected<void> {
        TANDEM_DO(faults.goOn());
        visit(row);
        return {};
    });
}

/// Computes again what is stored under each of the ids that `sql` selects, and tells of those for
/// which `isSame` is false, or fails.
template <typename Id, typename IsSame>
Expected<void> checkStored(Database& database, Faults& faults, const QString& sql,
    const StoredFaults& problems, const IsSame& isSame)
{
    TANDEM_TRY(ids, valuesOf<Id>(database, sql));
    for (const Id id : *ids) {
        TANDEM_DO(faults.goOn());
        faults.expect(isSame(id), problems);
    }
    return {};
}

} // namespace tandem
