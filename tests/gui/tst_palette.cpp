#include "testmain.h"
#include "ui/messagebar.h"
#include "ui/rows/rowsview.h"
#include "ui/screen/workspace.h"
#include "ui/searchfield.h"
#include "ui/shortcutlist.h"
#include "windowtest.h"

#include <QAction>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTabBar>
#include <QTreeWidget>

using namespace tandem;

/// Ctrl+K and F1 on the demo: where they lead, and what they list.
class TestPalette final : public WindowTest
{
    Q_OBJECT

private slots:
    void init()
    {
        prepareSample();
        showWindow({1440, 900});
        QVERIFY(m_window->openProject(m_path, QStringLiteral("Ben")));
        m_window->view()->showWorkspace(WorkspaceId::Annotate);
        // What is queued when a project is opened gives the screen the keyboard.
        QCoreApplication::processEvents();
        QTRY_VERIFY(shown()->isAncestorOf(qApp->focusWidget()));
    }

    void cleanup() { removeAll(); }

    void aPageIsGoneToByItsName()
    {
        palette("overview agreement");
        waitForEveryScreen();
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(shown()->id(), WorkspaceId::Overview);
        QTRY_COMPARE(partOf<QTabBar>(m_window.get(), "overviewTabs")->currentIndex(), 4);
        QTRY_VERIFY(shown()->isAncestorOf(qApp->focusWidget()));
        palette("inspect");
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_COMPARE(shown()->id(), WorkspaceId::Inspect);
    }

    void aCommandOfAnotherPageLeadsThereAndSaysItsKey()
    {
        const int row = rowOf("next unreviewed", "Inspect");
        QVERIFY(row >= 0);
        choose(row);
        QTRY_COMPARE(shown()->id(), WorkspaceId::Inspect);
        auto* message = partOf<MessageBar>(m_window.get(), "inspectMessage");
        QTRY_VERIFY2(
            message->text().startsWith(QStringLiteral("Here, press")), qPrintable(message->text()));
    }

    void aCommandThatAsksIsOpenedAtOnce()
    {
        const int row = rowOf("write packets", "Everywhere");
        QVERIFY(row >= 0);
        choose(row);
        QTRY_VERIFY(m_window->findChild<QDialog*>());
    }

    void aSettingIsOpenedAtItsField()
    {
        const int row = rowOf("text size", "Preferences");
        QVERIFY(row >= 0);
        choose(row);
        auto dialog = [this] {
            return m_window->findChild<QDialog*>(QStringLiteral("preferencesDialog"));
        };
        QTRY_VERIFY(dialog());
        QTRY_COMPARE(dialog()->focusWidget(),
            dialog()->findChild<QWidget*>(QStringLiteral("preferenceTextPercent")));
    }

    void aPersonIsShownWithHowFarTheyAre()
    {
        const int row = rowOf("cleo", "annotator");
        QVERIFY(row >= 0);
        choose(row);
        QTRY_COMPARE(shown()->id(), WorkspaceId::Overview);
        auto* people = partOf<RowsView>(m_window.get(), "peopleTable");
        QTRY_VERIFY(people->isVisible());
        QCOMPARE(people->model()->index(people->currentRow(), 0).data().toString(),
            QStringLiteral("Cleo"));
        QCOMPARE(m_window->session()->person(m_window->session()->currentPerson()).name,
            QStringLiteral("Ben"));
    }

    void aSampleIsShownAsAWholeFromAnywhere()
    {
        const auto isWhole = [this] {
            const auto* page = m_window->findChild<QWidget*>(QStringLiteral("compareWholePage"));
            return page && page->isVisible();
        };
        m_window->view()->showWorkspace(WorkspaceId::Facts);
        for (const Qt::Key back : {Qt::Key_F9, Qt::Key_Escape}) {
            QTest::keyClick(qApp->focusWidget(), Qt::Key_F9);
            QTRY_VERIFY(isWhole());
            QCOMPARE(shown()->id(), WorkspaceId::Compare);
            QTest::keyClick(qApp->focusWidget(), back);
            QTRY_VERIFY(!isWhole());
            QCOMPARE(shown()->id(), WorkspaceId::Facts);
        }
        palette("#2");
        QTRY_VERIFY(rows()->rowCount() > 0);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return, Qt::ShiftModifier);
        QTRY_VERIFY(isWhole());
        const SampleId second = m_window->session()->currentSample();
        m_window->view()->showWorkspace(WorkspaceId::Overview);
        auto* matrix = partOf<RowsView>(m_window.get(), "sampleMatrix");
        QTRY_VERIFY(matrix->model()->rowCount() > 2);
        matrix->setFocus();
        matrix->selectRow(0);
        QTest::keyClick(matrix, Qt::Key_F9);
        QTRY_VERIFY(isWhole());
        QVERIFY(m_window->session()->currentSample() != second);
    }

    void closingTheProjectByPaletteDoesNoHarm()
    {
        const int row = rowOf("close project", "Everywhere");
        QVERIFY(row >= 0);
        choose(row);
        QTRY_VERIFY(!m_window->view());
    }

    void theKeysOfEveryPageAreListed()
    {
        const QStringList sections = listedSections();
        QCOMPARE(sections.at(0), QStringLiteral("Annotate"));
        QCOMPARE(sections.at(1), QStringLiteral("Everywhere"));
        for (const WorkspaceId id : allWorkspaces())
            QVERIFY2(sections.contains(workspaceName(id)), qPrintable(workspaceName(id)));
        QVERIFY(sections.contains(QStringLiteral("Overview: People")));
    }

    /// Menus, hints and what stands in the place of a list know commands by their names, wherever
    /// they are declared.
    void everyCommandThatIsGivenByItsNameIsThere()
    {
        palette("overview");
        waitForEveryScreen();
        const QList<QByteArray> sources = sourcesOfViews();
        // A dialog has its commands while it is open, and a page where it was shown once.
        QSet<QString> declared;
        for (const QByteArray& source : sources)
            declared += namesIn(source, "add(?:Command|Toggle)\\(\\s*\\w+,\\s*(\"\\w+\")");
        qsizetype found = 0;
        for (const QByteArray& source : sources) {
            QSet<QString> given = namesIn(source, "\\bcommandNamed\\([^,()]+,([^()]*)\\)");
            given += namesIn(source, "(?:commandsNamed|enableCommands)\\([^{;]*\\{([^}]*)\\}");
            given += namesIn(source, "HintLine\\(\\W?\\w+,(.*?)\\);\n");
            given += namesIn(source, "giveAs\\([^,]+,([^()]*)\\)");
            if (source.contains("EmptyState")) // elsewhere words and a name are something else
                given += namesIn(source, "\\btr\\(\"[^\"]*\"\\),\\s*(\"\\w+\")\\s*[})]");
            for (const QString& name : std::as_const(given))
                QVERIFY2(m_window->findChild<QAction*>(name) || declared.contains(name),
                    qPrintable(name));
            found += given.size();
        }
        QVERIFY(found >= 150);
    }

    /// Words that say one thing have one key wherever they stand, and so do these ideas.
    void oneIdeaHasOneKeyOnEveryScreen()
    {
        palette("overview");
        waitForEveryScreen();
        const QList<std::pair<QString, QString>> ideas{
            {QStringLiteral("^next (closed )?(sample|case|user)$"), QStringLiteral("Ctrl+Down")},
            {QStringLiteral("^previous (closed )?(sample|case|user)$"), QStringLiteral("Ctrl+Up")},
            {QStringLiteral("^next open sample$"), QStringLiteral("Ctrl+Shift+Down")},
            {QStringLiteral("^next (fact or opinion|aspect|match|task or step)$"),
                QStringLiteral("J")},
            {QStringLiteral("^previous (fact or opinion|aspect|match|task or step)$"),
                QStringLiteral("K")},
            {QStringLiteral("^move .*up$"), QStringLiteral("Alt+Up")},
            {QStringLiteral("^move .*down$"), QStringLiteral("Alt+Down")},
            {QStringLiteral("^(add |edit )?note$"), QStringLiteral("T")},
            {QStringLiteral("^submit$"), QStringLiteral("Ctrl+Enter")}};
        // The screen and what is done there; a rating by letters alone, and a run among others.
        const QSet<QString> others{QStringLiteral("evaluate"), QStringLiteral("pause")};
        QHash<QString, QPair<QString, QString>> keyOf;
        QSet<QString> seen;
        QStringList faults;
        for (const QAction* command : m_window->findChildren<QAction*>()) {
            if (command->shortcut().isEmpty())
                continue;
            QString words = command->text().remove(QLatin1Char('&')).toLower();
            words.remove(QStringLiteral("…")).remove(QStringLiteral("..."));
            const QString key = command->shortcut().toString(QKeySequence::PortableText);
            const QString said =
                words + QStringLiteral(" (") + command->objectName() + QStringLiteral("): ") + key;
            for (const auto& [pattern, meant] : ideas) {
                if (!QRegularExpression(pattern).match(words).hasMatch())
                    continue;
                seen.insert(pattern);
                if (key != meant)
                    faults.append(said + QStringLiteral(", not ") + meant);
            }
            const auto other = keyOf.constFind(words);
            if (other == keyOf.cend())
                keyOf.insert(words, {key, said});
            else if (other->first != key && !others.contains(words))
                faults.append(said + QStringLiteral("; ") + other->second);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
        QCOMPARE(seen.size(), ideas.size());
    }

    /// Who rates blind may not see these pages, nor go to them.
    void whoRatesBlindIsLedToNoPageThatIsHidden()
    {
        for (const Person& person : m_window->session()->people()) {
            if (person.name == QStringLiteral("Cleo"))
                m_window->session()->setCurrentPerson(person.id);
        }
        QVERIFY(!m_window->session()->ratedStudy().isEmpty());
        QVERIFY(rowOf("next unreviewed", "Inspect") < 0);
        QVERIFY(rowOf("metrics", "Metrics") < 0);
        QVERIFY(!listedSections().contains(QStringLiteral("Inspect")));
    }

private:
    static QList<QByteArray> sourcesOfViews()
    {
        QList<QByteArray> sources;
        QDirIterator files(QStringLiteral("views"), {QStringLiteral("*.cpp")}, QDir::Files,
            QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                sources.append(file.readAll());
        }
        return sources;
    }

    /// The names in quotes in what `pattern` captures, but no texts.
    static QSet<QString> namesIn(const QByteArray& source, const char* pattern)
    {
        static const QRegularExpression name(QStringLiteral("(?<!tr\\()\"([a-z]\\w+)\""));
        const QRegularExpression place(
            QString::fromLatin1(pattern), QRegularExpression::DotMatchesEverythingOption);
        QSet<QString> names;
        const QString text = QString::fromUtf8(source);
        for (const auto& at : place.globalMatch(text)) {
            const QString captured = at.captured(1);
            for (const auto& each : name.globalMatch(captured))
                names.insert(each.captured(1));
        }
        return names;
    }

    RowsModel* rows() { return partOf<CardsView>(m_window.get(), "searchResults")->rows(); }

    /// Asks the palette for these words.
    void palette(const char* words)
    {
        QTest::keyClick(qApp->focusWidget(), Qt::Key_K, Qt::ControlModifier);
        auto* field = partOf<SearchField>(m_window.get(), "searchEverything");
        field->setDelay(0);
        QTRY_VERIFY(field->hasFocus());
        field->clear();
        QTest::keyClicks(field, QString::fromLatin1(words));
    }

    /// The row that has these words and this second line; -1 where there is none.
    int rowOf(const char* words, const char* line)
    {
        palette(words);
        waitForEveryScreen();
        for (int row = 0; row < rows()->rowCount(); ++row) {
            if (rows()->card(row).line == QLatin1String(line))
                return row;
        }
        return -1;
    }

    /// Screens that were not shown yet are built one by one.
    void waitForEveryScreen()
    {
        const int wanted = m_window->session()->ratedStudy().isEmpty() ? 12 : 6;
        QTRY_COMPARE(m_window->view()->everyWorkspace().size(), wanted);
        QCoreApplication::processEvents();
    }

    /// Goes down to a row and takes it, by keys.
    void choose(int row)
    {
        auto* list = partOf<CardsView>(m_window.get(), "searchResults");
        for (int step = 0; step < 100 && list->currentRow() < row; ++step)
            QTest::keyClick(qApp->focusWidget(), Qt::Key_Down);
        QCOMPARE(list->currentRow(), row);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
    }

    /// What F1 lists.
    QStringList listedSections()
    {
        QTest::keyClick(qApp->focusWidget(), Qt::Key_F1);
        auto* list = m_window->findChild<ShortcutList*>();
        waitForEveryScreen();
        QStringList sections;
        if (!list)
            return sections;
        const auto* tree = list->findChild<QTreeWidget*>();
        for (int section = 0; section < tree->topLevelItemCount(); ++section)
            sections.append(tree->topLevelItem(section)->text(0));
        list->reject();
        return sections;
    }
};

TANDEM_TEST(TestPalette, QApplication)
#include "tst_palette.moc"
