#pragma once

#include "ui/themecolors.h"

#include <QIcon>
#include <QPixmap>
#include <QString>

namespace tandem {

/// The program's own icons, one SVG file each.
enum class Icon {
    Overview,
    Annotate,
    Compare,
    Inspect,
    Metrics,
    Studies,
    Runs,
    Search,
    People,
    Add,
    Remove,
    Edit,
    Up,
    Down,
    Export,
    Import,
    Note,
    Guideline,
    Undo,
    Redo,
    Check,
    Warning,
    Time,
    Unsure,
    Settings,
    Sample,
    Close,
    Open,
    Discussion,
    Lock,
    Facts,
    Opinions,
    Evaluate,
    Models,
    Timelines,
    More,
};

/// The file name of an icon without folder and ending, e.g. "overview".
QString iconName(Icon icon);

/// Where the SVG files are: ":/tandem/icons" unless set otherwise (tests set a folder). For the
/// whole application.
QString iconRoot();
void setIconRoot(const QString& folder);

/// An icon in the theme's colours: secondary, accent when on or selected, disabled when disabled.
/// It follows a change of theme by itself, and is sharp at any scale. A missing file gives an empty
/// icon.
QIcon themedIcon(Icon icon);

/// The same, drawn in the colour of one role in every state, e.g. &ThemeColors::boundary.
QIcon themedIcon(Icon icon, QColor ThemeColors::*role);

/// One picture of an icon: `size` logical pixels square, at `devicePixelRatio`.
QPixmap iconPixmap(Icon icon, const QColor& color, int size, qreal devicePixelRatio = 1.0);

/// The program's own icon, in its own colours.
QIcon applicationIcon();

} // namespace tandem
