#pragma once

#include "ui/themecolors.h"
#include "ui/themefonts.h"

#include <QApplication>
#include <QObject>
#include <QPointer>

class QLabel;
class QPushButton;

namespace tandem {

/// What the user asked for.
enum class ThemeChoice { System, Light, Dark };

/// Dresses the application: Fusion, palette and style sheet in the chosen colours. The program owns
/// one; widgets read themeColors() and never this.
class Theme final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Theme)

public:
    /// Dresses `application` at once, following the system.
    explicit Theme(QApplication& application);
    ~Theme() override;

    ThemeChoice choice() const { return m_choice; }
    /// Dresses the application anew; changed() follows if the colours are others than before.
    void setChoice(ThemeChoice choice);
    /// Dresses the application anew: widgets measure their words again.
    void apply();
    /// Sets the application's font and all that goes by it.
    void setFont(const QFont& font);

    bool isDark() const { return m_dark; }
    const ThemeColors& colors() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// The colours are others now; palette and style sheet are already in place.
    void changed();

private:
    void judgeSystem();

    QApplication& m_application;
    ThemeChoice m_choice = ThemeChoice::System;
    bool m_systemDark = false;
    bool m_dark = false;
    bool m_applying = false;
};

/// Whether a palette is a dark one: its window is darker than its text.
bool isDarkPalette(const QPalette& palette);

/// How a label steps forward or back.
enum class LabelStyle { Plain, Title, Strong, Secondary, Small, SmallStrong, Error, Figure };

/// Dresses a label in a style that follows the theme and the system's font size. The label shows
/// plain text from then on.
void setLabelStyle(QLabel* label, LabelStyle style);

/// The one button of a screen that Enter stands for.
void setPrimary(QPushButton* button, bool primary = true);

/// What a container is painted as.
enum class Surface {
    None,   ///< as Qt does
    Window, ///< the colour behind everything
    Panel,  ///< a surface that is read
    Card,   ///< a panel with a thin rounded border
};

/// Gives a container its background; it follows the theme.
void setSurface(QWidget* widget, Surface surface);

/// Makes a tool button or push button look like a link: accent text, no frame, a focus mark;
/// `small` in the small font.
void setLinkLike(QWidget* button, bool small = false);

/// Makes a tool button a small chip in the colours of yes or no.
void setChipLook(QWidget* button, bool yes);

/// Makes a tool button an entry of the navigation rail.
void setRailLook(QWidget* button);

} // namespace tandem
