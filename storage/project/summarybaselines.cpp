#include "storage/project/summarybaselines.h"

#include "models/random.h"
#include "storage/database/database.h"
#include "storage/project/projectwords.h"
#include "storage/project/timelineremoval.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummarynames.h"

#include <numeric>
#include <random>

namespace tandem {

namespace {

RowsStep baselineStep(const AddedBaseline& baseline)
{
    return addedSummariesStep(baseline.added, QStringLiteral("baseline added"),
        {{QStringLiteral("summarizer"), baseline.name},
            {QStringLiteral("summaries"), qint64(baseline.added.size())}});
}

Expected<QList<NewUserSummary>> noSummaries(Database& database, const BaselineOrder& order)
{
    TANDEM_TRY(users, TimelineRepository(database).users(order.log));
    QList<NewUserSummary> made;
    for (const UserRecord& user : *users) {
        if (user.past == 0)
            continue;
        NewUserSummary one;
        one.user = user.id;
        one.origin = SummaryOrigin::None;
        made.append(one);
    }
    if (made.isEmpty())
        return failure(ErrorCode::NotFound, ProjectWords::tr("No user of the log has a future."),
            {}, ProjectWords::tr("Split the log first."));
    return made;
}

Expected<QList<NewUserSummary>> summariesOfOthers(Database& database, const BaselineOrder& order)
{
    TANDEM_TRY(all, UserSummaryRepository(database).ofSummarizer(order.log, order.of));
    if (all->size() < 2)
        return failure(ErrorCode::NotFound,
            ProjectWords::tr("There are fewer than two summaries by %1.", "a summarizer")
                .arg(order.of),
            {}, ProjectWords::tr("Generate or import them first."));
    const QList<qsizetype> others = circleOf(all->size(), order.seed);
    QList<NewUserSummary> made;
    for (qsizetype i = 0; i < all->size(); ++i) {
        const StoredUserSummary& other = all->at(others.at(i));
        if (isBaseline(other.made.origin))
            return failure(ErrorCode::Refused,
                ProjectWords::tr("%1 is itself a baseline.", "a summarizer").arg(order.of));
        NewUserSummary one;
        one.user = all->at(i).made.user;
        one.origin = SummaryOrigin::OfOtherUser;
        one.text = other.made.text;
        one.mostWords = other.made.mostWords;
        one.other = other.id;
        made.append(one);
    }
    return made;
}

} // namespace

QList<qsizetype> circleOf(qsizetype count, quint64 seed)
{
    // Sattolo's shuffle: nobody stays in their place.
    QList<qsizetype> places(count);
    std::iota(places.begin(), places.end(), 0);
    std::mt19937_64 generator(seed);
    for (qsizetype i = count - 1; i > 0; --i)
        places.swapItemsAt(i, qsizetype(drawBelow(quint64(i), generator)));
    return places;
}

QString usualBaselineName(const QString& of)
{
    return of.isEmpty() ? QString(kNoSummaryName) : kOtherPrefix + of;
}

Expected<AddedBaseline> addBaseline(const WriteContext& context, const BaselineOrder& order)
{
    Database& database = context.database;
    TANDEM_TRY_VAR(summaries,
        order.of.isEmpty() ? noSummaries(database, order) : summariesOfOthers(database, order));
    AddedBaseline baseline;
    baseline.name = order.name.isEmpty() ? usualBaselineName(order.of) : order.name;
    UserSummaryRepository repository(database);
    for (NewUserSummary& one : *summaries) {
        one.summarizer = baseline.name;
        TANDEM_TRY(found, repository.find(one.user, one.summarizer));
        TANDEM_TRY(id, repository.add(one));
        if (!*found) {
            baseline.added.append(*id);
            continue;
        }
        TANDEM_TRY(stored, repository.byId(**found));
        if (stored->made.origin != one.origin || stored->made.other != one.other)
            return failure(ErrorCode::Refused,
                ProjectWords::tr("%1 already has a different summary of this user.", "a summarizer")
                    .arg(one.summarizer),
                {}, ProjectWords::tr("Give the baseline another name."));
        ++baseline.known;
    }
    if (!baseline.added.isEmpty()) {
        TANDEM_DO(baselineStep(baseline).recordAdded(context));
    }
    return baseline;
}

Change addingBaseline(const BaselineOrder& order, const std::shared_ptr<AddedBaseline>& added)
{
    const Write add = [=](const WriteContext& context) -> Expected<Written> {
        TANDEM_TRY(baseline, addBaseline(context, order));
        if (added)
            *added = *baseline;
        if (baseline->added.isEmpty())
            return Written(NothingChanged());
        return Written(TimelinesChanged(), takingRows(baselineStep(*baseline)));
    };
    return {.text = ProjectWords::tr("add the baseline %1", "a step to undo; a baseline's name")
                        .arg(order.name.isEmpty() ? usualBaselineName(order.of) : order.name),
        .write = add};
}

} // namespace tandem
