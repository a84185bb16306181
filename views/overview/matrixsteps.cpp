#include "views/overview/matrixsteps.h"

#include "views/overview/overviewwords.h"
#include "views/session/samplerowtext.h"
#include "views/session/stepbar.h"

namespace tandem {

namespace {

using matrix::StepMark;

StepCell discussionCell(const MatrixRow& shown)
{
    const SampleRow& row = shown.row;
    if (row.utterances == 0)
        return {StepMark::Waiting, OverviewWords::tr("missing")};
    return {StepMark::Ready, OverviewWords::tr("%n turn(s)", nullptr, row.utterances)};
}

StepMark markOf(SampleState state)
{
    switch (state) {
    case SampleState::WaitingForDiscussion:
    case SampleState::WaitingForFacts:
    case SampleState::Unassigned:
        return StepMark::NotAssigned;
    case SampleState::Imported:
        return StepMark::Imported;
    case SampleState::Open:
        return StepMark::Open;
    case SampleState::HandedInByOne:
        return StepMark::HandedInByOne;
    case SampleState::Closed:
        return StepMark::Closed;
    case SampleState::Settled:
        return StepMark::Settled;
    case SampleState::SetAside:
        break;
    }
    return StepMark::None;
}

StepCell roundCell(const SampleRow& row)
{
    // A missing discussion has its own column; here it only means that nobody is assigned.
    const SampleState state = row.state();
    return {markOf(state),
        sampleStateName(
            state == SampleState::WaitingForDiscussion ? SampleState::Unassigned : state)};
}

StepCell paragraphsCell(const MatrixRow& row)
{
    return roundCell(row.at(Step::Paragraphs));
}

StepCell factsCell(const MatrixRow& row)
{
    if (row.steps.facts > 0)
        return {StepMark::Ready, OverviewWords::tr("%n fact(s)", nullptr, row.steps.facts)};
    if (row.steps.importedFacts > 0)
        return {
            StepMark::Imported, OverviewWords::tr("%n imported", "facts", row.steps.importedFacts)};
    if (row.steps.sidesKnown)
        return {StepMark::Waiting, OverviewWords::tr("to decompose")};
    return {StepMark::NotAssigned, OverviewWords::tr("none yet", "facts")};
}

StepCell keyFactsCell(const MatrixRow& row)
{
    return roundCell(row.at(Step::KeyFacts));
}

StepCell opinionsCell(const MatrixRow& row)
{
    return roundCell(row.at(Step::Opinions));
}

} // namespace

SampleRow MatrixRow::at(Step step) const
{
    if (row.step == step)
        return row;
    SampleRow other = row;
    other.step = step;
    other.round = steps.round(step);
    other.answeredA = 0;
    other.answeredB = 0;
    switch (step) {
    case Step::Paragraphs:
        other.items = row.paragraphs;
        break;
    case Step::KeyFacts:
        other.items = steps.askedFacts;
        break;
    case Step::Opinions:
        other.items = row.utterances;
        break;
    }
    return other;
}

QList<MatrixStep> matrixSteps()
{
    return {
        {QStringLiteral("discussion"), OverviewWords::tr("Discussion"), &discussionCell, 12},
        {QStringLiteral("paragraphs"), stepName(Step::Paragraphs), &paragraphsCell, 20,
            Step::Paragraphs},
        {QStringLiteral("facts"), OverviewWords::tr("Facts"), &factsCell, 13},
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
