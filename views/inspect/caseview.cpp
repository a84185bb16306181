#include "views/inspect/caseview.h"

#include "ui/arrange.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/segmentswitch.h"
#include "views/inspect/linkcanvas.h"
#include "views/inspect/linklegend.h"
#include "views/inspect/textcolumn.h"
#include "views/inspect/twosystemsview.h"

#include <QKeyEvent>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

namespace tandem {

using expert::Side;

CaseView::CaseView(QWidget* parent)
    : QWidget(parent)
    , m_header(new PaneHeader(this))
    // The arrows are part of the texts: translations into right-to-left languages turn them.
    , m_sides(new SegmentSwitch(
          "caseSide",
          [] {
              return QStringList{
                  tr("Recall: expected → generated"), tr("Precision: generated → expected")};
          },
          m_header))
    , m_pages(new QStackedWidget(this))
    , m_twoSystems(new TwoSystemsView(this))
{
    setObjectName(QStringLiteral("caseView"));
    inColumn(this, {m_header, {m_pages, 1}}, 0);
    buildLinksPage();
    m_pages->addWidget(m_columns);
    m_pages->addWidget(m_twoSystems);
    setFocusProxy(m_canvas);
    // On the way across the picture nothing moves.
    m_hoverRest.setSingleShot(true);
    m_hoverRest.setInterval(250);
    connect(&m_hoverRest, &QTimer::timeout, this, [this] {
        if (m_hovered && !m_second && hasAspect(shownExplanation(), *m_hovered))
            reveal(*m_hovered, false);
    });
    m_header->addControl(m_sides);
    connect(m_sides, &SegmentSwitch::chosen, this, [this](int side) { setSide(Side(side)); });
    connect(m_twoSystems, &TwoSystemsView::aspectChosen, this, &CaseView::choose);
    connect(m_twoSystems, &TwoSystemsView::otherChosen, this, &CaseView::secondChosen);
    connect(
        m_twoSystems, &TwoSystemsView::neededHeightChanged, this, &CaseView::neededHeightChanged);
}

void CaseView::buildLinksPage()
{
    m_columns = named(new QSplitter(Qt::Horizontal, this), "caseColumns");
    m_columns->setChildrenCollapsible(false);
    keep(m_columns);
    m_expected = new TextColumn(Side::Expected, QStringLiteral("expectedText"), m_columns);
    auto* middle = new QWidget(m_columns);
    m_canvas = named(new LinkCanvas(middle), "linkCanvas");
    inColumn(middle, {new LinkLegend(middle), {m_canvas, 1}}, 0);
    middle->setMinimumWidth(220);
    m_generated = new TextColumn(Side::Generated, QStringLiteral("generatedText"), m_columns);
    m_columns->addWidget(m_expected);
    m_columns->addWidget(middle);
    m_columns->addWidget(m_generated);
    m_columns->setSizes({340, 440, 340});
    for (int i = 0; i < 3; ++i)
        m_columns->setStretchFactor(i, i == 1 ? 4 : 3);

    for (const Side side : {Side::Expected, Side::Generated}) {
        connect(column(side), &TextColumn::aspectHovered, this, [this, side](int aspect) {
            hover(aspect < 0 ? std::nullopt : std::optional(AspectRef{side, aspect}));
        });
        connect(column(side), &TextColumn::aspectClicked, this, [this, side](int aspect) {
            setSelected(AspectRef{side, aspect});
        });
    }
    connect(m_canvas, &LinkCanvas::hovered, this, &CaseView::hover);
    connect(m_canvas, &LinkCanvas::clicked, this,
        [this](const AspectRef& aspect) { setSelected(aspect); });
}

TextColumn* CaseView::column(Side side) const
{
    return side == Side::Expected ? m_expected : m_generated;
}

void CaseView::setEvaluation(const ShownCase& shown)
{
    m_shown = shown;
    const bool hadSecond = m_second.has_value();
    m_second.reset();
    m_hovered.reset();
    m_hoverRest.stop();
    const bool had = m_selected.has_value();
    m_selected.reset();
    fill();
    if (had)
        emit selectedChanged();
    if (hadSecond)
        emit secondChanged();
}

void CaseView::layOutAhead(const ShownCase& next)
{
    m_expected->layOutAhead(next);
    m_generated->layOutAhead(next);
}

void CaseView::fill()
{
    const EvaluationDetail& detail = m_shown.detail;
    constexpr qsizetype longestName = 60;
    constexpr qsizetype longestPrompt = 1000; // more never fits
    const QString& name = detail.summary.caseName;
    m_header->setTitle(name.size() > longestName
                           ? QString(name.left(longestName).trimmed() + QChar(0x2026))
                           : name);
    m_header->setRemark(detail.prompt.left(longestPrompt).simplified());
    m_sides->setCurrent(int(m_side));
    if (m_second) {
        m_twoSystems->setCases(m_shown, *m_second, m_side);
        m_pages->setCurrentWidget(m_twoSystems);
        setFocusProxy(m_twoSystems);
    } else {
        m_expected->setCase(m_shown, {});
        m_generated->setCase(m_shown, detail.summary.system);
        m_canvas->setExplanation(detail.explanation, m_side);
        m_pages->setCurrentWidget(m_columns);
        setFocusProxy(m_canvas);
    }
    light();
}

void CaseView::setSecond(std::optional<ShownCase> second)
{
    if (!second && !m_second)
        return;
    m_second = std::move(second);
    fill();
    if (!m_second)
        m_twoSystems->clear();
    emit secondChanged();
}

int CaseView::neededHeight() const
{
    if (m_second)
        return m_header->sizeHint().height() + m_twoSystems->neededHeight();
    const int links = m_canvas->y() + m_canvas->neededHeight(); // below its legend
    return m_header->sizeHint().height() +
           std::max({m_expected->neededHeight(), m_generated->neededHeight(), links});
}

std::optional<AspectRef> CaseView::secondAspect() const
{
    return m_second ? m_twoSystems->otherAspect() : std::nullopt;
}

bool CaseView::isSecondFirst() const
{
    return m_second && m_twoSystems->isOtherFirst();
}

void CaseView::addControl(QWidget* control)
{
    m_header->addControl(control);
}

void CaseView::setMode(expert::Mode mode)
{
    m_twoSystems->setMode(mode);
}

void CaseView::setShownExplanation(const expert::Explanation& explanation)
{
    if (m_shown.detail.explanation == explanation)
        return;
    m_shown.judge(explanation);
    if (m_second) {
        m_twoSystems->setCases(m_shown, *m_second, m_side);
    } else {
        m_expected->showVerdicts(m_shown);
        m_generated->showVerdicts(m_shown);
        m_canvas->updateExplanation(explanation, m_side);
    }
    light();
}

void CaseView::setSide(Side side)
{
    if (m_side == side)
        return;
    m_side = side;
    m_sides->setCurrent(int(side));
    if (m_second)
        m_twoSystems->setCases(m_shown, *m_second, side);
    else
        m_canvas->updateExplanation(shownExplanation(), side);
    light();
    if (m_selected && m_selected->side != side) {
        const QList<AspectRef> linked = linkedWith(shownExplanation(), *m_selected);
        if (!linked.isEmpty())
            setSelected(linked.first());
    }
    if (m_second)
        emit secondChanged(); // of its row it is the other side's verdict that counts now
}

void CaseView::toggleSide()
{
    setSide(expert::otherSide(m_side));
}

void CaseView::setSelected(std::optional<AspectRef> aspect)
{
    if (aspect && !hasAspect(shownExplanation(), *aspect))
        aspect.reset();
    if (m_selected == aspect)
        return;
    m_selected = aspect;
    light();
    if (aspect && !m_second)
        reveal(*aspect, true);
    emit selectedChanged();
    if (m_second)
        emit secondChanged(); // another row is current
}

/// Scrolls an aspect's box, its evidence and that of the first aspect it is linked with into sight.
void CaseView::reveal(const AspectRef& aspect, bool underPointerToo)
{
    const auto mayMove = [&](const QWidget* widget) {
        return underPointerToo || !widget->underMouse();
    };
    if (mayMove(m_canvas))
        m_canvas->reveal(aspect);
    QList<AspectRef> evidence{aspect};
    evidence += linkedWith(shownExplanation(), aspect).mid(0, 1);
    for (const AspectRef& shown : std::as_const(evidence)) {
        if (mayMove(column(shown.side)))
            column(shown.side)->reveal(shown.aspect);
    }
}

/// A row of the two systems: it keeps its place there, whatever the first system has in it.
void CaseView::choose(std::optional<AspectRef> aspect)
{
    if (m_selected != aspect) {
        m_selected = aspect;
        emit selectedChanged();
    }
    emit secondChanged();
}

void CaseView::hover(std::optional<AspectRef> aspect)
{
    if (m_hovered == aspect)
        return;
    m_hovered = aspect;
    light();
    if (aspect)
        m_hoverRest.start();
    else
        m_hoverRest.stop();
}

void CaseView::light()
{
    if (m_second) {
        m_twoSystems->setSelected(m_selected);
        return;
    }
    const auto lit = [this](const std::optional<AspectRef>& aspect, Side side) {
        QSet<int> aspects;
        if (!aspect)
            return aspects;
        if (aspect->side == side)
            aspects.insert(aspect->aspect);
        for (const AspectRef& linked : linkedWith(shownExplanation(), *aspect)) {
            if (linked.side == side)
                aspects.insert(linked.aspect);
        }
        return aspects;
    };
    for (const Side side : {Side::Expected, Side::Generated}) {
        const int current = m_selected && m_selected->side == side ? m_selected->aspect : -1;
        column(side)->setLit(lit(m_selected, side), lit(m_hovered, side), current);
    }
    m_canvas->setSelected(m_selected);
    m_canvas->setHovered(m_hovered);
}

void CaseView::setFoundWords(const QString& words)
{
    m_expected->setFoundWords(words);
    m_generated->setFoundWords(words);
    m_twoSystems->setFoundWords(words);
}

void CaseView::step(int by)
{
    if (m_second) {
        m_twoSystems->step(by);
        return;
    }
    const Side side = m_selected ? m_selected->side : m_side;
    const int count = int(shownExplanation().side(side).aspects.size());
    if (count == 0)
        return;
    const int from = m_selected ? m_selected->aspect : (by > 0 ? -1 : count);
    setSelected(AspectRef{side, std::clamp(from + by, 0, count - 1)});
}

void CaseView::jump(Qt::LayoutDirection towards)
{
    if (m_second) {
        m_twoSystems->stepSystem(towards);
        return;
    }
    const Side target = towards == layoutDirection() ? Side::Generated : Side::Expected;
    if (!m_selected || m_selected->side == target)
        return;
    const QList<AspectRef> linked = linkedWith(shownExplanation(), *m_selected);
    if (!linked.isEmpty())
        setSelected(linked.first());
}

void CaseView::keyPressEvent(QKeyEvent* event)
{
    const auto plain = event->modifiers() & ~Qt::KeypadModifier;
    const int key = plain == Qt::NoModifier ? event->key() : 0;
    if (key == Qt::Key_J || key == Qt::Key_Down)
        selectNext();
    else if (key == Qt::Key_K || key == Qt::Key_Up)
        selectPrevious();
    else if (key == Qt::Key_Left)
        jump(Qt::RightToLeft);
    else if (key == Qt::Key_Right)
        jump(Qt::LeftToRight);
    else if (key == Qt::Key_Escape && m_selected)
        setSelected(std::nullopt);
    else
        QWidget::keyPressEvent(event);
}

} // namespace tandem
