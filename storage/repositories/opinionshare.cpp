#include "storage/repositories/opinionshare.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/samplerepository.h"

#include <QHash>

namespace tandem {

Expected<void> shareUtterances(Database& database, RoundId round, SampleId sample, Pair pair)
{
    const auto discussion = SampleRepository(database).discussion(sample);
    const auto a = PeopleRepository(database).byId(pair.a);
    const auto b = PeopleRepository(database).byId(pair.b);
    if (!discussion || !a || !b)
        return failure(!discussion ? discussion.error() : !a ? a.error() : b.error());
    const auto key = [](const QString& name) { return name.simplified().toCaseFolded(); };
    QHash<QString, PersonId> authors{{key(a->name), pair.a}, {key(b->name), pair.b}};
    bool turnOfA = true;
    for (qsizetype i = 0; i < discussion->size(); ++i) {
        const QString participant = key(discussion->at(i).participant);
        if (!authors.contains(participant)) {
            authors.insert(participant, turnOfA ? pair.a : pair.b);
            turnOfA = !turnOfA;
        }
        TANDEM_DO(database.run(QStringLiteral("INSERT INTO opinion_author VALUES (?, ?, ?)"),
            {round.value, i + 1, authors.value(participant).value}));
    }
    return {};
}

Expected<Missing> missingWork(Database& database, RoundId round, PersonId person)
{
    Statement rows(database,
        QStringLiteral(
            "SELECT o.utterance_position FROM opinion_author o WHERE o.round_id = ?"
            " AND o.person_id = ? AND coalesce((SELECT w.complete FROM opinion_work w"
            " WHERE w.round_id = o.round_id AND w.person_id = o.person_id"
            " AND w.utterance_position = o.utterance_position"
            " ORDER BY w.at DESC, w.uuid DESC LIMIT 1), 0) = 0 ORDER BY o.utterance_position"),
        {round.value, person.value});
    Missing missing;
    while (rows.next())
        missing.unanswered.append(static_cast<int>(rows.integer(0)));
    return rows.result(missing);
}

} // namespace tandem
