#pragma once

#include "views/timelines/chosenbylog.h"
#include "views/timelines/timelinefigures.h"
#include "views/timelines/timelinesdata.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace tandem {

class SegmentSwitch;

/// Which figures of summarizers are shown, and what they depend on beside log, predictor and
/// threshold: the length X, who is compared with whom, who was told which word limit.
class TimelineFigureChoice final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelineFigureChoice)

public:
    explicit TimelineFigureChoice(QWidget* parent = nullptr);

    TimelineFigures figures() const;
    void showFigures(TimelineFigures figures);
    void showNext();
    /// The first of two that are compared; empty where none is.
    QString firstCompared() const;
    /// The log is another one: its own length X is shown, without changed().
    void setLog(const QString& uuid);
    /// Puts into an order what is chosen here.
    void putInto(UsersumOrder& order) const;
    /// Who is one approach under several word limits; empty with fewer than two.
    QStringList limitedSummarizers() const;
    /// Whom there are predictions from, and who was told what; whether another order follows.
    bool setPredicted(const QStringList& predicted, const QList<SummarizerRow>& summarizers);
    void setState(const QString& text);
    /// A button for a command, behind those that are there.
    void addButton(QAction* action);

signals:
    void changed();

private:
    void build();
    void fillLimits(const QList<SummarizerRow>& summarizers);
    void showChoices();
    void showState();

    SegmentSwitch* m_figures;
    QWidget* m_line; ///< the first
    QSpinBox* m_mostWords;
    QComboBox* m_first;
    QComboBox* m_second;
    QPushButton* m_limits; ///< opens the menu of those that were told a word limit
    QLabel* m_state;
    QString m_told;        ///< what setState() said last
    ChosenByLog m_lengths; ///< X of each log
    QStringList m_predicted;
    QStringList m_limited; ///< what is one approach under several word limits
};

} // namespace tandem
