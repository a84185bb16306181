#pragma once

#include "models/studies/ids.h"

#include <QList>
#include <QObject>

#include <functional>

class QAction;
class QWidget;

namespace tandem {

class ChartView;
class ResultOutput;
class SectionView;
struct ShownStudyResults;

/// What can be saved of the results that a page shows: the report, a table, a chart, and the
/// answers with or without names. Its commands are the page's.
class StudyResultsSaving final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StudyResultsSaving)

public:
    /// What is on the page now.
    struct Shown
    {
        StudyId study;
        QString name;
        const ShownStudyResults* results;
        const SectionView* table;
        const ChartView* chart;
    };

    StudyResultsSaving(ResultOutput& output, std::function<Shown()> shown, QWidget* page);

    const QList<QAction*>& commands() const { return m_commands; }
    /// Whether there are results, and whether raters' names may go with their answers.
    void setResults(bool areThere, bool mayBeNamed);
    void setHasChart(bool has);

private:
    void saveReport();
    void saveAnswers(bool withNames);

    ResultOutput& m_output;
    std::function<Shown()> m_shown;
    QWidget* m_page;
    QList<QAction*> m_commands;
    QAction* m_chart;
    QAction* m_named;
};

} // namespace tandem
