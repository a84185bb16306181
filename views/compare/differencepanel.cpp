#include "views/compare/differencepanel.h"

#include "ui/arrange.h"
#include "ui/contingencyview.h"
#include "ui/parts.h"
#include "ui/theme.h"
#include "views/compare/comparewords.h"
#include "views/compare/figuretext.h"

#include <QLabel>

namespace tandem {

QString kappaFormula(const KappaFigure& kappa, bool blind)
{
    if (!kappa.kappa.isDefined() || !kappa.observed || !kappa.expected)
        return kappa.kappa.undefinedBecause;
    // Isolated, so that the formula keeps its direction inside right-to-left text.
    const QString formula = QStringLiteral("\u2066kappa = (%1 \u2212 %2) / (%3 \u2212 %2)\u2069")
                                .arg(results::numberText(*kappa.observed, 3),
                                    results::numberText(*kappa.expected, 3), results::countText(1));
    const QString sentence = blind ? CompareWords::tr("%1, for the blind answers.")
                                   : CompareWords::tr("%1, for the answers after the discussion.");
    return sentence.arg(formula);
}

DifferencePanel::DifferencePanel(QWidget* parent)
    : QWidget(parent)
    , m_table(named(new ContingencyView(this), "compareTable2x2"))
    , m_formula(named(newNote(this, LabelStyle::Secondary), "compareFormula"))
{
    m_table->setInteractive(true);

    inColumn(this, {m_table, m_formula, Free()}, 12, {16, 12, 16, 12});
    connect(m_table, &ContingencyView::cellActivated, this, &DifferencePanel::cellRequested);
}

void DifferencePanel::setComparison(const ShownComparison& comparison)
{
    constexpr int kNo = 0;
    constexpr int kYes = 1;
    const ContingencyTable& table = comparison.table;
    m_remark = tr("n = %1").arg(results::countText(table.n()));
    m_table->setSymmetrised(!comparison.named);
    m_table->setCounts(comparison.first.name, comparison.second.name,
        {table.count(kYes, kYes), table.count(kYes, kNo), table.count(kNo, kYes),
            table.count(kNo, kNo)});
    QString formula = kappaFormula(comparison.kappa, comparison.blind);
    if (!comparison.named && comparison.kappa.kappa.isDefined())
        formula +=
            u' ' + tr("Chance agreement depends on each annotator's own answers. This table does "
                      "not show them: it splits disagreements evenly between the sides.");
    m_formula->setText(formula);
}

void DifferencePanel::focusTable()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

} // namespace tandem
