#include "app/window/appearance.h"
#include "app/window/mainwindow.h"
#include "testmain.h"
#include "tour.h"
#include "tourproject.h"
#include "toursettle.h"
#include "tourstops.h"

#include <QAccessible>
#include <QAccessibleInterface>
#include <QFile>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace tandem;

namespace {

/// Whether somebody who only hears the program has to know what this is.
bool needsName(const QAccessibleInterface& part)
{
    // A cell may be empty, and a label that shows an icon is decoration.
    const bool isLabel = qobject_cast<QLabel*>(part.object());
    switch (part.role()) {
    case QAccessible::Cell:
    case QAccessible::ColumnHeader:
    case QAccessible::RowHeader:
    case QAccessible::TreeItem:
        return false;
    case QAccessible::PushButton:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ButtonMenu:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::List:
    case QAccessible::Table:
    case QAccessible::Tree:
    case QAccessible::PageTab:
    case QAccessible::Chart:
    case QAccessible::ProgressBar:
        return true;
    case QAccessible::Graphic:
        return !isLabel;
    default:
        return part.state().focusable && part.role() != QAccessible::Window &&
               part.role() != QAccessible::Dialog;
    }
}

/// Parts of a control that is named itself.
bool isInside(const QAccessibleInterface& part)
{
    const QAccessibleInterface* parent = part.parent();
    return parent &&
           (parent->role() == QAccessible::ComboBox || parent->role() == QAccessible::SpinBox ||
               parent->role() == QAccessible::EditableText ||
               parent->role() == QAccessible::ScrollBar || parent->role() == QAccessible::TitleBar);
}

QString pathOf(const QAccessibleInterface& part)
{
    QStringList names;
    const QObject* object = part.object();
    if (!object)
        names.append(QStringLiteral("(part)"));
    for (const QAccessibleInterface* above = &part; !object && above; above = above->parent())
        object = above->object();
    for (; object && names.size() < 4; object = object->parent()) {
        const QString name = object->objectName();
        names.prepend(name.isEmpty() ? QLatin1String(object->metaObject()->className()) : name);
    }
    return names.join(u'/');
}

/// What a screen reader can come to and has no words for.
void findNameless(QAccessibleInterface& part, QSet<QString>& nameless)
{
    if (!part.isValid() || part.state().invisible)
        return;
    if (needsName(part) && !isInside(part) && part.text(QAccessible::Name).isEmpty())
        nameless.insert(pathOf(part));
    const bool isRows = part.role() == QAccessible::Table || part.role() == QAccessible::List ||
                        part.role() == QAccessible::Tree;
    // Of long tables the first rows stand for all.
    constexpr int kRows = 60;
    const int children = isRows ? qMin(kRows, part.childCount()) : part.childCount();
    for (int i = 0; i < children; ++i) {
        if (QAccessibleInterface* child = part.child(i))
            findNameless(*child, nameless);
    }
}

} // namespace

/// The window as who hears it instead of seeing it.
class TestAccessibility final : public QObject
{
    Q_OBJECT

private slots:
    void noControlOfAnyScreenIsNameless()
    {
        const QTemporaryDir folder;
        qputenv("TANDEM_CONFIG_DIR", QFile::encodeName(folder.path()));
        const QString project = folder.filePath(QStringLiteral("tour.tandem"));
        watchTimers();
        const auto made = createTourProject(project);
        QVERIFY2(made, made ? "" : qPrintable(made.error().sentence()));
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        Appearance appearance(*qApp, Preferences());
        MainWindow window(settings, appearance, AskFile(&settings));
        window.resize(1280, 800);
        QMap<QString, QStringList> found;
        const QString ended = takeTour(window, project, [&](const TourStop& stop, QWidget& shown) {
            QSet<QString> nameless;
            findNameless(*QAccessible::queryAccessibleInterface(&shown), nameless);
            for (const QString& path : std::as_const(nameless))
                found[path].append(QLatin1String(stop.name));
            return true;
        });
        QCOMPARE(ended, QString());
        // Each by itself: what a test says is cut off after a few lines.
        for (auto it = found.cbegin(); it != found.cend(); ++it)
            qWarning("%s has no name, at %s", qPrintable(it.key()), qPrintable(it->first()));
        QCOMPARE(found.keys(), QStringList());
    }
};

TANDEM_TEST(TestAccessibility, QApplication)
#include "tst_accessibility.moc"
