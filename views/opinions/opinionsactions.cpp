#include "views/opinions/opinionsactions.h"

#include <QWidget>

namespace tandem {

void OpinionsActions::attachWriting(QWidget* utterance, QWidget* opinions, QWidget* links)
{
    utterance->addActions({markOpinion, changeWords, markReference, noOpinion});
    opinions->addAction(removeOpinion);
    links->addActions({linkReference, toggleKind, markAnother, removeReference});
}

void OpinionsActions::attachArticle(QWidget* article)
{
    article->addAction(linkSelection);
}

void OpinionsActions::attachChecking(QWidget* list)
{
    list->addActions({faithful, references, atomic, independent, allYes, suggest, note, giveCheck,
        accept, change, defend, keep, drop});
}

} // namespace tandem
