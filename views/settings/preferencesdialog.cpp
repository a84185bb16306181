#include "views/settings/preferencesdialog.h"

#include "ui/screen/livetext.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace tandem {

namespace {

constexpr int pauseStep = 50;
constexpr int textStep = 10;

} // namespace

PreferencesDialog::PreferencesDialog(const Preferences& preferences, QWidget* parent)
    : QDialog(parent)
    , m_preferences(preferences)
    , m_theme(new QComboBox(this))
    , m_language(new QComboBox(this))
    , m_pause(new QSpinBox(this))
    , m_text(new QSpinBox(this))
    , m_pauseHint(new QLabel(this))
    , m_form(new QFormLayout)
    , m_buttons(
          new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults, this))
{
    setObjectName(QStringLiteral("preferencesDialog"));
    setModal(true);
    m_theme->setObjectName(QStringLiteral("theme"));
    m_language->setObjectName(QStringLiteral("language"));
    m_pause->setObjectName(QStringLiteral("pause"));
    m_text->setObjectName(QStringLiteral("textSize"));
    m_pause->setRange(0, Preferences::maxPauseMs);
    m_pause->setSingleStep(pauseStep);
    m_text->setRange(Preferences::minTextPercent, Preferences::maxTextPercent);
    m_text->setSingleStep(textStep);
    m_text->setKeyboardTracking(false);
    m_pauseHint->setWordWrap(true);
    setLabelStyle(m_pauseHint, LabelStyle::Small);
    for (const ThemeChoice theme : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark})
        m_theme->addItem({}, int(theme));
    // Languages are written in themselves, so that those who need one can read it.
    m_language->addItem({}, QString());
    m_language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    m_language->addItem(QStringLiteral("简体中文"), QStringLiteral("zh_CN"));
    m_language->addItem(QStringLiteral("فارسی"), QStringLiteral("fa"));

    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(12);
    addRow(m_theme);
    addRow(m_language);
    addRow(m_text);
    addRow(m_pause);
    m_form->addRow(m_pauseHint);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(20);
    layout->addLayout(m_form);
    layout->addStretch(1);
    layout->addWidget(m_buttons);

    connect(m_theme, &QComboBox::currentIndexChanged, this, &PreferencesDialog::take);
    connect(m_language, &QComboBox::currentIndexChanged, this, &PreferencesDialog::take);
    connect(m_pause, &QSpinBox::valueChanged, this, &PreferencesDialog::take);
    connect(m_text, &QSpinBox::valueChanged, this, &PreferencesDialog::take);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    QPushButton* defaults = m_buttons->button(QDialogButtonBox::RestoreDefaults);
    defaults->setObjectName(QStringLiteral("restoreDefaults"));
    defaults->setAutoDefault(false);
    connect(defaults, &QPushButton::clicked, this, [this] {
        showPreferences(Preferences());
        take();
    });
    inEveryLanguage(this, [this] { retranslate(); });
    showPreferences(preferences);
}

void PreferencesDialog::addRow(QWidget* field)
{
    // A row that is given no text gets no label at all, and retranslate() would find none.
    auto* label = new QLabel(this);
    label->setBuddy(field);
    m_form->addRow(label, field);
}

void PreferencesDialog::showPreferences(const Preferences& preferences)
{
    m_showing = true;
    m_theme->setCurrentIndex(m_theme->findData(int(preferences.theme)));
    m_language->setCurrentIndex(std::max(0, m_language->findData(preferences.language)));
    m_pause->setValue(preferences.pauseMs);
    m_text->setValue(preferences.textPercent);
    m_showing = false;
}

void PreferencesDialog::take()
{
    if (m_showing)
        return;
    Preferences now;
    now.theme = ThemeChoice(m_theme->currentData().toInt());
    now.language = m_language->currentData().toString();
    now.pauseMs = m_pause->value();
    now.textPercent = m_text->value();
    if (now == m_preferences)
        return;
    m_preferences = now;
    emit preferencesChanged(now);
}

bool PreferencesDialog::event(QEvent* event)
{
    const bool handled = QDialog::event(event);
    // Words of another language, or larger ones, may need more lines.
    if (event->type() == QEvent::LayoutRequest && layout()->hasHeightForWidth())
        resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
    return handled;
}

void PreferencesDialog::retranslate()
{
    setWindowTitle(tr("Preferences"));
    m_theme->setItemText(0, tr("As the system"));
    m_theme->setItemText(1, tr("Light"));
    m_theme->setItemText(2, tr("Dark"));
    m_language->setItemText(0, tr("As the system"));
    m_pause->setSuffix(tr(" ms"));
    m_text->setSuffix(tr(" %"));
    m_pauseHint->setText(
        tr("How long an answer stays in sight before the next item is current. The "
           "next answer never has to wait for it."));
    const auto label = [this](QWidget* field, const QString& text) {
        if (auto* shown = qobject_cast<QLabel*>(m_form->labelForField(field)))
            shown->setText(text);
    };
    label(m_theme, tr("&Theme"));
    label(m_language, tr("&Language"));
    label(m_text, tr("Text &size"));
    label(m_pause, tr("&Pause after an answer"));
}

} // namespace tandem
