#include "views/models/samplereview.h"

#include "models/results/spelling.h"
#include "storage/repositories/verdictkinds.h"
#include "ui/screen/command.h"
#include "views/models/samplesubject.h"
#include "views/models/sampleview.h"
#include "views/models/systemchoicebar.h"
#include "views/models/systemsamplelist.h"
#include "views/session/projectsession.h"

#include <QAction>

#include <algorithm>

namespace tandem {

using kgds::JudgementDecision;

SampleReview::SampleReview(ProjectSession& session, SampleView& view, JudgementPanel& panel,
    const VerdictCommands& commands, SystemSampleList& samples, const ActivityClock::Clock& clock,
    QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_view(view)
    , m_panel(panel)
    , m_samples(samples)
    , m_items(new WorkbenchItems(session, judgedKind<JudgementVerdicts>(), this, clock))
    , m_bench(new VerdictWorkbench(session, *m_items, *this, panel, commands, this))
{
    connect(&view, &SampleView::currentChanged, this, [this] {
        const auto item = m_sample ? m_view.current() : std::nullopt;
        m_bench->setCurrent(item ? std::optional(itemKey(*m_sample, *item)) : std::nullopt);
    });
}

SampleId SampleReview::firstSample(SampleId shown) const
{
    if (m_bench->isSearching(Sought::Undecided)) {
        const SystemSampleRow* wanted = m_samples.row(m_session.currentSample());
        if (wanted && wanted->drawnLeft > 0)
            return wanted->sample;
        for (const SystemSampleRow& row : m_known.rows) {
            if (row.drawnLeft > 0)
                return row.sample;
        }
    }
    if (m_bench->isSearching(Sought::Differing)) {
        for (const SystemSampleRow& row : m_known.rows) {
            if (row.peopleDiffer && m_samples.isShown(row.sample))
                return row.sample;
        }
    }
    for (const SampleId sample : {m_session.currentSample(), shown}) {
        if (m_samples.isShown(sample))
            return sample;
    }
    if (m_samples.first().isValid())
        return m_samples.first();
    return m_samples.row(m_session.currentSample()) ? m_session.currentSample() : SampleId();
}

void SampleReview::setSample(const SharedSystemSample& sample)
{
    const bool isSame = m_sample && sample && m_sample->sample == sample->sample &&
                        m_sample->first.id == sample->first.id &&
                        m_sample->verifier == sample->verifier;
    m_sample = sample;
    m_items->setSubjects(subjectsOf(sample));
    if (!isSame) {
        m_bench->dropQuestion();
        m_kept.clear();
    }
    m_bench->showAll();
}

void SampleReview::arrive()
{
    if (m_sample)
        m_bench->arrived();
}

void SampleReview::setFocusOn(const SampleFocus& focus)
{
    m_focus = focus;
    m_kept.clear();
    showRows();
}

void SampleReview::goTo(const ItemKey& item)
{
    const auto ref = m_sample ? itemRef(*m_sample, item) : std::nullopt;
    if (!ref || m_view.setCurrent(*ref))
        return;
    m_kept.insert(judgedItemKey(ref->decision, ref->alone));
    showRows();
    m_view.setCurrent(*ref);
}

ItemWords SampleReview::itemWords(const ItemRef& item) const
{
    const ItemKey key = itemKey(*m_sample, item);
    ItemWords words;
    words.own = m_items->review(key).stance;
    words.differ = m_items->isDiffering(key);
    return words;
}

void SampleReview::showReviews()
{
    commandNamed(&m_panel, "systemJudge")
        ->setVisible(m_sample && m_sample->first.verdicts.isEmpty());
    showRows();
}

void SampleReview::showRows()
{
    if (!m_sample) {
        m_view.setItems({});
        return;
    }
    const QList<JudgedItemRow> rows = judgedItemRows(*m_sample, m_focus, m_kept,
        reviewsOf<JudgementVerdicts>(m_items->main().own.reviews),
        [this](const JudgementDecision& decision, int alone) {
            return itemWords({decision, alone});
        });
    for (const JudgedItemRow& row : rows) {
        if (!row.isHeadline)
            m_kept.insert(judgedItemKey(row.decision, row.alone));
    }
    m_view.setItems(rows); // and the current one with them
}

void SampleReview::showCurrent()
{
    const std::optional<ItemRef> item = m_sample ? m_view.current() : std::nullopt;
    enableSampleCommands(item.has_value());
    if (!item) {
        m_panel.setTexts({}, {});
        return;
    }
    DecisionText text = judgementText(*m_sample, *item);
    m_items->tellReviews(text, itemKey(*m_sample, *item));
    m_panel.setTexts(text, besideText(*m_sample, *item));
}

/// Where no opinion can be given, or none that agrees, the commands say why.
void SampleReview::enableSampleCommands(bool hasItem)
{
    const QString whyNot = whyNoAgreement();
    enableCommands(&m_panel, {"systemAgree"}, whyNot.isEmpty());
    const QList<QAction*> answers =
        commandsNamed(&m_panel, {"systemAgree", "systemDisagree", "systemUnsure", "systemNote"});
    for (QAction* answer : answers)
        answer->setToolTip(answer->isEnabled() ? QString() : whyNot); // empty: the command's text
    QAction* disagree = commandNamed(&m_panel, "systemDisagree");
    if (disagree->isEnabled())
        disagree->setToolTip(
            tr("Reverses the judgment; for an error, choose the right error type"));
    enableCommands(&m_panel, {"systemOutputReply"}, m_sample != nullptr);
    enableCommands(&m_panel,
        {"systemVerdictReply", "systemNextItem", "systemPreviousItem", "systemReadOn"}, hasItem);
}

QString SampleReview::whyNoAnswer() const
{
    const std::optional<ItemRef> item = m_sample ? m_view.current() : std::nullopt;
    if (!item)
        return tr("No fact or opinion is shown.");
    if (m_items->mayReview(itemKey(*m_sample, *item)))
        return {};
    if (m_session.packet())
        return tr("Judgments cannot be reviewed in a packet.");
    const bool isAlone = item->alone >= 0;
    if (const QString open = isAlone ? QString() : openJudgementText(*m_sample); !open.isEmpty())
        return open;
    if (!m_session.currentPerson().isValid())
        return tr("Choose your name to review the judge's judgments.");
    if (isAlone || m_items->main().isDone())
        return tr("You have finished this review; it can no longer be changed.");
    return tr("This item needs no review.");
}

QString SampleReview::whyNoAgreement() const
{
    QString why = whyNoAnswer();
    if (why.isEmpty() && judgesWord(*m_sample, *m_view.current()).isEmpty())
        why = tr("The judge gave no answer to agree with. Disagree and give the right one, or "
                 "choose Unsure.");
    return why;
}

WorkbenchTexts SampleReview::texts(int left) const
{
    WorkbenchTexts texts;
    const int others = int(m_items->main().others.size());
    texts.done = others == 0 ? tr("You have finished this review. No one else has yet.")
                             : tr("You have finished this review, and so have %n other(s).",
                                   nullptr, others);
    texts.allDecided = tr("You have reviewed every required item.");
    if (m_sample) {
        texts.open = openJudgementText(*m_sample);
        if (!m_sample->verdicts())
            texts.openAction = commandNamed(&m_panel,
                m_sample->first.verdicts.isEmpty() ? "systemJudge" : "systemNextVerifier");
    }
    texts.chooseName = tr("Choose your name to review the judge's judgments.");
    texts.undecidedHere = tr("You have not reviewed this item yet.");
    texts.left = tr(
        "%n judgment(s) need your review. Choose “unsure” where you cannot tell.", nullptr, left);
    texts.askDone = tr("Finish this review? This is final: you will see others' reviews and can no "
                       "longer edit yours.");
    return texts;
}

QString SampleReview::waitingNoteText() const
{
    return tr("A note in Models is not saved until you review its item.");
}

QString SampleReview::progress() const
{
    if (!m_sample || !m_sample->verdicts() || !m_session.currentPerson().isValid())
        return {};
    return tr("%1 of %2 reviewed")
        .arg(results::countText(m_items->decided()), results::countText(m_items->needed()));
}

QList<ItemKey> SampleReview::listed() const
{
    QList<ItemKey> items;
    for (const JudgedItemRow& row : m_view.items().rows()) {
        if (m_sample && !row.isHeadline)
            items.append(itemKey(*m_sample, {row.decision, row.alone}));
    }
    return items;
}

/// What is looked at alone is gone through.
bool SampleReview::isLookedAt(const ItemKey& item) const
{
    if (m_focus.what == SampleFocus::On::Everything)
        return true;
    const auto ref = itemRef(*m_sample, item);
    return ref && m_view.items().rowOf(judgedItemKey(ref->decision, ref->alone)) >= 0;
}

void SampleReview::open(const SubjectKey& subject)
{
    emit judgementWanted(SystemJudgementId{subject.id});
}

qint64 SampleReview::place() const
{
    return m_sample ? m_sample->first.id.value : 0;
}

void SampleReview::beginSearch()
{
    m_soughtIn = {m_known.choice.system};
    m_seeksToFinish = false;
}

void SampleReview::searchOnArrival()
{
    m_soughtIn.clear();
    m_seeksToFinish = false;
    m_bench->searchOnArrival(Sought::Undecided);
}

void SampleReview::nextSystem()
{
    if (m_samples.focusOn().what != SampleFocus::On::Drawn) {
        if (m_known.systems.size() < 2)
            m_bench->tell(tr("There is no other system."));
        else
            emit choiceWanted(withNextSystem(m_known));
        return;
    }
    searchOnArrival();
    if (!openOther(m_known.drawnLeft))
        m_bench->goToNext(Sought::Undecided);
}

bool SampleReview::openOther(const QList<kgds::SystemRef>& systems)
{
    const auto next = withNextAmong(m_known, systems);
    if (!next || m_soughtIn.contains(next->system))
        return false;
    m_soughtIn.append(next->system);
    emit choiceWanted(*next);
    return true;
}

bool SampleReview::openNext(Sought sought, const QSet<qint64>& visited)
{
    const QList<SystemSampleRow> rows = m_samples.behindCurrent();
    const auto goToSample = [&](const auto& isWanted) {
        const auto next = std::find_if(rows.cbegin(), rows.cend(), [&](const SystemSampleRow& row) {
            const bool may =
                sought == Sought::Differing ? row.peopleDiffer : row.isJudged && !row.isDone;
            return may && isWanted(row) && !visited.contains(row.output.value);
        });
        if (next == rows.cend())
            return false;
        emit sampleWanted(next->sample);
        return true;
    };
    const SampleFocus::On focus = m_samples.focusOn().what;
    const auto isFocus = [focus](SampleFocus::On what) {
        return focus == what || focus == SampleFocus::On::Everything;
    };
    m_seeksToFinish = false;
    if (sought == Sought::Differing) {
        const SystemSampleRow* here = m_samples.row(m_samples.current());
        return goToSample([here](const SystemSampleRow& row) {
            return !here || row.position > here->position;
        }) || (isFocus(SampleFocus::On::PeopleDiffer) && openOther(m_known.differing)) ||
               goToSample([](const SystemSampleRow&) { return true; });
    }
    // What was drawn is waited for, here and in other systems; the rest nobody asked for.
    if (goToSample([](const SystemSampleRow& row) { return row.drawnLeft > 0; }) ||
        (isFocus(SampleFocus::On::Drawn) && openOther(m_known.drawnLeft)) ||
        goToSample([](const SystemSampleRow& row) { return !row.isDrawn; }))
        return true;
    m_seeksToFinish = true;
    return goToSample([](const SystemSampleRow&) { return true; });
}

/// What was drawn of it may have got its last opinion since the list was read.
bool SampleReview::endsSearch(Sought sought)
{
    const SystemSampleRow* row = m_samples.row(m_sample->sample);
    const bool isLeft = row && row->isDrawn && !m_known.drawnLeft.isEmpty();
    const bool isOnlyToFinish =
        m_items->mayReview() && m_items->needed() > 0 && m_items->decided() == m_items->needed();
    if (sought == Sought::Differing || !isOnlyToFinish || (isLeft && !m_seeksToFinish))
        return false;
    m_bench->tell(tr("You have reviewed every required item here, but not finished the review."));
    return true;
}

QString SampleReview::nothingFound(Sought sought) const
{
    const SampleFocus::On focus = m_samples.focusOn().what;
    if (sought == Sought::Differing)
        return focus == SampleFocus::On::PeopleDiffer || focus == SampleFocus::On::Everything
                   ? tr("No disagreements between reviewers in the reviews you have finished.")
                   : tr("No disagreements between reviewers in this list, in the reviews you have "
                        "finished.");
    if (focus != SampleFocus::On::Drawn)
        return tr("You have reviewed everything in the list.");
    return m_samples.first().isValid()
               ? tr("You have reviewed everything drawn for audit.")
               : tr("None of this judge's judgments of this system were drawn for audit.");
}

} // namespace tandem
