#include "ui/statcard.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/theme.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace tandem {

StatCard::StatCard(QWidget* parent)
    : QFrame(parent)
    , m_title(newLabel(this, LabelStyle::Secondary))
    , m_value(newLabel(this, LabelStyle::Figure))
    , m_subline(newNote(this, LabelStyle::Small))
    , m_links(new QHBoxLayout)
{
    setSurface(this, Surface::Card);
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_links->setSpacing(4);
    // As high with links as without, so that cards in a row stay level.
    m_subline->setMinimumHeight(QFontMetrics(themeFont(FontRole::Small)).height() + 8);

    m_first = inRow({m_value, Free(1)}, 6);
    m_foot = inRow({{m_subline, 1}, m_links}, 6);
    inColumn(this, {m_title, m_first, m_foot, Free()}, 2, {14, 12, 14, 12});
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void StatCard::setCompact()
{
    setSurface(this, Surface::None);
    setLabelStyle(m_value, LabelStyle::Strong);
    delete layout(); // the row of links goes with it
    m_links = new QHBoxLayout;
    auto* line = inRow({m_title, {m_value, 1}}, 6);
    auto* foot = inRow({{m_subline, 1}, m_links}, 6);
    inColumn(this, {line, foot, Free()}, 0);
}

void StatCard::setTitle(const QString& title)
{
    m_title->setText(title);
    describe();
}

void StatCard::setValue(const QString& value)
{
    m_value->setText(value);
    describe();
}

QString StatCard::value() const
{
    return m_value->text();
}

void StatCard::setSubline(const QString& text)
{
    m_subline->setText(text);
    if (m_hasFixedLines)
        m_subline->setToolTip(text);
    describe();
}

void StatCard::setSublineLines(int lines)
{
    m_hasFixedLines = true;
    m_subline->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    inEveryLook(m_subline, [this, lines] {
        m_subline->setFixedHeight(
            QFontMetrics(themeFont(FontRole::Small)).lineSpacing() * lines + 2);
    });
}

void StatCard::setLinks(const QList<CardLink>& links)
{
    while (QLayoutItem* item = m_links->takeAt(0)) {
        // A link may be replaced by what its own click sets off.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const CardLink& link : links) {
        auto* button = new QToolButton(this);
        button->setText(link.text);
        button->setToolTip(link.toolTip);
        button->setAccessibleName(
            tr("%1: %2", "title of a figure: link").arg(m_title->text(), link.text));
        button->setFocusPolicy(Qt::StrongFocus);
        setLinkLike(button, true);
        connect(
            button, &QToolButton::clicked, this, [this, id = link.id] { emit linkActivated(id); });
        m_links->addWidget(button, 0, Qt::AlignBottom);
    }
}

void StatCard::putLinksBesideValue()
{
    m_foot->removeItem(m_links);
    m_links->setParent(nullptr); // or the other line would not take it
    m_first->addLayout(m_links);
}

void StatCard::describe()
{
    setAccessibleName(tr("%1: %2", "title of a figure: value").arg(m_title->text(), value()));
    setAccessibleDescription(m_subline->text());
}

} // namespace tandem
