#include "views/compare/emptycompare.h"

#include "models/people/personin.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "views/compare/figuretext.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"

namespace tandem {

namespace {

QString nameOf(PersonId id, const QList<Person>& people)
{
    const QString name = personIn(people, id).name;
    return name.isEmpty() ? EmptyCompare::tr("Someone") : name;
}

QString progressLine(const QString& name, bool submitted, int answered, int all)
{
    return submitted ? EmptyCompare::tr("%1 has submitted.").arg(name)
                     : EmptyCompare::tr("%1 has answered %2 of %3.")
                           .arg(name, results::countText(answered), results::countText(all));
}

} // namespace

EmptyCompare::EmptyCompare(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_empty(named(new EmptyState(this), "compareEmpty"))
{
    inColumn(this, {m_empty}, 0);
}

void EmptyCompare::setState(const CompareState& state, int closed)
{
    m_closed = closed;
    switch (state.kind) {
    case CompareState::Kind::NoSample:
    case CompareState::Kind::Compared:
        say(Icon::Compare, tr("Nothing to compare yet"),
            tr("Once both annotators of a sample have submitted, their answers are shown side by "
               "side here."));
        return;
    case CompareState::Kind::Unassigned:
        showUnassigned(state.sample);
        return;
    case CompareState::Kind::Open:
        showOpen(state);
        return;
    }
}

EmptyCompare::Offer EmptyCompare::goTo(WorkspaceId workspace)
{
    return {workspaceName(workspace),
        [this, workspace] { emit m_session.workspaceRequested(workspace); }};
}

void EmptyCompare::showUnassigned(const SampleRow& sample)
{
    Offer assign;
    if (m_session.isLead())
        assign = Offer(tr("Assign to a pair…"), [this] {
            emit NextSteps::of(m_session).assignRequested(
                {m_session.currentSample()}, m_session.currentStep());
        });
    if (sample.state() == SampleState::WaitingForFacts)
        say(Icon::People, tr("No facts to judge yet"),
            tr("Create candidate facts from the supporting paragraphs in Facts. Then the sample "
               "can be assigned to a pair."),
            goTo(WorkspaceId::Facts));
    else if (sample.labelled)
        say(Icon::People, tr("Unassigned sample"),
            tr("Its labels came with the imported benchmark. Assign it to a pair to label it "
               "again."),
            assign);
    else
        say(Icon::People, tr("Unassigned sample"),
            tr("Assign it to a pair. Once both have submitted, their answers are shown side by "
               "side here."),
            assign);
}

void EmptyCompare::showOpen(const CompareState& state)
{
    const SampleRow& sample = state.sample;
    const Round& round = *sample.round;
    const QList<Person>& people = m_session.people();
    const QStringList lines{progressLine(nameOf(round.pair.a, people), round.submittedA.has_value(),
                                sample.answeredA, sample.items),
        progressLine(nameOf(round.pair.b, people), round.submittedB.has_value(), sample.answeredB,
            sample.items),
        tr("Answers stay hidden from everyone until both have submitted.")};
    const PersonId here = m_session.currentPerson();
    const bool isAsked = round.pair.contains(here) && !round.hasSubmitted(here);
    say(Icon::Lock,
        round.isBlind() ? tr("Not closed yet") : tr("The second pass is not closed yet"),
        lines.join(QLatin1Char('\n')), isAsked ? goTo(WorkspaceId::Annotate) : Offer());
}

void EmptyCompare::setFailed()
{
    say(Icon::Warning, tr("This sample cannot be shown"), tr("See the error below."));
}

void EmptyCompare::say(Icon icon, const QString& headline, const QString& text, const Offer& first)
{
    QList<Offer> offers;
    if (!first.words.isEmpty())
        offers.append(first);
    if (m_closed > 0)
        offers.append({tr("Next closed sample"), "compareNextSample"});
    offers.append(goTo(WorkspaceId::Overview));
    m_empty->say(icon, headline, text, offers.at(0), offers.value(1));
}

} // namespace tandem
