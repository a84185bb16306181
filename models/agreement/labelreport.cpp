#include "models/agreement/labelreport.h"

#include "models/words.h"

#include <QJsonObject>

#include <algorithm>

namespace tandem {

namespace {

using results::Cell;

/// Items that are listed for people.
constexpr qsizetype kMostDisputedShown = 50;

/// What the posteriors of an item are, for programs.
Cell posteriorCell(const ModelledLabels& labels, const QList<double>& chances)
{
    QJsonObject all;
    for (qsizetype i = 0; i < chances.size(); ++i)
        all.insert(labels.categories.at(i), chances.at(i));
    return Cell(QJsonValue(all));
}

results::Section itemSection(const ModelledLabels& labels, const QList<ItemLabels>& items,
    const std::function<Cell(const QString&)>& shown)
{
    results::SectionOf table("", items);
    const auto label = [&](const char* key, const QString& heading,
                           std::optional<int> ItemLabels::*of) {
        table.add(key, heading, [&labels, &shown, of](const ItemLabels& one) {
            return one.*of ? shown(labels.categories.at(*(one.*of)))
                           : Cell().shownAs(AgreementWords::tr("tied"));
        });
    };
    table.add("item", AgreementWords::tr("Item"), &ItemLabels::item);
    label("majority", AgreementWords::tr("Majority"), &ItemLabels::majority);
    label("dawid_skene", AgreementWords::tr("Dawid–Skene"), &ItemLabels::dawidSkene);
    table.add("dawid_skene_p", AgreementWords::tr("Its probability"), &ItemLabels::ofDawidSkene);
    label("mace", AgreementWords::tr("MACE"), &ItemLabels::mace);
    table.add("mace_p", AgreementWords::tr("Its probability"), &ItemLabels::ofMace);
    table.add("ratings", AgreementWords::tr("Ratings"), &ItemLabels::ratings);
    return table;
}

/// All items with all probabilities, for programs.
results::Section allItems(const ModelledLabels& labels,
    const std::function<QString(const QString&)>& path,
    const std::function<Cell(const QString&)>& shown)
{
    results::Section section = itemSection(labels, labels.items, shown);
    const auto add = [&](const char* key, const LabelPosteriors& of) {
        qsizetype row = 0;
        section.columns.append(results::Column{QString::fromLatin1(key)});
        section.columns.last().only(results::Outlet::Json);
        for (const QList<double>& chances : of.ofItems) {
            if (!chances.isEmpty())
                section.rows[row++].cells.append(posteriorCell(labels, chances));
        }
    };
    add("dawid_skene_all", labels.dawidSkene);
    add("mace_all", labels.mace);
    section.key = path(QStringLiteral("posteriors"));
    section.in = results::kPrograms;
    return section;
}

results::Section raterSection(const ModelledLabels& labels)
{
    results::SectionOf table("", labels.raters);
    table.add("rater", AgreementWords::tr("Rater"), &RaterBesideOthers::rater);
    table
        .add("probability", AgreementWords::tr("Probability by the others"),
            &RaterBesideOthers::probability)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::Ends);
    table.add(results::kPeople, AgreementWords::tr("Items"),
        [](const RaterBesideOthers& one) { return one.probability.n; });
    table.add(
        "competence", AgreementWords::tr("Competence (MACE)"), &RaterBesideOthers::competence);
    table.add("far", AgreementWords::tr("Far from the others"), [](const RaterBesideOthers& one) {
        return Cell(one.isFar).shownAs(
            one.isFar ? AgreementWords::tr("yes") : AgreementWords::tr("no"));
    });
    return table;
}

} // namespace

QList<results::Section> labelSections(const ModelledLabels& labels,
    const std::function<QString(const QString&)>& path,
    const std::function<QString(const QString&)>& title,
    const std::function<results::Cell(const QString&)>& shown)
{
    const QString heading =
        title(AgreementWords::tr("Labels by models of raters that differ from the majority"));
    if (!labels.undefinedBecause.isEmpty())
        return {results::notesOf({labels.undefinedBecause}, heading)};
    QList<ItemLabels> disputed;
    std::copy_if(labels.items.cbegin(), labels.items.cend(), std::back_inserter(disputed),
        [](const ItemLabels& one) { return one.isDisputed(); });
    const qsizetype all = disputed.size();
    disputed = disputed.first(std::min(all, kMostDisputedShown));
    results::Section items = itemSection(labels, disputed, shown);
    items.title = heading;
    items.in = results::kPeople;
    items.notes = {AgreementWords::tr(
        "%1 of %n item(s). The models of Dawid and Skene (1979) and MACE (Hovy et "
        "al. 2013) weigh raters by how often they err; results above use "
        "majorities, not these labels.",
        nullptr, int(labels.items.size()))
                       .arg(all)};
    items.notes += AgreementWords::tr("Each model is fitted once, from the shares of answers, "
                                      "without random restarts.");
    if (labels.ratedOnce > 0)
        items.notes += AgreementWords::tr(
            "%n item(s) with one rating are not listed: their labels rest on that rating alone.",
            nullptr, int(labels.ratedOnce));
    if (all > disputed.size())
        items.notes += AgreementWords::tr("First %1 shown; JSON and CSV contain all of them.")
                           .arg(disputed.size());
    results::Section raters = raterSection(labels);
    raters.title = title(AgreementWords::tr("Raters beside the labels of the others"));
    raters.key = path(QStringLiteral("rater_posteriors"));
    raters.notes = {AgreementWords::tr(
        "Probability by the others: mean probability that the model of Dawid and Skene, fitted "
        "without this rater, gives to the rater's answers; 95 % interval: Student's t on the logit "
        "scale. Far: the interval lies below the mean of the other raters. Competence: share of "
        "answers that the rater knew rather than guessed, by MACE.")};
    return {items, allItems(labels, path, shown), raters};
}

} // namespace tandem
