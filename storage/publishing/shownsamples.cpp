#include "storage/publishing/shownsamples.h"

#include "models/studyitems/itemsources.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"

#include <QCryptographicHash>

#include <algorithm>

namespace tandem {

namespace {

QByteArray textDigest(const QString& text)
{
    return QCryptographicHash::hash(text.trimmed().toUtf8(), QCryptographicHash::Sha1);
}

/// Whether an item was made from a sample of the project.
bool isMadeFromSample(const studies::StudyItem& item)
{
    return item.source.origin.startsWith(QLatin1String("paragraph/")) ||
           item.source.origin.startsWith(QLatin1String("fact/"));
}

} // namespace

void ShownSamples::add(const QString& text, qsizetype sample)
{
    if (text.trimmed().isEmpty())
        return;
    QList<qsizetype>& samples = m_byText[textDigest(text)];
    if (samples.isEmpty() || samples.last() != sample)
        samples.append(sample);
}

Expected<ShownSamples> ShownSamples::read(
    Database& database, const QHash<QString, QString>& published)
{
    ShownSamples shown;
    QHash<qint64, qsizetype> places;
    TANDEM_DO(eachRow(database, QStringLiteral("SELECT id, uuid FROM sample ORDER BY id"), {},
        [&](Statement& row) {
            places.insert(row.take<qint64>(), shown.m_samples.size());
            shown.m_samples.append(row.take<QString>());
            shown.m_isPublished.append(published.contains(shown.m_samples.last()));
        }));
    const auto addText = [&](Statement& row) {
        const qsizetype place = places.value(row.take<qint64>());
        shown.add(row.take<QString>(), place);
    };
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT sample_id, text FROM paragraph ORDER BY sample_id"), {}, addText));
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT sample_id, text FROM atomic_fact ORDER BY sample_id"), {}, addText));
    QList<UtteranceText> discussion;
    qsizetype of = -1;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT sample_id, participant, text FROM utterance"
                       " ORDER BY sample_id, position"),
        {}, [&](Statement& row) {
            const qsizetype place = places.value(row.take<qint64>());
            if (place != of)
                shown.add(studies::discussionText(discussion), of);
            if (place != of)
                discussion.clear();
            of = place;
            discussion.append({row.take<QString>(), {}});
            discussion.last().text = row.take<QString>();
        }));
    shown.add(studies::discussionText(discussion), of);
    return shown;
}

std::optional<QString> ShownSamples::publishedSample(const studies::StudyItem& item) const
{
    bool isOurs = false;
    QList<qsizetype> samples; // published ones with every text so far
    for (const studies::Field& field : item.item.fields) {
        const auto found = m_byText.constFind(textDigest(field.text));
        if (found == m_byText.cend())
            continue;
        QList<qsizetype> with = *found;
        with.removeIf([&](qsizetype sample) { return !m_isPublished.at(sample); });
        if (with.isEmpty())
            return std::nullopt;
        if (isOurs)
            samples.removeIf([&](qsizetype sample) { return !with.contains(sample); });
        else
            samples = with;
        isOurs = true;
    }
    if (isOurs && !samples.isEmpty())
        return m_samples.at(samples.first());
    return isMadeFromSample(item) ? std::nullopt : std::optional(QString());
}

} // namespace tandem
