#include "storage/project/agreementexport.h"

#include "storage/formats/atomicfile.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/latextable.h"
#include "storage/formats/markdowntable.h"
#include "storage/project/projectwords.h"

#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kDataDigits = 6;

const QLocale& english()
{
    static const QLocale locale(QLocale::English, QLocale::UnitedStates);
    return locale;
}

/// "0.62 [0.31, 0.93]", each number times `scale`.
QString agreementFigureCell(const Figure& figure, double scale, int decimals)
{
    const auto number = [&](double value) {
        const QString text = english().toString(value * scale, 'f', decimals);
        // What rounds to nothing has no sign.
        const QString unsignedText = text.mid(1);
        return text.startsWith(QLatin1Char('-')) && unsignedText.toDouble() == 0.0 ? unsignedText
                                                                                   : text;
    };
    if (!figure.isDefined())
        return QStringLiteral("–");
    if (!figure.interval)
        return number(*figure.value);
    const Interval shown = *shownCoefficient(figure).interval;
    return QStringLiteral("%1 [%2, %3]")
        .arg(number(*figure.value), number(shown.low), number(shown.high));
}

QString captionOf(const QList<AgreementRow>& rows, AgreementGrouping grouping)
{
    const auto isBlind = [](const AgreementRow& row) { return row.blind; };
    QString caption = ProjectWords::tr("Agreement on the answers given blind, with 95 % intervals");
    if (!rows.isEmpty() && std::none_of(rows.cbegin(), rows.cend(), isBlind))
        caption = ProjectWords::tr("Agreement on the answers given again after the discussion of a "
                                   "calibration, not blind, with 95 % intervals");
    else if (!std::all_of(rows.cbegin(), rows.cend(), isBlind))
        caption =
            ProjectWords::tr("Agreement on the answers given blind and, in the rows of a second "
                             "pass, on those given after a discussion, with 95 % intervals");
    if (grouping == AgreementGrouping::Overall)
        return caption;
    return ProjectWords::tr("%1, by %2", "caption; pair, person, domain …")
        .arg(caption, agreementGroupingName(grouping).toLower());
}

QStringList dataColumns()
{
    QStringList columns{QStringLiteral("group"), QStringLiteral("key"), QStringLiteral("blind"),
        QStringLiteral("rounds"), QStringLiteral("pairs"), QStringLiteral("yes_yes"),
        QStringLiteral("yes_no"), QStringLiteral("no_yes"), QStringLiteral("no_no"),
        QStringLiteral("disagreed"), QStringLiteral("left_out")};
    for (const auto& figure : {QStringLiteral("agreement"), QStringLiteral("kappa"),
             QStringLiteral("ac1"), QStringLiteral("alpha")}) {
        columns << figure << figure + QStringLiteral("_low") << figure + QStringLiteral("_high")
                << figure + QStringLiteral("_n") << figure + QStringLiteral("_undefined");
    }
    return columns;
}

void addFigure(QStringList& cells, const Figure& figure)
{
    const auto number = [](double value) { return QString::number(value, 'f', kDataDigits); };
    cells << (figure.value ? number(*figure.value) : QString())
          << (figure.interval ? number(figure.interval->low) : QString())
          << (figure.interval ? number(figure.interval->high) : QString())
          << QString::number(figure.n) << figure.undefinedBecause;
}

QStringList dataRow(const AgreementRow& row)
{
    constexpr int kNo = 0;
    constexpr int kYes = 1;
    const ContingencyTable& table = row.table;
    const bool named = row.tableIsNamed();
    const auto apart = [&](int a, int b) {
        return named ? QString::number(table.count(a, b)) : QString();
    };
    QStringList cells{row.label, row.key,
        row.blind ? QStringLiteral("true") : QStringLiteral("false"),
        QString::number(row.rounds.size()), QString::number(row.pairs.size()),
        QString::number(table.count(kYes, kYes)), apart(kYes, kNo), apart(kNo, kYes),
        QString::number(table.count(kNo, kNo)), QString::number(table.n() - table.agreed()),
        QString::number(table.excluded())};
    addFigure(cells, row.percent);
    addFigure(cells, row.kappa.kappa);
    addFigure(cells, row.ac1.figure);
    addFigure(cells, row.alpha.figure);
    return cells;
}

} // namespace

QString agreementGroupingName(AgreementGrouping grouping)
{
    switch (grouping) {
    case AgreementGrouping::Overall:
        return ProjectWords::tr("Overall");
    case AgreementGrouping::ByStep:
        return ProjectWords::tr("Step");
    case AgreementGrouping::ByRound:
        return ProjectWords::tr("Round");
    case AgreementGrouping::ByPair:
        return ProjectWords::tr("Pair");
    case AgreementGrouping::ByPerson:
        return ProjectWords::tr("Person");
    case AgreementGrouping::ByDomain:
        return ProjectWords::tr("Domain");
    case AgreementGrouping::ByMonth:
        return ProjectWords::tr("Month");
    case AgreementGrouping::ByWeek:
        return ProjectWords::tr("Week");
    }
    return {};
}

Table agreementTable(const QList<AgreementRow>& rows, AgreementGrouping grouping)
{
    constexpr double kPercent = 100.0;
    Table table;
    table.caption = captionOf(rows, grouping);
    table.header = {grouping == AgreementGrouping::Overall ? ProjectWords::tr("Group")
                                                           : agreementGroupingName(grouping),
        ProjectWords::tr("Rounds"), ProjectWords::tr("n (answer pairs)"),
        ProjectWords::tr("Left out"), ProjectWords::tr("Percent agreement"),
        ProjectWords::tr("Cohen's kappa"), ProjectWords::tr("n (items)"),
        ProjectWords::tr("Gwet's AC1"), ProjectWords::tr("Krippendorff's alpha")};
    for (const AgreementRow& row : rows) {
        table.rows.append({row.label, english().toString(row.rounds.size()),
            english().toString(row.table.n()), english().toString(row.table.excluded()),
            agreementFigureCell(row.percent, kPercent, 1),
            agreementFigureCell(row.kappa.kappa, 1.0, 2), english().toString(row.alpha.figure.n),
            agreementFigureCell(row.ac1.figure, 1.0, 2),
            agreementFigureCell(row.alpha.figure, 1.0, 2)});
    }
    return table;
}

Table agreementData(const QList<AgreementRow>& rows)
{
    Table table;
    table.header = dataColumns();
    for (const AgreementRow& row : rows)
        table.rows.append(dataRow(row));
    return table;
}

Expected<void> exportAgreement(const QString& path, TableFormat format,
    const QList<AgreementRow>& rows, AgreementGrouping grouping)
{
    if (format == TableFormat::Csv) {
        return writeAtomically(path, [&](QIODevice& device) {
            CsvWriter writer(device, path);
            return writer.write(agreementData(rows)).and_then([&] { return writer.finish(); });
        });
    }
    const Table table = agreementTable(rows, grouping);
    return writeAtomically(path,
        (format == TableFormat::Markdown ? markdownTable(table) : latexTable(table)).toUtf8());
}

} // namespace tandem
