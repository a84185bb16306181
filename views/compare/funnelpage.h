#pragma once

#include "models/error.h"
#include "models/rounds/samplerow.h"
#include "ui/selectabletextview.h"
#include "views/compare/funnelitems.h"
#include "views/session/watchedlatest.h"

#include <QWidget>

class QDateEdit;
class QLabel;

namespace tandem {

class CardsView;
class PaneHeader;
class ProjectSession;
struct FateQuery;
struct FunnelStageRow;
template <typename Row>
class RowsOf;

/// The paragraphs of a stage of the funnel, to be read.
class FunnelParagraphView final : public SelectableTextView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FunnelParagraphView)

public:
    explicit FunnelParagraphView(QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
};

/// From all paragraphs, facts and opinions to the kept ones, for the current sample and for the
/// whole project, as it stands or as it stood at the end of a day. Choosing a stage lists its items
/// of the current sample. All is read by workers, and only while the page is visible.
class FunnelPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(FunnelPage)

public:
    explicit FunnelPage(ProjectSession& session, QWidget* parent = nullptr);

    /// Shows the items of this sample; an invalid one: of none.
    void setSample(const SampleRow& sample);
    /// Puts the keyboard into the stages of the sample.
    void focusStages();

signals:
    /// An item was entered: it is to be shown where it is worked on.
    void itemActivated(const tandem::FunnelItem& item);

protected:
    void showEvent(QShowEvent* event) override;

private:
    CardsView* addStages(RowsOf<FunnelStageRow>* stages, QLabel* title, const QString& name);
    void buildLayout();
    void keepReading();
    void changeDay();
    FateQuery query() const;
    void chooseStage(FunnelStage stage);
    void showStages();
    void showItems();

    ProjectSession& m_session;
    RowsOf<FunnelStageRow>* m_ofSample;
    RowsOf<FunnelStageRow>* m_ofProject;
    RowsOf<FunnelItem>* m_shown;
    QDateEdit* m_day;
    QLabel* m_sampleTitle;
    QLabel* m_projectTitle;
    CardsView* m_sampleStages;
    CardsView* m_projectStages;
    PaneHeader* m_stageHeader;
    FunnelParagraphView* m_list;
    SampleRow m_sample;
    QList<FunnelItem> m_items;
    FunnelStage m_stage = FunnelStage::All;
    FunnelCounts m_project;
    WatchedLatest<QList<FunnelItem>> m_read;
    WatchedLatest<FunnelCounts> m_counted;
};

} // namespace tandem
