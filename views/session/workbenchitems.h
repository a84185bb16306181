#pragma once

#include "models/error.h"
#include "models/rounds/activetime.h"
#include "models/verdicts/item.h"
#include "storage/changes/pending.h"
#include "storage/repositories/judgedkind.h"
#include "views/session/unstoredtexts.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace tandem {

struct ChangeEvent;
struct DecisionText;
class ProjectSession;

/// What can be put in the place of a decision, as a menu says it, with its key: "&1  It should be
/// OM".
struct NamedCorrection
{
    QString words;
    QJsonObject correction; ///< as it is stored
};

/// A subject on the screen whose decisions are judged. Each kind of judged things derives one,
/// which says what can be judged of it, what is still needed, and how that is called.
class JudgedSubject
{
public:
    /// An invalid `id` stands for what is shown and was not judged by any model.
    JudgedSubject(const JudgedKind& kind, qint64 id, bool isComplete)
        : m_kind(kind)
        , m_key{kind.id, id}
        , m_isComplete(isComplete)
    {
    }
    virtual ~JudgedSubject() = default;
    Q_DISABLE_COPY_MOVE(JudgedSubject)

    const JudgedKind& kind() const { return m_kind; }
    const SubjectKey& key() const { return m_key; }
    /// Whether the model is through with it, so that it can be judged.
    bool isComplete() const { return m_isComplete; }

    /// The decisions that can be reviewed by who said `own`, in order.
    virtual QStringList decisions(const ItemReviews& own) const = 0;
    /// Those that have to have an opinion before one is done.
    virtual QStringList needed(const ItemReviews& own) const { return decisions(own); }
    /// "fact F3.2", above the line of answers; translated.
    virtual QString name(const QString& decision) const = 0;
    /// "review of fact F3.2 of sample 12: agree", for the menu of undo.
    virtual QString changeText(const QString& decision, const ItemReview& review) const = 0;
    /// "should be covered": what a review puts in the place of the decision; empty where that is
    /// nothing.
    virtual QString correctionText(const QString& decision, const ItemReview& review) const = 0;
    /// What others' cards say of a review: here the correction, or else the opinion.
    virtual QString word(const QString& decision, const ItemReview& review) const;
    /// Whether the model said something of it that many can be agreed with at once.
    virtual bool isAgreeable(const QString& decision) const = 0;
    /// What a disagreement asks for; none where it asks for nothing and means turnedOver().
    virtual std::optional<QList<NamedCorrection>> corrections(const QString& decision) const = 0;
    /// What a disagreement puts in the place of the decision, as it is stored.
    virtual QJsonObject turnedOver(const QString&) const { return {}; }

private:
    const JudgedKind& m_kind;
    SubjectKey m_key;
    bool m_isComplete;
};
using SharedSubject = std::shared_ptr<const JudgedSubject>;

/// A subject that is judged, with what the person who sits here said of it, and, once they are done
/// with it, what others said.
struct JudgedWork
{
    SharedSubject subject;
    ItemWork own;           ///< what is on disk
    QList<ItemWork> others; ///< empty until the person is done
    QStringList decisions;  ///< that can be reviewed, in order

    bool isDone() const { return own.doneAt.isValid(); }
    QList<ItemKey> items() const;
};

/// What is judged on a screen. The first subject is the one that somebody is done with; what stands
/// behind it is judged along with it.
class WorkbenchItems final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkbenchItems)

public:
    using MaybeItem = std::optional<ItemKey>;

    /// `kind` is that of the first subjects.
    WorkbenchItems(ProjectSession& session, const JudgedKind& kind, QObject* parent = nullptr,
        const ActivityClock::Clock& clock = monotonicClock());

    /// What is judged from now on. Who sets it shows it: nothing is emitted.
    void setSubjects(const QList<SharedSubject>& subjects);
    bool isEmpty() const { return m_judged.isEmpty(); }
    /// The first; one without a subject where nothing is judged.
    const JudgedWork& main() const;
    /// Whether this is the first.
    bool isMain(const SubjectKey& key) const;
    /// Null where it is not on the screen.
    const JudgedWork* find(const SubjectKey& key) const;

    /// Whether somebody sits here who can say something of the first subject now, or of this item.
    bool mayReview() const { return mayReview(main()); }
    bool mayReview(const ItemKey& item) const;
    /// What is on disk.
    ItemReview review(const ItemKey& item) const;
    /// The decisions of all subjects that can be reviewed, in order.
    QList<ItemKey> allItems() const;
    /// How many of the first subject need an opinion, and how many of those have one.
    int needed() const;
    int decided() const;
    /// Those of the first subject once what is on its way to the file is stored.
    QList<ItemKey> itemsToCome() const;
    /// What a card says of reviews: the person's opinion with its correction and note, and others'.
    void tellReviews(DecisionText& text, const ItemKey& item) const;

    /// The decision that is looked at; time counts from here.
    void setCurrent(const MaybeItem& item);
    const MaybeItem& current() const { return m_current; }
    /// The time on the current decision, for the clock of the screen to drive.
    ActiveTime& time() { return m_time; }

    /// Whether it can be reviewed and has no opinion, not even one that is on its way.
    bool isUndecided(const ItemKey& item) const;
    /// The same of those that are needed of the first subject.
    bool isStillNeeded(const ItemKey& item) const;
    /// The next of those, of the ones that pass `isLookedAt`; goes on from the first at the end.
    MaybeItem nextUndecided(
        const MaybeItem& after, const std::function<bool(const ItemKey&)>& isLookedAt = {}) const;
    /// Whether those who are done differ on it, as far as the person may know.
    bool isDiffering(const ItemKey& item) const;
    /// The next such one of the first subject; goes on from the first at the end.
    MaybeItem nextDiffering(const MaybeItem& after) const;

    /// Gives an opinion, to be undone; the note that stands there stays.
    void give(const ItemKey& item, Stance stance, const QJsonObject& correction = {});
    /// Takes the opinion back, with its correction.
    void takeBack(const ItemKey& item);
    /// Puts a note to a decision; it waits for the opinion where there is none yet.
    void setNote(const ItemKey& item, const QString& note);
    /// The note of a decision, given or waiting.
    QString note(const ItemKey& item) const;
    /// Whether that note could not be stored.
    bool isUnstored(const ItemKey& item) const { return m_unstored.hasFailed(item); }
    /// Whether notes wait for their opinion, on any subject.
    bool hasWaitingNotes() const { return !m_waitingNotes.isEmpty(); }
    /// A sentence about notes that could not be stored; empty where there are none.
    QString unstored() const { return m_unstored.said(); }
    /// Done with the first subject, and with those behind it that are decided: final.
    void finish();

signals:
    /// What is on disk changed, or who sits here, or a note could not be stored.
    void reviewsChanged();
    void failed(const tandem::Error& error);
    /// A word was undone or redone: it should be brought into sight.
    void broughtUp(const tandem::ItemKey& item);

private:
    bool mayReview(const JudgedWork& judged) const;
    /// As it will be once what is on its way is stored.
    ItemReview held(const ItemKey& item) const;
    ItemReviews heldReviews(const JudgedWork& judged) const;
    void push(const ItemKey& item, const ItemReview& review);
    void read(JudgedWork& judged);
    void reload();
    void follow(const ChangeEvent& event);

    ProjectSession& m_session;
    const JudgedKind& m_kind;
    QList<JudgedWork> m_judged;
    Pending<ItemKey, ItemReview> m_pending;
    QHash<ItemKey, QString> m_waitingNotes;
    UnstoredTexts<ItemKey> m_unstored; ///< notes
    MaybeItem m_current;
    ActiveTime m_time; ///< since m_current is looked at
};

} // namespace tandem
