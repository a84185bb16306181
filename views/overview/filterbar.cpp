#include "views/overview/filterbar.h"

#include "storage/repositories/samplerepository.h"
#include "ui/narrowcombobox.h"
#include "ui/persondot.h"
#include "ui/screen/livetext.h"
#include "ui/searchfield.h"
#include "ui/theme.h"
#include "views/overview/matrixsteps.h"
#include "views/session/projectsession.h"
#include "views/session/samplerowtext.h"
#include "views/session/stepbar.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace tandem {

namespace {

constexpr int kComboLetters = 12; ///< at least

QComboBox* filterCombo(const QString& name, QWidget* parent)
{
    auto* combo = new NarrowComboBox(kComboLetters, parent);
    combo->setObjectName(name);
    return combo;
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
    , m_words(new SearchField(this))
    , m_step(filterCombo(QStringLiteral("filterStep"), this))
    , m_state(filterCombo(QStringLiteral("filterState"), this))
    , m_person(filterCombo(QStringLiteral("filterPerson"), this))
    , m_domain(filterCombo(QStringLiteral("filterDomain"), this))
    , m_clear(new QToolButton(this))
{
    m_words->setObjectName(QStringLiteral("filterWords"));
    m_words->setMinimumWidth(140);
    m_words->setMaximumWidth(300);
    m_clear->setObjectName(QStringLiteral("filterClear"));
    setLinkLike(m_clear);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_words, 3);
    for (QWidget* widget :
        std::initializer_list<QWidget*>{m_step, m_state, m_person, m_domain, m_clear})
        layout->addWidget(widget);
    layout->addStretch(1);

    connect(m_words, &SearchField::searchChanged, this, &FilterBar::announce);
    connect(m_words, &SearchField::downPressed, this, &FilterBar::downPressed);
    connect(m_words, &SearchField::searchAccepted, this, &FilterBar::downPressed);
    connect(m_step, &QComboBox::currentIndexChanged, this, [this] {
        fillStates();
        announce();
    });
    for (QComboBox* combo : {m_state, m_person, m_domain})
        connect(combo, &QComboBox::currentIndexChanged, this, &FilterBar::announce);
    connect(m_clear, &QToolButton::clicked, this, &FilterBar::clear);
    connect(&session, &ProjectSession::peopleChanged, this, &FilterBar::fillPeople);
    inEveryLanguage(this, [this] { retranslate(); });
    m_clear->hide();
}

void FilterBar::retranslate()
{
    m_words->setPlaceholderText(tr("Filter by words"));
    m_words->setAccessibleName(m_words->placeholderText());
    m_words->setShortcutHint(QKeySequence(QKeySequence::Find));
    m_step->setAccessibleName(tr("Step"));
    m_step->setToolTip(tr("Which step state, person, pair and progress are about"));
    m_state->setAccessibleName(tr("State"));
    m_person->setAccessibleName(tr("Person"));
    m_domain->setAccessibleName(tr("Domain"));
    m_clear->setText(tr("Clear filter"));
    fillSteps();
    fillStates();
    fillPeople();
    readDomains();
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
        for (const SampleState state : sampleStates(Step(m_step->currentData().toInt())))
            m_state->addItem(sampleStateName(state), int(state));
    });
}

void FilterBar::fillPeople()
{
    refill(*m_person, [this] {
        m_person->addItem(tr("Anybody"));
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
