#pragma once

#include "models/error.h"
#include "ui/askfile.h"
#include "views/overview/agreementrun.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QSplitter;
class QStackedWidget;

namespace tandem {

class AgreementBar;
class AgreementChart;
class AgreementOutput;
class AgreementPanel;
class EmptyState;
class ProjectSession;
class SectionView;

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
    void setAskFile(AskFile files);

signals:
    void told(const QString& sentence);
    void failed(const tandem::Error& error);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* buildTable();
    QWidget* buildOpinions();
    void buildActions();
    void retranslate();
    void showResult();
    void showGroup();
    void showOpinions();

    ProjectSession& m_session;
    AgreementRun* m_run;
    AgreementBar* m_bar;
    AgreementOutput* m_output;
    QStackedWidget* m_content;
    QSplitter* m_splitter;
    EmptyState* m_empty;
    SectionView* m_table;
    AgreementChart* m_chart;
    QWidget* m_opinions;
    QLabel* m_opinionsTitle;
    SectionView* m_opinionsTable;
    QLabel* m_opinionsNote;
    AgreementPanel* m_panel;
    QAction* m_openGroup;
    QAction* m_recompute;
};

} // namespace tandem
