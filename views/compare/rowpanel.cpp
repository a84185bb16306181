#include "views/compare/rowpanel.h"

#include "ui/arrange.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/persondot.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"
#include "views/compare/comparisonrows.h"
#include "views/compare/decisionpanel.h"
#include "views/compare/figuretext.h"
#include "views/compare/showncomparison.h"

#include <QFrame>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tandem {

/// What happened to a paragraph and its round after both had submitted, newest first.
class HistoryList final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(HistoryList)

public:
    explicit HistoryList(QWidget* parent = nullptr);

    /// Shows the lines about the whole round and about `paragraph`; hides itself when there are
    /// none.
    void setLines(const QList<RoundHistoryLine>& lines, ItemId item);

private:
    void addLine(const RoundHistoryLine& line);

    QList<RoundHistoryLine> m_shown;
    QWidget* m_content = nullptr;
    QVBoxLayout* m_layout;
};

namespace {

QLabel* addLabel(QVBoxLayout* layout, const QString& text, LabelStyle style, QWidget* parent)
{
    auto* label = newNote(parent, style);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setText(text);
    layout->addWidget(label);
    return label;
}

} // namespace

HistoryList::HistoryList(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    hide();
}

void HistoryList::setLines(const QList<RoundHistoryLine>& lines, ItemId item)
{
    QList<RoundHistoryLine> shown;
    for (const RoundHistoryLine& line : lines) {
        if (!line.item || *line.item == item)
            shown.append(line);
    }
    if (shown == m_shown && m_content)
        return;
    m_shown = shown;
    delete m_content;
    m_content = new QWidget(this);
    auto* content = new QVBoxLayout(m_content);
    content->setContentsMargins(0, 0, 0, 0);
    content->setSpacing(2);
    addLabel(content, tr("Journal"), LabelStyle::SmallStrong, m_content);
    m_layout->addWidget(m_content);
    for (const RoundHistoryLine& line : std::as_const(m_shown))
        addLine(line);
    setVisible(!m_shown.isEmpty());
}

void HistoryList::addLine(const RoundHistoryLine& line)
{
    auto* layout = static_cast<QVBoxLayout*>(m_content->layout());
    addLabel(layout, tr("%1 · %2", "time and event").arg(momentText(line.at), line.text),
        LabelStyle::Small, m_content);
    if (line.note.isEmpty())
        return;
    auto* note = addLabel(layout, line.note, LabelStyle::Plain, m_content);
    note->setContentsMargins(12, 0, 0, 4);
}

/// What one side said of one paragraph: answer, time where it may be shown, and the note.
class SideCard final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY(SideCard)

public:
    explicit SideCard(QWidget* parent = nullptr);

    void setSide(const SideHead& head, const ShownSide& side);

private:
    PersonDot* m_person;
    QLabel* m_name;
    QLabel* m_answer;
    QLabel* m_note;
};

SideCard::SideCard(QWidget* parent)
    : QFrame(parent)
    , m_person(new PersonDot(this))
    , m_name(newLabel(this, LabelStyle::SmallStrong))
    , m_answer(newLabel(this, LabelStyle::SmallStrong))
    , m_note(new QLabel(this))
{
    setSurface(this, Surface::Card);
    m_note->setWordWrap(true);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* line = inRow({m_person, m_name, m_answer, Free()}, 8);
    inColumn(this, {line, m_note}, 4, {12, 8, 12, 8});
}

void SideCard::setSide(const SideHead& head, const ShownSide& side)
{
    const bool coloured = !head.colour.isEmpty();
    m_person->setVisible(coloured);
    m_name->setVisible(!coloured);
    if (coloured)
        m_person->setPerson(head.name, QColor(head.colour));
    else
        m_person->setPerson({}, {});
    m_name->setText(head.name);
    const QString answer = answerWord(side.answer);
    m_answer->setText(side.timeMs
                          ? tr("%1 · %2", "answer and time").arg(answer, itemTimeText(*side.timeMs))
                          : answer);
    const bool noted = !side.answer.note.isEmpty();
    setLabelStyle(m_note, noted ? LabelStyle::Plain : LabelStyle::Secondary);
    m_note->setText(noted ? side.answer.note : tr("No note"));
    setAccessibleName(tr("%1: %2. %3").arg(head.name, m_answer->text(), m_note->text()));
}

namespace {

constexpr int kRowPanelMargin = 16;
constexpr int kRowPanelGap = 12;

} // namespace

RowPanel::RowPanel(const QWidget& screen, QWidget* parent)
    : QWidget(parent)
    , m_header(new PaneHeader(this))
    , m_scroll(new QScrollArea(this))
    , m_source(named(newLabel(nullptr, LabelStyle::Secondary), "compareSource"))
    , m_rule(named(newLabel(nullptr, LabelStyle::Secondary), "compareRule"))
    , m_imported(named(newLabel(nullptr, LabelStyle::Secondary), "compareImported"))
    , m_outcome(new QWidget)
    , m_outcomeText(named(newLabel(m_outcome, LabelStyle::Strong), "compareDecision"))
    , m_outcomeNote(newLabel(m_outcome, LabelStyle::Plain))
{
    bindText(m_scroll, &QWidget::setAccessibleName, [] { return tr("Both answers to this row"); });
    auto* content = new QWidget;
    m_first = named(new SideCard(content), "compareFirstSide");
    m_second = named(new SideCard(content), "compareSecondSide");
    m_decision = named(new DecisionPanel(screen, content), "compareDecisionPanel");
    m_history = new HistoryList(content);
    for (QLabel* label : {m_source, m_rule, m_imported, m_outcomeText, m_outcomeNote}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    inColumn(m_outcome, {m_outcomeText, m_outcomeNote}, 2);

    inColumn(content,
        {m_source, m_first, m_second, m_rule, m_imported, m_outcome, m_decision, m_history, Free()},
        kRowPanelGap, {kRowPanelMargin, kRowPanelGap, kRowPanelMargin, kRowPanelGap});
    setSurface(content, Surface::Panel);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    inColumn(this, {m_header, {m_scroll, 1}}, 0);
    showNothing(Step::Paragraphs);
}

void RowPanel::showNothing(Step step)
{
    m_item = {};
    m_decision->reset();
    m_header->setTitle(step == Step::KeyFacts ? tr("Fact") : tr("Paragraph"));
    m_header->setRemark({});
    m_scroll->widget()->hide();
}

void RowPanel::showRow(const CompareState& state, int row)
{
    if (row < 0 || row >= state.comparison.items.size()) {
        showNothing(state.sample.step);
        return;
    }
    const ShownItem& item = state.comparison.items.at(row);
    m_scroll->widget()->show();
    const QString title = state.sample.step == Step::KeyFacts ? tr("Fact %1") : tr("Paragraph %1");
    m_header->setTitle(title.arg(results::countText(item.number)));
    m_header->setRemark(positionText(state.comparison, row));
    m_first->setSide(state.comparison.first, item.first);
    m_second->setSide(state.comparison.second, item.second);
    m_rule->setText(ruleText(state, item));
    const auto label = state.imported.constFind(item.number);
    m_imported->setVisible(label != state.imported.cend());
    if (label != state.imported.cend())
        m_imported->setText(*label ? tr("Supporting in the imported benchmark.")
                                   : tr("Nonsupporting in the imported benchmark."));
    if (m_item != item.item || m_round != state.comparison.round)
        m_decision->reset();
    m_item = item.item;
    m_round = state.comparison.round;
    m_decision->setStep(state.sample.step);
    showSource(state, item);
    showDecision(state, item);
    m_history->setLines(state.history, item.item);
}

void RowPanel::bringUpDecision()
{
    m_scroll->ensureWidgetVisible(m_decision, 0, kRowPanelGap);
}

QString RowPanel::rule() const
{
    return m_rule->text();
}

/// What a fact was made from.
void RowPanel::showSource(const CompareState& state, const ShownItem& item)
{
    const QString text = state.paragraphs.value(item.paragraph);
    m_source->setVisible(!text.isEmpty());
    m_source->setText(tr("From paragraph %1: %2").arg(results::countText(item.paragraph), text));
}

void RowPanel::showDecision(const CompareState& state, const ShownItem& item)
{
    const bool decidable = state.mayDecide && !item.consistent;
    if (!decidable)
        m_decision->reset();
    m_decision->setVisible(decidable);
    m_outcome->setVisible(item.decision.has_value());
    if (!item.decision)
        return;
    const QString decided =
        tr("Decided by %1: %2")
            .arg(item.decision->by, outcomeWord(item.decision->outcome, state.sample.step));
    m_outcomeText->setText(item.decision->guidelineMustChange
                               ? tr("%1 · guideline must change").arg(decided)
                               : decided);
    m_outcomeNote->setText(item.decision->note);
}

QString RowPanel::positionText(const ShownComparison& comparison, int row) const
{
    if (comparison.items.at(row).consistent)
        return {};
    int place = 0;
    for (int i = 0; i <= row; ++i)
        place += comparison.items.at(i).consistent ? 0 : 1;
    return tr("disagreement %1 of %2")
        .arg(results::countText(place), results::countText(comparison.inconsistent()));
}

QString RowPanel::ruleText(const CompareState& state, const ShownItem& item) const
{
    const ShownComparison& comparison = state.comparison;
    if (state.showsBlindPass)
        return item.consistent
                   ? tr("Both gave the same blind answer.")
                   : tr("The blind answers differed. The answers after the discussion count.");
    if (item.consistent)
        return agreedText(comparison.step, item);
    if (comparison.rule == ConsistencyRule::Strict)
        return comparison.step == Step::KeyFacts
                   ? tr("Strict rule: a fact is key only if both answered yes. This fact is not "
                        "key.")
                   : tr("Strict rule: a paragraph is kept only if both agree. This paragraph is "
                        "removed as boundary.");
    if (comparison.isSettled())
        return tr("The sample is settled: the outcome is frozen until the lead reopens it.");
    if (state.mayDecide && item.decision)
        return tr("The two differ. The decision can be changed until the sample is settled.");
    if (state.mayDecide)
        return tr("The two differ. Decide with a note; the sides are shuffled and anonymous.");
    return tr("The two differ. This project’s settings leave the decision to someone else.");
}

QString RowPanel::agreedText(Step step, const ShownItem& item) const
{
    const bool yes = item.outcome == Outcome::Supporting;
    if (step == Step::KeyFacts)
        return yes ? tr("Both answered yes: the fact is key.")
                   : tr("Both answered no: the fact is not key.");
    return yes ? tr("Both answered yes: the paragraph is kept as supporting.")
               : tr("Both answered no: the paragraph is kept as nonsupporting.");
}

} // namespace tandem

#include "views/compare/rowpanel.moc"
