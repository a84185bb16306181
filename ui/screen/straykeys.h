#pragma once

#include "models/rounds/timing.h"

#include <QObject>
#include <QString>

class QKeyEvent;
class QWidget;

namespace tandem {

/// For a list in which letters are commands: one that it took for the search of a row did nothing,
/// and whoever is around may know of it. Called once the list had the key.
void passOnLetter(QKeyEvent& event);

/// Whether letters are commands where this part is: then none is for the search of a row in it,
/// which would take what follows it in a word for an answer about another row.
bool areLettersCommands(const QWidget& part);

/// Keeps a word that is typed where nothing takes text from becoming answers. A key that came back
/// to the window or a dialog did nothing; for a moment after it keys that answer are held back,
/// since they are as likely the next letters of that word.
///
/// What a person types into a field is let be.
class StrayKeys final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StrayKeys)

public:
    /// How long keys are held back after one that did nothing, ms.
    static constexpr qint64 kHeldBackMs = 1'000;

    /// Watches the keys of the whole program while it lives; `monotonicMs` as ActivityClock has it.
    explicit StrayKeys(ActivityClock::Clock monotonicMs, QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// A letter did nothing, or was held back. `word` is what was typed so far without a pause,
    /// `held` how many keys of it were held back.
    void typedAmiss(const QString& word, int held);

private:
    bool isHeldBack(const QKeyEvent& event) const;
    void didNothing(const QKeyEvent& event);
    void add(const QKeyEvent& event);

    ActivityClock::Clock m_now;
    qint64 m_deadAt; ///< when a key last did nothing
    QString m_word;
    int m_held = 0;
};

} // namespace tandem
