#include "views/overview/matrixsteps.h"

#include "views/session/samplerowtext.h"

#include <QCoreApplication>

namespace tandem {

namespace {

using matrix::StepMark;

StepCell discussionCell(const SampleRow& row)
{
    if (row.utterances == 0)
        return {StepMark::Waiting, QCoreApplication::translate("SampleState", "missing")};
    return {StepMark::Ready,
        QCoreApplication::translate("SampleState", "%n turn(s)", nullptr, row.utterances)};
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
    }
    return StepMark::None;
}

StepCell paragraphsCell(const SampleRow& row)
{
    // A missing discussion has its own column; here it only means that nobody is assigned.
    const SampleState state = row.state();
    return {markOf(state),
        sampleStateName(
            state == SampleState::WaitingForDiscussion ? SampleState::Unassigned : state)};
}

} // namespace

QList<MatrixStep> matrixSteps()
{
    return {
        {QStringLiteral("discussion"), QCoreApplication::translate("SampleState", "Discussion"),
            &discussionCell},
        {QStringLiteral("paragraphs"), QCoreApplication::translate("SampleState", "Paragraphs"),
            &paragraphsCell},
    };
}

QList<SampleState> sampleStates()
{
    return {SampleState::WaitingForDiscussion, SampleState::Unassigned, SampleState::Imported,
        SampleState::Open, SampleState::HandedInByOne, SampleState::Closed, SampleState::Settled};
}

} // namespace tandem
