#pragma once

#include "models/error.h"
#include "storage/changes/latest.h"
#include "views/compare/funnelitems.h"

#include <QWidget>

class QLabel;

namespace tandem {

class CardsView;
class FunnelParagraphView;
class PaneHeader;
template <typename Row>
class RowsOf;
struct FunnelStageRow;

/// From all paragraphs to the kept ones, for the current sample and for the whole project. Choosing
/// a stage lists its paragraphs of the current sample. The project's funnel is counted by a worker,
/// and only while the page is visible.
class FunnelPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(FunnelPage)

public:
    explicit FunnelPage(Project& project, QWidget* parent = nullptr);

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
    void hideEvent(QHideEvent* event) override;

private:
    CardsView* addStages(RowsOf<FunnelStageRow>* stages, QLabel* title, const QString& name);
    void buildLayout();
    void chooseStage(FunnelStage stage);
    void showParagraphs();
    void showProject();

    Project& m_opened;
    RowsOf<FunnelStageRow>* m_ofSample;
    RowsOf<FunnelStageRow>* m_ofProject;
    RowsOf<FunnelItem>* m_paragraphs;
    QLabel* m_sampleTitle;
    QLabel* m_projectTitle;
    CardsView* m_sampleStages;
    CardsView* m_projectStages;
    PaneHeader* m_stageHeader;
    FunnelParagraphView* m_list;
    QList<FunnelItem> m_items;
    FunnelStage m_stage = FunnelStage::All;
    ConsistencyRule m_rule = ConsistencyRule::Strict;
    Funnel m_project;
    Latest<Funnel> m_counted;
};

} // namespace tandem
