// Taking over what a packet brings, once it is known to be right.

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/packets/mergeplan.h"
#include "storage/packets/rowcheck.h"
#include "storage/packets/seal.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/searchindex.h"

#include <QDateTime>

#include <algorithm>

namespace tandem {

Expected<void> MergePlan::apply(PersonId by)
{
    if (m_parts.isEmpty())
        return {};
    for (const Part& part : std::as_const(m_parts)) {
        TANDEM_DO(applyPart(part));
    }
    return m_project
        .run(QStringLiteral("UPDATE packet_out SET merged_at = ? WHERE uuid = ?"),
            {QDateTime::currentMSecsSinceEpoch(), m_packet.uuid})
        .and_then([&] {
            return Journal(m_project).append(QStringLiteral("packet merged"), by, m_packet.uuid,
                {{QStringLiteral("person"), m_merge.person},
                    {QStringLiteral("rows"), m_merge.fresh()}});
        });
}

Expected<void> MergePlan::applyPart(const Part& part)
{
    TANDEM_TRY(asked, askedSubjects(m_project, part.round, m_person));
    QHash<QString, qint64> items;
    for (const AskedSubject& subject : *asked)
        items.insert(subject.subject, subject.item);
    QList<PacketRow> rows = part.rows;
    std::sort(rows.begin(), rows.end(), [](const PacketRow& a, const PacketRow& b) {
        return std::tie(a.at, a.uuid) < std::tie(b.at, b.uuid);
    });
    for (const PacketRow& row : std::as_const(rows)) {
        TANDEM_DO(insert(part, row, items));
    }
    for (const HandInEvent& event : part.events) {
        TANDEM_DO(Journal(m_project).appendAt(event.at, handInWord(event.kind), m_person,
            event.round, {{QStringLiteral("packet"), m_packet.uuid}}));
    }
    if (part.events.isEmpty())
        return {};
    return m_project.run(QStringLiteral("UPDATE round SET %1 = ? WHERE id = ?")
                             .arg(m_person == part.round.pair.a ? QStringLiteral("handed_in_a")
                                                                : QStringLiteral("handed_in_b")),
        {part.handedIn ? QVariant(*part.handedIn) : QVariant(), part.round.id.value});
}

Expected<void> MergePlan::insert(
    const Part& part, const PacketRow& row, const QHash<QString, qint64>& items)
{
    const QVariant text = sqlExactText(row.text);
    switch (row.kind) {
    case SealKind::Work:
        return m_project
            .insert(QStringLiteral("INSERT INTO opinion_work (uuid, round_id, person_id,"
                                   " utterance_position, work, complete, at, duration_ms)"
                                   " VALUES (?, ?, ?, ?, CAST(? AS TEXT), ?, ?, ?)"),
                {row.uuid, part.round.id.value, m_person.value, row.subject.mid(1).toInt(), text,
                    row.flag, row.at, row.durationMs})
            .and_then([&](qint64 added) { return SearchIndex(m_project).addWork(added); });
    case SealKind::Event:
        return m_project
            .insert(QStringLiteral(
                        "INSERT INTO opinion_event (uuid, round_id, atom_uuid, person_id, kind,"
                        " content, at, duration_ms)"
                        " VALUES (?, ?, ?, ?, ?, CAST(? AS TEXT), ?, ?)"),
                {row.uuid, part.round.id.value, row.subject, m_person.value, row.flag, text, row.at,
                    row.durationMs})
            .and_then([&](qint64 added) { return SearchIndex(m_project).addEvent(added); });
    default:
        break;
    }
    return m_project.run(
        QStringLiteral(
            "INSERT INTO answer (uuid, round_id, person_id, item_id, value, unsure, note,"
            " at, duration_ms) VALUES (?, ?, ?, ?, ?, ?, CAST(? AS TEXT), ?, ?)"),
        {row.uuid, part.round.id.value, m_person.value, items.value(row.subject),
            row.value ? QVariant(*row.value) : QVariant(), row.flag, text, row.at, row.durationMs});
}

} // namespace tandem
