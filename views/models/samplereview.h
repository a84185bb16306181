#pragma once

#include "models/rounds/activetime.h"
#include "ui/rows/rowkey.h"
#include "views/models/judgeditemrows.h"
#include "views/models/judgementtext.h"
#include "views/models/systemsamplereader.h"
#include "views/session/verdictworkbench.h"

#include <QList>
#include <QObject>
#include <QSet>

#include <optional>

namespace tandem {

class JudgementPanel;
class ProjectSession;
class SampleView;
class SystemSampleList;

/// The verdicts on one sample after the other on the workbench: its list of items, and where there
/// are more, in other samples of the list and in other systems.
class SampleReview final : public QObject, public ItemView
{
    Q_OBJECT

public:
    /// All outlive this.
    SampleReview(ProjectSession& session, SampleView& view, JudgementPanel& panel,
        const VerdictCommands& commands, SystemSampleList& samples,
        const ActivityClock::Clock& clock, QObject* parent);

    /// What there is, and what of it is looked at.
    void setKnown(const SystemSamples& known) { m_known = known; }
    /// The sample to begin with where another choice brought another list: what is in focus comes
    /// before `shown`, which was looked at. Invalid where there is none.
    SampleId firstSample(SampleId shown) const;
    /// Another sample, null for none, or the same one read anew; tells the workbench that it has
    /// arrived only by arrive().
    void setSample(const SharedSystemSample& sample);
    /// What is shown is what was opened.
    void arrive();
    void setFocusOn(const SampleFocus& focus);

    /// While what was drawn is looked at: to the next system with something left of it. Otherwise
    /// to the next one.
    void nextSystem();
    /// To the next item without an opinion, once what is chosen next is there.
    void searchOnArrival();
    /// "5 of 14 with your opinion".
    QString progress() const;
    /// Why no opinion can be given on the current item, in a sentence; empty where one can.
    QString whyNoAnswer() const;
    /// Why it cannot be agreed with.
    QString whyNoAgreement() const;
    VerdictWorkbench& bench() { return *m_bench; }

    QList<ItemKey> listed() const override;
    QList<ItemKey> together() const override { return listed(); }
    bool isLookedAt(const ItemKey& item) const override;
    void goTo(const ItemKey& item) override;
    void showCurrent() override;
    void showReviews() override;
    void open(const SubjectKey& subject) override;
    qint64 place() const override;
    void beginSearch() override;
    /// While something drawn has no opinion it is sought in other systems, too; what people differ
    /// on is, where the list is not narrowed to something else.
    bool openNext(Sought sought, const QSet<qint64>& visited) override;
    bool endsSearch(Sought sought) override;
    QString nothingFound(Sought sought) const override;
    bool canSearch() const override { return m_sample != nullptr; }
    WorkbenchTexts texts(int left) const override;
    QString waitingNoteText() const override;
    const char* correctionMenu() const override { return "correctionMenu"; }

signals:
    /// A word on this judgement was undone or redone, which is not shown.
    void judgementWanted(tandem::SystemJudgementId judgement);
    void sampleWanted(tandem::SampleId sample);
    void choiceWanted(const tandem::SystemChoice& choice);

private:
    void showRows();
    void enableSampleCommands(bool hasItem);
    bool openOther(const QList<kgds::SystemRef>& systems);
    ItemWords itemWords(const ItemRef& item) const;

    ProjectSession& m_session;
    SampleView& m_view;
    JudgementPanel& m_panel;
    SystemSampleList& m_samples;
    WorkbenchItems* m_items;
    VerdictWorkbench* m_bench;
    SharedSystemSample m_sample;
    SystemSamples m_known;
    SampleFocus m_focus;
    QSet<RowKey> m_kept;               ///< rows that do not go under the hands of who reviews
    QList<kgds::SystemRef> m_soughtIn; ///< where nothing was found
    bool m_seeksToFinish = false;      ///< nothing is left but to say that one is done
};

} // namespace tandem
