#include "ui/themecolors.h"

#include <QApplication>
#include <QPalette>
#include <QVariant>

#include <algorithm>
#include <cmath>

namespace tandem {

const ThemeColors& lightColors()
{
    static const ThemeColors colors{
        .dark = false,
        .window = QColor(0xf6f7f9),
        .panel = QColor(0xffffff),
        .line = QColor(0xe1e4ea),
        .text = QColor(0x1c2330),
        .secondary = QColor(0x566072),
        .faint = QColor(0x646d7f),
        .accent = QColor(0x2f5bd0),
        .onAccent = QColor(0xffffff),
        .selection = QColor(0xeaf0ff),
        .hover = QColor(0xf0f2f6),
        .disabled = QColor(0x687183),
        .annotatorA = QColor(0x0072b2),
        .annotatorB = QColor(0xd98a00),
        .yes = QColor(0x007655),
        .yesBack = QColor(0xe2f5ee),
        .no = QColor(0x556072),
        .noBack = QColor(0xeef0f4),
        .boundary = QColor(0xa84a05),
        .boundaryBack = QColor(0xfdf0e3),
        .linkBoth = QColor(0x007a58),
        .linkContent = QColor(0x0072b2),
        .linkStyle = QColor(0xa8458d),
        .linkNeither = QColor(0xb54e00),
        .unmatched = QColor(0x98a1b2),
        .found = QColor(0xfff1b8),
    };
    return colors;
}

const ThemeColors& darkColors()
{
    static const ThemeColors colors{
        .dark = true,
        .window = QColor(0x15181e),
        .panel = QColor(0x1c2027),
        .line = QColor(0x2d333d),
        .text = QColor(0xe6e9ef),
        .secondary = QColor(0xa3adbd),
        .faint = QColor(0x939db0),
        .accent = QColor(0x7da2ff),
        .onAccent = QColor(0x10192e),
        .selection = QColor(0x22304f),
        .hover = QColor(0x252a33),
        .disabled = QColor(0x7f899b),
        .annotatorA = QColor(0x56b4e9),
        .annotatorB = QColor(0xf0b444),
        .yes = QColor(0x3ddba8),
        .yesBack = QColor(0x143b30),
        .no = QColor(0xaab3c2),
        .noBack = QColor(0x2a303a),
        .boundary = QColor(0xffb06b),
        .boundaryBack = QColor(0x43301f),
        .linkBoth = QColor(0x2fd3a2),
        .linkContent = QColor(0x56b4e9),
        .linkStyle = QColor(0xe08bc3),
        .linkNeither = QColor(0xff8d4d),
        .unmatched = QColor(0x6c7688),
        .found = QColor(0x3a3211),
    };
    return colors;
}

const ThemeColors& themeColors(const QWidget*)
{
    const bool dark = qApp && qApp->property("tandemDark").toBool();
    return dark ? darkColors() : lightColors();
}

namespace {

double luminance(const QColor& color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

} // namespace

double contrastRatio(const QColor& first, const QColor& second)
{
    const auto [low, high] = std::minmax({luminance(first), luminance(second)});
    return (high + 0.05) / (low + 0.05);
}

QPalette paletteOf(const ThemeColors& colors)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colors.window);
    palette.setColor(QPalette::WindowText, colors.text);
    palette.setColor(QPalette::Base, colors.panel);
    palette.setColor(QPalette::AlternateBase, colors.window);
    palette.setColor(QPalette::Text, colors.text);
    palette.setColor(QPalette::Button, colors.panel);
    palette.setColor(QPalette::ButtonText, colors.text);
    palette.setColor(QPalette::BrightText, colors.boundary);
    palette.setColor(QPalette::ToolTipBase, colors.panel);
    palette.setColor(QPalette::ToolTipText, colors.text);
    palette.setColor(QPalette::PlaceholderText, colors.secondary);
    palette.setColor(QPalette::Highlight, colors.selection);
    palette.setColor(QPalette::HighlightedText, colors.text);
    palette.setColor(QPalette::Link, colors.accent);
    palette.setColor(QPalette::LinkVisited, colors.accent);
    palette.setColor(QPalette::Light, colors.panel);
    palette.setColor(QPalette::Midlight, colors.hover);
    palette.setColor(QPalette::Mid, colors.line);
    palette.setColor(QPalette::Dark, colors.unmatched);
    palette.setColor(QPalette::Shadow, colors.line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
             QPalette::HighlightedText, QPalette::Link})
        palette.setColor(QPalette::Disabled, role, colors.disabled);
    return palette;
}

} // namespace tandem
