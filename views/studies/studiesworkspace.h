#pragma once

#include "models/rounds/timing.h"
#include "ui/askfile.h"
#include "ui/screen/tabbedworkspace.h"

namespace tandem {

class ProjectSession;
class RatePage;
class ResultOutput;
class StudiesPage;
class StudyResultsPage;

/// Studies of any number of raters: who leads makes and watches them, who is asked rates, and once
/// one is closed its results are there.
class StudiesWorkspace final : public TabbedWorkspace
{
    Q_OBJECT

public:
    enum class Page { Studies, Rate, Results };

    explicit StudiesWorkspace(
        ProjectSession& session, AskFile files = AskFile(), QWidget* parent = nullptr);
    /// With a clock of one's own, for tests.
    StudiesWorkspace(ProjectSession& session, AskFile files, const ActivityClock::Clock& clock,
        QWidget* parent = nullptr);

    void showPage(Page page) { enterPage(int(page)); }

private:
    ResultOutput* m_output;
    StudiesPage* m_studies;
    RatePage* m_rate;
    StudyResultsPage* m_results;
};

} // namespace tandem
