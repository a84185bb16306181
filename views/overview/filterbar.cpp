#include "views/overview/filterbar.h"

#include "models/rounds/statename.h"
#include "storage/repositories/samplerepository.h"
#include "ui/arrange.h"
#include "ui/narrowcombobox.h"
#include "ui/parts.h"
#include "ui/persondot.h"
#include "ui/searchfield.h"
#include "views/overview/samplematrix.h"
#include "views/session/projectsession.h"
#include "views/session/stepbar.h"

#include <QPushButton>

namespace tandem {

namespace {

constexpr int kComboLetters = 12; ///< at least

QComboBox* filterCombo(const char* name, QWidget* parent)
{
    return named(new NarrowComboBox(kComboLetters, parent), name);
}

/// Replaces the entries and keeps what was chosen, where it is still there.
void refill(QComboBox& combo, const std::function<void()>& fill)
{
    const QSignalBlocker quiet(&combo);
    const QVariant chosen = combo.currentData();
    combo.clear();
    fill();
    combo.setCurrentIndex(std::max(0, combo.findData(chosen)));
}

} // namespace

FilterBar::FilterBar(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_words(named(new SearchField(this), "filterWords"))
    , m_step(filterCombo("filterStep", this))
    , m_state(filterCombo("filterState", this))
    , m_person(filterCombo("filterPerson", this))
    , m_domain(filterCombo("filterDomain", this))
    , m_clear(newLink(this, "filterClear", [] { return tr("Clear filter"); }))
{
    m_words->setMaximumWidth(300);
    inRow(this, {{m_words, 3}, m_step, m_state, m_person, m_domain, m_clear, Free(1)}, 8);

    connect(m_words, &SearchField::searchChanged, this, &FilterBar::announce);
    connect(m_words, &SearchField::downPressed, this, &FilterBar::downPressed);
    connect(m_words, &SearchField::searchAccepted, this, &FilterBar::downPressed);
    connect(m_step, &QComboBox::currentIndexChanged, this, [this] {
        fillStates();
        announce();
    });
    for (QComboBox* combo : {m_state, m_person, m_domain})
        connect(combo, &QComboBox::currentIndexChanged, this, &FilterBar::announce);
    connect(m_clear, &QPushButton::clicked, this, &FilterBar::clear);
    connect(&session, &ProjectSession::peopleChanged, this, &FilterBar::fillPeople);
    inEveryLanguage(this, [this] {
        fillSteps();
        fillStates();
        fillPeople();
        readDomains();
    });
    m_words->setShortcutHint(QKeySequence(QKeySequence::Find));
    bindText(m_words, &QLineEdit::setPlaceholderText, [] { return tr("Filter by words"); });
    bindText(m_words, &QWidget::setAccessibleName, [] { return tr("Filter by words"); });
    bindText(m_step, &QWidget::setAccessibleName, [] { return tr("Step"); });
    bindText(m_step, &QWidget::setToolTip,
        [] { return tr("Step that state, person, pair and progress refer to"); });
    bindText(m_state, &QWidget::setAccessibleName, [] { return tr("State"); });
    bindText(m_person, &QWidget::setAccessibleName, [] { return tr("Person"); });
    bindText(m_domain, &QWidget::setAccessibleName, [] { return tr("Domain"); });
    m_clear->hide();
}

void FilterBar::fillSteps()
{
    refill(*m_step, [this] {
        for (const Step step : {Step::Paragraphs, Step::KeyFacts, Step::Opinions})
            m_step->addItem(stepName(step), int(step));
    });
}

void FilterBar::fillStates()
{
    refill(*m_state, [this] {
        m_state->addItem(tr("Any state"));
        const auto step = Step(m_step->currentData().toInt());
        for (const SampleState state : sampleStates(step))
            m_state->addItem(stateName(state, step), int(state));
    });
}

void FilterBar::fillPeople()
{
    refill(*m_person, [this] {
        m_person->addItem(tr("Any person"));
        for (const Person& person : m_session.people())
            m_person->addItem(personDotIcon(QColor(person.colour)), person.name, person.id.value);
    });
}

void FilterBar::readDomains()
{
    const auto domains = SampleRepository(m_session.project().reader()).domains();
    refill(*m_domain, [this, &domains] {
        m_domain->addItem(tr("Any domain"));
        if (domains) {
            for (const QString& domain : *domains)
                m_domain->addItem(domain, domain);
        }
    });
    m_domain->setVisible(hasDomains());
}

bool FilterBar::hasDomains() const
{
    return m_domain->count() > 1;
}

SampleFilter FilterBar::filter() const
{
    SampleFilter filter;
    filter.words = m_words->text();
    filter.step = Step(m_step->currentData().toInt());
    if (m_state->currentData().isValid())
        filter.state = SampleState(m_state->currentData().toInt());
    filter.person = PersonId{m_person->currentData().toLongLong()};
    filter.domain = m_domain->currentData().toString();
    return filter;
}

void FilterBar::clear()
{
    {
        const QSignalBlocker words(m_words);
        const QSignalBlocker state(m_state);
        const QSignalBlocker person(m_person);
        const QSignalBlocker domain(m_domain);
        m_words->clear();
        for (QComboBox* combo : {m_state, m_person, m_domain})
            combo->setCurrentIndex(0);
    }
    announce();
}

void FilterBar::focusSearch()
{
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
}

void FilterBar::announce()
{
    const SampleFilter now = filter();
    m_clear->setVisible(!now.isEmpty());
    if (now == m_announced)
        return;
    m_announced = now;
    emit filterChanged(now);
}

} // namespace tandem
