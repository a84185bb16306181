#pragma once

#include "views/settings/preferences.h"

#include <QDialog>
#include <QList>
#include <QString>

#include <utility>

namespace tandem {

class FieldForm;

/// The user's preferences. Every change counts at once, so that it can be seen.
class PreferencesDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreferencesDialog)

public:
    explicit PreferencesDialog(const Preferences& preferences, QWidget* parent = nullptr);

    const Preferences& preferences() const;
    /// The name of each field's widget with its label, translated.
    static QList<std::pair<QString, QString>> labels();

signals:
    void preferencesChanged(const tandem::Preferences& preferences);

protected:
    bool event(QEvent* event) override;

private:
    FieldForm* m_form;
};

} // namespace tandem
