#include "storage/repositories/caselist.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"

#include <QHash>

namespace tandem {

namespace {

int countedWords(const QString& text)
{
    int words = 0;
    bool inWord = false;
    for (const QChar c : text) {
        const QChar::Script script = c.script();
        if (script == QChar::Script_Han || script == QChar::Script_Hiragana ||
            script == QChar::Script_Katakana) {
            ++words;
            inWord = false;
        } else if (c.isSpace()) {
            inWord = false;
        } else if (!inWord) {
            ++words;
            inWord = true;
        }
    }
    return words;
}

} // namespace

int ListedCase::evaluations() const
{
    int sum = 0;
    for (const ListedOutput& output : outputs)
        sum += output.evaluations;
    return sum;
}

Expected<QList<ListedCase>> listedCases(Database& database, bool setAside)
{
    QList<ListedCase> list;
    QHash<qint64, qsizetype> places;
    Statement cases(database,
        QStringLiteral("SELECT id, position, CAST(name AS BLOB),"
                       " CAST(substr(prompt, 1, 200) AS BLOB), CAST(expected AS BLOB),"
                       " CASE WHEN json_valid(profile) THEN json_array_length(profile) ELSE 0 END"
                       " FROM %1 ORDER BY position")
            .arg(setAside ? QStringLiteral("text_case JOIN case_set_aside ON case_id = id")
                          : QStringLiteral("case_in_use")));
    while (cases.next()) {
        ListedCase one;
        one.id = CaseId{cases.integer(0)};
        one.position = int(cases.integer(1));
        one.name = cases.exactText(2);
        one.promptStart = cases.exactText(3);
        one.expectedWords = countedWords(cases.exactText(4));
        one.profile = int(cases.integer(5));
        places.insert(one.id.value, list.size());
        list.append(one);
    }
    if (cases.failed())
        return failure(cases.error());
    Statement outputs(database,
        QStringLiteral("SELECT o.case_id, o.id, CAST(o.system AS BLOB), count(e.id), max(e.id)"
                       " FROM case_output o"
                       " LEFT JOIN evaluation e ON e.output_id = o.id AND e.state <> 0"
                       " GROUP BY o.id ORDER BY o.case_id, o.system"));
    while (outputs.next()) {
        const auto place = places.constFind(outputs.integer(0));
        if (place == places.cend())
            continue;
        ListedCase& one = list[*place];
        one.outputs.append({OutputId{outputs.integer(1)}, outputs.exactText(2),
            static_cast<int>(outputs.integer(3))});
        one.newest.value = qMax(one.newest.value, outputs.optionalInteger(4).value_or(0));
    }
    return outputs.result(list);
}

} // namespace tandem
