#pragma once

#include "models/opinions/composition.h"
#include "models/opinions/utterancework.h"
#include "projectfixture.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/opinionrepository.h"

namespace tandem {

/// A fixture with one more sample, about a game, whose four utterances Ada and Ben share by turns:
/// Person 1's are Ada's, Person 2's are Ben's.
class OpinionFixture
{
public:
    explicit OpinionFixture(int sampleCount = 1)
        : base(sampleCount)
    {
        ArticleText text;
        text.title = QStringLiteral("Knicks stun 76ers");
        text.paragraphs = {QStringLiteral("The Philadelphia 76ers snatched defeat from the jaws of "
                                          "victory against the New York Knicks on Monday."),
            QStringLiteral(
                "After Sixers guard Kyle Lowry missed the second of his two free throws, "
                "the Knicks came down the floor."),
            QStringLiteral("Maxey was stripped by New York forward Josh Hart.")};
        text.discussion = {
            {QStringLiteral("Person 1"),
                QStringLiteral("I think the catalyst for their collapse was his missed free "
                               "throw.")},
            {QStringLiteral("Person 2"),
                QStringLiteral("It was his being stripped by him that cost them the game.")},
            {QStringLiteral("Person 1"), QStringLiteral("Maybe.")},
            {QStringLiteral("Person 2"), QStringLiteral("They still had a chance to win.")}};
        sample = base.addSample(text, false);
        ProjectFixture::take(RoundRepository(database())
                                 .assign(sample, {base.ada, base.ben}, base.lea, Step::Opinions));
    }

    Database& database() { return base.database(); }
    OpinionRepository repository() { return OpinionRepository(database()); }
    OpinionChecks checks() { return OpinionChecks(database()); }
    Round round()
    {
        return *ProjectFixture::take(RoundRepository(database()).active(sample, Step::Opinions));
    }
    OpinionContext context(int utterance)
    {
        return ProjectFixture::take(repository().context(sample, utterance));
    }

    /// Work on an utterance with one main opinion over all its words and these atoms.
    UtteranceWork work(int utterance, const QStringList& atoms)
    {
        UtteranceWork made;
        MainOpinion opinion;
        opinion.uuid = newOpinionUuid();
        opinion.span = {0, context(utterance).utterance.size()};
        opinion.clear = atoms.join(QLatin1Char(' '));
        for (const QString& atom : atoms)
            opinion.atoms.append({newOpinionUuid(), atom});
        made.opinions.append(opinion);
        return made;
    }
    static UtteranceWork none()
    {
        UtteranceWork made;
        made.noOpinion = true;
        return made;
    }
    void write(PersonId person, int utterance, const UtteranceWork& made, qint64 durationMs = 5'000)
    {
        ProjectFixture::check(
            repository().record({round().id, person, utterance, made, durationMs}));
    }
    /// Everybody writes and submits: one opinion in the first utterance, two in the second, none
    /// in the third, one in the fourth.
    void close()
    {
        write(base.ada, 1,
            work(1, {QStringLiteral("Person 1 thinks that **Kyle Lowry's** missed free throw was "
                                    "the catalyst for **the 76ers'** collapse.")}));
        write(base.ben, 2,
            work(2, {QStringLiteral("Person 2 thinks that **Maxey** was stripped by **Josh "
                                    "Hart**."),
                        QStringLiteral("Person 2 thinks that it cost **the 76ers** the game.")}));
        write(base.ada, 3, none());
        write(base.ben, 4,
            work(4, {QStringLiteral("Person 2 thinks that they still had a chance to win.")}));
        submit(base.ada);
        submit(base.ben);
    }
    void submit(PersonId person)
    {
        ProjectFixture::take(RoundRepository(database()).submit(round().id, person));
    }
    QList<PlacedOpinion> opinions() { return ProjectFixture::take(checks().opinions(round().id)); }
    /// The opinion with this number, from 1.
    OpinionThread thread(int number) { return opinions().at(number - 1).thread; }
    Expected<void> say(int number, const OpinionEvent& event)
    {
        return checks().say(round().id, thread(number).uuid, event, 1'000);
    }
    static OpinionCheck yes(PersonId by) { return {true, true, true, true, {}, {}, by, {}}; }
    static OpinionCheck wrongReference(PersonId by, const QString& suggestion)
    {
        return {true, false, true, true, suggestion, QStringLiteral("Who?"), by, {}};
    }

    ProjectFixture base;
    SampleId sample;
};

} // namespace tandem
