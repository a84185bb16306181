#pragma once

#include "ui/icons.h"
#include "ui/screen/workspaceid.h"
#include "views/compare/comparestate.h"

#include <QWidget>

#include <functional>

namespace tandem {

class EmptyState;
class ProjectSession;

/// What Compare shows where there is nothing to compare: why, and what to do. Of an open round it
/// says how far each of the pair is, never what they answered.
class EmptyCompare final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(EmptyCompare)

public:
    explicit EmptyCompare(QWidget* parent = nullptr);

    /// `closed` is how many other samples can be compared; who sits in the session is offered what
    /// they can do about the state.
    void setState(const CompareState& state, const ProjectSession& session, int closed);
    /// Says why a sample cannot be read.
    void setFailed();

signals:
    void nextSampleRequested();
    void assignRequested();
    void workspaceRequested(tandem::WorkspaceId workspace);

private:
    /// What a button says and does.
    struct Offer
    {
        QString words;
        std::function<void()> go;
    };
    Offer goTo(WorkspaceId workspace);
    void showUnassigned(const SampleRow& sample, bool mayAssign);
    void showOpen(const CompareState& state, const ProjectSession& session);
    /// Offers `first`, where there is something to offer, before the next closed sample.
    void say(Icon icon, const QString& headline, const QString& text, const Offer& first = {});

    EmptyState* m_empty;
    int m_closed = 0;
    std::function<void()> m_first;
    std::function<void()> m_second;
};

} // namespace tandem
