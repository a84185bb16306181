#pragma once

#include "models/studies/item.h"
#include "models/text/article.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem::studies {

/// What of a sample people can be asked about.
struct DemoMaterial
{
    QString name;   ///< unique among those of a study
    QString domain; ///< becomes the stratum
    QStringList paragraphs;
    QStringList facts;
    QList<UtteranceText> discussion;
};

/// Items with the fields text (a paragraph, or a fact) and discussion, for designTemplate() of
/// YesNo; those of one sample are a group, so that its discussion is read once. They are named
/// "NAME-p1" and "NAME-f1", by their numbers in the sample.
QList<StudyItem> paragraphItems(const DemoMaterial& sample);
QList<StudyItem> factItems(const DemoMaterial& sample);

} // namespace tandem::studies
