#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QProgressBar;
class QPushButton;
class QSplitter;
class QToolButton;

namespace tandem {

class DrillDownPanel;
class ProjectSession;
class SectionView;
class StatisticsRun;

/// The statistics of the benchmark as it stands (KGDS paper, Appendix B), what they leave out, and
/// the items behind each figure.
class StatisticsPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(StatisticsPage)

public:
    explicit StatisticsPage(ProjectSession& session, QWidget* parent = nullptr);

    QList<QAction*> pageActions() const;
    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& layout);
    /// Whether somebody looks at the page: only then it computes.
    void setWatched(bool watched);

signals:
    void told(const QString& sentence);
    void failed(const tandem::Error& error);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* buildTable();
    void buildActions();
    void retranslate();
    void showResult();
    void showRunning(bool running);
    void showProgress(qint64 done, qint64 all);
    void openFigure();
    void copyText();
    void copyMarkdown();

    ProjectSession& m_session;
    StatisticsRun* m_run;
    QLabel* m_state;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
    QPushButton* m_copyButton;
    QPushButton* m_markdownButton;
    QSplitter* m_splitter;
    SectionView* m_table;
    QLabel* m_leftOut;
    QToolButton* m_showLeftOut;
    QToolButton* m_perSample;
    DrillDownPanel* m_items;
    QAction* m_openFigure;
    QAction* m_showOpinions;
    QAction* m_copyText;
    QAction* m_copyMarkdown;
    QAction* m_recompute;
};

} // namespace tandem
