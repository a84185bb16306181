#include "views/compare/compareheader.h"

#include "ui/arrange.h"
#include "ui/badge.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "ui/theme.h"
#include "views/compare/comparestate.h"
#include "views/compare/figuretext.h"

#include <QAction>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QResizeEvent>
#include <QToolButton>

namespace tandem {

namespace {

QString stateText(const CompareState& state)
{
    switch (state.kind) {
    case CompareState::Kind::NoSample:
        return {};
    case CompareState::Kind::Unassigned:
        return CompareHeader::tr("unassigned");
    case CompareState::Kind::Open:
        return CompareHeader::tr("labelling in progress");
    case CompareState::Kind::Compared:
        break;
    }
    return state.showsBlindPass ? CompareHeader::tr("first pass, blind")
                                : CompareHeader::tr("submitted by both");
}

QString ruleText(const CompareState& state)
{
    if (state.kind != CompareState::Kind::Compared)
        return {};
    return state.comparison.rule == ConsistencyRule::Strict ? CompareHeader::tr("strict rule")
                                                            : CompareHeader::tr("adjudication");
}

} // namespace

CompareHeader::CompareHeader(const QWidget& screen, QWidget* steps, QWidget* parent)
    : QWidget(parent)
    , m_header(new PaneHeader(this))
    , m_headline(named(newNote(this, LabelStyle::Title), "compareHeadline"))
    , m_habits(named(newNote(this, LabelStyle::Secondary), "compareHabits"))
    , m_place(named(newLabel(this, LabelStyle::Small), "comparePlace"))
    , m_badge(named(new Badge(this), "compareState"))
{
    // The title gives way, not the state.
    m_badge->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_header->addControl(steps);
    m_header->addControl(stepButton(commandNamed(&screen, "comparePreviousSample"), false));
    m_header->addControl(m_place);
    m_header->addControl(stepButton(commandNamed(&screen, "compareNextSample"), true));
    m_header->addControl(m_badge);
    m_header->addControl(commandButton(commandNamed(&screen, "compareSettle")));
    m_header->addControl(commandButton(commandNamed(&screen, "compareReopen")));
    m_headline->setContentsMargins(16, 10, 16, 4);
    m_habits->setContentsMargins(16, 0, 16, 6);
    inColumn(this, {m_header, m_headline, m_habits}, 0);
}

QToolButton* CompareHeader::stepButton(QAction* action, bool forward)
{
    auto* button = new QToolButton(this);
    button->setArrowType(forward ? Qt::DownArrow : Qt::UpArrow);
    button->setAutoRaise(true);
    const auto follow = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setAccessibleName(action->text().remove(QLatin1Char('&')));
        button->setToolTip(QStringLiteral("%1 (%2)").arg(
            button->accessibleName(), action->shortcut().toString(QKeySequence::NativeText)));
    };
    connect(action, &QAction::changed, button, follow);
    connect(button, &QToolButton::clicked, action, [action] { action->trigger(); });
    follow();
    return button;
}

QPushButton* CompareHeader::commandButton(QAction* action)
{
    auto* button = new QPushButton(this);
    button->setObjectName(action->objectName() + QStringLiteral("Button"));
    const auto follow = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setVisible(action->isVisible());
        button->setText(action->text().remove(QLatin1Char('&')));
        button->setToolTip(action->toolTip());
    };
    connect(action, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, action, [action] { action->trigger(); });
    follow();
    return button;
}

void CompareHeader::setState(const CompareState& state)
{
    const bool any = state.kind != CompareState::Kind::NoSample;
    m_header->setTitle(
        any ? tr("Sample %1").arg(results::countText(state.sample.position)) : tr("Compare"));
    m_headline->setText(state.sample.title);
    m_headline->setVisible(!state.sample.title.isEmpty());
    m_habits->setText(state.habits.join(QLatin1Char('\n')));
    m_habits->setVisible(!state.habits.isEmpty());
    QStringList parts;
    for (const QString& part : {stateText(state), ruleText(state)}) {
        if (!part.isEmpty())
            parts.append(part);
    }
    m_header->setRemark(parts.join(QStringLiteral(" · ")));
    showBadge(state);
}

void CompareHeader::showBadge(const CompareState& state)
{
    if (state.showsBlindPass) {
        m_badge->setBadge(BadgeKind::Neutral, tr("blind answers"));
    } else if (state.kind == CompareState::Kind::Compared) {
        if (state.comparison.isSettled())
            m_badge->setBadge(BadgeKind::Settled, tr("settled"));
        else
            m_badge->setBadge(BadgeKind::Closed, tr("round closed"));
    } else if (state.kind == CompareState::Kind::Open) {
        const bool one = state.sample.round->state() == RoundState::SubmittedByOne;
        m_badge->setBadge(
            one ? BadgeKind::Waiting : BadgeKind::Open, one ? tr("submitted by one") : tr("open"));
    }
    m_hasBadge =
        state.kind == CompareState::Kind::Compared || state.kind == CompareState::Kind::Open;
    giveWay();
}

/// Where there is little room the number of the sample, the steps and the buttons stay whole; what
/// the list of samples says as well gives way, then what the buttons say.
void CompareHeader::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    giveWay();
}

void CompareHeader::giveWay()
{
    m_place->setVisible(m_hasPlace);
    m_badge->setVisible(m_hasBadge);
    const auto isCramped = [this] {
        return m_header->layout()->minimumSize().width() + m_header->titleWidth() > width();
    };
    if (isCramped())
        m_place->hide();
    if (isCramped())
        m_badge->hide();
}

void CompareHeader::setPlace(int place, int closed)
{
    m_hasPlace = closed > 0;
    m_place->setText(
        place > 0 ? tr("%1 of %2 closed").arg(results::countText(place), results::countText(closed))
                  : tr("%1 closed").arg(results::countText(closed)));
    giveWay();
}

} // namespace tandem
