#include "views/overview/itemtimes.h"

#include "storage/repositories/answerrepository.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/samplerepository.h"
#include "views/overview/overviewwords.h"

namespace tandem {

namespace {

Expected<QString> whyHidden(Database& database, const SampleRow& sample)
{
    if (!sample.round)
        return OverviewWords::tr("This sample is unassigned.");
    if (!sample.round->isClosed())
        return OverviewWords::tr(
            "Times per paragraph are shown once both annotators have submitted.");
    TANDEM_TRY(shown, ComparisonRepository(database).sidesShown(*sample.round));
    if (*shown == SidesShown::Unnamed)
        return OverviewWords::tr("Times per paragraph are shown once the sample is settled: until "
                                 "then, the adjudicator must not know who gave which answer.");
    return QString();
}

} // namespace

Expected<ItemTimes> readItemTimes(Database& database, SampleId id)
{
    TANDEM_TRY(sample, SampleRepository(database).row(id));
    ItemTimes times;
    times.position = sample->position;
    TANDEM_TRY(hidden, whyHidden(database, *sample));
    times.hiddenBecause = *hidden;
    if (!times.hiddenBecause.isEmpty())
        return times;
    times.a = sample->round->pair.a;
    times.b = sample->round->pair.b;
    AnswerRepository answers(database);
    TANDEM_TRY(a, answers.ofClosedRound(sample->round->id, times.a));
    TANDEM_TRY(b, answers.ofClosedRound(sample->round->id, times.b));
    TANDEM_TRY(paragraphs, SampleRepository(database).paragraphs(id));
    for (const ParagraphRow& paragraph : *paragraphs) {
        times.items.append({paragraph.number, paragraph.text, a->value(paragraph.id).durationMs,
            b->value(paragraph.id).durationMs});
    }
    return times;
}

} // namespace tandem
