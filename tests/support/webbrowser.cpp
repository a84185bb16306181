#include "webbrowser.h"

#include "chromiumbrowser.h"
#include "firefoxbrowser.h"

#include <QDir>
#include <QJsonObject>
#include <QStandardPaths>

namespace tandem::test {

namespace {

QJsonObject keyAction(const char* type, const QString& key)
{
    return {{QStringLiteral("type"), QLatin1String(type)}, {QStringLiteral("value"), key}};
}

} // namespace

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

WebBrowser::WebBrowser(const BrowserStart& how)
    : m_profile(how.profile)
{
    QDir().mkpath(downloads());
}

QString WebBrowser::downloads() const
{
    return m_profile + QStringLiteral("/downloads");
}

void WebBrowser::removeDownloads()
{
    QDir folder(downloads());
    for (const QString& name : folder.entryList(QDir::Files | QDir::Hidden))
        folder.remove(name);
}

void WebBrowser::press(const QStringList& keys)
{
    QJsonArray actions;
    for (const QString& key : keys) {
        actions.append(keyAction("keyDown", key));
        actions.append(keyAction("keyUp", key));
    }
    perform(actions);
}

void WebBrowser::pressWith(const QString& held, const QString& key)
{
    perform({keyAction("keyDown", held), keyAction("keyDown", key), keyAction("keyUp", key),
        keyAction("keyUp", held)});
}

void WebBrowser::type(const QString& text)
{
    press(text.split(QString(), Qt::SkipEmptyParts));
}

bool WebBrowser::tabTo(const QString& selector)
{
    constexpr int kMostStops = 60;
    const QString where =
        QStringLiteral("const there = document.querySelector('%1'), here = document.activeElement;"
                       "return !there ? 'none' : there === here ? 'there' :"
                       " here.compareDocumentPosition(there) & 2 ? 'before' : 'after'")
            .arg(selector);
    for (int i = 0; i < kMostStops && m_problem.isEmpty(); ++i) {
        const QString found = script(where).toString();
        if (found == QLatin1String("there") || found == QLatin1String("none"))
            return found == QLatin1String("there");
        if (found == QLatin1String("after"))
            press({webkeys::kTab});
        else
            pressWith(webkeys::kShift, webkeys::kTab);
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
