#pragma once

#include "views/metrics/embeddingconsent.h"
#include "views/metrics/recentfiles.h"
#include "views/metrics/synonymsource.h"
#include "views/metrics/tablebuild.h"
#include "views/session/watchedlatest.h"

#include <QHash>
#include <QObject>

#include <memory>

namespace tandem {

class ProjectSession;
class Workspace;

/// Where the table that the pages of Metrics show comes from: reads pairs from the project or from
/// a file, has them scored by the chosen measures in worker threads, and joins what was brought in.
/// One table at a time; pages follow tableChanged(). Tells on the screen how it went. Its end
/// cancels what goes on and waits for that, at most 100 ms.
class MetricsController final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MetricsController)

public:
    MetricsController(ProjectSession& session, Workspace& screen);

    ProjectSession& session() { return m_session; }
    /// Never null; empty until tableChanged() was emitted first.
    const SharedMetricsTable& table() const { return m_table; }
    /// Whether pairs were read at all, be it none.
    bool isReady() const { return m_ready; }
    /// Pairs are being read or scored.
    bool isBusy() const;
    /// Whether the project's own outputs are shown or asked for, not a file's pairs.
    bool isOfProject() const { return m_ofProject; }

    /// Somebody looks at a page, or nobody does any more: the project is read only for those who
    /// look.

    /// Shows the project's outputs; they follow the project from then on.
    void openProject();
    /// Shows the pairs of a file; on failure the table stays as it is.
    void openFile(const QString& path);
    /// Adds columns of scores from a CSV file: to the project where its outputs are shown, else to
    /// the table that is shown.
    void addColumns(const QString& path);
    RecentFiles& recentFiles() { return m_recent; }

    /// Whether measures in batches are computed by their programs, or only shown as far as they are
    /// known: as they are when a project is opened, which starts nothing.
    enum class Programs { Start, Known };
    /// The measures to compute, in the order of metrics::measures(). Those that are not computed
    /// yet are, the others are there at once.
    void setMeasures(const QList<metrics::Measure>& measures, Programs programs = Programs::Known);
    const QList<metrics::Measure>& measures() const { return m_measures; }
    /// The measure called `before` is set up in another way, as `now`, or was removed, where that
    /// is empty: shows of it what is known, and starts nothing.
    void followMeasure(const QString& before, const QString& now);
    /// What becomes of texts that a measure cannot see; scores are computed anew.
    void setOutside(metrics::OutsideTexts outside);
    metrics::OutsideTexts outside() const { return m_outside; }
    /// Which of ExPerT's scores (expertScoreKeys()) stand beside them; read from the project.
    void setExpertScores(const QStringList& keys);
    const QStringList& expertScores() const { return m_expertScores; }
    /// Computes what a cancelled scoring left out, by programs too.
    void scoreMissing();
    /// Ends reading or scoring within 100 ms; what was there stays.
    void cancel();

    /// Where METEOR has its synonyms from.
    const std::shared_ptr<const SynonymSource>& synonyms() const { return m_synonyms; }
    /// An empty folder: the system's own. METEOR is computed anew where it is another place.
    void setSynonymFolder(const QString& folder);

signals:
    /// table() is another one: other pairs or other columns.
    void tableChanged();
    /// Pairs that are scored; some ten times a second while scoring goes on.
    void progressChanged(qint64 done, qint64 total);
    void busyChanged();
    /// followMeasure() was told.
    void measureEdited(const QString& before, const QString& now);

private:
    /// Lets a worker make the table that `request` asks for; what was asked before is cancelled.
    void build(TableRequest request, Programs programs = Programs::Known);
    TableRequest requestOfCurrent() const;
    /// Has what is missing computed, by servers once that is confirmed.
    void compute();
    void takeBuilt(const BuiltTable& built);
    void endWork();
    /// Another source could not be had, or is not wanted any more.
    void stayWithTable();
    void keep(const BuiltTable& built);
    void importColumns(const QString& path);

    ProjectSession& m_session;
    Workspace& m_screen;
    EmbeddingConsent m_consent;
    std::shared_ptr<const SynonymSource> m_synonyms;
    SharedMetricsTable m_table;
    QList<metrics::ScoreColumn> m_computed; ///< of the table's pairs, chosen now or before
    QList<metrics::ScoreColumn> m_brought;  ///< of the table's pairs, from files
    QList<metrics::Measure> m_measures;
    QStringList m_expertScores;
    metrics::OutsideTexts m_outside = metrics::OutsideTexts::Undefined;
    RecentFiles m_recent;
    QString m_file; ///< whose pairs the table has; empty: the project's
    /// Scores brought in for the pairs of files, for as long as the program runs.
    QHash<QString, SharedKeptColumns> m_kept;
    std::unique_ptr<TableRequest> m_request; ///< what the worker is at
    bool m_ofProject = true;
    bool m_ready = false;
    WatchedLatest<ProjectPairs> m_reading;
    WatchedLatest<BuiltTable> m_work; ///< these last, so that they end before what they tell
};

} // namespace tandem
