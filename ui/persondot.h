#pragma once

#include <QIcon>
#include <QWidget>

class QPainter;

namespace tandem {

/// A person's coloured dot with the name beside it: colour never stands alone.
class PersonDot final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PersonDot)

public:
    explicit PersonDot(QWidget* parent = nullptr);

    void setPerson(const QString& name, const QColor& color);
    QString name() const { return m_name; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString m_name;
    QColor m_color;
};

/// Diameter of a dot beside text of the body font, px.
int personDotDiameter();

/// Paints the dot of a person, centred in `area`, with a thin outline where the colour is close to
/// the background.
void paintPersonDot(QPainter* painter, const QRect& area, const QColor& color);

/// The dot as an icon for menus and item views.
QIcon personDotIcon(const QColor& color);

/// Colours for people in the order they are added: colour-blind-safe (Okabe and Ito), the
/// annotators' two first.
QList<QColor> personColors();

} // namespace tandem
