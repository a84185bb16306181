#include "storage/project/caseconflicts.h"

#include "models/results/spelling.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"

#include <QHash>
#include <QMap>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr qsizetype kMostNamedCases = 5;
constexpr qsizetype kShownCaseName = 40;

/// Of each system the cases of one name that it has an output for.
using CasesBySystem = QMap<QString, QSet<qint64>>;

/// Whether some two systems have no case in common.
bool areApart(const CasesBySystem& systems)
{
    for (auto one = systems.cbegin(); one != systems.cend(); ++one) {
        for (auto other = std::next(one); other != systems.cend(); ++other) {
            if (!one->intersects(*other))
                return true;
        }
    }
    return false;
}

/// What is known of the cases of one name.
struct NamedCases
{
    QSet<qint64> ids;
    QHash<QString, QSet<QString>> expected; ///< by prompt
    CasesBySystem systems;

    bool hasSeveralReferences() const
    {
        return std::any_of(expected.cbegin(), expected.cend(),
            [](const QSet<QString>& texts) { return texts.size() > 1; });
    }
};

} // namespace

Expected<QList<CaseConflict>> caseConflicts(Database& database)
{
    QStringList order;
    QHash<QString, NamedCases> byName;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT c.id, c.name, c.prompt, c.expected, o.id IS NOT NULL,"
                       " coalesce(o.system, '') FROM text_case c"
                       " LEFT JOIN case_output o ON o.case_id = c.id WHERE c.name IN"
                       " (SELECT name FROM text_case WHERE name <> '' GROUP BY name"
                       " HAVING count(*) > 1) ORDER BY c.position, o.id"),
        {}, [&](Statement& row) {
            const auto id = row.take<qint64>();
            const auto name = row.take<QString>();
            const auto prompt = row.take<QString>();
            const auto expected = row.take<QString>();
            const auto hasOutput = row.take<qint64>() != 0;
            const auto system = row.take<QString>();
            if (!byName.contains(name))
                order.append(name);
            NamedCases& cases = byName[name];
            cases.ids.insert(id);
            cases.expected[prompt].insert(expected);
            if (hasOutput)
                cases.systems[system].insert(id);
        }));
    QList<CaseConflict> conflicts;
    for (const QString& name : std::as_const(order)) {
        const NamedCases& cases = byName[name];
        const bool isReference = cases.hasSeveralReferences();
        if (isReference || areApart(cases.systems))
            conflicts.append({name, isReference, cases.ids.size(), cases.systems.keys()});
    }
    return conflicts;
}

Expected<QStringList> caseConflictMessages(Database& database, const QSet<QString>& names)
{
    QMap<QString, CasesBySystem> byName;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT c.name, o.system, c.id FROM text_case c"
                       " JOIN case_output o ON o.case_id = c.id WHERE c.name IN"
                       " (SELECT name FROM text_case WHERE name <> '' GROUP BY name"
                       " HAVING count(*) > 1)"),
        {}, [&](Statement& row) {
            const auto name = row.take<QString>();
            const auto system = row.take<QString>();
            const auto id = row.take<qint64>();
            if (names.contains(name))
                byName[name][system].insert(id);
        }));
    QStringList apart;
    for (auto one = byName.cbegin(); one != byName.cend(); ++one) {
        if (areApart(*one))
            apart.append(results::beginning(results::onOneLine(one.key()), kShownCaseName));
    }
    if (apart.isEmpty())
        return QStringList();
    QStringList shown = apart.first(std::min(apart.size(), kMostNamedCases));
    if (shown.size() < apart.size())
        shown.append(QStringLiteral("..."));
    return QStringList{
        ProjectWords::tr("%n id(s) refer to different cases in different systems (prompt or "
                         "reference differs), so no test compares these outputs: %1.",
            nullptr, int(apart.size()))
            .arg(shown.join(QStringLiteral(", ")))};
}

} // namespace tandem
