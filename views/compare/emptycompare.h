#pragma once

#include "ui/emptystate.h"
#include "ui/screen/workspaceid.h"
#include "views/compare/comparestate.h"

#include <QWidget>

namespace tandem {

class ProjectSession;

/// What Compare shows where there is nothing to compare: why, and what to do. Of an open round it
/// says how far each of the pair is, never what they answered.
class EmptyCompare final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(EmptyCompare)

public:
    explicit EmptyCompare(ProjectSession& session, QWidget* parent = nullptr);

    /// `closed` is how many other samples can be compared; who sits in the session is offered what
    /// they can do about the state.
    void setState(const CompareState& state, int closed);
    /// Says why a sample cannot be read.
    void setFailed();

private:
    using Offer = EmptyState::Offer;

    Offer goTo(WorkspaceId workspace);
    void showUnassigned(const SampleRow& sample);
    void showOpen(const CompareState& state);
    /// Offers `first`, where there is something to offer, before the next closed sample.
    void say(Icon icon, const QString& headline, const QString& text, const Offer& first = {});

    ProjectSession& m_session;
    EmptyState* m_empty;
    int m_closed = 0;
};

} // namespace tandem
