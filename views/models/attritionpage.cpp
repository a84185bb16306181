#include "views/models/attritionpage.h"

#include "models/kgds/systemlabel.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/screen/command.h"
#include "views/models/modelscharts.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>

namespace tandem {

namespace {

constexpr int kShownSystemLetters = 24;

} // namespace

ModelsAttritionPage::ModelsAttritionPage(ResultOutput& output, QWidget* parent)
    : ModelsPage(QStringLiteral("modelsAttrition"), output, parent)
    , m_system(named(new QComboBox(this), "modelsAttritionSystem"))
{
    build(buildTools());
}

QWidget* ModelsAttritionPage::buildTools()
{
    auto* tools = new QWidget(this);
    auto* label = new QLabel(tools);
    says(label, &QLabel::setText, [] { return tr("Step by step: &system"); });
    label->setBuddy(m_system);
    m_system->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_system->setMinimumContentsLength(kShownSystemLetters);
    connect(m_system, &QComboBox::currentIndexChanged, this, [this] { refresh(); });
    inRow(tools, {label, m_system}, 8, {});
    return tools;
}

void ModelsAttritionPage::setAttrition(const QList<kgds::SystemAttrition>& attrition)
{
    m_attrition = attrition;
    {
        const QSignalBlocker blocker(m_system);
        const QString chosen = m_system->currentText();
        m_system->clear();
        for (const kgds::SystemAttrition& one : attrition)
            m_system->addItem(QStringLiteral("%1, %2").arg(
                kgds::patternName(one.system.pattern), kgds::systemLabel(one.system)));
        m_system->setCurrentIndex(std::max(0, m_system->findText(chosen)));
    }
    m_system->setEnabled(!attrition.isEmpty());
    refresh();
}

void ModelsAttritionPage::refresh()
{
    results::Report report;
    QHash<QString, ChartData> charts;
    const int chosen = m_system->currentIndex();
    if (chosen >= 0 && chosen < m_attrition.size())
        report.sections.append(kgds::attritionStepsSection(m_attrition.at(chosen)));
    for (const kgds::Pattern pattern : kgds::kPatterns) {
        const results::Section section = kgds::attritionSection(m_attrition, pattern);
        if (section.rows.isEmpty())
            continue;
        report.sections.append(section);
        charts.insert(section.key, attritionChart(m_attrition, pattern));
    }
    showReport(report, charts);
}

QString ModelsAttritionPage::fileName() const
{
    return QStringLiteral("attrition");
}

} // namespace tandem
