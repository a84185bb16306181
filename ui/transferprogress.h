#pragma once

#include <QTimer>
#include <QWidget>

#include <atomic>
#include <functional>
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
    enum class Unit { Bytes, Samples, Percent };

    /// What the work calls now and then; false asks it to end.
    using Report = std::function<bool(qint64 done, qint64 all)>;

    explicit TransferProgress(QWidget* parent = nullptr);
    ~TransferProgress() override;

    /// Shows itself; the work calls what comes back, from any thread. It answers false once stop()
    /// was called or this widget is gone.
    Report begin(const QString& what, Unit unit);
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
