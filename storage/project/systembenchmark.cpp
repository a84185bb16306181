#include "storage/project/systembenchmark.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"

namespace tandem {

namespace {

QString whyLeftOut(LeftOut why)
{
    switch (why) {
    case LeftOut::Unassigned:
        return ProjectWords::tr("It is not labelled yet.");
    case LeftOut::Open:
        return ProjectWords::tr("It is still being labelled.");
    case LeftOut::Undecided:
        return ProjectWords::tr("Some of its paragraphs are undecided.");
    case LeftOut::NothingKept:
        break;
    }
    return ProjectWords::tr("None of its paragraphs is kept.");
}

} // namespace

Expected<SystemBenchmark> SystemBenchmark::of(Database& database, const Progress& progress)
{
    TANDEM_TRY(uuids, (pairsOf<SampleId, QString>(
                          database, QStringLiteral("SELECT id, uuid FROM sample_in_use"))));
    SystemBenchmark benchmark;
    const auto take = [&](const BenchmarkSample& sample) -> Expected<void> {
        benchmark.note(sample, uuids->value(sample.sample));
        return {};
    };
    TANDEM_DO(forEachBenchmarkSample(database, take, progress));
    if (benchmark.m_samples.isEmpty())
        return failure(ErrorCode::NotFound,
            ProjectWords::tr("The project's benchmark has no samples yet."), {},
            ProjectWords::tr("Import one, or finish labelling a sample."));
    return benchmark;
}

void SystemBenchmark::note(const BenchmarkSample& sample, const QString& uuid)
{
    const qint64 position = sample.position;
    const QString title = sample.title.trimmed();
    if (!title.isEmpty())
        m_named[title].append(position);
    m_named[uuid].append(position);
    if (!sample.record) {
        m_ofPosition.insert(position, -1);
        m_leftOut.insert(position, sample.leftOut.value_or(LeftOut::NothingKept));
        return;
    }
    m_ofPosition.insert(position, m_samples.size());
    m_places.insert(sample.sample, m_samples.size());
    m_samples.append({sample.sample, sample.position, sample.title, uuid});
    m_records.append(*sample.record);
}

QStringList SystemBenchmark::renumbered() const
{
    QStringList changes;
    for (qsizetype i = 0; i < m_samples.size(); ++i) {
        if (m_samples.at(i).position != i + 1)
            changes += QStringLiteral("%1 \u2192 %2").arg(m_samples.at(i).position).arg(i + 1);
    }
    return changes;
}

QList<qint64> SystemBenchmark::meantBy(const QString& word) const
{
    bool isNumber = false;
    const qint64 number = word.toLongLong(&isNumber);
    if (isNumber && m_ofPosition.contains(number))
        return {number};
    return m_named.value(word.trimmed());
}

Expected<qsizetype> SystemBenchmark::placeOf(qint64 position) const
{
    const qsizetype place = m_ofPosition.value(position, -1);
    if (place >= 0)
        return place;
    return failure(ErrorCode::Refused,
        ProjectWords::tr("Sample %1 is not in the benchmark.").arg(position), {},
        m_leftOut.contains(position) ? whyLeftOut(m_leftOut.value(position)) : QString());
}

} // namespace tandem
