#pragma once

#include "ui/themecolors.h"

#include <QAbstractButton>

class QAction;

namespace tandem {

/// A button that gives an opinion, with its key as a cap; filled while the opinion is the one
/// given. It follows the state of its command.
class OpinionButton final : public QAbstractButton
{
    Q_OBJECT
    Q_DISABLE_COPY(OpinionButton)

public:
    /// `color` and `back` fill the button while it is checked. `action` must live as long as this.
    OpinionButton(QAction* action, QColor ThemeColors::*color, QColor ThemeColors::*back,
        QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    QAction* m_action;
    QColor ThemeColors::*m_color;
    QColor ThemeColors::*m_back;
    QString m_key;
};

} // namespace tandem
