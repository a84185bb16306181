#include "ui/arrange.h"

namespace tandem {

namespace {

template <typename Layout>
Layout* arranged(QWidget* owner, std::initializer_list<Piece> pieces)
{
    auto* layout = new Layout(owner);
    for (const Piece& piece : pieces)
        piece.addTo(*layout);
    return layout;
}

template <typename Layout>
Layout* arranged(
    QWidget* owner, std::initializer_list<Piece> pieces, int spacing, const QMargins& margins)
{
    auto* layout = arranged<Layout>(owner, pieces);
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

} // namespace

void Piece::addTo(QBoxLayout& layout) const
{
    if (m_widget)
        layout.addWidget(m_widget, m_stretch, m_alignment);
    else if (m_layout)
        layout.addLayout(m_layout, m_stretch);
    else if (m_pixels > 0)
        layout.addSpacing(m_pixels);
    else
        layout.addStretch(m_stretch);
}

QHBoxLayout* inRow(QWidget* owner, std::initializer_list<Piece> pieces)
{
    return arranged<QHBoxLayout>(owner, pieces);
}

QVBoxLayout* inColumn(QWidget* owner, std::initializer_list<Piece> pieces)
{
    return arranged<QVBoxLayout>(owner, pieces);
}

QHBoxLayout* inRow(
    QWidget* owner, std::initializer_list<Piece> pieces, int spacing, const QMargins& margins)
{
    return arranged<QHBoxLayout>(owner, pieces, spacing, margins);
}

QVBoxLayout* inColumn(
    QWidget* owner, std::initializer_list<Piece> pieces, int spacing, const QMargins& margins)
{
    return arranged<QVBoxLayout>(owner, pieces, spacing, margins);
}

QHBoxLayout* inRow(std::initializer_list<Piece> pieces, int spacing, const QMargins& margins)
{
    return arranged<QHBoxLayout>(nullptr, pieces, spacing, margins);
}

QVBoxLayout* inColumn(std::initializer_list<Piece> pieces, int spacing, const QMargins& margins)
{
    return arranged<QVBoxLayout>(nullptr, pieces, spacing, margins);
}

} // namespace tandem
