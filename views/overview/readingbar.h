#pragma once

#include "storage/changes/latest.h"

#include <QTimer>
#include <QWidget>

#include <atomic>
#include <functional>
#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;

namespace tandem {

/// How far a reading is: the worker counts, the window shows it.
struct ReadingCounts
{
    std::atomic<qint64> done = 0;
    std::atomic<qint64> all = 0;

    /// What the reading calls as it goes on; false once it is cancelled.
    static std::function<bool(qint64 done, qint64 all)> progress(
        std::shared_ptr<ReadingCounts> counts, CancelFlag cancelled);
};

/// What a ReadingBar says, asked for in each language.
struct ReadingWords
{
    std::function<QString()> done;      ///< while nothing is read
    std::function<QString()> cancelled; ///< where the user stopped it, or it failed
    std::function<QString()> counted;   ///< "Reading: %1 of %2 rounds"
    std::function<QString()> progress;  ///< what screen readers call the bar
};

/// Says how a result stands that is read in the background: that it is, how far it is, with a link
/// that stops it, or that it was stopped.
class ReadingBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(ReadingBar)

public:
    /// `readings` follow one another and outlive this. What is incomplete is read anew when
    /// somebody comes back to it.
    ReadingBar(const QList<LatestBase*>& readings, const char* stateName, const char* cancelName,
        ReadingWords words, QWidget* parent = nullptr);

    /// The first reading begins; returns what it counts in.
    std::shared_ptr<ReadingCounts> begin();

protected:
    void showEvent(QShowEvent* event) override;

private:
    bool isBusy() const;
    void showState();
    void showCounts();
    void giveUp();

    QList<LatestBase*> m_readings;
    ReadingWords m_words;
    std::shared_ptr<ReadingCounts> m_counts;
    QTimer m_poll;
    bool m_incomplete = false; ///< the user stopped the reading, or it failed
    QLabel* m_state;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
};

} // namespace tandem
