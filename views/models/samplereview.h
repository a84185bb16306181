#pragma once

#include "models/error.h"
#include "models/rounds/activetime.h"
#include "ui/rows/rowkey.h"
#include "views/models/judgeditemrows.h"
#include "views/models/judgementtext.h"

#include <QObject>
#include <QSet>

#include <memory>
#include <optional>
#include <vector>

namespace tandem {

class FeedbackDesk;
class JudgementDesk;
class JudgementPanel;
class ProjectSession;
class SampleView;
class SystemSampleActions;

/// How the verdicts on one sample are judged one after the other: what is said of the current one,
/// which comes next, and being done.
class SampleReview final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SampleReview)

public:
    /// All outlive this.
    SampleReview(ProjectSession& session, SampleView& view, JudgementPanel& panel,
        SystemSampleActions& actions, const ActivityClock::Clock& clock, QObject* parent);
    ~SampleReview() override;

    /// Another sample, null for none, or the same one read anew.
    void setSample(const SharedSystemSample& sample);
    void setFocusOn(const SampleFocus& focus);
    /// Goes to an item of a judgement, at once or when that is shown.
    void bringUp(SystemJudgementId judgement, const kgds::JudgementDecision& decision);

    void give(Stance stance);
    /// Of an error, and where the judge said nothing: asks for what is right.
    void disagree();
    /// Agrees with everything in the list that has no opinion.
    void agreeWithAll();
    void takeBack();
    void setNote(const QString& note);
    /// Whether there is such an item in this sample, of what was drawn where something was; it is
    /// the current one then.
    bool goToUndecided(bool fromStart = false);
    /// Whether all that is needed has an opinion, but the person is not done.
    bool isOnlyToFinish() const;
    bool goToDiffering(bool fromStart = false);
    /// Asks first.
    void finish();
    /// "5 of 14 with your opinion".
    QString progress() const;
    QString unsaved() const;
    /// Why no opinion can be given on the current item, in a sentence; empty where one can.
    QString whyNoAnswer() const;
    /// Why it cannot be agreed with.
    QString whyNoAgreement() const;
    ActiveTime& time();

    void retranslate() { showAll(); }

signals:
    void told(const QString& sentence);
    void refused(const QString& sentence);
    void failed(const tandem::Error& error);
    /// What is shown, or how far the review is, changed.
    void changed();
    /// A word on this judgement was undone or redone, which is not shown.
    void judgementWanted(tandem::SystemJudgementId judgement);

private:
    void showAll();
    void showRows();
    void showCurrent();
    void showStrip();
    void showActions(const std::optional<ItemRef>& item);
    /// To the next of the list without an opinion; stays where none is left.
    void advance();
    bool isUndecided(const ItemRef& item) const;
    void ask(const ItemRef& item);
    bool mayReview(const ItemRef& item) const;
    FeedbackDesk* feedbackDesk(const ItemRef& item) const;
    kgds::JudgementReview ownWord(const ItemRef& item) const;
    QList<PersonsWord> othersWords(const ItemRef& item) const;
    ItemWords itemWords(const kgds::JudgementDecision& decision, int feedback) const;
    void push(const ItemRef& item, Stance stance, const kgds::JudgementCorrection& correction);

    ProjectSession& m_session;
    SampleView& m_view;
    JudgementPanel& m_panel;
    SystemSampleActions& m_actions;
    ActivityClock::Clock m_clock;
    JudgementDesk* m_desk;
    std::vector<std::unique_ptr<FeedbackDesk>> m_feedback; ///< by place
    SharedSystemSample m_sample;
    SampleFocus m_focus;
    QSet<RowKey> m_kept;               ///< rows that do not go under the hands of who reviews
    std::optional<ItemRef> m_answered; ///< the one that the line of answers is about
    std::optional<std::pair<SystemJudgementId, kgds::JudgementDecision>> m_wanted;
};

} // namespace tandem
