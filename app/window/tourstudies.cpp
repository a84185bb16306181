#include "app/window/tourstudies.h"

#include "app/window/windowwords.h"
#include "models/studies/answervalues.h"
#include "models/studies/templates.h"
#include "storage/database/database.h"
#include "storage/database/uuid.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"
#include "storage/studies/projectitems.h"

#include <algorithm>
#include <random>

namespace tandem {

namespace {

constexpr quint32 kTourSeed = 5;
constexpr qint64 kDayMs = qint64(24) * 60 * 60 * 1000;
constexpr qint64 kLeastItemMs = 14'000;
constexpr int kMoreItemMs = 30'000;
constexpr int kDecisions = 24;

/// A study as the tour makes it.
struct TourStudy
{
    QString name;
    studies::Kind kind = studies::Kind::Pairwise;
    ItemOrigin from = ItemOrigin::Outputs;
    qsizetype items = 0; ///< sampled; 0: all
    int ratersPerItem = 2;
};

Expected<StudyId> makeTourStudy(Database& database, const TourStudy& wanted, PersonId lead)
{
    studies::Design design = studies::designTemplate(wanted.kind);
    design.ratersPerItem = wanted.ratersPerItem;
    design.seed = kTourSeed;
    StudyRepository repository(database);
    TANDEM_TRY(study, repository.create(wanted.name, design, lead));
    AskedItems asked;
    asked.from = wanted.from;
    asked.kind = wanted.kind;
    asked.sampling = wanted.items > 0 ? studies::Sampling::Stratified : studies::Sampling::All;
    asked.size = wanted.items;
    asked.seed = kTourSeed;
    TANDEM_TRY(items, projectItems(database, asked));
    TANDEM_DO(repository.addItems(*study, *items, lead, askedItemsJson(asked)));
    return *study;
}

Expected<QList<RaterId>> addTourRaters(
    Database& database, StudyId study, PersonId lead, const QList<PersonId>& people)
{
    QList<NewRater> fresh;
    for (const PersonId id : people) {
        TANDEM_TRY(person, PeopleRepository(database).byId(id));
        fresh.append({.name = person->name, .person = id});
    }
    fresh.append({.name = WindowWords::tr("Reader 3")});
    StudyRaterRepository raters(database);
    TANDEM_TRY(added, raters.add(study, fresh, lead));
    TANDEM_DO(raters.assign(study, lead));
    return *added;
}

/// Some answer to a question; mostly the first one.
QString someAnswer(const studies::Question& question, std::mt19937& random)
{
    switch (question.kind) {
    case studies::Question::Kind::Choice:
        return question.options
            .at(random() % 3 == 0 ? qsizetype(random() % quint32(question.options.size())) : 0)
            .value;
    case studies::Question::Kind::Scale:
        return QString::number(std::min(question.most, question.least + 2 + int(random() % 3)));
    case studies::Question::Kind::Text:
        break;
    }
    return QStringLiteral("–");
}

/// The rater answers this share of their items.
Expected<void> answerTour(Database& database, RaterId rater, double share)
{
    StudyAnswerRepository answers(database);
    TANDEM_TRY(task, answers.task(rater));
    studies::Design design;
    design.questions = task->questions;
    std::mt19937 random(kTourSeed + quint32(rater.value));
    studies::Submission told;
    qint64 at = QDateTime::currentMSecsSinceEpoch() - kDayMs;
    const auto turns = qsizetype(share * double(task->turns.size()));
    for (const studies::TaskTurn& turn : task->turns.first(turns)) {
        studies::AnswersByQuestion given;
        for (QStringList lacking = lackingAnswers(design, given); !lacking.isEmpty();
             lacking = lackingAnswers(design, given)) {
            const QString& name = lacking.constFirst();
            const qint64 spent = kLeastItemMs + qint64(random() % kMoreItemMs);
            given.insert(name, someAnswer(*questionNamed(design, name), random));
            told.rows.append({newUuid(), turn.id, name, given.value(name), at += spent, spent});
        }
    }
    if (turns == task->turns.size())
        told.events.append({newUuid(), studies::RaterEvent::Kind::HandedIn, at + 1});
    return answers.keep(rater, told, CameBy::File).map([](const KeptSubmission&) {});
}

} // namespace

Expected<void> addTourStudies(Database& database, PersonId lead, const QList<PersonId>& raters)
{
    constexpr double kBegun = 0.5;
    TANDEM_TRY(
        open, makeTourStudy(database, {.name = WindowWords::tr("Two systems side by side")}, lead));
    TANDEM_TRY(ofOpen, addTourRaters(database, *open, lead, raters));
    for (qsizetype i = 0; i + 1 < ofOpen->size(); ++i)
        TANDEM_DO(answerTour(database, ofOpen->at(i), i == 0 ? kBegun : 1.0));
    TANDEM_TRY(closed, makeTourStudy(database,
                           {.name = WindowWords::tr("Are the decisions right?"),
                               .kind = studies::Kind::Verdict,
                               .from = ItemOrigin::Decisions,
                               .items = kDecisions,
                               .ratersPerItem = 3},
                           lead));
    TANDEM_TRY(ofClosed, addTourRaters(database, *closed, lead, raters));
    for (const RaterId rater : *ofClosed)
        TANDEM_DO(answerTour(database, rater, 1.0));
    return StudyRepository(database).close(*closed, lead);
}

} // namespace tandem
