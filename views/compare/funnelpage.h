#pragma once

#include "models/error.h"
#include "storage/project/project.h"
#include "views/compare/funnelitems.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QListView;

namespace tandem {

class FunnelModel;
class FunnelParagraphs;
class FunnelParagraphView;
class PaneHeader;

/// From all paragraphs to the kept ones, for the current sample and for the whole project. Choosing
/// a stage lists its paragraphs of the current sample. The project's funnel is counted by a worker,
/// and only while the page is visible.
class FunnelPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(FunnelPage)

public:
    explicit FunnelPage(Project& project, QWidget* parent = nullptr);
    ~FunnelPage() override;

    /// Shows the paragraphs of the state's sample; `rule` is the project's.
    void setState(const CompareState& state, ConsistencyRule rule);
    /// Puts the keyboard into the stages of the sample.
    void focusStages();

signals:
    /// A paragraph was entered: it is to be shown in its comparison.
    void paragraphActivated(tandem::ItemId item);
    void failed(const tandem::Error& error);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QListView* addStages(FunnelModel* model, QLabel* title, const QString& name);
    void buildLayout();
    void chooseStage(FunnelStage stage);
    void showParagraphs();
    void countProject();
    void retranslate();

    Project& m_project;
    FunnelModel* m_ofSample;
    FunnelModel* m_ofProject;
    FunnelParagraphs* m_paragraphs;
    QLabel* m_sampleTitle;
    QLabel* m_projectTitle;
    QListView* m_sampleStages;
    QListView* m_projectStages;
    PaneHeader* m_stageHeader;
    FunnelParagraphView* m_list;
    QList<FunnelItem> m_items;
    FunnelStage m_stage = FunnelStage::All;
    ConsistencyRule m_rule = ConsistencyRule::Strict;
    QTimer m_countSoon;
    CancelFlag m_counting;
    bool m_stale = true;
};

} // namespace tandem
