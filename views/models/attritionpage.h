#pragma once

#include "models/kgds/attritionreport.h"
#include "views/models/modelspage.h"

class QComboBox;

namespace tandem {

/// Where key facts and opinions are lost on their way into a summary: every system over all samples
/// or in one, and one system step by step.
class ModelsAttritionPage final : public ModelsPage
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ModelsAttritionPage)

public:
    explicit ModelsAttritionPage(ResultOutput& output, QWidget* parent = nullptr);

    void setAttrition(const QList<kgds::SystemAttrition>& attrition);

private:
    QWidget* buildTools();
    void fillSystems();
    void fillSamples();
    void refresh() override;
    QString fileName() const override;

    QComboBox* m_system;
    QComboBox* m_sample; ///< the numbers of samples as data; none is all of them
    QList<kgds::SystemAttrition> m_attrition;
};

} // namespace tandem
