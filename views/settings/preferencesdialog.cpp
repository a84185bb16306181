#include "views/settings/preferencesdialog.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/screen/livetext.h"
#include "ui/tabstops.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace tandem {

namespace {

constexpr int pauseStep = 50;
constexpr int textStep = 10;

} // namespace

PreferencesDialog::PreferencesDialog(const Preferences& preferences, QWidget* parent)
    : QDialog(parent)
    , m_preferences(preferences)
    , m_theme(named(new QComboBox(this), "theme"))
    , m_language(named(new QComboBox(this), "language"))
    , m_pause(newNumberField(this, "pause"))
    , m_text(newNumberField(this, "textSize"))
    , m_form(new QFormLayout)
{
    setObjectName(QStringLiteral("preferencesDialog"));
    setModal(true);
    bindText(this, &QWidget::setWindowTitle, [] { return tr("Preferences"); });
    m_pause->setRange(0, Preferences::maxPauseMs);
    m_pause->setSingleStep(pauseStep);
    m_text->setRange(Preferences::minTextPercent, Preferences::maxTextPercent);
    m_text->setSingleStep(textStep);
    m_text->setKeyboardTracking(false);
    for (const ThemeChoice theme : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark})
        m_theme->addItem({}, int(theme));
    m_language->addItem({}, QString());
    for (const auto& [key, name] : Preferences::languages)
        m_language->addItem(QString::fromUtf16(name), QString(QLatin1String(key)));

    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(12);
    addRow(m_theme, [] { return tr("&Theme"); });
    addRow(m_language, [] { return tr("&Language"); });
    addRow(m_text, [] { return tr("Text &size"); });
    addRow(m_pause, [] { return tr("&Pause after an answer"); });
    auto* hint = newNote(this, LabelStyle::Small);
    bindText(hint, &QLabel::setText, [] {
        return tr("How long your answer stays visible before the next item appears. You can answer "
                  "the next item without waiting.");
    });
    m_form->addRow(hint);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    inColumn(this, {m_form, Free(1), buttons}, 20, {20, 20, 20, 16});
    tabInLayoutOrder(this);

    connect(m_theme, &QComboBox::currentIndexChanged, this, &PreferencesDialog::take);
    connect(m_language, &QComboBox::currentIndexChanged, this, &PreferencesDialog::take);
    connect(m_pause, &QSpinBox::valueChanged, this, &PreferencesDialog::take);
    connect(m_text, &QSpinBox::valueChanged, this, &PreferencesDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    QPushButton* defaults = buttons->addButton(QString(), QDialogButtonBox::ResetRole);
    bindText(defaults, &QPushButton::setText, [] { return tr("Restore defaults"); });
    defaults->setObjectName(QStringLiteral("restoreDefaults"));
    defaults->setAutoDefault(false);
    connect(defaults, &QPushButton::clicked, this, [this] {
        showPreferences(Preferences());
        take();
    });
    inEveryLanguage(this, [this] { nameChoices(); });
    showPreferences(preferences);
}

void PreferencesDialog::addRow(QWidget* field, std::function<QString()> text)
{
    auto* label = new QLabel(this);
    label->setBuddy(field);
    bindText(label, &QLabel::setText, std::move(text));
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

void PreferencesDialog::nameChoices()
{
    m_theme->setItemText(0, tr("System default"));
    m_theme->setItemText(1, tr("Light"));
    m_theme->setItemText(2, tr("Dark"));
    m_language->setItemText(0, tr("System default"));
    m_pause->setSuffix(tr(" ms"));
    m_text->setSuffix(tr(" %"));
}

} // namespace tandem
