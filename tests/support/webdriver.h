#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QUrl>

namespace tandem::test {

/// Keys without a character, as WebDriver names them.
namespace webkeys {
inline const QString kEnter(QChar(0xe007));
inline const QString kTab(QChar(0xe004));
inline const QString kBackspace(QChar(0xe003));
inline const QString kRight(QChar(0xe014));
inline const QString kShift(QChar(0xe008));
} // namespace webkeys

/// Debian's Chromium without a window, worked over WebDriver as a person works it: by keys. What
/// fails is kept in problem(), and what comes after it does nothing.
class WebBrowser final
{
public:
    /// Why there can be none here; empty where there can.
    static QString missing();

    /// Starts it; what it keeps from one start to the next stands in the folder `profile`, what it
    /// downloads in "downloads" below that. `preferences` are Chromium's own.
    explicit WebBrowser(const QString& profile, const QJsonObject& preferences = {});
    ~WebBrowser();
    Q_DISABLE_COPY_MOVE(WebBrowser)

    const QString& problem() const { return m_problem; }

    void open(const QUrl& url);
    void reload();
    void back();
    void forward();
    /// Presses and releases one key after another, where the focus is.
    void press(const QStringList& keys);
    /// Types a text, a key a character.
    void type(const QString& text);
    /// Tab, until the element has the focus that the selector names; false where it never has.
    bool tabTo(const QString& selector);
    /// Gives a file to an element that asks for one.
    void chooseFile(const QString& selector, const QString& path);

    /// What a function with this body returns, in the page at hand.
    QJsonValue script(const QString& body);
    QString text(const QString& selector);
    /// What a screen reader is told of an element: its role and its name.
    QString role(const QString& selector);
    QString label(const QString& selector);

    /// Another tab, which is at hand then; its handle. Tabs are told apart by these.
    QString newTab();
    QString tab();
    void switchTo(const QString& tab);

    void resize(int width, int height);
    void preferDark(bool isDark);
    /// Saves what is seen as a PNG file.
    void picture(const QString& path);
    /// What the page has complained of, a line each; nothing twice.
    QStringList complaints();

    /// Ends the browser as a crash would: SIGKILL.
    void kill();

private:
    void startDriver();
    QJsonValue call(const QByteArray& method, const QString& path, const QJsonObject& body = {});
    QJsonValue inSession(
        const QByteArray& method, const QString& path, const QJsonObject& body = {});
    QString element(const QString& selector);
    void chrome(const QString& command, const QJsonObject& parameters);

    QString m_problem;
    QProcess m_driver;
    QString m_base;
    QString m_session;
    qint64 m_process = 0;
};

} // namespace tandem::test
