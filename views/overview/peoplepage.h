#pragma once

#include "models/ids.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QTableView;

namespace tandem {

class OverviewFigures;
class PeopleModel;
class ProjectSession;

/// The people of the project, how far each is, what they cost; and the project's rule and wage.
class PeoplePage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(PeoplePage)

public:
    PeoplePage(ProjectSession& session, OverviewFigures& figures, QWidget* parent = nullptr);

    QList<QAction*> pageActions() const;

signals:
    void personAddRequested();
    void personEditRequested(tandem::PersonId person);
    void projectSettingsRequested();
    /// Why something cannot be done, for the message bar.
    void refused(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void sizeColumns();
    void showPeople();
    void showProgress();
    void showSettings();
    bool mayEdit();
    void add();
    void edit();
    void changeSettings();

    ProjectSession& m_session;
    OverviewFigures& m_figures;
    PeopleModel* m_model;
    QTableView* m_table;
    QLabel* m_totals;
    QLabel* m_note;
    QLabel* m_settings;
    QPushButton* m_addButton;
    QPushButton* m_editButton;
    QPushButton* m_settingsButton;
    QAction* m_add;
    QAction* m_edit;
    QAction* m_changeSettings;
};

} // namespace tandem
