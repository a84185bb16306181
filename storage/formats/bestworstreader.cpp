#include "storage/formats/bestworstreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

/// One answer to a best-worst question.
struct BestWorstRow
{
    QString item;
    QString rater;
    QString shown; ///< the options as they are written
    QString best;
    QString worst;
    QStringList options = {};
    QString place = {};
};

QString bestWorstHelp()
{
    return FormatWords::tr("See \"tandem help formats\" for the format of best-worst answers.");
}

Expected<void> checkBestWorst(BestWorstRow& row, const RecordValue& object)
{
    const auto refused = [&](const QString& what) { return object.refuse(what, bestWorstHelp()); };
    for (const QString& part : row.shown.split(u';')) {
        if (const QString option = part.trimmed(); !option.isEmpty())
            row.options.append(option);
    }
    std::sort(row.options.begin(), row.options.end());
    if (row.options.size() < 2 || row.options.size() > kMostBestWorstOptions)
        return refused(FormatWords::tr("There must be 2 to %1 options, separated by semicolons.")
                           .arg(kMostBestWorstOptions));
    if (std::adjacent_find(row.options.cbegin(), row.options.cend()) != row.options.cend())
        return refused(FormatWords::tr("An option is listed twice."));
    if (!row.options.contains(row.best) || !row.options.contains(row.worst))
        return refused(FormatWords::tr("The best and the worst must be two of the options."));
    if (row.best == row.worst)
        return refused(FormatWords::tr("The best cannot be the worst, too."));
    return {};
}

const RecordFields<BestWorstRow>& bestWorstFields()
{
    using F = RecordFields<BestWorstRow>;
    using Row = BestWorstRow;
    static const F fields = F(bestWorstHelp,
        {F::name("item", &Row::item).required().unique(),
            F::name("rater", &Row::rater).required().unique(),
            F::name("options", &Row::shown).required(), F::name("best", &Row::best).required(),
            F::name("worst", &Row::worst).required()})
                                .keepsPlace(&Row::place)
                                .check(checkBestWorst);
    return fields;
}

/// What an answer says of two options, the first of which is side 1.
StudyAnswerRow pairOf(const BestWorstRow& row, const QString& first, const QString& second)
{
    StudyAnswerRow pair;
    pair.rater = row.rater;
    pair.item = QStringLiteral("%1: %2 / %3").arg(row.item, first, second);
    pair.group = row.item;
    pair.place = row.place;
    const bool isFirst = first == row.best || second == row.worst;
    pair.answer = isFirst ? QStringLiteral("1") : QStringLiteral("2");
    pair.source.systems[0] = first;
    pair.source.systems[1] = second;
    return pair;
}

void addPairs(QList<StudyAnswerRow>& pairs, const BestWorstRow& row)
{
    for (qsizetype a = 0; a < row.options.size(); ++a) {
        for (qsizetype b = a + 1; b < row.options.size(); ++b) {
            const QString& first = row.options.at(a);
            const QString& second = row.options.at(b);
            const auto isChosen = [&](const QString& option) {
                return option == row.best || option == row.worst;
            };
            if (isChosen(first) || isChosen(second))
                pairs.append(pairOf(row, first, second));
        }
    }
}

} // namespace

Expected<studies::StudyAnswers> readBestWorst(const Input& input, AnswersNotes* notes)
{
    TANDEM_TRY(rows, bestWorstFields().readList(input));
    QList<StudyAnswerRow> pairs;
    for (const BestWorstRow& row : std::as_const(*rows))
        addPairs(pairs, row);
    if (notes)
        notes->remarks.append(FormatWords::tr(
            "%n best-worst answer(s) read as %1 comparisons of two.", nullptr, int(rows->size()))
                                  .arg(pairs.size()));
    TANDEM_TRY_VAR(study, studyOfRows(pairs, studies::Kind::Pairwise));
    study->arePairsImplied = true;
    for (studies::Question& question : study->design.questions)
        question.options.removeIf([](const studies::Option& option) { return option.side == 0; });
    return study;
}

} // namespace tandem
