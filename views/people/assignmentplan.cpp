#include "views/people/assignmentplan.h"

#include "models/people/assignment.h"
#include "models/results/spelling.h"
#include "storage/project/project.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerepository.h"
#include "views/people/peoplewords.h"
#include "views/session/projectsession.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

/// Samples whose assignment can still be changed; the others are counted in `plan`.
QList<SampleRow> changeable(QList<SampleRow> samples, AssignmentPlan& plan)
{
    std::sort(samples.begin(), samples.end(),
        [](const SampleRow& a, const SampleRow& b) { return a.position < b.position; });
    QList<SampleRow> free;
    for (const SampleRow& sample : samples) {
        if (sample.round && sample.round->isClosed())
            ++plan.fixed;
        else
            free.append(sample);
    }
    return free;
}

std::optional<NotReady> notReady(const SampleRow& sample, bool calibration)
{
    if (sample.round)
        return calibration ? std::optional(NotReady::Assigned) : std::nullopt;
    if (sample.step == Step::KeyFacts && sample.items == 0)
        return NotReady::NoFacts;
    if (sample.step == Step::Opinions && sample.utterances == 0)
        return NotReady::NoDiscussion;
    return std::nullopt;
}

/// Those of `samples` that can be assigned; the others are listed in `plan`.
QList<SampleRow> ready(const QList<SampleRow>& samples, bool calibration, AssignmentPlan& plan)
{
    QList<SampleRow> assignable;
    for (const SampleRow& sample : samples) {
        if (const auto reason = notReady(sample, calibration))
            plan.notReady[*reason].append(sample.position);
        else
            assignable.append(sample);
    }
    return assignable;
}

/// The same two the other way round are the same pair: nothing would be asked anew.
bool isSame(const SampleRow& sample, const std::optional<Pair>& after)
{
    if (!sample.round || !after)
        return !sample.round && !after;
    return sample.round->pair.contains(after->a) && sample.round->pair.contains(after->b);
}

void addStep(AssignmentPlan& plan, const SampleRow& sample, std::optional<Pair> after)
{
    if (isSame(sample, after)) {
        ++plan.unchanged;
        return;
    }
    plan.steps.append({sample.id, sample.round, after, sample.step, false});
    if (sample.answeredA + sample.answeredB > 0)
        ++plan.begun;
    if (sample.labelled && !sample.round && sample.step == Step::Paragraphs)
        plan.labelled.append(sample.position);
}

} // namespace

AssignmentPlan planPair(
    const QList<SampleRow>& samples, Pair pair, bool calibration, const QHash<SampleId, Pair>& own)
{
    AssignmentPlan plan;
    for (const SampleRow& sample : ready(changeable(samples, plan), calibration, plan)) {
        const bool keeps = sample.round && own.contains(sample.id);
        addStep(plan, sample, keeps ? sample.round->pair : own.value(sample.id, pair));
    }
    for (AssignmentStep& step : plan.steps)
        step.calibration = calibration;
    return plan;
}

QHash<SampleId, Pair> pairsBySample(const RowsByStep& samples)
{
    QHash<SampleId, Pair> pairs;
    for (const QList<SampleRow>& rows : samples) {
        for (const SampleRow& sample : rows) {
            if (sample.round && !pairs.contains(sample.id))
                pairs.insert(sample.id, sample.round->pair);
        }
    }
    return pairs;
}

AssignmentPlan planNobody(const QList<SampleRow>& samples)
{
    AssignmentPlan plan;
    for (const SampleRow& sample : changeable(samples, plan))
        addStep(plan, sample, std::nullopt);
    return plan;
}

Expected<BalancedPlan> planBalanced(const QList<SampleRow>& samples, const QList<PersonId>& people,
    const QHash<PersonId, int>& loads, quint32 seed)
{
    BalancedPlan balanced;
    balanced.before = loads;
    const QList<SampleRow> free = ready(changeable(samples, balanced.plan), false, balanced.plan);
    QHash<PersonId, int> without = loads;
    for (const SampleRow& sample : free) {
        if (sample.round) {
            --without[sample.round->pair.a];
            --without[sample.round->pair.b];
        }
    }
    TANDEM_TRY(pairs, balancedPairs(int(free.size()), people, without, seed));
    balanced.after = without;
    for (qsizetype i = 0; i < free.size(); ++i) {
        addStep(balanced.plan, free.at(i), pairs->at(i));
        ++balanced.after[pairs->at(i).a];
        ++balanced.after[pairs->at(i).b];
    }
    return balanced;
}

namespace {

/// What the change left of an assignment when it was done or undone last.
struct LeftRound
{
    RoundId made;       ///< by the change, so that doing it again after an undo brings it back
    qint64 entries = 0; ///< how much was written in the round that it left active
};
using LeftRounds = QHash<std::pair<SampleId, int>, LeftRound>;

std::pair<SampleId, int> placeOf(const AssignmentStep& step)
{
    return {step.sample, int(step.step)};
}

struct Assignments
{
    QList<AssignmentStep> steps;
    PersonId by;
};

Error assignedMeanwhile()
{
    return {ErrorCode::Refused,
        PeopleWords::tr("The assignment of a sample changed in the meantime; nothing was changed."),
        {}, PeopleWords::tr("Review the pairs and assign again."), {}};
}

Error answeredMeanwhile(int position)
{
    return {ErrorCode::Refused,
        PeopleWords::tr("Someone has since answered in sample %1; nothing was changed.")
            .arg(results::countText(position)),
        {}, PeopleWords::tr("Assign it again if those answers should no longer count."), {}};
}

/// Refused where the sample's active round is not the expected one.
Expected<void> expectActive(RoundRepository& rounds, const AssignmentStep& step, RoundId expected)
{
    TANDEM_TRY(active, rounds.active(step.sample, step.step));
    if ((*active ? (*active)->id : RoundId()) != expected)
        return failure(assignedMeanwhile());
    return {};
}

/// Refused where somebody has answered in the round since the change left it.
Expected<void> expectUnanswered(
    Database& database, const AssignmentStep& step, RoundId round, qint64 entries)
{
    TANDEM_TRY(now, RoundRepository(database).entries(round));
    if (*now == entries)
        return {};
    TANDEM_TRY(row, SampleRepository(database).row(step.sample, step.step));
    return failure(answeredMeanwhile(row->position));
}

Expected<Round> begin(RoundRepository& rounds, const AssignmentStep& step, PersonId by)
{
    return step.calibration ? rounds.calibrate(step.sample, *step.after, by, step.step)
                            : rounds.assign(step.sample, *step.after, by, step.step);
}

Expected<void> doStep(Database& database, const AssignmentStep& step, PersonId by, LeftRounds& left)
{
    RoundRepository rounds(database);
    const RoundId before = step.before ? step.before->id : RoundId();
    TANDEM_DO(expectActive(rounds, step, before));
    const bool isAgain = left.contains(placeOf(step));
    LeftRound& leaves = left[placeOf(step)];
    if (isAgain && before.isValid()) {
        TANDEM_DO(expectUnanswered(database, step, before, leaves.entries));
    }
    if (!step.after)
        return rounds.unassign(step.sample, by, step.step);
    TANDEM_TRY(
        round, leaves.made.isValid() ? rounds.reinstate(leaves.made, by) : begin(rounds, step, by));
    TANDEM_TRY(entries, rounds.entries(round->id));
    leaves = {round->id, *entries};
    return {};
}

Expected<void> undoStep(
    Database& database, const AssignmentStep& step, PersonId by, LeftRounds& left)
{
    RoundRepository rounds(database);
    LeftRound& leaves = left[placeOf(step)];
    TANDEM_DO(expectActive(rounds, step, leaves.made));
    if (leaves.made.isValid()) {
        TANDEM_DO(expectUnanswered(database, step, leaves.made, leaves.entries));
    }
    if (!step.before)
        return rounds.unassign(step.sample, by, step.step);
    TANDEM_TRY(round, rounds.reinstate(step.before->id, by));
    TANDEM_TRY(entries, rounds.entries(round->id));
    leaves.entries = *entries;
    return {};
}

Expected<Written> changed(Database& database, const QList<AssignmentStep>& steps)
{
    if (steps.size() != 1)
        return AssignmentsChanged{};
    const SampleId sample = steps.constFirst().sample;
    TANDEM_TRY(active, RoundRepository(database).active(sample, steps.constFirst().step));
    return RoundChanged{sample, *active ? (*active)->id : RoundId()};
}

/// Does the steps, or undoes them. What it leaves goes to the write that turns it: this one may run
/// again where its transaction did not hold.
Write assignmentsWrite(const Assignments& change, bool isUndo, const LeftRounds& before)
{
    return [=](Database& database) -> Expected<Written> {
        LeftRounds left = before;
        for (const AssignmentStep& step : change.steps) {
            TANDEM_DO(isUndo ? undoStep(database, step, change.by, left)
                             : doStep(database, step, change.by, left));
        }
        return changed(database, change.steps).map([&](Written written) {
            written.inverse = assignmentsWrite(change, !isUndo, left);
            return written;
        });
    };
}

} // namespace

void changeAssignments(ProjectSession& session, QObject* asker, const QString& text,
    const QList<AssignmentStep>& steps)
{
    if (steps.isEmpty())
        return;
    session.change(asker, {text, assignmentsWrite({steps, session.currentPerson()}, false, {})});
}

namespace {

constexpr int kNamedSamples = 3;
constexpr qsizetype kLongestTitle = 80;

QString counted(const char* text, int n)
{
    return QCoreApplication::translate("Assignment", text, nullptr, n);
}

QString notReadyRemark(NotReady reason, const QList<int>& numbers)
{
    const auto remark = [&numbers](const char* text) {
        return counted(text, int(numbers.size())).arg(shortPositions(numbers));
    };
    switch (reason) {
    case NotReady::NoFacts:
        return remark(QT_TRANSLATE_N_NOOP("Assignment",
            "%n sample(s) skipped, no candidate facts yet: %1. Create them in Facts."));
    case NotReady::NoDiscussion:
        return remark(QT_TRANSLATE_N_NOOP("Assignment",
            "%n sample(s) skipped, no discussion yet: %1. Write or import it first."));
    case NotReady::Assigned:
        break;
    }
    return remark(QT_TRANSLATE_N_NOOP(
        "Assignment", "%n sample(s) skipped, already assigned: %1. Unassign first."));
}

QString shortTitle(const SampleRow& sample)
{
    QString title = sample.title;
    if (title.size() > kLongestTitle)
        title = QString(title.left(kLongestTitle).trimmed() + QChar(0x2026));
    return PeopleWords::tr("%1 %2", "number and title of a sample")
        .arg(QLocale().toString(sample.position), title)
        .trimmed();
}

} // namespace

QString planRemarks(const AssignmentPlan& plan)
{
    QStringList remarks;
    if (plan.fixed > 0)
        remarks += counted(QT_TRANSLATE_N_NOOP("Assignment",
                               "%n sample(s) unchanged: both annotators have submitted."),
            plan.fixed);
    if (plan.unchanged > 0)
        remarks +=
            counted(QT_TRANSLATE_N_NOOP("Assignment", "%n sample(s) already have this assignment."),
                plan.unchanged);
    if (plan.begun > 0)
        remarks += counted(QT_TRANSLATE_N_NOOP("Assignment",
                               "Someone has started in %n sample(s): those answers are kept in the "
                               "journal but no longer count, unless you undo."),
            plan.begun);
    if (const QString remark = importedLabelsRemark(plan.labelled); !remark.isEmpty())
        remarks += remark;
    for (auto left = plan.notReady.cbegin(); left != plan.notReady.cend(); ++left)
        remarks += notReadyRemark(left.key(), left.value());
    return remarks.join(QLatin1Char('\n'));
}

QString planName(const AssignmentPlan& plan, bool balanced)
{
    QSet<SampleId> samples; // one may be there at several steps
    for (const AssignmentStep& one : plan.steps)
        samples.insert(one.sample);
    const int n = int(samples.size());
    if (n == 0)
        return {};
    const AssignmentStep& step = plan.steps.constFirst();
    if (!step.after)
        return counted(QT_TRANSLATE_N_NOOP("Assignment", "Unassign %n sample(s)"), n);
    if (step.calibration)
        return counted(QT_TRANSLATE_N_NOOP("Assignment", "Calibrate on %n sample(s)"), n);
    if (balanced)
        return counted(QT_TRANSLATE_N_NOOP("Assignment", "Assign %n sample(s) evenly"), n);
    return counted(QT_TRANSLATE_N_NOOP("Assignment", "Assign %n sample(s)"), n);
}

QString sampleNames(const QList<SampleRow>& samples)
{
    QStringList lines;
    for (const SampleRow& sample :
        samples.first(std::min<qsizetype>(kNamedSamples, samples.size())))
        lines += shortTitle(sample);
    if (samples.size() > kNamedSamples)
        lines += counted(
            QT_TRANSLATE_N_NOOP("Assignment", "and %n more"), int(samples.size()) - kNamedSamples);
    return lines.join(QLatin1Char('\n'));
}

} // namespace tandem
