#pragma once

#include "storage/changes/latest.h"
#include "views/models/modelspage.h"

class QComboBox;
class QLabel;

namespace tandem {

class SegmentSwitch;

/// Tables with their charts, ready to be shown.
struct ShownFigures
{
    results::Report report;
    QHash<QString, ChartData> charts; ///< by the key of their table
};

/// Which figure of the paper is drawn, or one system against another.
enum class ModelsFigure { Retrieval, WinRates, Integration, Errors, TwoSystems };
/// Which systems a figure is of, by how they were asked.
enum class ShownParadigms { Structured, Reflecting, Both };

/// A figure of these data; `first` and `second` are places of systems, for one against the other.
/// For a worker: once `cancel` is raised it returns early with figures that mean nothing.
ShownFigures modelsFigure(const ModelsData& data, ModelsFigure figure, ShownParadigms paradigms,
    qsizetype first, qsizetype second, const std::atomic_bool& cancel);

/// The paper's figures 2 to 5 of one's own systems, each with the table of what it shows.
class ModelsFiguresPage final : public ModelsPage
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ModelsFiguresPage)

public:
    explicit ModelsFiguresPage(ResultOutput& output, QWidget* parent = nullptr);

    void showFigure(ModelsFigure figure);
    bool isSettled() const { return !m_stale && !m_work.isBusy(); }

private:
    QWidget* buildTools();
    ModelsFigure figure() const;
    void fillSystems();
    void refresh() override;
    void computeIfStale() override;
    QString fileName() const override;

    SegmentSwitch* m_figures;
    QComboBox* m_paradigms;
    QComboBox* m_first;
    QComboBox* m_second;
    QLabel* m_against;
    QString m_drawn; ///< what was asked for last
    bool m_stale = true;
    Latest<ShownFigures> m_work; ///< last, so that it ends before what it tells
};

} // namespace tandem
