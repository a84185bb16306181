#pragma once

#include "models/ids.h"
#include "models/rounds/round.h"
#include "storage/changes/latest.h"
#include "storage/project/project.h"
#include "views/compare/comparestate.h"
#include "views/compare/showncomparison.h"

#include <QFrame>
#include <QList>
#include <QObject>
#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QToolButton;

namespace tandem {

class Badge;
class ContingencyView;
class PaneHeader;

/// What stands on top of Compare: the sample's number, the step and a choice of it, its state, ways
/// to the next one, and settling; below them its headline, and for a lead who was quick.
class CompareHeader final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(CompareHeader)

public:
    /// With commands of `screen`; `steps` chooses what is compared, the header takes it over.
    CompareHeader(const QWidget& screen, QWidget* steps, QWidget* parent = nullptr);

    void setState(const CompareState& state);
    /// "3 of 20": the place of the sample among the closed ones, 0 where it is none of them.
    void setPlace(int place, int closed);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* stepButton(QAction* action, bool forward);
    QPushButton* commandButton(QAction* action);
    void showBadge(const CompareState& state);
    void giveWay();

    PaneHeader* m_header;
    QLabel* m_headline;
    QLabel* m_habits;
    QLabel* m_place;
    bool m_hasPlace = false;
    Badge* m_badge;
    bool m_hasBadge = false;
};

/// Says where a calibration stands and how well the two agreed in each pass; offers the second pass
/// and the look back at the blind answers. Hidden for other rounds.
class CalibrationStrip final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY(CalibrationStrip)

public:
    /// With commands of `screen`.
    explicit CalibrationStrip(const QWidget& screen, QWidget* parent = nullptr);

    void setState(const CompareState& state);

private:
    QToolButton* passButton(const char* name, bool blind);
    void follow();

    QAction* m_blindAnswers;
    QLabel* m_text;
    QLabel* m_figures;
    QWidget* m_passes;
    QToolButton* m_blind;
    QToolButton* m_after;
    QPushButton* m_again;
};

/// "84.2 % of 23, kappa 0.62", with a dash for what is undefined.
QString passFigureText(const PassFigures& figures);

/// Which samples can be compared at a step, in the project's order, for moving from one to the
/// next. The list is read by a worker and follows the project's changes.
class ClosedSamples final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(ClosedSamples)

public:
    ClosedSamples(Project& project, Step step, QObject* parent = nullptr);

    /// The list is read anew for another step; until it is, there are none.
    void setStep(Step step);

    int count() const { return int(m_samples.size()); }
    /// The place of the sample among them, counting from 1; 0 where it is not closed.
    int placeOf(SampleId sample) const;
    /// The closed sample after (`forward`) or before the position in the project, around the end;
    /// an invalid id where there is none.
    SampleId next(int position, bool forward) const;

signals:
    void changed();

private:
    struct Place
    {
        int position = 0;
        SampleId sample;
    };

    void follow(const ChangeEvent& event);
    void reload();
    void refresh(SampleId sample);

    Project& m_project;
    Step m_step;
    QList<Place> m_samples; ///< by position
    Latest<QList<Place>> m_reading;
};

/// Where the two differ: their answers as a table, and how kappa comes from it.
class DifferencePanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(DifferencePanel)

public:
    explicit DifferencePanel(QWidget* parent = nullptr);

    void setComparison(const ShownComparison& comparison);
    /// How many items it counts: "n = 23".
    QString remark() const { return m_remark; }
    /// Puts the keyboard into the table.
    void focusTable();

signals:
    /// The rows on which the sides answered so are asked for; while the sides are unnamed a cell
    /// off the diagonal stands for both.
    void cellRequested(bool firstYes, bool secondYes);

private:
    ContingencyView* m_table;
    QLabel* m_formula;
    QString m_remark;
};

/// How kappa comes from the two agreements, and what answers it stands on, or why there is none.
QString kappaFormula(const KappaFigure& kappa, bool blind = true);

} // namespace tandem
