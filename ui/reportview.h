#pragma once

#include "models/results/report.h"
#include "ui/chartdata.h"

#include <QHash>
#include <QScrollArea>

#include <utility>

class QLabel;
class QVBoxLayout;

namespace tandem {

class ChartView;
class SectionView;

/// The tables of a report, one below the other, with their charts. Every row and every bar leads to
/// what it stands on.
class ReportView final : public QScrollArea
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReportView)

public:
    /// Its parts are named after `name`: "studyTable0", "studyChart0" ...
    explicit ReportView(const QString& name, QWidget* parent = nullptr);

    /// How many rows of a table are in sight at once; a longer one is scrolled by itself. 15 unless
    /// set before there is a report.
    void setMostRows(qsizetype rows) { m_mostRows = rows; }
    /// How high charts are, px; 300 unless set before there is a report.
    void setChartHeight(int height) { m_chartHeight = height; }

    /// Lines above the tables; of `sections` those that stand in the window; charts by the key of
    /// their table. Where nothing but values is another, everything stays where it is, the
    /// keyboard and what is in sight too.
    void setReport(const results::Report& report, const QHash<QString, ChartData>& charts);
    /// The tables as they are shown.
    QList<results::Section> shownSections() const;
    /// The table that has the keyboard, or else the first one; null where there is none.
    SectionView* currentTable() const;
    /// The chart that has the keyboard, or else the first one; null where there is none.
    ChartView* currentChart() const;
    QList<SectionView*> tables() const;
    /// The table of the section with this key; null where it has no rows.
    SectionView* tableOf(const QString& key) const;
    /// Charts with something to show, by the key of their table.
    QList<std::pair<QString, ChartData>> shownCharts() const;

signals:
    /// Somebody wants to see what the figures of a row of this section stand on.
    void dataRequested(const tandem::results::Section& section, int row);
    void saveChartRequested(const tandem::ChartData& chart);
    /// Another row of the table of this section is the current one, by the user.
    void rowChosen(const tandem::results::Section& section);

private:
    /// What shows one section.
    struct Block
    {
        QLabel* title = nullptr;
        ChartView* chart = nullptr;
        SectionView* table = nullptr;
        QLabel* notes = nullptr;
    };

    QStringList shapeOf(
        const results::Report& report, const QHash<QString, ChartData>& charts) const;
    bool isLong(const results::Section& section) const { return section.rows.size() > m_mostRows; }
    void rebuild(const QHash<QString, ChartData>& charts);
    Block newBlock(QVBoxLayout& column, const results::Section& section, bool hasChart);
    void showRow(const SectionView& table);
    void fill(const results::Report& report, const QHash<QString, ChartData>& charts);

    const QString m_name;
    qsizetype m_mostRows = 15;
    int m_chartHeight = 300;
    QStringList m_shape; ///< what has to be there for what is shown
    bool m_isFilling = false;
    QLabel* m_lines = nullptr;
    QList<Block> m_blocks;
    QList<results::Section> m_sections; ///< of the blocks
};

} // namespace tandem
