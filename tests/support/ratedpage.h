#pragma once

#include "taskfixture.h"
#include "webbrowser.h"

#include <QFile>
#include <QTest>

namespace tandem::test {

/// A task of one practice item and `count` others, asked which of two texts is better, and how sure
/// the rater is, and why where they are not.
inline studies::Task askedTask(int form, int count, const QString& language = QStringLiteral("en"))
{
    studies::Task task = smallTask();
    task.form = uuidOf(form);
    task.language = language;
    task.given = {};
    task.breakAfter = 0;
    task.questions[1].name = QStringLiteral("sure");
    task.questions[1].text = QStringLiteral("How sure are you?");
    task.questions[1].onlyIf.reset();
    task.questions[2].onlyIf =
        studies::Condition{QStringLiteral("sure"), {QStringLiteral("1"), QStringLiteral("2")}};
    task.turns.clear();
    for (int i = 0; i <= count; ++i) {
        const QString text = QStringLiteral("Text %1 of the harbour strike and its end.").arg(i);
        task.turns.append({uuidOf(100 + i), i == 0, std::nullopt, {},
            {{QStringLiteral("output"), QString(u'A' + text), 1, {Utf16Span{1, 4}}},
                {QStringLiteral("output"), QString(u'B' + text), 2, {}}}});
    }
    return task;
}

/// The raters' page in a browser, asked what a person would look for.
class RatedPage final
{
public:
    explicit RatedPage(WebBrowser& browser)
        : m_browser(browser)
    {
    }

    /// "consent", "item-1", "end" and the like, in no language.
    QString screen() const
    {
        return m_browser
            .script(QStringLiteral("return document.getElementById('main')?.dataset.screen || ''"))
            .toString();
    }
    QString heading() const { return m_browser.text(QStringLiteral("main h2")); }
    /// "kept", "saved", "writing" and the like, in no language.
    QString state() const
    {
        return m_browser
            .script(QStringLiteral("return document.getElementById('kept')?.dataset.state || ''"))
            .toString();
    }
    /// How many items are done.
    int done() const
    {
        return m_browser.script(QStringLiteral("return document.getElementById('progress').value"))
            .toInt();
    }
    /// The value of the nth question on the screen, from 0; empty where none is chosen.
    QString chosen(int question) const
    {
        return m_browser
            .script(QStringLiteral(
                "return document.querySelector('[name=question%1]:checked')?.value || ''")
                        .arg(question))
            .toString();
    }
    /// Presses a button of the screen by keys.
    bool activate(const char* name) const
    {
        const bool isThere = m_browser.tabTo(button(name));
        m_browser.press({webkeys::kEnter});
        return isThere;
    }
    bool has(const char* name) const
    {
        return m_browser
            .script(QStringLiteral("return !!document.querySelector('%1')").arg(button(name)))
            .toBool();
    }

    /// Scrolls by keys until each text was in view, and answers open.
    void readTexts() const
    {
        for (int i = 0; i < 100 && has("readOn"); ++i)
            m_browser.press({webkeys::kEnter});
    }

    static QString button(const char* name)
    {
        return QStringLiteral("[data-do=%1]").arg(QLatin1String(name));
    }

    /// What is wrong with how the page lies; empty where nothing is.
    QString misfit() const
    {
        return m_browser
            .script(QStringLiteral(R"(
                if (document.documentElement.scrollWidth > innerWidth) return "wider than the window";
                for (const one of document.querySelectorAll("button, input:not(.away), textarea, .option")) {
                    const box = one.getBoundingClientRect();
                    if (!box.width || one.matches("input")) continue;
                    if (box.width < 24 || box.height < 24) return one.outerHTML + " is small";
                    if (box.left < 0 || box.right > innerWidth + 1) return one.outerHTML + " is cut off";
                }
                return "")"))
            .toString();
    }

private:
    WebBrowser& m_browser;
};

/// The rows of a test that runs in each browser (initTestCase_data), and what it is then given.
inline void addBrowsers()
{
    QTest::addColumn<int>("browser");
    QTest::newRow("chromium") << int(WebBrowser::Kind::Chromium);
    QTest::newRow("firefox") << int(WebBrowser::Kind::Firefox);
}
inline WebBrowser::Kind browserOfTest()
{
    return WebBrowser::Kind(*static_cast<int*>(QTest::qGlobalData("browser", qMetaTypeId<int>())));
}

/// How the page is looked at: language, colours and size.
struct PageLook
{
    QString language;
    bool isDark = false;
    int width = 0;
    int height = 0;
};

inline void addLook(const char* name, const char* language, bool isDark, int width, int height)
{
    QTest::newRow(name) << PageLook{QLatin1String(language), isDark, width, height};
}
/// The rows of a test that looks at the page in all its colours, directions and widths.
inline void addLooks()
{
    QTest::addColumn<tandem::test::PageLook>("look");
    addLook("light", "en", false, 1280, 800);
    addLook("dark", "en", true, 1280, 800);
    addLook("persian", "fa", false, 1280, 800);
    addLook("phone", "en", false, 390, 844);
}
inline void addMoreLooks()
{
    addLooks();
    addLook("chinese", "zh_CN", true, 1280, 800);
    addLook("persian-phone", "fa", true, 390, 844);
    addLook("zoomed", "en", false, 640, 400); // 1280 x 800 at 200 %
}

inline bool writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace tandem::test

Q_DECLARE_METATYPE(tandem::test::PageLook)
