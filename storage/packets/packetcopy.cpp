#include "storage/packets/packetcopy.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/packets/packetwords.h"
#include "storage/repositories/items.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/samplerowreader.h"
#include "storage/repositories/searchindex.h"

namespace tandem {

Expected<PacketRounds> packetRounds(
    Database& project, PersonId person, const QList<SampleId>& samples)
{
    Statement rows(project,
        QStringLiteral("SELECT %1 FROM round r JOIN sample_in_use s ON s.id = r.sample_id"
                       " WHERE r.withdrawn_at IS NULL AND r.settled_at IS NULL"
                       " AND ? IN (r.annotator_a, r.annotator_b) ORDER BY s.position, r.step")
            .arg(roundColumns(QStringLiteral("r."))),
        {person.value});
    PacketRounds found;
    while (rows.next()) {
        const Round round = roundFrom(rows, 0);
        if (!samples.isEmpty() && !samples.contains(round.sample))
            continue;
        if (!round.hasHandedIn(person))
            found.open.append(round);
        else if (PacketCopy::isChecked(round))
            found.checked.append(round);
    }
    return rows.result(found);
}

Expected<void> PacketCopy::copy(const PacketRounds& rounds, const Progress& progress)
{
    const QList<Round> all = rounds.all();
    const auto texts = copySettings().and_then([&] { return copyPeople(all); }).and_then([&] {
        return copySamples(all, progress);
    });
    if (!texts)
        return texts;
    for (const Round& round : all) {
        const auto copied = copyRound(round)
                                .and_then([&] { return copyAuthors(round); })
                                .and_then([&] { return copyAnswers(round); })
                                .and_then([&] { return copyWork(round); })
                                .and_then([&] { return copyEvents(round); });
        if (!copied)
            return copied;
    }
    return {};
}

Expected<void> PacketCopy::copySettings()
{
    Statement rows(m_project,
        QStringLiteral("SELECT key, CAST(value AS BLOB) FROM setting WHERE key IN"
                       " ('uuid', 'name', 'rule', 'adjudicator', 'guideline') ORDER BY key"));
    while (rows.next()) {
        TANDEM_DO(m_packet.run(QStringLiteral("INSERT INTO setting VALUES (?, CAST(? AS TEXT))"),
            {rows.text(0), sqlExactText(rows.bytes(1))}));
    }
    return rows.done();
}

Expected<void> PacketCopy::copyPeople(const QList<Round>& rounds)
{
    // The person first: the first one of a project is taken for who sits there.
    TANDEM_DO(copyPerson(m_person));
    for (const Round& round : rounds) {
        for (const PersonId person : {round.pair.a, round.pair.b}) {
            if (m_people.contains(person.value))
                continue;
            TANDEM_DO(copyPerson(person));
        }
    }
    return {};
}

Expected<void> PacketCopy::copyPerson(PersonId person)
{
    Statement row(m_project,
        QStringLiteral("SELECT uuid, name, name_key, colour, role, created_at FROM person"
                       " WHERE id = ?"),
        {person.value});
    if (!row.next())
        return row.done();
    const bool isOwner = person == m_person;
    TANDEM_TRY(
        id, m_packet.insert(
                QStringLiteral(
                    "INSERT INTO person (uuid, name, name_key, colour, role, active, created_at)"
                    " VALUES (?, ?, ?, ?, ?, 1, ?)"),
                {row.text(0), row.text(1), row.text(2), row.text(3), isOwner ? row.integer(4) : 1,
                    isOwner ? row.integer(5) : 0}));
    m_people.insert(person.value, *id);
    return {};
}

Expected<void> PacketCopy::copySamples(const QList<Round>& rounds, const Progress& progress)
{
    qint64 done = 0;
    for (const Round& round : rounds) {
        if (progress && !progress(done++, rounds.size()))
            return failure(ErrorCode::Cancelled, PacketWords::tr("Cancelled."));
        if (!m_samples.contains(round.sample.value)) {
            TANDEM_DO(copySample(round.sample));
        }
        if (round.step != Step::KeyFacts)
            continue;
        TANDEM_DO(copyFacts(round.sample));
    }
    return {};
}

Expected<void> PacketCopy::copySample(SampleId sample)
{
    Statement row(m_project,
        QStringLiteral("SELECT uuid, CAST(title AS BLOB), domain, source FROM sample WHERE id = ?"),
        {sample.value});
    if (!row.next())
        return row.done();
    // Numbered anew without gaps; labels that came with an import stay behind.
    TANDEM_TRY(
        id, m_packet.insert(
                QStringLiteral(
                    "INSERT INTO sample (uuid, position, title, domain, source, labelled, extra,"
                    " added_at) VALUES (?, ?, CAST(? AS TEXT), ?, ?, 0, '', 0)"),
                {row.text(0), m_samples.size() + 1, sqlExactText(row.bytes(1)),
                    sqlText(row.text(2)), sqlText(row.text(3))}));
    m_samples.insert(sample.value, *id);
    TANDEM_TRY(discussion, SampleRepository(m_project).discussion(sample));
    QList<kgds::UtteranceRecord> utterances = *discussion;
    for (kgds::UtteranceRecord& utterance : utterances)
        utterance.extra.clear();
    return copyParagraphs(sample)
        .and_then([&] { return insertUtterances(m_packet, SampleId{*id}, utterances); })
        .and_then([&] { return SearchIndex(m_packet).addSamples(SampleId{*id}, SampleId{*id}); });
}

Expected<void> PacketCopy::copyParagraphs(SampleId sample)
{
    Statement rows(m_project,
        QStringLiteral("SELECT id, number, CAST(text AS BLOB) FROM paragraph WHERE sample_id = ?"
                       " ORDER BY number"),
        {sample.value});
    while (rows.next()) {
        TANDEM_TRY(
            id, m_packet.insert(
                    QStringLiteral("INSERT INTO paragraph (sample_id, number, text, extra,"
                                   " supporting_extra) VALUES (?, ?, CAST(? AS TEXT), '', '')"),
                    {m_samples.value(sample.value), rows.integer(1), sqlExactText(rows.bytes(2))}));
        m_paragraphs.insert(rows.integer(0), *id);
    }
    return rows.done();
}

Expected<void> PacketCopy::copyFacts(SampleId sample)
{
    Statement rows(m_project,
        QStringLiteral("SELECT f.id, f.uuid, f.paragraph_id, f.position, CAST(f.text AS BLOB)"
                       " FROM atomic_fact f WHERE f.sample_id = ? AND %1 ORDER BY f.id")
            .arg(isAskedFactSql()),
        {sample.value});
    while (rows.next()) {
        // Where a fact came from is nothing to judge it by.
        TANDEM_TRY(id,
            m_packet.insert(
                QStringLiteral("INSERT INTO atomic_fact (uuid, sample_id, paragraph_id, supporting,"
                               " position, text, origin, created_at)"
                               " VALUES (?, ?, ?, 1, ?, CAST(? AS TEXT), 0, 0)"),
                {rows.text(1), m_samples.value(sample.value), m_paragraphs.value(rows.integer(2)),
                    rows.integer(3), sqlExactText(rows.bytes(4))}));
        m_facts.insert(rows.integer(0), *id);
        TANDEM_DO(SearchIndex(m_packet).add(SearchKind::WorkedFact, *id, rows.exactText(4)));
    }
    return rows.done();
}

} // namespace tandem
