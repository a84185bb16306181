#include "views/session/samplefiltermenu.h"

#include "models/rounds/statename.h"
#include "ui/screen/livetext.h"

#include <algorithm>

namespace tandem {

namespace {

/// Names come from outside: an ampersand in one is no mnemonic.
QString asMenuText(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

SampleFilterMenu::SampleFilterMenu(QAction* onlyMine, QWidget* parent)
    : QMenu(parent)
    , m_onlyMine(onlyMine)
{
    connect(this, &QMenu::aboutToShow, this, &SampleFilterMenu::rebuild);
    inEveryLanguage(this, [this] { rebuild(); });
}

void SampleFilterMenu::setPeople(const QList<Person>& people)
{
    m_people = people;
}

void SampleFilterMenu::setDomains(const QStringList& domains)
{
    m_domains = domains;
}

void SampleFilterMenu::setFilter(const SampleFilter& filter)
{
    m_filter = filter;
}

QString SampleFilterMenu::describe(const SampleFilter& filter) const
{
    QStringList parts;
    if (filter.state)
        parts.append(stateName(*filter.state, filter.step));
    if (filter.onlyClosed)
        parts.append(stateName(SampleState::Closed, filter.step));
    if (filter.person.isValid()) {
        const auto person = std::find_if(m_people.begin(), m_people.end(),
            [&filter](const Person& candidate) { return candidate.id == filter.person; });
        if (person != m_people.end())
            parts.append(person->name);
    }
    if (!filter.domain.isEmpty())
        parts.append(filter.domain);
    return parts.join(tr(", ", "between parts of a filter"));
}

void SampleFilterMenu::rebuild()
{
    clear();
    for (QMenu* old : findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly))
        old->deleteLater();
    addAction(m_onlyMine);
    addSeparator();

    QMenu* states = addMenu(tr("&State"));
    SampleFilter choice = m_filter;
    choice.state.reset();
    choice.onlyClosed = false;
    addChoice(states, tr("Any state"), choice);
    for (const SampleState state : sampleStates(m_filter.step)) {
        choice.state = state;
        addChoice(states, stateName(state, m_filter.step), choice);
    }

    QMenu* people = addMenu(tr("&Person"));
    choice = m_filter;
    choice.person = {};
    addChoice(people, tr("Any person"), choice);
    for (const Person& person : std::as_const(m_people)) {
        choice.person = person.id;
        addChoice(people, person.name, choice);
    }

    QMenu* domains = addMenu(tr("&Domain"));
    choice = m_filter;
    choice.domain.clear();
    addChoice(domains, tr("Any domain"), choice);
    for (const QString& domain : std::as_const(m_domains)) {
        choice.domain = domain;
        addChoice(domains, domain, choice);
    }
    domains->setEnabled(!m_domains.isEmpty());
}

void SampleFilterMenu::addChoice(QMenu* menu, const QString& text, const SampleFilter& choice)
{
    QAction* action = menu->addAction(asMenuText(text));
    action->setCheckable(true);
    action->setChecked(choice == m_filter);
    connect(action, &QAction::triggered, this, [this, choice] {
        m_filter = choice;
        emit filterChosen(choice);
    });
}

} // namespace tandem
