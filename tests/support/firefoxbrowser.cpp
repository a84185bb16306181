#include "firefoxbrowser.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

namespace tandem::test {

namespace {

/// Firefox's own preferences for tests would give all files one origin, and are not wanted here;
/// what remains keeps it from asking anybody, from looking for news, and from doing what takes time
/// and is not looked at.
constexpr char kPreferences[] = R"(
user_pref("remote.prefs.recommended", false);
user_pref("app.normandy.enabled", false);
user_pref("app.update.disabledForTesting", true);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.cache.disk.enable", false);
user_pref("browser.download.folderList", 2);
user_pref("browser.newtab.preload", false);
user_pref("browser.newtabpage.enabled", false);
user_pref("browser.pagethumbnails.capturing_disabled", true);
user_pref("browser.safebrowsing.downloads.enabled", false);
user_pref("browser.safebrowsing.malware.enabled", false);
user_pref("browser.safebrowsing.phishing.enabled", false);
user_pref("browser.search.update", false);
user_pref("browser.sessionstore.interval", 3600000);
user_pref("browser.sessionstore.resume_from_crash", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("browser.startup.page", 0);
user_pref("browser.tabs.warnOnClose", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("dom.disable_open_during_load", false);
user_pref("dom.input_events.security.minNumTicks", 0);
user_pref("dom.input_events.security.minTimeElapsedInMS", 0);
user_pref("dom.ipc.processPrelaunch.enabled", false);
user_pref("extensions.getAddons.cache.enabled", false);
user_pref("extensions.screenshots.disabled", true);
user_pref("extensions.systemAddon.update.enabled", false);
user_pref("extensions.update.enabled", false);
user_pref("extensions.webcompat.enable_shims", false);
user_pref("media.gmp-manager.updateEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,none");
user_pref("privacy.userContext.enabled", true);
user_pref("toolkit.cosmeticAnimations.enabled", false);
user_pref("toolkit.startup.max_resumed_crashes", -1);
user_pref("toolkit.telemetry.enabled", false);
user_pref("toolkit.telemetry.server", "data:,none");
user_pref("toolkit.telemetry.unified", false);
)";

bool writePreferences(const BrowserStart& how)
{
    QFile file(how.profile + QStringLiteral("/user.js"));
    if (!file.open(QIODevice::WriteOnly))
        return false;
    QByteArray text = kPreferences;
    text += "user_pref(\"browser.download.dir\", \"" + how.profile.toUtf8() + "/downloads\");\n";
    text += "user_pref(\"intl.accept_languages\", \"" + kReadersLanguage.toUtf8() + "\");\n";
    text += "user_pref(\"layout.css.prefers-color-scheme.content-override\", 1);\n";
    if (how.keepsNothing)
        text += "user_pref(\"browser.contentblocking.category\", \"custom\");\n"
                "user_pref(\"network.cookie.cookieBehavior\", 2);\n";
    return file.write(text) == text.size();
}

QJsonObject cssLocator(const QString& selector)
{
    return {{QStringLiteral("type"), QStringLiteral("css")}, {QStringLiteral("value"), selector}};
}

const QJsonObject kWhole{{QStringLiteral("wait"), QStringLiteral("complete")}};

} // namespace

FirefoxBrowser::FirefoxBrowser(const BrowserStart& how)
    : WebBrowser(how)
{
    if (!writePreferences(how))
        m_problem = QStringLiteral("No preferences can be written in ") + how.profile;
    else
        startProgram(how.profile);
    call(QStringLiteral("session.new"), {{QStringLiteral("capabilities"), QJsonObject()}});
    call(QStringLiteral("session.subscribe"),
        {{QStringLiteral("events"), QJsonArray{QStringLiteral("log.entryAdded")}}});
    // In the first one the keyboard belongs to the address.
    newTab();
    m_complaints.clear();
}

FirefoxBrowser::~FirefoxBrowser()
{
    if (m_problem.isEmpty() && m_program.state() != QProcess::NotRunning)
        call(QStringLiteral("browser.close"));
    if (!m_problem.isEmpty() || !m_program.waitForFinished(kPatienceMs))
        kill();
}

void FirefoxBrowser::startProgram(const QString& profile)
{
    m_program.setProcessChannelMode(QProcess::MergedChannels);
    m_program.start(QStringLiteral("firefox-esr"),
        {QStringLiteral("--headless"), QStringLiteral("--no-remote"), QStringLiteral("--profile"),
            profile, QStringLiteral("--remote-debugging-port=0"),
            QStringLiteral("--remote-allow-system-access")});
    static const QRegularExpression listening(
        QStringLiteral("BiDi listening on ws://127\\.0\\.0\\.1:(\\d+)"));
    QString said;
    QRegularExpressionMatch match;
    while (!match.hasMatch() && m_program.waitForReadyRead(kPatienceMs)) {
        said += QString::fromUtf8(m_program.readAll());
        match = listening.match(said);
    }
    if (!match.hasMatch() || !m_connection.open(match.captured(1).toUShort(), "/session"))
        m_problem = QStringLiteral("firefox-esr does not start: ") + said;
}

QJsonObject FirefoxBrowser::call(const QString& method, const QJsonObject& parameters)
{
    if (!m_problem.isEmpty())
        return {};
    const int id = ++m_calls;
    m_connection.send(
        QJsonDocument(QJsonObject{{QStringLiteral("id"), id}, {QStringLiteral("method"), method},
                          {QStringLiteral("params"), parameters}})
            .toJson(QJsonDocument::Compact));
    while (const auto text = m_connection.receive(kPatienceMs)) {
        const QJsonObject told = QJsonDocument::fromJson(*text).object();
        if (told.value(QLatin1String("method")) == QLatin1String("log.entryAdded")) {
            const QJsonValue entry = told.value(QLatin1String("params"));
            if (entry[QLatin1String("level")] == QLatin1String("error"))
                m_complaints.append(entry[QLatin1String("text")].toString());
        }
        if (told.value(QLatin1String("id")).toInt() != id)
            continue;
        if (told.contains(QLatin1String("error")))
            m_problem =
                method + QStringLiteral(": ") + told.value(QLatin1String("message")).toString();
        return told.value(QLatin1String("result")).toObject();
    }
    m_problem = method + QStringLiteral(": no answer");
    return {};
}

QJsonObject FirefoxBrowser::inTab(const QString& method, QJsonObject parameters)
{
    parameters.insert(QStringLiteral("context"), m_tab);
    return call(method, parameters);
}

void FirefoxBrowser::inBrowser(const QString& expression)
{
    if (m_window.isEmpty()) {
        const QJsonObject windows = call(QStringLiteral("browsingContext.getTree"),
            {{QStringLiteral("moz:scope"), QStringLiteral("chrome")},
                {QStringLiteral("maxDepth"), 0}});
        m_window = windows.value(QLatin1String("contexts"))[0][QLatin1String("context")].toString();
    }
    const QJsonObject became = call(QStringLiteral("script.evaluate"),
        {{QStringLiteral("expression"), expression}, {QStringLiteral("awaitPromise"), true},
            {QStringLiteral("target"), QJsonObject{{QStringLiteral("context"), m_window}}}});
    if (became.value(QLatin1String("type")) == QLatin1String("exception"))
        m_problem =
            became.value(QLatin1String("exceptionDetails"))[QLatin1String("text")].toString();
}

void FirefoxBrowser::renew(bool isDark, const QString& language)
{
    inBrowser(QStringLiteral("Services.prefs.setIntPref("
                             "'layout.css.prefers-color-scheme.content-override', %1);"
                             "Services.prefs.setStringPref('intl.accept_languages', '%2')")
                  .arg(isDark ? 0 : 1)
                  .arg(language));
    // What is kept is kept for each of its users apart, and goes with them and their tabs.
    const QString before = std::exchange(m_user, call(QStringLiteral("browser.createUserContext"))
                                                     .value(QLatin1String("userContext"))
                                                     .toString());
    const QString left = m_tab;
    newTab();
    if (before.isEmpty())
        call(QStringLiteral("browsingContext.close"), {{QStringLiteral("context"), left}});
    else
        call(
            QStringLiteral("browser.removeUserContext"), {{QStringLiteral("userContext"), before}});
    complaints(); // of the pages before
    removeDownloads();
}

QJsonArray FirefoxBrowser::elements(const QJsonObject& locator)
{
    return inTab(
        QStringLiteral("browsingContext.locateNodes"), {{QStringLiteral("locator"), locator}})
        .value(QLatin1String("nodes"))
        .toArray();
}

void FirefoxBrowser::open(const QUrl& url)
{
    QJsonObject where = kWhole;
    where.insert(QStringLiteral("url"), url.toString(QUrl::FullyEncoded));
    inTab(QStringLiteral("browsingContext.navigate"), where);
    takeKeyboard();
}

void FirefoxBrowser::reload()
{
    inTab(QStringLiteral("browsingContext.reload"), kWhole);
}

void FirefoxBrowser::back()
{
    inTab(QStringLiteral("browsingContext.traverseHistory"), {{QStringLiteral("delta"), -1}});
}

void FirefoxBrowser::forward()
{
    inTab(QStringLiteral("browsingContext.traverseHistory"), {{QStringLiteral("delta"), 1}});
}

void FirefoxBrowser::perform(const QJsonArray& keyActions)
{
    const QJsonObject source{{QStringLiteral("type"), QStringLiteral("key")},
        {QStringLiteral("id"), QStringLiteral("keyboard")},
        {QStringLiteral("actions"), keyActions}};
    inTab(
        QStringLiteral("input.performActions"), {{QStringLiteral("actions"), QJsonArray{source}}});
}

void FirefoxBrowser::chooseFile(const QString& selector, const QString& path)
{
    const QJsonValue id = elements(cssLocator(selector)).first()[QLatin1String("sharedId")];
    inTab(QStringLiteral("input.setFiles"),
        {{QStringLiteral("element"), QJsonObject{{QStringLiteral("sharedId"), id}}},
            {QStringLiteral("files"), QJsonArray{path}}});
}

QJsonValue FirefoxBrowser::script(const QString& body)
{
    const QString expression =
        QStringLiteral("(async () => JSON.stringify([await (async () => {%1})()]))()").arg(body);
    const QJsonObject became = call(QStringLiteral("script.evaluate"),
        {{QStringLiteral("expression"), expression}, {QStringLiteral("awaitPromise"), true},
            {QStringLiteral("target"), QJsonObject{{QStringLiteral("context"), m_tab}}}});
    if (became.value(QLatin1String("type")) == QLatin1String("exception"))
        m_problem =
            became.value(QLatin1String("exceptionDetails"))[QLatin1String("text")].toString();
    const QByteArray json =
        became.value(QLatin1String("result"))[QLatin1String("value")].toString().toUtf8();
    return QJsonDocument::fromJson(json)[0];
}

bool FirefoxBrowser::isAnnounced(const QString& selector, const QString& role, const QString& name)
{
    QJsonObject announced{{QStringLiteral("role"), role}};
    if (!name.isEmpty())
        announced.insert(QStringLiteral("name"), name);
    const QJsonArray wanted = elements(cssLocator(selector));
    const QJsonArray found = elements({{QStringLiteral("type"), QStringLiteral("accessibility")},
        {QStringLiteral("value"), announced}});
    return std::any_of(found.begin(), found.end(), [&](const QJsonValue& node) {
        return node[QLatin1String("sharedId")] == wanted.first()[QLatin1String("sharedId")];
    });
}

QString FirefoxBrowser::newTab()
{
    QJsonObject how{{QStringLiteral("type"), QStringLiteral("tab")}};
    if (!m_user.isEmpty())
        how.insert(QStringLiteral("userContext"), m_user);
    const QJsonObject made = call(QStringLiteral("browsingContext.create"), how);
    switchTo(made.value(QLatin1String("context")).toString());
    return m_tab;
}

void FirefoxBrowser::switchTo(const QString& tab)
{
    m_tab = tab;
    inTab(QStringLiteral("browsingContext.activate"));
    takeKeyboard();
}

void FirefoxBrowser::takeKeyboard()
{
    // It says that a tab is shown before it is, and gives it the keyboard only then, or not at all
    // where another one was closed meanwhile; a page without it ignores keys.
    inBrowser(QStringLiteral(R"(new Promise((done) => {
        const look = () => {
            const under = gBrowser._switcher;
            if (under && under.visibleTab !== gBrowser.selectedTab) return setTimeout(look, 5);
            if (Services.focus.activeWindow !== window) window.focus();
            gBrowser.selectedBrowser.focus();
            done();
        };
        look();
    }))"));
}

void FirefoxBrowser::resize(int width, int height)
{
    inTab(QStringLiteral("browsingContext.setViewport"),
        {{QStringLiteral("viewport"),
            QJsonObject{{QStringLiteral("width"), width}, {QStringLiteral("height"), height}}}});
}

QByteArray FirefoxBrowser::picture(bool isWhole)
{
    const QJsonObject image = inTab(QStringLiteral("browsingContext.captureScreenshot"),
        {{QStringLiteral("origin"),
            isWhole ? QStringLiteral("document") : QStringLiteral("viewport")}});
    return QByteArray::fromBase64(image.value(QLatin1String("data")).toString().toLatin1());
}

QStringList FirefoxBrowser::complaints()
{
    script(QStringLiteral("return 0")); // what was said before it has come
    QStringList lines = std::exchange(m_complaints, {});
    // It looks for an icon by itself, which the page's policy forbids.
    lines.removeIf([](const QString& line) { return line.contains(u"/favicon.ico"); });
    return lines;
}

void FirefoxBrowser::kill()
{
    m_program.kill();
    m_program.waitForFinished(kPatienceMs);
}

} // namespace tandem::test
