#include "app/window/projectview.h"
#include "commandrun.h"
#include "expertfixture.h"
#include "memorykeyring.h"
#include "models/expert/decision.h"
#include "projectfixture.h"
#include "screendump.h"
#include "storage/endpoints/endpointkeys.h"
#include "storage/project/opinionwriting.h"
#include "storage/repositories/caserepository.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/factedits.h"
#include "storage/repositories/outputscorerepository.h"
#include "storage/repositories/reviewrepository.h"
#include "storage/repositories/runrepository.h"
#include "storage/repositories/samplerecords.h"
#include "storage/repositories/timelinerepository.h"
#include "testmain.h"
#include "ui/screen/workspaceid.h"
#include "views/session/projectsession.h"

#include <QProcess>
#include <QSettings>
#include <QTest>

using namespace tandem;

namespace {

template <typename T>
T take(Expected<T> made)
{
    return ProjectFixture::take(std::move(made));
}

/// The project open in a window of its own, with one workspace or several after each other on it.
class OpenedProject final
{
public:
    OpenedProject(const QString& path, PersonId person, int sample)
        : m_settings(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
        , m_keys(std::make_unique<MemoryKeyring>(m_secrets))
        , m_session(take(Project::open(path)))
    {
        Database& reader = m_session.project().reader();
        m_session.setCurrentPerson(person);
        m_session.setCurrentSample(take(SampleRepository(reader).rowAt(sample)).id);
    }

    ProjectSession& session() { return m_session; }
    Project& project() { return m_session.project(); }

    /// Views lie on top of each other in one window, of which a corner is painted: what they show
    /// is asked, not looked at. A workspace that asks for another one is not heard, so that each
    /// view stays with its own.
    ProjectView& addView()
    {
        auto* view = new ProjectView(m_session, m_settings, m_keys, AskFile(), &m_window);
        QObject::disconnect(&m_session, &ProjectSession::workspaceRequested, view, nullptr);
        view->resize(1400, 900);
        view->show();
        m_window.resize(50, 50);
        m_window.show();
        return *view;
    }

private:
    QTemporaryDir m_folder;
    std::map<QString, Secret> m_secrets;
    QSettings m_settings;
    EndpointKeys m_keys;
    ProjectSession m_session;
    QWidget m_window;
};

/// What is shown of a workspace.
QStringList workspaceDump(const ProjectView& view, const QString& workspace)
{
    const auto* screen = view.findChild<QWidget*>(workspace);
    return screen ? dumpOf(*screen) : QStringList();
}

/// Whether a worker is still at what stands on the screen, and says so there.
bool isUnderWay(const QStringList& dump)
{
    const QStringList words{QStringLiteral("computing intervals…"),
        QStringLiteral("comparing systems…"), QStringLiteral("updating…")};
    return std::any_of(words.cbegin(), words.cend(),
        [&dump](const QString& word) { return !dump.filter(word).isEmpty(); });
}

/// A screen that has not come to rest by then never does, however busy the machine is.
constexpr int kLongestMs = 30'000;

/// The dump once it stays as it is.
QStringList settledDump(OpenedProject& opened, const ProjectView& view, const QString& workspace)
{
    QStringList last;
    int equal = 0;
    const bool settled = QTest::qWaitFor(
        [&] {
            opened.project().flush();
            QStringList now = workspaceDump(view, workspace);
            equal = now == last && !isUnderWay(now) ? equal + 1 : 0;
            last = now;
            return equal >= 4;
        },
        kLongestMs);
    if (!settled)
        qWarning("the screen does not come to rest");
    return last;
}

} // namespace

/// After each kind of change every screen, whether it is looked at or not, shows what one opened
/// afresh shows.
class TestFreshScreens final : public QObject
{
    Q_OBJECT

    using Do = std::function<What(Database&)>;

    /// A project of its own as one person has it open at one sample: a view on each screen, and one
    /// whose screens are out of sight but one.
    struct Watched
    {
        QString path;
        PersonId viewer;
        EvaluationId evaluation;
        std::unique_ptr<OpenedProject> project;
        QHash<QString, ProjectView*> inSight;
        ProjectView* outOfSight = nullptr;
    };

    QTemporaryDir m_made;
    QTemporaryDir m_folder;
    std::map<QString, Watched> m_watched; ///< the last one only: views are dear

    /// Changes that the same person looks at follow each other on the same screens.
    Watched& watchedBy(const QString& person, int sample)
    {
        const QString name = person + QString::number(sample);
        if (const auto known = m_watched.find(name); known != m_watched.end())
            return known->second;
        m_watched.clear();
        Watched& watched = m_watched[name];
        watched.path = m_folder.filePath(name + QStringLiteral(".tandem"));
        if (!QFile::copy(m_made.filePath(QStringLiteral("p.tandem")), watched.path))
            qFatal("The project cannot be copied");
        watched.viewer = personIn(watched.path, person);
        watched.project = std::make_unique<OpenedProject>(watched.path, watched.viewer, sample);
        watched.evaluation = firstEvaluation(watched.project->project().reader());
        watched.project->session().setCurrentEvaluation(watched.evaluation);
        for (const WorkspaceId workspace : allWorkspaces()) {
            ProjectView& view = watched.project->addView();
            view.showWorkspace(workspace);
            watched.inSight.insert(workspaceKeyword(workspace), &view);
        }
        watched.outOfSight = &watched.project->addView();
        return watched;
    }

    static void command(const QString& line)
    {
        const CommandRun run = runInProcess(QProcess::splitCommand(line));
        if (run.code != 0)
            qFatal("%s: %s", qPrintable(line), qPrintable(run.err));
    }

    static SampleId sampleAt(Database& database, int position)
    {
        return take(SampleRepository(database).rowAt(position)).id;
    }
    static PersonId person(Database& database, const char* name)
    {
        return take(PeopleRepository(database).byName(QLatin1String(name))).id;
    }
    static Round round(Database& database, int sample, Step step = Step::Paragraphs)
    {
        return *take(RoundRepository(database).active(sampleAt(database, sample), step));
    }

    static What answer(Database& database)
    {
        const Round open = round(database, 3);
        const ItemId item =
            take(itemsOf(database, sampleAt(database, 3), Step::Paragraphs)).at(1).id;
        const Answer yes{YesNo::Yes, false, QStringLiteral("a note")};
        const PersonId ben = person(database, "Ben");
        take(AnswerRepository(database).record({open.id, ben, item, yes, 5000}));
        return AnswerChanged{open.id, ben, item, yes};
    }
    static What settle(Database& database)
    {
        const Round closed = round(database, 2);
        take(RoundRepository(database).settle(closed.id, person(database, "Lea")));
        return RoundChanged{sampleAt(database, 2), closed.id};
    }
    static What assign(Database& database)
    {
        take(RoundRepository(database).assign(sampleAt(database, 2),
            {person(database, "Ben"), person(database, "Ada")}, person(database, "Lea"),
            Step::KeyFacts));
        return AssignmentsChanged{};
    }
    static What people(Database& database)
    {
        PeopleRepository repository(database);
        take(repository.add(QStringLiteral("Cyd"), Role::Annotator));
        Person ada = take(repository.byName(QStringLiteral("Ada")));
        ada.name = QStringLiteral("Adele");
        ProjectFixture::check(repository.update(ada));
        return PeopleChanged{};
    }
    static What discussion(Database& database)
    {
        const SampleId sample = sampleAt(database, 3);
        auto utterances = take(SampleRepository(database).discussion(sample));
        utterances.first().text += QStringLiteral(" And more.");
        utterances.append({utterances.first().participant, QStringLiteral("Last words."), {}});
        ProjectFixture::check(
            SampleRepository(database).setDiscussion(sample, utterances, person(database, "Lea")));
        return DiscussionChanged{sample};
    }
    static What samples(Database& database)
    {
        ArticleText article;
        article.title = QStringLiteral("A new bridge opens");
        article.domain = QStringLiteral("science");
        article.paragraphs = {
            QStringLiteral("It opened."), QStringLiteral("The study was closed.")};
        take(SampleRecords(database).addArticle(article));
        return SamplesAdded{};
    }
    static What facts(Database& database)
    {
        const SampleId sample = sampleAt(database, 2);
        const auto paragraphs = take(SampleRepository(database).paragraphs(sample));
        take(FactEdits(database).add(paragraphs.at(1).id, QStringLiteral("Kolstad is nineteen."), 0,
            person(database, "Ada")));
        return FactsChanged{sample};
    }
    static What opinions(Database& database)
    {
        WrittenOpinion opinion;
        opinion.clear = QStringLiteral("Person 1 thinks that **the substitution** lost the game.");
        WrittenUtterance utterance;
        utterance.sample = 2;
        utterance.utterance = 3;
        utterance.opinions = {opinion};
        take(recordWork(database, {utterance}, person(database, "Ada"), 2));
        return OpinionsChanged{sampleAt(database, 2), round(database, 2, Step::Opinions).id};
    }
    static What run(Database& database)
    {
        const RunId id = take(RunRepository(database).list()).first().id;
        ProjectFixture::check(RunRepository(database).cancel(id));
        return RunChanged{id};
    }
    static What cases(Database& database)
    {
        take(CaseRepository(database).add(generatedCase(3, 40)));
        return CasesChanged{};
    }
    static What evaluation(Database& database)
    {
        CaseRepository repository(database);
        const CaseRow row = take(repository.byId(take(repository.ids()).first()));
        const OutputRow output = take(repository.outputs(row.id)).first();
        expert::TextCase textCase;
        textCase.prompt = row.prompt;
        textCase.expected = row.expected;
        const EvaluationId id = take(EvaluationRepository(database).addImported(output.id,
            QStringLiteral("later.json"), generatedExplanation(textCase, output.text, 4, 4)));
        return EvaluationChanged{id};
    }
    /// As the import of a result file does.
    static What results(Database& database)
    {
        CaseRepository repository(database);
        const expert::TextCase textCase = generatedCase(4, 40);
        const CaseId id = take(repository.add(textCase));
        const OutputRow output = take(repository.outputs(id)).first();
        take(EvaluationRepository(database).addImported(output.id,
            QStringLiteral("expert_result.json"),
            generatedExplanation(textCase, output.text, 4, 4)));
        return EverythingChanged{};
    }
    static EvaluationId firstEvaluation(Database& database)
    {
        EvaluationRepository repository(database);
        return take(repository.list(take(repository.sets()).first())).first().id;
    }
    static What review(Database& database)
    {
        const EvaluationId id = firstEvaluation(database);
        expert::Review said;
        said.stance = expert::Stance::Unsure;
        said.note = QStringLiteral("hard to say");
        const expert::DecisionRef decision{
            expert::DecisionKind::Extraction, expert::Side::Expected, -1};
        const PersonId lea = person(database, "Lea");
        ProjectFixture::check(ReviewRepository(database).give(id, lea, decision, said, 3000));
        return VerdictChanged{{EvaluationVerdicts::kind, id.value}, lea};
    }
    static What scores(Database& database)
    {
        CaseRepository repository(database);
        OutputScore score;
        score.output = take(repository.outputs(take(repository.ids()).first())).first().id;
        score.source = QStringLiteral("new.csv");
        score.measure = QStringLiteral("bertscore");
        score.value = 0.75;
        take(OutputScoreRepository(database).add(score));
        return ScoresChanged{};
    }
    static What timelines(Database& database)
    {
        NewTimelineLog log;
        log.name = QStringLiteral("visits");
        log.kind = QStringLiteral("columns");
        TimelineRepository repository(database);
        const TimelineLogId id = take(repository.addLog(log));
        usersum::Timeline timeline{QStringLiteral("somebody"), {}};
        for (int i = 0; i < 20; ++i)
            timeline.activities.append({i * 86'400'000LL, QString::number(i),
                QStringLiteral("Place %1").arg(i), {}, {}, {}});
        take(repository.addUser(id, timeline));
        return TimelinesChanged{};
    }
    static What settings(Database& database)
    {
        SettingsRepository repository(database);
        ProjectSettings changed = take(repository.load());
        changed.name = QStringLiteral("Another name");
        changed.rule = ConsistencyRule::Adjudication;
        changed.hourlyWage = 12.5;
        changed.currency = QStringLiteral("EUR");
        changed.guideline = QStringLiteral("# Another guideline\n\nLook twice.");
        ProjectFixture::check(repository.save(changed, person(database, "Lea")));
        return SettingsChanged{};
    }

    void commit(OpenedProject& opened, const Do& change) const
    {
        opened.project().change({.write = [change](Database& database) -> Expected<Written> {
            return change(database);
        }});
        opened.project().flush();
    }
    /// Several changes by another process.
    void commitElsewhere(const QString& path) const
    {
        const auto other = take(openProjectFile(path, Database::Mode::ReadWrite));
        answer(*other);
        facts(*other);
        cases(*other);
        people(*other);
    }

    static PersonId personIn(const QString& path, const QString& name)
    {
        const auto reader = take(openProjectFile(path, Database::Mode::ReadOnly));
        return take(PeopleRepository(*reader).byName(name)).id;
    }

private slots:
    void initTestCase()
    {
        qputenv("TANDEM_CONFIG_DIR", m_made.path().toUtf8());
        const QString files =
            QDir(QStringLiteral(TANDEM_TEST_DATA "/outputs/files")).absolutePath() + u'/';
        QVERIFY(QDir::setCurrent(m_made.path()));
        command(QStringLiteral("new p.tandem --demo"));
        command(QStringLiteral("label p.tandem --person Ben --file %1ben2.txt").arg(files));
        command(QStringLiteral("submit p.tandem --person Ben --sample 2"));
        command(QStringLiteral("assign p.tandem --step opinions --sample 2 --pair Ada,Ben"));
        command(QStringLiteral("facts import p.tandem %1own_facts.jsonl --person Ada").arg(files));
        command(QStringLiteral("scores import p.tandem %1scores.csv").arg(files));
        command(QStringLiteral("endpoint add srv --api openai --url http://127.0.0.1:1/v1"
                               " --model small --price-in 1 --price-out 2"));
        command(QStringLiteral("facts decompose p.tandem --endpoint srv --samples 2"
                               " --side nonsupporting --batch b.jsonl"));
    }

    void everyScreenFollows_data()
    {
        QTest::addColumn<Do>("change");
        QTest::addColumn<QString>("person");
        QTest::addColumn<int>("sample");
        const auto row = [](const char* name, const Do& change, const char* person, int sample) {
            QTest::newRow(name) << change << QString::fromLatin1(person) << sample;
        };
        row("assignments", assign, "Ben", 2);
        row("facts", facts, "Ben", 2);
        row("opinions", opinions, "Ben", 2);
        row("run", run, "Lea", 2);
        row("timelines", timelines, "Lea", 2);
        row("round", settle, "Lea", 2);
        row("settings", settings, "Lea", 2);
        row("discussion", discussion, "Lea", 3);
        row("review", review, "Lea", 1);
        row("cases", cases, "Ada", 1);
        row("evaluation", evaluation, "Ada", 1);
        row("results", results, "Ada", 1);
        row("scores", scores, "Ada", 1);
        row("samples", samples, "Ada", 1);
        row("people", people, "Ada", 1);
        row("answer", answer, "Ben", 3);
        row("elsewhere", {}, "Ben", 3);
    }

    void everyScreenFollows()
    {
        QFETCH(Do, change);
        QFETCH(QString, person);
        QFETCH(int, sample);
        const Watched& watched = watchedBy(person, sample);
        OpenedProject& shown = *watched.project;
        ProjectView& hidden = *watched.outOfSight;
        QHash<QString, QStringList> before;
        for (const WorkspaceId workspace : allWorkspaces()) {
            const QString id = workspaceKeyword(workspace);
            hidden.showWorkspace(workspace);
            before.insert(id, settledDump(shown, hidden, id));
        }
        if (change)
            commit(shown, change);
        else
            commitElsewhere(watched.path);

        OpenedProject afresh(watched.path, watched.viewer, sample);
        afresh.session().setCurrentEvaluation(watched.evaluation);
        ProjectView& fresh = afresh.addView();
        bool isToBeSeen = false;
        QStringList different;
        for (const WorkspaceId workspace : allWorkspaces()) {
            const QString id = workspaceKeyword(workspace);
            fresh.showWorkspace(workspace);
            const QStringList wanted = settledDump(afresh, fresh, id);
            isToBeSeen = isToBeSeen || wanted != before.value(id);
            compare(id, "looked at", *watched.inSight.value(id), fresh, different);
            hidden.showWorkspace(workspace);
            compare(id, "out of sight", hidden, fresh, different);
        }
        QVERIFY(isToBeSeen);
        QVERIFY2(different.isEmpty(), qPrintable(different.join(u'\n')));
    }

    /// Of both what they show by now: on a busy machine what was opened afresh may still be
    /// reading.
    static void compare(const QString& id, const char* when, const ProjectView& view,
        const ProjectView& fresh, QStringList& different)
    {
        QString difference;
        const bool same = QTest::qWaitFor(
            [&] {
                difference = dumpDifference(workspaceDump(view, id), workspaceDump(fresh, id));
                return difference.isEmpty();
            },
            kLongestMs);
        if (!same)
            different.append(
                QStringLiteral("%1, %2:\n%3").arg(id, QLatin1String(when), difference));
    }
};

TANDEM_TEST(TestFreshScreens, QApplication)
#include "tst_freshscreens.moc"
