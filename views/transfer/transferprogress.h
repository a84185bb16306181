#pragma once

#include "storage/project/benchmark.h"

#include <QTimer>
#include <QWidget>

#include <atomic>
#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;

namespace tandem {

/// How far a long transfer is, and the button that stops it.
class TransferProgress final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TransferProgress)

public:
    enum class Unit { Bytes, Samples };

    explicit TransferProgress(QWidget* parent = nullptr);
    ~TransferProgress() override;

    /// Shows itself; the work calls what comes back, from any thread. It answers false once stop()
    /// was called or this widget is gone.
    Progress begin(const QString& what, Unit unit);
    /// The work has ended.
    void end();
    /// Asks the work to end soon.
    void stop();
    bool isRunning() const { return m_meter != nullptr; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Meter
    {
        std::atomic<qint64> done = 0;
        std::atomic<qint64> all = 0;
        std::atomic_bool stopped = false;
    };

    void showMeter();

    std::shared_ptr<Meter> m_meter;
    Unit m_unit = Unit::Bytes;
    QString m_what;
    QTimer m_tick;
    QLabel* m_label;
    QProgressBar* m_bar;
    QPushButton* m_stop;
};

} // namespace tandem
