#include "views/people/stepcombo.h"

#include "models/wordof.h"
#include "views/people/peoplewords.h"
#include "views/session/stepbar.h"

namespace tandem {

StepCombo::StepCombo(Step step, QWidget* parent)
    : QComboBox(parent)
{
    for (const Step choice : {Step::Paragraphs, Step::KeyFacts, Step::Opinions})
        addItem(stepName(choice), int(choice));
    setCurrentIndex(findData(int(step)));
    connect(this, &QComboBox::currentIndexChanged, this, &StepCombo::stepChanged);
}

Step StepCombo::step() const
{
    return static_cast<Step>(currentData().toInt());
}

QString stepNeeds(Step step)
{
    static constexpr std::array words{
        QT_TRANSLATE_NOOP("PeopleWords",
            "Each judges every paragraph of the article. A sample without a "
            "discussion can be assigned now; the pair begins once it exists."),
        QT_TRANSLATE_NOOP("PeopleWords",
            "Each judges the candidate facts of the supporting paragraphs. They are "
            "made in Facts once it is settled which paragraphs those are."),
        QT_TRANSLATE_NOOP("PeopleWords",
            "Each writes the opinions of their own utterances: those of the participant who has "
            "their name, or else by turns. It needs the discussion.")};
    return PeopleWords::tr(wordOf(step, words));
}

} // namespace tandem
