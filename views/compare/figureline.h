#pragma once

#include "views/compare/cardtext.h"

#include <QList>
#include <QWidget>

class QLabel;
class QToolButton;

namespace tandem {

/// The figures of a comparison as text, one behind the other, in as few lines as the width allows;
/// what else a card says of them is in their tool tips.
class FigureLine final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FigureLine)

public:
    /// With places for so many figures.
    explicit FigureLine(int figures, QWidget* parent = nullptr);

    void setFigure(int figure, const CardText& text);
    /// The link behind a figure; it is made when it is first set.
    void setLink(int figure, const QString& text, const QString& toolTip);

signals:
    void linkActivated(int figure);

private:
    /// One figure: its name, its value, a link.
    struct Place
    {
        QWidget* all;
        QLabel* name;
        QLabel* value;
        QToolButton* link = nullptr;
    };
    QList<Place> m_places;
};

} // namespace tandem
