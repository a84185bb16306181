#include "views/evaluate/caserows.h"

#include "models/expert/systemreport.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

struct CaseRowsText
{
    Q_DECLARE_TR_FUNCTIONS(CaseRowsText)
};

using CaseColumn = RowColumn<ListedCase>;

QString caseTitle(const ListedCase& one)
{
    return one.name.isEmpty() ? CaseRowsText::tr("case %1").arg(QLocale().toString(one.position))
                              : one.name;
}

QString promptText(const ListedCase& one)
{
    return one.promptStart.simplified();
}

QString systemsText(const ListedCase& one)
{
    QStringList names;
    for (const ListedOutput& output : one.outputs)
        names += expert::systemName(output.system);
    return names.isEmpty() ? CaseRowsText::tr("no output") : names.join(QLatin1String(", "));
}

/// A column of whole numbers; where `hidesZero`, nothing stands for none.
CaseColumn numberColumn(
    const QString& title, int letters, std::function<int(const ListedCase&)> number, bool hidesZero)
{
    return {.title = title,
        .text =
            [number, hidesZero](const ListedCase& one) {
                const int value = number(one);
                return value == 0 && hidesZero ? QString() : QLocale().toString(value);
            },
        .sortKey = [number](const ListedCase& one) { return SortKey(double(number(one))); },
        .isNumber = true,
        .letters = letters};
}

QList<CaseColumn> caseColumns()
{
    return {{.title = CaseRowsText::tr("Case"),
                .text = caseTitle,
                .sortKey = [](const ListedCase& one) { return SortKey(double(one.position)); },
                .letters = 24},
        {.title = CaseRowsText::tr("Prompt"),
            .text = promptText,
            .sortKey = [](const ListedCase& one) { return SortKey(promptText(one)); },
            .toolTip = promptText},
        numberColumn(
            CaseRowsText::tr("Expected words"), 17,
            [](const ListedCase& one) { return one.expectedWords; }, false),
        numberColumn(
            CaseRowsText::tr("Profile"), 10, [](const ListedCase& one) { return one.profile; },
            true),
        {.title = CaseRowsText::tr("Outputs of"),
            .text = systemsText,
            .sortKey = [](const ListedCase& one) { return SortKey(double(one.outputs.size())); },
            .toolTip = systemsText,
            .letters = 34},
        numberColumn(
            CaseRowsText::tr("Evaluations"), 14,
            [](const ListedCase& one) { return one.evaluations(); }, false)};
}

} // namespace

RowSpec<ListedCase> caseRows()
{
    RowSpec<ListedCase> spec;
    spec.key = [](const ListedCase& one) { return RowKey(one.id); };
    spec.columns = caseColumns;
    return spec;
}

std::function<bool(const ListedCase&)> caseWordsFilter(const QString& words)
{
    const QStringList all = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (all.isEmpty())
        return {};
    return [all](const ListedCase& one) {
        const auto has = [&one](const QString& word) {
            const auto names = [&word](const ListedOutput& output) {
                return expert::systemName(output.system).contains(word, Qt::CaseInsensitive);
            };
            return one.name.contains(word, Qt::CaseInsensitive) ||
                   one.promptStart.contains(word, Qt::CaseInsensitive) ||
                   std::any_of(one.outputs.cbegin(), one.outputs.cend(), names);
        };
        return std::all_of(all.cbegin(), all.cend(), has);
    };
}

} // namespace tandem
