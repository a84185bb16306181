#pragma once

#include "views/metrics/embeddingconsent.h"
#include "views/metrics/personalization.h"
#include "views/metrics/recentfiles.h"
#include "views/session/watchedlatest.h"

#include <QObject>

#include <optional>

namespace tandem {

class ProjectSession;
class Workspace;

/// Data that is compared once the program of its distance may be started for that.
struct PersevalWaiting
{
    PersevalSource source;
    PersevalChoice choice;
};

/// Where the figures of the page "Personalization" come from: opens data, has distances computed in
/// workers over all cores, and has figures computed anew by other parameters from the distances
/// that are there. A failure or a cancelled work leaves what was there. A program that compares
/// texts is started where its distance was chosen in this session, otherwise only at request. Its
/// end cancels what goes on and waits for that, at most 100 ms.
class PersevalController final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PersevalController)

public:
    /// Tells on `screen` what failed, and asks there before a server gets texts.
    PersevalController(ProjectSession& session, Workspace& screen, QObject* parent = nullptr);

    /// Never null; empty at first.
    const SharedPersonalization& result() const { return m_result; }
    /// What the figures are, or will be, computed by.
    const PersevalChoice& choice() const { return m_choice; }
    bool isBusy() const { return m_work.isBusy(); }
    /// Texts are being compared or distances read, which takes its time.
    bool isLoading() const { return isBusy() && m_loading; }

    /// A file of documents or ratings.
    void openTexts(const QString& path);
    /// A folder of distances, one of its files, or three files.
    void openDistances(const QStringList& paths);
    /// What paths seem to be: a folder, a file named as one of distances, or three files are
    /// distances, others texts.
    void open(const QStringList& paths);
    /// Another distance or rounding compares the texts again; other parameters do not. A distance
    /// by a server's vectors is chosen once it is confirmed that the texts are sent there.
    /// PersevalPrograms::Known: it was chosen in an earlier session.
    void setChoice(
        const PersevalChoice& choice, PersevalPrograms programs = PersevalPrograms::Start);
    /// What is not compared, since not all scores of its distance are known and its program was not
    /// asked for; none: nothing.
    const std::optional<PersevalWaiting>& waiting() const { return m_waiting; }
    /// Compares what waits.
    void startProgram();
    /// The measure called `before` is set up in another way, as `now`, or was removed, where that
    /// is empty: compares by what is known of it, and starts nothing. What a removed one compared
    /// stays.
    void followMeasure(const QString& before, const QString& now);
    /// Ends what goes on; the choice is that of what is shown again.
    void cancel();

    RecentFiles& recentFiles() { return m_recent; }
    /// Where METEOR has its synonyms from.
    void setSynonyms(std::shared_ptr<const SynonymSource> synonyms)
    {
        m_synonyms = std::move(synonyms);
    }

signals:
    void resultChanged();
    /// choice() is another one, other than by setChoice().
    void choiceChanged();
    void busyChanged();
    /// Thousandths of the data; some ten times a second while texts are read and compared.
    void progressChanged(qint64 documents, int thousandths);

private:
    /// Has the data compared by `choice`, after what has to be asked for it.
    void ask(const PersevalSource& source, const PersevalChoice& choice);
    void load(
        const PersevalSource& source, const PersevalChoice& choice, PersevalPrograms programs);
    /// What is being loaded, waits or is shown is compared by this distance; none: nothing is.
    std::optional<PersevalWaiting> comparedBy(const QString& distanceKey) const;
    void dropRemoved(const QString& distanceKey);
    void evaluate();
    void start(bool loading, Latest<SharedPersonalization>::Work work);
    void take(const SharedPersonalization& made);
    /// The choice is that of the result again, apart from parameters, which then are computed by.
    void settle();
    void remember(const PersevalSource& source);

    Workspace& m_screen;
    std::shared_ptr<const SynonymSource> m_synonyms;
    SharedPersonalization m_result;
    PersevalChoice m_choice;
    PersevalChoice m_shown; ///< what m_result was computed by
    RecentFiles m_recent;
    PersevalSource m_wanted; ///< what is being loaded
    PersevalChoice m_wantedChoice;
    std::optional<PersevalWaiting> m_waiting;
    QString m_startable; ///< key of the distance whose program may be started
    bool m_loading = false;
    EmbeddingConsent m_consent;
    WatchedLatest<SharedPersonalization> m_work; ///< last, so that it ends before what it tells
};

} // namespace tandem
