#pragma once

#include <QListWidget>
#include <QStringList>

namespace tandem {

/// Names to be ticked, a few of which are in sight.
class ChosenNames final : public QListWidget
{
    Q_OBJECT
    Q_DISABLE_COPY(ChosenNames)

public:
    /// `chosen` empty: all are ticked. An empty name is shown as `unnamed`.
    ChosenNames(const QStringList& names, const QStringList& chosen, const QString& unnamed,
        QWidget* parent);

    /// Offers other names as the constructor does, those that are ticked in sight.
    void setNames(const QStringList& names, const QStringList& chosen, const QString& unnamed);
    /// The names that are ticked; none named where all are, those that come later included.
    QStringList chosen() const;
    bool isAnyChosen() const;
};

} // namespace tandem
