#include "views/models/correctionmenu.h"

#include "ui/choicemenu.h"
#include "ui/parts.h"
#include "ui/verdicts/answerbar.h"
#include "views/models/systemsamplewords.h"

#include <QAction>
#include <QList>

#include <utility>

namespace tandem {

namespace {

using kgds::JudgementCorrection;
using kgds::JudgementKind;

struct NamedCorrection
{
    QString words;
    JudgementCorrection correction;
};

QList<NamedCorrection> errorCorrections(const std::optional<kgds::ErrorType>& judged)
{
    QList<NamedCorrection> all;
    for (const kgds::ErrorType error : kgds::kErrorOrder) {
        if (error == judged)
            continue;
        JudgementCorrection correction;
        correction.error = error;
        all.append({SystemSampleWords::tr("It should be %1 (%2)", "type of error, short name")
                        .arg(kgds::errorName(error), kgds::errorKey(error).toUpper()),
            correction});
    }
    return all;
}

QList<NamedCorrection> choiceCorrections()
{
    JudgementCorrection experts;
    experts.choice = kgds::FeedbackChoice::Experts;
    JudgementCorrection system;
    system.choice = kgds::FeedbackChoice::System;
    return {{SystemSampleWords::tr("The experts' paragraphs fit better"), experts},
        {SystemSampleWords::tr("The system's paragraphs fit better"), system}};
}

QList<NamedCorrection> coverageCorrections()
{
    JudgementCorrection covered;
    covered.covered = true;
    JudgementCorrection uncovered;
    uncovered.covered = false;
    return {{SystemSampleWords::tr("It is covered"), covered},
        {SystemSampleWords::tr("It is not covered"), uncovered}};
}

QList<NamedCorrection> correctionsOf(const ShownSystemSample& sample, const ItemRef& item)
{
    if (item.decision.kind == JudgementKind::Error)
        return errorCorrections(sample.judgement().errors.value(item.decision.item));
    return item.decision.kind == JudgementKind::Feedback ? choiceCorrections()
                                                         : coverageCorrections();
}

} // namespace

void openCorrections(const ShownSystemSample& sample, const ItemRef& item, AnswerBar* bar,
    std::function<void(const JudgementCorrection&)> then)
{
    auto* menu = named(new ChoiceMenu(bar), "correctionMenu");
    int number = 0;
    for (const NamedCorrection& one : correctionsOf(sample, item)) {
        QAction* action = menu->addAction(QStringLiteral("&%1  %2").arg(++number).arg(one.words));
        QObject::connect(action, &QAction::triggered, bar,
            [then, correction = one.correction] { then(correction); });
    }
    menu->popup(bar->menuPlace());
    menu->setActiveAction(menu->actions().first());
}

} // namespace tandem
