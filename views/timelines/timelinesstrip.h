#pragma once

#include "views/timelines/chosenbylog.h"
#include "views/timelines/timelinesdata.h"

#include <QWidget>

class QDoubleSpinBox;

namespace tandem {

class NarrowComboBox;

/// Which log, whose predictions and which threshold all pages of Timelines are about; remembered
/// from one session to the next.
class TimelinesStrip final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelinesStrip)

public:
    explicit TimelinesStrip(QWidget* parent = nullptr);

    /// What was asked for by the user; what is not there is something else in the data.
    const TimelinesChoice& asked() const { return m_asked; }
    /// These ask for something else, as the user does here.
    void chooseLog(const QString& log);
    void choose(const QString& log, const QString& summarizer);
    void chooseSummarizer(const QString& summarizer);
    void choosePredictor(const QString& predictor);
    /// Offers what is there, at what is shown.
    void setData(const TimelinesData& data);
    /// Opens the list of logs, for keys.
    void openLogs();

signals:
    /// Something else is asked for.
    void asking();

private:
    void build();
    void ask(const TimelinesChoice& choice);
    void showChoices();

    NarrowComboBox* m_log;
    NarrowComboBox* m_predictor;
    QDoubleSpinBox* m_threshold;
    ChosenByLog m_thresholds;
    TimelinesChoice m_asked;
    TimelinesChoice m_shown;
    QStringList m_logs;
    QStringList m_predictors;
};

} // namespace tandem
