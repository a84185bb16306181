#pragma once

#include "models/agreement/agreementgroups.h"
#include "models/opinions/opinionfigures.h"
#include "storage/project/project.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>

namespace tandem {

class ProjectSession;

/// What agreement is looked at by.
struct AgreementChoice
{
    AgreementGrouping grouping = AgreementGrouping::Overall;
    std::optional<Step> step; ///< none: both
    bool operator==(const AgreementChoice&) const = default;
};

/// The closed rounds of a project, shared between threads and never changed.
using RatedRounds = std::shared_ptr<const QList<RatedRound>>;

/// Reads the closed rounds in a worker when somebody looks at them and they may be others than
/// before, and computes the groups of the present choice from them in another. Reading goes on when
/// the choice changes; computing starts again. Both can be cancelled.
class AgreementRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(AgreementRun)

public:
    explicit AgreementRun(ProjectSession& session, QObject* parent = nullptr);
    ~AgreementRun() override;

    void setChoice(const AgreementChoice& choice);
    const AgreementChoice& choice() const { return m_choice; }

    /// The groups as last computed, by what they were, and the rounds that they were computed from.
    const QList<AgreementRow>& rows() const { return m_rows; }
    const AgreementChoice& shownChoice() const { return m_shownChoice; }
    const RatedRounds& rounds() const { return m_shownRounds; }
    /// Of the checks of written opinions.
    const OpinionFigures& opinions() const { return m_opinions; }

    /// Whether there is a result at all.
    bool isReady() const { return m_shownRounds != nullptr; }
    bool isRunning() const { return m_reading != nullptr || m_computing != nullptr; }
    /// Whether the user stopped it, so that what is shown may not be what is.
    bool wasCancelled() const { return m_cancelled; }
    /// Somebody looks, or nobody does any more.
    void setWatched(bool watched);
    /// Stops what is running; it starts again when asked or when the project changes.
    void cancel();
    /// Reads the rounds again, unless that is going on.
    void start();
    /// Computes the groups again from the rounds as they were read: names or words are others.
    void recompute();

signals:
    void finished();
    void runningChanged(bool running);
    void progressed(qint64 done, qint64 all);
    void failed(const tandem::Error& error);

private:
    struct Counts
    {
        std::atomic<qint64> done = 0;
        std::atomic<qint64> all = 0;
    };
    struct Reading
    {
        RatedRounds rounds;
        OpinionFigures opinions;
    };

    static Expected<Reading> read(
        Database& database, const CancelFlag& cancelled, const std::shared_ptr<Counts>& counts);
    void follow(const ChangeEvent& event);
    void finishReading(const Expected<Reading>& reading);
    void compute();
    void end();

    ProjectSession& m_session;
    AgreementChoice m_choice;
    AgreementChoice m_shownChoice;
    RatedRounds m_rounds;
    RatedRounds m_shownRounds;
    QList<AgreementRow> m_rows;
    OpinionFigures m_opinions;
    std::shared_ptr<Counts> m_counts;
    CancelFlag m_reading;
    CancelFlag m_computing;
    QTimer m_coalesce;
    QTimer m_poll;
    bool m_watched = false;
    bool m_stale = true; ///< the rounds may have changed since they were read
    bool m_cancelled = false;
};

} // namespace tandem
