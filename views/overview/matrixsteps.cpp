#include "views/overview/matrixsteps.h"

#include "views/overview/overviewwords.h"
#include "views/session/samplerowtext.h"
#include "views/session/stepbar.h"

namespace tandem {

namespace {

StepCell discussionCell(const ShownSample& shown)
{
    const SampleRow& row = shown.row;
    if (row.utterances == 0)
        return {BadgeKind::Warning, OverviewWords::tr("missing")};
    return {BadgeKind::Yes, OverviewWords::tr("%n turn(s)", nullptr, row.utterances)};
}

BadgeKind badgeOf(SampleState state)
{
    switch (state) {
    case SampleState::WaitingForDiscussion:
    case SampleState::WaitingForFacts:
    case SampleState::Unassigned:
    case SampleState::Imported:
        return BadgeKind::Neutral;
    case SampleState::Open:
        return BadgeKind::Open;
    case SampleState::HandedInByOne:
        return BadgeKind::Waiting;
    case SampleState::Closed:
        return BadgeKind::Closed;
    case SampleState::Settled:
        return BadgeKind::Settled;
    case SampleState::SetAside:
        break;
    }
    return BadgeKind::None;
}

StepCell roundCell(const SampleRow& row)
{
    // A missing discussion has its own column; here it only means that nobody is assigned.
    const SampleState state = row.state();
    return {badgeOf(state),
        sampleStateName(
            state == SampleState::WaitingForDiscussion ? SampleState::Unassigned : state)};
}

StepCell paragraphsCell(const ShownSample& shown)
{
    return roundCell(sampleAtStep(shown, Step::Paragraphs));
}

StepCell factsCell(const ShownSample& shown)
{
    if (shown.steps.facts > 0)
        return {BadgeKind::Yes, OverviewWords::tr("%n fact(s)", nullptr, shown.steps.facts)};
    if (shown.steps.importedFacts > 0)
        return {BadgeKind::Neutral,
            OverviewWords::tr("%n imported", "facts", shown.steps.importedFacts)};
    if (shown.steps.sidesKnown)
        return {BadgeKind::Warning, OverviewWords::tr("to decompose")};
    return {BadgeKind::Neutral, OverviewWords::tr("none yet", "facts")};
}

StepCell keyFactsCell(const ShownSample& shown)
{
    return roundCell(sampleAtStep(shown, Step::KeyFacts));
}

StepCell opinionsCell(const ShownSample& shown)
{
    return roundCell(sampleAtStep(shown, Step::Opinions));
}

} // namespace

SampleRow sampleAtStep(const ShownSample& sample, Step step)
{
    if (sample.row.step == step)
        return sample.row;
    SampleRow other = sample.row;
    other.step = step;
    other.round = sample.steps.round(step);
    other.answeredA = 0;
    other.answeredB = 0;
    switch (step) {
    case Step::Paragraphs:
        other.items = sample.row.paragraphs;
        break;
    case Step::KeyFacts:
        other.items = sample.steps.askedFacts;
        break;
    case Step::Opinions:
        other.items = sample.row.utterances;
        break;
    }
    return other;
}

QList<MatrixStep> matrixSteps()
{
    return {
        {QStringLiteral("discussion"), OverviewWords::tr("Discussion"), &discussionCell, 15},
        {QStringLiteral("paragraphs"), stepName(Step::Paragraphs), &paragraphsCell, 20,
            Step::Paragraphs},
        {QStringLiteral("facts"), OverviewWords::tr("Facts"), &factsCell, 17},
        {QStringLiteral("keyFacts"), stepName(Step::KeyFacts), &keyFactsCell, 20, Step::KeyFacts},
        {QStringLiteral("opinions"), stepName(Step::Opinions), &opinionsCell, 20, Step::Opinions},
    };
}

QList<SampleState> sampleStates(Step step)
{
    QList<SampleState> states{SampleState::WaitingForDiscussion, SampleState::Unassigned,
        SampleState::Imported, SampleState::Open, SampleState::HandedInByOne, SampleState::Closed,
        SampleState::Settled, SampleState::SetAside};
    if (step == Step::KeyFacts)
        states.insert(1, SampleState::WaitingForFacts);
    return states;
}

} // namespace tandem
