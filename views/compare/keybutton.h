#pragma once

#include <QPushButton>

namespace tandem {

/// A button that shows the key which does the same, as a cap after its text.
class KeyButton final : public QPushButton
{
    Q_OBJECT
    Q_DISABLE_COPY(KeyButton)

public:
    explicit KeyButton(QWidget* parent = nullptr);

    /// `key` as people read it, e.g. "Y".
    void setCaption(const QString& text, const QString& key);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_key;
};

} // namespace tandem
