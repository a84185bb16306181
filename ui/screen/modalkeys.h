#pragma once

#include <QObject>

namespace tandem {

/// Leaves every key to the dialog that stands before a window. A window system may make that window
/// the active one all the same, after a click on it for one, and Qt gives commands there by their
/// keys though it gives it no key.
class ModalKeys final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ModalKeys)

public:
    /// Watches the whole program while it lives.
    explicit ModalKeys(QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tandem
