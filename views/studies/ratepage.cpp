#include "views/studies/ratepage.h"

#include "storage/database/uuid.h"
#include "storage/repositories/studyanswerrepository.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/divider.h"
#include "ui/emptystate.h"
#include "ui/markdownview.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/command.h"
#include "ui/screen/workclock.h"
#include "ui/screen/workspace.h"
#include "views/session/projectsession.h"
#include "views/studies/ratingview.h"
#include "views/studies/studyrows.h"

#include <QAction>
#include <QDateTime>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>

namespace tandem {

namespace {

using Told = studies::Submission;

/// Keeps what `make` says now, each time anew: a row is never written twice.
Write keeping(const RatedStudy& rated, std::function<Told()> make)
{
    return [study = rated.study.id, rater = rated.rater.id, make = std::move(make)](
               Database& database) -> Expected<Written> {
        TANDEM_DO(StudyAnswerRepository(database).keep(rater, make(), CameBy::Page));
        return Written(StudyChanged{study});
    };
}

std::function<Told()> rowOf(
    const QString& turn, const QString& question, std::optional<QString> value, qint64 durationMs)
{
    return [=] {
        return Told{
            {{newUuid(), turn, question, value, QDateTime::currentMSecsSinceEpoch(), durationMs}},
            {}};
    };
}

bool hasConsented(const studies::Task& task)
{
    return task.consent.isEmpty() ||
           std::any_of(task.given.events.begin(), task.given.events.end(),
               [](const studies::RaterEvent& event) {
                   return event.kind == studies::RaterEvent::Kind::Consented;
               });
}

RowSpec<RatedStudy> ratedRows()
{
    return {.key = [](const RatedStudy& rated) { return RowKey(rated.rater.id); },
        .card =
            [](const RatedStudy& rated) {
                return Card{.title = rated.study.name,
                    .line = rated.study.isClosed() ? RatePage::tr("closed")
                                                   : raterStateName(rated.rater.state)};
            }};
}

/// Where this person is asked. For a worker.
Expected<QList<RatedStudy>> ratedBy(Database& database, PersonId person)
{
    QList<RatedStudy> rated;
    TANDEM_TRY(studies, StudyRepository(database).all());
    for (const StudySummary& study : *studies) {
        TANDEM_TRY(raters, StudyRaterRepository(database).all(study.id));
        for (const StudyRater& rater : *raters) {
            if (rater.person == person && rater.turns > 0)
                rated.append({study, rater});
        }
    }
    return rated;
}

} // namespace

RatePage::RatePage(ProjectSession& session, const ActivityClock::Clock& clock, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_onItem(clock)
    , m_studies(new RowsOf<RatedStudy>(ratedRows(), this))
    , m_splitter(named(new QSplitter(Qt::Horizontal, this), "ratePanes"))
    , m_list(named(new CardsView(m_studies, m_splitter), "rateStudies"))
    , m_stack(new QStackedWidget(this))
    , m_empty(named(new EmptyState(m_stack), "rateEmpty"))
    , m_work(new QStackedWidget(m_splitter))
    , m_task(session.project())
    , m_reading(session.project())
{
    addCommands();
    build();
    m_reading.keep(
        {.parts = Parts(Part::Studies) | Part::People, .restMs = 300},
        [this]() -> Latest<QList<RatedStudy>>::Reading {
            const PersonId person = m_session.currentPerson();
            if (!person.isValid())
                return {};
            return [person](
                       Database& database, const CancelFlag&) { return ratedBy(database, person); };
        },
        [this](const QList<RatedStudy>& studies) { showStudies(studies); });
    const auto tellError = [this](const Error& error) { Workspace::of(this)->tellError(error); };
    connect(&m_reading, &LatestBase::failed, this, tellError);
    connect(&m_task, &LatestBase::failed, this, tellError);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &RatePage::readTask);
    connect(&session, &ProjectSession::currentPersonChanged, this, [this] {
        m_studies->setRows({});
        m_rating->setTask({});
        showState();
        m_reading.startOver();
    });
    connect(&session.project(), &Project::changed, this, [this](const ChangeEvent& event) {
        // What is given here is shown already; a reading of it could only come late.
        const bool isOwn = event.origin.asker == this && !event.origin.isBack();
        if (!isOwn && concerns(event, Part::Studies))
            readTask();
    });
    inEveryLanguage(this, [this] { showState(); });
}

RatePage::~RatePage() = default;

void RatePage::addCommands()
{
    m_takeBack = addCommand(
        this, "rateTakeBack", Qt::Key_Delete, [] { return tr("Take the answer back"); },
        [this] { m_rating->takeBack(); });
    m_nextOpen = addCommand(
        this, "rateNextOpen", Qt::CTRL | Qt::Key_Down,
        [] { return tr("Next item that lacks an answer"); }, [this] { m_rating->showNextOpen(); });
    m_showInstructions = addCommand(
        this, "rateInstructions", Qt::Key_G, [] { return tr("Instructions"); },
        [this] { m_instructions->setVisible(m_showInstructions->isChecked()); });
    m_showInstructions->setCheckable(true);
    m_showInstructions->setChecked(true);
    m_handIn = addCommand(
        this, "rateHandIn", Qt::CTRL | Qt::Key_Return, [] { return tr("Hand in"); },
        [this] { askHandIn(); });
    m_takeBackHandIn = addCommand(
        this, "rateTakeBackHandIn", {}, [] { return tr("Take the hand-in back"); },
        [this] { tellEvent(studies::RaterEvent::Kind::TakenBack); });
}

void RatePage::build()
{
    says(m_list, &QWidget::setAccessibleName, [] { return tr("Studies that ask you"); });
    m_work->addWidget(buildConsent());
    m_work->addWidget(buildRating());
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(m_work);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({240, 980});
    m_stack->addWidget(m_splitter);
    m_stack->addWidget(m_empty);
    inColumn(this, {{m_stack, 1}}, 0);
    setFocusProxy(m_rating);
}

QWidget* RatePage::buildConsent()
{
    auto* page = new QWidget(m_work);
    setSurface(page, Surface::Panel);
    m_consent = named(new MarkdownView(page), "rateConsent");
    QPushButton* agree = newButton(page, "rateAgree", [] { return tr("I agree and take part"); });
    setPrimary(agree);
    QPushButton* decline = newButton(page, "rateDecline", [] { return tr("I do not take part"); });
    connect(agree, &QPushButton::clicked, this,
        [this] { tellEvent(studies::RaterEvent::Kind::Consented); });
    connect(decline, &QPushButton::clicked, this,
        [this] { tellEvent(studies::RaterEvent::Kind::Declined); });
    inColumn(page, {{m_consent, 1}, inRow({Free(), decline, agree}, 8)}, 12, {24, 24, 24, 24});
    return page;
}

QWidget* RatePage::buildRating()
{
    auto* page = new QWidget(m_work);
    setSurface(page, Surface::Panel);
    m_instructions = named(new MarkdownView(page), "rateInstructionsText");
    says(m_instructions, &QWidget::setAccessibleName, [] { return tr("Instructions"); });
    m_rating = named(new RatingView(page), "rating");
    m_state = named(newLabel(page, LabelStyle::Secondary), "rateState");
    auto* parts = new QSplitter(Qt::Vertical, page);
    parts->addWidget(m_instructions);
    parts->addWidget(m_rating);
    parts->setChildrenCollapsible(false);
    parts->setStretchFactor(1, 1);
    parts->setSizes({120, 640});
    auto* foot = inRow({m_state, Free(), commandButton(m_takeBackHandIn, page),
                           commandButton(m_showInstructions, page), commandButton(m_nextOpen, page),
                           commandButton(m_handIn, page)},
        8, {16, 6, 16, 8});
    inColumn(page, {{parts, 1}, new Divider(Qt::Horizontal, page), foot}, 0);
    connect(m_rating, &RatingView::answered, this, &RatePage::give);
    connect(m_rating, &RatingView::turnShown, this, [this] { m_onItem.restart(); });
    return page;
}

void RatePage::setWatched(bool watched)
{
    m_reading.setWatched(watched);
}

const RatedStudy* RatePage::current() const
{
    return m_studies->rowAt(m_list->currentRow());
}

void RatePage::showStudies(const QList<RatedStudy>& studies)
{
    m_studies->setRows(studies);
    if (!current() && !studies.isEmpty())
        m_list->choose(RowKey(studies.first().rater.id));
    showState();
}

void RatePage::readTask()
{
    const RatedStudy* rated = current();
    if (!rated)
        return;
    m_task.read([rater = rated->rater.id](Database& database,
                    const CancelFlag&) { return StudyAnswerRepository(database).task(rater); },
        [this](const studies::Task& task) { showTask(task); });
}

void RatePage::showTask(const studies::Task& task)
{
    m_consent->setMarkdownText(task.consent);
    m_instructions->setMarkdownText(task.instructions);
    m_rating->setTask(task);
    m_work->setCurrentIndex(hasConsented(task) ? 1 : 0);
    setFocusProxy(hasConsented(task) ? static_cast<QWidget*>(m_rating) : m_consent);
    showState();
}

void RatePage::showState()
{
    const RatedStudy* rated = current();
    m_stack->setCurrentWidget(rated ? static_cast<QWidget*>(m_splitter) : m_empty);
    showEmpty();
    const bool isOpen = rated && !rated->study.isClosed();
    const bool isAtWork = isOpen && (rated->rater.state == RaterState::Waiting ||
                                        rated->rater.state == RaterState::AtWork);
    const bool isHandedIn = isOpen && rated->rater.state == RaterState::HandedIn;
    for (QAction* action : {m_takeBack, m_nextOpen, m_handIn})
        action->setEnabled(isAtWork);
    m_takeBackHandIn->setVisible(isHandedIn);
    m_rating->setEnabled(isAtWork);
    m_state->setText(!rated       ? QString()
                     : isAtWork   ? tr("Every answer is in the project at once.")
                     : isHandedIn ? tr("You have handed in.")
                     : isOpen     ? raterStateName(rated->rater.state)
                                  : tr("The study is closed."));
}

void RatePage::showEmpty()
{
    if (!m_session.currentPerson().isValid())
        m_empty->say(Icon::People, tr("Who are you?"),
            tr("Choose your name in the corner of the window. What you answer is yours alone until "
               "the study is closed."));
    else
        m_empty->say(Icon::Studies, tr("No study asks you"),
            tr("Who leads a study adds you as a rater; its items are here then."));
}

void RatePage::give(const QString& turn, const QString& question,
    const std::optional<QString>& value, const std::optional<QString>& before)
{
    const RatedStudy* rated = current();
    if (!rated)
        return;
    const qint64 durationMs = m_onItem.elapsedMs();
    m_onItem.restart();
    m_session
        .change(
            this, {.text = tr("answer in “%1”").arg(rated->study.name),
                      .write = reversible(keeping(*rated, rowOf(turn, question, value, durationMs)),
                          keeping(*rated, rowOf(turn, question, before, 0)))})
        .onFailed(this, [this, turn, question, before](const Error& error) {
            m_rating->setAnswer(turn, question, before);
            Workspace::of(this)->tellError(error);
        });
}

void RatePage::askHandIn()
{
    if (m_rating->answeredTurns() < m_rating->turns()) {
        const int open = m_rating->turns() - m_rating->answeredTurns();
        m_rating->showNextOpen();
        return Workspace::of(this)->warn(
            tr("%n item(s) lack an answer; this is one of them.", nullptr, open));
    }
    Workspace::of(this)->ask(tr("Hand in your answers? You can take the hand-in back until the "
                                "study is closed."),
        tr("Hand in"), [this] { tellEvent(studies::RaterEvent::Kind::HandedIn); });
}

void RatePage::tellEvent(studies::RaterEvent::Kind kind)
{
    const RatedStudy* rated = current();
    if (!rated)
        return;
    m_session
        .change(this,
            {.write = keeping(*rated,
                 [kind] {
                     return Told{{}, {{newUuid(), kind, QDateTime::currentMSecsSinceEpoch()}}};
                 })})
        .onCommitted(this, [this] { readTask(); });
}

} // namespace tandem
