#include "models/publishing/datasetfacts.h"

#include "models/rounds/stepname.h"

namespace tandem::publishing {

namespace {

constexpr int kTableDecimals = 4;

QString tableNumber(double number)
{
    return QString::number(number, 'f', kTableDecimals);
}

QString endOf(const Figure& figure, double Interval::*end)
{
    return figure.interval ? tableNumber((*figure.interval).*end) : QString();
}

} // namespace

QString titleOf(const QString& title, const DatasetFacts& facts)
{
    return title.trimmed().isEmpty() ? facts.project : title;
}

QString dateOf(const QString& date, const DatasetFacts& facts)
{
    return date.trimmed().isEmpty() ? facts.changed.toString(Qt::ISODate) : date;
}

QString annotationProtocol(const DatasetFacts& facts)
{
    if (facts.disagreement.annotations == 0 && facts.agreement.isEmpty())
        return QStringLiteral(
            "The labels were imported; how they came about is not recorded in the "
            "project that this dataset was published from.");
    const QString rule =
        facts.rule == ConsistencyRule::Strict
            ? QStringLiteral(
                  "A paragraph that only one of the two marked is a boundary paragraph: it "
                  "is left out of the benchmark, and kept with both answers in the "
                  "disagreement data. A fact is key if both marked it.")
            : QStringLiteral("What only one of the two marked was decided by adjudication, with a "
                             "note; boundary paragraphs were left out of the benchmark, and kept "
                             "with both answers in the disagreement data.");
    QString imported;
    if (facts.importedSamples > 0)
        imported = QStringLiteral("The paragraphs of %1 of the %2 samples have imported labels, "
                                  "without individual answers. ")
                       .arg(facts.importedSamples)
                       .arg(facts.figures.samples.size());
    const QString who = imported.isEmpty() ? QStringLiteral("Each item")
                                           : QStringLiteral("Each item with individual answers");
    return imported + who +
           QStringLiteral(" was answered by two annotators, blind to each other and to answers of "
                          "models, under a written guideline. ") +
           rule;
}

QString disagreementSentences(const DatasetFacts& facts)
{
    const DisagreementFacts& known = facts.disagreement;
    if (known.items == 0)
        return QStringLiteral("No individual answers are published.");
    return QStringLiteral(
        "%1 items have %2 individual answers; the answers to %3 items differ. Every "
        "answer is published under a pseudonym, with its time and the version of "
        "the guideline, beside the distribution and entropy of the item.")
        .arg(known.items)
        .arg(known.annotations)
        .arg(known.disagreed);
}

QList<AgreementLine> agreementLines(const DatasetFacts& facts)
{
    QList<AgreementLine> lines;
    for (const AgreementRow& row : facts.agreement) {
        const QString step = row.steps.isEmpty() ? QString() : stepKey(row.steps.first());
        const auto add = [&](const char* measure, const Figure& figure, qint64 items) {
            lines.append(
                {step, row.blind, row.rounds.size(), items, QLatin1String(measure), figure});
        };
        add("percent_agreement", row.percent, row.table.n());
        add("cohen_kappa", row.kappa.kappa, row.table.n());
        add("gwet_ac1", row.ac1.figure, row.items.comparable());
        add("krippendorff_alpha", row.alpha.figure, row.items.comparable());
    }
    return lines;
}

QList<QStringList> agreementTable(const DatasetFacts& facts)
{
    QList<QStringList> table{{QStringLiteral("step"), QStringLiteral("blind"),
        QStringLiteral("measure"), QStringLiteral("value"), QStringLiteral("low"),
        QStringLiteral("high"), QStringLiteral("items"), QStringLiteral("rounds")}};
    for (const AgreementLine& line : agreementLines(facts)) {
        const Figure& figure = line.figure;
        table.append(
            QStringList{line.step, line.blind ? QStringLiteral("true") : QStringLiteral("false"),
                line.measure, figure.value ? tableNumber(*figure.value) : QString(),
                endOf(figure, &Interval::low), endOf(figure, &Interval::high),
                QString::number(line.items), QString::number(line.rounds)});
    }
    return table;
}

QList<QStringList> statisticsTable(const DatasetFacts& facts)
{
    QList<QStringList> table{
        {QStringLiteral("statistic"), QStringLiteral("value"), QStringLiteral("n")}};
    for (const kgds::StatisticRow& row : kgds::rows(facts.figures.statistics)) {
        const QString value = !row.value          ? QString()
                              : row.decimals == 0 ? QString::number(qint64(*row.value))
                                                  : tableNumber(*row.value);
        table.append(QStringList{row.key, value, QString::number(row.n)});
    }
    return table;
}

} // namespace tandem::publishing
