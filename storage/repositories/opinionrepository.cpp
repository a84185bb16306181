#include "storage/repositories/opinionrepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/database/uuid.h"
#include "storage/packets/seal.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/searchindex.h"

#include <QDateTime>
#include <QSet>

namespace tandem {

namespace {

/// Paragraphs with a higher number cannot be referred to.
constexpr int kHighestParagraph = 100'000;

/// The latest version of each utterance by its present author.
const QString kCurrentWork = QStringLiteral(
    "SELECT w.utterance_position, CAST(w.work AS BLOB) FROM opinion_author o JOIN opinion_work w"
    " ON w.id = (SELECT v.id FROM opinion_work v WHERE v.round_id = o.round_id"
    " AND v.person_id = o.person_id AND v.utterance_position = o.utterance_position"
    " ORDER BY v.at DESC, v.uuid DESC LIMIT 1) WHERE o.round_id = ?");

Expected<QHash<int, UtteranceWork>> worksFrom(Statement& rows)
{
    QHash<int, UtteranceWork> works;
    while (rows.next()) {
        const int place = static_cast<int>(rows.integer(0));
        auto work = workFromStoredJson(rows.bytes(1));
        if (!work)
            return failure(work.error().in(RepositoryWords::tr("utterance %1").arg(place)));
        works.insert(place, std::move(*work));
    }
    return rows.result(works);
}

QSet<QString> uuidsOf(const UtteranceWork& work)
{
    QSet<QString> uuids;
    for (const MainOpinion& opinion : work.opinions) {
        uuids.insert(opinion.uuid);
        for (const AtomicOpinion& atom : opinion.atoms)
            uuids.insert(atom.uuid);
    }
    return uuids;
}

/// Now, or just after the utterance's last version where the clock was set back.
Expected<qint64> timeOfVersion(Database& database, const WorkWrite& write)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    return database
        .scalar(QStringLiteral("SELECT max(at) FROM opinion_work WHERE round_id = ?"
                               " AND person_id = ? AND utterance_position = ?"),
            {write.round.value, write.person.value, write.utterance})
        .map([now](const QVariant& last) {
            return last.isNull() ? now : qMax(now, last.toLongLong() + 1);
        });
}

} // namespace

Expected<QList<OpinionContext>> OpinionRepository::contexts(SampleId sample)
{
    SampleRepository samples(m_database);
    TANDEM_TRY(discussion, samples.discussion(sample));
    TANDEM_TRY(paragraphs, samples.paragraphs(sample));
    OpinionContext shared;
    for (const kgds::UtteranceRecord& said : *discussion) {
        if (!shared.participants.contains(said.participant))
            shared.participants.append(said.participant);
    }
    for (const ParagraphRow& paragraph : *paragraphs) {
        if (paragraph.number < 1 || paragraph.number > kHighestParagraph)
            continue;
        while (shared.article.size() < paragraph.number)
            shared.article.append(QString());
        shared.article[paragraph.number - 1] = paragraph.text;
    }
    QList<OpinionContext> contexts;
    for (const kgds::UtteranceRecord& said : *discussion) {
        shared.participant = said.participant;
        shared.utterance = said.text;
        contexts.append(shared);
    }
    return contexts;
}

Expected<OpinionContext> OpinionRepository::context(SampleId sample, int utterance)
{
    TANDEM_TRY(all, contexts(sample));
    if (utterance >= 1 && utterance <= all->size())
        return all->at(utterance - 1);
    return failure(ErrorCode::NotFound,
        RepositoryWords::tr("The discussion has no utterance %1.").arg(utterance), {},
        RepositoryWords::tr("Its utterances are numbered from 1 to %1.").arg(all->size()));
}

Expected<QHash<int, PersonId>> OpinionRepository::authors(RoundId round)
{
    Statement rows(m_database,
        QStringLiteral(
            "SELECT utterance_position, person_id FROM opinion_author WHERE round_id = ?"),
        {round.value});
    QHash<int, PersonId> authors;
    while (rows.next())
        authors.insert(static_cast<int>(rows.integer(0)), PersonId{rows.integer(1)});
    return rows.result(authors);
}

Expected<void> OpinionRepository::reassign(RoundId id, int utterance, PersonId author, PersonId by)
{
    TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    TANDEM_TRY(round, RoundRepository(m_database).byId(id));
    TANDEM_TRY(authors, this->authors(id));
    TANDEM_TRY(begun,
        m_database.scalar(
            QStringLiteral(
                "SELECT 1 FROM opinion_work WHERE round_id = ? AND utterance_position = ? LIMIT 1"),
            {id.value, utterance}));
    if (!authors->contains(utterance))
        return failure(ErrorCode::NotFound,
            RepositoryWords::tr("The round has no utterance %1.").arg(utterance));
    if (authors->value(utterance) == author)
        return {};
    if (!round->pair.contains(author))
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("An utterance goes to one of the two who work on the sample."), {},
            RepositoryWords::tr("Assign the sample to another pair first."));
    if (begun->isValid() || round->handedInA || round->handedInB || round->withdrawn)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Somebody has begun with it; the author of utterance %1 is fixed.")
                .arg(utterance));
    TANDEM_DO(m_database.run(QStringLiteral("UPDATE opinion_author SET person_id = ?"
                                            " WHERE round_id = ? AND utterance_position = ?"),
        {author.value, id.value, utterance}));
    return Journal(m_database)
        .append(QStringLiteral("utterance given"), by, round->uuid,
            {{QStringLiteral("utterance"), utterance}, {QStringLiteral("to"), author.value}});
}

Expected<void> OpinionRepository::mayWrite(const Round& round, const WorkWrite& write)
{
    if (round.withdrawn || round.step != Step::Opinions)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The sample was assigned to others; this work was not taken."));
    TANDEM_TRY(authors, this->authors(round.id));
    if (authors->value(write.utterance) != write.person)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("You are not the one who writes about utterance %1.")
                .arg(write.utterance),
            {},
            RepositoryWords::tr("The lead can give it to you before anybody has begun with it."));
    if (round.hasHandedIn(write.person))
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("You have handed this sample in; your opinions are fixed."), {},
            round.isClosed()
                ? RepositoryWords::tr("Your partner has handed in as well: check each other's.")
                : RepositoryWords::tr("Your partner has not: you can take it back."));
    return {};
}

Expected<void> OpinionRepository::uuidsAreFree(const WorkWrite& write)
{
    TANDEM_TRY(works, own(write.round, write.person));
    // What stood in this utterance before has been looked at then.
    const QSet<QString> fresh = uuidsOf(write.work) - uuidsOf(works->value(write.utterance));
    for (const QString& uuid : fresh) {
        TANDEM_TRY(taken,
            m_database.scalar(
                QStringLiteral("SELECT 1 FROM opinion_work WHERE round_id = ?"
                               " AND utterance_position <> ? AND instr(work, ?) > 0 LIMIT 1"),
                {write.round.value, write.utterance, uuid}));
        if (taken->isValid())
            return failure(ErrorCode::InvalidInput,
                RepositoryWords::tr("An opinion of utterance %1 stands in another utterance too.")
                    .arg(write.utterance));
    }
    return {};
}

Expected<void> OpinionRepository::record(const WorkWrite& write)
{
    TANDEM_TRY(round, RoundRepository(m_database).byId(write.round));
    TANDEM_DO(mayWrite(*round, write));
    TANDEM_TRY(texts, context(round->sample, write.utterance));
    if (auto fits = checkWork(write.work, *texts); !fits)
        return failure(fits.error().in(RepositoryWords::tr("utterance %1").arg(write.utterance)));
    TANDEM_DO(uuidsAreFree(write));
    TANDEM_TRY(at, timeOfVersion(m_database, write));
    const QString uuid = newUuid();
    return m_database
        .insert(QStringLiteral("INSERT INTO opinion_work (uuid, round_id, person_id,"
                               " utterance_position, work, complete, at, duration_ms)"
                               " VALUES (?, ?, ?, ?, CAST(? AS TEXT), ?, ?, ?)"),
            {uuid, write.round.value, write.person.value, write.utterance,
                sqlExactText(workToJson(write.work)), workGaps(write.work).isEmpty() ? 1 : 0, *at,
                qMax<qint64>(0, write.durationMs)})
        .and_then([&](qint64 row) { return SearchIndex(m_database).addWork(row); })
        .and_then([&] { return sealRow(m_database, SealKind::Work, uuid); });
}

Expected<QHash<int, UtteranceWork>> OpinionRepository::own(RoundId round, PersonId person)
{
    Statement rows(m_database, kCurrentWork + QStringLiteral(" AND o.person_id = ?"),
        {round.value, person.value});
    return worksFrom(rows);
}

Expected<QHash<int, UtteranceWork>> OpinionRepository::ofClosedRound(RoundId id)
{
    TANDEM_TRY(round, RoundRepository(m_database).byId(id));
    if (!round->isClosed())
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("What was written stays hidden until both have handed in."));
    Statement rows(m_database, kCurrentWork, {id.value});
    return worksFrom(rows);
}

} // namespace tandem
