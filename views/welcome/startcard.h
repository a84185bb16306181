#pragma once

#include "ui/icons.h"

#include <QPushButton>

namespace tandem {

/// A way to begin, as a card that is a button as a whole: an icon, a title, and in a sentence what
/// comes of it. The title is the button's text, with its letter.
class StartCard final : public QPushButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StartCard)

public:
    StartCard(Icon icon, QWidget* parent);

    void setSentence(const QString& sentence);
    const QString& sentence() const { return m_sentence; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    Icon m_icon;
    QString m_sentence;
};

} // namespace tandem
