#include "models/studies/raterfigures.h"

#include "models/inference/intervals.h"
#include "models/rounds/answerhabits.h"
#include "models/studies/answervalues.h"
#include "models/wordof.h"
#include "models/words.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace tandem::studies {

namespace {

/// What the figures of one rater are made from.
struct RaterWork
{
    QHash<qsizetype, qint64> times;                   ///< ms on each item; 0: not known
    QHash<QString, QHash<QString, qint64>> values;    ///< by question: how often, as shown
    QHash<qsizetype, QHash<QString, QString>> checks; ///< answers to check items
    qint64 answers = 0;
};

QList<RaterWork> worksOf(const StudyAnswers& answers)
{
    QList<RaterWork> works(answers.raters.size());
    for (const RatedAnswer& answer : answers.answers) {
        const ItemKind kind = answers.items.at(answer.item).item.kind;
        const Question* question = questionNamed(answers.design, answer.question);
        if (kind == ItemKind::Practice || !question)
            continue;
        RaterWork& work = works[answer.rater];
        // Each answer has the time since the one before it; no work takes none.
        work.times[answer.item] += std::max<qint64>(0, answer.durationMs);
        if (kind == ItemKind::Check) {
            // its answer is prescribed, and says nothing of how the rater answers
            work.checks[answer.item].insert(answer.question, answer.value);
            continue;
        }
        ++work.answers;
        if (question->kind != Question::Kind::Text)
            ++work.values[answer.question][ofItemsSides(*question, answer.value, answer.swapped)];
    }
    return works;
}

Figure checksRight(const RaterWork& work, const QList<StudyItem>& items, qint64& failed)
{
    qint64 known = 0;
    for (auto check = work.checks.cbegin(); check != work.checks.cend(); ++check) {
        const QHash<QString, QString>& right = items.at(check.key()).source.known;
        if (right.isEmpty())
            continue;
        ++known;
        bool isRight = true;
        for (auto one = right.cbegin(); one != right.cend(); ++one)
            isRight = isRight && check->value(one.key()) == one.value();
        failed += isRight ? 0 : 1;
    }
    return known == 0 ? Figure::undefined(StudyWords::tr("No attention check was answered."), 0)
                      : inference::shareWithWilson(double(known - failed), known);
}

Figure secondsOnItems(const RaterWork& work)
{
    QList<qint64> times;
    for (const qint64 time : work.times) {
        if (time > 0)
            times.append(time);
    }
    return medianSeconds(times);
}

Figure straightLining(const RaterWork& work)
{
    Figure most = shareOfOneAnswer({}, kFewestForStraightLining);
    for (const QHash<QString, qint64>& times : work.values) {
        const Figure share = shareOfOneAnswer(times.values(), kFewestForStraightLining);
        if (isAtLeast(share, most.value.value_or(-1.0)))
            most = share;
    }
    return most;
}

/// How many groups the items that a rater answered belong to.
qint64 groupsAnswered(const RaterWork& work, const QList<StudyItem>& items)
{
    QSet<QString> groups;
    for (auto one = work.times.cbegin(); one != work.times.cend(); ++one)
        groups.insert(items.at(one.key()).item.group);
    return groups.size();
}

QList<ExclusionRule> rulesAgainst(const RaterFigures& rater, const Exclusions& rules)
{
    QList<ExclusionRule> against;
    if (rules.failedChecks && rater.checks.isDefined() && rater.failed >= *rules.failedChecks)
        against.append(ExclusionRule::FailedChecks);
    if (isBelow(rater.seconds, rules.secondsPerItem))
        against.append(ExclusionRule::TooQuick);
    if (isAtLeast(rater.straightLined, rules.straightLining))
        against.append(ExclusionRule::StraightLining);
    if (isBelow(rater.answered, rules.leastAnswered))
        against.append(ExclusionRule::FewAnswered);
    return against;
}

} // namespace

QString exclusionRuleKey(ExclusionRule rule)
{
    static constexpr std::array kKeys{
        "failed_checks", "too_quick", "straight_lining", "few_answered"};
    return QString::fromLatin1(wordOf(rule, kKeys));
}

QString exclusionRuleName(ExclusionRule rule)
{
    switch (rule) {
    case ExclusionRule::FailedChecks:
        return StudyWords::tr("attention checks failed");
    case ExclusionRule::TooQuick:
        return StudyWords::tr("too fast");
    case ExclusionRule::StraightLining:
        return StudyWords::tr("straight-lining");
    case ExclusionRule::FewAnswered:
        return StudyWords::tr("too few answers");
    }
    return {};
}

QList<RaterFigures> raterFigures(const StudyAnswers& answers)
{
    const QList<RaterWork> works = worksOf(answers);
    QList<RaterFigures> all;
    for (int i = 0; i < works.size(); ++i) {
        const RaterWork& work = works.at(i);
        RaterFigures rater;
        rater.rater = i;
        rater.items = work.times.size();
        rater.answers = work.answers;
        if (answers.arePairsImplied)
            rater.items = rater.answers = groupsAnswered(work, answers.items);
        rater.checks = checksRight(work, answers.items, rater.failed);
        rater.seconds = secondsOnItems(work);
        rater.straightLined =
            answers.arePairsImplied
                ? Figure::undefined(StudyWords::tr("Best-worst answers have no sides."), 0)
                : straightLining(work);
        const qint64 assigned = answers.raters.at(i).assigned;
        rater.answered =
            assigned > 0 ? Figure::defined(double(rater.items) / double(assigned), assigned)
                         : Figure::undefined(
                               StudyWords::tr("The items assigned to the rater are unknown."), 0);
        rater.excludedBy = rulesAgainst(rater, answers.design.exclusions);
        all.append(rater);
    }
    return all;
}

} // namespace tandem::studies
