#include "views/compare/differencepanel.h"

#include "ui/contingencyview.h"
#include "ui/paneheader.h"
#include "ui/theme.h"
#include "views/compare/comparewords.h"
#include "views/compare/figuretext.h"

#include <QLabel>
#include <QVBoxLayout>

namespace tandem {

QString kappaFormula(const KappaFigure& kappa, bool blind)
{
    if (!kappa.kappa.isDefined() || !kappa.observed || !kappa.expected)
        return kappa.kappa.undefinedBecause;
    // Isolated, so that the formula keeps its direction inside right-to-left text.
    const QString formula =
        QStringLiteral("\u2066kappa = (%1 \u2212 %2) / (1 \u2212 %2)\u2069")
            .arg(decimalText(*kappa.observed, 3), decimalText(*kappa.expected, 3));
    const QString sentence =
        blind ? CompareWords::tr("%1, on the answers given blind.")
              : CompareWords::tr("%1, on the answers given after the discussion.");
    return sentence.arg(formula);
}

DifferencePanel::DifferencePanel(QWidget* parent)
    : QWidget(parent)
    , m_header(new PaneHeader(this))
    , m_table(new ContingencyView(this))
    , m_formula(new QLabel(this))
{
    m_table->setObjectName(QStringLiteral("compareTable2x2"));
    m_table->setInteractive(true);
    m_formula->setObjectName(QStringLiteral("compareFormula"));
    setLabelStyle(m_formula, LabelStyle::Secondary);
    m_formula->setWordWrap(true);

    auto* inner = new QVBoxLayout;
    inner->setContentsMargins(16, 12, 16, 12);
    inner->setSpacing(12);
    inner->addWidget(m_table);
    inner->addWidget(m_formula);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addLayout(inner);
    connect(m_table, &ContingencyView::cellActivated, this, &DifferencePanel::cellRequested);
}

void DifferencePanel::setComparison(const ShownComparison& comparison)
{
    constexpr int kNo = 0;
    constexpr int kYes = 1;
    const ContingencyTable& table = comparison.table;
    m_header->setTitle(tr("Where they differ"));
    m_header->setRemark(tr("n = %1").arg(countText(table.n())));
    m_table->setSymmetrised(!comparison.named);
    m_table->setCounts(comparison.first.name, comparison.second.name,
        {table.count(kYes, kYes), table.count(kYes, kNo), table.count(kNo, kYes),
            table.count(kNo, kNo)});
    QString formula = kappaFormula(comparison.kappa, comparison.blind);
    if (!comparison.named && comparison.kappa.kappa.isDefined())
        formula +=
            u' ' + tr("Chance agreement goes by what each of the two said, which this table, "
                      "with disagreements halved between the sides, does not tell.");
    m_formula->setText(formula);
}

void DifferencePanel::focusTable()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

} // namespace tandem
