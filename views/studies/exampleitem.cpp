#include "views/studies/exampleitem.h"

#include "views/studies/studyviewwords.h"

#include <algorithm>

namespace tandem {

namespace {

/// Whether two texts are compared: answers stand for sides, or their likeness is asked.
bool comparesTwo(const studies::Design& design)
{
    return design.kind == studies::Kind::Similarity ||
           std::any_of(design.questions.begin(), design.questions.end(),
               [](const studies::Question& question) {
                   return std::any_of(question.options.begin(), question.options.end(),
                       [](const studies::Option& option) { return option.side != 0; });
               });
}

QString exampleText(const QString& field)
{
    return StudyViewWords::tr("The item's “%1” text appears here.").arg(field);
}

} // namespace

studies::Item exampleItem(const studies::Design& design)
{
    studies::Item item;
    item.name = QStringLiteral("example");
    for (qsizetype i = 0; i < design.fields.size(); ++i) {
        const QString& name = design.fields.at(i).name;
        if (i + 1 < design.fields.size() || !comparesTwo(design)) {
            item.fields.append({name, exampleText(name), 0, {}});
            continue;
        }
        for (const int side : {1, 2})
            item.fields.append({name,
                StudyViewWords::tr("The item's “%1” text of side %2 appears here.")
                    .arg(name)
                    .arg(side),
                side, {}});
    }
    return item;
}

} // namespace tandem
