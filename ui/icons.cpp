#include "ui/icons.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <QVariant>

namespace tandem {

namespace {

constexpr const char* iconNames[] = {"overview", "annotate", "compare", "inspect", "metrics",
    "studies", "runs", "search", "people", "add", "remove", "edit", "up", "down", "export",
    "import", "note", "guideline", "undo", "redo", "check", "warning", "time", "unsure", "settings",
    "sample", "close", "open", "discussion", "lock", "facts", "opinions", "evaluate", "models",
    "timelines", "more"};

QString iconPath(const QString& name)
{
    return iconRoot() + QLatin1Char('/') + name + QLatin1String(".svg");
}

QByteArray svgIn(const QString& path, const QColor& color)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll().replace("currentColor", color.name().toLatin1());
}

/// `pixels` is in device pixels.
QPixmap rendered(const QString& path, const QColor& color, const QSize& pixels)
{
    const QString key = path + QLatin1Char('|') + color.name() + QLatin1Char('|') +
                        QString::number(pixels.width()) + QLatin1Char('x') +
                        QString::number(pixels.height());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(pixels);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(svgIn(path, color));
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    if (renderer.isValid()) {
        QPainter painter(&pixmap);
        renderer.render(&painter);
    }
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

/// Draws an SVG file in the colour that the theme gives a button's state at that moment.
class ThemedIconEngine final : public QIconEngine
{
public:
    ThemedIconEngine(QString path, QColor ThemeColors::*role)
        : m_path(std::move(path))
        , m_role(role)
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        QPixmap pixmap = rendered(m_path, color(mode, state), rect.size() * ratio);
        pixmap.setDevicePixelRatio(ratio);
        painter->drawPixmap(rect, pixmap);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return rendered(m_path, color(mode, state), size);
    }

    QIconEngine* clone() const override { return new ThemedIconEngine(m_path, m_role); }
    QString key() const override { return QStringLiteral("tandem"); }
    bool isNull() override { return false; }

private:
    QColor color(QIcon::Mode mode, QIcon::State state) const
    {
        const ThemeColors& colors = themeColors();
        if (mode == QIcon::Disabled)
            return colors.disabled;
        if (m_role)
            return colors.*m_role;
        return state == QIcon::On || mode == QIcon::Selected ? colors.accent : colors.secondary;
    }

    QString m_path;
    QColor ThemeColors::*m_role;
};

} // namespace

QString iconName(Icon icon)
{
    return QString::fromLatin1(iconNames[int(icon)]);
}

QString iconRoot()
{
    const QString root = qApp ? qApp->property("tandemIconRoot").toString() : QString();
    return root.isEmpty() ? QStringLiteral(":/tandem/icons") : root;
}

void setIconRoot(const QString& folder)
{
    qApp->setProperty("tandemIconRoot", folder);
}

QIcon themedIcon(Icon icon)
{
    return themedIcon(icon, nullptr);
}

QIcon themedIcon(Icon icon, QColor ThemeColors::*role)
{
    const QString path = iconPath(iconName(icon));
    return QFile::exists(path) ? QIcon(new ThemedIconEngine(path, role)) : QIcon();
}

QPixmap iconPixmap(Icon icon, const QColor& color, int size, qreal devicePixelRatio)
{
    const int pixels = qRound(size * devicePixelRatio);
    QPixmap pixmap = rendered(iconPath(iconName(icon)), color, QSize(pixels, pixels));
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

QIcon applicationIcon()
{
    return QIcon(iconPath(QStringLiteral("tandem")));
}

} // namespace tandem
