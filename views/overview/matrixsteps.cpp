#include "views/overview/matrixsteps.h"

#include "models/results/spelling.h"
#include "views/overview/overviewwords.h"
#include "views/session/samplerowtext.h"
#include "views/session/stepbar.h"

#include <array>

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
    static constexpr std::array badges{BadgeKind::None, BadgeKind::None, BadgeKind::None,
        BadgeKind::None, BadgeKind::Open, BadgeKind::Waiting, BadgeKind::Closed, BadgeKind::Settled,
        BadgeKind::None};
    return badges[std::size_t(state)];
}

template <Step step>
StepCell roundCell(const ShownSample& shown)
{
    const SampleRow row = sampleAtStep(shown, step);
    // A missing discussion has its own column; where nobody is assigned, that is what is said here.
    const bool unassigned = row.state() == SampleState::WaitingForDiscussion && !row.round;
    const SampleState state = unassigned ? SampleState::Unassigned : row.state();
    return {badgeOf(state), sampleStateName(state), state == SampleState::Imported};
}

StepCell factsCell(const ShownSample& shown)
{
    if (shown.steps.facts > 0)
        return {BadgeKind::Yes, OverviewWords::tr("%n fact(s)", nullptr, shown.steps.facts)};
    if (shown.steps.importedFacts > 0)
        return {BadgeKind::None,
            OverviewWords::tr("%n imported", "facts", shown.steps.importedFacts), true,
            results::countText(shown.steps.importedFacts)};
    if (shown.steps.sidesKnown)
        return {BadgeKind::Warning, OverviewWords::tr("to decompose")};
    return {BadgeKind::None, OverviewWords::tr("none yet", "facts")};
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
    const int items[] = {sample.row.paragraphs, sample.steps.askedFacts, sample.row.utterances};
    other.items = items[int(step)];
    return other;
}

QList<MatrixStep> matrixSteps()
{
    return {
        {QStringLiteral("discussion"), OverviewWords::tr("Discussion"), &discussionCell, 10},
        {QStringLiteral("paragraphs"), stepName(Step::Paragraphs), &roundCell<Step::Paragraphs>, 10,
            Step::Paragraphs},
        {QStringLiteral("facts"), OverviewWords::tr("Facts"), &factsCell, 8},
        {QStringLiteral("keyFacts"), stepName(Step::KeyFacts), &roundCell<Step::KeyFacts>, 10,
            Step::KeyFacts},
        {QStringLiteral("opinions"), stepName(Step::Opinions), &roundCell<Step::Opinions>, 10,
            Step::Opinions},
    };
}

QList<SampleState> sampleStates(Step step)
{
    QList<SampleState> states{SampleState::WaitingForDiscussion, SampleState::Unassigned,
        SampleState::Imported, SampleState::Open, SampleState::SubmittedByOne, SampleState::Closed,
        SampleState::Settled, SampleState::Excluded};
    if (step == Step::KeyFacts)
        states.insert(1, SampleState::WaitingForFacts);
    return states;
}

} // namespace tandem
