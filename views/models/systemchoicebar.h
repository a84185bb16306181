#pragma once

#include "ui/choicebar.h"
#include "views/models/systemsamplereader.h"

namespace tandem {

/// The line in which it is chosen which system is looked at, which one beside it, and by whose
/// verdicts.
class SystemChoiceBar final : public ChoiceBar
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SystemChoiceBar)

public:
    explicit SystemChoiceBar(QWidget* parent = nullptr);

    /// What there is to choose from, and what is chosen. Emits nothing.
    void setKnown(const SystemSamples& known);
    /// A system among those of both patterns; translated.
    static QString nameOf(const kgds::SystemRef& system);

signals:
    void chosen(const tandem::SystemChoice& choice);

private:
    void fill();

    SystemSamples m_known;
    NarrowComboBox* m_system;
    NarrowComboBox* m_beside;
    NarrowComboBox* m_verifier;
    QLabel* m_place; ///< of the verifier among them
};

/// The choice that follows the one that is made, going round; for keys.
SystemChoice withNextSystem(const SystemSamples& known);
SystemChoice withNextVerifier(const SystemSamples& known);
/// The next system of these; none where none is another one.
std::optional<SystemChoice> withNextAmong(
    const SystemSamples& known, const QList<kgds::SystemRef>& wanted);
/// Through the other systems, those of the same pattern first, and at the end to none.
SystemChoice withNextBeside(const SystemSamples& known);
/// The same system, asked in the other way, beside it, or no more; none where it has no such
/// output.
std::optional<SystemChoice> withOtherParadigm(const SystemSamples& known);
kgds::Paradigm otherParadigm(kgds::Paradigm paradigm);

} // namespace tandem
