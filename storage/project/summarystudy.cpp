#include "storage/project/summarystudy.h"

#include "models/inference/sampling.h"
#include "models/random.h"
#include "models/studies/itemcheck.h"
#include "models/studies/sampling.h"
#include "models/studies/templates.h"
#include "models/studyitems/itemsfromusersummaries.h"
#include "models/usersum/shownpast.h"
#include "storage/database/database.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/repositories/usersummaryrepository.h"

#include <QHash>
#include <QJsonArray>

#include <algorithm>
#include <random>

namespace tandem {

namespace {

using studies::SummaryMaterial;

/// Those that are asked for, or else all that are no baselines.
Expected<QStringList> chosenSummarizers(Database& database, const SummaryStudyOrder& order)
{
    TANDEM_TRY(rows, UserSummaryRepository(database).summarizers(order.log));
    QStringList all;
    QStringList usual;
    QStringList withoutText;
    for (const SummarizerRow& row : *rows) {
        all.append(row.summarizer);
        if (!isBaseline(row.origin))
            usual.append(row.summarizer);
        if (row.origin == SummaryOrigin::None)
            withoutText.append(row.summarizer);
    }
    if (all.isEmpty())
        return failure(ErrorCode::NotFound,
            ProjectWords::tr("There are no user summaries of this log."), {},
            ProjectWords::tr("Generate some with a run, or import them."));
    if (order.summarizers.isEmpty() && !usual.isEmpty())
        return usual;
    QStringList chosen = order.summarizers;
    chosen.removeDuplicates();
    for (const QString& name : std::as_const(chosen)) {
        if (!all.contains(name))
            return failure(ErrorCode::NotFound,
                ProjectWords::tr("There are no summaries by \"%1\".").arg(name), {},
                ProjectWords::tr("Available: %1").arg(all.join(QStringLiteral(", "))));
        if (withoutText.contains(name))
            return failure(ErrorCode::InvalidInput,
                ProjectWords::tr("\"%1\" has no texts that people could rate.").arg(name), {},
                ProjectWords::tr("Leave it out."));
    }
    if (chosen.isEmpty())
        return failure(ErrorCode::NotFound, ProjectWords::tr("There are only baseline summaries."),
            {}, ProjectWords::tr("Name summarizers, or generate summaries first."));
    return chosen;
}

/// Summaries by user, in the order of the summarizers.
Expected<QHash<TimelineUserId, QList<SummaryMaterial>>> summariesByUser(
    Database& database, TimelineLogId log, const QStringList& summarizers)
{
    QHash<TimelineUserId, QList<SummaryMaterial>> byUser;
    for (const QString& summarizer : summarizers) {
        TANDEM_TRY(summaries, UserSummaryRepository(database).ofSummarizer(log, summarizer));
        for (const StoredUserSummary& one : *summaries)
            byUser[one.made.user].append({summarizer, one.uuid, one.made.text});
    }
    return byUser;
}

/// Puts them in an order that tells nothing of whose they are.
void mixSummaries(QList<SummaryMaterial>& summaries, std::mt19937& generator)
{
    for (qsizetype i = summaries.size() - 1; i > 0; --i)
        summaries.swapItemsAt(i, qsizetype(drawBelow(quint64(i) + 1, generator)));
}

Expected<studies::SummarizedUser> summarizedUser(
    Database& database, const UserRecord& user, const QList<SummaryMaterial>& summaries)
{
    TANDEM_TRY(timeline, TimelineRepository(database).timeline(user.id));
    const usersum::ShownPast past = usersum::shownPast(timeline->activities, user.past);
    QString text = past.text;
    if (past.leftOut > 0)
        text.prepend(
            ProjectWords::tr("(%n earlier activities not shown)", nullptr, int(past.leftOut)) +
            u'\n');
    return studies::SummarizedUser{user.pseudonym, text, summaries};
}

studies::Design goodBadDesign(const SummaryStudyOrder& order)
{
    studies::Design design = studies::designTemplate(studies::Kind::GoodBad);
    design.ratersPerItem = order.ratersPerItem;
    design.seed = order.seed;
    return design;
}

/// What the study's history says of its items.
QJsonObject historyOf(const SummaryStudyOrder& order, const SummaryStudyItems& made)
{
    QJsonObject json{{QStringLiteral("from"), QStringLiteral("summaries")},
        {QStringLiteral("systems"), QJsonArray::fromStringList(made.summarizers)},
        {QStringLiteral("users"), made.users}, {QStringLiteral("seed"), qint64(order.seed)}};
    return json;
}

} // namespace

Expected<SummaryStudyItems> summaryStudyItems(
    Database& database, const SummaryStudyOrder& order, const CancelFlag& cancel)
{
    SummaryStudyItems made;
    TANDEM_TRY(summarizers, chosenSummarizers(database, order));
    made.summarizers = *summarizers;
    TANDEM_TRY(byUser, summariesByUser(database, order.log, made.summarizers));
    TANDEM_TRY_VAR(users, TimelineRepository(database).users(order.log));
    users->removeIf([&](const UserRecord& user) {
        const qsizetype there = byUser->value(user.id).size();
        const bool isComplete = there == made.summarizers.size();
        made.incomplete += there > 0 && !isComplete ? 1 : 0;
        return !isComplete;
    });
    if (users->isEmpty())
        return failure(ErrorCode::NotFound,
            ProjectWords::tr("No user has a summary by each of: %1.")
                .arg(made.summarizers.join(QStringLiteral(", "))),
            {}, ProjectWords::tr("Choose fewer summarizers."));
    const QList<qsizetype> places =
        inference::randomSample(users->size(), order.users.value_or(users->size()), order.seed);
    if (places.size() * made.summarizers.size() > studies::kMostStudyItems)
        return failure(ErrorCode::TooLarge,
            ProjectWords::tr("These are more than the %1 items that a study can have.")
                .arg(studies::kMostStudyItems),
            {}, ProjectWords::tr("Choose fewer users or summarizers."));
    std::mt19937 generator(order.seed);
    for (const qsizetype place : places) {
        if (cancel && *cancel)
            return failure(ErrorCode::Cancelled, {});
        QList<SummaryMaterial> summaries = byUser->value(users->at(place).id);
        mixSummaries(summaries, generator);
        TANDEM_TRY(user, summarizedUser(database, users->at(place), summaries));
        made.items += userSummaryItems(*user, order.query);
        ++made.users;
    }
    return made;
}

Expected<SummaryStudy> makeSummaryStudy(
    Database& database, const SummaryStudyOrder& order, const SummaryStudyItems& made, PersonId by)
{
    SummaryStudy study;
    StudyRepository studies(database);
    TANDEM_TRY(id, studies.create(order.name, goodBadDesign(order), by));
    study.study = *id;
    TANDEM_TRY(items, studies.addItems(*id, made.items, by, historyOf(order, made)));
    study.items = *items;
    if (order.raters.isEmpty())
        return study;
    StudyRaterRepository raters(database);
    TANDEM_DO(raters.add(*id, order.raters, by));
    TANDEM_TRY(given, raters.assign(*id, by));
    study.raters = *given;
    return study;
}

Change summaryStudyChange(const SummaryStudyOrder& order)
{
    Change change;
    change.prepare = [order](Database& reader, const CancelFlag& cancel) -> Expected<Prepared> {
        TANDEM_TRY(made, summaryStudyItems(reader, order, cancel));
        return Prepared{[order, made = *made](const WriteContext& context) -> Expected<Written> {
            TANDEM_TRY(
                study, makeSummaryStudy(context.database, order, made, context.origin.person));
            return Written(StudyChanged{study->study});
        }};
    };
    return change;
}

} // namespace tandem
