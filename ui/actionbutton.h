#pragma once

#include "ui/themecolors.h"

#include <QPushButton>

class QAction;

namespace tandem {

/// A button for a command, with the command's key as a cap beside its words. It follows the
/// command's text, key, tool tip and state.
class ActionButton final : public QPushButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ActionButton)

public:
    /// How it looks: as a button, as a hint in the line under a workspace, or as one of several
    /// answers, framed, and filled while its command is checked.
    enum class Look { Button, Hint, Answer };

    /// `action` must live as long as this.
    explicit ActionButton(QAction* action, Look look = Look::Button, QWidget* parent = nullptr);

    /// An answer with the colours that it has when it holds. A click does not make it hold: what
    /// the command does makes it checked.
    ActionButton(QAction* action, QColor ThemeColors::*color, QColor ThemeColors::*back,
        QWidget* parent = nullptr);

    /// Other words than the command's own; empty: the command's.
    void setLabel(const QString& label);
    /// Whether the key stands beside the words, as it does at first; not where the words say it.
    void setShowsKey(bool shows);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();
    QFont wordsFont() const;
    QColor wordsColor() const;
    void paintFrame(QPainter* painter) const;

    QAction* m_action;
    Look m_look;
    QColor ThemeColors::*m_color = &ThemeColors::text;
    QColor ThemeColors::*m_back = &ThemeColors::selection;
    QString m_key;
    QString m_label;
    bool m_showsKey = true;
};

} // namespace tandem
