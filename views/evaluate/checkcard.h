#pragma once

#include "models/error.h"
#include "models/expert/scores.h"
#include "views/evaluate/checkresults.h"
#include "views/session/plannedrun.h"

#include <QFrame>
#include <QList>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace tandem {

class ChartView;

/// What all checks look like: what the check is and what it takes on the leading side, with one
/// button; its plot and figures on the other.
class CheckCard : public QFrame
{
    Q_OBJECT

public:
    /// `name` is the object name; those of its parts begin with it.
    explicit CheckCard(const QString& name, QWidget* parent = nullptr);

    /// What can be checked and what is known; `mode` is the scores' mode.
    void setData(const CheckData& data, const SharedEvaluations& evaluations, expert::Mode mode);
    ChartView* chart() const { return m_chart; }
    /// What the figures under the plot say.
    QString figures() const;
    /// The button can be pressed or not; while a write is on its way it cannot.
    void setBusy(bool busy);

signals:
    /// Runs that answer the check; what was asked before comes from the cache.
    void runsRequested(const QList<tandem::PlannedRun>& runs);

protected:
    /// What a check shows when data or choices are others.
    struct Shown
    {
        QString state;  ///< what there is and what it takes
        QString button; ///< empty: nothing can be done now
        ChartData chart;
        QString figures;
    };
    virtual void fillChoices() {}
    virtual Shown shown() const = 0;
    virtual void start() = 0;

    using Words = std::function<QString()>;
    /// What the card is called and is about; also what it shows follows the language from here on.
    void describe(const Words& title, const Words& description);
    /// A field below the others.
    void addField(QWidget* field, const Words& label);
    /// A list of systems to choose from.
    QComboBox* addSystemChoice(const QString& name, const Words& label);
    void refresh();
    const CheckData& data() const { return m_data; }
    const ReadEvaluations& evaluations() const { return *m_evaluations; }
    expert::Mode mode() const { return m_mode; }

private:
    CheckData m_data;
    SharedEvaluations m_evaluations = std::make_shared<const ReadEvaluations>();
    expert::Mode m_mode = expert::Mode::Average;
    bool m_busy = false;
    QLabel* m_title;
    QLabel* m_description;
    QFormLayout* m_form;
    QLabel* m_state;
    QPushButton* m_button;
    ChartView* m_chart;
    QLabel* m_figures;
};

/// Calls that ExPerT makes about one output, about: two extractions, six matches a side, content
/// and style of two thirds of them.
inline constexpr int kCallsPerOutput = 30;

} // namespace tandem
