#include "views/models/samplereview.h"

#include "models/results/spelling.h"
#include "views/models/correctionmenu.h"
#include "views/models/judgementdesk.h"
#include "views/models/judgementpanel.h"
#include "views/models/sampleview.h"
#include "views/models/systemsampleactions.h"
#include "views/session/projectsession.h"

#include <QAction>

#include <utility>

namespace tandem {

using kgds::JudgementCorrection;
using kgds::JudgementDecision;
using kgds::JudgementKind;
using kgds::JudgementReview;

SampleReview::SampleReview(ProjectSession& session, SampleView& view, JudgementPanel& panel,
    SystemSampleActions& actions, const ActivityClock::Clock& clock, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_view(view)
    , m_panel(panel)
    , m_actions(actions)
    , m_clock(clock)
    , m_desk(new JudgementDesk(session, this, clock))
{
    connect(m_desk, &JudgementDesk::reviewsChanged, this, &SampleReview::showAll);
    connect(m_desk, &JudgementDesk::failed, this, &SampleReview::failed);
    connect(m_desk, &JudgementDesk::broughtUp, this, &SampleReview::bringUp);
    connect(&view, &SampleView::currentChanged, this, [this] {
        m_panel.answers()->writeNote();
        showCurrent();
    });
    connect(&session, &ProjectSession::currentPersonChanged, this, [this] {
        m_panel.dropQuestion(); // it was somebody else's
        showAll();
    });
    connect(&session, &ProjectSession::peopleChanged, this, &SampleReview::showCurrent);
    connect(panel.answers(), &AnswerBar::noteWritten, this, &SampleReview::setNote);
}

SampleReview::~SampleReview() = default;

ActiveTime& SampleReview::time()
{
    return m_desk->time();
}

void SampleReview::setSample(const SharedSystemSample& sample)
{
    const bool isSame = m_sample && sample && m_sample->sample == sample->sample &&
                        m_sample->first.id == sample->first.id &&
                        m_sample->verifier == sample->verifier;
    m_sample = sample;
    m_desk->setSample(sample);
    const auto places = sample ? std::size_t(sample->first.feedback.size()) : 0;
    m_feedback.resize(places);
    for (std::size_t place = 0; place < places; ++place) {
        auto& desk = m_feedback.at(place);
        if (!desk) {
            desk = std::make_unique<FeedbackDesk>(m_session, nullptr, m_clock);
            connect(desk.get(), &FeedbackDesk::reviewsChanged, this, &SampleReview::showAll);
            connect(desk.get(), &FeedbackDesk::failed, this, &SampleReview::failed);
        }
        desk->setSample(sample, int(place));
    }
    if (!isSame) {
        m_answered.reset(); // what was typed there was told before
        m_panel.dropQuestion();
        m_kept.clear();
    }
    showAll();
    if (m_wanted && sample && sample->verdicts() && sample->verdicts()->id == m_wanted->first) {
        const auto [judgement, decision] = *std::exchange(m_wanted, std::nullopt);
        bringUp(judgement, decision);
    }
}

void SampleReview::setFocusOn(const SampleFocus& focus)
{
    m_focus = focus;
    m_kept.clear();
    showRows();
}

void SampleReview::bringUp(SystemJudgementId judgement, const JudgementDecision& decision)
{
    const ShownVerdicts* verdicts = m_sample ? m_sample->verdicts() : nullptr;
    if (!verdicts || verdicts->id != judgement) {
        m_wanted = std::pair(judgement, decision);
        emit judgementWanted(judgement);
        return;
    }
    if (!m_view.setCurrent({decision, -1})) {
        m_kept.insert(judgedItemKey(decision, -1));
        showRows();
        m_view.setCurrent({decision, -1});
    }
}

FeedbackDesk* SampleReview::feedbackDesk(const ItemRef& item) const
{
    const bool has = item.decision.kind == JudgementKind::Feedback && item.feedback >= 0 &&
                     std::size_t(item.feedback) < m_feedback.size();
    return has ? m_feedback.at(std::size_t(item.feedback)).get() : nullptr;
}

bool SampleReview::mayReview(const ItemRef& item) const
{
    if (const FeedbackDesk* desk = feedbackDesk(item))
        return desk->mayReview();
    return m_desk->mayReview() && m_desk->isReviewable(item.decision);
}

JudgementReview SampleReview::ownWord(const ItemRef& item) const
{
    const FeedbackDesk* desk = feedbackDesk(item);
    return (desk ? desk->reviews() : m_desk->reviews()).value(item.decision);
}

QList<PersonsWord> SampleReview::othersWords(const ItemRef& item) const
{
    QList<PersonsWord> words;
    const auto add = [&](const auto& works) {
        for (const auto& work : works)
            words.append({m_session.person(work.person).name, work.reviews.value(item.decision)});
    };
    if (const FeedbackDesk* desk = feedbackDesk(item))
        add(desk->others());
    else
        add(m_desk->others());
    return words;
}

ItemWords SampleReview::itemWords(const JudgementDecision& decision, int feedback) const
{
    const ItemRef item{decision, feedback};
    ItemWords words;
    words.own = ownWord(item).stance;
    for (const PersonsWord& other : othersWords(item)) {
        words.agree += other.review.stance == Stance::Agree ? 1 : 0;
        words.disagree += other.review.stance == Stance::Disagree ? 1 : 0;
    }
    const FeedbackDesk* desk = feedbackDesk(item);
    words.differ = desk ? desk->isDiffering(decision) : m_desk->isDiffering(decision);
    return words;
}

void SampleReview::showAll()
{
    showRows();
    showStrip();
    emit changed();
}

void SampleReview::showRows()
{
    if (!m_sample) {
        m_view.setItems({});
        return;
    }
    const QList<JudgedItemRow> rows = judgedItemRows(*m_sample, m_focus, m_kept, m_desk->reviews(),
        [this](const JudgementDecision& decision, int feedback) {
            return itemWords(decision, feedback);
        });
    for (const JudgedItemRow& row : rows) {
        if (!row.isHeadline)
            m_kept.insert(judgedItemKey(row.decision, row.feedback));
    }
    m_view.setItems(rows);
}

void SampleReview::showCurrent()
{
    const std::optional<ItemRef> item = m_sample ? m_view.current() : std::nullopt;
    m_answered = item;
    showActions(item);
    if (!item) {
        m_desk->setCurrent(std::nullopt);
        m_panel.setTexts({}, {});
        m_panel.answers()->setDecision({}, {}, false, false);
        return;
    }
    FeedbackDesk* feedback = feedbackDesk(*item);
    if (feedback)
        feedback->setCurrent(item->decision);
    else
        m_desk->setCurrent(item->decision);
    m_panel.setTexts(judgementText(*m_sample, *item, ownWord(*item), othersWords(*item)),
        besideText(*m_sample, *item));
    m_panel.answers()->setDecision(itemName(item->decision),
        feedback ? feedback->note(item->decision) : m_desk->note(item->decision), mayReview(*item),
        feedback ? feedback->isUnstored(item->decision) : m_desk->isUnstored(item->decision));
}

void SampleReview::showActions(const std::optional<ItemRef>& item)
{
    const QString whyNot = whyNoAgreement();
    m_actions.showAnswers(item && mayReview(*item), whyNot.isEmpty(), whyNot);
    const auto stance = item ? ownWord(*item).stance : std::optional<Stance>();
    m_actions.agree->setChecked(stance == Stance::Agree);
    m_actions.disagree->setChecked(stance == Stance::Disagree);
    m_actions.unsure->setChecked(stance == Stance::Unsure);
    m_actions.done->setEnabled(m_desk->mayReview());
    m_actions.outputReply->setEnabled(m_sample != nullptr);
    for (QAction* action :
        {m_actions.reply, m_actions.nextItem, m_actions.previousItem, m_actions.readOn})
        action->setEnabled(item.has_value());
    const bool hasPerson = m_session.currentPerson().isValid();
    m_actions.choosePerson->setVisible(!hasPerson);
    for (QAction* action : {m_actions.nextUndecided, m_actions.nextDiffering})
        action->setEnabled(m_sample && hasPerson && !m_session.packet());
}

QString SampleReview::whyNoAnswer() const
{
    const std::optional<ItemRef> item = m_sample ? m_view.current() : std::nullopt;
    if (!item)
        return tr("No fact or opinion is shown.");
    if (mayReview(*item))
        return {};
    if (m_session.packet())
        return tr("In a packet nothing is said of judges' verdicts.");
    const bool isFeedback = feedbackDesk(*item) != nullptr;
    if (const QString open = isFeedback ? QString() : openJudgementText(*m_sample); !open.isEmpty())
        return open;
    if (!m_session.currentPerson().isValid())
        return tr("Choose your name to say what you think of the judge's verdicts.");
    if (isFeedback || m_desk->isDone())
        return tr("You are done with it: what you said is fixed.");
    return tr("Nothing is asked about this one.");
}

QString SampleReview::whyNoAgreement() const
{
    QString why = whyNoAnswer();
    if (why.isEmpty() && judgesWord(*m_sample, *m_view.current()).isEmpty())
        why = tr("The judge said nothing that could be agreed with: disagree and say what is "
                 "right, or be unsure.");
    return why;
}

void SampleReview::showStrip()
{
    const QString open = m_sample ? openJudgementText(*m_sample) : QString();
    const bool isUnjudged = m_sample && m_sample->first.verdicts.isEmpty();
    m_actions.judge->setVisible(isUnjudged);
    const int needed = int(m_desk->needed().size());
    const int decided = decidedOf(m_desk->needed(), m_desk->reviews());
    if (m_desk->isDone()) {
        const auto others = m_desk->others().size();
        m_panel.showState(others == 0
                              ? tr("You are done with this judgement. Nobody else is yet.")
                              : tr("You are done with this judgement, and so are %n other(s).",
                                    nullptr, int(others)),
            m_actions.nextUndecided->isEnabled() ? m_actions.nextUndecided : nullptr);
    } else if (m_desk->mayReview() && needed > 0 && decided == needed) {
        m_panel.showState(tr("Everything that is asked for has your opinion."), m_actions.done);
    } else if (!open.isEmpty()) {
        m_panel.showState(open, isUnjudged             ? m_actions.judge
                                : m_sample->verdicts() ? nullptr
                                                       : m_actions.nextVerifier);
    } else if (m_sample && m_actions.choosePerson->isVisible()) {
        m_panel.showState(tr("Choose your name to say what you think of the judge's verdicts."),
            m_actions.choosePerson);
    } else {
        m_panel.showState({}, nullptr);
    }
    if (m_desk->isDone() || decided < needed)
        m_panel.dropQuestion();
}

QString SampleReview::progress() const
{
    if (!m_sample || !m_sample->verdicts() || !m_session.currentPerson().isValid())
        return {};
    return tr("%1 of %2 with your opinion")
        .arg(results::countText(decidedOf(m_desk->needed(), m_desk->reviews())),
            results::countText(m_desk->needed().size()));
}

void SampleReview::push(const ItemRef& item, Stance stance, const JudgementCorrection& correction)
{
    if (FeedbackDesk* feedback = feedbackDesk(item))
        feedback->give(item.decision, stance, correction);
    else
        m_desk->give(item.decision, stance, correction);
}

void SampleReview::give(Stance stance)
{
    const auto item = m_view.current();
    if (!item || !mayReview(*item))
        return;
    m_panel.answers()->writeNote();
    push(*item, stance, {});
    // A click has checked the command; what is on disk says whether it is.
    showActions(item);
    advance();
}

void SampleReview::disagree()
{
    const auto item = m_view.current();
    if (!item || !mayReview(*item))
        return;
    m_panel.answers()->writeNote();
    showActions(item);
    if (item->decision.kind == JudgementKind::Error || judgesWord(*m_sample, *item).isEmpty()) {
        ask(*item);
        return;
    }
    push(*item, Stance::Disagree, {});
    // What was turned over may ask for more: why it is not covered.
}

void SampleReview::ask(const ItemRef& item)
{
    openCorrections(
        *m_sample, item, m_panel.answers(), [this, item](const JudgementCorrection& correction) {
            push(item, Stance::Disagree, correction);
        });
}

void SampleReview::agreeWithAll()
{
    m_panel.answers()->writeNote();
    for (const JudgedItemRow& row : m_view.items().rows()) {
        const ItemRef item{row.decision, row.feedback};
        if (!row.isHeadline && !row.words.own && mayReview(item) &&
            !judgesWord(*m_sample, item).isEmpty())
            push(item, Stance::Agree, {});
    }
    advance();
}

void SampleReview::takeBack()
{
    const auto item = m_view.current();
    if (!item)
        return;
    if (FeedbackDesk* feedback = feedbackDesk(*item))
        feedback->takeBack(item->decision);
    else
        m_desk->takeBack(item->decision);
}

void SampleReview::setNote(const QString& note)
{
    if (!m_answered)
        return;
    if (FeedbackDesk* feedback = feedbackDesk(*m_answered))
        feedback->setNote(m_answered->decision, note);
    else
        m_desk->setNote(m_answered->decision, note);
}

bool SampleReview::isUndecided(const ItemRef& item) const
{
    const FeedbackDesk* desk = feedbackDesk(item);
    return desk ? desk->isUndecided(item.decision) : m_desk->isUndecided(item.decision);
}

void SampleReview::advance()
{
    const RowsOf<JudgedItemRow>& items = m_view.items();
    const auto current = m_view.current();
    const int start =
        current ? items.rowOf(judgedItemKey(current->decision, current->feedback)) : -1;
    for (int i = 1; i < items.rowCount(); ++i) {
        const JudgedItemRow* row = items.rowAt((start + i) % items.rowCount());
        const ItemRef item{row->decision, row->feedback};
        if (!row->isHeadline && isUndecided(item)) {
            m_view.setCurrent(item);
            return;
        }
    }
}

bool SampleReview::goToUndecided(bool fromStart)
{
    if (!m_desk->mayReview())
        return false;
    const auto current = fromStart ? std::nullopt : m_desk->current();
    QList<JudgementDecision> needed = m_desk->needed();
    // What is looked at alone is gone through.
    if (m_focus.what != SampleFocus::On::Everything)
        needed.removeIf([this](const JudgementDecision& decision) {
            return m_view.items().rowOf(judgedItemKey(decision, -1)) < 0;
        });
    if (current && needed.contains(*current) && m_desk->isUndecided(*current)) {
        emit told(tr("This one has no opinion of yours yet."));
        return true;
    }
    const auto next = nextDecision(needed, current,
        [this](const JudgementDecision& decision) { return m_desk->isUndecided(decision); });
    if (!next)
        return false;
    bringUp(m_sample->verdicts()->id, *next);
    return true;
}

bool SampleReview::isOnlyToFinish() const
{
    const QList<JudgementDecision> needed = m_desk->needed();
    return m_desk->mayReview() && !needed.isEmpty() &&
           decidedOf(needed, m_desk->reviews()) == needed.size();
}

bool SampleReview::goToDiffering(bool fromStart)
{
    const auto current = fromStart ? std::nullopt : m_desk->current();
    const auto next = m_desk->nextDiffering(current);
    // Whoever looks through differences passes on at the end of a sample.
    if (!next ||
        (current && m_desk->decisions().indexOf(*next) <= m_desk->decisions().indexOf(*current)))
        return false;
    bringUp(m_sample->verdicts()->id, *next);
    return true;
}

void SampleReview::finish()
{
    if (!m_desk->mayReview())
        return;
    const QList<JudgementDecision> needed = m_desk->needed();
    const int left = int(needed.size()) - decidedOf(needed, m_desk->reviews());
    if (left > 0) {
        emit refused(tr("%n verdict(s) have no opinion of yours yet. Say “unsure” where you cannot "
                        "tell.",
            nullptr, left));
        return;
    }
    m_panel.ask(tr("Done with this judgement? That is final: afterwards you see what others said, "
                   "and cannot change your mind."),
        tr("Done"), [this] {
            m_desk->finish();
            for (const auto& feedback : m_feedback) {
                if (feedback->decided() == feedback->decisions().size())
                    feedback->finish();
            }
        });
}

QString SampleReview::unsaved() const
{
    QString sentence = m_desk->unsaved();
    for (const auto& feedback : m_feedback) {
        if (sentence.isEmpty())
            sentence = feedback->unsaved();
    }
    return sentence;
}

} // namespace tandem
