#pragma once

#include "models/error.h"
#include "storage/repositories/timelinejson.h"

#include <QDialog>

class QButtonGroup;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace tandem {

class MessageBar;
class TaskTemplatesField;

/// How the timelines of a log are cut into past and future, and what is asked about the future.
class TimelinePlanDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimelinePlanDialog)

public:
    /// With `fixedBecause` it only shows, and says why. Show it with open().
    TimelinePlanDialog(const QString& log, const FuturePlan& plan, const QString& fixedBecause,
        QWidget* parent = nullptr);

    FuturePlan plan() const;
    void accept() override;
    /// The log is split so, and the dialog not wanted any more; or why it is not.
    void ended(const Expected<void>& done);

signals:
    /// The log is to be split so; answer by ended().
    void planChosen(const tandem::FuturePlan& plan);

private:
    QWidget* buildRule();
    QWidget* buildTasks();
    void build(const QString& log, const QString& fixedBecause);
    void show(const FuturePlan& plan);
    void check();

    MessageBar* m_messages;
    QButtonGroup* m_by;
    QDoubleSpinBox* m_share = nullptr;
    QSpinBox* m_count = nullptr;
    QDoubleSpinBox* m_seed = nullptr;
    TaskTemplatesField* m_tasks = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_split = nullptr; ///< null where all of it is fixed
    const bool m_isFixed;
};

} // namespace tandem
