#pragma once

#include "models/error.h"
#include "models/rounds/activetime.h"
#include "models/verdicts/undecided.h"
#include "storage/changes/pending.h"
#include "storage/project/project.h"
#include "storage/repositories/verdictwrites.h"
#include "views/session/projectsession.h"
#include "views/session/unstoredtexts.h"
#include "views/session/verdictdesksignals.h"

#include <QHash>

#include <optional>
#include <utility>

namespace tandem {

/// What the person who sits here says of the decisions about one subject, and, once they are done
/// with it, what others said. Who derives from it says which decisions there are.
template <typename Kind>
class VerdictDesk : public VerdictDeskSignals
{
public:
    using Subject = typename Kind::Subject;
    using Decision = typename Kind::Decision;
    using Review = typename Kind::Review;
    using Reviews = typename Kind::Reviews;
    using Work = VerdictWork<Kind>;
    using MaybeDecision = std::optional<Decision>;

    /// Whether somebody sits here who can say something of it now.
    bool mayReview() const
    {
        return m_subject.isValid() && m_isComplete && m_session.currentPerson().isValid() &&
               !m_session.packet() && !isDone();
    }
    bool isDone() const { return m_own.doneAt.isValid(); }
    /// What is on disk.
    const Reviews& reviews() const { return m_own.reviews; }
    /// What others said; empty until the person is done with the subject.
    const QList<Work>& others() const { return m_others; }
    /// The decisions that can be reviewed, in order, and how many of them have an opinion.
    const QList<Decision>& decisions() const { return m_decisions; }
    int decided() const { return decidedOf(m_decisions, m_own.reviews); }
    bool isReviewable(const Decision& decision) const { return m_decisions.contains(decision); }

    /// The decision that is looked at; time counts from here.
    void setCurrent(const MaybeDecision& decision)
    {
        if (decision == m_current)
            return;
        m_current = decision;
        m_time.restart();
    }
    const MaybeDecision& current() const { return m_current; }
    /// The time on the current decision, for the clock of the screen to drive.
    ActiveTime& time() { return m_time; }

    /// The next one without an opinion, those on their way to the file not counted.
    MaybeDecision nextUndecided(const MaybeDecision& after) const;
    /// Whether it can be reviewed and has no opinion, not even one that is on its way.
    bool isUndecided(const Decision& decision) const
    {
        return isReviewable(decision) && !held(decision).stance;
    }
    /// Whether those who are done differ on it, as far as the person may know.
    bool isDiffering(const Decision& decision) const;
    /// The next such one; goes on from the first at the end.
    MaybeDecision nextDiffering(const MaybeDecision& after) const;

    /// Gives an opinion, to be undone; the note that stands there stays.
    void give(
        const Decision& decision, Stance stance, const typename Kind::Correction& correction = {})
    {
        push(decision, {stance, correction, note(decision)});
    }
    /// Takes the opinion back, with its correction.
    void takeBack(const Decision& decision)
    {
        if (held(decision).stance)
            push(decision, {std::nullopt, {}, note(decision)});
    }
    /// Puts a note to a decision; it waits for the opinion where there is none yet.
    void setNote(const Decision& decision, const QString& note);
    /// The note of a decision, given or waiting.
    QString note(const Decision& decision) const
    {
        const Place place = placeOf(decision);
        return m_waitingNotes.value(place, m_unstored.text(place).value_or(held(decision).note));
    }
    /// Whether that note could not be stored.
    bool isUnstored(const Decision& decision) const
    {
        return m_unstored.hasFailed(placeOf(decision));
    }
    /// A sentence about notes that wait for their opinion or could not be stored, on any subject;
    /// empty where there are none.
    QString unsaved() const
    {
        return m_waitingNotes.isEmpty() ? m_unstored.said() : waitingNoteText();
    }
    /// Done with the subject: final.
    void finish()
    {
        if (mayReview())
            m_session.change(
                this, {.write = verdictsDoneWrite<Kind>(m_subject, m_session.currentPerson())});
    }

protected:
    VerdictDesk(ProjectSession& session, QObject* parent, const ActivityClock::Clock& clock);

    /// What is judged from now on; an invalid one for nothing. Who sets it shows it: nothing is
    /// emitted.
    void setSubject(Subject subject, bool isComplete);
    Subject subject() const { return m_subject; }

    /// The decisions that can be reviewed by who said this.
    virtual QList<Decision> decisionsFor(const Reviews& own) const = 0;
    /// reviews() were read anew.
    virtual void reviewsRead() {}
    /// "review of E3: match of case 12: agree", for the menu of undo.
    virtual QString changeText(const Decision& decision, const Review& review) const = 0;
    /// That a note waits for its opinion.
    virtual QString waitingNoteText() const = 0;
    /// A word was undone or redone: it should be brought into sight.
    virtual void bringUp(Subject subject, const Decision& decision) = 0;

private:
    using Place = std::pair<Subject, Decision>;

    Place placeOf(const Decision& decision) const { return {m_subject, decision}; }
    /// As it will be once what is on its way is stored.
    Review held(const Decision& decision) const
    {
        return m_pending.value(placeOf(decision)).value_or(m_own.reviews.value(decision));
    }
    void push(const Decision& decision, const Review& review);
    void reload();
    void follow(const ChangeEvent& event);

    ProjectSession& m_session;
    Subject m_subject;
    bool m_isComplete = false;
    Work m_own;
    QList<Work> m_others;
    QList<Decision> m_decisions;
    Pending<Place, Review> m_pending;
    QHash<Place, QString> m_waitingNotes;
    UnstoredTexts<Place> m_unstored; ///< notes
    MaybeDecision m_current;
    ActiveTime m_time; ///< since m_current is looked at
};

template <typename Kind>
VerdictDesk<Kind>::VerdictDesk(
    ProjectSession& session, QObject* parent, const ActivityClock::Clock& clock)
    : VerdictDeskSignals(parent)
    , m_session(session)
    , m_time(clock)
{
    connect(&session.project(), &Project::changed, this,
        [this](const ChangeEvent& event) { follow(event); });
    connect(&session, &ProjectSession::currentPersonChanged, this, [this] {
        // Of whoever sat here before.
        m_waitingNotes.clear();
        m_unstored.clear();
        m_time.restart();
        reload();
        emit reviewsChanged();
    });
}

template <typename Kind>
void VerdictDesk<Kind>::setSubject(Subject subject, bool isComplete)
{
    if (subject != m_subject)
        m_current.reset();
    m_subject = subject;
    m_isComplete = isComplete;
    reload();
}

template <typename Kind>
void VerdictDesk<Kind>::reload()
{
    m_own = {};
    m_others.clear();
    const PersonId person = m_session.currentPerson();
    if (m_subject.isValid() && person.isValid()) {
        VerdictJournal<Kind> verdicts(m_session.project().reader());
        if (const auto own = verdicts.own(m_subject, person))
            m_own = *own;
        else
            emit failed(own.error());
        if (const auto others = verdicts.others(m_subject, person))
            m_others = *others;
        else
            emit failed(others.error());
    }
    m_decisions = decisionsFor(m_own.reviews);
    reviewsRead();
}

template <typename Kind>
auto VerdictDesk<Kind>::nextUndecided(const MaybeDecision& after) const -> MaybeDecision
{
    Reviews reviews = m_own.reviews;
    for (const Place& place : m_pending.keys()) {
        if (place.first == m_subject)
            reviews.insert(place.second, held(place.second));
    }
    // What is on its way may have brought decisions, or taken some away.
    return nextDecision(decisionsFor(reviews), after,
        [&](const Decision& decision) { return !reviews.value(decision).stance; });
}

template <typename Kind>
bool VerdictDesk<Kind>::isDiffering(const Decision& decision) const
{
    for (const Work& other : m_others) {
        const Review theirs = other.reviews.value(decision);
        if (differ(m_own.reviews.value(decision), theirs))
            return true;
        for (const Work& another : m_others) {
            if (differ(another.reviews.value(decision), theirs))
                return true;
        }
    }
    return false;
}

template <typename Kind>
auto VerdictDesk<Kind>::nextDiffering(const MaybeDecision& after) const -> MaybeDecision
{
    QList<Decision> decisions = m_decisions;
    for (const Work& work : m_others + QList{m_own}) {
        for (const Decision& decision : work.reviews.keys()) {
            if (!decisions.contains(decision))
                decisions.append(decision); // one that the person's own words took away
        }
    }
    return nextDecision(
        decisions, after, [this](const Decision& decision) { return isDiffering(decision); });
}

template <typename Kind>
void VerdictDesk<Kind>::setNote(const Decision& decision, const QString& note)
{
    Review review = held(decision);
    if (!review.stance) {
        m_unstored.drop(placeOf(decision));
        if (note.isEmpty())
            m_waitingNotes.remove(placeOf(decision));
        else
            m_waitingNotes.insert(placeOf(decision), note);
        return;
    }
    review.note = note;
    push(decision, review);
}

template <typename Kind>
void VerdictDesk<Kind>::push(const Decision& decision, const Review& review)
{
    if (!mayReview())
        return;
    if (held(decision) == review) {
        m_unstored.drop(placeOf(decision));
        return;
    }
    // Of several decisions agreed with at once, the first has the time of all.
    const qint64 duration = m_time.elapsedMs();
    m_time.restart();
    m_waitingNotes.remove(placeOf(decision));
    const Job job = m_session.change(this,
        {changeText(decision, review),
            verdictWrite<Kind>(m_subject, m_session.currentPerson(), decision, review, duration)});
    // What failed is shown as it was before.
    m_pending.add(placeOf(decision), review, job, this);
    m_unstored.hold(placeOf(decision), review.note, job, this, [this] { emit reviewsChanged(); });
}

template <typename Kind>
void VerdictDesk<Kind>::follow(const ChangeEvent& event)
{
    if (m_subject.isValid() && Kind::isAbout(event, m_subject)) {
        reload();
        emit reviewsChanged();
    }
    const auto turned = Kind::decisionIn(event);
    if (turned && event.origin.isBack())
        bringUp(turned->first, turned->second);
}

} // namespace tandem
