#include "webbrowser.h"

#include "chromiumbrowser.h"
#include "firefoxbrowser.h"

#include <QStandardPaths>

namespace tandem::test {

QString WebBrowser::missing(Kind kind)
{
    const auto isThere = [](const char* program) {
        return !QStandardPaths::findExecutable(QLatin1String(program)).isEmpty();
    };
    if (kind == Kind::Firefox)
        return isThere("firefox-esr") ? QString()
                                      : QStringLiteral("Debian's firefox-esr is not installed.");
    return isThere("chromium") && isThere("chromedriver")
               ? QString()
               : QStringLiteral("Debian's chromium and chromium-driver are not installed.");
}

std::unique_ptr<WebBrowser> WebBrowser::start(Kind kind, const BrowserStart& how)
{
    if (kind == Kind::Firefox)
        return std::make_unique<FirefoxBrowser>(how);
    return std::make_unique<ChromiumBrowser>(how);
}

void WebBrowser::type(const QString& text)
{
    press(text.split(QString(), Qt::SkipEmptyParts));
}

bool WebBrowser::tabTo(const QString& selector)
{
    constexpr int kMostStops = 60;
    const QString isThere =
        QStringLiteral("return document.activeElement.matches('%1')").arg(selector);
    for (int i = 0; i < kMostStops && m_problem.isEmpty(); ++i) {
        if (script(isThere).toBool())
            return true;
        press({webkeys::kTab});
    }
    return false;
}

QString WebBrowser::text(const QString& selector)
{
    return script(
        QStringLiteral("return document.querySelector('%1')?.innerText || ''").arg(selector))
        .toString();
}

} // namespace tandem::test
