#pragma once

#include "webbrowser.h"

#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QProcess>
#include <QSet>

namespace tandem::test {

/// Chromium, worked over WebDriver.
class ChromiumBrowser final : public WebBrowser
{
public:
    explicit ChromiumBrowser(const BrowserStart& how);
    ~ChromiumBrowser() override;

    void renew(bool isDark, const QString& language) override;
    void open(const QUrl& url) override;
    void reload() override;
    void back() override;
    void forward() override;
    void chooseFile(const QString& selector, const QString& path) override;
    QJsonValue script(const QString& body) override;
    bool isAnnounced(const QString& selector, const QString& role, const QString& name) override;
    QString newTab() override;
    QString tab() override;
    void switchTo(const QString& tab) override;
    void resize(int width, int height) override;
    QByteArray picture(bool isWhole) override;
    QStringList complaints() override;
    void kill() override;

protected:
    void perform(const QJsonArray& keyActions) override;

private:
    void startDriver();
    QJsonValue call(const QByteArray& method, const QString& path, const QJsonObject& body = {});
    QJsonValue inSession(
        const QByteArray& method, const QString& path, const QJsonObject& body = {});
    QString element(const QString& selector);
    /// A command of Chromium's own protocol.
    QJsonValue chrome(const QString& command, const QJsonObject& parameters);
    void preferDark();
    void setLanguage(const QString& language);
    /// Closes all tabs but one that is empty.
    void leaveTabs();

    QProcess m_driver;
    QNetworkAccessManager m_network; ///< keeps its connection
    QSet<QString> m_origins;         ///< whose pages were opened
    QString m_base;
    QString m_session;
    qint64 m_process = 0;
};

} // namespace tandem::test
