#include "storage/repositories/opinionrepository.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/database/uuid.h"
#include "storage/packets/seal.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"
#include "storage/repositories/searchindex.h"

#include <QSet>

namespace tandem {

namespace {

/// Paragraphs with a higher number cannot be referred to.
constexpr int kHighestParagraph = 100'000;

/// The latest version of each utterance by its present author.
const QString kCurrentWork =
    QStringLiteral("SELECT w.utterance_position, w.work FROM opinion_author o JOIN opinion_work w"
                   " ON w.id = (SELECT v.id FROM opinion_work v WHERE v.round_id = o.round_id"
                   " AND v.person_id = o.person_id AND v.utterance_position = o.utterance_position"
                   " ORDER BY v.at DESC, v.uuid DESC LIMIT 1) WHERE o.round_id = ?");

Expected<QHash<int, UtteranceWork>> worksFrom(
    Database& database, const QString& sql, const SqlValues& arguments)
{
    QHash<int, UtteranceWork> works;
    return eachRow(database, sql, arguments, [&](Statement& row) -> Expected<void> {
        const int place = row.take<int>();
        const auto work = workFromStoredJson(row.take<QByteArray>());
        if (!work)
            return failure(work.error().in(RepositoryWords::tr("utterance %1").arg(place)));
        works.insert(place, *work);
        return {};
    }).map([&] { return works; });
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
    return pairsOf<int, PersonId>(m_database,
        QStringLiteral(
            "SELECT utterance_position, person_id FROM opinion_author WHERE round_id = ?"),
        {round});
}

Expected<void> OpinionRepository::share(RoundId round, SampleId sample, Pair pair)
{
    TANDEM_TRY(discussion, SampleRepository(m_database).discussion(sample));
    TANDEM_TRY(a, PeopleRepository(m_database).byId(pair.a));
    TANDEM_TRY(b, PeopleRepository(m_database).byId(pair.b));
    const auto key = [](const QString& name) { return name.simplified().toCaseFolded(); };
    QHash<QString, PersonId> authors{{key(a->name), pair.a}, {key(b->name), pair.b}};
    bool turnOfA = true;
    for (qsizetype i = 0; i < discussion->size(); ++i) {
        const QString participant = key(discussion->at(i).participant);
        if (!authors.contains(participant)) {
            authors.insert(participant, turnOfA ? pair.a : pair.b);
            turnOfA = !turnOfA;
        }
        TANDEM_DO(m_database.run(QStringLiteral("INSERT INTO opinion_author VALUES (?, ?, ?)"),
            {round, i + 1, authors.value(participant)}));
    }
    return {};
}

Expected<void> OpinionRepository::reassign(RoundId id, int utterance, PersonId author, PersonId by)
{
    TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    TANDEM_TRY(round, RoundRepository(m_database).byId(id));
    TANDEM_TRY(authors, this->authors(id));
    TANDEM_TRY(
        begun, isAny(m_database,
                   QStringLiteral(
                       "SELECT 1 FROM opinion_work WHERE round_id = ? AND utterance_position = ?"),
                   {id, utterance}));
    if (!authors->contains(utterance))
        return failure(ErrorCode::NotFound,
            RepositoryWords::tr("The round has no utterance %1.").arg(utterance));
    if (authors->value(utterance) == author)
        return {};
    if (!round->pair.contains(author))
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("An utterance can be assigned only to one of the two people who "
                                "work on the sample."),
            {}, RepositoryWords::tr("Assign the sample to another pair first."));
    if (*begun || round->submittedA || round->submittedB || round->withdrawn)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr(
                "Work on it has started; the author of utterance %1 cannot be changed.")
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
            RepositoryWords::tr("The sample was assigned to others; this work was not saved."));
    if (!round.isClosed()) {
        TANDEM_DO(checkOpenAtHub(m_database, round));
    }
    TANDEM_TRY(authors, this->authors(round.id));
    if (authors->value(write.utterance) != write.person)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Utterance %1 is not assigned to you.").arg(write.utterance), {},
            RepositoryWords::tr("The lead can assign it to you before work on it starts."));
    if (round.hasSubmitted(write.person)) {
        TANDEM_TRY(sample, SampleRepository(m_database).row(round.sample));
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("You have submitted sample %1; your opinions are final.")
                .arg(sample->position),
            {},
            round.isClosed()
                ? RepositoryWords::tr(
                      "Your partner has submitted too: review each other's opinions.")
                : RepositoryWords::tr(
                      "Your partner has not submitted yet: you can withdraw your submission."));
    }
    return {};
}

Expected<void> OpinionRepository::uuidsAreFree(const WorkWrite& write)
{
    TANDEM_TRY(works, own(write.round, write.person));
    // What stood in this utterance before has been looked at then.
    const QSet<QString> fresh = uuidsOf(write.work) - uuidsOf(works->value(write.utterance));
    for (const QString& uuid : fresh) {
        TANDEM_TRY(taken, isAny(m_database,
                              QStringLiteral("SELECT 1 FROM opinion_work WHERE round_id = ?"
                                             " AND utterance_position <> ? AND instr(work, ?) > 0"),
                              {write.round, write.utterance, uuid}));
        if (*taken)
            return failure(ErrorCode::InvalidInput,
                RepositoryWords::tr("An opinion of utterance %1 is also in another utterance.")
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
    TANDEM_TRY(at, timeAfterLast(m_database,
                       QStringLiteral("SELECT max(at) FROM opinion_work WHERE round_id = ?"
                                      " AND person_id = ? AND utterance_position = ?"),
                       {write.round, write.person, write.utterance}));
    const QString uuid = newUuid();
    return insertRow(m_database, "opinion_work",
        {{"uuid", uuid}, {"round_id", write.round}, {"person_id", write.person},
            {"utterance_position", write.utterance},
            {"work", SqlValue::text(workToJson(write.work))},
            {"complete", workGaps(write.work).isEmpty()}, {"at", *at},
            {"duration_ms", qMax<qint64>(0, write.durationMs)}})
        .and_then([&](qint64 row) { return SearchIndex(m_database).addWork(row); })
        .and_then([&] { return sealRow(m_database, SealKind::Work, uuid); });
}

Expected<QHash<int, UtteranceWork>> OpinionRepository::own(RoundId round, PersonId person)
{
    return worksFrom(
        m_database, kCurrentWork + QStringLiteral(" AND o.person_id = ?"), {round, person});
}

Expected<Missing> OpinionRepository::missing(RoundId round, PersonId person)
{
    return valuesOf<int>(m_database,
        QStringLiteral(
            "SELECT o.utterance_position FROM opinion_author o WHERE o.round_id = ?"
            " AND o.person_id = ? AND coalesce((SELECT w.complete FROM opinion_work w"
            " WHERE w.round_id = o.round_id AND w.person_id = o.person_id"
            " AND w.utterance_position = o.utterance_position"
            " ORDER BY w.at DESC, w.uuid DESC LIMIT 1), 0) = 0 ORDER BY o.utterance_position"),
        {round, person})
        .map([](const QList<int>& utterances) {
            Missing missing;
            missing.unanswered = utterances;
            return missing;
        });
}

Expected<QHash<int, UtteranceWork>> OpinionRepository::ofClosedRound(RoundId id)
{
    TANDEM_TRY(round, RoundRepository(m_database).byId(id));
    if (!round->isClosed())
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Opinions stay hidden until both have submitted."));
    return worksFrom(m_database, kCurrentWork, {id});
}

} // namespace tandem
