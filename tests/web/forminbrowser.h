#pragma once

#include "ratedpage.h"
#include "sharedbrowsers.h"

#include "storage/formats/openfile.h"
#include "storage/studies/answersfile.h"
#include "storage/studies/formfile.h"
#include "storage/studies/studypage.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tandem::test {

inline const QByteArray kFormKey(kFormKeyBytes, 'k');
inline const QByteArray kOtherFormKey(kFormKeyBytes, 'o');

/// A rater's form files in a browser, worked by keyboard alone: what tests of it begin with.
class FormInBrowser
{
protected:
    /// With a browser as good as new; of init().
    void begin();
    /// Of cleanup().
    void end();
    /// A browser as good as new again.
    void renew(bool isDark = false);
    /// Starts a browser of this function's own, each time with the same profile.
    void start(BrowserStart how = {});
    QUrl write(const QString& name, const studies::Task& task, const QByteArray& key = kFormKey);
    /// Opens a form and agrees, up to the first item.
    void open(const QUrl& form);
    /// Answers the item at hand: two questions by a key each, after which the next one comes.
    void answer(const QString& better, const QString& sure);
    /// For people to look at, in the folder web-pictures beside the tests.
    void savePicture(const QString& screen);
    /// Drops a file on the page.
    void dropFile(const QString& path);
    QString savedFile() const;
    Expected<AnswersFile> saved(const studies::Task& task) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    WebBrowser* m_browser = nullptr; ///< one of those below
    std::unique_ptr<RatedPage> m_page;

private:
    void use(WebBrowser& browser);

    SharedBrowsers m_shared;
    std::unique_ptr<WebBrowser> m_own;
};

inline void FormInBrowser::begin()
{
    if (const QString missing = WebBrowser::missing(browserOfTest()); !missing.isEmpty())
        QSKIP(qPrintable(missing));
    m_folder = std::make_unique<QTemporaryDir>();
    renew();
}

inline void FormInBrowser::end()
{
    const QString problem = m_browser ? m_browser->problem() : QString();
    m_page.reset();
    m_browser = nullptr;
    m_own.reset();
    m_folder.reset();
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

inline void FormInBrowser::start(BrowserStart how)
{
    m_own.reset();
    how.profile = m_folder->filePath(QStringLiteral("profile"));
    m_own = WebBrowser::start(browserOfTest(), how);
    use(*m_own);
}

inline void FormInBrowser::renew(bool isDark)
{
    use(m_shared.fresh(browserOfTest(), isDark));
}

inline void FormInBrowser::use(WebBrowser& browser)
{
    m_browser = &browser;
    m_page = std::make_unique<RatedPage>(browser);
    QVERIFY2(browser.problem().isEmpty(), qPrintable(browser.problem()));
}

inline QUrl FormInBrowser::write(
    const QString& name, const studies::Task& task, const QByteArray& key)
{
    const auto page = StudyPage::read(QStringLiteral(TANDEM_RESOURCES "/web"));
    const QString path = m_folder->filePath(name + QStringLiteral(".html"));
    if (!page || !writeFormFile(path, *page, task, key))
        qFatal("The form cannot be written");
    return QUrl::fromLocalFile(path);
}

inline void FormInBrowser::open(const QUrl& form)
{
    m_browser->open(form);
    QTRY_VERIFY(m_page->has("agree"));
    QVERIFY(m_page->activate("agree"));
    QTRY_COMPARE(m_page->screen(), QStringLiteral("instructions"));
    m_browser->press({webkeys::kEnter});
    QTRY_COMPARE(m_page->screen(), QStringLiteral("item-1"));
}

inline void FormInBrowser::answer(const QString& better, const QString& sure)
{
    const QString before = m_page->screen();
    m_page->readTexts();
    m_browser->press({better});
    QTRY_COMPARE(m_page->chosen(0), better == u'b' ? QStringLiteral("2") : QStringLiteral("1"));
    m_browser->press({sure});
    QTRY_VERIFY(m_page->screen() != before);
    QTRY_COMPARE(m_page->state(), QStringLiteral("kept"));
}

inline void FormInBrowser::savePicture(const QString& screen)
{
    const QString folder = QCoreApplication::applicationDirPath() + QStringLiteral("/web-pictures");
    QVERIFY(QDir().mkpath(folder));
    const bool isFirefox = browserOfTest() == WebBrowser::Kind::Firefox;
    const QString name =
        QStringLiteral("%1/%2-%3-%4.png")
            .arg(folder, QLatin1String(QTest::currentDataTag()), screen,
                isFirefox ? QStringLiteral("firefox") : QStringLiteral("chromium"));
    QVERIFY(writeBytes(name, m_browser->picture(false)));
}

inline void FormInBrowser::dropFile(const QString& path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_browser->script(QStringLiteral("const data = new DataTransfer();"
                                     "data.items.add(new File([atob('%1')], 'answers.json'));"
                                     "document.body.dispatchEvent(new DragEvent('drop',"
                                     " {dataTransfer: data, bubbles: true, cancelable: true}))")
                          .arg(QString::fromLatin1(file.readAll().toBase64())));
}

inline QString FormInBrowser::savedFile() const
{
    const QDir downloads(m_browser->downloads());
    const QStringList files =
        downloads.entryList({QStringLiteral("answers-*.json")}, QDir::Files, QDir::Time);
    return files.isEmpty() ? QString() : downloads.filePath(files.constFirst());
}

inline Expected<AnswersFile> FormInBrowser::saved(const studies::Task& task) const
{
    TANDEM_TRY(file, readAnswersFile(Input(savedFile())));
    TANDEM_DO(checkAnswersFile(*file, task, kFormKey));
    return file;
}

} // namespace tandem::test
