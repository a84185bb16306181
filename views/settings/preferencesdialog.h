#pragma once

#include "views/settings/preferences.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QFormLayout;
class QSpinBox;

namespace tandem {

/// The user's preferences. Every change counts at once, so that it can be seen.
class PreferencesDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreferencesDialog)

public:
    explicit PreferencesDialog(const Preferences& preferences, QWidget* parent = nullptr);

    const Preferences& preferences() const { return m_preferences; }

signals:
    void preferencesChanged(const tandem::Preferences& preferences);

protected:
    bool event(QEvent* event) override;

private:
    void addRow(QWidget* field, std::function<QString()> label);
    void showPreferences(const Preferences& preferences);
    void take();
    void nameChoices();

    Preferences m_preferences;
    bool m_showing = false;
    QComboBox* m_theme;
    QComboBox* m_language;
    QSpinBox* m_pause;
    QSpinBox* m_text;
    QFormLayout* m_form;
};

} // namespace tandem
