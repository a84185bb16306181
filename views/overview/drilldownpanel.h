#pragma once

#include "models/kgds/benchmarkfigures.h"
#include "models/kgds/statistics.h"
#include "storage/repositories/overviewrepository.h"
#include "ui/rows/rowspec.h"
#include "views/session/watchedlatest.h"

#include <QWidget>

#include <memory>

class QAction;
class QLabel;
class QPushButton;

namespace tandem {

class CardsView;
class PaneHeader;
class ProjectSession;
template <typename Row>
class RowsOf;

/// The items behind a figure, the samples that the statistics leave out, or opinions per sample.
/// Each leads to its sample; the list can be copied.
class DrillDownPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(DrillDownPanel)

public:
    /// At most so many items are listed.
    static constexpr int kMostItems = 10'000;

    /// The commands are those of `page`.
    DrillDownPanel(ProjectSession& session, QWidget* page);

    /// Lists the items behind the figure in this row of the statistics, where the user went to it
    /// or another one was listed; a list of something else stays until then. Null: there are none.
    void follow(const std::shared_ptr<const BenchmarkFigures>& figures, int row, bool isChosen);

private:
    /// Reads the items behind a figure in a worker and lists them.
    void showFigure(const kgds::StatisticRow& figure);
    /// Lists samples with the reason why they are left out.
    void showLeftOut(const QList<LeftOutSample>& samples);
    /// Lists how many opinions and references each sample holds.
    void showOpinionsPerSample(const QList<SampleFigures>& samples);
    void buildCommands(QWidget* page);
    RowSpec<DrillDownItem> itemSpec() const;
    QString placeText(const DrillDownItem& item) const;
    void build(QWidget* page);
    void list(const QList<DrillDownItem>& items, const QString& title, const QString& remark,
        const QString& numbered);
    void showHint();
    void open();
    void copy();

    ProjectSession& m_session;
    RowsOf<DrillDownItem>* m_items;
    std::shared_ptr<const BenchmarkFigures> m_figures;
    QString m_listed;       ///< the figure whose items are listed, with its value
    QString m_numbered;     ///< what numbers count, e.g. "paragraph %1"; empty where there are none
    bool m_isAside = false; ///< something else than a figure's items is listed
    bool m_paragraphs = false; ///< numbers are paragraph numbers
    PaneHeader* m_header;
    QLabel* m_hint;
    CardsView* m_list;
    QPushButton* m_copyButton;
    QPushButton* m_leftOut;
    QPushButton* m_perSample;
    QAction* m_showOpinions = nullptr;
    WatchedLatest<QList<DrillDownItem>> m_reading;
};

/// Why a sample is left out, as a sentence, translated.
QString leftOutText(LeftOut why);
/// How many opinions and references a sample holds, translated.
QString opinionsText(const SampleFigures& sample);

} // namespace tandem
