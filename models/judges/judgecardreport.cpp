#include "models/judges/judgecardreport.h"

#include "models/judges/judgewords.h"
#include "models/results/spelling.h"

#include <QMap>

namespace tandem::judges {

namespace {

constexpr int kCardDecimals = 3;
constexpr int kCardTinyDigits = 2;

/// A property of a judge.
struct CardRow
{
    const JudgeCard* card = nullptr;
    const char* key = nullptr;
    QString title;
    Figure figure;
};

QString costTitle(const JudgeCard& card)
{
    return card.currency.isEmpty() ? JudgeWords::tr("Cost of its runs")
                                   : JudgeWords::tr("Cost of its runs (%1)").arg(card.currency);
}

QList<CardRow> cardRows(const QList<JudgeCard>& cards)
{
    QList<CardRow> rows;
    for (const JudgeCard& card : cards) {
        const auto add = [&](const char* key, const QString& title, const Figure& figure) {
            rows.append({&card, key, title, figure});
        };
        add("swap_consistency", JudgeWords::tr("Same choice in both orders"), card.consistency);
        add("first_shown", JudgeWords::tr("Choices of the text shown first"), card.firstShown);
        add("length", JudgeWords::tr("Rise with twice the length"), card.length);
        add("length_beyond_people", JudgeWords::tr("Rise with twice the length, beyond people's"),
            card.lengthBeyondPeople);
        add("retest", JudgeWords::tr("Same answer when asked again"), card.retest);
        add("brier", JudgeWords::tr("Brier score"), card.brier);
        add("ece", JudgeWords::tr("Expected calibration error, ten bins"), card.ece);
        add("self_promotion", JudgeWords::tr("Rise with a self-promotion"), card.selfPromotion);
        add("unparsable", JudgeWords::tr("Unparsable answers"), card.unparsable);
        add("cost", costTitle(card), card.cost);
    }
    return rows;
}

/// The columns that say whose row it is, of rows that have a `card`.
template <typename Table>
void addJudge(Table& table)
{
    table.add("judge", JudgeWords::tr("Judge"),
        [](const auto& row) { return results::onOneLine(row.card->judge); });
    table.add("task", [](const auto& row) { return judgedTaskKey(row.card->task); });
    table.add(results::kPeople, JudgeWords::tr("Task"),
        [](const auto& row) { return judgedTaskTitle(row.card->task, row.card->measure); });
    table.add("measure", [](const auto& row) { return row.card->measure; });
}

/// Each reason once, with the properties that it leaves undefined.
QStringList reasonNotes(const QList<CardRow>& rows)
{
    QMap<QString, QStringList> titles;
    for (const CardRow& row : rows) {
        QStringList& known = titles[row.figure.undefinedBecause];
        if (!row.figure.isDefined() && !known.contains(row.title))
            known.append(row.title);
    }
    titles.remove({});
    QStringList notes;
    for (auto at = titles.cbegin(); at != titles.cend(); ++at)
        notes.append(
            JudgeWords::tr("Undefined (%1): %2").arg(at->join(QStringLiteral("; ")), at.key()));
    return notes;
}

results::Section cardSection(const QList<CardRow>& rows)
{
    results::SectionOf table("judge_cards", rows, JudgeWords::tr("Properties of judges"));
    addJudge(table);
    table.add("property", [](const CardRow& row) { return QString(QLatin1String(row.key)); });
    table.add(results::kPeople, JudgeWords::tr("Property"), &CardRow::title);
    table.add("value", JudgeWords::tr("Value"), &CardRow::figure)
        .number(kCardDecimals)
        .tinyDigits(kCardTinyDigits)
        .withInterval(results::IntervalStyle::Range)
        .csv(results::CsvLayout::All);
    table.add(
        results::kPeople, QStringLiteral("n"), [](const CardRow& row) { return row.figure.n; });
    table.add({results::Outlet::Window, results::Outlet::Console},
        JudgeWords::tr("Undefined because"),
        [](const CardRow& row) { return row.figure.undefinedBecause; });
    results::Section section = table;
    section.notes =
        reasonNotes(rows) +
        QStringList{JudgeWords::tr(
                        "Answers are on a scale from 0 to 1. Intervals of 95 % are over cases or "
                        "samples (jackknife, Student's t); those of unparsable answers are "
                        "Wilson's."),
            JudgeWords::tr("A judge without a preference chooses the text shown first as often as "
                           "not: 0.5, if both orders were asked."),
            JudgeWords::tr(
                "The rise beyond people's is that of the judge's answers minus people's to "
                "the same items: people may prefer longer texts, too.")};
    return section;
}

/// A bin of calibration.
struct BinRow
{
    const JudgeCard* card = nullptr;
    CalibrationBin bin;
};

results::Section binSection(const QList<BinRow>& rows)
{
    results::SectionOf table(
        "judge_calibration", rows, JudgeWords::tr("Calibration, by bins of probability"));
    addJudge(table);
    table.add("from", JudgeWords::tr("From"), [](const BinRow& row) { return row.bin.from; })
        .number(1);
    table.add("to", JudgeWords::tr("To"), [](const BinRow& row) { return row.bin.to; }).number(1);
    table.add("n", QStringLiteral("n"), [](const BinRow& row) { return row.bin.n; });
    table
        .add("probability", JudgeWords::tr("Mean probability"),
            [](const BinRow& row) { return row.bin.probability; })
        .number(kCardDecimals);
    table
        .add("people", JudgeWords::tr("Share of people"),
            [](const BinRow& row) { return row.bin.right; })
        .number(kCardDecimals);
    return table;
}

} // namespace

results::Report judgeCardReport(const QList<JudgeCard>& cards)
{
    results::Report report;
    if (cards.isEmpty())
        return report;
    const QList<CardRow> rows = cardRows(cards);
    report.sections = {cardSection(rows)};
    QList<BinRow> bins;
    for (const JudgeCard& card : cards) {
        for (const CalibrationBin& bin : card.bins)
            bins.append({&card, bin});
    }
    if (!bins.isEmpty())
        report.sections.append(binSection(bins));
    return report;
}

} // namespace tandem::judges
