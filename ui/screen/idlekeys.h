#pragma once

#include <QString>

#include <functional>

class QAction;
class QWidget;

namespace tandem {

/// Has a key of `view` whose command cannot be given now say why, in a line at the foot of its
/// workspace: `why` is asked for the sentence, an empty one leaves the key to the view. `owner`
/// has the commands where `view` has not.
void sayWhyKeysAreIdle(
    QWidget* view, std::function<QString(const QAction*)> why, QWidget* owner = nullptr);

} // namespace tandem
