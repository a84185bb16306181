#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>

class QAction;
class QWidget;

namespace tandem {

/// A command of `owner` under this object name. Its key holds in the owner and what is in it, or,
/// where `only` is given, in each of these widgets alone. The words follow the language; `onButton`
/// are those of a commandButton() where they are others.
QAction* addCommand(QWidget* owner, const char* name, const QKeySequence& key,
    std::function<QString()> text, std::function<void()> then,
    const std::function<QString()>& onButton = {}, const QList<QWidget*>& only = {});

/// The commands that were added to `owner`, in their order.
QList<QAction*> commandsOf(const QWidget* owner);

} // namespace tandem
