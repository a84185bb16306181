#include "storage/packets/rowcheck.h"

#include "models/opinions/utterancework.h"
#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/packets/packetbounds.h"
#include "storage/packets/packetwords.h"
#include "storage/repositories/items.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinioneventjson.h"
#include "storage/repositories/opinionrepository.h"

#include <QDateTime>

namespace tandem {

namespace {

Error impossible(const PacketRow& row, const QString& detail)
{
    return packetAltered(
        PacketWords::tr("The packet was altered: it contains an entry that is not possible there."),
        row.uuid, detail);
}

Expected<QList<AskedSubject>> factSubjects(Database& project, SampleId sample)
{
    TANDEM_TRY(items, itemsOf(project, sample, Step::KeyFacts));
    Statement rows(project, QStringLiteral("SELECT id, uuid FROM atomic_fact WHERE sample_id = ?"),
        {sample.value});
    QHash<qint64, QString> uuids;
    while (rows.next())
        uuids.insert(rows.integer(0), rows.text(1));
    QList<AskedSubject> subjects;
    for (const ItemRow& item : *items)
        subjects.append({u'f' + uuids.value(item.id.value), item.number, item.id.value});
    return rows.result(subjects);
}

Expected<QList<AskedSubject>> utteranceSubjects(Database& project, RoundId round, PersonId person)
{
    Statement rows(project,
        QStringLiteral("SELECT utterance_position FROM opinion_author WHERE round_id = ?"
                       " AND person_id = ? ORDER BY utterance_position"),
        {round.value, person.value});
    QList<AskedSubject> subjects;
    while (rows.next())
        subjects.append(
            {QStringLiteral("u%1").arg(rows.integer(0)), static_cast<int>(rows.integer(0)), 0});
    return rows.result(subjects);
}

} // namespace

Expected<QList<AskedSubject>> askedSubjects(Database& project, const Round& round, PersonId person)
{
    if (round.step == Step::Opinions)
        return utteranceSubjects(project, round.id, person);
    if (round.step == Step::KeyFacts)
        return factSubjects(project, round.sample);
    TANDEM_TRY(items, itemsOf(project, round.sample, Step::Paragraphs));
    QList<AskedSubject> subjects;
    for (const ItemRow& item : *items)
        subjects.append({QStringLiteral("p%1").arg(item.number), item.number, item.id.value});
    return subjects;
}

Expected<void> RowCheck::check(const PacketRow& row)
{
    const bool isWritten = m_round.step == Step::Opinions;
    if ((row.kind != SealKind::Answer) != isWritten)
        return failure(impossible(row, QStringLiteral("step")));
    if (row.kind == SealKind::Event)
        return checkEvent(row);
    TANDEM_DO(readSubjects());
    if (!m_subjects->contains(row.subject))
        return failure(impossible(row, QStringLiteral("not asked")));
    return isWritten ? checkWork(row) : Expected<void>();
}

Expected<void> RowCheck::checkWork(const PacketRow& row) const
{
    const auto context =
        OpinionRepository(m_project).context(m_round.sample, row.subject.mid(1).toInt());
    if (!context)
        return failure(context.error());
    const auto work = workFromJson(row.text, *context);
    if (!work)
        return failure(impossible(row, work.error().sentence()));
    if (workGaps(*work).isEmpty() != (row.flag == 1))
        return failure(impossible(row, QStringLiteral("complete")));
    return {};
}

Expected<void> RowCheck::checkEvent(const PacketRow& row)
{
    const auto event = opinionEventFromJson(static_cast<int>(row.flag), row.text, m_person,
        QDateTime::fromMSecsSinceEpoch(row.at, Qt::UTC));
    if (!event)
        return failure(impossible(row, event.error().sentence()));
    TANDEM_DO(readOpinions());
    if (!m_opinions->contains(row.subject))
        return failure(impossible(row, QStringLiteral("no such opinion")));
    return {};
}

Expected<void> RowCheck::readSubjects()
{
    if (m_subjects)
        return {};
    return askedSubjects(m_project, m_round, m_person).map([this](const auto& asked) {
        m_subjects.emplace();
        for (const AskedSubject& subject : asked)
            m_subjects->insert(subject.subject);
    });
}

Expected<void> RowCheck::readOpinions()
{
    if (m_opinions)
        return {};
    return OpinionChecks(m_project).opinions(m_round.id).map([this](const auto& placed) {
        m_opinions.emplace();
        for (const PlacedOpinion& opinion : placed)
            m_opinions->insert(opinion.thread.uuid);
    });
}

} // namespace tandem
