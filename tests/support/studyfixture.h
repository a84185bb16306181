#pragma once

#include "models/studies/templates.h"
#include "oldstudies.h"
#include "projectfixture.h"
#include "storage/database/uuid.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studygate.h"
#include "storage/repositories/studylinkrepository.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"

namespace tandem {

/// A project with a study of pairwise preference: items of two systems' outputs, of which "item 1"
/// has 'alpha' on side 1, and raters Ann, Bob and so on.
class StudyFixture final
{
public:
    explicit StudyFixture(int items = 3, int raters = 2)
        : m_project(1)
    {
        study =
            take(StudyRepository(database()).create(QStringLiteral("Outputs"), design(), lea()));
        makeStudiesOld(database());
        take(StudyRepository(database()).addItems(study, someItems(1, items), lea()));
        QList<NewRater> fresh;
        for (const char* name : {"Ann", "Bob", "Cem", "Dua"}) {
            if (fresh.size() < raters)
                fresh.append({.name = QLatin1String(name)});
        }
        this->raters = take(StudyRaterRepository(database()).add(study, fresh, lea()));
        if (raters > 0)
            take(StudyRaterRepository(database()).assign(study, lea()));
    }

    static studies::Design design()
    {
        studies::Design design = studies::designTemplate(studies::Kind::Pairwise);
        design.ratersPerItem = 2;
        design.seed = 7;
        design.consent.clear();
        return design;
    }

    static studies::StudyItem item(int number, studies::ItemKind kind = studies::ItemKind::Rated)
    {
        studies::StudyItem made;
        made.item.name = QStringLiteral("item %1").arg(number);
        made.item.kind = kind;
        made.item.fields = {{QStringLiteral("reference"), QStringLiteral("Ships wait."), 0, {}},
            {QStringLiteral("output"), QStringLiteral("The ships wait."), 1, {}},
            {QStringLiteral("output"), QStringLiteral("Cranes rest."), 2, {}}};
        made.source.systems[0] = QStringLiteral("alpha");
        made.source.systems[1] = QStringLiteral("beta");
        made.source.scores = {{QStringLiteral("bleu_1"), 0.5}, {QStringLiteral("bleu_2"), 0.25}};
        if (kind == studies::ItemKind::Check)
            made.source.known = {{question(), QStringLiteral("1")}};
        return made;
    }
    static QList<studies::StudyItem> someItems(int first, int count)
    {
        QList<studies::StudyItem> items;
        for (int i = 0; i < count; ++i)
            items.append(item(first + i));
        return items;
    }
    static QString question() { return QStringLiteral("better"); }

    Database& database() { return m_project.database(); }
    ProjectFixture& project() { return m_project; }
    PersonId lea() const { return m_project.lea; }

    studies::Task task(RaterId rater)
    {
        return take(StudyAnswerRepository(database()).task(rater));
    }

    /// An answer to the rater's turn at `place`, as shown.
    studies::AnswerRow row(RaterId rater, int place, const QString& value, qint64 at)
    {
        return {newUuid(), task(rater).turns.at(place).id, question(), value, at, 1500};
    }
    static studies::RaterEvent event(studies::RaterEvent::Kind kind, qint64 at)
    {
        return {newUuid(), kind, at};
    }
    Expected<KeptSubmission> keep(RaterId rater, const studies::Submission& told,
        SubmissionChannel way = SubmissionChannel::File)
    {
        return StudyAnswerRepository(database()).keep(rater, told, way);
    }

    /// An answer to every turn, the sides shown first or second, a second apart after `at`.
    QList<studies::AnswerRow> rows(
        RaterId rater, const QString& value = QStringLiteral("1"), qint64 at = 1000)
    {
        QList<studies::AnswerRow> all;
        for (const studies::TaskTurn& turn : task(rater).turns)
            all.append({newUuid(), turn.id, question(), value, at += 1000, 1500});
        return all;
    }
    void answerAll(RaterId rater, const QString& value = QStringLiteral("1"), qint64 at = 1000)
    {
        take(keep(rater, {rows(rater, value, at), {}}));
    }
    /// The rater's turn at `place` goes to somebody else.
    void release(RaterId rater, int place)
    {
        ProjectFixture::check(
            database().run(QStringLiteral("UPDATE study_turn SET released_at = 1 WHERE uuid = ?"),
                {task(rater).turns.at(place).id}));
    }
    void close() { ProjectFixture::check(StudyRepository(database()).close(study, lea())); }

    template <typename T>
    static T take(Expected<T> result)
    {
        return ProjectFixture::take(std::move(result));
    }

    StudyId study;
    QList<RaterId> raters;

private:
    ProjectFixture m_project;
};

} // namespace tandem
