#include "views/overview/itemtimes.h"

#include "storage/repositories/answerrepository.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/samplerepository.h"

#include <QCoreApplication>

namespace tandem {

namespace {

Expected<QString> whyHidden(Database& database, const SampleRow& sample)
{
    if (!sample.round)
        return QCoreApplication::translate("ItemTimes", "Nobody labels this sample here.");
    if (!sample.round->isClosed())
        return QCoreApplication::translate(
            "ItemTimes", "Times of single paragraphs are shown once both have handed in.");
    const auto shown = ComparisonRepository(database).sidesShown(*sample.round);
    if (!shown)
        return failure(shown.error());
    if (*shown == SidesShown::Unnamed)
        return QCoreApplication::translate("ItemTimes",
            "Times of single paragraphs are shown once the sample is settled: until then whoever "
            "decides must not know who said what.");
    return QString();
}

} // namespace

Expected<ItemTimes> readItemTimes(Database& database, SampleId id)
{
    const auto sample = SampleRepository(database).row(id);
    if (!sample)
        return failure(sample.error());
    ItemTimes times;
    times.sample = id;
    times.position = sample->position;
    times.title = sample->title;
    const auto hidden = whyHidden(database, *sample);
    if (!hidden)
        return failure(hidden.error());
    times.hiddenBecause = *hidden;
    if (!times.hiddenBecause.isEmpty())
        return times;
    times.a = sample->round->pair.a;
    times.b = sample->round->pair.b;
    AnswerRepository answers(database);
    const auto a = answers.ofClosedRound(sample->round->id, times.a);
    const auto b = answers.ofClosedRound(sample->round->id, times.b);
    const auto paragraphs = SampleRepository(database).paragraphs(id);
    if (!a || !b)
        return failure(a ? b.error() : a.error());
    if (!paragraphs)
        return failure(paragraphs.error());
    for (const ParagraphRow& paragraph : *paragraphs) {
        times.items.append({paragraph.number, paragraph.text, a->value(paragraph.id).durationMs,
            b->value(paragraph.id).durationMs});
    }
    return times;
}

} // namespace tandem
