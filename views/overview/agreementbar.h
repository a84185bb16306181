#pragma once

#include "views/overview/agreementrun.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QToolButton;

namespace tandem {

/// What agreement is looked at by, and how far it is computed.
class AgreementBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(AgreementBar)

public:
    /// Follows `run`, which outlives it, and gives it every choice.
    explicit AgreementBar(AgreementRun& run, QWidget* parent = nullptr);

    /// The places of both choices in their lists, to be remembered; ones that are not there are
    /// left as they are.
    std::pair<int, int> places() const;
    void setPlaces(std::pair<int, int> places);
    /// Puts something at the trailing edge.
    void addControl(QWidget* control);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void choose();
    void showState();
    void showProgress(qint64 done, qint64 all);

    AgreementRun& m_run;
    QLabel* m_byLabel;
    QComboBox* m_by;
    QComboBox* m_step;
    QLabel* m_state;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
};

} // namespace tandem
