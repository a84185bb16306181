#pragma once

#include "ui/chartdata.h"
#include "ui/chartlook.h"

#include <QDialog>

class QComboBox;
class QFontComboBox;
class QLabel;
class QSpinBox;

namespace tandem {

/// Asks for size, font and colours of a chart that is to be written, and shows what it will be.
class SaveChartDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SaveChartDialog)

public:
    SaveChartDialog(const ChartData& chart, const ChartLook& look, QWidget* parent = nullptr);

    ChartLook look() const;

private:
    void build();
    void fill(const ChartLook& look);
    void takeSize();
    void showPreview();

    const ChartData m_chart;
    QComboBox* m_sizes;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QFontComboBox* m_family;
    QSpinBox* m_points;
    QComboBox* m_palette;
    QLabel* m_preview;
};

} // namespace tandem
