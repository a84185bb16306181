#pragma once

#include "ui/keyhint.h"

#include <QWidget>

class QPainter;

namespace tandem {

/// A key as a small cap with what it does beside it: [Y] yes.
class KeyCap final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeyCap)

public:
    explicit KeyCap(const KeyHint& hint, QWidget* parent = nullptr);

    const KeyHint& hint() const { return m_hint; }
    void setHint(const KeyHint& hint);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    KeyHint m_hint;
};

/// The room that a row of hints takes when painted by paintKeyHints().
QSize keyHintsSize(const QList<KeyHint>& hints);

/// Paints hints in a row from the leading edge of `rect` on, vertically centred; what does not fit
/// is left out whole.
void paintKeyHints(QPainter* painter, const QRect& rect, const QList<KeyHint>& hints,
    Qt::LayoutDirection direction);

} // namespace tandem
