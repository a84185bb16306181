#include "models/agreement/correlationreport.h"

#include "models/agreement/figurecolumns.h"
#include "models/results/spelling.h"

namespace tandem {

namespace {

using results::Absent;
using results::Cell;

Cell pCell(const NamedCorrelation& one)
{
    return one.correlation.p ? Cell(*one.correlation.p) : Cell(Absent());
}

Cell methodCell(const NamedCorrelation& one)
{
    const auto& method = one.correlation.method;
    return method ? Cell(pMethodKey(*method)).shownAs(pMethodName(*method)) : Cell(Absent());
}

} // namespace

QList<results::Section> correlationSections(const QList<NamedCorrelation>& all)
{
    const auto figureOf = [](const NamedCorrelation& one) { return one.correlation.figure; };
    results::SectionOf table("", all);
    table.add("key", [](const auto& one) { return coefficientKey(one.coefficient); });
    table
        .add("", AgreementWords::tr("Correlation"),
            [](const auto& one) { return coefficientName(one.coefficient); })
        .only(results::kPeople);
    addValueAndEnds(table, figureOf);
    table.add("p", AgreementWords::tr("p"), pCell).probability();
    table.add("p_method", AgreementWords::tr("p method"), methodCell);
    addCount(table, figureOf);
    table.add("p_undefined", [](const NamedCorrelation& one) {
        const Correlation& found = one.correlation;
        return found.figure.isDefined() && !found.p ? Cell(found.noPBecause) : Cell(Absent());
    });
    table.section().shape = results::Shape::Keyed;
    for (const NamedCorrelation& one : all) {
        if (!one.correlation.noPBecause.isEmpty())
            table.section().notes +=
                AgreementWords::tr("No p for %1: %2")
                    .arg(coefficientName(one.coefficient), one.correlation.noPBecause);
    }
    // Of columns of which nothing can be said the reason is the same for all.
    const Figure& first = all.first().correlation.figure;
    if (first.isDefined())
        return {table};
    return {results::only(results::kPrograms, table),
        results::notesOf({results::figureSentence(first, {}, results::Outlet::Console)})};
}

} // namespace tandem
