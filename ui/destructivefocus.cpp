#include "ui/destructivefocus.h"

#include <QAbstractButton>
#include <QApplication>

namespace tandem {

namespace {

constexpr const char* kDestructive = "tandemDestructive";

void handBack(const QWidget& destructive)
{
    for (QWidget* before = destructive.previousInFocusChain(); before != &destructive;
         before = before->previousInFocusChain()) {
        const bool takesFocus = before->focusPolicy() & Qt::TabFocus;
        if (takesFocus && before->isEnabled() && before->isVisible() &&
            before->window() == destructive.window() && !before->property(kDestructive).toBool()) {
            before->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    destructive.window()->setFocus(Qt::OtherFocusReason);
}

} // namespace

void guardFocus(QAbstractButton& destructive)
{
    destructive.setProperty(kDestructive, true);
    QObject::connect(qApp, &QApplication::focusChanged, &destructive,
        [&destructive](const QWidget* old, const QWidget* now) {
            const bool wasLeft = old && old->window() == destructive.window() &&
                                 (!old->isEnabled() || !old->isVisible());
            if (now == &destructive && wasLeft)
                handBack(destructive);
        });
}

} // namespace tandem
