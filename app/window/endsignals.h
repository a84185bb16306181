#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <array>
#include <csignal>

namespace tandem {

/// Tells of a signal that asks the program to end (SIGTERM, SIGINT, SIGHUP), so that the project is
/// closed as it is by hand. One that comes once more ends the program at once, as it does without
/// this. There is one of these at a time.
class EndSignals final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(EndSignals)

public:
    explicit EndSignals(QObject* parent = nullptr);
    ~EndSignals() override;

signals:
    void received();

private:
    static constexpr std::array kSignals{SIGTERM, SIGINT, SIGHUP};

    std::array<struct sigaction, kSignals.size()> m_before = {};
    QSocketNotifier m_notifier;
};

} // namespace tandem
