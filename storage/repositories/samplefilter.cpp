#include "storage/repositories/samplefilter.h"

#include "models/text/searchtext.h"
#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/repositories/items.h"
#include "storage/repositories/searchrepository.h"

#include <QSet>

namespace tandem {

namespace {

int sampleStateNumber(SampleState state)
{
    return static_cast<int>(state);
}

} // namespace

QString sampleStateSql(Step step)
{
    return QStringLiteral(
        "(CASE WHEN s.id IN (SELECT sample_id FROM sample_set_aside) THEN %10"
        " WHEN r.settled_at IS NOT NULL THEN %1"
        " WHEN r.handed_in_a IS NOT NULL AND r.handed_in_b IS NOT NULL THEN %2"
        " WHEN r.handed_in_a IS NOT NULL OR r.handed_in_b IS NOT NULL THEN %3"
        " WHEN r.id IS NOT NULL THEN %4 WHEN s.labelled = 1 THEN %5"
        " WHEN NOT EXISTS (SELECT 1 FROM utterance u WHERE u.sample_id = s.id) THEN %6"
        " WHEN %7 = 0 THEN %8 ELSE %9 END)")
        .arg(sampleStateNumber(SampleState::Settled))
        .arg(sampleStateNumber(SampleState::Closed))
        .arg(sampleStateNumber(SampleState::HandedInByOne))
        .arg(sampleStateNumber(SampleState::Open))
        .arg(sampleStateNumber(SampleState::Imported))
        .arg(sampleStateNumber(SampleState::WaitingForDiscussion))
        .arg(step == Step::KeyFacts ? itemCountSql(step) : QStringLiteral("1"))
        .arg(sampleStateNumber(SampleState::WaitingForFacts))
        .arg(sampleStateNumber(SampleState::Unassigned))
        .arg(sampleStateNumber(SampleState::SetAside));
}

Expected<QList<SampleId>> filteredSamples(Database& database, const SampleFilter& filter)
{
    QStringList conditions{QStringLiteral("1 = 1")};
    QVariantList arguments;
    if (filter.state) {
        conditions += sampleStateSql(filter.step) + QStringLiteral(" = ?");
        arguments += static_cast<int>(*filter.state);
    }
    if (filter.person.isValid()) {
        conditions += QStringLiteral("(r.annotator_a = ? OR r.annotator_b = ?)");
        arguments << filter.person.value << filter.person.value;
    }
    if (!filter.domain.isEmpty()) {
        conditions += QStringLiteral("s.domain = ?");
        arguments += filter.domain;
    }
    const bool byWords = !filter.words.simplified().isEmpty();
    QSet<SampleId> withWords;
    if (byWords) {
        TANDEM_TRY_VAR(found, SearchRepository(database).samplesWith(filter.words));
        withWords = std::move(*found);
    }
    Statement rows(database,
        QStringLiteral("SELECT s.id FROM %3 s LEFT JOIN round r"
                       " ON r.sample_id = s.id AND r.step = %1 AND r.withdrawn_at IS NULL"
                       " WHERE %2 ORDER BY s.position")
            .arg(int(filter.step))
            .arg(conditions.join(QStringLiteral(" AND ")), filter.state == SampleState::SetAside
                                                               ? QStringLiteral("sample")
                                                               : QStringLiteral("sample_in_use")),
        arguments);
    QList<SampleId> ids;
    while (rows.next()) {
        const SampleId id{rows.integer(0)};
        if (!byWords || withWords.contains(id))
            ids.append(id);
    }
    return rows.result(ids);
}

} // namespace tandem
