#pragma once

#include "ui/icons.h"

#include <QByteArray>
#include <QWidget>

#include <array>
#include <functional>

class QLabel;
class QPushButton;

namespace tandem {

/// What stands where there is nothing yet: why, and what to do about it.
class EmptyState final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EmptyState)

public:
    /// What a button says and does; without words there is none.
    struct Offer
    {
        Offer() = default;
        /// Gives the command of this name, see commandNamed().
        Offer(const QString& words, const char* command);
        Offer(const QString& words, std::function<void()> then);

        QString words;
        QByteArray command;
        std::function<void()> then;
    };

    explicit EmptyState(QWidget* parent = nullptr);

    /// All of it at once; the button of the first offer is the primary one.
    void say(Icon icon, const QString& headline, const QString& text, const Offer& first = {},
        const Offer& second = {});

    /// The names of commands that are offered now.
    QList<QByteArray> offeredCommands() const;

private:
    void take(const Offer& offer);
    void showIcon();

    Icon m_iconKind = Icon::Sample;
    QLabel* m_icon;
    QLabel* m_headline;
    QLabel* m_text;
    std::array<QPushButton*, 2> m_buttons;
    std::array<Offer, 2> m_offers;
};

} // namespace tandem
