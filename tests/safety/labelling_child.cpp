// A person at the program's window who answers as fast as the keys go, until somebody kills it:
// opens PROJECT as PERSON in the real main window and presses Y, N and other keys in the Annotate
// screen. Each answer that the screen shows as given is printed: "SHOWN sample number answer",
// where answer is y, n or -, followed by u where it is marked unsure.
//
//     labelling_child PROJECT PERSON SEED

#include "app/window/appearance.h"
#include "app/window/mainwindow.h"
#include "app/window/projectview.h"
#include "ui/textrowroles.h"
#include "ui/textrowview.h"
#include "views/session/projectsession.h"

#include <QApplication>
#include <QRandomGenerator>
#include <QSettings>
#include <QTest>
#include <QTimer>

#include <cstdio>

using namespace tandem;

namespace {

/// Reads the screen: what the article's rows show, whenever they change.
class Reader final : public QObject
{
public:
    Reader(const QAbstractItemModel& model, ProjectSession& session)
        : m_model(model)
        , m_session(session)
    {
        connect(&model, &QAbstractItemModel::modelReset, this, &Reader::learn);
        connect(&model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) {
                for (int row = first.row(); row <= last.row(); ++row)
                    look(row);
            });
        learn();
    }

private:
    QByteArray shown(int row) const
    {
        const QModelIndex index = m_model.index(row, 0);
        const auto mark = textrow::AnswerMark(index.data(textrow::Answer).toInt());
        QByteArray word = mark == textrow::AnswerMark::Yes  ? "y"
                          : mark == textrow::AnswerMark::No ? "n"
                                                            : "-";
        if (index.data(textrow::Unsure).toBool())
            word += 'u';
        return word;
    }

    /// Another sample came on the screen: what it shows at first was there before.
    void learn()
    {
        m_shown.clear();
        for (int row = 0; row < m_model.rowCount(); ++row)
            m_shown.append(shown(row));
    }

    void look(int row)
    {
        const QModelIndex index = m_model.index(row, 0);
        const QByteArray now = shown(row);
        if (index.data(textrow::Saving).toBool() || m_shown.value(row) == now)
            return;
        m_shown[row] = now;
        std::printf("SHOWN %lld %d %s\n", m_session.currentSample().value,
            index.data(textrow::Number).toInt(), now.constData());
        std::fflush(stdout);
    }

    const QAbstractItemModel& m_model;
    ProjectSession& m_session;
    QList<QByteArray> m_shown;
};

/// Fingers on the keyboard.
void pressSomething(QWidget* article, QRandomGenerator& random)
{
    const int choice = int(random.bounded(100));
    if (choice < 40)
        QTest::keyClick(article, Qt::Key_Y);
    else if (choice < 75)
        QTest::keyClick(article, Qt::Key_N);
    else if (choice < 80)
        QTest::keyClick(article, Qt::Key_U);
    else if (choice < 88)
        QTest::keyClick(article, random.bounded(2) == 0 ? Qt::Key_Up : Qt::Key_Home);
    else if (choice < 92)
        QTest::keyClick(article, Qt::Key_Backspace);
    else if (choice < 97)
        QTest::keyClick(article, Qt::Key_Z, Qt::ControlModifier);
    else
        QTest::keyClick(article, Qt::Key_Down, Qt::ControlModifier);
}

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    // Beside the project, in the folder that the test clears away: this process cannot.
    const QString ini = QStringLiteral("%1.%2.ini").arg(arguments.at(1), arguments.at(3));
    QSettings settings(ini, QSettings::IniFormat);
    Appearance appearance(application, Preferences());
    MainWindow window(settings, appearance, AskFile());
    window.resize(1280, 800);
    window.show();
    if (!window.openProject(arguments.at(1), arguments.at(2)))
        qFatal("the project does not open");
    window.view()->showWorkspace(WorkspaceId::Annotate);
    auto* article = window.findChild<TextRowView*>(QStringLiteral("articleView"));
    if (!article || !QTest::qWaitForWindowActive(&window))
        qFatal("no article to answer about");
    article->setFocus();

    const Reader reader(*article->model(), *window.session());
    QRandomGenerator random(arguments.at(3).toUInt());
    QTimer keys;
    QObject::connect(&keys, &QTimer::timeout, article, [&] { pressSomething(article, random); });
    keys.start(1);
    return QApplication::exec();
}
