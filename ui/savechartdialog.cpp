#include "ui/savechartdialog.h"

#include "ui/arrange.h"
#include "ui/chartexport.h"
#include "ui/parts.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontComboBox>
#include <QFontInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace tandem {

namespace {

/// Sizes that figures often have, in mm.
constexpr std::array kUsualSizes{QSize(85, 60), QSize(169, 106), QSize(174, 100), QSize(254, 143)};
constexpr QSize kPreview{420, 300};

} // namespace

SaveChartDialog::SaveChartDialog(const ChartData& chart, const ChartLook& look, QWidget* parent)
    : QDialog(parent)
    , m_chart(chart)
    , m_sizes(named(new QComboBox(this), "chartSizes"))
    , m_width(newNumberField(this, "chartWidth"))
    , m_height(newNumberField(this, "chartHeight"))
    , m_family(named(new QFontComboBox(this), "chartFont"))
    , m_points(newNumberField(this, "chartPoints"))
    , m_palette(named(new QComboBox(this), "chartPalette"))
    , m_preview(named(new QLabel(this), "chartPreview"))
{
    setObjectName(QStringLiteral("saveChartDialog"));
    setWindowTitle(tr("Save chart"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    fill(look);
}

void SaveChartDialog::build()
{
    m_sizes->addItems({tr("One column (85 × 60 mm)"), tr("Page (169 × 106 mm)"),
        tr("Two columns (174 × 100 mm)"), tr("Slide (254 × 143 mm)"), tr("Custom size")});
    for (QSpinBox* side : {m_width, m_height}) {
        side->setRange(ChartLook::kLeastMillimetres, ChartLook::kMostMillimetres);
        side->setSuffix(tr(" mm"));
        connect(side, &QSpinBox::valueChanged, this, &SaveChartDialog::takeSize);
    }
    m_width->setAccessibleName(tr("Width"));
    m_height->setAccessibleName(tr("Height"));
    m_points->setRange(ChartLook::kLeastPoints, ChartLook::kMostPoints);
    m_points->setSuffix(tr(" pt"));
    m_points->setAccessibleName(tr("Text size"));
    m_palette->addItems(
        {tr("Screen colours"), tr("Safe for print and colour-blind readers"), tr("Greyscale")});
    m_preview->setFixedSize(kPreview);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("Preview"));
    connect(m_sizes, &QComboBox::activated, this, [this](int index) {
        if (index >= int(kUsualSizes.size()))
            return;
        m_width->setValue(kUsualSizes.at(size_t(index)).width());
        m_height->setValue(kUsualSizes.at(size_t(index)).height());
    });
    connect(m_family, &QFontComboBox::currentFontChanged, this, &SaveChartDialog::showPreview);
    connect(m_points, &QSpinBox::valueChanged, this, &SaveChartDialog::showPreview);
    connect(m_palette, &QComboBox::currentIndexChanged, this, &SaveChartDialog::showPreview);
    auto* form = new QFormLayout;
    form->addRow(tr("&Size:"), m_sizes);
    form->addRow(QString(),
        inRow({m_width, newLabel(this, LabelStyle::Plain, QStringLiteral("×")), m_height, Free()}));
    form->addRow(tr("&Font:"), m_family);
    form->addRow(tr("&Text:"), m_points);
    form->addRow(tr("&Colours:"), m_palette);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton* save = buttons->addButton(tr("Save as…"), QDialogButtonBox::AcceptRole);
    save->setObjectName(QStringLiteral("chartSave"));
    save->setDefault(true);
    // Not every window manager gives the keyboard back to the window below.
    if (parentWidget())
        connect(this, &QDialog::rejected, parentWidget(), &QWidget::activateWindow);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    inColumn(this, {inRow({m_preview, {form, 1}}, 16), buttons});
}

void SaveChartDialog::fill(const ChartLook& look)
{
    const QFont font = fontOf(look);
    m_width->setValue(millimetresOf(look.size.width()));
    m_height->setValue(millimetresOf(look.size.height()));
    m_family->setCurrentFont(font);
    m_points->setValue(qRound(QFontInfo(font).pointSizeF()));
    m_palette->setCurrentIndex(int(look.palette));
    takeSize();
}

ChartLook SaveChartDialog::look() const
{
    return {{unitsOfMillimetres(m_width->value()), unitsOfMillimetres(m_height->value())},
        m_family->currentFont().family(), m_points->value(),
        ChartPalette(m_palette->currentIndex())};
}

void SaveChartDialog::takeSize()
{
    const auto* usual = std::find(
        kUsualSizes.begin(), kUsualSizes.end(), QSize(m_width->value(), m_height->value()));
    m_sizes->setCurrentIndex(int(usual - kUsualSizes.begin()));
    showPreview();
}

void SaveChartDialog::showPreview()
{
    const QImage picture = chartPicture(m_chart, look(), 1);
    m_preview->setPixmap(QPixmap::fromImage(picture.scaled(
        picture.size().boundedTo(picture.size().scaled(kPreview, Qt::KeepAspectRatio)),
        Qt::KeepAspectRatio, Qt::SmoothTransformation)));
}

} // namespace tandem
