#pragma once

#include "models/rounds/timing.h"
#include "ui/askfile.h"
#include "ui/screen/tabbedworkspace.h"
#include "views/session/watchedlatest.h"
#include "views/studies/studyfigures.h"

namespace tandem {

class FiguresPage;
class ProjectSession;
class RatePage;
class ResultOutput;
class StudiesPage;

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
    void keepReading(ProjectSession& session);
    void showStudies(const QList<StudySummary>& studies);
    void showWanted();

    ResultOutput* m_output;
    StudiesPage* m_studies;
    RatePage* m_rate;
    const KnownStudies m_known; ///< whose results can be shown
    FiguresPage* m_results;
    StudyId m_wanted; ///< whose results are to be shown once it is known
    WatchedLatest<QList<StudySummary>> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
