#pragma once

#include "models/people/person.h"
#include "models/rounds/progress.h"
#include "ui/rows/rowspec.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QLayout;

namespace tandem {

class OverviewFigures;
class ProjectSession;
template <typename Row>
class RowsOf;
class RowsView;

/// A person and how far they are; counts only, never answers.
struct ListedPerson
{
    Person person;
    PersonProgress progress;
    bool operator==(const ListedPerson&) const = default;
};

/// The people of the project, how far each is, what they cost; and the project's rule and wage.
class PeoplePage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(PeoplePage)

public:
    PeoplePage(ProjectSession& session, OverviewFigures& figures, QWidget* parent = nullptr);

    /// Makes this person's row the current one.
    void choose(PersonId person);

private:
    RowSpec<ListedPerson> personRows() const;
    QString costText(const PersonProgress& progress) const;
    void build();
    QLayout* buildTools();
    void showPeople();
    void showTotals();
    void showSettings();
    bool mayEdit();
    void edit();
    void editLink();
    void openLink(PersonId person);

    ProjectSession& m_session;
    OverviewFigures& m_figures;
    RowsOf<ListedPerson>* m_rows;
    RowsView* m_table;
    QLabel* m_totals;
    QLabel* m_settings;
    QAction* m_edit;
    QAction* m_link;
    QString m_address; ///< where the server was reached last
};

} // namespace tandem
