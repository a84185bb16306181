#pragma once

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QRegularExpression>
#include <QStringList>
#include <QWidget>

/// What a screen says, as text: of each part on it its name, its texts, whether it is enabled, and
/// of lists and tables what their models hold, by role.
namespace tandem {

inline QString dumpedValue(const QVariant& value)
{
    if (value.userType() == QMetaType::QStringList)
        return value.toStringList().join(u'|');
    QString text = value.toString();
    // Clocks run on while one looks.
    static const QRegularExpression clock(QStringLiteral("[0-9]+:[0-9]{2}(:[0-9]{2})?\\b"));
    if (text.contains(u':'))
        text.replace(clock, QStringLiteral("CLOCK"));
    return text.replace(u'\n', QStringLiteral("\\n"));
}

inline void dumpRows(
    const QAbstractItemModel& model, const QModelIndex& parent, const QString& at, QStringList& to)
{
    constexpr int kMostRows = 200;
    const QList<int> roles{Qt::DisplayRole, Qt::ToolTipRole, Qt::CheckStateRole,
        Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole, Qt::UserRole, Qt::UserRole + 1,
        Qt::UserRole + 2, Qt::UserRole + 3, Qt::UserRole + 4, Qt::UserRole + 5, Qt::UserRole + 6,
        Qt::UserRole + 7, Qt::UserRole + 8, Qt::UserRole + 9, Qt::UserRole + 10, Qt::UserRole + 11,
        Qt::UserRole + 12, Qt::UserRole + 13, Qt::UserRole + 14, Qt::UserRole + 15};
    for (int row = 0; row < qMin(kMostRows, model.rowCount(parent)); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            QStringList cell;
            for (const int role : roles) {
                const QString text = dumpedValue(index.data(role));
                if (!text.isEmpty())
                    cell.append(QStringLiteral("%1=%2").arg(role).arg(text));
            }
            to.append(QStringLiteral("%1 [%2,%3] %4")
                          .arg(at)
                          .arg(row)
                          .arg(column)
                          .arg(cell.join(QStringLiteral("; "))));
        }
        const QModelIndex first = model.index(row, 0, parent);
        if (model.hasChildren(first))
            dumpRows(model, first, at + QStringLiteral("/%1").arg(row), to);
    }
}

inline void dumpHeader(const QAbstractItemModel& model, const QString& at, QStringList& to)
{
    for (int column = 0; column < model.columnCount(); ++column) {
        const QString text = dumpedValue(model.headerData(column, Qt::Horizontal));
        if (!text.isEmpty())
            to.append(QStringLiteral("%1 header %2: %3").arg(at).arg(column).arg(text));
    }
}

inline void dumpPart(const QWidget& part, const QString& above, QStringList& to)
{
    QString name = part.objectName();
    if (name.startsWith(QLatin1String("qt_")))
        name.clear();
    const QString at =
        above + u'/' +
        (name.isEmpty() ? QString::fromLatin1(part.metaObject()->className()) : name);
    QString line = at;
    if (!part.isEnabled())
        line += QStringLiteral(" (disabled)");
    for (const char* property :
        {"text", "plainText", "currentText", "title", "windowTitle", "accessibleName",
            "accessibleDescription", "toolTip", "placeholderText", "checked", "value", "count"}) {
        const QString text = dumpedValue(part.property(property));
        if (!text.isEmpty())
            line += QStringLiteral(" %1=\"%2\"").arg(QLatin1String(property), text);
    }
    if (line != at)
        to.append(line);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&part); view && view->model()) {
        dumpHeader(*view->model(), at, to);
        dumpRows(*view->model(), view->rootIndex(), at, to);
        return; // what it holds are editors and rows' widgets
    }
    const QObjectList children = part.children();
    for (const QObject* child : children) {
        const auto* widget = qobject_cast<const QWidget*>(child);
        if (widget && !widget->isHidden() && !widget->isWindow())
            dumpPart(*widget, at, to);
    }
}

inline QStringList dumpOf(const QWidget& screen)
{
    QStringList lines;
    dumpPart(screen, {}, lines);
    return lines;
}

/// The first lines in which two dumps differ; "" where they are equal.
inline QString dumpDifference(const QStringList& shown, const QStringList& fresh)
{
    constexpr qsizetype kMostShown = 4;
    QStringList lines;
    qsizetype at = 0;
    while (at < shown.size() && at < fresh.size() && shown.at(at) == fresh.at(at))
        ++at;
    if (at == shown.size() && at == fresh.size())
        return {};
    for (qsizetype i = at; i < qMin(at + kMostShown, qMax(shown.size(), fresh.size())); ++i) {
        if (shown.value(i) != fresh.value(i))
            lines.append(
                QStringLiteral("  shown: %1\n  fresh: %2").arg(shown.value(i), fresh.value(i)));
    }
    return lines.join(u'\n');
}

} // namespace tandem
