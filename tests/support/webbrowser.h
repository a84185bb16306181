#pragma once

#include <QJsonArray>
#include <QJsonValue>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <memory>

namespace tandem::test {

/// Keys without a character, as WebDriver names them.
namespace webkeys {
inline const QString kEnter(QChar(0xe007));
inline const QString kTab(QChar(0xe004));
inline const QString kBackspace(QChar(0xe003));
inline const QString kShift(QChar(0xe008));
inline const QString kControl(QChar(0xe009));
inline const QString kEscape(QChar(0xe00c));
inline const QString kDelete(QChar(0xe017));
inline const QString kF2(QChar(0xe032));
inline const QString kRight(QChar(0xe014));
} // namespace webkeys

/// How a browser is started.
struct BrowserStart
{
    /// The folder of what it keeps from one start to the next; what it downloads stands in
    /// "downloads" below that.
    QString profile;
    bool keepsNothing = false; ///< pages are refused cookies and everything of the kind
};

/// What who reads the pages is taken to read, unless it is said otherwise.
inline const QString kReadersLanguage = QStringLiteral("en");

/// One of Debian's browsers without a window, worked as a person works it: by keys. What fails is
/// kept in problem(), and what comes after it does nothing.
class WebBrowser
{
public:
    enum class Kind { Chromium, Firefox };

    /// Why there can be none of this kind here; empty where there can.
    static QString missing(Kind kind);
    static std::unique_ptr<WebBrowser> start(Kind kind, const BrowserStart& how);

    virtual ~WebBrowser() = default;
    Q_DISABLE_COPY_MOVE(WebBrowser)

    const QString& problem() const { return m_problem; }

    /// As good as new for who reads this language in these colours: one empty tab, nothing kept,
    /// nothing downloaded; in a tenth of the time that a start takes.
    virtual void renew(bool isDark, const QString& language) = 0;
    /// The folder of what it downloads.
    QString downloads() const;
    virtual void open(const QUrl& url) = 0;
    virtual void reload() = 0;
    virtual void back() = 0;
    virtual void forward() = 0;
    /// Presses and releases one key after another, where the focus is.
    void press(const QStringList& keys);
    /// Presses a key while another one is held.
    void pressWith(const QString& held, const QString& key);
    /// Types a text, a key a character.
    void type(const QString& text);
    /// Tab, or Shift and Tab where it stands before, until the element has the focus that the
    /// selector names; false where it never has. Never beyond the page, where the browser's own
    /// buttons are.
    bool tabTo(const QString& selector);
    /// Gives a file to an element that asks for one.
    virtual void chooseFile(const QString& selector, const QString& path) = 0;

    /// What a function with this body returns, in the page at hand.
    virtual QJsonValue script(const QString& body) = 0;
    QString text(const QString& selector);
    /// Whether a screen reader is told of this element by this role and name; "": by any or none.
    virtual bool isAnnounced(const QString& selector, const QString& role, const QString& name) = 0;

    /// Another tab, which is at hand then; its handle. Tabs are told apart by these.
    virtual QString newTab() = 0;
    virtual QString tab() = 0;
    virtual void switchTo(const QString& tab) = 0;

    virtual void resize(int width, int height) = 0;
    /// What is seen, as a PNG file; the whole page where `isWhole`.
    virtual QByteArray picture(bool isWhole) = 0;
    /// What the page has complained of, a line each; nothing twice.
    virtual QStringList complaints() = 0;

    /// Ends the browser as a crash would: SIGKILL.
    virtual void kill() = 0;

protected:
    /// Makes the folder of downloads, too.
    explicit WebBrowser(const BrowserStart& how);

    /// So that the next one has the name that its page gives it.
    void removeDownloads();
    /// Does what WebDriver calls the actions of a keyboard.
    virtual void perform(const QJsonArray& keyActions) = 0;

    /// What a test waits for at most.
    static constexpr int kPatienceMs = 60'000;

    const QString m_profile;
    QString m_problem;
};

} // namespace tandem::test
