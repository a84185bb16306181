#pragma once

#include "models/ids.h"
#include "models/rounds/round.h"
#include "ui/askfile.h"
#include "ui/screen/tabbedworkspace.h"

namespace tandem {

class LeadNotesPage;
class OverviewFigures;
class PeoplePage;
class ProjectSession;
class ResultOutput;
class SamplesPage;
class TimePage;

/// The lead's view of the whole project: samples and steps, people, time, statistics,
/// agreement, what stands out. Shows counts and times of open rounds, never answers.
class OverviewWorkspace final : public TabbedWorkspace
{
    Q_OBJECT
    Q_DISABLE_COPY(OverviewWorkspace)

public:
    enum class Page { Samples, People, Time, Statistics, Agreement, Notes };

    explicit OverviewWorkspace(
        ProjectSession& session, AskFile files = AskFile(), QWidget* parent = nullptr);

    void showPage(Page page);
    /// Shows the people with this one chosen.
    void showPerson(PersonId person);
    Page page() const;
    /// The sample of the current row, where the samples are shown; else an invalid id.
    SampleId chosenSample() const override;

private:
    void connectPages();

    OverviewFigures* m_figures;
    ResultOutput* m_output;
    SamplesPage* m_samples;
    PeoplePage* m_people;
    TimePage* m_time;
    LeadNotesPage* m_notes;
};

} // namespace tandem
