#pragma once

#include "views/timelines/timelinesdata.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;

namespace tandem {

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
    void chooseLog(const QString& log);
    void choose(const QString& log, const QString& summarizer);
    void chooseSummarizer(const QString& summarizer);
    void choosePredictor(const QString& predictor);
    /// Offers what is there, at what is shown.
    void setData(const TimelinesData& data);
    void openLogs();

signals:
    /// Something else is asked for.
    void asking();

private:
    void build();
    void ask(const TimelinesChoice& choice);
    void showChoices();

    QComboBox* m_log;
    QComboBox* m_predictor;
    QDoubleSpinBox* m_threshold;
    TimelinesChoice m_asked;
    TimelinesChoice m_shown;
    QStringList m_logs;
    QStringList m_predictors;
};

} // namespace tandem
