#include "views/models/systemchoicebar.h"

#include "models/kgds/systemlabel.h"
#include "models/results/spelling.h"
#include "ui/elidedlabel.h"
#include "ui/narrowcombobox.h"

#include <QHBoxLayout>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kLeastForChoices = 900; ///< with less the title goes, which the list has, too

/// What can stand beside the system that is looked at.
QList<kgds::SystemRef> otherSystems(const SystemSamples& known)
{
    QList<kgds::SystemRef> others = known.systems;
    others.removeAll(known.choice.system);
    return others;
}

QStringList namesOf(const QList<kgds::SystemRef>& systems)
{
    QStringList names;
    for (const kgds::SystemRef& system : systems)
        names.append(SystemChoiceBar::nameOf(system));
    return names;
}

} // namespace

SystemChoiceBar::SystemChoiceBar(QWidget* parent)
    : ChoiceBar("systemSampleTitle", kLeastForChoices, parent)
    , m_system(addChoice("sampleSystem", [] { return tr("System"); }))
    , m_beside(addChoice("sampleBeside", [] { return tr("Compare with"); }))
    , m_verifier(addChoice("sampleVerifier", [] { return tr("Judged by"); }))
    , m_place(named(newLabel(this, LabelStyle::Small), "sampleVerifierPlace"))
{
    row()->addWidget(m_place);
    row()->addWidget(title(), 1);
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
            choice.beside = otherSystems(m_known).value(index - 1);
        emit chosen(choice);
    });
    inEveryLanguage(this, [this] { fill(); });
}

void SystemChoiceBar::setKnown(const SystemSamples& known)
{
    m_known = known;
    fill();
}

QString SystemChoiceBar::nameOf(const kgds::SystemRef& system)
{
    return tr("%1, %2", "system, pattern")
        .arg(kgds::systemLabel(system), kgds::patternName(system.pattern));
}

void SystemChoiceBar::fill()
{
    const SystemChoice& choice = m_known.choice;
    m_system->offer(namesOf(m_known.systems), m_known.systems.indexOf(choice.system), {});
    const QList<kgds::SystemRef> others = otherSystems(m_known);
    const QStringList besides = QStringList(tr("None", "no second system")) + namesOf(others);
    m_beside->offer(besides, choice.beside ? others.indexOf(*choice.beside) + 1 : 0, {});
    m_beside->setEnabled(m_known.systems.size() > 1);
    const auto place = m_known.verifiers.indexOf(choice.verifier);
    m_verifier->offer(m_known.verifiers, place, tr("None"));
    m_place->setVisible(m_known.verifiers.size() > 1);
    m_place->setText(
        tr("%1 of %2", "verifier, verifiers")
            .arg(results::countText(place + 1), results::countText(m_known.verifiers.size())));
    m_place->setToolTip(
        tr("Judge %1 of %2")
            .arg(results::countText(place + 1), results::countText(m_known.verifiers.size())));
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
    QList<kgds::SystemRef> others = otherSystems(known);
    std::stable_partition(others.begin(), others.end(),
        [&](const kgds::SystemRef& system) { return system.pattern == choice.system.pattern; });
    choice.beside = nextOrNone(others, choice.beside);
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
