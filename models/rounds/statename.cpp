#include "models/rounds/statename.h"

#include "models/results/spelling.h"

#include <QCoreApplication>

namespace tandem {

namespace {

/// Translates what rounds, outcomes and answers are called in reports.
struct StateNameWords
{
    Q_DECLARE_TR_FUNCTIONS(StateNameWords)
};

/// What a state or an outcome is called by programs and by people.
struct StateCalled
{
    const char* key;
    const char* name;
};

/// By the values of SampleState. Programs that read reports know the states that there were at
/// first: two later ones have the key of the state that they were a part of.
constexpr StateCalled kStates[] = {
    {"waiting_for_discussion", QT_TRANSLATE_NOOP("StateNameWords", "needs a discussion")},
    {"waiting_for_facts", QT_TRANSLATE_NOOP("StateNameWords", "waiting for paragraphs")},
    {"waiting_for_facts", QT_TRANSLATE_NOOP("StateNameWords", "needs facts")},
    {"unassigned", QT_TRANSLATE_NOOP("StateNameWords", "unassigned")},
    {"imported", QT_TRANSLATE_NOOP("StateNameWords", "imported with labels")},
    {"open", QT_TRANSLATE_NOOP("StateNameWords", "open")},
    {"handed_in_by_one", QT_TRANSLATE_NOOP("StateNameWords", "submitted by one")},
    {"closed", QT_TRANSLATE_NOOP("StateNameWords", "awaiting adjudication")},
    {"closed", QT_TRANSLATE_NOOP("StateNameWords", "submitted by both")},
    {"settled", QT_TRANSLATE_NOOP("StateNameWords", "settled")},
    {"set_aside", QT_TRANSLATE_NOOP("StateNameWords", "excluded")},
};

/// By the values of Outcome.
constexpr StateCalled kOutcomes[] = {
    {"nonsupporting", QT_TRANSLATE_NOOP("StateNameWords", "nonsupporting")},
    {"supporting", QT_TRANSLATE_NOOP("StateNameWords", "supporting")},
    {"boundary", QT_TRANSLATE_NOOP("StateNameWords", "boundary")},
};

} // namespace

QList<SampleState> sampleStates(Step step)
{
    using State = SampleState;
    QList<State> states{State::WaitingForDiscussion};
    if (step == Step::KeyFacts)
        states += {State::WaitingForParagraphs, State::WaitingForFacts};
    states += {State::Unassigned, State::Imported, State::Open, State::SubmittedByOne};
    if (step != Step::Opinions) // they are peer-reviewed
        states += State::AwaitingAdjudication;
    states += {State::Closed, State::Settled, State::Excluded};
    return states;
}

QString stateKey(SampleState state)
{
    return QLatin1String(kStates[int(state)].key);
}

QString stateName(SampleState state, Step step)
{
    if (state == SampleState::Closed && step == Step::Opinions)
        return StateNameWords::tr("in peer review");
    return StateNameWords::tr(kStates[int(state)].name);
}

QString outcomeKey(std::optional<Outcome> outcome, Step step)
{
    if (!outcome)
        return {};
    if (step == Step::KeyFacts)
        return *outcome == Outcome::Key ? QStringLiteral("key") : QStringLiteral("non_key");
    return QLatin1String(kOutcomes[int(*outcome)].key);
}

QString outcomeName(std::optional<Outcome> outcome, Step step)
{
    if (!outcome)
        return StateNameWords::tr("undecided");
    if (step == Step::KeyFacts)
        return *outcome == Outcome::Key ? StateNameWords::tr("key") : StateNameWords::tr("not key");
    return StateNameWords::tr(kOutcomes[int(*outcome)].name);
}

QString answerKey(const Answer& answer)
{
    if (!answer.value)
        return {};
    return *answer.value == YesNo::Yes ? QStringLiteral("yes") : QStringLiteral("no");
}

QString answerName(const Answer& answer)
{
    if (!answer.value)
        return results::dash();
    return *answer.value == YesNo::Yes ? StateNameWords::tr("yes") : StateNameWords::tr("no");
}

} // namespace tandem
