#include "views/opinions/opinionrows.h"

#include "models/kgds/opinion.h"
#include "models/people/personin.h"
#include "models/results/spelling.h"
#include "models/text/isolated.h"
#include "ui/arrange.h"
#include "ui/keycap.h"
#include "ui/parts.h"
#include "ui/rows/carddelegate.h"
#include "ui/screen/straykeys.h"
#include "ui/spantextview.h"
#include "ui/theme.h"
#include "views/opinions/opinionviewwords.h"
#include "views/opinions/opinionwords.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

namespace tandem {

namespace {

BadgeKind badgeOf(OpinionState state)
{
    switch (state) {
    case OpinionState::Unchecked:
        return BadgeKind::Open;
    case OpinionState::Passed:
    case OpinionState::Kept:
        return BadgeKind::Yes;
    case OpinionState::AwaitingAuthor:
    case OpinionState::AwaitingRecheck:
        return BadgeKind::Waiting;
    case OpinionState::Disputed:
        return BadgeKind::Boundary;
    case OpinionState::Dropped:
        return BadgeKind::No;
    }
    return BadgeKind::None;
}

QString detailOf(const Reference& reference)
{
    const QString kind = reference.kind == ReferenceKind::Resolve
                             ? OpinionViewWords::tr("replaced")
                             : OpinionViewWords::tr("supplemented");
    if (const auto* place = std::get_if<ArticleReferent>(&reference.referent))
        return OpinionViewWords::tr("%1 · paragraph %2", "how, where")
            .arg(kind)
            .arg(place->paragraphNumber);
    if (std::holds_alternative<QString>(reference.referent))
        return OpinionViewWords::tr("%1 · typed by you", "how, where").arg(kind);
    return kind;
}

OpinionRow referenceRow(const Reference& reference, const OpinionContext& context)
{
    const QString phrase = context.utterance.mid(reference.span.start, reference.span.length);
    const bool linked = !std::holds_alternative<std::monostate>(reference.referent);
    const QString referent = referentText(reference, context.article);
    OpinionRow row;
    // How it is clarified is known once there is what it refers to.
    if (linked)
        row.detail = detailOf(reference);
    row.text = linked ? OpinionViewWords::tr("%1 → **%2**", "phrase, referent")
                            .arg(isolated(phrase), isolated(referent))
                      : phrase;
    row.accessible =
        linked ? OpinionViewWords::tr("“%1” refers to “%2”, %3").arg(phrase, referent, row.detail)
               : OpinionViewWords::tr("“%1” is not linked yet").arg(phrase);
    if (!linked) {
        row.badge = BadgeKind::Open;
        row.badgeText = OpinionViewWords::tr("not linked");
    }
    return row;
}

} // namespace

RowSpec<OpinionRow> opinionRows()
{
    return {.key = [](const OpinionRow& row) { return row.key; },
        .card =
            [](const OpinionRow& row) {
                const kgds::OpinionText text = kgds::opinionText(row.text);
                return Card{.title = text.plain,
                    .bold = text.references,
                    .number = row.number,
                    .badge = row.badge,
                    .badgeText = row.badgeText,
                    .line = row.detail,
                    .lineColor = row.waits ? &ThemeColors::accent : nullptr};
            },
        .shape = {.titleLines = 2, .strongTitle = false},
        .accessible = [](const OpinionRow& row) { return row.accessible; }};
}

QList<OpinionRow> mainOpinionRows(const UtteranceWork& work, const QString& utterance)
{
    const QList<WorkGap> gaps = workGaps(work);
    QList<OpinionRow> rows;
    for (const MainOpinion& opinion : work.opinions) {
        const qsizetype place = rows.size();
        const auto gap = std::find_if(gaps.cbegin(), gaps.cend(),
            [place](const WorkGap& candidate) { return candidate.opinion == place; });
        const bool complete = gap == gaps.cend();
        OpinionRow row{.key = RowKey(opinion.uuid),
            .number = results::countText(place + 1),
            .text = utterance.mid(opinion.span.start, opinion.span.length)};
        row.detail = complete ? QString() : workGapText(*gap);
        row.badge = complete ? BadgeKind::Yes : BadgeKind::Open;
        row.badgeText = complete ? OpinionViewWords::tr(
                                       "%n atomic opinion(s)", nullptr, int(opinion.atoms.size()))
                                 : OpinionViewWords::tr("to do");
        row.accessible = OpinionViewWords::tr("Opinion %1: %2. %3")
                             .arg(row.number, row.text,
                                 complete ? OpinionViewWords::tr("Complete") : row.detail);
        rows.append(row);
    }
    return rows;
}

QList<OpinionRow> referenceRows(const QList<Reference>& references, const OpinionContext& context)
{
    QList<OpinionRow> rows;
    for (const Reference& reference : references) {
        rows.append(referenceRow(reference, context));
        rows.last().key = RowKey(reference.span.start, QString::number(reference.span.length));
    }
    return rows;
}

QList<OpinionRow> checkRows(const OpinionSheet& sheet, PersonId viewer, const QList<Person>& people)
{
    QList<OpinionRow> rows;
    for (const PlacedOpinion& placed : sheet.opinions) {
        const OpinionStanding now = standing(placed.thread, sheet.rule);
        const bool own = placed.thread.author == viewer;
        OpinionRow row{.key = RowKey(placed.thread.uuid),
            .number = results::countText(placed.number),
            .text = now.text};
        row.waits = turnFor(sheet, placed.thread, viewer) != OpinionTurn::Nobody;
        row.detail = own ? OpinionViewWords::tr("Utterance %1 · yours")
                               .arg(results::countText(placed.utterance))
                         : OpinionViewWords::tr("Utterance %1 · by %2")
                               .arg(results::countText(placed.utterance))
                               .arg(personIn(people, placed.thread.author).name);
        if (row.waits)
            row.detail = OpinionViewWords::tr("%1 · your turn", "where and whose").arg(row.detail);
        row.badge = badgeOf(now.state);
        // The one whom it waits for reads no word of "the author".
        const bool waitsForViewer = row.waits && (now.state == OpinionState::AwaitingAuthor ||
                                                     now.state == OpinionState::AwaitingRecheck);
        row.badgeText =
            waitsForViewer ? OpinionViewWords::tr("Waiting for you") : opinionStateName(now.state);
        row.accessible =
            OpinionViewWords::tr("Opinion %1: %2. %3. %4")
                .arg(row.number, kgds::opinionText(row.text).plain, row.detail, row.badgeText);
        rows.append(row);
    }
    return rows;
}

RowList::RowList(int mostRows, QWidget* parent)
    : QListView(parent)
    , m_mostRows(mostRows)
{
    setItemDelegate(new CardDelegate(this));
    setFrameShape(NoFrame);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(Adjust);
    setTabKeyNavigation(false);
    if (mostRows > 0)
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RowList::setModel(QAbstractItemModel* newModel)
{
    QListView::setModel(newModel);
    const auto refit = [this] {
        scheduleDelayedItemsLayout();
        fit();
    };
    connect(newModel, &QAbstractItemModel::rowsInserted, this, refit);
    connect(newModel, &QAbstractItemModel::rowsRemoved, this, refit);
    connect(newModel, &QAbstractItemModel::modelReset, this, refit);
    connect(newModel, &QAbstractItemModel::dataChanged, this, refit);
    fit();
}

void RowList::keyboardSearch(const QString&) {}

void RowList::keyPressEvent(QKeyEvent* event)
{
    QListView::keyPressEvent(event);
    passOnLetter(*event);
}

void RowList::fit()
{
    if (m_mostRows <= 0 || !model())
        return;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.widget = this;
    int wanted = 0;
    for (int row = 0; row < std::min(m_mostRows, model()->rowCount()); ++row)
        wanted += itemDelegate()->sizeHint(option, model()->index(row, 0)).height();
    if (wanted != height() || minimumHeight() != wanted)
        setFixedHeight(wanted);
}

void RowList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    fit();
}

void RowList::focusInEvent(QFocusEvent* event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && model() && model()->rowCount() > 0)
        setCurrentIndex(model()->index(0, 0));
    viewport()->update();
}

namespace {

constexpr int kMostLines = 7;

SpanLook lookOf(const Reference& reference)
{
    return std::holds_alternative<std::monostate>(reference.referent) ? SpanLook::Unlinked
                                                                      : SpanLook::Reference;
}

} // namespace

UtteranceCard::UtteranceCard(QWidget* parent)
    : QWidget(parent)
    , m_title(named(newLabel(this, LabelStyle::SmallStrong), "utteranceTitle"))
    , m_view(named(new SpanTextView(this), "utteranceText"))
    , m_hints(new QWidget(this))
    , m_hintLayout(new QHBoxLayout(m_hints))
{
    m_title->setContentsMargins(16, 0, 16, 0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_view->setFittedLines(kMostLines);
    m_hintLayout->setContentsMargins(16, 0, 16, 0);
    m_hintLayout->setSpacing(12);
    inColumn(this, {m_title, m_view, m_hints}, 2, {0, 10, 0, 6});
    connect(qApp, &QApplication::focusChanged, this, &UtteranceCard::showHints);
}

void UtteranceCard::setUtterance(const OpinionContext& context, int place, int all)
{
    const QString title = place < 1 ? QString()
                                    : tr("%1 · utterance %2 of %3", "participant, place, all")
                                          .arg(isolated(context.participant),
                                              results::countText(place), results::countText(all));
    m_title->setText(title);
    m_view->setTexts({context.utterance});
    m_view->setAccessibleName(title);
}

void UtteranceCard::setMarks(const UtteranceWork& work, qsizetype current, qsizetype reference)
{
    QList<SpanMark> marks;
    for (const MainOpinion& opinion : work.opinions)
        marks.append({{0, opinion.span}, SpanLook::Passage});
    if (current >= 0 && current < work.opinions.size()) {
        const QList<Reference>& references = work.opinions.at(current).references;
        for (qsizetype i = 0; i < references.size(); ++i)
            marks.append({{0, references.at(i).span},
                i == reference ? SpanLook::Current : lookOf(references.at(i))});
    }
    m_view->setMarks(marks);
}

void UtteranceCard::setMarks(const MainOpinion& opinion, const QList<qsizetype>& references)
{
    QList<SpanMark> marks{{{0, opinion.span}, SpanLook::Passage}};
    for (const qsizetype index : references)
        marks.append({{0, opinion.references.at(index).span}, SpanLook::Reference});
    m_view->setMarks(marks);
}

UtteranceCard::~UtteranceCard()
{
    // The keyboard leaves its text once more when this is no such card any longer.
    disconnect(qApp, nullptr, this, nullptr);
}

void UtteranceCard::setHints(const QList<KeyHint>& hints)
{
    // Asked at every change of the work, also while the window goes, when no part may be made.
    if (hints == m_shownHints)
        return;
    m_shownHints = hints;
    while (QLayoutItem* item = m_hintLayout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const KeyHint& hint : hints)
        m_hintLayout->addWidget(new KeyCap(hint, m_hints));
    m_hintLayout->addStretch();
    // Their room stays while the keyboard is elsewhere, so that nothing moves.
    QSizePolicy policy = m_hints->sizePolicy();
    policy.setRetainSizeWhenHidden(!hints.isEmpty());
    m_hints->setSizePolicy(policy);
    showHints();
}

/// While the keys are heard, as they are in the text alone.
void UtteranceCard::showHints()
{
    const QWidget* focus = QApplication::focusWidget();
    m_hints->setVisible(
        !m_shownHints.isEmpty() && (!focus || focus == m_view || focus->window() != window()));
}

} // namespace tandem
