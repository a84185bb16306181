#include "views/compare/emptycompare.h"

#include "ui/emptystate.h"
#include "views/compare/figuretext.h"

#include <QVBoxLayout>

namespace tandem {

namespace {

QString nameOf(PersonId id, const QList<Person>& people)
{
    for (const Person& person : people) {
        if (person.id == id)
            return person.name;
    }
    return EmptyCompare::tr("Somebody");
}

QString progressLine(const QString& name, bool handedIn, int answered, int all)
{
    return handedIn ? EmptyCompare::tr("%1 has handed in.").arg(name)
                    : EmptyCompare::tr("%1 has answered %2 of %3.")
                          .arg(name, countText(answered), countText(all));
}

} // namespace

EmptyCompare::EmptyCompare(QWidget* parent)
    : QWidget(parent)
    , m_empty(new EmptyState(this))
{
    m_empty->setObjectName(QStringLiteral("compareEmpty"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_empty);
    connect(m_empty, &EmptyState::actionTriggered, this, &EmptyCompare::nextSampleRequested);
    connect(m_empty, &EmptyState::secondaryTriggered, this, &EmptyCompare::overviewRequested);
}

void EmptyCompare::setState(const CompareState& state, const QList<Person>& people, int closed)
{
    switch (state.kind) {
    case CompareState::Kind::NoSample:
    case CompareState::Kind::Compared:
        m_empty->setIcon(Icon::Compare);
        setTexts(tr("Nothing to compare yet"),
            tr("When both annotators of a sample have handed it in, their answers stand side by "
               "side here."),
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
    m_empty->setIcon(Icon::People);
    if (sample.state() == SampleState::WaitingForFacts)
        setTexts(tr("No facts to judge yet"),
            tr("Candidate facts are made from the supporting paragraphs, in Facts. Then the sample "
               "can be assigned to a pair."),
            closed);
    else if (sample.labelled)
        setTexts(tr("Nobody labels this sample"),
            tr("Its labels came with the imported benchmark. Assign it to a pair to label it "
               "again."),
            closed);
    else
        setTexts(tr("Nobody labels this sample"),
            tr("Assign it to a pair; when both have handed in, their answers stand side by side "
               "here."),
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
    m_empty->setIcon(Icon::Lock);
    setTexts(round.isBlind() ? tr("Not closed yet") : tr("The second pass is not closed yet"),
        lines.join(QLatin1Char('\n')), closed);
}

void EmptyCompare::setFailed()
{
    m_empty->setIcon(Icon::Warning);
    setTexts(tr("This sample cannot be shown"), tr("What is wrong stands below."), 0);
}

void EmptyCompare::setTexts(const QString& headline, const QString& text, int closed)
{
    m_empty->setHeadline(headline);
    m_empty->setText(text);
    const QString overview = tr("Overview");
    if (closed > 0)
        m_empty->setActions(tr("Next closed sample"), overview);
    else
        m_empty->setActions({}, overview);
}

} // namespace tandem
