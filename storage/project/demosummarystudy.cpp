#include "storage/project/demosummarystudy.h"

#include "models/studyitems/itemsfromusersummaries.h"
#include "storage/database/uuid.h"
#include "storage/project/projectwords.h"
#include "storage/project/summarystudy.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studyrepository.h"
#include "storage/repositories/usersummaryrepository.h"

#include <QDateTime>
#include <QHash>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kReadingMs = 24'000; ///< a timeline and its summary

/// Whether a rater finds a summary good, by its text as people are shown it.
Expected<QHash<QString, bool>> saidBy(
    Database& database, TimelineLogId log, const QJsonObject& bySummarizer)
{
    QHash<QString, bool> opinions;
    for (auto one = bySummarizer.begin(); one != bySummarizer.end(); ++one) {
        TANDEM_TRY(summaries, UserSummaryRepository(database).ofSummarizer(log, one.key()));
        const QString letters = one.value().toString();
        for (qsizetype i = 0; i < summaries->size(); ++i)
            opinions.insert(studies::shownSummary(summaries->at(i).made.text),
                i < letters.size() && letters.at(i) == u'y');
    }
    return opinions;
}

Expected<void> giveAnswers(Database& database, RaterId rater, const QHash<QString, bool>& opinions)
{
    StudyAnswerRepository answers(database);
    TANDEM_TRY(task, answers.task(rater));
    studies::Submission given;
    qint64 at = QDateTime::currentMSecsSinceEpoch();
    for (const studies::TaskTurn& turn : task->turns) {
        const auto shown = std::find_if(turn.fields.cbegin(), turn.fields.cend(),
            [](const studies::Field& field) { return field.name == QLatin1String("summary"); });
        const bool isGood = shown != turn.fields.cend() && opinions.value(shown->text);
        given.rows.append({newUuid(), turn.id, QStringLiteral("rating"),
            isGood ? QStringLiteral("good") : QStringLiteral("bad"), ++at, kReadingMs});
    }
    given.events = {{newUuid(), studies::RaterEvent::Kind::Submitted, ++at}};
    return answers.keep(rater, given, SubmissionChannel::File).map([](const KeptSubmission&) {});
}

} // namespace

Expected<void> addDemoSummaryStudy(
    Database& database, TimelineLogId log, const QJsonObject& told, PersonId lead)
{
    const QJsonObject raters = told[QLatin1String("raters")].toObject();
    if (raters.isEmpty())
        return {};
    SummaryStudyOrder order;
    order.name = ProjectWords::tr("Quality of film viewers' summaries");
    order.log = log;
    for (auto rater = raters.begin(); rater != raters.end(); ++rater)
        order.raters.append({.name = rater.key()});
    order.ratersPerItem = int(order.raters.size());
    order.summarizers = raters.begin().value().toObject().keys();
    TANDEM_TRY(items, summaryStudyItems(database, order));
    TANDEM_TRY(made, makeSummaryStudy(database, order, *items, lead));
    TANDEM_TRY(added, StudyRaterRepository(database).all(made->study));
    for (const StudyRater& rater : *added) {
        TANDEM_TRY(opinions, saidBy(database, log, raters[rater.name].toObject()));
        TANDEM_DO(giveAnswers(database, rater.id, *opinions));
    }
    return StudyRepository(database).close(made->study, lead);
}

} // namespace tandem
