#include "storage/repositories/caselist.h"

#include "storage/database/rows.h"

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

Expected<QList<ListedCase>> listedCases(Database& database, bool excluded)
{
    QHash<CaseId, qsizetype> places;
    TANDEM_TRY_VAR(list,
        rowsOf(database,
            QStringLiteral("SELECT id, position, name, substr(prompt, 1, 200), expected,"
                           " CASE WHEN json_valid(profile) THEN json_array_length(profile) ELSE 0"
                           " END FROM %1 ORDER BY position")
                .arg(excluded ? QStringLiteral("text_case JOIN case_set_aside ON case_id = id")
                              : QStringLiteral("case_in_use")),
            {}, [&](Statement& row) {
                ListedCase one;
                QString expected;
                row.read(one.id, one.position, one.name, one.promptStart, expected, one.profile);
                one.expectedWords = countedWords(expected);
                places.insert(one.id, places.size());
                return one;
            }));
    return eachRow(database,
        QStringLiteral("SELECT o.case_id, max(e.id), o.id, o.system, count(e.id) FROM case_output o"
                       " LEFT JOIN evaluation e ON e.output_id = o.id AND e.state <> 0"
                       " GROUP BY o.id ORDER BY o.case_id, o.system"),
        {},
        [&](Statement& row) {
            const auto place = places.constFind(row.take<CaseId>());
            if (place == places.cend())
                return;
            ListedCase& one = (*list)[*place];
            one.newest = std::max(one.newest, row.take<EvaluationId>());
            ListedOutput output;
            row.read(output.id, output.system, output.evaluations);
            one.outputs.append(output);
        })
        .map([&] { return *list; });
}

} // namespace tandem
