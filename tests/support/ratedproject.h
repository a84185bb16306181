#pragma once

#include "models/studies/templates.h"
#include "projectfixture.h"
#include "storage/database/uuid.h"
#include "storage/repositories/studyanswerrepository.h"
#include "storage/repositories/studygate.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"

namespace tandem {

/// A project in which Ada and Ben rate items of a study whose names, systems, scores, strata and
/// known answers are words that stand nowhere else; what raters see begins with "Seen".
class RatedProject final
{
public:
    explicit RatedProject(
        studies::Kind kind = studies::Kind::Pairwise, int items = 4, bool asksConsent = false)
        : project(0)
    {
        studies::Design design = studies::designTemplate(kind);
        design.seed = kSeed;
        design.ratersPerItem = 2;
        design.exclusions.failedChecks = kFailedChecks;
        if (asksConsent)
            design.consent = QStringLiteral("Do you **agree**?");
        study = add(QStringLiteral("Zorilla study"), design, items);
        ada = raterOf(study, project.ada);
        ben = raterOf(study, project.ben);
    }

    /// A study of this design in which Ada and Ben rate so many items; the first one is for
    /// practice and the last one has a known answer.
    StudyId add(const QString& name, const studies::Design& design, int items)
    {
        using P = ProjectFixture;
        const StudyId made = P::take(StudyRepository(database()).create(name, design, project.lea));
        P::take(StudyRepository(database()).addItems(made, itemsOf(design, items), project.lea));
        P::take(StudyRaterRepository(database())
                    .add(made,
                        {{.name = QStringLiteral("Ada"), .person = project.ada},
                            {.name = QStringLiteral("Ben"), .person = project.ben}},
                        project.lea));
        P::take(StudyRaterRepository(database()).assign(made, project.lea));
        return made;
    }

    static QList<studies::StudyItem> itemsOf(const studies::Design& design, int count)
    {
        QList<studies::StudyItem> items;
        for (int i = 0; i < count; ++i)
            items.append(itemOf(design, i, count));
        return items;
    }

    static studies::StudyItem itemOf(const studies::Design& design, int number, int count)
    {
        using K = studies::ItemKind;
        const bool isPair = design.kind == studies::Kind::Pairwise ||
                            design.kind == studies::Kind::Explanation ||
                            design.kind == studies::Kind::Similarity;
        studies::StudyItem made;
        made.item.name = QStringLiteral("Quokka-%1").arg(number);
        made.item.kind = number == 0 ? K::Practice : number == count - 1 ? K::Check : K::Rated;
        for (const studies::ShownField& shown : design.fields) {
            // The last field is the one that is compared.
            const bool hasSides = isPair && shown.name == design.fields.last().name;
            for (int side = hasSides ? 1 : 0; side <= (hasSides ? 2 : 0); ++side)
                made.item.fields.append({shown.name,
                    QStringLiteral("Seen %1 %2 %3").arg(shown.name).arg(number).arg(side), side,
                    {{0, 4}}});
        }
        made.source.systems[0] = QStringLiteral("Aardwolf");
        made.source.systems[1] = isPair ? QStringLiteral("Binturong") : QString();
        made.source.stratum = QStringLiteral("Caracal");
        made.source.scores = isPair ? QHash<QString, double>{{QStringLiteral("dugong_1"), 0.8127},
                                          {QStringLiteral("dugong_2"), 0.25}}
                                    : QHash<QString, double>{{QStringLiteral("dugong"), 0.8127}};
        if (made.item.kind == K::Check)
            made.source.known = {
                {design.questions.first().name, knownAnswer(design.questions.first())}};
        return made;
    }
    static QString knownAnswer(const studies::Question& question)
    {
        return question.kind == studies::Question::Kind::Choice ? question.options.first().value
                                                                : QString::number(question.least);
    }

    /// Words that no rater may find anywhere.
    static QStringList secrets()
    {
        return {QStringLiteral("Zorilla"), QStringLiteral("Quokka"), QStringLiteral("Aardwolf"),
            QStringLiteral("Binturong"), QStringLiteral("Caracal"), QStringLiteral("dugong"),
            QStringLiteral("0.8127"), QString::number(kSeed)};
    }

    Database& database() { return project.database(); }
    RaterId raterOf(StudyId in, PersonId person)
    {
        for (const StudyRater& rater :
            ProjectFixture::take(StudyRaterRepository(database()).all(in))) {
            if (rater.person == person)
                return rater.id;
        }
        qFatal("nobody");
    }
    studies::Task task(RaterId rater)
    {
        return ProjectFixture::take(StudyAnswerRepository(database()).task(rater));
    }
    RaterState state(RaterId rater)
    {
        return ProjectFixture::take(StudyRaterRepository(database()).byId(rater)).state;
    }
    void close(StudyId which)
    {
        ProjectFixture::check(StudyRepository(database())
                                  .close(which, project.lea, EarlyEnd{QStringLiteral("test")}));
    }

    static constexpr quint32 kSeed = 3141592653;
    static constexpr int kFailedChecks = 7;

    ProjectFixture project;
    StudyId study;
    RaterId ada;
    RaterId ben;
};

} // namespace tandem
