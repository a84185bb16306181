#include "storage/repositories/samplerepository.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/samplerowreader.h"
#include "storage/repositories/samplestatesql.h"
#include "storage/repositories/searchindex.h"
#include "storage/repositories/searchrepository.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype kMostUtterances = 500;
constexpr qsizetype kLongestUtterance = 100'000;

Error noSuchSample()
{
    return notInProject(RepositoryWords::tr("This sample is not in the project."),
        RepositoryWords::tr("See \"tandem stats\" for the number of samples."));
}

/// Whether numbers of samples are left out, as in packets.
Expected<bool> hasGaps(Database& database)
{
    return isAny(database, QStringLiteral("SELECT 1 FROM packet"), {});
}

Expected<void> checkDiscussion(const QList<kgds::UtteranceRecord>& discussion)
{
    if (discussion.size() > kMostUtterances)
        return failure(ErrorCode::TooLarge,
            RepositoryWords::tr("A discussion can have at most 500 utterances."));
    for (const auto& utterance : discussion) {
        if (utterance.text.trimmed().isEmpty() || utterance.participant.trimmed().isEmpty())
            return failure(ErrorCode::InvalidInput,
                RepositoryWords::tr("An utterance needs a participant and a text."));
        if (utterance.text.size() > kLongestUtterance ||
            utterance.participant.size() > kLongestUtterance)
            return failure(ErrorCode::TooLarge,
                RepositoryWords::tr("An utterance can have at most 100,000 characters."));
    }
    return {};
}

} // namespace

Expected<int> SampleRepository::count()
{
    // A project's positions count from 1 without gaps, so the last one is the number of all
    // samples. A packet has few of them, under the numbers that they have in its project.
    return valueOf<int>(
        m_database, QStringLiteral("SELECT CASE WHEN EXISTS (SELECT 1 FROM packet)"
                                   " THEN (SELECT count(*) FROM sample)"
                                   " ELSE coalesce((SELECT max(position) FROM sample), 0) END"
                                   " - (SELECT count(*) FROM sample_set_aside)"));
}

Expected<int> SampleRepository::lastPosition()
{
    return valueOf<int>(m_database, QStringLiteral("SELECT max(position) FROM sample"));
}

Expected<int> SampleRepository::placeInUse(int position)
{
    TANDEM_TRY(gaps, hasGaps(m_database));
    if (*gaps)
        return valueOf<int>(m_database,
            QStringLiteral("SELECT count(*) FROM sample_in_use WHERE position <= ?"), {position});
    return SettingAside(m_database).samplePositions().map([position](const QList<int>& aside) {
        const auto after = std::upper_bound(aside.cbegin(), aside.cend(), position);
        return position - int(std::distance(aside.cbegin(), after));
    });
}

Expected<QList<SampleRow>> SampleRepository::rows(int first, int count, Step step)
{
    const QString inOrder =
        QStringLiteral("WHERE s.position >= ? AND s.id NOT IN"
                       " (SELECT sample_id FROM sample_set_aside) ORDER BY s.position LIMIT ?"
                       " OFFSET ?");
    TANDEM_TRY(gaps, hasGaps(m_database));
    if (*gaps)
        return readSampleRows(m_database, step, inOrder, {0, count, first - 1});
    TANDEM_TRY(aside, SettingAside(m_database).samplePositions());
    // The first of them stands as much later as samples are excluded before it.
    int position = first;
    for (const int gap : *aside)
        position += gap <= position ? 1 : 0;
    return readSampleRows(m_database, step, inOrder, {position, count, 0});
}

Expected<QList<SampleRow>> SampleRepository::rows(const QList<SampleId>& ids, Step step)
{
    QList<SampleRow> found;
    for (const SampleId id : ids) {
        TANDEM_TRY_VAR(
            one, readSampleRows(m_database, step, QStringLiteral("WHERE s.id = ?"), {id.value}));
        found += *one;
    }
    return found;
}

Expected<SampleRow> SampleRepository::row(SampleId id, Step step)
{
    TANDEM_TRY_VAR(found, rows(QList<SampleId>{id}, step));
    if (found->isEmpty())
        return failure(noSuchSample());
    return found->first();
}

Expected<SampleRow> SampleRepository::rowAt(int position, Step step)
{
    TANDEM_TRY_VAR(found,
        readSampleRows(m_database, step, QStringLiteral("WHERE s.position = ?"), {position}));
    if (found->isEmpty())
        return failure(noSuchSample().in(QString::number(position)));
    if (found->first().excluded)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Sample %1 is excluded.").arg(position), {},
            RepositoryWords::tr("Include it again first: \"tandem samples PROJECT include %1\".")
                .arg(position));
    return found->first();
}

Expected<std::optional<SampleId>> SampleRepository::byUuid(const QString& uuid)
{
    return valueOf<std::optional<SampleId>>(
        m_database, QStringLiteral("SELECT id FROM sample WHERE uuid = ?"), {uuid});
}

Expected<QString> SampleRepository::uuid(SampleId id)
{
    return oneValue<QString>(
        m_database, QStringLiteral("SELECT uuid FROM sample WHERE id = ?"), {id}, noSuchSample());
}

Expected<SampleId> SampleRepository::nextOpenFor(
    PersonId person, int position, bool forward, Step step)
{
    // Two walks along the order of samples, each of which stops at its first find: from here to the
    // end, then from the other end up to here.
    const QString order = forward ? QStringLiteral("ASC") : QStringLiteral("DESC");
    const QString beyond = forward ? QStringLiteral(">") : QStringLiteral("<");
    const QString before = forward ? QStringLiteral("<") : QStringLiteral(">");
    for (const QString& side : {beyond, before}) {
        TANDEM_TRY(found,
            valueOf<SampleId>(m_database,
                QStringLiteral(
                    "SELECT s.id FROM sample_in_use s CROSS JOIN round r ON r.sample_id = s.id"
                    " AND r.step = %3 AND r.withdrawn_at IS NULL WHERE s.position %1 ?"
                    " AND EXISTS (SELECT 1 FROM utterance u WHERE u.sample_id = s.id)"
                    " AND ((r.annotator_a = ? AND r.handed_in_a IS NULL)"
                    " OR (r.annotator_b = ? AND r.handed_in_b IS NULL))"
                    " ORDER BY s.position %2 LIMIT 1")
                    .arg(side, order, QString::number(int(step))),
                {position, person, person}));
        if (found->isValid())
            return *found;
    }
    return SampleId{};
}

Expected<QStringList> SampleRepository::domains()
{
    return valuesOf<QString>(m_database,
        QStringLiteral(
            "SELECT DISTINCT domain FROM sample_in_use WHERE domain <> '' ORDER BY domain"));
}

Expected<QList<ParagraphRow>> SampleRepository::paragraphs(SampleId sample)
{
    return rowsOf(m_database,
        QStringLiteral(
            "SELECT id, number, text FROM paragraph WHERE sample_id = ? ORDER BY number"),
        {sample}, into(&ParagraphRow::id, &ParagraphRow::number, &ParagraphRow::text));
}

Expected<QList<kgds::UtteranceRecord>> SampleRepository::discussion(SampleId sample)
{
    return rowsOf(m_database,
        QStringLiteral("SELECT participant, text, extra FROM utterance WHERE sample_id = ?"
                       " ORDER BY position"),
        {sample},
        into(&kgds::UtteranceRecord::participant, &kgds::UtteranceRecord::text,
            &kgds::UtteranceRecord::extra));
}

Expected<void> SampleRepository::setDiscussion(
    SampleId sample, const QList<kgds::UtteranceRecord>& discussion, PersonId by)
{
    TANDEM_DO(checkDiscussion(discussion));
    TANDEM_TRY(known, row(sample));
    TANDEM_TRY(answered,
        isAny(m_database,
            QStringLiteral("SELECT 1 FROM round r WHERE r.sample_id = ? AND r.withdrawn_at IS NULL"
                           " AND (EXISTS (SELECT 1 FROM answer a WHERE a.round_id IN (r.id,"
                           " r.repeats_id))"
                           " OR r.step = 2)"),
            {sample.value}));
    if (*answered)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The discussion can no longer be changed: it already has answers."),
            known->title,
            RepositoryWords::tr("The lead can assign the sample again; answers given so far are "
                                "kept in the journal."));
    TANDEM_DO(SearchIndex(m_database).removeDiscussion(sample));
    TANDEM_DO(m_database.run(
        QStringLiteral("DELETE FROM utterance WHERE sample_id = ?"), {sample.value}));
    TANDEM_DO(insertUtterances(m_database, sample, discussion));
    TANDEM_DO(SearchIndex(m_database).addDiscussion(sample));
    TANDEM_TRY(uuid, valueOf<QString>(m_database,
                         QStringLiteral("SELECT uuid FROM sample WHERE id = ?"), {sample}));
    return Journal(m_database)
        .append(QStringLiteral("discussion changed"), by, *uuid,
            {{QStringLiteral("sample"), known->position},
                {QStringLiteral("utterances"), static_cast<int>(discussion.size())}});
}

Expected<QList<SampleId>> SampleRepository::filtered(const SampleFilter& filter)
{
    QStringList conditions{QStringLiteral("1 = 1")};
    SqlValues arguments;
    if (filter.state) {
        conditions += sampleStateSql(filter.step) + QStringLiteral(" = ?");
        arguments << *filter.state;
    }
    if (filter.onlyClosed)
        conditions += QStringLiteral("r.handed_in_a IS NOT NULL AND r.handed_in_b IS NOT NULL");
    if (filter.person.isValid()) {
        conditions += QStringLiteral("(r.annotator_a = ? OR r.annotator_b = ?)");
        arguments << filter.person << filter.person;
    }
    if (!filter.domain.isEmpty()) {
        conditions += QStringLiteral("s.domain = ?");
        arguments << filter.domain;
    }
    TANDEM_TRY_VAR(
        ids, valuesOf<SampleId>(m_database,
                 QStringLiteral("SELECT s.id FROM %3 s LEFT JOIN round r"
                                " ON r.sample_id = s.id AND r.step = %1 AND r.withdrawn_at IS NULL"
                                " WHERE %2 ORDER BY s.position")
                     .arg(int(filter.step))
                     .arg(conditions.join(QStringLiteral(" AND ")),
                         filter.state == SampleState::Excluded ? QStringLiteral("sample")
                                                               : QStringLiteral("sample_in_use")),
                 arguments));
    if (!filter.words.simplified().isEmpty()) {
        TANDEM_TRY(found, SearchRepository(m_database).samplesWith(filter.words));
        ids->removeIf([&](SampleId id) { return !found->contains(id); });
    }
    return ids;
}

} // namespace tandem
