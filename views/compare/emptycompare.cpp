#include "views/compare/emptycompare.h"

#include "models/people/personin.h"
#include "ui/arrange.h"
#include "ui/emptystate.h"
#include "ui/parts.h"
#include "views/compare/figuretext.h"

namespace tandem {

namespace {

QString nameOf(PersonId id, const QList<Person>& people)
{
    const QString name = personIn(people, id).name;
    return name.isEmpty() ? EmptyCompare::tr("Somebody") : name;
}

QString progressLine(const QString& name, bool handedIn, int answered, int all)
{
    return handedIn ? EmptyCompare::tr("%1 has handed in.").arg(name)
                    : EmptyCompare::tr("%1 has answered %2 of %3.")
                          .arg(name, results::countText(answered), results::countText(all));
}

} // namespace

EmptyCompare::EmptyCompare(QWidget* parent)
    : QWidget(parent)
    , m_empty(named(new EmptyState(this), "compareEmpty"))
{
    inColumn(this, {m_empty}, 0);
    connect(m_empty, &EmptyState::actionTriggered, this, &EmptyCompare::nextSampleRequested);
    connect(m_empty, &EmptyState::secondaryTriggered, this, &EmptyCompare::overviewRequested);
}

void EmptyCompare::setState(const CompareState& state, const QList<Person>& people, int closed)
{
    switch (state.kind) {
    case CompareState::Kind::NoSample:
    case CompareState::Kind::Compared:
        say(Icon::Compare, tr("Nothing to compare yet"),
            tr("When both annotators of a sample have handed it in, their answers are shown side "
               "by side here."),
            closed);
        return;
    case CompareState::Kind::Unassigned:
        showUnassigned(state.sample, closed);
        return;
    case CompareState::Kind::Open:
        showOpen(state, people, closed);
        return;
    }
}

void EmptyCompare::showUnassigned(const SampleRow& sample, int closed)
{
    if (sample.state() == SampleState::WaitingForFacts)
        say(Icon::People, tr("No facts to judge yet"),
            tr("Candidate facts are made from the supporting paragraphs, in Facts. Then the sample "
               "can be assigned to a pair."),
            closed);
    else if (sample.labelled)
        say(Icon::People, tr("Nobody labels this sample"),
            tr("Its labels came with the imported benchmark. Assign it to a pair to label it "
               "again."),
            closed);
    else
        say(Icon::People, tr("Nobody labels this sample"),
            tr("Assign it to a pair; when both have handed in, their answers are shown side by "
               "side here."),
            closed);
}

void EmptyCompare::showOpen(const CompareState& state, const QList<Person>& people, int closed)
{
    const SampleRow& sample = state.sample;
    const Round& round = *sample.round;
    const QStringList lines{progressLine(nameOf(round.pair.a, people), round.handedInA.has_value(),
                                sample.answeredA, sample.items),
        progressLine(nameOf(round.pair.b, people), round.handedInB.has_value(), sample.answeredB,
            sample.items),
        tr("Answers stay hidden from everybody until both have handed in.")};
    say(Icon::Lock,
        round.isBlind() ? tr("Not closed yet") : tr("The second pass is not closed yet"),
        lines.join(QLatin1Char('\n')), closed);
}

void EmptyCompare::setFailed()
{
    say(Icon::Warning, tr("This sample cannot be shown"), tr("What is wrong stands below."), 0);
}

void EmptyCompare::say(Icon icon, const QString& headline, const QString& text, int closed)
{
    m_empty->say(
        icon, headline, text, closed > 0 ? tr("Next closed sample") : QString(), tr("Overview"));
}

} // namespace tandem
