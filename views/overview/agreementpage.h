#pragma once

#include "models/error.h"
#include "storage/project/benchmark.h"
#include "views/overview/agreementrun.h"
#include "views/overview/savefile.h"

#include <QList>
#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace tandem {

class AgreementChart;
class AgreementModel;
class AgreementPanel;
class EmptyState;
class OpinionFiguresTable;
class ProjectSession;

/// How far annotators agree, over rounds, people, domains and time, on exactly the answers given
/// blind, and what each figure is made from.
class AgreementPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(AgreementPage)

public:
    explicit AgreementPage(ProjectSession& session, QWidget* parent = nullptr);

    QList<QAction*> pageActions() const;
    /// Pane sizes and what is chosen.
    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& layout);
    /// Whether somebody looks at the page: only then it computes.
    void setWatched(bool watched);
    /// How to ask for a file; the platform's dialog unless set.
    void setAskSavePath(AskSavePath ask) { m_ask = std::move(ask); }

signals:
    void told(const QString& sentence);
    void failed(const tandem::Error& error);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* buildTools();
    QWidget* buildTable();
    void buildActions();
    void retranslate();
    void retranslateChoice();
    void choose();
    void showResult();
    void showRunning(bool running);
    void showProgress(qint64 done, qint64 all);
    void showGroup();
    void enableCopies();
    void copyText();
    void copyMarkdown();
    void save(TableFormat format);
    void saveTo(const QString& path, TableFormat format);

    ProjectSession& m_session;
    AgreementRun* m_run;
    AgreementModel* m_model;
    AskSavePath m_ask;
    QLabel* m_byLabel;
    QComboBox* m_by;
    QComboBox* m_step;
    QLabel* m_state;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
    QPushButton* m_copyButton;
    QPushButton* m_saveButton;
    QStackedWidget* m_content;
    QSplitter* m_splitter;
    EmptyState* m_empty;
    QTableView* m_table;
    AgreementChart* m_chart;
    OpinionFiguresTable* m_opinions;
    AgreementPanel* m_panel;
    QAction* m_openGroup;
    QAction* m_copyText;
    QAction* m_copyMarkdown;
    QAction* m_recompute;
    QList<QAction*> m_saves; ///< by TableFormat
};

} // namespace tandem
