#include "views/team/teamtext.h"

#include "models/results/datetext.h"
#include "models/results/spelling.h"

#include <QCoreApplication>
#include <QStringList>

namespace tandem {

/// Translates the texts about the team's hub.
struct TeamViewWords
{
    Q_DECLARE_TR_FUNCTIONS(TeamViewWords)
};

namespace {

using Phase = team::WatchState::Phase;

QString toSendText(int count)
{
    return count > 0 ? TeamViewWords::tr("%n to send; saved here.", nullptr, count) : QString();
}

QString notTakenText(int count)
{
    return count > 0 ? TeamViewWords::tr("%n not taken.", nullptr, count) : QString();
}

QString inStepText(const QDateTime& at)
{
    return at.isValid() ? TeamViewWords::tr("Last in step at %1.").arg(results::timeOfDayText(at))
                        : QString();
}

QString sentences(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u' ');
}

QString wentBackText(bool wentBack)
{
    return wentBack ? TeamViewWords::tr("The hub had less than before; it was offered everything "
                                        "again.")
                    : QString();
}

TeamText inStep(const team::WatchState& state)
{
    const QString detail = sentences({inStepText(state.inStepAt), wentBackText(state.wentBack)});
    if (state.toSend > 0)
        return {TeamViewWords::tr("Sending %1").arg(results::countText(state.toSend)),
            toSendText(state.toSend), Icon::Up, &ThemeColors::secondary};
    if (state.notTaken > 0)
        return {TeamViewWords::tr("%1 not taken").arg(results::countText(state.notTaken)), detail,
            Icon::Warning, &ThemeColors::boundary};
    return {TeamViewWords::tr("In step"), detail, Icon::Check, &ThemeColors::yes};
}

} // namespace

TeamText teamText(const team::WatchState& state)
{
    switch (state.phase) {
    case Phase::Off:
        return {TeamViewWords::tr("Sync off"),
            sentences({TeamViewWords::tr("This file does not sync by itself (see Preferences)."),
                toSendText(state.toSend), notTakenText(state.notTaken), state.problem}),
            Icon::Time, &ThemeColors::secondary};
    case Phase::Starting:
        return {TeamViewWords::tr("Connecting…"), toSendText(state.toSend), Icon::Time,
            &ThemeColors::secondary};
    case Phase::InStep:
    case Phase::Sending:
        return inStep(state);
    case Phase::Away:
        return {TeamViewWords::tr("Away since %1").arg(results::timeOfDayText(state.awaySince)),
            sentences({state.problem, toSendText(state.toSend), notTakenText(state.notTaken)}),
            Icon::Time, &ThemeColors::secondary};
    case Phase::Stopped:
        break;
    }
    return {TeamViewWords::tr("Sync stopped"),
        sentences({state.problem, toSendText(state.toSend), notTakenText(state.notTaken)}),
        Icon::Warning, &ThemeColors::boundary};
}

} // namespace tandem
