#pragma once

#include "taskfixture.h"
#include "webdriver.h"

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

    QString heading() const { return m_browser.text(QStringLiteral("main h2")); }
    /// "kept", "saved", "writing" and the like, in no language.
    QString state() const
    {
        return m_browser
            .script(QStringLiteral("return document.getElementById('kept').dataset.state"))
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

    static QString button(const char* name)
    {
        return QStringLiteral("[data-do=%1]").arg(QLatin1String(name));
    }

private:
    WebBrowser& m_browser;
};

} // namespace tandem::test
