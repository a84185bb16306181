#include "views/overview/opinionfigurestable.h"

#include "ui/plaintooltip.h"
#include "ui/theme.h"
#include "views/overview/agreementtext.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tandem {

OpinionFiguresTable::OpinionFiguresTable(QWidget* parent)
    : QWidget(parent)
{
    m_title = new QLabel(this);
    setLabelStyle(m_title, LabelStyle::Strong);
    m_table = new QTreeWidget(this);
    m_table->setObjectName(QStringLiteral("opinionFigures"));
    m_table->setRootIsDecorated(false);
    m_table->setColumnCount(3);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setFocusPolicy(Qt::NoFocus);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_note = new QLabel(this);
    m_note->setWordWrap(true);
    setLabelStyle(m_note, LabelStyle::Small);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addWidget(m_table);
    layout->addWidget(m_note);
    hide();
}

void OpinionFiguresTable::setFigures(const OpinionFigures& figures)
{
    m_figures = figures;
    fill();
    setVisible(figures.opinions > 0);
}

void OpinionFiguresTable::addRow(const QString& name, const Figure& figure)
{
    auto* row = new QTreeWidgetItem(m_table);
    row->setText(0, name);
    row->setText(1, figureValueText(figure, FigureUnit::Percent));
    row->setText(2, figureBasisText(figure, FigureUnit::Percent));
    for (const int column : {1, 2}) {
        row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        row->setToolTip(column, plainToolTip(figureSentence(figure, FigureUnit::Percent)));
    }
}

void OpinionFiguresTable::fill()
{
    m_title->setText(tr("Written opinions, at the partner's first check"));
    m_table->setAccessibleName(m_title->text());
    m_table->setHeaderLabels({tr("Question"), tr("Yes"), tr("95 % · n")});
    for (const int column : {1, 2})
        m_table->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    m_table->clear();
    for (const OpinionCriterion criterion : kOpinionCriteria)
        addRow(opinionCriterionQuestion(criterion), m_figures.yes[size_t(criterion)]);
    addRow(tr("Yes to all of them"), m_figures.allYes);
    addRow(tr("References right, where there are any"), m_figures.referencesRight);
    const int rowHeight = m_table->sizeHintForRow(0);
    m_table->setFixedHeight(
        m_table->header()->sizeHint().height() + m_table->topLevelItemCount() * rowHeight + 4);
    m_note->setText(tr("%n opinion(s) handed in and not checked yet. Cohen's kappa: %1", nullptr,
        int(m_figures.unchecked()))
                        .arg(m_figures.kappa.undefinedBecause));
}

void OpinionFiguresTable::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        fill();
    QWidget::changeEvent(event);
}

} // namespace tandem
