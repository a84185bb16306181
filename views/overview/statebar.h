#pragma once

#include "ui/rows/rowlook.h"

#include <QList>
#include <QWidget>

namespace tandem {

/// A part of a whole, told apart by colour and pattern.
struct StatePart
{
    qint64 count = 0;
    ColorName color = &ThemeColors::accent;
    bool isHatched = false; ///< as what cannot go on
    bool operator==(const StatePart&) const = default;
};

/// How a whole is divided, as one bar from the leading edge; what the parts are says a legend of
/// StateSwatches. No part with items is too thin to be seen.
class StateBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StateBar)

public:
    explicit StateBar(QWidget* parent = nullptr);

    void setParts(const QList<StatePart>& parts);
    const QList<StatePart>& parts() const { return m_parts; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<StatePart> m_parts;
};

/// The colour and pattern of one part, for its legend.
class StateSwatch final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StateSwatch)

public:
    explicit StateSwatch(const StatePart& part, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    StatePart m_part;
};

} // namespace tandem
