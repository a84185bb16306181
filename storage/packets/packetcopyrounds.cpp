// The rounds of a packet and what was answered and written in them.

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/packets/packetcopy.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/searchindex.h"

namespace tandem {

namespace {

QVariant ms(const std::optional<QDateTime>& time)
{
    return time ? QVariant(time->toMSecsSinceEpoch()) : QVariant();
}

} // namespace

bool PacketCopy::isChecked(const Round& round)
{
    return round.step == Step::Opinions && round.isClosed();
}

Expected<void> PacketCopy::copyRound(const Round& round)
{
    // Whether the partner has handed in an open round stays behind: a packet must not find it
    // closed, with nothing on the partner's side.
    const bool both = round.isClosed();
    const auto time = [&](PersonId side, const std::optional<QDateTime>& at) {
        return both || side == m_person ? ms(at) : QVariant();
    };
    TANDEM_TRY(
        id, m_packet.insert(
                QStringLiteral("INSERT INTO round (uuid, sample_id, step, annotator_a, annotator_b,"
                               " handed_in_a, handed_in_b, created_at, calibration)"
                               " VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?)"),
                {round.uuid, m_samples.value(round.sample.value), int(round.step),
                    m_people.value(round.pair.a.value), m_people.value(round.pair.b.value),
                    time(round.pair.a, round.handedInA), time(round.pair.b, round.handedInB),
                    round.calibration ? 1 : 0}));
    m_rounds.insert(round.id.value, *id);
    return both ? noteHandIns(round) : Expected<void>();
}

/// The journal says how a round came to be closed; a check of the file asks it.
Expected<void> PacketCopy::noteHandIns(const Round& round)
{
    Journal journal(m_packet);
    for (const auto& [person, at] :
        {std::pair(round.pair.a, *round.handedInA), std::pair(round.pair.b, *round.handedInB)}) {
        TANDEM_DO(journal.appendAt(at.toMSecsSinceEpoch(), QStringLiteral("handed in"),
            PersonId{m_people.value(person.value)}, round.uuid));
    }
    return {};
}

Expected<void> PacketCopy::copyAuthors(const Round& round)
{
    Statement rows(m_project,
        QStringLiteral("SELECT utterance_position, person_id FROM opinion_author"
                       " WHERE round_id = ? ORDER BY utterance_position"),
        {round.id.value});
    while (rows.next()) {
        TANDEM_DO(m_packet.run(QStringLiteral("INSERT INTO opinion_author VALUES (?, ?, ?)"),
            {m_rounds.value(round.id.value), rows.integer(0), m_people.value(rows.integer(1))}));
    }
    return rows.done();
}

Expected<void> PacketCopy::copyAnswers(const Round& round)
{
    const QHash<qint64, qint64>& items = round.step == Step::KeyFacts ? m_facts : m_paragraphs;
    Statement rows(m_project,
        QStringLiteral("SELECT uuid, item_id, value, unsure, CAST(note AS BLOB), at, duration_ms"
                       " FROM answer WHERE round_id = ? AND person_id = ? ORDER BY id"),
        {round.id.value, m_person.value});
    while (rows.next()) {
        // Answers about facts that are not asked about any more have nothing to stand on.
        if (!items.contains(rows.integer(1)))
            continue;
        TANDEM_DO(m_packet.run(
            QStringLiteral(
                "INSERT INTO answer (uuid, round_id, person_id, item_id, value, unsure, note,"
                " at, duration_ms) VALUES (?, ?, ?, ?, ?, ?, CAST(? AS TEXT), ?, ?)"),
            {rows.text(0), m_rounds.value(round.id.value), personInPacket(),
                items.value(rows.integer(1)), rows.value(2), rows.integer(3),
                sqlExactText(rows.bytes(4)), rows.integer(5), rows.integer(6)}));
    }
    return rows.done();
}

Expected<void> PacketCopy::copyWork(const Round& round)
{
    // Of the partner's only what was handed in, and only once it is to be checked.
    Statement rows(m_project,
        QStringLiteral("SELECT w.uuid, w.person_id, w.utterance_position, CAST(w.work AS BLOB),"
                       " w.complete, w.at, w.duration_ms FROM opinion_work w WHERE w.round_id = ?"
                       " AND (w.person_id = ? OR (? AND w.id = (SELECT v.id FROM opinion_work v"
                       " WHERE v.round_id = w.round_id AND v.person_id = w.person_id"
                       " AND v.utterance_position = w.utterance_position"
                       " ORDER BY v.at DESC, v.uuid DESC LIMIT 1))) ORDER BY w.id"),
        {round.id.value, m_person.value, isChecked(round) ? 1 : 0});
    while (rows.next()) {
        if (auto stored =
                m_packet
                    .insert(QStringLiteral("INSERT INTO opinion_work (uuid, round_id, person_id,"
                                           " utterance_position, work, complete, at, duration_ms)"
                                           " VALUES (?, ?, ?, ?, CAST(? AS TEXT), ?, ?, ?)"),
                        {rows.text(0), m_rounds.value(round.id.value),
                            m_people.value(rows.integer(1)), rows.integer(2),
                            sqlExactText(rows.bytes(3)), rows.integer(4), rows.integer(5),
                            rows.integer(6)})
                    .and_then([&](qint64 row) { return SearchIndex(m_packet).addWork(row); });
            !stored)
            return stored;
    }
    return rows.done();
}

Expected<void> PacketCopy::copyEvents(const Round& round)
{
    if (!isChecked(round))
        return {};
    Statement rows(m_project,
        QStringLiteral("SELECT uuid, atom_uuid, person_id, kind, CAST(content AS BLOB), at,"
                       " duration_ms FROM opinion_event WHERE round_id = ? AND kind <> 2"
                       " AND person_id IN (?, ?) ORDER BY id"),
        {round.id.value, round.pair.a.value, round.pair.b.value});
    while (rows.next()) {
        if (auto stored =
                m_packet
                    .insert(QStringLiteral(
                                "INSERT INTO opinion_event (uuid, round_id, atom_uuid, person_id,"
                                " kind, content, at, duration_ms)"
                                " VALUES (?, ?, ?, ?, ?, CAST(? AS TEXT), ?, ?)"),
                        {rows.text(0), m_rounds.value(round.id.value), rows.text(1),
                            m_people.value(rows.integer(2)), rows.integer(3),
                            sqlExactText(rows.bytes(4)), rows.integer(5), rows.integer(6)})
                    .and_then([&](qint64 row) { return SearchIndex(m_packet).addEvent(row); });
            !stored)
            return stored;
    }
    return rows.done();
}

} // namespace tandem
