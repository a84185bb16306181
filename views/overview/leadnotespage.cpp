#include "views/overview/leadnotespage.h"

#include "storage/repositories/roundwrites.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/emptystate.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/command.h"
#include "ui/theme.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace tandem {

namespace {

constexpr int kLeadNotesRestMs = 150;
constexpr Parts kLeadNotesRead =
    Parts(Part::Rounds) | Part::Settings | Part::Samples | Part::Facts | Part::People;

} // namespace

LeadNotesPage::LeadNotesPage(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_notes(new RowsOf<LeadNote>(noteRows(), this))
    , m_rules(named(newNote(this, LabelStyle::Small), "leadNotesRules"))
    , m_list(named(new CardsView(m_notes, this), "leadNotes"))
    , m_empty(named(new EmptyState(this), "leadNotesEmpty"))
    , m_reading(session, this, {RenewedBy::Person, RenewedBy::Language})
{
    build();
    keepReading();
    inEveryLanguage(this, [this] { showWords(); });
}

void LeadNotesPage::build()
{
    auto* change = newLink(this, "leadNotesSettings", [] { return tr("Change thresholds…"); });
    connect(change, &QPushButton::clicked, &NextSteps::of(m_session),
        &NextSteps::projectSettingsRequested);
    bindText(m_list, &QWidget::setAccessibleName, [] { return tr("Needs attention"); });
    connect(m_list, &CardsView::doubleClicked, this, &LeadNotesPage::open);
    addCommand(
        this, "overviewOpenNote", {Qt::Key_Return, Qt::Key_Enter},
        [] { return tr("Open in Compare"); }, [this] { open(); }, {}, {m_list});
    m_done = addCommand(
        this, "overviewGuidelineChanged", Qt::Key_Delete,
        [] { return tr("Guideline changed: remove tag"); }, [this] { takeTagAway(); },
        [] { return tr("Remove tag"); }, {m_list});
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &LeadNotesPage::showDone);
    inColumn(this,
        {inRow({{m_rules, 1}, commandButton(m_done, this), change}, 8, {16, 16, 16, 8}),
            {m_list, 1}, {m_empty, 1}},
        0);
}

void LeadNotesPage::keepReading()
{
    m_reading.keep(
        {.parts = kLeadNotesRead, .restMs = kLeadNotesRestMs},
        [this] {
            return [isLead = m_session.isLead()](Database& database, const CancelFlag& cancelled) {
                return isLead ? leadNotes(database, cancelled) : LeadNotes();
            };
        },
        [this](const LeadNotes& found) { showNotes(found); });
    // Who sits down next may not be a lead.
    connect(&m_session, &ProjectSession::currentPersonChanged, this, [this] { showNotes({}); });
}

RowSpec<LeadNote> LeadNotesPage::noteRows() const
{
    const auto place = [](const LeadNote& note) {
        const QLocale locale;
        const QString sample = tr("sample %1 %2", "number and title")
                                   .arg(locale.toString(note.position), note.title)
                                   .trimmed();
        if (note.number == 0)
            return sample;
        return (note.step == Step::KeyFacts ? tr("fact %1, %2") : tr("paragraph %1, %2"))
            .arg(locale.toString(note.number), sample);
    };
    return {.key =
                [](const LeadNote& note) {
                    return RowKey(
                        note.sample.value, QStringLiteral("%1 %2 %3")
                                               .arg(int(note.step))
                                               .arg(note.number)
                                               .arg(note.number == 0 ? note.text : QString()));
                },
        .card =
            [place](const LeadNote& note) {
                const bool guideline = note.kind == LeadNote::Kind::Guideline;
                return Card{.title = note.text.simplified(),
                    .badge = guideline ? BadgeKind::Boundary : BadgeKind::Neutral,
                    .badgeText = guideline ? tr("guideline") : tr("annotator pattern"),
                    .line = place(note)};
            },
        .shape = {.titleLines = 2, .strongTitle = false},
        .toolTip = [](const LeadNote& note) { return note.text; }};
}

void LeadNotesPage::showNotes(const LeadNotes& found)
{
    const QList<LeadNote>& notes = found.notes;
    m_found = found.rules;
    m_notes->setRows(notes);
    if (m_list->currentRow() < 0 && !notes.isEmpty())
        m_list->setCurrentIndex(m_notes->index(0, 0));
    showDone();
    m_list->setVisible(!notes.isEmpty());
    m_empty->setVisible(notes.isEmpty());
    setFocusProxy(notes.isEmpty() ? nullptr : m_list);
    showWords();
}

void LeadNotesPage::showWords()
{
    const HabitRules& rules = m_found;
    const QLocale locale;
    QStringList said{tr("Lists decisions that call for a change of the guideline.")};
    if (rules.secondsPerItem)
        said += tr("Lists annotators with a median below %1 s per item, once both have submitted "
                   "and are named.")
                    .arg(locale.toString(*rules.secondsPerItem));
    if (rules.straightLining)
        said += tr("Lists annotators who gave the same answer to at least %1 % of their items, if "
                   "they answered %n or more.",
            nullptr, int(kFewestAlikeInRound))
                    .arg(locale.toString(100.0 * *rules.straightLining));
    m_rules->setText(said.join(QLatin1Char(' ')));
    if (m_session.isLead())
        m_empty->say(Icon::Check, tr("Nothing needs attention"),
            tr("No decision calls for a change of the guideline, and no annotator’s pattern stands "
               "out."));
    else
        m_empty->say(Icon::Lock, tr("For leads only"),
            tr("Only a lead can see how others worked, and their guideline tags."),
            {m_session.packet() ? QString() : tr("Choose your name…"),
                [this] { emit NextSteps::of(m_session).personRequested(); }});
}

void LeadNotesPage::showDone()
{
    const LeadNote* chosen = m_notes->rowAt(m_list->currentRow());
    m_done->setEnabled(chosen && chosen->kind == LeadNote::Kind::Guideline);
}

void LeadNotesPage::takeTagAway()
{
    const LeadNote* chosen = m_notes->rowAt(m_list->currentRow());
    if (!chosen || chosen->kind != LeadNote::Kind::Guideline)
        return;
    const QLocale locale;
    const QString text = chosen->step == Step::KeyFacts
                             ? tr("guideline tag of fact %1 of sample %2")
                             : tr("guideline tag of paragraph %1 of sample %2");
    m_session.change(this,
        {text.arg(locale.toString(chosen->number), locale.toString(chosen->position)),
            guidelineTagWrite(chosen->round, chosen->item, false, m_session.currentPerson())});
}

void LeadNotesPage::open()
{
    const LeadNote* chosen = m_notes->rowAt(m_list->currentRow());
    if (!chosen)
        return;
    const LeadNote note = *chosen;
    // A workspace goes only to places that are asked for once it is on the screen.
    emit m_session.workspaceRequested(WorkspaceId::Compare);
    m_session.setCurrentStep(note.step);
    m_session.setCurrentSample(note.sample, note.number);
}

} // namespace tandem
