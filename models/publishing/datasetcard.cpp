#include "models/publishing/datasetcard.h"

#include "models/publishing/citation.h"
#include "models/publishing/croissant.h"

#include <QHash>

#include <array>
#include <limits>

namespace tandem::publishing {

namespace {

/// A section of a card that is what the authors say of it.
struct CardSection
{
    const char* heading;
    QString Publication::*text;
};

constexpr CardSection kUses[] = {{"### Intended use", &Publication::intendedUse},
    {"### Out-of-scope use", &Publication::otherUse}};
constexpr CardSection kCreation[] = {{"### Sources", &Publication::sources},
    {"### Collection", &Publication::collection},
    {"### Preprocessing", &Publication::preprocessing},
    {"### Annotators", &Publication::annotators}};
constexpr CardSection kConsiderations[] = {{"### Personal data", &Publication::personalData},
    {"### Ethics", &Publication::ethics}, {"### Biases", &Publication::biases},
    {"### Limitations", &Publication::limitations},
    {"### Social impact", &Publication::socialImpact}};

/// The class of sizes that a hub sorts by.
QString sizeCategory(qint64 samples)
{
    struct Size
    {
        qint64 below;
        const char* name;
    };
    static constexpr std::array sizes{Size{1000, "n<1K"}, Size{10'000, "1K<n<10K"},
        Size{100'000, "10K<n<100K"}, Size{std::numeric_limits<qint64>::max(), "n>100K"}};
    for (const Size& size : sizes) {
        if (samples < size.below)
            return QLatin1String(size.name);
    }
    return {};
}

void addList(QString& yaml, const char* key, const QStringList& values)
{
    if (values.isEmpty())
        return;
    yaml += QLatin1String(key) + QStringLiteral(":\n");
    for (const QString& value : values)
        yaml += QStringLiteral("- %1\n").arg(yamlText(value));
}

QString configurations(const DatasetFacts& facts)
{
    QString yaml = QStringLiteral("configs:\n- config_name: default\n  data_files:\n");
    for (const DrawnSplit& split : facts.splits)
        yaml += QStringLiteral("  - split: %1\n    path: %2\n")
                    .arg(yamlText(split.name), splitFile(split.name));
    if (facts.disagreement.items > 0)
        yaml += QStringLiteral("- config_name: disagreement\n  data_files: %1\n")
                    .arg(kDisagreementItems);
    return yaml;
}

QString frontMatter(const Publication& publication, const DatasetFacts& facts)
{
    QString yaml = QStringLiteral("---\n");
    yaml += QStringLiteral("pretty_name: %1\n").arg(yamlText(titleOf(publication.title, facts)));
    addList(yaml, "language", partsOf(publication.languages));
    if (publication.licence != Licence::None)
        yaml += QStringLiteral("license: %1\n").arg(factsOf(publication.licence).hub);
    yaml += QStringLiteral("task_categories:\n- summarization\n- text-classification\n");
    yaml += QStringLiteral("size_categories:\n- %1\n")
                .arg(sizeCategory(facts.figures.statistics.samples));
    addList(yaml, "tags", partsOf(publication.keywords));
    return yaml + configurations(facts) + QStringLiteral("---\n\n");
}

/// What authors say, as it is: Markdown may stand in it, and headings cannot break the card more
/// than they would by hand.
QString toldSection(const CardSection& section, const Publication& publication)
{
    const QString text = (publication.*section.text).trimmed();
    return QLatin1String(section.heading) + QStringLiteral("\n\n") +
           (text.isEmpty() ? QStringLiteral("Not stated.") : text) + QStringLiteral("\n\n");
}

template <std::size_t count>
QString toldSections(const CardSection (&sections)[count], const Publication& publication)
{
    QString text;
    for (const CardSection& section : sections)
        text += toldSection(section, publication);
    return text;
}

/// Machine names in words: "percent_agreement" becomes "Percent agreement".
QString inWords(QString name)
{
    static const QHash<QString, QString> named{
        {QStringLiteral("cohen_kappa"), QStringLiteral("Cohen's kappa")},
        {QStringLiteral("gwet_ac1"), QStringLiteral("Gwet's AC1")},
        {QStringLiteral("krippendorff_alpha"), QStringLiteral("Krippendorff's alpha")}};
    if (const auto found = named.constFind(name); found != named.cend())
        return *found;
    name.replace(QLatin1String("non_key"), QLatin1String("non-key"));
    name.replace(u'_', u' ');
    return name.isEmpty() ? name : name.at(0).toUpper() + name.mid(1);
}

QString markdownTable(const QStringList& header, const QList<QStringList>& rows)
{
    QString text = QStringLiteral("| %1 |\n|").arg(header.join(QStringLiteral(" | ")));
    for (qsizetype i = 0; i < header.size(); ++i)
        text += i == 0 ? QStringLiteral(" --- |") : QStringLiteral(" ---: |");
    text += u'\n';
    for (const QStringList& row : rows)
        text += QStringLiteral("| %1 |\n").arg(row.join(QStringLiteral(" | ")));
    return text + u'\n';
}

QString statisticsText(const DatasetFacts& facts)
{
    QList<QStringList> rows;
    for (const kgds::StatisticRow& row : kgds::rows(facts.figures.statistics))
        rows.append(QStringList{inWords(row.key),
            row.value ? QString::number(*row.value, 'f', row.decimals) : QStringLiteral("–")});
    return markdownTable({QStringLiteral("Statistic"), QStringLiteral("Value")}, rows);
}

QString splitsText(const Publication& publication, const DatasetFacts& facts)
{
    QList<QStringList> rows;
    for (const DrawnSplit& split : facts.splits)
        rows.append(QStringList{split.name, QString::number(split.samples)});
    QString text = markdownTable({QStringLiteral("Split"), QStringLiteral("Samples")}, rows);
    if (facts.splits.size() > 1)
        text += QStringLiteral("Samples were drawn into splits at random (seed %1), stratified by "
                               "domain and share of supporting paragraphs.\n\n")
                    .arg(publication.seed);
    if (facts.splits.size() > 1 && facts.keptSplits > 0)
        text += QStringLiteral("%1 samples are in the split that they had in an earlier version; "
                               "only others were drawn.\n\n")
                    .arg(facts.keptSplits);
    return text;
}

QString agreementText(const DatasetFacts& facts)
{
    QList<QStringList> rows;
    for (const AgreementLine& line : agreementLines(facts)) {
        const Figure& figure = line.figure;
        QString value =
            figure.value ? QString::number(*figure.value, 'f', 2) : QStringLiteral("undefined");
        if (figure.interval)
            value += QStringLiteral(" [%1, %2]")
                         .arg(figure.interval->low, 0, 'f', 2)
                         .arg(figure.interval->high, 0, 'f', 2);
        rows.append(QStringList{
            inWords(line.step) + (line.blind ? QString() : QStringLiteral(", not blind")),
            inWords(line.measure), value, QString::number(line.items)});
    }
    if (rows.isEmpty())
        return QStringLiteral("No agreement can be computed.\n\n");
    return QStringLiteral("With 95 % intervals.\n\n") +
           markdownTable({QStringLiteral("Step"), QStringLiteral("Measure"),
                             QStringLiteral("Value"), QStringLiteral("Items")},
               rows);
}

QString filesText(const DatasetFacts& facts)
{
    QStringList lines{QStringLiteral("- `KGDS.json`: the whole benchmark in one file."),
        QStringLiteral("- `data/`: the same samples as JSON Lines, a file for each split.")};
    if (facts.disagreement.items > 0)
        lines += QStringLiteral("- `disagreement/`: every individual answer, boundary paragraphs "
                                "included: `items.jsonl` has items with text, soft label and "
                                "entropy, `annotations.csv` a row for each answer.");
    lines += QStringLiteral("- `statistics/`: statistics and agreement as tables.");
    lines += QStringLiteral("- `guideline/`: the guidelines that annotators worked by.");
    if (!facts.prompts.isEmpty())
        lines += QStringLiteral("- `prompts/`: the prompts of language models.");
    lines += QStringLiteral("- `croissant.json`, `CITATION.cff`, `.zenodo.json`, `LICENSE`, "
                            "`SHA256SUMS`: metadata, licence and checksums.");
    return lines.join(u'\n') + QStringLiteral("\n\n");
}

QString modelsText(const DatasetFacts& facts)
{
    return facts.models.isEmpty()
               ? QString()
               : QStringLiteral("Language models proposed facts or masks, which people decided on: "
                                "%1.\n\n")
                     .arg(facts.models.join(QStringLiteral(", ")));
}

QString authorsText(const Publication& publication)
{
    QStringList names;
    for (const Author& author : authorsOf(publication.authors))
        names.append(author.affiliation.isEmpty()
                         ? author.name()
                         : QStringLiteral("%1 (%2)").arg(author.name(), author.affiliation));
    return names.isEmpty() ? QString() : names.join(QStringLiteral("; ")) + QStringLiteral("\n\n");
}

void addTold(QString& card, const char* heading, const QString& text)
{
    if (!text.trimmed().isEmpty())
        card += QLatin1String(heading) + QStringLiteral("\n\n") + text.trimmed() +
                QStringLiteral("\n\n");
}

} // namespace

QByteArray datasetCard(const Publication& publication, const DatasetFacts& facts)
{
    QString card = frontMatter(publication, facts);
    card += QStringLiteral("# %1\n\n").arg(titleOf(publication.title, facts));
    card += authorsText(publication);
    if (!publication.description.trimmed().isEmpty())
        card += publication.description.trimmed() + QStringLiteral("\n\n");
    card += QStringLiteral("Version %1, %2.\n\n")
                .arg(publication.version, dateOf(publication.date, facts));
    card += QStringLiteral("## Files\n\n") + filesText(facts);
    card += QStringLiteral("## Splits\n\n") + splitsText(publication, facts);
    card += QStringLiteral("## Statistics\n\n") + statisticsText(facts);
    card += QStringLiteral("## Uses\n\n") + toldSections(kUses, publication);
    card += QStringLiteral("## Creation\n\n") + toldSections(kCreation, publication);
    card += QStringLiteral("### Annotation\n\n") + annotationProtocol(facts) +
            QStringLiteral("\n\n") + modelsText(facts);
    card += QStringLiteral("### Agreement\n\n") + agreementText(facts);
    card += QStringLiteral("### Disagreement\n\n") + disagreementSentences(facts) +
            QStringLiteral("\n\n");
    card += QStringLiteral("## Considerations\n\n") + toldSections(kConsiderations, publication);
    const LicenceFacts licence = factsOf(publication.licence);
    card += QStringLiteral("## Licence\n\n") +
            (licence.spdx.isEmpty() ? QStringLiteral("None: all rights reserved.")
                                    : QStringLiteral("[%1](%2)").arg(licence.name, licence.url)) +
            QStringLiteral("\n\n");
    addTold(card, "## Paper", publication.paper);
    addTold(card, "## Funding", publication.funding);
    addTold(card, "## Maintenance", publication.maintenance);
    addTold(card, "## Contact", publication.contact);
    card +=
        QStringLiteral("## Citation\n\n```bibtex\n%1\n```\n\n").arg(bibtexOf(publication, facts));
    card += QStringLiteral("Published with %1.\n").arg(facts.program);
    return card.toUtf8();
}

} // namespace tandem::publishing
