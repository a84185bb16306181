#pragma once

#include "webbrowser.h"
#include "websocketclient.h"

#include <QJsonObject>
#include <QProcess>

namespace tandem::test {

/// Firefox, worked over its own remote protocol (WebDriver BiDi), since Debian has no driver of it.
class FirefoxBrowser final : public WebBrowser
{
public:
    explicit FirefoxBrowser(const BrowserStart& how);
    ~FirefoxBrowser() override;

    void renew(bool isDark, const QString& language) override;
    void open(const QUrl& url) override;
    void reload() override;
    void back() override;
    void forward() override;
    void chooseFile(const QString& selector, const QString& path) override;
    QJsonValue script(const QString& body) override;
    bool isAnnounced(const QString& selector, const QString& role, const QString& name) override;
    QString newTab() override;
    QString tab() override { return m_tab; }
    void switchTo(const QString& tab) override;
    void resize(int width, int height) override;
    QByteArray picture(bool isWhole) override;
    QStringList complaints() override;
    void kill() override;

protected:
    void perform(const QJsonArray& keyActions) override;

private:
    void startProgram(const QString& profile);
    /// Gives a command and waits for its result.
    QJsonObject call(const QString& method, const QJsonObject& parameters = {});
    /// The same in the tab at hand.
    QJsonObject inTab(const QString& method, QJsonObject parameters = {});
    /// Runs this in the browser's own window, where its preferences and tabs are.
    void inBrowser(const QString& expression);
    /// Has keys go to the page at hand.
    void takeKeyboard();
    QJsonArray elements(const QJsonObject& locator);

    QProcess m_program;
    WebSocketClient m_connection;
    QString m_window; ///< the browser's own part of it
    QString m_tab;
    QString m_user; ///< whose tabs share what is kept; empty: those of the profile
    QStringList m_complaints;
    int m_calls = 0;
};

} // namespace tandem::test
