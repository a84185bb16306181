#include "views/facts/factsparts.h"

#include "models/facts/repetition.h"
#include "ui/actionbutton.h"
#include "ui/arrange.h"
#include "ui/divider.h"
#include "ui/elidedlabel.h"
#include "ui/emptystate.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"
#include "ui/spoken.h"
#include "ui/textstyle.h"
#include "ui/theme.h"
#include "views/facts/factwords.h"
#include "views/facts/repetitionrows.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QLabel>
#include <QToolButton>

namespace tandem {

namespace {

QToolButton* sideButton(QAction* side, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(side->objectName() + QStringLiteral("Tab"));
    button->setCheckable(true);
    setRadio(button);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::TabFocus);
    QObject::connect(button, &QToolButton::clicked, side, [side] { side->trigger(); });
    QObject::connect(side, &QAction::toggled, button, &QToolButton::setChecked);
    button->setChecked(side->isChecked());
    return button;
}

} // namespace

FactsHeader::FactsHeader(const QWidget& screen, QWidget* parent)
    : QWidget(parent)
    , m_showsSupporting(commandNamed(&screen, "factsSupporting"))
    , m_showsNonsupporting(commandNamed(&screen, "factsNonsupporting"))
    , m_title(named(newNote(this, LabelStyle::Strong), "factsTitle"))
    , m_supporting(sideButton(m_showsSupporting, this))
    , m_nonsupporting(sideButton(m_showsNonsupporting, this))
    , m_remark(new ElidedLabel(this))
    , m_decompose(new ActionButton(
          commandNamed(&screen, "factsDecompose"), ActionButton::Look::Button, this))
    , m_conflicts(new ActionButton(
          commandNamed(&screen, "factsConflicts"), ActionButton::Look::Button, this))
{
    setObjectName(QStringLiteral("factsHeader"));
    setTextStyle(m_remark, LabelStyle::Small);
    // Beside the buttons no title would be read in a small window; a long one takes another line.
    auto* buttons = inRow({m_decompose, m_conflicts, Free(1)}, 8);
    auto* sides = inRow({m_supporting, m_nonsupporting, Gap(8), {m_remark, 1}}, 4);
    inColumn(this,
        {inColumn({m_title, buttons, sides}, 4, {16, 8, 16, 6}), new Divider(Qt::Horizontal, this)},
        0);
    connect(m_showsSupporting, &QAction::toggled, this, &FactsHeader::show);
    inEveryLanguage(this, [this] { show(); });
}

void FactsHeader::setSheet(const FactSheet& sheet)
{
    m_sheet = sheet;
    show();
}

void FactsHeader::show()
{
    const bool ready = m_sheet.kind == FactSheet::Kind::Ready;
    m_title->setText(m_sheet.sample.id.isValid()
                         ? QStringLiteral("%1 %2").arg(
                               results::countText(m_sheet.sample.position), m_sheet.sample.title)
                         : tr("Facts"));
    const auto label = [&](bool supporting) {
        const QString name = supporting ? tr("Supporting") : tr("Nonsupporting");
        return ready ? tr("%1 (%2)", "a side and how many facts it has")
                           .arg(name, results::countText(int(m_sheet.ofSide(supporting).size())))
                     : name;
    };
    m_decompose->setLabel(tr("Decompose with a model…"));
    m_conflicts->setLabel(tr("Mask conflicting facts…"));
    m_supporting->setText(label(true));
    m_nonsupporting->setText(label(false));
    m_supporting->setToolTip(m_showsSupporting->text().remove(QLatin1Char('&')));
    m_nonsupporting->setToolTip(m_showsNonsupporting->text().remove(QLatin1Char('&')));
    for (QToolButton* side : {m_supporting, m_nonsupporting})
        side->setEnabled(ready);
    m_remark->setText(ready ? sideRemark(m_sheet, m_showsSupporting->isChecked()) : QString());
}

EmptyFacts::EmptyFacts(ProjectSession& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_empty(named(new EmptyState(this), "factsEmpty"))
{
    inColumn(this, {m_empty}, 0);
}

void EmptyFacts::showNotReady(const FactSheet& sheet)
{
    using Offer = EmptyState::Offer;
    const auto& round = sheet.sample.round;
    const WorkspaceId there = !round              ? WorkspaceId::Overview
                              : round->isClosed() ? WorkspaceId::Compare
                                                  : WorkspaceId::Annotate;
    const Offer elsewhere(
        workspaceName(there), [this, there] { emit m_session.workspaceRequested(there); });
    const Offer assign(tr("Assign to a pair…"), [this] {
        emit NextSteps::of(m_session).assignRequested(
            {m_session.currentSample()}, Step::Paragraphs);
    });
    const bool assigns = !round && m_session.isLead();
    m_empty->say(round ? Icon::Lock : Icon::People, tr("Facts come after the paragraphs"),
        sheet.why.what + QLatin1Char('\n') + sheet.why.remedy, assigns ? assign : elsewhere,
        assigns ? elsewhere : Offer());
}

void EmptyFacts::setSheet(const FactSheet& sheet, bool hasSamples)
{
    using Offer = EmptyState::Offer;
    m_offersWriting = sheet.kind == FactSheet::Kind::Ready && sheet.importedWaiting == 0;
    if (sheet.kind == FactSheet::Kind::NoSample) {
        const Offer import(
            tr("Import…"), [this] { emit NextSteps::of(m_session).importRequested(); });
        m_empty->say(Icon::Sample, tr("No sample selected"),
            tr("Select one in the list. Once both annotators have labelled its paragraphs, its "
               "facts are shown here."),
            hasSamples ? Offer(tr("First sample"), "factsNextSample") : import);
    } else if (sheet.kind == FactSheet::Kind::NotReady) {
        showNotReady(sheet);
    } else if (sheet.importedWaiting > 0) {
        m_empty->say(Icon::Annotate, tr("%n imported fact(s)", nullptr, sheet.importedWaiting),
            tr("%n fact(s) came with the benchmark. Accept them to edit, judge or mask them; until "
               "then they are exported unchanged.",
                nullptr, sheet.importedWaiting),
            {tr("Accept imported facts"), "factsTakeOver"});
    } else {
        m_empty->say(Icon::Annotate, tr("No facts yet"),
            tr("Each paragraph is broken down into atomic facts: indivisible, independent, "
               "declarative. A language model can propose them, or you can write them."),
            {tr("Decompose with a model…"), "factsDecompose"},
            {tr("Write by hand"), [this] {
                 QAction* write = commandNamed(this, "factAdd");
                 (write->isEnabled() ? write : commandNamed(this, "factsChoosePerson"))->trigger();
             }});
    }
}

void EmptyFacts::setFailed()
{
    m_empty->say(Icon::Warning, tr("This sample cannot be shown"), tr("See the error below."));
}

ComparedFacts comparedFacts(const FactSheet& sheet)
{
    ComparedFacts compared;
    for (const FactRow& fact : sheet.facts) {
        const auto isSupporting = sheet.sideOf(fact);
        if (!isSupporting || fact.repeats)
            continue;
        auto& side = *isSupporting ? compared.supporting : compared.nonsupporting;
        side.ids.append(fact.id);
        side.texts.append(fact.text);
    }
    compared.distinct = sheet.distinct;
    return compared;
}

QList<RepetitionQuestion> repetitionQuestions(const ComparedFacts& compared)
{
    QList<RepetitionQuestion> questions;
    for (const auto* side : {&compared.supporting, &compared.nonsupporting}) {
        for (const RepetitionCandidate& found : repetitionCandidates(side->texts)) {
            const RepetitionQuestion question{
                side->ids.at(found.repeated), side->ids.at(found.first), found.similarity};
            if (!compared.distinct.contains(question.fact, question.earlier))
                questions.append(question);
        }
    }
    return questions;
}

FactQuestions::FactQuestions(QWidget* parent)
    : QWidget(parent)
    , m_header(new PaneHeader(this))
    , m_rows(new RowsOf<RepetitionRow>(repetitionRowSpec(), this))
    , m_list(named(new CardsView(m_rows, this), "factQuestions"))
{
    inColumn(this, {m_header, {m_list, 1}}, 0);
    bindText(m_header, &PaneHeader::setTitle, [] { return tr("Possible repetitions"); });
    bindText(m_list, &QWidget::setAccessibleName, [] { return tr("Possible repetitions"); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& current) {
            if (m_list->hasFocus())
                emit factChosen(factAt(current.row()));
        });
    connect(m_list, &QListView::clicked, this,
        [this](const QModelIndex& index) { emit factChosen(factAt(index.row())); });
    connect(m_list, &QListView::activated, this,
        [this](const QModelIndex& index) { emit factEntered(factAt(index.row())); });
}

int FactQuestions::count() const
{
    return m_rows->rowCount();
}

FactId FactQuestions::factAt(int row) const
{
    return FactId{m_rows->keyAt(row).number()};
}

void FactQuestions::setSheet(const FactSheet& sheet)
{
    m_sheet = sheet;
    showRows();
    const ComparedFacts compared = comparedFacts(sheet);
    if (compared == m_compared)
        return;
    m_compared = compared;
    m_search.compute(
        [compared](const CancelFlag&) -> Expected<QList<RepetitionQuestion>> {
            return repetitionQuestions(compared);
        },
        [this](const QList<RepetitionQuestion>& questions) {
            if (questions == m_questions)
                return;
            m_questions = questions;
            showRows();
            emit questionsChanged();
        });
}

void FactQuestions::showRows()
{
    m_rows->setRows(repetitionRows(m_questions, m_sheet));
    m_header->setRemark(results::countText(count()));
}

void FactQuestions::goToNext(const FactRow* fact)
{
    if (count() == 0)
        return;
    const int here = fact ? m_rows->rowOf(RowKey(fact->id)) : -1;
    int next = (here + 1) % count();
    if (here < 0 && fact) {
        // Not asked about itself: the first question about a fact after it.
        for (int i = 0; i < count(); ++i) {
            const FactRow* asked = m_sheet.find(factAt(i));
            if (asked && asked->number > fact->number) {
                next = i;
                break;
            }
        }
    }
    m_list->setCurrentIndex(m_rows->index(next, 0));
    emit factChosen(factAt(next));
}

} // namespace tandem
