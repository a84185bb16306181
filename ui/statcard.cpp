#include "ui/statcard.h"

#include "ui/theme.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace tandem {

StatCard::StatCard(QWidget* parent)
    : StatCard(QString(), parent)
{
}

StatCard::StatCard(const QString& title, QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_value(new QLabel(this))
    , m_subline(new QLabel(this))
    , m_links(new QHBoxLayout)
{
    setSurface(this, Surface::Card);
    setLabelStyle(m_title, LabelStyle::Secondary);
    setLabelStyle(m_value, LabelStyle::Figure);
    setLabelStyle(m_subline, LabelStyle::Small);
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_subline->setWordWrap(true);
    m_links->setSpacing(4);
    // As high with links as without, so that cards in a row stay level.
    m_subline->setMinimumHeight(QFontMetrics(themeFont(FontRole::Small)).height() + 8);

    auto* foot = new QHBoxLayout;
    foot->setSpacing(6);
    foot->addWidget(m_subline, 1);
    foot->addLayout(m_links);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 12, 14, 12);
    layout->setSpacing(2);
    layout->addWidget(m_title);
    layout->addWidget(m_value);
    layout->addLayout(foot);
    layout->addStretch();
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setTitle(title);
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
    describe();
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

void StatCard::describe()
{
    setAccessibleName(tr("%1: %2", "title of a figure: value").arg(m_title->text(), value()));
    setAccessibleDescription(m_subline->text());
}

} // namespace tandem
