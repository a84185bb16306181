#include "views/evaluate/checkcard.h"

#include "ui/arrange.h"
#include "ui/chartview.h"
#include "ui/narrowcombobox.h"
#include "ui/parts.h"
#include "views/evaluate/evaluatetext.h"

#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace tandem {

namespace {

constexpr int kWordsWidth = 380;

QLabel* checkNote(const QString& name, LabelStyle style, QWidget* parent)
{
    QLabel* note = named(newNote(parent, style), name);
    note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return note;
}

} // namespace

CheckCard::CheckCard(const QString& name, QWidget* parent)
    : QFrame(parent)
    , m_title(checkNote(name + QLatin1String("Title"), LabelStyle::Strong, this))
    , m_description(checkNote(name + QLatin1String("What"), LabelStyle::Secondary, this))
    , m_form(new QFormLayout)
    , m_state(checkNote(name + QLatin1String("State"), LabelStyle::Small, this))
    , m_button(named(new QPushButton(this), QString(name + QLatin1String("Start"))))
    , m_chart(named(new ChartView(this), QString(name + QLatin1String("Chart"))))
    , m_figures(checkNote(name + QLatin1String("Figures"), LabelStyle::Plain, this))
{
    setObjectName(name);
    setSurface(this, Surface::Card);
    m_chart->setMinimumHeight(230);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setHorizontalSpacing(8);
    m_form->setVerticalSpacing(6);
    auto* words = new QWidget(this);
    words->setFixedWidth(kWordsWidth);
    inColumn(words,
        {m_title, m_description, m_form, m_state, {m_button, 0, Qt::AlignLeading}, Free()}, 8);
    auto* trailing = inColumn({{m_chart, 1}, m_figures}, 4);
    inRow(this, {words, {trailing, 1}}, 20, {16, 12, 16, 12});
    connect(m_button, &QPushButton::clicked, this, [this] { start(); });
}

void CheckCard::describe(const Words& title, const Words& description)
{
    tandem::bindText(m_title, &QLabel::setText, title);
    tandem::bindText(m_description, &QLabel::setText, description);
    inEveryLanguage(this, [this] { refresh(); });
}

void CheckCard::addField(QWidget* field, const Words& label)
{
    auto* shown = new QLabel(this);
    m_form->addRow(shown, field);
    shown->setBuddy(field);
    tandem::bindText(shown, &QLabel::setText, label);
    tandem::bindText(
        field, &QWidget::setAccessibleName, [label] { return label().remove(QLatin1Char('&')); });
}

QComboBox* CheckCard::addSystemChoice(const QString& name, const Words& label)
{
    auto* combo = named(new NarrowComboBox(12, this), name);
    connect(combo, &QComboBox::currentIndexChanged, this, &CheckCard::refresh);
    addField(combo, label);
    return combo;
}

void CheckCard::setData(
    const CheckData& data, const SharedEvaluations& evaluations, expert::Mode mode)
{
    m_data = data;
    m_evaluations = evaluations;
    m_mode = mode;
    fillChoices();
    refresh();
}

void CheckCard::setBusy(bool busy)
{
    m_busy = busy;
    refresh();
}

QString CheckCard::figures() const
{
    return m_figures->text();
}

void CheckCard::refresh()
{
    const Shown now = shown();
    m_state->setText(now.state);
    m_button->setText(now.button);
    m_button->setVisible(!now.button.isEmpty());
    m_button->setEnabled(!m_busy);
    m_chart->setData(now.chart);
    m_figures->setText(now.figures);
    m_figures->setVisible(!now.figures.isEmpty());
}

} // namespace tandem
