#include "webdriver.h"

#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QJsonDocument>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QRegularExpression>
#include <QStandardPaths>

#include <csignal>
#include <unistd.h>

namespace tandem::test {

namespace {

constexpr int kPatienceMs = 60'000;
/// The field by which WebDriver names an element.
constexpr QLatin1String kElement("element-6066-11e4-a52e-4f735466cecf");

QJsonObject keyAction(const char* type, const QString& key)
{
    return {{QStringLiteral("type"), QLatin1String(type)}, {QStringLiteral("value"), key}};
}

QJsonObject capabilities(const QString& profile, QJsonObject preferences)
{
    preferences.insert(QStringLiteral("download.default_directory"),
        QString(profile + QStringLiteral("/downloads")));
    QJsonArray arguments{QStringLiteral("--headless=new"), QStringLiteral("--disable-gpu"),
        QStringLiteral("--disable-dev-shm-usage"), QStringLiteral("--no-first-run"),
        QString(QStringLiteral("--user-data-dir=") + profile)};
    if (::geteuid() == 0)
        arguments.append(QStringLiteral("--no-sandbox")); // it refuses to start otherwise
    const QJsonObject options{
        {QStringLiteral("args"), arguments}, {QStringLiteral("prefs"), preferences}};
    const QJsonObject match{{QStringLiteral("goog:chromeOptions"), options},
        {QStringLiteral("goog:loggingPrefs"),
            QJsonObject{{QStringLiteral("browser"), QStringLiteral("ALL")}}}};
    return {{QStringLiteral("capabilities"), QJsonObject{{QStringLiteral("alwaysMatch"), match}}}};
}

} // namespace

QString WebBrowser::missing()
{
    const bool hasBoth =
        !QStandardPaths::findExecutable(QStringLiteral("chromedriver")).isEmpty() &&
        !QStandardPaths::findExecutable(QStringLiteral("chromium")).isEmpty();
    return hasBoth ? QString()
                   : QStringLiteral("Debian's chromium and chromium-driver are not installed.");
}

WebBrowser::WebBrowser(const QString& profile, const QJsonObject& preferences)
{
    QDir().mkpath(profile + QStringLiteral("/downloads"));
    startDriver();
    const QJsonValue session =
        call("POST", QStringLiteral("/session"), capabilities(profile, preferences));
    m_session = session[QLatin1String("sessionId")].toString();
    m_process = session[QLatin1String("capabilities")][QLatin1String("goog:processID")].toInteger();
}

WebBrowser::~WebBrowser()
{
    m_problem.clear();
    if (!m_session.isEmpty())
        inSession("DELETE", {});
    m_driver.terminate();
    m_driver.waitForFinished(kPatienceMs);
}

void WebBrowser::startDriver()
{
    m_driver.setProcessChannelMode(QProcess::MergedChannels);
    m_driver.start(QStringLiteral("chromedriver"), {QStringLiteral("--port=0")});
    static const QRegularExpression started(QStringLiteral("successfully on port (\\d+)"));
    QString said;
    while (m_base.isEmpty() && m_driver.waitForReadyRead(kPatienceMs)) {
        said += QString::fromUtf8(m_driver.readAll());
        if (const auto match = started.match(said); match.hasMatch())
            m_base = QStringLiteral("http://127.0.0.1:") + match.captured(1);
    }
    if (m_base.isEmpty())
        m_problem = QStringLiteral("chromedriver does not start: ") + said;
}

QJsonValue WebBrowser::call(const QByteArray& method, const QString& path, const QJsonObject& body)
{
    if (!m_problem.isEmpty())
        return {};
    QNetworkAccessManager network;
    QNetworkRequest request(QUrl(m_base + path));
    request.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
    request.setTransferTimeout(kPatienceMs);
    const QByteArray json = method == "POST" ? QJsonDocument(body).toJson() : QByteArray();
    QNetworkReply* const reply = network.sendCustomRequest(request, method, json);
    QEventLoop loop;
    QObject::connect(reply, &QNetworkReply::finished, &loop, &QEventLoop::quit);
    loop.exec();
    const QJsonValue value =
        QJsonDocument::fromJson(reply->readAll()).object().value(QLatin1String("value"));
    if (reply->error() != QNetworkReply::NoError) {
        const QString message = value[QLatin1String("message")].toString().section(u'\n', 0, 0);
        m_problem = QString::fromLatin1(method) + u' ' + path + QStringLiteral(": ") +
                    (message.isEmpty() ? reply->errorString() : message);
    }
    return value;
}

QJsonValue WebBrowser::inSession(
    const QByteArray& method, const QString& path, const QJsonObject& body)
{
    return call(method, QStringLiteral("/session/") + m_session + path, body);
}

QString WebBrowser::element(const QString& selector)
{
    return inSession("POST", QStringLiteral("/element"),
        {{QStringLiteral("using"), QStringLiteral("css selector")},
            {QStringLiteral("value"), selector}})[kElement]
        .toString();
}

void WebBrowser::chrome(const QString& command, const QJsonObject& parameters)
{
    inSession("POST", QStringLiteral("/goog/cdp/execute"),
        {{QStringLiteral("cmd"), command}, {QStringLiteral("params"), parameters}});
}

void WebBrowser::open(const QUrl& url)
{
    inSession("POST", QStringLiteral("/url"), {{QStringLiteral("url"), url.toString()}});
}

void WebBrowser::reload()
{
    inSession("POST", QStringLiteral("/refresh"));
}

void WebBrowser::back()
{
    inSession("POST", QStringLiteral("/back"));
}

void WebBrowser::forward()
{
    inSession("POST", QStringLiteral("/forward"));
}

void WebBrowser::press(const QStringList& keys)
{
    QJsonArray actions;
    for (const QString& key : keys) {
        actions.append(keyAction("keyDown", key));
        actions.append(keyAction("keyUp", key));
    }
    const QJsonObject source{{QStringLiteral("type"), QStringLiteral("key")},
        {QStringLiteral("id"), QStringLiteral("keyboard")}, {QStringLiteral("actions"), actions}};
    inSession(
        "POST", QStringLiteral("/actions"), {{QStringLiteral("actions"), QJsonArray{source}}});
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

void WebBrowser::chooseFile(const QString& selector, const QString& path)
{
    inSession("POST", QStringLiteral("/element/") + element(selector) + QStringLiteral("/value"),
        {{QStringLiteral("text"), path}});
}

QJsonValue WebBrowser::script(const QString& body)
{
    return inSession("POST", QStringLiteral("/execute/sync"),
        {{QStringLiteral("script"), body}, {QStringLiteral("args"), QJsonArray()}});
}

QString WebBrowser::text(const QString& selector)
{
    return script(
        QStringLiteral("return document.querySelector('%1')?.innerText || ''").arg(selector))
        .toString();
}

QString WebBrowser::role(const QString& selector)
{
    return inSession(
        "GET", QStringLiteral("/element/") + element(selector) + QStringLiteral("/computedrole"))
        .toString();
}

QString WebBrowser::label(const QString& selector)
{
    return inSession(
        "GET", QStringLiteral("/element/") + element(selector) + QStringLiteral("/computedlabel"))
        .toString();
}

QString WebBrowser::newTab()
{
    const QString handle = inSession("POST", QStringLiteral("/window/new"),
        {{QStringLiteral("type"), QStringLiteral("tab")}})[QLatin1String("handle")]
                               .toString();
    switchTo(handle);
    return handle;
}

QString WebBrowser::tab()
{
    return inSession("GET", QStringLiteral("/window")).toString();
}

void WebBrowser::switchTo(const QString& tab)
{
    inSession("POST", QStringLiteral("/window"), {{QStringLiteral("handle"), tab}});
}

void WebBrowser::resize(int width, int height)
{
    chrome(QStringLiteral("Emulation.setDeviceMetricsOverride"),
        {{QStringLiteral("width"), width}, {QStringLiteral("height"), height},
            {QStringLiteral("deviceScaleFactor"), 1}, {QStringLiteral("mobile"), false}});
}

void WebBrowser::preferDark(bool isDark)
{
    const QJsonObject scheme{{QStringLiteral("name"), QStringLiteral("prefers-color-scheme")},
        {QStringLiteral("value"), isDark ? QStringLiteral("dark") : QStringLiteral("light")}};
    chrome(QStringLiteral("Emulation.setEmulatedMedia"),
        {{QStringLiteral("features"), QJsonArray{scheme}}});
}

void WebBrowser::picture(const QString& path)
{
    const QString image = inSession("GET", QStringLiteral("/screenshot")).toString();
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        m_problem = path + QStringLiteral(" cannot be written");
    file.write(QByteArray::fromBase64(image.toLatin1()));
}

QStringList WebBrowser::complaints()
{
    QStringList lines;
    const QJsonArray log = inSession(
        "POST", QStringLiteral("/se/log"), {{QStringLiteral("type"), QStringLiteral("browser")}})
                               .toArray();
    for (const QJsonValue& entry : log)
        lines.append(entry[QLatin1String("message")].toString());
    return lines;
}

void WebBrowser::kill()
{
    if (m_process > 0)
        ::kill(pid_t(m_process), SIGKILL);
    m_session.clear();
}

} // namespace tandem::test
