#include "storage/repositories/loneverdicts.h"

#include "storage/database/rows.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/verdictkinds.h"

#include <algorithm>

namespace tandem {

namespace {

Expected<QList<LoneVerdict>> loneVerdictsWhere(
    Database& database, const QString& condition, const SqlValues& arguments)
{
    QList<LoneVerdict> all;
    for (const LoneTable& table : loneTables()) {
        TANDEM_DO(eachRow(database,
            QStringLiteral("SELECT said.id, said.output_id, said.judge, %1, %2, said.explanation,"
                           " said.reply_id"
                           " FROM %3 said JOIN kgds_output o ON o.id = said.output_id"
                           " JOIN sample_in_use s ON s.id = o.sample_id WHERE %4"
                           " ORDER BY said.output_id, said.judge, 4")
                .arg(QLatin1String(table.way), QLatin1String(table.answer),
                    QLatin1String(table.table), condition),
            arguments, [&](Statement& row) {
                LoneVerdict one{.kind = table.kind, .decision = table.decision};
                row.read(
                    one.id, one.output, one.judge, one.way, one.answer, one.explanation, one.reply);
                all.append(one);
            }));
    }
    return all;
}

template <typename SelectOf>
QString ofEach(SelectOf selectOf)
{
    QStringList selects;
    for (const JudgesTable& one : judgesTables())
        selects += selectOf(one);
    return selects.join(QStringLiteral(" UNION ALL "));
}

} // namespace

QList<LoneTable> loneTables()
{
    QList<LoneTable> all;
    const auto add = [&]<typename Kind>() {
        if constexpr (requires { Kind::table; })
            all.append(Kind::table);
    };
#define TANDEM_LONE_TABLE(Kind) add.template operator()<Kind>();
    TANDEM_VERDICT_KINDS(TANDEM_LONE_TABLE)
    return all;
}

Expected<QList<LoneVerdict>> loneVerdictsOn(Database& database, SystemOutputId output)
{
    return loneVerdictsWhere(database, QStringLiteral("said.output_id = ?"), {output});
}

Expected<QList<LoneVerdict>> loneVerdictsBy(Database& database, const QString& judge)
{
    return loneVerdictsWhere(database, QStringLiteral("said.judge = ?"), {judge});
}

Expected<int> loneAnswer(Database& database, const LoneTable& table, qint64 id)
{
    return oneValue<int>(database,
        QStringLiteral("SELECT %1 FROM %2 said WHERE said.id = ?")
            .arg(QLatin1String(table.answer), QLatin1String(table.table)),
        {id}, {ErrorCode::NotFound, RepositoryWords::tr(table.gone), {}, {}, {}});
}

QList<JudgesTable> judgesTables()
{
    QList<JudgesTable> all{{JudgementVerdicts::kind, "kgds_judgement", "verifier"}};
    for (const LoneTable& table : loneTables())
        all.append({table.kind, table.table, "judge"});
    return all;
}

bool isOnOutputs(int kind)
{
    const QList<JudgesTable> tables = judgesTables();
    return std::any_of(tables.cbegin(), tables.cend(),
        [kind](const JudgesTable& table) { return table.kind == kind; });
}

QString reviewedSql(const char* where)
{
    return ofEach([where](const JudgesTable& one) {
        return QStringLiteral("SELECT 1 FROM %1 said JOIN verdict v ON v.kind = %2"
                              " AND v.subject_id = said.id WHERE %3")
            .arg(QLatin1String(one.table))
            .arg(one.kind)
            .arg(QLatin1String(where));
    });
}

QString judgesSql(const char* where)
{
    return ofEach([where](const JudgesTable& one) {
        return QStringLiteral("SELECT said.%1 FROM %2 said WHERE %3")
            .arg(QLatin1String(one.judge), QLatin1String(one.table), QLatin1String(where));
    });
}

} // namespace tandem
