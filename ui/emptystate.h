#pragma once

#include "ui/icons.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace tandem {

/// What stands where there is nothing yet: why, and what to do about it.
class EmptyState final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EmptyState)

public:
    explicit EmptyState(QWidget* parent = nullptr);

    /// All of it at once, see the others.
    void say(Icon icon, const QString& headline, const QString& text, const QString& primary = {},
        const QString& secondary = {});
    void setIcon(Icon icon);
    void setHeadline(const QString& headline);
    void setText(const QString& text);
    /// Button texts; empty hides the button. The first is the primary one.
    void setActions(const QString& primary, const QString& secondary = {});

signals:
    void actionTriggered();
    void secondaryTriggered();

private:
    void showIcon();

    Icon m_iconKind = Icon::Sample;
    QLabel* m_icon;
    QLabel* m_headline;
    QLabel* m_text;
    QPushButton* m_primary;
    QPushButton* m_secondary;
};

} // namespace tandem
