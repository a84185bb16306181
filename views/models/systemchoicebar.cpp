#include "views/models/systemchoicebar.h"

#include "models/kgds/systemlabel.h"
#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/elidedlabel.h"
#include "ui/narrowcombobox.h"
#include "ui/parts.h"
#include "ui/textstyle.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kSampleSystemLetters = 8; ///< at least; they share what there is
constexpr int kWidestSystemChoice = 240;
constexpr int kLeastForChoices = 900; ///< with less the title, which the list has, too, goes

/// The one behind `current` in a list that goes round.
template <typename T>
T nextInRing(const QList<T>& list, const T& current)
{
    return list.value((list.indexOf(current) + 1) % qMax<qsizetype>(1, list.size()));
}

} // namespace

SystemChoiceBar::SystemChoiceBar(QWidget* parent)
    : QWidget(parent)
    , m_system(named(new NarrowComboBox(kSampleSystemLetters, this), "sampleSystem"))
    , m_beside(named(new NarrowComboBox(kSampleSystemLetters, this), "sampleBeside"))
    , m_verifier(named(new NarrowComboBox(kSampleSystemLetters, this), "sampleVerifier"))
    , m_place(named(newLabel(this, LabelStyle::Small), "sampleVerifierPlace"))
    , m_title(named(new ElidedLabel(this), "systemSampleTitle"))
{
    const auto label = [this](QComboBox* choice, const Words& words) {
        QLabel* said = newLabel(this, LabelStyle::Small);
        says(said, &QLabel::setText, words);
        says(choice, &QWidget::setAccessibleName, words);
        said->setBuddy(choice);
        return said;
    };
    keepFont(m_title, FontRole::Strong);
    for (QComboBox* choice : {m_system, m_beside, m_verifier}) {
        choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        choice->setMaximumWidth(kWidestSystemChoice);
    }
    inRow(this,
        {label(m_system, [] { return tr("System"); }), {m_system, 2},
            label(m_beside, [] { return tr("Beside it"); }), {m_beside, 2},
            label(m_verifier, [] { return tr("Judged by"); }), {m_verifier, 2}, m_place,
            {m_title, 1}},
        8, {14, 6, 14, 6});
    connect(m_verifier, &QComboBox::activated, this, [this](int index) {
        SystemChoice choice = m_known.choice;
        choice.verifier = m_known.verifiers.value(index);
        emit chosen(choice);
    });
    connect(m_system, &QComboBox::activated, this, [this](int index) {
        SystemChoice choice = m_known.choice;
        choice.system = m_known.systems.value(index);
        emit chosen(choice);
    });
    connect(m_beside, &QComboBox::activated, this, [this](int index) {
        SystemChoice choice = m_known.choice;
        choice.beside.reset();
        if (index > 0)
            choice.beside = m_known.systems.value(m_beside->itemData(index).toInt());
        emit chosen(choice);
    });
    inEveryLanguage(this, [this] { fill(); });
}

void SystemChoiceBar::setKnown(const SystemSamples& known)
{
    m_known = known;
    fill();
}

void SystemChoiceBar::setTitle(const QString& title)
{
    m_title->setText(title);
}

QString SystemChoiceBar::nameOf(const kgds::SystemRef& system)
{
    return tr("%1, %2", "system, pattern")
        .arg(kgds::systemLabel(system), kgds::patternName(system.pattern));
}

void SystemChoiceBar::fill()
{
    const QSignalBlocker systemQuiet(m_system);
    const QSignalBlocker besideQuiet(m_beside);
    m_system->clear();
    m_beside->clear();
    m_beside->addItem(tr("nothing", "no second system"));
    for (qsizetype i = 0; i < m_known.systems.size(); ++i) {
        const kgds::SystemRef& system = m_known.systems.at(i);
        const QString name = nameOf(system);
        m_system->addItem(name);
        if (system == m_known.choice.system)
            m_system->setCurrentIndex(int(i));
        else
            m_beside->addItem(name, int(i));
        if (m_known.choice.beside == system)
            m_beside->setCurrentIndex(m_beside->count() - 1);
    }
    m_beside->setEnabled(m_known.systems.size() > 1);
    fillVerifiers();
}

void SystemChoiceBar::fillVerifiers()
{
    const QSignalBlocker quiet(m_verifier);
    const auto place = m_known.verifiers.indexOf(m_known.choice.verifier);
    m_verifier->clear();
    m_verifier->addItems(m_known.verifiers);
    if (m_known.verifiers.isEmpty())
        m_verifier->addItem(tr("nobody yet"));
    m_verifier->setCurrentIndex(int(std::max<qsizetype>(place, 0)));
    m_verifier->setEnabled(!m_known.verifiers.isEmpty());
    m_verifier->setToolTip(m_verifier->currentText());
    m_place->setVisible(m_known.verifiers.size() > 1);
    m_place->setText(
        tr("%1 of %2", "verifier, verifiers")
            .arg(results::countText(place + 1), results::countText(m_known.verifiers.size())));
    m_place->setToolTip(
        tr("%1 of %2 verifiers")
            .arg(results::countText(place + 1), results::countText(m_known.verifiers.size())));
}

void SystemChoiceBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_title->setVisible(width() >= kLeastForChoices);
}

SystemChoice withNextSystem(const SystemSamples& known)
{
    SystemChoice choice = known.choice;
    choice.system = nextInRing(known.systems, choice.system);
    return choice;
}

SystemChoice withNextVerifier(const SystemSamples& known)
{
    SystemChoice choice = known.choice;
    choice.verifier = nextInRing(known.verifiers, choice.verifier);
    return choice;
}

std::optional<SystemChoice> withNextAmong(
    const SystemSamples& known, const QList<kgds::SystemRef>& wanted)
{
    SystemChoice choice = known.choice;
    const auto start = known.systems.indexOf(choice.system);
    for (qsizetype i = 1; i < known.systems.size(); ++i) {
        choice.system = known.systems.at((start + i) % known.systems.size());
        if (wanted.contains(choice.system))
            return choice;
    }
    return std::nullopt;
}

SystemChoice withNextBeside(const SystemSamples& known)
{
    SystemChoice choice = known.choice;
    QList<kgds::SystemRef> others = known.systems;
    others.removeAll(choice.system);
    std::stable_partition(others.begin(), others.end(),
        [&](const kgds::SystemRef& system) { return system.pattern == choice.system.pattern; });
    const qsizetype next = choice.beside ? others.indexOf(*choice.beside) + 1 : 0;
    choice.beside.reset();
    if (next < others.size())
        choice.beside = others.at(next);
    return choice;
}

std::optional<SystemChoice> withOtherParadigm(const SystemSamples& known)
{
    SystemChoice choice = known.choice;
    kgds::SystemRef other = choice.system;
    other.paradigm = otherParadigm(other.paradigm);
    if (!known.systems.contains(other))
        return std::nullopt;
    choice.beside = choice.beside == other ? std::nullopt : std::optional(other);
    return choice;
}

kgds::Paradigm otherParadigm(kgds::Paradigm paradigm)
{
    return paradigm == kgds::Paradigm::StructuredPrompt ? kgds::Paradigm::SelfReflection
                                                        : kgds::Paradigm::StructuredPrompt;
}

} // namespace tandem
