#pragma once

#include "storage/repositories/overviewrepository.h"
#include "views/session/watchedlatest.h"

#include <QHash>
#include <QObject>
#include <QString>

namespace tandem {

class ProjectSession;

/// What the overview says of the whole project, as last read.
struct OverviewSnapshot
{
    Step step = Step::Paragraphs; ///< that `states` are about
    QHash<SampleState, int> states;
    bool hasRounds = false; ///< somebody is asked about some sample at this step
    QList<PersonProgress> progress;
    QList<SampleTime> times;

    /// Active time of everybody, in ms.
    qint64 activeMs() const { return sumOf(&PersonProgress::activeMs); }
    /// Items and checks that were stored without a time.
    int unmeasured() const { return sumOf(&PersonProgress::unmeasured); }
    /// At the hourly wage that it was read with.
    double cost() const { return sumOf(&PersonProgress::cost); }
    int count(std::initializer_list<SampleState> among) const;

private:
    template <typename Number>
    Number sumOf(Number PersonProgress::*part) const
    {
        Number sum = 0;
        for (const PersonProgress& person : progress)
            sum += person.*part;
        return sum;
    }
};

/// Reads the aggregates of the overview in a worker and reads them again when the project changes:
/// a few times a second at most, never two at once, and only while somebody looks.
class OverviewFigures final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(OverviewFigures)

public:
    explicit OverviewFigures(ProjectSession& session, QObject* parent = nullptr);

    const OverviewSnapshot& snapshot() const { return m_snapshot; }
    /// Whether a first snapshot has been read.
    bool isReady() const { return m_ready; }
    /// Has them read while this page is visible.
    void showIn(QWidget* page) { m_reading.showIn(page); }
    /// The step whose states are counted; progress and times are of all steps.
    void setStep(Step step);

signals:
    void refreshed();
    void busyChanged(bool busy);

private:
    ProjectSession& m_session;
    OverviewSnapshot m_snapshot;
    Step m_step = Step::Paragraphs;
    bool m_ready = false;
    WatchedLatest<OverviewSnapshot> m_reading;
};

/// An amount with its currency, two decimals: "108.10 USD". Without a currency the number alone.
QString moneyText(double amount, const QString& currency);

} // namespace tandem
