#include "storage/project/judgedoutputs.h"

#include "models/studies/questionresults.h"
#include "models/studies/raterfigures.h"
#include "storage/repositories/studyblindness.h"
#include "storage/repositories/studygate.h"
#include "storage/repositories/studyrepository.h"

#include <algorithm>
#include <numeric>

namespace tandem {

namespace {

constexpr QLatin1String kOfCase("case/");

/// The first question that asks for a choice between sides, or for a place on a scale.
const studies::Question* questionOf(const studies::Design& design, bool ofSides)
{
    const auto found = std::find_if(
        design.questions.cbegin(), design.questions.cend(), [&](const studies::Question& question) {
            return ofSides ? question.kind == studies::Question::Kind::Choice &&
                                 studies::hasSides(question)
                           : question.kind == studies::Question::Kind::Scale;
        });
    return found == design.questions.cend() ? nullptr : &*found;
}

/// The answers to a question by item, of raters whom no rule excludes.
QHash<qsizetype, QStringList> answersTo(
    const studies::StudyAnswers& answers, const studies::Question& question)
{
    QList<bool> counts(answers.raters.size(), true);
    for (const studies::RaterFigures& rater : studies::raterFigures(answers))
        counts[rater.rater] = rater.excludedBy.isEmpty();
    QHash<qsizetype, QStringList> byItem;
    for (const studies::RatedAnswer& answer : answers.answers) {
        if (answer.question == question.name && counts.value(answer.rater))
            byItem[answer.item].append(answer.value);
    }
    return byItem;
}

void addStudy(PeopleOnOutputs& people, const studies::StudyAnswers& answers)
{
    for (const bool ofSides : {false, true}) {
        const studies::Question* const question = questionOf(answers.design, ofSides);
        if (question == nullptr)
            continue;
        const QHash<qsizetype, QStringList> byItem = answersTo(answers, *question);
        for (auto at = byItem.cbegin(); at != byItem.cend(); ++at) {
            const studies::StudyItem& item = answers.items.at(at.key());
            const QString& origin = item.source.origin;
            const bool hasTwo = !item.source.systems[1].isEmpty();
            if (item.item.kind != studies::ItemKind::Rated || !origin.startsWith(kOfCase) ||
                hasTwo != ofSides)
                continue;
            const QString name = origin.mid(kOfCase.size());
            if (!ofSides) {
                RatedOutput rated{question->least, question->most, {}};
                for (const QString& value : *at)
                    rated.answers.append(value.toInt());
                people.scales.insert({name, item.source.systems[0]}, rated);
                continue;
            }
            double preferred = 0.0;
            for (const QString& value : *at) {
                const int side = studies::sideOfValue(*question, value);
                preferred += side == 1 ? 1.0 : side == 2 ? 0.0 : 0.5;
            }
            const double share = preferred / double(at->size());
            const auto& [first, second] = item.source.systems;
            people.preferences.insert({name, {first, second}}, share);
            people.preferences.insert({name, {second, first}}, 1.0 - share);
        }
    }
}

} // namespace

double RatedOutput::share() const
{
    const double mean =
        std::accumulate(answers.cbegin(), answers.cend(), 0.0) / double(answers.size());
    return (mean - least) / double(most - least);
}

Expected<PeopleOnOutputs> peopleOnOutputs(Database& database, PersonId viewer)
{
    TANDEM_TRY_VAR(closed, viewer.isValid() ? StudyBlindness(database).withResultsFor(viewer)
                                            : StudyRepository(database).all());
    std::sort(closed->begin(), closed->end(), [](const StudySummary& a, const StudySummary& b) {
        return std::pair(a.closedAt, a.uuid) < std::pair(b.closedAt, b.uuid);
    });
    PeopleOnOutputs people;
    for (const StudySummary& study : std::as_const(*closed)) {
        if (!study.isClosed())
            continue;
        TANDEM_TRY(answers, StudyGate(database).answers(study.id));
        addStudy(people, *answers);
    }
    return people;
}

} // namespace tandem
