#pragma once

#include "app/window/programlanguage.h"
#include "ui/theme.h"
#include "views/settings/preferences.h"

#include <QFont>
#include <QObject>
#include <QTranslator>

class QApplication;

namespace tandem {

/// How the program looks and speaks: theme, language with its direction, text size. Changes take
/// effect at once.
class Appearance final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(Appearance)

public:
    Appearance(QApplication& application, const Preferences& preferences);

    const Preferences& preferences() const { return m_preferences; }
    void apply(const Preferences& preferences);

private:
    void applyLanguage(const QString& language);
    void applyTextSize(int percent);

    Theme m_theme;
    ProgramWords m_translator;
    QTranslator m_qtTranslator;
    QFont m_systemFont;
    Preferences m_preferences;
};

} // namespace tandem
