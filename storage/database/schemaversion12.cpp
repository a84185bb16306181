#include "storage/database/schemasteps.h"

#include <QRegularExpression>

#include <utility>

namespace tandem {

/// The tables said themselves which kinds of subjects there are, so that each new kind made them
/// anew. Now triggers say it, which are taken away and made in no time: a new kind makes
/// `..._has_a_kind` anew, and a `..._has_a_subject_N` for each table. What else guards the tables
/// is made again as versions 9 and 11 made it.
QStringList schemaVersion12()
{
    const QStringList before = schemaVersion9() + schemaVersion11();
    QStringList statements;
    QStringList guards;
    for (const QLatin1String table : {QLatin1String("verdict"), QLatin1String("verdict_done")}) {
        statements += QStringLiteral("CREATE TABLE %1_before AS SELECT * FROM %1").arg(table);
        // Its own triggers go with it, unasked.
        statements += QStringLiteral("DROP TABLE %1").arg(table);
        for (QString made :
            before.filter(QRegularExpression(QStringLiteral("^CREATE TABLE %1 \\(").arg(table))))
            statements += made.remove(QStringLiteral(" CHECK (kind IN (0, 1, 2))"));
        statements += QStringLiteral("INSERT INTO %1 SELECT * FROM %1_before").arg(table);
        statements += QStringLiteral("DROP TABLE %1_before").arg(table);
        guards += QStringLiteral("CREATE TRIGGER %1_has_a_kind BEFORE INSERT ON %1 WHEN NEW.kind"
                                 " NOT IN (0, 1, 2) BEGIN SELECT RAISE(ABORT, 'there is no such"
                                 " kind'); END")
                      .arg(table);
        for (const auto& [kind, subjects] : {std::pair(0, "evaluation"),
                 std::pair(1, "kgds_judgement"), std::pair(2, "kgds_feedback")})
            guards += QStringLiteral("CREATE TRIGGER %1_has_a_subject_%2 BEFORE INSERT ON %1 WHEN"
                                     " NEW.kind = %2 AND NOT EXISTS (SELECT 1 FROM %3 WHERE"
                                     " id = NEW.subject_id) BEGIN SELECT RAISE(ABORT, 'its subject"
                                     " is not there'); END")
                          .arg(table)
                          .arg(kind)
                          .arg(QLatin1String(subjects));
    }
    statements += before.filter(QRegularExpression(QStringLiteral("^CREATE INDEX verdict_")));
    statements += before.filter(
        QRegularExpression(QStringLiteral("^CREATE TRIGGER (?!\\w+_has_a_subject )\\w+"
                                          " (BEFORE|AFTER) \\w+ ON verdict(_done)? ")));
    return statements + guards;
}

} // namespace tandem
