#pragma once

#include <QObject>
#include <QString>

#include <functional>

class QWidget;

namespace tandem {

/// Runs `say` now, and again at each change of language while `part` is there: a widget, or
/// something that belongs to one, as an action does.
void inEveryLanguage(QObject* part, std::function<void()> say);
/// Runs `dress` now, and again whenever the look of `part` changes (theme, colours, font).
void inEveryLook(QWidget* part, std::function<void()> dress);

/// A text that follows the language: says(button, &QPushButton::setText, [] { return tr("Close");
/// })
template <typename Part, typename Base>
void bindText(Part* part, void (Base::*set)(const QString&), std::function<QString()> text)
{
    inEveryLanguage(part, [part, set, text = std::move(text)] { (part->*set)(text()); });
}

} // namespace tandem
