#include "views/opinions/opinionsheet.h"

#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/samplerecords.h"
#include "storage/repositories/samplerepository.h"

#include <algorithm>

namespace tandem {

namespace {

template <typename T>
Expected<void> put(T& into, Expected<T> from)
{
    if (!from)
        return failure(from.error());
    into = std::move(*from);
    return {};
}

Expected<void> readRound(Database& database, OpinionSheet& sheet, PersonId person)
{
    const Round& round = *sheet.row.round;
    OpinionRepository repository(database);
    ComparisonRepository comparison(database);
    TANDEM_DO(put(sheet.authors, repository.authors(round.id)));
    TANDEM_DO(put(sheet.rule, comparison.rule(round.id)));
    if (!round.isClosed())
        return put(sheet.works, repository.own(round.id, person));
    TANDEM_DO(put(sheet.works, repository.ofClosedRound(round.id)));
    TANDEM_DO(put(sheet.opinions, OpinionChecks(database).opinions(round.id)));
    QList<OpinionThread> threads;
    for (const PlacedOpinion& placed : std::as_const(sheet.opinions))
        threads.append(placed.thread);
    sheet.figures = opinionFigures(threads, sheet.rule);
    return put(sheet.mayDecide, comparison.mayAdjudicate(round, person));
}

} // namespace

QList<int> OpinionSheet::placesOf(PersonId person) const
{
    QList<int> places;
    for (int place = 1; place <= utterances(); ++place) {
        if (person.isValid() && authors.value(place) == person)
            places.append(place);
    }
    return places;
}

qsizetype OpinionSheet::indexOf(const QString& opinion) const
{
    const auto found = std::find_if(opinions.cbegin(), opinions.cend(),
        [&](const PlacedOpinion& placed) { return placed.thread.uuid == opinion; });
    return found == opinions.cend() ? -1 : std::distance(opinions.cbegin(), found);
}

Expected<OpinionSheet> readOpinionSheet(Database& database, SampleId sample, PersonId person)
{
    SampleRepository samples(database);
    OpinionSheet sheet;
    TANDEM_DO(put(sheet.row, samples.row(sample, Step::Opinions)));
    TANDEM_DO(put(sheet.paragraphs, samples.paragraphs(sample)));
    TANDEM_DO(put(sheet.imported, SampleRecords(database).importedOpinions(sample)));
    TANDEM_DO(put(sheet.contexts, OpinionRepository(database).contexts(sample)));
    if (sheet.row.round) {
        TANDEM_DO(readRound(database, sheet, person));
    }
    return sheet;
}

OpinionsMode opinionsModeOf(const OpinionSheet& sheet, PersonId person)
{
    if (!person.isValid())
        return OpinionsMode::NobodyChosen;
    if (!sheet.row.id.isValid())
        return OpinionsMode::NoSample;
    const auto& round = sheet.row.round;
    if (round && (round->settledAt || round->atHub == AtHub::Ended))
        return OpinionsMode::Settled;
    if (round && round->isClosed())
        return OpinionsMode::Checking;
    // Closed at the hub: from another machine.
    if (round && (round->hasSubmitted(person) || (sheet.isOwn(person) && round->isFinal())))
        return OpinionsMode::Submitted;
    if (sheet.contexts.isEmpty())
        return OpinionsMode::WaitingForDiscussion;
    return sheet.isOwn(person) ? OpinionsMode::Writing : OpinionsMode::Watching;
}

OpinionTurn turnOf(const OpinionThread& thread, ConsistencyRule rule)
{
    switch (standing(thread, rule).state) {
    case OpinionState::Unchecked:
    case OpinionState::AwaitingRecheck:
        return OpinionTurn::Checker;
    case OpinionState::AwaitingAuthor:
        return OpinionTurn::Author;
    case OpinionState::Disputed:
        return isDue(thread, OpinionTurn::Checker, thread.checker, rule) ? OpinionTurn::Checker
                                                                         : OpinionTurn::Adjudicator;
    case OpinionState::Passed:
    case OpinionState::Dropped:
    case OpinionState::Kept:
        break;
    }
    return OpinionTurn::Nobody;
}

OpinionTurn turnFor(const OpinionSheet& sheet, const OpinionThread& thread, PersonId person)
{
    const auto& round = sheet.row.round;
    if (!round || !round->isClosed() || round->settledAt || round->atHub == AtHub::Ended)
        return OpinionTurn::Nobody;
    for (const OpinionTurn turn : {OpinionTurn::Checker, OpinionTurn::Author}) {
        if (isDue(thread, turn, person, sheet.rule))
            return turn;
    }
    if (sheet.mayDecide && isDue(thread, OpinionTurn::Adjudicator, person, sheet.rule))
        return OpinionTurn::Adjudicator;
    return OpinionTurn::Nobody;
}

} // namespace tandem
