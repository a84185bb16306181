#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QVariant>

#include <functional>

class QAction;
class QComboBox;
class QHeaderView;
class QSplitter;
class QTabBar;
class QWidget;

namespace tandem {

class SegmentSwitch;

/// Has the state of a part remembered from one session to the next, under its object name.
void keep(QSplitter* part);
void keep(QHeaderView* part);
/// Whether it is checked.
void keep(QAction* part);
/// Which is the current one.
void keep(QComboBox* part);
void keep(QTabBar* part);
void keep(SegmentSwitch* part);
/// Anything else. What is restored may be from another version: `restore` leaves alone what it does
/// not understand.
void keep(QObject* part, std::function<QVariant()> save,
    std::function<void(const QVariant& saved)> restore);

/// Panes beside each other, or one above the other, of these sizes at first; what is set by hand is
/// remembered under the name. What more room there is goes by `stretch`, where it is given.
QSplitter* keptPanes(const char* name, Qt::Orientation orientation, const QList<QWidget*>& panes,
    const QList<int>& sizes, const QList<int>& stretch = {});
/// The same in a splitter that the panes were made for. No sizes: as the panes would have them.
void keepPanes(QSplitter* splitter, const QList<QWidget*>& panes, const QList<int>& sizes,
    const QList<int>& stretch = {});

/// A list of choices that are the same in every project, each a value with its words, which follow
/// the language. The first one is chosen; what somebody chooses is remembered under the name.
QComboBox* keptChoice(QWidget* parent, const char* name, const QList<int>& values,
    std::function<QString(int value)> words);

/// The state of all parts below `screen` that are kept, for restoreLayout(); parts are restored in
/// the order in which they stand below it. What is no such layout changes nothing and gives false.
QByteArray savedLayout(const QObject* screen);
bool restoreLayout(const QObject* screen, const QByteArray& layout);

} // namespace tandem
