#pragma once

#include "models/error.h"
#include "models/project/table.h"
#include "ui/askfile.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QSplitter;
class QTableView;
class QTreeWidget;

namespace tandem {

class ItemTimePanel;
class OverviewFigures;
class ProjectSession;
class TimeModel;

/// Active time by sample and person, with totals and medians, and by paragraph where a round is
/// closed.
class TimePage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(TimePage)

public:
    TimePage(ProjectSession& session, OverviewFigures& figures, QWidget* parent = nullptr);

    QList<QAction*> pageActions() const;
    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& layout);
    /// How to ask for a file; the platform's dialog unless set.
    void setAskFile(AskFile files) { m_files = std::move(files); }

signals:
    void told(const QString& sentence);
    void failed(const tandem::Error& error);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* buildTables();
    void retranslate();
    void sizeColumns();
    void markStale();
    void showTimes();
    void showSummary();
    Table table(bool onlySelected) const;
    void copy();
    void save();
    void saveTo(const QString& path);

    ProjectSession& m_session;
    OverviewFigures& m_figures;
    TimeModel* m_model;
    AskFile m_files;
    bool m_stale = false;
    QSplitter* m_splitter;
    QTableView* m_table;
    QTreeWidget* m_summary;
    ItemTimePanel* m_items;
    QLabel* m_note;
    QPushButton* m_copyButton;
    QPushButton* m_saveButton;
    QAction* m_copy;
    QAction* m_save;
};

} // namespace tandem
