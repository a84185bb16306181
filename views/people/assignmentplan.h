#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/people/person.h"
#include "models/rounds/samplerow.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>

#include <optional>

class QObject;

namespace tandem {

class ProjectSession;

/// Samples as they are at each step.
using RowsByStep = QMap<Step, QList<SampleRow>>;

/// One sample's change of hands.
struct AssignmentStep
{
    SampleId sample;
    std::optional<Round> before; ///< the active round that it has now
    std::optional<Pair> after;   ///< none: nobody is to label it
    Step step = Step::Paragraphs;
    bool calibration = false; ///< labelled blind, discussed, and labelled again
};

/// Why a sample cannot be assigned at a step.
enum class NotReady {
    NoFacts,      ///< no candidate facts to judge
    NoDiscussion, ///< no utterances to write about
    Assigned,     ///< a calibration begins where nobody labels the sample
};

/// What an assignment would do, worked out before anything is done.
struct AssignmentPlan
{
    QList<AssignmentStep> steps; ///< what changes
    int fixed = 0;               ///< samples left alone because both have submitted
    int unchanged = 0;           ///< samples that have this pair already
    int begun = 0;               ///< of the steps, those whose present pair has answered something
    QList<int> labelled;         ///< of the steps, samples that came with labels: their positions
    QMap<NotReady, QList<int>> notReady; ///< samples left out: their positions, ascending
};

/// Gives every sample that is ready to `pair` at the step of the rows; one in `own` to its pair
/// there where nobody has it at this step yet. `calibration` only where nobody labels it yet.
AssignmentPlan planPair(const QList<SampleRow>& samples, Pair pair, bool calibration = false,
    const QHash<SampleId, Pair>& own = {});

/// The pair of each sample at its first step that has one; A stays A and B stays B.
QHash<SampleId, Pair> pairsBySample(const RowsByStep& samples);

/// Takes every sample away from its pair.
AssignmentPlan planNobody(const QList<SampleRow>& samples);

/// A balanced plan, and what it means for each person.
struct BalancedPlan
{
    AssignmentPlan plan;
    QHash<PersonId, int> before; ///< rounds that each has now
    QHash<PersonId, int> after;  ///< and will have
};

/// Gives every sample that is ready to a balanced pair of `people`; `loads` says how many rounds
/// each person has now. The same arguments give the same plan. Refused for fewer than two people.
Expected<BalancedPlan> planBalanced(const QList<SampleRow>& samples, const QList<PersonId>& people,
    const QHash<PersonId, int>& loads, quint32 seed);

/// Does what a plan says, as one undoable change by the current person, who must be a lead. Refused
/// as a whole when a sample was assigned otherwise since the plan was made. Undo gives every sample
/// back to the round that it had, with what was answered in it. An empty plan does nothing.
void changeAssignments(ProjectSession& session, QObject* asker, const QString& text,
    const QList<AssignmentStep>& steps);

/// Sentences on what a plan leaves alone or out, why, and what it excludes, one a line; empty
/// where there is nothing to say.
QString planRemarks(const AssignmentPlan& plan);

/// What doing the plan is called on the undo stack; balanced or to one pair.
QString planName(const AssignmentPlan& plan, bool balanced = false);

/// The first titles of `samples`, and how many more there are.
QString sampleNames(const QList<SampleRow>& samples);

} // namespace tandem
