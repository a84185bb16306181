#include "views/people/stepcombo.h"

#include "models/wordof.h"
#include "views/people/peoplewords.h"
#include "views/session/stepbar.h"

namespace tandem {

namespace {

const QList<Step> kEveryStep{Step::Paragraphs, Step::KeyFacts, Step::Opinions};
constexpr int kAllSteps = -1; ///< in the place of a step's number

} // namespace

StepCombo::StepCombo(Step step, QWidget* parent)
    : QComboBox(parent)
{
    for (const Step choice : kEveryStep)
        addItem(stepName(choice), int(choice));
    setCurrentIndex(findData(int(step)));
    connect(this, &QComboBox::currentIndexChanged, this, &StepCombo::stepChanged);
}

Step StepCombo::step() const
{
    return static_cast<Step>(currentData().toInt());
}

void StepCombo::offerAll()
{
    addItem(tr("All steps"), kAllSteps);
}

QList<Step> StepCombo::steps() const
{
    return currentData().toInt() == kAllSteps ? kEveryStep : QList<Step>{step()};
}

QString allStepsNeed()
{
    return PeopleWords::tr(
        "Paragraphs, key facts and opinions go to the same two people in the same roles (A and B). "
        "Samples that are not ready for a step are skipped and listed below.");
}

QString stepNeeds(Step step)
{
    static constexpr std::array words{
        QT_TRANSLATE_NOOP("PeopleWords",
            "Each annotator labels every paragraph of the article. A sample without "
            "a discussion can be assigned now; labelling starts once it exists."),
        QT_TRANSLATE_NOOP("PeopleWords",
            "Each annotator labels the candidate facts of the supporting paragraphs. They are "
            "created in Facts once the supporting paragraphs are settled."),
        QT_TRANSLATE_NOOP("PeopleWords",
            "Each annotator writes the opinions of their own utterances: those of the participant "
            "with their name, otherwise alternating. A discussion is needed.")};
    return PeopleWords::tr(wordOf(step, words));
}

} // namespace tandem
