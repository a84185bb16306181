#include "views/timelines/summarymakingview.h"

#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "models/text/occurrences.h"
#include "models/text/worddifference.h"
#include "storage/project/project.h"
#include "ui/actionbutton.h"
#include "ui/arrange.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "views/session/projectsession.h"
#include "views/timelines/timelineuserwords.h"
#include "views/timelines/usersummarytext.h"

#include <QItemSelectionModel>
#include <QLabel>
#include <QSplitter>

namespace tandem {

namespace {

using usersum::UserSummary;

QString versionName(int version)
{
    return TimelineUserWords::tr("Version %1").arg(results::countText(version + 1));
}

MakingSide sideOf(const QString& title, const AnsweredPart<UserSummary>& summary)
{
    MakingSide side{.title = title};
    if (!summary.value) {
        side.texts = {
            summary.fault.isEmpty() ? TimelineUserWords::tr("No text yet.") : summary.fault};
        return side;
    }
    side.texts = {plainSummary(summary.value->summary), bulletedLines(summary.value->insights)};
    side.labels = {TimelineUserWords::tr("Summary"), TimelineUserWords::tr("Insights")};
    return side;
}

void addLine(MakingSide& side, const QString& label, const QString& text)
{
    if (text.isEmpty())
        return;
    side.labels.append(label);
    side.texts.append(text);
}

QString verdictText(bool isConsistent)
{
    return isConsistent ? TimelineUserWords::tr("Consistent with the activities")
                        : TimelineUserWords::tr("Inconsistent with the activities");
}

/// What the next version does not say any more, and what it says instead.
void markDifference(MakingSide& before, MakingSide& after)
{
    for (int text = 0; text < int(std::min(before.texts.size(), after.texts.size())); ++text) {
        const WordDifference difference =
            wordDifference(before.texts.at(text), after.texts.at(text));
        for (const Utf16Span& span : difference.removed)
            before.marks.append({{text, span}, SpanLook::Unlinked});
        for (const Utf16Span& span : difference.added)
            after.marks.append({{text, span}, SpanLook::Reference});
    }
    before.remark =
        TimelineUserWords::tr("%n passage(s) removed", nullptr, int(before.marks.size()));
    after.remark = TimelineUserWords::tr("%n passage(s) added", nullptr, int(after.marks.size()));
}

/// Where a version says what a question is about.
void markAnswer(MakingSide& side, const QString& answer)
{
    for (int text = 0; text < int(side.texts.size()); ++text) {
        const QList<Utf16Span> found = occurrences(side.texts.at(text), answer);
        for (const Utf16Span& span : found)
            side.marks.append({{text, span}, SpanLook::Found});
    }
}

MakingSide querySide(const SummaryMaking& making, const MadeVersion& version)
{
    MakingSide side{.title = TimelineUserWords::tr("Query check")};
    addLine(side, TimelineUserWords::tr("Query"), making.query.query);
    if (!version.query.value) {
        addLine(side, TimelineUserWords::tr("Judgment"), version.query.fault);
        return side;
    }
    addLine(side, TimelineUserWords::tr("Judgment"),
        version.query.value->isConsistent ? TimelineUserWords::tr("Answers the query")
                                          : TimelineUserWords::tr("Does not answer the query"));
    addLine(side, TimelineUserWords::tr("Reason"), version.query.value->explanation);
    return side;
}

MakingSide questionsSide(const MadeVersion& version)
{
    MakingSide side{.title = TimelineUserWords::tr("Questions")};
    if (!version.pairs.value)
        addLine(side, TimelineUserWords::tr("Error"), version.pairs.fault);
    else if (version.pairs.value->isEmpty())
        addLine(side, {}, TimelineUserWords::tr("It makes no claims that could be checked."));
    for (int i = 0; version.pairs.value && i < int(version.pairs.value->size()); ++i) {
        const usersum::FactPair& pair = version.pairs.value->at(i);
        addLine(side, results::countText(i + 1), pair.question + QLatin1Char('\n') + pair.answer);
    }
    return side;
}

MakingSide factSide(const MadeVersion& version, int fact)
{
    const usersum::FactPair pair =
        version.pairs.value ? version.pairs.value->value(fact) : usersum::FactPair();
    MakingSide side{.title = TimelineUserWords::tr("Fact check")};
    addLine(side, TimelineUserWords::tr("Question"), pair.question);
    addLine(side, TimelineUserWords::tr("Summary says"), pair.answer);
    const auto verdict = version.verdictOn(fact);
    if (!verdict) {
        addLine(side, TimelineUserWords::tr("Judgment"), version.verdicts.fault);
        return side;
    }
    addLine(side, TimelineUserWords::tr("Judgment"), verdictText(verdict->isConsistent));
    if (!verdict->isConsistent)
        addLine(side, TimelineUserWords::tr("Activities say"),
            verdict->reference.isEmpty() ? TimelineUserWords::tr("nothing about it")
                                         : verdict->reference);
    addLine(side, TimelineUserWords::tr("Reason"), verdict->explanation);
    return side;
}

/// The versions that went into the combination, with their times.
MakingSide combinedFrom(const SummaryMaking& making)
{
    MakingSide side{.title = TimelineUserWords::tr("Combined from")};
    for (const MadeSegment& segment : making.segments) {
        const int version = segment.outcome ? segment.outcome->version : -1;
        if (version < 0 || version >= segment.versions.size())
            continue;
        if (const auto& summary = segment.versions.at(version).summary.value)
            addLine(side, results::countText(segment.number),
                segmentDays(segment) + QLatin1Char('\n') + plainSummary(summary->summary) +
                    QLatin1Char('\n') + bulletedLines(summary->insights));
    }
    return side;
}

MakingSides ofVersion(const MadeSegment& segment, int version)
{
    const MadeVersion& made = segment.versions.at(version);
    if (version == 0)
        return {sideOf(versionName(0), made.summary), {}};
    const MadeVersion& before = segment.versions.at(version - 1);
    MakingSides sides{sideOf(versionName(version - 1), before.summary),
        sideOf(versionName(version), made.summary)};
    if (before.summary.value && made.summary.value)
        markDifference(sides.first, sides.second);
    return sides;
}

} // namespace

MakingSides makingSides(const SummaryMaking& making, const MakingRow& row)
{
    if (row.what == MakingRow::What::Combined) {
        const MakingSide whole = sideOf(TimelineUserWords::tr("Summary"), making.combined);
        return making.plan.isHierarchical ? MakingSides{combinedFrom(making), whole}
                                          : MakingSides{whole, {}};
    }
    if (row.segment < 1 || row.segment > making.segments.size())
        return {};
    const MadeSegment& segment = making.segments.at(row.segment - 1);
    if (row.what == MakingRow::What::Headline || row.version >= segment.versions.size())
        return {};
    if (row.what == MakingRow::What::Version)
        return ofVersion(segment, row.version);
    const MadeVersion& version = segment.versions.at(row.version);
    MakingSides sides{sideOf(versionName(row.version), version.summary), {}};
    if (row.what == MakingRow::What::Query)
        sides.second = querySide(making, version);
    else if (row.what == MakingRow::What::Questions)
        sides.second = questionsSide(version);
    else
        sides.second = factSide(version, row.fact);
    if (row.what == MakingRow::What::Fact && version.pairs.value)
        markAnswer(sides.first, version.pairs.value->value(row.fact).answer);
    if (row.what == MakingRow::What::Questions && version.pairs.value) {
        for (const usersum::FactPair& pair : *version.pairs.value)
            markAnswer(sides.first, pair.answer);
    }
    return sides;
}

namespace {

constexpr int kMakingCoalesceMs = 500; ///< a run stores its steps one after another
constexpr int kLeastSide = 150;

} // namespace

SummaryMakingView::SummaryMakingView(ProjectSession& session, QAction* back, QWidget* parent)
    : QWidget(parent)
    , m_rows(new RowsOf<MakingRow>(makingSpec(), this))
    , m_header(new PaneHeader(this))
    , m_query(named(newNote(this, LabelStyle::Small), "summaryMakingQuery"))
    , m_list(named(new CardsView(m_rows, this), "summaryMakingSteps"))
    , m_first(newSide("summaryMakingFirst"))
    , m_second(newSide("summaryMakingSecond"))
    , m_reading(session, this)
{
    auto* leave = new ActionButton(back, ActionButton::Look::Button, this);
    bindText(leave, &ActionButton::setLabel, [] { return tr("Back to the summary"); });
    m_header->addControl(named(leave, "summaryMakingBack"));
    m_query->setContentsMargins(14, 8, 14, 8);
    m_list->setMinimumWidth(200);
    QSplitter* sides = keptPanes(
        "summaryMakingSides", Qt::Horizontal, {m_first.pane, m_second.pane}, {300, 300}, {1, 1});
    QSplitter* panes =
        keptPanes("summaryMakingPanes", Qt::Horizontal, {m_list, sides}, {420, 800}, {0, 1});
    inColumn(this, {m_header, m_query, {panes, 1}}, 0);
    setFocusProxy(m_list);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &SummaryMakingView::showStep);
    connect(m_list, &QAbstractItemView::activated, this, &SummaryMakingView::replyWanted);
    addCommand(
        this, "summaryMakingLeave", Qt::Key_Escape, [] { return tr("Back to the summary"); },
        [this] { emit left(); });
    keepReading();
    inEveryLanguage(this, [this] { retranslate(); });
}

SummaryMakingView::Side SummaryMakingView::newSide(const char* name)
{
    auto* pane = new QWidget(this);
    Side side{new PaneHeader(pane), named(new SpanTextView(pane), name), pane};
    side.text->setMinimumHeight(60);
    inColumn(pane, {side.header, {side.text, 1}}, 0);
    pane->setMinimumWidth(kLeastSide);
    return side;
}

void SummaryMakingView::keepReading()
{
    m_reading.keep(
        {.parts = Parts(Part::Timelines) | Part::Runs,
            .scope = [this] { return Scope{.user = m_user}; },
            .restMs = kMakingCoalesceMs},
        [this]() -> Latest<Making>::Reading {
            if (!m_user.isValid() || m_summarizer.isEmpty())
                return {};
            return [user = m_user, summarizer = m_summarizer](Database& database,
                       const CancelFlag&) { return summaryMaking(database, user, summarizer); };
        },
        [this](const Making& making) {
            m_isRead = true;
            take(making);
        });
}

void SummaryMakingView::setSummary(
    TimelineUserId user, const QString& summarizer, const QString& origin)
{
    m_origin = origin;
    if (user == m_user && summarizer == m_summarizer)
        return;
    m_user = user;
    m_summarizer = summarizer;
    m_isRead = false;
    take({});
    m_reading.startOver();
}

QString SummaryMakingView::whyNothing() const
{
    return QStringList{tr("This summary was not made by a run of this project."), m_origin}
        .join(QLatin1Char(' '))
        .trimmed();
}

void SummaryMakingView::step(int by)
{
    for (int row = m_list->currentRow() + by; row >= 0 && row < m_rows->rowCount(); row += by) {
        if (m_rows->rowAt(row)->what != MakingRow::What::Headline) {
            m_list->chooseRow(row);
            return;
        }
    }
}

std::optional<MakingRow> SummaryMakingView::current() const
{
    const MakingRow* row = m_rows->rowAt(m_list->currentRow());
    return row && row->what != MakingRow::What::Headline ? std::optional(*row) : std::nullopt;
}

void SummaryMakingView::take(const Making& making)
{
    m_making = making;
    m_rows->setRows(making ? makingRows(*making) : QList<MakingRow>());
    if (!current())
        step(1);
    retranslate();
}

void SummaryMakingView::fill(const Side& side, const MakingSide& shown)
{
    side.pane->setVisible(!shown.isEmpty());
    side.header->setTitle(shown.title);
    side.header->setRemark(shown.remark);
    side.text->setAccessibleName(shown.title);
    side.text->setTexts(shown.texts, shown.labels);
    side.text->setMarks(shown.marks);
    if (!shown.marks.isEmpty())
        side.text->reveal(shown.marks.first().place);
}

void SummaryMakingView::showStep()
{
    const auto row = current();
    const MakingSides sides = m_making && row ? makingSides(*m_making, *row) : MakingSides();
    fill(m_first, sides.first);
    fill(m_second, sides.second);
}

void SummaryMakingView::retranslate()
{
    m_header->setTitle(tr("How the summary was made"));
    m_list->setAccessibleName(tr("Steps"));
    m_list->setEmptyText(m_isRead ? whyNothing() : QString());
    m_header->setRemark(
        m_making ? tr("%1, run %2", "summarizer, number of a run")
                       .arg(isolated(m_summarizer), results::countText(m_making->run.value))
                 : m_summarizer);
    m_query->setVisible(m_making.has_value());
    if (m_making) {
        m_query->setText(
            tr("Max. %1 words on: %2")
                .arg(results::countText(m_making->query.words), m_making->query.query));
        m_rows->setRows(makingRows(*m_making));
    }
    showStep();
}

} // namespace tandem
