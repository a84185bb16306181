#pragma once

#include "models/rounds/round.h"

#include <QWidget>

namespace tandem {

class ProjectSession;
class SampleListPane;

/// The place of the list of closed samples at the leading edge of Compare. Choosing one makes it
/// the session's current sample.
class ClosedSamplesPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(ClosedSamplesPane)

public:
    explicit ClosedSamplesPane(ProjectSession& session, QWidget* parent = nullptr);

    /// Makes the list, of this step, where it is not there yet.
    void showList(Step step);
    /// The list is of this step, once it is there.
    void setStep(Step step);
    /// Gives the list the keyboard.
    void focusList();

signals:
    /// A sample was opened from the list.
    void sampleActivated();

private:
    ProjectSession& m_session;
    SampleListPane* m_list = nullptr; ///< made when it is first asked for
};

} // namespace tandem
