#include "storage/repositories/samplerepository.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/samplefilter.h"
#include "storage/repositories/samplerowreader.h"
#include "storage/repositories/searchindex.h"
#include "storage/repositories/settingaside.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype kMostUtterances = 500;
constexpr qsizetype kLongestUtterance = 100'000;

Error noSuchSample()
{
    return {ErrorCode::NotFound, RepositoryWords::tr("This sample is not in the project."), {},
        RepositoryWords::tr("\"tandem stats\" says how many there are."), {}};
}

Expected<void> checkDiscussion(const QList<kgds::UtteranceRecord>& discussion)
{
    if (discussion.size() > kMostUtterances)
        return failure(
            ErrorCode::TooLarge, RepositoryWords::tr("A discussion has at most 500 utterances."));
    for (const auto& utterance : discussion) {
        if (utterance.text.trimmed().isEmpty() || utterance.participant.trimmed().isEmpty())
            return failure(ErrorCode::InvalidInput,
                RepositoryWords::tr("An utterance needs a participant and a text."));
        if (utterance.text.size() > kLongestUtterance ||
            utterance.participant.size() > kLongestUtterance)
            return failure(ErrorCode::TooLarge,
                RepositoryWords::tr("An utterance has at most 100,000 characters."));
    }
    return {};
}

} // namespace

Expected<int> SampleRepository::count()
{
    // Positions count from 1 without gaps, so the last one is the number of all samples.
    return m_database
        .scalar(QStringLiteral("SELECT coalesce((SELECT max(position) FROM sample), 0)"
                               " - (SELECT count(*) FROM sample_set_aside)"))
        .map([](const QVariant& count) { return count.toInt(); });
}

Expected<int> SampleRepository::lastPosition()
{
    return m_database.scalar(QStringLiteral("SELECT max(position) FROM sample"))
        .map([](const QVariant& last) { return last.toInt(); });
}

Expected<int> SampleRepository::placeInUse(int position)
{
    return SettingAside(m_database).samplePositions().map([position](const QList<int>& aside) {
        const auto after = std::upper_bound(aside.cbegin(), aside.cend(), position);
        return position - int(std::distance(aside.cbegin(), after));
    });
}

Expected<QList<SampleRow>> SampleRepository::rows(int first, int count, Step step)
{
    TANDEM_TRY(aside, SettingAside(m_database).samplePositions());
    // The first of them stands as much later as samples are set aside before it.
    int position = first;
    for (const int gap : *aside)
        position += gap <= position ? 1 : 0;
    return readSampleRows(m_database, step,
        QStringLiteral("WHERE s.position >= ? AND s.id NOT IN"
                       " (SELECT sample_id FROM sample_set_aside) ORDER BY s.position LIMIT ?"),
        {position, count});
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
    if (found->first().setAside)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Sample %1 is set aside.").arg(position), {},
            RepositoryWords::tr("Bring it back first: \"tandem samples PROJECT bring-back %1\".")
                .arg(position));
    return found->first();
}

Expected<std::optional<SampleId>> SampleRepository::byUuid(const QString& uuid)
{
    Statement row(
        m_database, QStringLiteral("SELECT id FROM sample WHERE uuid = ?"), {sqlText(uuid)});
    std::optional<SampleId> found;
    if (row.next())
        found = SampleId{row.integer(0)};
    return row.result(found);
}

Expected<QString> SampleRepository::uuid(SampleId id)
{
    TANDEM_TRY(found,
        m_database.scalar(QStringLiteral("SELECT uuid FROM sample WHERE id = ?"), {id.value}));
    if (!found->isValid())
        return failure(noSuchSample());
    return found->toString();
}

Expected<QList<SampleId>> SampleRepository::filtered(const SampleFilter& filter)
{
    return filteredSamples(m_database, filter);
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
        Statement row(m_database,
            QStringLiteral(
                "SELECT s.id FROM sample_in_use s CROSS JOIN round r ON r.sample_id = s.id"
                " AND r.step = %3 AND r.withdrawn_at IS NULL WHERE s.position %1 ?"
                " AND ((r.annotator_a = ? AND r.handed_in_a IS NULL)"
                " OR (r.annotator_b = ? AND r.handed_in_b IS NULL))"
                " ORDER BY s.position %2 LIMIT 1")
                .arg(side, order, QString::number(int(step))),
            {position, person.value, person.value});
        if (row.next())
            return SampleId{row.integer(0)};
        if (row.failed())
            return failure(row.error());
    }
    return SampleId{};
}

Expected<QStringList> SampleRepository::domains()
{
    Statement rows(m_database,
        QStringLiteral(
            "SELECT DISTINCT domain FROM sample_in_use WHERE domain <> '' ORDER BY domain"));
    QStringList found;
    while (rows.next())
        found.append(rows.text(0));
    return rows.result(found);
}

Expected<QList<ParagraphRow>> SampleRepository::paragraphs(SampleId sample)
{
    Statement rows(m_database,
        QStringLiteral("SELECT id, number, CAST(text AS BLOB) FROM paragraph WHERE sample_id = ? "
                       "ORDER BY number"),
        {sample.value});
    QList<ParagraphRow> found;
    while (rows.next())
        found.append(
            {ParagraphId{rows.integer(0)}, static_cast<int>(rows.integer(1)), rows.exactText(2)});
    return rows.result(found);
}

Expected<QList<kgds::UtteranceRecord>> SampleRepository::discussion(SampleId sample)
{
    Statement rows(m_database,
        QStringLiteral("SELECT CAST(participant AS BLOB), CAST(text AS BLOB), CAST(extra AS BLOB)"
                       " FROM utterance "
                       "WHERE sample_id = ? ORDER BY position"),
        {sample.value});
    QList<kgds::UtteranceRecord> found;
    while (rows.next())
        found.append({rows.exactText(0), rows.exactText(1), rows.bytes(2)});
    return rows.result(found);
}

Expected<void> SampleRepository::setDiscussion(
    SampleId sample, const QList<kgds::UtteranceRecord>& discussion, PersonId by)
{
    TANDEM_DO(checkDiscussion(discussion));
    TANDEM_TRY(known, row(sample));
    TANDEM_TRY(answered,
        m_database.scalar(
            QStringLiteral("SELECT 1 FROM round r WHERE r.sample_id = ? AND r.withdrawn_at IS NULL"
                           " AND (EXISTS (SELECT 1 FROM answer a WHERE a.round_id IN (r.id,"
                           " r.repeats_id))"
                           " OR r.step = 2) LIMIT 1"),
            {sample.value}));
    if (answered->isValid())
        return failure(ErrorCode::Refused,
            RepositoryWords::tr(
                "The discussion cannot be changed any more: somebody has answered about it."),
            known->title,
            RepositoryWords::tr(
                "The lead can assign the sample anew; answers given so far stay in the journal."));
    TANDEM_DO(SearchIndex(m_database).removeDiscussion(sample));
    TANDEM_DO(m_database.run(
        QStringLiteral("DELETE FROM utterance WHERE sample_id = ?"), {sample.value}));
    TANDEM_DO(insertUtterances(m_database, sample, discussion));
    TANDEM_DO(SearchIndex(m_database).addDiscussion(sample));
    return Journal(m_database)
        .append(QStringLiteral("discussion changed"), by, {},
            {{QStringLiteral("sample"), known->position},
                {QStringLiteral("utterances"), static_cast<int>(discussion.size())}});
}

} // namespace tandem
