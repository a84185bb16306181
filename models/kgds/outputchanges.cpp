#include "models/kgds/outputchanges.h"

#include <QSet>

#include <algorithm>

namespace tandem::kgds {

namespace {

/// The names of `here` that `there` lacks, each once.
QStringList namesOnlyIn(const QStringList& here, const QStringList& there)
{
    QSet<QString> known(there.cbegin(), there.cend());
    QStringList only;
    for (const QString& name : here) {
        if (!known.contains(name)) {
            known.insert(name);
            only.append(name);
        }
    }
    return only;
}

enum class ItemTurn { None, Gained, Lost, Unanswered };

ItemTurn turnOf(Conclusion before, Conclusion after)
{
    if (before == after)
        return ItemTurn::None;
    if (before == Conclusion::None || after == Conclusion::None)
        return ItemTurn::Unanswered;
    return after == Conclusion::Knowable ? ItemTurn::Gained : ItemTurn::Lost;
}

template <typename Place>
void sortIn(ItemTurn turn, const Place& place, QList<Place>& gained, QList<Place>& lost,
    qsizetype& unanswered)
{
    if (turn == ItemTurn::Gained)
        gained.append(place);
    else if (turn == ItemTurn::Lost)
        lost.append(place);
    else if (turn == ItemTurn::Unanswered)
        ++unanswered;
}

void addFacts(OutputChanges& changes, const SystemJudgement& before, const SystemJudgement& after)
{
    const qsizetype groups = std::max(before.facts.size(), after.facts.size());
    for (qsizetype group = 0; group < groups; ++group) {
        const QList<Conclusion> first = before.facts.value(group);
        const QList<Conclusion> second = after.facts.value(group);
        for (qsizetype fact = 0; fact < std::max(first.size(), second.size()); ++fact)
            sortIn(
                turnOf(first.value(fact, Conclusion::None), second.value(fact, Conclusion::None)),
                FactPlace{group, fact}, changes.factsGained, changes.factsLost, changes.unanswered);
    }
}

void addOpinions(
    OutputChanges& changes, const SystemJudgement& before, const SystemJudgement& after)
{
    for (qsizetype i = 0; i < std::max(before.opinions.size(), after.opinions.size()); ++i) {
        const Conclusion first = before.opinions.value(i, Conclusion::None);
        const Conclusion second = after.opinions.value(i, Conclusion::None);
        sortIn(turnOf(first, second), i, changes.opinionsGained, changes.opinionsLost,
            changes.unanswered);
        const ErrorChange error{i, before.errors.value(i), after.errors.value(i)};
        if (first == Conclusion::Unknowable && second == Conclusion::Unknowable &&
            error.before != error.after)
            changes.errors.append(error);
    }
}

} // namespace

bool OutputChanges::isEmpty() const
{
    return *this == OutputChanges{};
}

OutputChanges changesBetween(const JudgedOutput& before, const JudgedOutput& after)
{
    OutputChanges changes;
    changes.paragraphsGained = namesOnlyIn(after.output.paragraphs, before.output.paragraphs);
    changes.paragraphsLost = namesOnlyIn(before.output.paragraphs, after.output.paragraphs);
    addFacts(changes, before.judgement, after.judgement);
    addOpinions(changes, before.judgement, after.judgement);
    return changes;
}

} // namespace tandem::kgds
