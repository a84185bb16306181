#pragma once

#include <QBoxLayout>
#include <QMargins>

#include <initializer_list>

namespace tandem {

/// Room in a row or column that takes what the others leave.
struct Free
{
    explicit Free(int share = 0)
        : stretch(share)
    {
    }
    int stretch;
};

/// Room of a fixed width or height in a row or column.
struct Gap
{
    explicit Gap(int size)
        : pixels(size)
    {
    }
    int pixels;
};

/// What stands in a row or column: a widget, a row or column in it, or room. The stretch says how
/// much of the free room it takes.
class Piece final
{
public:
    Piece(QWidget* widget, int stretch = 0, Qt::Alignment alignment = {})
        : m_widget(widget)
        , m_stretch(stretch)
        , m_alignment(alignment)
    {
    }
    Piece(QLayout* layout, int stretch = 0)
        : m_layout(layout)
        , m_stretch(stretch)
    {
    }
    Piece(Free room)
        : m_stretch(room.stretch)
    {
    }
    Piece(Gap gap)
        : m_pixels(gap.pixels)
    {
    }

    void addTo(QBoxLayout& layout) const;

private:
    QWidget* m_widget = nullptr;
    QLayout* m_layout = nullptr;
    int m_stretch = 0;
    int m_pixels = 0;
    Qt::Alignment m_alignment = {};
};

/// The style's own room between the pieces.
inline constexpr int kUsualSpacing = -1;

/// Lays `pieces` out in `owner`, with the style's own room around and between them.
QHBoxLayout* inRow(QWidget* owner, std::initializer_list<Piece> pieces);
QVBoxLayout* inColumn(QWidget* owner, std::initializer_list<Piece> pieces);

/// The same with so much room between them, and around them.
QHBoxLayout* inRow(
    QWidget* owner, std::initializer_list<Piece> pieces, int spacing, const QMargins& margins = {});
QVBoxLayout* inColumn(
    QWidget* owner, std::initializer_list<Piece> pieces, int spacing, const QMargins& margins = {});

/// A row or column to be put into another.
QHBoxLayout* inRow(
    std::initializer_list<Piece> pieces, int spacing = kUsualSpacing, const QMargins& margins = {});
QVBoxLayout* inColumn(
    std::initializer_list<Piece> pieces, int spacing = kUsualSpacing, const QMargins& margins = {});

} // namespace tandem
