#include "views/compare/figureline.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"
#include "ui/theme.h"
#include "ui/wrappinglayout.h"

#include <QToolButton>

namespace tandem {

namespace {

constexpr int kBetweenFigures = 14;
constexpr int kInFigure = 5;

} // namespace

FigureLine::FigureLine(int figures, QWidget* parent)
    : QWidget(parent)
{
    auto* line = new WrappingLayout(this, kBetweenFigures, 2);
    for (int i = 0; i < figures; ++i) {
        auto* all = new QWidget(this);
        m_places.append(
            {all, newLabel(all, LabelStyle::Small), newLabel(all, LabelStyle::SmallStrong)});
        m_places.last().value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        inRow(all, {m_places.last().name, m_places.last().value}, kInFigure);
        line->addWidget(all);
    }
}

void FigureLine::setFigure(int figure, const CardText& text)
{
    const Place& place = m_places.at(figure);
    place.name->setText(text.shortTitle.isEmpty() ? text.title : text.shortTitle);
    place.value->setText(text.shortValue.isEmpty() ? text.value : text.shortValue);
    QStringList rest{text.title, text.subline, text.toolTip};
    rest.removeAll(QString());
    place.all->setToolTip(plainToolTip(rest.join(u'\n')));
}

void FigureLine::setLink(int figure, const QString& text, const QString& toolTip)
{
    Place& place = m_places[figure];
    if (!place.link) {
        place.link = new QToolButton(place.all);
        place.link->setFocusPolicy(Qt::StrongFocus);
        setLinkLike(place.link, true);
        place.all->layout()->addWidget(place.link);
        connect(place.link, &QToolButton::clicked, this,
            [this, figure] { emit linkActivated(figure); });
    }
    place.link->setText(text);
    place.link->setToolTip(toolTip);
    place.link->setAccessibleName(
        tr("%1: %2", "title of a figure: link").arg(place.name->text(), text));
}

} // namespace tandem
