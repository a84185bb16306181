#include "views/session/workbenchitems.h"

#include "models/verdicts/undecided.h"
#include "storage/project/project.h"
#include "ui/verdicts/decisionlook.h"
#include "ui/verdicts/stances.h"
#include "views/session/projectsession.h"

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

QList<ItemKey> keysOf(const JudgedSubject& subject, const QStringList& decisions)
{
    QList<ItemKey> keys;
    for (const QString& decision : decisions)
        keys.append({subject.key(), decision});
    return keys;
}

bool isDecided(const QStringList& decisions, const ItemReviews& reviews)
{
    return decidedOf<QString>(decisions, reviews) == decisions.size();
}

} // namespace

QString JudgedSubject::word(const QString& decision, const ItemReview& review) const
{
    const QString correction = correctionText(decision, review);
    return correction.isEmpty() ? stanceName(*review.stance) : correction;
}

QList<ItemKey> JudgedWork::items() const
{
    return subject ? keysOf(*subject, decisions) : QList<ItemKey>();
}

WorkbenchItems::WorkbenchItems(ProjectSession& session, const JudgedKind& kind, QObject* parent,
    const ActivityClock::Clock& clock)
    : QObject(parent)
    , m_session(session)
    , m_kind(kind)
    , m_time(clock)
{
    connect(&session.project(), &Project::changed, this, &WorkbenchItems::follow);
    connect(&session, &ProjectSession::currentPersonChanged, this, [this] {
        // Of whoever sat here before.
        m_waitingNotes.clear();
        m_unstored.clear();
        m_time.restart();
        reload();
        emit reviewsChanged();
    });
}

void WorkbenchItems::setSubjects(const QList<SharedSubject>& subjects)
{
    const SubjectKey before = isEmpty() ? SubjectKey() : main().subject->key();
    m_judged.clear();
    for (const SharedSubject& subject : subjects)
        m_judged.append({subject, {}, {}, {}});
    if (!isMain(before))
        m_current.reset();
    reload();
}

const JudgedWork& WorkbenchItems::main() const
{
    static const JudgedWork nothing;
    return m_judged.isEmpty() ? nothing : m_judged.first();
}

bool WorkbenchItems::isMain(const SubjectKey& key) const
{
    return !m_judged.isEmpty() && main().subject->key() == key;
}

const JudgedWork* WorkbenchItems::find(const SubjectKey& key) const
{
    const auto found = std::find_if(m_judged.cbegin(), m_judged.cend(),
        [&](const JudgedWork& judged) { return judged.subject->key() == key; });
    return found == m_judged.cend() ? nullptr : &*found;
}

bool WorkbenchItems::mayReview(const JudgedWork& judged) const
{
    return judged.subject && judged.subject->key().isValid() && judged.subject->isComplete() &&
           m_session.currentPerson().isValid() && !m_session.packet() && !judged.isDone();
}

bool WorkbenchItems::mayReview(const ItemKey& item) const
{
    const JudgedWork* judged = find(item.subject);
    return judged && mayReview(*judged) && judged->decisions.contains(item.decision);
}

ItemReview WorkbenchItems::review(const ItemKey& item) const
{
    const JudgedWork* judged = find(item.subject);
    return judged ? judged->own.reviews.value(item.decision) : ItemReview();
}

QList<ItemKey> WorkbenchItems::allItems() const
{
    QList<ItemKey> all;
    for (const JudgedWork& judged : m_judged)
        all += judged.items();
    return all;
}

int WorkbenchItems::needed() const
{
    return isEmpty() ? 0 : int(main().subject->needed(main().own.reviews).size());
}

int WorkbenchItems::decided() const
{
    const ItemReviews& reviews = main().own.reviews;
    return isEmpty() ? 0 : decidedOf<QString>(main().subject->needed(reviews), reviews);
}

QList<ItemKey> WorkbenchItems::itemsToCome() const
{
    return isEmpty() ? QList<ItemKey>()
                     : keysOf(*main().subject, main().subject->decisions(heldReviews(main())));
}

void WorkbenchItems::tellReviews(DecisionText& text, const ItemKey& item) const
{
    const JudgedWork* judged = find(item.subject);
    if (!judged)
        return;
    const JudgedSubject& subject = *judged->subject;
    const ItemReview own = review(item);
    text.note = own.note;
    if (own.stance) {
        text.opinion = stanceBadge(*own.stance);
        // The sign of the badge says that it is a disagreement; there is room for one of both.
        text.opinionText = subject.JudgedSubject::word(item.decision, own);
    }
    for (const ItemWork& other : judged->others) {
        const ItemReview review = other.reviews.value(item.decision);
        if (!review.stance)
            continue;
        QStringList said{subject.word(item.decision, review), review.note};
        said.removeAll(QString());
        text.others.append({m_session.person(other.person).name, said.join(QLatin1Char('\n'))});
    }
}

void WorkbenchItems::setCurrent(const MaybeItem& item)
{
    if (item == m_current)
        return;
    m_current = item;
    m_time.restart();
}

bool WorkbenchItems::isUndecided(const ItemKey& item) const
{
    // What is on its way may have brought decisions, or taken some away.
    const JudgedWork* judged = find(item.subject);
    return judged && judged->subject->decisions(heldReviews(*judged)).contains(item.decision) &&
           !held(item).stance;
}

bool WorkbenchItems::isStillNeeded(const ItemKey& item) const
{
    return mayReview() && isMain(item.subject) &&
           main().subject->needed(heldReviews(main())).contains(item.decision) &&
           !held(item).stance;
}

WorkbenchItems::MaybeItem WorkbenchItems::nextUndecided(
    const MaybeItem& after, const std::function<bool(const ItemKey&)>& isLookedAt) const
{
    if (isEmpty())
        return std::nullopt;
    const ItemReviews reviews = heldReviews(main());
    QList<ItemKey> needed = keysOf(*main().subject, main().subject->needed(reviews));
    if (isLookedAt)
        needed.removeIf([&](const ItemKey& item) { return !isLookedAt(item); });
    return nextDecision(
        needed, after, [&](const ItemKey& item) { return !reviews.value(item.decision).stance; });
}

bool WorkbenchItems::isDiffering(const ItemKey& item) const
{
    const JudgedWork* judged = find(item.subject);
    if (!judged)
        return false;
    QList<ItemReview> words{judged->own.reviews.value(item.decision)};
    for (const ItemWork& other : judged->others)
        words.append(other.reviews.value(item.decision));
    for (qsizetype i = 0; i < words.size(); ++i) {
        for (qsizetype j = i + 1; j < words.size(); ++j) {
            if (judged->subject->kind().differ(words.at(i), words.at(j)))
                return true;
        }
    }
    return false;
}

WorkbenchItems::MaybeItem WorkbenchItems::nextDiffering(const MaybeItem& after) const
{
    QList<ItemKey> items = main().items();
    for (const ItemWork& work : main().others + QList{main().own}) {
        for (const QString& decision : work.reviews.keys()) {
            const ItemKey item{main().subject->key(), decision};
            if (!items.contains(item))
                items.append(item); // one that the person's own words took away
        }
    }
    return nextDecision(items, after, [this](const ItemKey& item) { return isDiffering(item); });
}

void WorkbenchItems::give(const ItemKey& item, Stance stance, const QJsonObject& correction)
{
    push(item, {stance, correction, note(item)});
}

void WorkbenchItems::takeBack(const ItemKey& item)
{
    if (held(item).stance)
        push(item, {std::nullopt, {}, note(item)});
}

void WorkbenchItems::setNote(const ItemKey& item, const QString& note)
{
    if (!find(item.subject))
        return; // what was typed there was kept before it went
    ItemReview review = held(item);
    if (!review.stance) {
        m_unstored.drop(item);
        if (note.isEmpty())
            m_waitingNotes.remove(item);
        else
            m_waitingNotes.insert(item, note);
        return;
    }
    review.note = note;
    push(item, review);
}

QString WorkbenchItems::note(const ItemKey& item) const
{
    return m_waitingNotes.value(item, m_unstored.text(item).value_or(held(item).note));
}

void WorkbenchItems::finish()
{
    for (const JudgedWork& judged : std::as_const(m_judged)) {
        const bool isMain = &judged == &m_judged.first();
        if (mayReview(judged) && (isMain || isDecided(judged.decisions, judged.own.reviews)))
            m_session.change(this, {.write = judged.subject->kind().finish(
                                        judged.subject->key().id, m_session.currentPerson())});
    }
}

ItemReview WorkbenchItems::held(const ItemKey& item) const
{
    return m_pending.value(item).value_or(review(item));
}

ItemReviews WorkbenchItems::heldReviews(const JudgedWork& judged) const
{
    ItemReviews reviews = judged.own.reviews;
    for (const ItemKey& item : m_pending.keys()) {
        if (item.subject == judged.subject->key())
            reviews.insert(item.decision, held(item));
    }
    return reviews;
}

void WorkbenchItems::push(const ItemKey& item, const ItemReview& review)
{
    const JudgedWork* judged = find(item.subject);
    if (!judged || !mayReview(*judged))
        return;
    if (held(item) == review) {
        m_unstored.drop(item);
        return;
    }
    // Of several decisions agreed with at once, the first has the time of all.
    const qint64 duration = m_time.elapsedMs();
    m_time.restart();
    m_waitingNotes.remove(item);
    const JudgedSubject& subject = *judged->subject;
    const Job job =
        m_session.change(this, {subject.changeText(item.decision, review),
                                   subject.kind().give(subject.key().id, m_session.currentPerson(),
                                       item.decision, review, duration)});
    // What failed is shown as it was before.
    m_pending.add(item, review, job, this);
    m_unstored.hold(item, review.note, job, this, [this] { emit reviewsChanged(); });
}

void WorkbenchItems::read(JudgedWork& judged)
{
    judged.own = {};
    judged.others.clear();
    const PersonId person = m_session.currentPerson();
    const SubjectKey& key = judged.subject->key();
    if (key.isValid() && person.isValid()) {
        const JudgedKind& kind = judged.subject->kind();
        Database& database = m_session.project().reader();
        if (const auto own = kind.own(database, key.id, person))
            judged.own = *own;
        else
            emit failed(own.error());
        if (const auto others = kind.others(database, key.id, person))
            judged.others = *others;
        else
            emit failed(others.error());
    }
    judged.decisions = judged.subject->decisions(judged.own.reviews);
}

void WorkbenchItems::reload()
{
    for (JudgedWork& judged : m_judged)
        read(judged);
}

void WorkbenchItems::follow(const ChangeEvent& event)
{
    const auto* verdict = event.as<VerdictChanged>();
    bool isAbout = false;
    for (JudgedWork& judged : m_judged) {
        const SubjectKey& key = judged.subject->key();
        if (key.isValid() &&
            (verdict ? verdict->subject == key : concerns(event, judged.subject->kind().parts))) {
            read(judged);
            isAbout = true;
        }
    }
    if (isAbout)
        emit reviewsChanged();
    if (verdict && verdict->subject.kind == m_kind.id && !verdict->decision.isEmpty() &&
        event.origin.isBack())
        emit broughtUp({verdict->subject, verdict->decision});
}

} // namespace tandem
