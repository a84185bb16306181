#pragma once

#include "models/rounds/timing.h"
#include "views/models/judgementtext.h"
#include "views/models/systemsamplereader.h"
#include "views/session/watchedlatest.h"

#include <QWidget>

#include <optional>
#include <utility>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace tandem {

class EmptyState;
class JudgementPanel;
class ProjectSession;
struct VerdictCommands;
class SampleReview;
class SampleView;
class SystemChoiceBar;
class SystemSampleList;

/// The page that shows one sample of one system side by side, and on which people check what judges
/// say of it.
class SystemSamplePage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SystemSamplePage)

public:
    explicit SystemSamplePage(ProjectSession& session, QWidget* parent = nullptr,
        const ActivityClock::Clock& clock = monotonicClock());

    /// Shows a system's outputs as this verifier judged them; an empty verifier leaves it as it is,
    /// an invalid sample, too.
    void showSystem(
        const kgds::SystemRef& system, const QString& verifier = {}, SampleId sample = {});
    /// The same, and goes to what is asked for and has no opinion of who sits here yet.
    void showUndecided(const kgds::SystemRef& system, const QString& verifier, SampleId sample);
    /// Whose verdicts are looked at; nothing where it is them already.
    void setVerifier(const QString& verifier);
    const SystemChoice& choice() const { return m_known.choice; }
    /// What is on the screen; null where nothing is.
    SharedSystemSample shownSample() const;
    SampleView* view() const { return m_view; }
    SystemSampleList* samples() const { return m_samples; }

signals:
    /// The user wants to look at another verifier's verdicts, which are shown.
    void verifierChosen(const QString& verifier);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    using LookedAt = std::pair<SystemOutputId, std::optional<ItemRef>>;

    void build();
    QWidget* newHints();
    void addChoiceCommands();
    void addVerdictCommands();
    void addReplyCommands();
    VerdictCommands verdictCommands() const;
    void explainIdleKeys();
    void connectParts();
    void keepReading();

    void takeList(const SystemSamples& samples);
    void choose(const SystemChoice& choice);
    void chooseHere(const SystemChoice& choice);
    void goToSample(SampleId sample);
    void openSample(SampleId sample);
    void readSample();
    void takeSample(const SharedSystemSample& sample);
    void showState();
    void dropTold();
    void dropOldMessage();
    void openJudgement(SystemJudgementId judgement);
    void nextBeside();
    void nextVerifier();
    void otherParadigm();
    void showReply(ReplyId reply, const QString& whyNone);
    void retranslate();

    ProjectSession& m_session;
    SystemSamples m_known;
    bool m_isKnown = false;
    SystemChoice m_wanted;
    SampleId m_sample;
    std::optional<LookedAt> m_lookedAt; ///< when something was told last
    bool m_isBroughtUp = false;         ///< what is told now is why another sample is shown
    SystemSampleList* m_samples;
    SystemChoiceBar* m_choice;
    SampleView* m_view;
    JudgementPanel* m_panel = nullptr;
    SampleReview* m_review = nullptr;
    QLabel* m_progress;
    EmptyState* m_empty;
    QSplitter* m_rows;
    QSplitter* m_columns;
    QStackedWidget* m_stack;
    WatchedLatest<SystemSamples> m_listReading;
    WatchedLatest<SharedSystemSample>
        m_sampleReading; ///< the last, so that it ends before what it tells
};

} // namespace tandem
