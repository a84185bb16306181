#include "chromiumbrowser.h"

#include <QEventLoop>
#include <QJsonArray>
#include <QJsonDocument>
#include <QNetworkReply>
#include <QRegularExpression>

#include <array>
#include <csignal>
#include <unistd.h>

namespace tandem::test {

namespace {

/// The field by which WebDriver names an element.
constexpr QLatin1String kElement("element-6066-11e4-a52e-4f735466cecf");

/// What it would do beside showing pages is switched off: it takes time that other tests need.
constexpr std::array kArguments{"--headless=new", "--disable-gpu", "--disable-dev-shm-usage",
    "--no-first-run", "--no-default-browser-check", "--disable-background-networking",
    "--disable-breakpad", "--disable-component-update", "--disable-default-apps",
    "--disable-domain-reliability", "--disable-extensions", "--disable-sync",
    "--disable-features=MediaRouter,OptimizationHints,Translate", "--in-process-gpu",
    "--mute-audio"};

QJsonObject capabilities(const BrowserStart& how)
{
    QJsonObject preferences{{QStringLiteral("download.default_directory"),
                                QString(how.profile + QStringLiteral("/downloads"))},
        {QStringLiteral("intl.accept_languages"), kReadersLanguage}};
    if (how.keepsNothing)
        preferences.insert(QStringLiteral("profile.default_content_setting_values.cookies"), 2);
    QJsonArray arguments;
    for (const char* const argument : kArguments)
        arguments.append(QLatin1String(argument));
    arguments.append(QString(QStringLiteral("--user-data-dir=") + how.profile));
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

ChromiumBrowser::ChromiumBrowser(const BrowserStart& how)
    : WebBrowser(how)
{
    startDriver();
    const QJsonValue session = call("POST", QStringLiteral("/session"), capabilities(how));
    m_session = session[QLatin1String("sessionId")].toString();
    m_process = session[QLatin1String("capabilities")][QLatin1String("goog:processID")].toInteger();
}

ChromiumBrowser::~ChromiumBrowser()
{
    m_problem.clear();
    if (!m_session.isEmpty())
        inSession("DELETE", {});
    m_driver.terminate();
    m_driver.waitForFinished(kPatienceMs);
}

void ChromiumBrowser::startDriver()
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

QJsonValue ChromiumBrowser::call(
    const QByteArray& method, const QString& path, const QJsonObject& body)
{
    if (!m_problem.isEmpty())
        return {};
    QNetworkRequest request(QUrl(m_base + path));
    request.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
    request.setTransferTimeout(kPatienceMs);
    const QByteArray json = method == "POST" ? QJsonDocument(body).toJson() : QByteArray();
    QNetworkReply* const reply = m_network.sendCustomRequest(request, method, json);
    QEventLoop loop;
    QObject::connect(reply, &QNetworkReply::finished, &loop, &QEventLoop::quit);
    if (!reply->isFinished())
        loop.exec();
    reply->deleteLater();
    const QJsonValue value =
        QJsonDocument::fromJson(reply->readAll()).object().value(QLatin1String("value"));
    if (reply->error() != QNetworkReply::NoError) {
        const QString message = value[QLatin1String("message")].toString().section(u'\n', 0, 0);
        m_problem = QString::fromLatin1(method) + u' ' + path + QStringLiteral(": ") +
                    (message.isEmpty() ? reply->errorString() : message);
    }
    return value;
}

QJsonValue ChromiumBrowser::inSession(
    const QByteArray& method, const QString& path, const QJsonObject& body)
{
    return call(method, QStringLiteral("/session/") + m_session + path, body);
}

QString ChromiumBrowser::element(const QString& selector)
{
    return inSession("POST", QStringLiteral("/element"),
        {{QStringLiteral("using"), QStringLiteral("css selector")},
            {QStringLiteral("value"), selector}})[kElement]
        .toString();
}

QJsonValue ChromiumBrowser::chrome(const QString& command, const QJsonObject& parameters)
{
    return inSession("POST", QStringLiteral("/goog/cdp/execute"),
        {{QStringLiteral("cmd"), command}, {QStringLiteral("params"), parameters}});
}

void ChromiumBrowser::preferDark()
{
    const QJsonObject scheme{{QStringLiteral("name"), QStringLiteral("prefers-color-scheme")},
        {QStringLiteral("value"), QStringLiteral("dark")}};
    chrome(QStringLiteral("Emulation.setEmulatedMedia"),
        {{QStringLiteral("features"), QJsonArray{scheme}}});
}

void ChromiumBrowser::setLanguage(const QString& language)
{
    const QString agent = script(QStringLiteral("return navigator.userAgent")).toString();
    chrome(QStringLiteral("Emulation.setUserAgentOverride"),
        {{QStringLiteral("userAgent"), agent}, {QStringLiteral("acceptLanguage"), language}});
}

void ChromiumBrowser::leaveTabs()
{
    const QJsonArray tabs = inSession("GET", QStringLiteral("/window/handles")).toArray();
    const QString last = newTab();
    for (const QJsonValue& tab : tabs) {
        switchTo(tab.toString());
        inSession("DELETE", QStringLiteral("/window"));
    }
    switchTo(last);
}

void ChromiumBrowser::renew(bool isDark, const QString& language)
{
    leaveTabs();
    for (const QString& origin : std::exchange(m_origins, {}))
        chrome(QStringLiteral("Storage.clearDataForOrigin"),
            {{QStringLiteral("origin"), origin},
                {QStringLiteral("storageTypes"), QStringLiteral("all")}});
    complaints(); // of the pages before
    removeDownloads();
    // What is set holds for one tab.
    if (isDark)
        preferDark();
    if (language != kReadersLanguage)
        setLanguage(language);
}

void ChromiumBrowser::open(const QUrl& url)
{
    m_origins.insert(
        url.adjusted(QUrl::RemovePath | QUrl::RemoveQuery | QUrl::RemoveFragment).toString());
    inSession("POST", QStringLiteral("/url"), {{QStringLiteral("url"), url.toString()}});
}

void ChromiumBrowser::reload()
{
    inSession("POST", QStringLiteral("/refresh"));
}

void ChromiumBrowser::back()
{
    inSession("POST", QStringLiteral("/back"));
}

void ChromiumBrowser::forward()
{
    inSession("POST", QStringLiteral("/forward"));
}

void ChromiumBrowser::perform(const QJsonArray& keyActions)
{
    const QJsonObject source{{QStringLiteral("type"), QStringLiteral("key")},
        {QStringLiteral("id"), QStringLiteral("keyboard")},
        {QStringLiteral("actions"), keyActions}};
    inSession(
        "POST", QStringLiteral("/actions"), {{QStringLiteral("actions"), QJsonArray{source}}});
}

void ChromiumBrowser::chooseFile(const QString& selector, const QString& path)
{
    inSession("POST", QStringLiteral("/element/") + element(selector) + QStringLiteral("/value"),
        {{QStringLiteral("text"), path}});
}

QJsonValue ChromiumBrowser::script(const QString& body)
{
    return inSession("POST", QStringLiteral("/execute/sync"),
        {{QStringLiteral("script"), body}, {QStringLiteral("args"), QJsonArray()}});
}

bool ChromiumBrowser::isAnnounced(const QString& selector, const QString& role, const QString& name)
{
    const QString place = QStringLiteral("/element/") + element(selector);
    const QString told = inSession("GET", place + QStringLiteral("/computedrole")).toString();
    return told == role &&
           (name.isEmpty() || inSession("GET", place + QStringLiteral("/computedlabel")) == name);
}

QString ChromiumBrowser::newTab()
{
    const QString handle = inSession("POST", QStringLiteral("/window/new"),
        {{QStringLiteral("type"), QStringLiteral("tab")}})[QLatin1String("handle")]
                               .toString();
    switchTo(handle);
    return handle;
}

QString ChromiumBrowser::tab()
{
    return inSession("GET", QStringLiteral("/window")).toString();
}

void ChromiumBrowser::switchTo(const QString& tab)
{
    inSession("POST", QStringLiteral("/window"), {{QStringLiteral("handle"), tab}});
}

void ChromiumBrowser::resize(int width, int height)
{
    chrome(QStringLiteral("Emulation.setDeviceMetricsOverride"),
        {{QStringLiteral("width"), width}, {QStringLiteral("height"), height},
            {QStringLiteral("deviceScaleFactor"), 1}, {QStringLiteral("mobile"), false}});
}

QByteArray ChromiumBrowser::picture(bool isWhole)
{
    const QJsonValue image = chrome(QStringLiteral("Page.captureScreenshot"),
        {{QStringLiteral("captureBeyondViewport"), isWhole}});
    return QByteArray::fromBase64(image[QLatin1String("data")].toString().toLatin1());
}

QStringList ChromiumBrowser::complaints()
{
    QStringList lines;
    const QJsonArray log = inSession(
        "POST", QStringLiteral("/se/log"), {{QStringLiteral("type"), QStringLiteral("browser")}})
                               .toArray();
    for (const QJsonValue& entry : log)
        lines.append(entry[QLatin1String("message")].toString());
    return lines;
}

void ChromiumBrowser::kill()
{
    if (m_process > 0)
        ::kill(pid_t(m_process), SIGKILL);
    m_session.clear();
}

} // namespace tandem::test
