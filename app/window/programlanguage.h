#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

namespace tandem {

/// How numbers and dates are written where the words are in `spoken` languages: as the language
/// that the program then speaks, also where the system writes dates in another one. `chosen` is
/// empty where the system decides; `wished` are its languages, the best first. A language that
/// nobody translated is shown in English, with the dates that its country has for that.
QLocale programLocale(const QString& chosen, const QLocale& system, const QStringList& wished,
    const QStringList& spoken);

/// The languages that the program speaks, by the names of their catalogues: "en", "zh_CN".
QStringList spokenLanguages();

/// A text as it is translated, before numbers are put into it. They get the digits of the language,
/// as all others in it have: "%n", where it has a count, becomes "%Ln", and where digits differ,
/// "%1" becomes "%L1". Not in a quoted command ("tandem run retry %1 %2"): it is copied into a
/// terminal.
QString withLocalNumbers(const QString& text, bool hasCount, const QLocale& locale);

/// The words of the program, with local numbers.
class ProgramWords final : public QTranslator
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProgramWords)

public:
    using QTranslator::QTranslator;

    QString translate(
        const char* context, const char* source, const char* disambiguation, int n) const override;
};

} // namespace tandem
