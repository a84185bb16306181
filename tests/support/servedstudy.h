#pragma once

#include "models/studies/task.h"
#include "models/studies/templates.h"
#include "projectfixture.h"
#include "storage/database/transaction.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studylinkrepository.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"

#include <QUuid>

#include <utility>

namespace tandem::web {

/// A rater as the study has made them, with the secret of their link.
struct ServedRater
{
    RaterId id;
    QString secret;
    QStringList turns; ///< UUIDs in their order
};

/// Makes a study in a project whose lead is Lea: so many raters, each asked the question `answer`
/// (yes or no) about so many items, each with a link.
class ServedStudy final
{
public:
    ServedStudy(Database& database, const QString& name, int raterCount, int itemCount)
    {
        Transaction transaction(database);
        ProjectFixture::check(transaction.begin());
        studies::Design design = studies::designTemplate(studies::Kind::Own);
        design.ratersPerItem = raterCount;
        StudyRepository repository(database);
        const PersonId lead = take(PeopleRepository(database).byName(QStringLiteral("Lea"))).id;
        id = take(repository.create(name, design, lead));
        QList<studies::StudyItem> items;
        for (int i = 1; i <= itemCount; ++i) {
            const QString text = QStringLiteral("The text of item %1.").arg(i);
            items.append(
                {{.name = QString::number(i), .fields = {{QStringLiteral("text"), text, 0, {}}}},
                    {}});
        }
        take(repository.addItems(id, items, lead));
        StudyRaterRepository people(database);
        const QList<RaterId> ids =
            take(people.add(id, QList<NewRater>(raterCount, NewRater{}), lead));
        take(people.assign(id, lead));
        for (const RaterId rater : ids)
            raters.append(made(database, rater, lead));
        ProjectFixture::check(transaction.commit());
    }

    StudyId id;
    QList<ServedRater> raters;

private:
    template <typename T>
    static T take(Expected<T> result)
    {
        return ProjectFixture::take(std::move(result));
    }

    static ServedRater made(Database& database, RaterId id, PersonId lead)
    {
        ServedRater rater{id, take(StudyLinkRepository(database).newLink(id, lead)), {}};
        const studies::Task task = take(StudyAnswerRepository(database).task(id));
        for (const studies::TaskTurn& turn : task.turns)
            rater.turns.append(turn.id);
        return rater;
    }
};

/// An answer to a turn of a ServedStudy, as a page would make it.
inline studies::AnswerRow servedAnswer(const QString& turn, bool isYes)
{
    return {QUuid::createUuid().toString(QUuid::WithoutBraces), turn, QStringLiteral("answer"),
        isYes ? QStringLiteral("yes") : QStringLiteral("no"), QDateTime::currentMSecsSinceEpoch(),
        1000};
}

} // namespace tandem::web
