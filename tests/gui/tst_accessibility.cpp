#include "app/window/appearance.h"
#include "app/window/mainwindow.h"
#include "testmain.h"
#include "tour.h"
#include "tourproject.h"
#include "toursettle.h"
#include "tourstops.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAccessibleInterface>
#include <QAction>
#include <QFile>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMultiMap>
#include <QSettings>
#include <QTabBar>
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

/// The letter that Alt gives to a text; empty for none.
QString letterOf(const QString& text)
{
    return QKeySequence::mnemonic(text).toString();
}

/// What in this dialog has a letter, by the letter.
QMultiMap<QString, QString> lettersOf(const QWidget& dialog)
{
    QMultiMap<QString, QString> letters;
    const auto add = [&](const QWidget& part, const QString& text) {
        if (!letterOf(text).isEmpty() && part.isVisibleTo(&dialog))
            letters.insert(letterOf(text), text);
    };
    for (const QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
        add(*button, button->text());
    for (const QLabel* label : dialog.findChildren<QLabel*>()) {
        if (label->buddy())
            add(*label, label->text());
    }
    for (const QGroupBox* box : dialog.findChildren<QGroupBox*>())
        add(*box, box->title());
    for (const QTabBar* tabs : dialog.findChildren<QTabBar*>()) {
        for (int tab = 0; tab < tabs->count(); ++tab)
            add(*tabs, tabs->tabText(tab));
    }
    return letters;
}

QMultiMap<QString, QString> lettersOf(const QMenu& menu)
{
    QMultiMap<QString, QString> letters;
    for (const QAction* action : menu.actions()) {
        if (action->isVisible() && !letterOf(action->text()).isEmpty())
            letters.insert(letterOf(action->text()), action->text());
    }
    return letters;
}

/// The letters that several have, with their texts.
QStringList sharedOf(const QMultiMap<QString, QString>& letters)
{
    QStringList shared;
    for (const QString& letter : letters.uniqueKeys()) {
        const QStringList texts = letters.values(letter);
        if (texts.size() > 1)
            shared.append(letter + QStringLiteral(": ") + texts.join(QStringLiteral(", ")));
    }
    return shared;
}

} // namespace

/// The window as who hears it instead of seeing it.
class TestAccessibility final : public QObject
{
    Q_OBJECT

private slots:
    /// One tour for all that is asked of every screen and dialog: it takes a while.
    void noControlOfAnyScreenIsNamelessOrSharesItsLetter()
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
        QMap<QString, QStringList> shared;
        const QString ended = takeTour(window, project, [&](const TourStop& stop, QWidget& shown) {
            QSet<QString> nameless;
            findNameless(*QAccessible::queryAccessibleInterface(&shown), nameless);
            for (const QString& path : std::as_const(nameless))
                found[path].append(QLatin1String(stop.name));
            QStringList letters;
            if (stop.isDialog)
                letters = sharedOf(lettersOf(shown));
            // Those that are the same everywhere: a screen has more commands than there are
            // letters.
            const QStringList fixed{QStringLiteral("&File"), QStringLiteral("&Edit"),
                QStringLiteral("&People"), QStringLiteral("&Help")};
            for (const QMenuBar* bar : window.findChildren<QMenuBar*>()) {
                for (const QAction* action : bar->actions()) {
                    if (action->menu() && fixed.contains(action->text()))
                        letters += sharedOf(lettersOf(*action->menu()));
                }
            }
            for (const QString& letter : std::as_const(letters))
                shared[letter].append(QLatin1String(stop.name));
            return true;
        });
        QCOMPARE(ended, QString());
        // Each by itself: what a test says is cut off after a few lines.
        for (auto it = found.cbegin(); it != found.cend(); ++it)
            qWarning("%s has no name, at %s", qPrintable(it.key()), qPrintable(it->first()));
        for (auto it = shared.cbegin(); it != shared.cend(); ++it)
            qWarning("%s, at %s", qPrintable(it.key()), qPrintable(it->first()));
        QCOMPARE(found.keys(), QStringList());
        QCOMPARE(shared.keys(), QStringList());
    }
};

TANDEM_TEST(TestAccessibility, QApplication)
#include "tst_accessibility.moc"
