#include "views/search/searchpanel.h"

#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/searchfield.h"
#include "views/search/searchrows.h"
#include "views/session/projectsession.h"
#include "views/session/replydialog.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QTimer>

#include <algorithm>

namespace tandem {

namespace {

constexpr int leastWidth = 560;
constexpr int mostHeight = 520;
constexpr int pageRows = 8;

} // namespace

SearchPanel::SearchPanel(
    ProjectSession& session, SearchField& field, QWidget* parent, Entries entries)
    : QFrame(parent)
    , m_session(session)
    , m_field(&field)
    , m_watched(&field)
    , m_rows(new RowsOf<SearchRow>(searchRowSpec(), this))
    , m_list(new CardsView(m_rows, this))
    , m_hint(named(newNote(this, LabelStyle::Secondary), "searchHint"))
    , m_allEntries(std::move(entries))
    , m_search(session.project())
{
    setObjectName(QStringLiteral("searchPanel"));
    setSurface(this, Surface::Card);
    hide();

    m_list->setObjectName(QStringLiteral("searchResults"));
    bindText(m_list, &QWidget::setAccessibleName, [] { return tr("Search results"); });
    m_list->setFocusPolicy(Qt::NoFocus);
    m_hint->setContentsMargins(16, 12, 16, 12);
    inColumn(this, {{m_list, 1}, m_hint}, 0, {1, 1, 1, 1});

    field.installEventFilter(this);
    parent->installEventFilter(this);
    connect(&field, &SearchField::searchChanged, this, [this](const QString& words) {
        search(words);
        if (m_field->hasFocus() && !m_words.isEmpty())
            drop();
    });
    connect(m_list, &CardsView::clicked, this, &SearchPanel::jump);
    connect(&m_search, &LatestBase::failed, this, [this](const Error& error) {
        showResults({});
        showHint(error.sentence());
    });
    // What one person may see another may not.
    const auto searchAnew = [this] {
        m_found.clear();
        m_results.clear();
        search(m_field->text());
    };
    connect(&session, &ProjectSession::currentPersonChanged, this, searchAnew);
    connect(&session, &ProjectSession::ratedStudyChanged, this, searchAnew);
    inEveryLanguage(this, [this] {
        if (m_words.isEmpty())
            showHint(whatIsSearched());
    });
}

SearchPanel::~SearchPanel() = default;

QString SearchPanel::whatIsSearched() const
{
    if (const QString note = whatIsLeftOut(); !note.isEmpty())
        return note;
    return tr("Finds pages, commands and their keys, settings, people, samples and cases by name "
              "or number, and titles, articles, discussions, opinions, facts, cases, aspects, "
              "rationales and replies that contain every word; the beginning of a word is enough. "
              "Shift+Enter shows the whole sample.");
}

/// Why who rates outputs blind does not find all there is; empty for everybody else.
QString SearchPanel::whatIsLeftOut() const
{
    const QString& study = m_session.ratedStudy();
    if (study.isEmpty())
        return {};
    return tr("To keep you blind while you rate \"%1\", search leaves out cases, system outputs "
              "and their reviews.")
        .arg(study);
}

bool SearchPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_watched) {
        if (event->type() == QEvent::KeyPress)
            return fieldKey(*static_cast<QKeyEvent*>(event));
        if (event->type() == QEvent::FocusIn) {
            search(m_field->text());
            // Who came by Tab, or back to the window, has not asked for anything yet.
            if (static_cast<QFocusEvent*>(event)->reason() == Qt::ShortcutFocusReason)
                drop();
        } else if (event->type() == QEvent::MouseButtonPress) {
            drop();
        } else if (event->type() == QEvent::FocusOut) {
            hide();
        }
    }
    const bool moved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (moved && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

/// Whether the key was for the results and not for the field.
bool SearchPanel::fieldKey(const QKeyEvent& event)
{
    const int key = event.key();
    switch (key) {
    case Qt::Key_Down:
    case Qt::Key_Up:
        drop();
        moveCurrent(key == Qt::Key_Down ? 1 : -1);
        return true;
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
        moveCurrent(key == Qt::Key_PageDown ? pageRows : -pageRows);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        accept(event.modifiers().testFlag(Qt::ShiftModifier) ? Then::ShowWhole : Then::Jump);
        return true;
    case Qt::Key_Escape:
        if (!m_field->text().isEmpty())
            return false;
        hide();
        emit dismissed();
        return true;
    default:
        return false;
    }
}

/// The sample of the chosen text, as a whole; nothing where there is none.
void SearchPanel::showWhole()
{
    const SearchRow* row = m_rows->rowAt(m_list->currentIndex().row());
    if (!row || row->isHeadline() || row->isEntry() || !row->result.hit.sample.isValid())
        return;
    const SampleId sample = row->result.hit.sample;
    hide();
    emit wholeSampleRequested(sample);
}

void SearchPanel::search(const QString& words)
{
    m_words = words.simplified();
    m_entries.clear();
    if (m_words.isEmpty()) {
        m_search.cancel();
        m_jumpWhenFound = false;
        m_found.clear();
        m_results.clear();
        showRows();
        showHint(whatIsSearched());
        return;
    }
    if (m_allEntries)
        m_entries = entriesFor(m_allEntries(), m_words, maximum);
    showRows();
    showHint(m_rows->rowCount() == 0 ? tr("Searching…") : whatIsLeftOut());
    m_search.read(
        [words = m_words, viewer = m_session.currentPerson()](
            Database& database, const CancelFlag& cancel) {
            return findResults(database, words, maximum, viewer, cancel);
        },
        [this](const QList<SearchResult>& results) { showResults(results); });
}

void SearchPanel::showMoreEntries()
{
    if (m_words.isEmpty() || !m_allEntries)
        return;
    const SearchRow* row = m_rows->rowAt(m_list->currentRow());
    const QString chosen = row && row->isEntry() && m_list->currentRow() != resultRow(0, 1)
                               ? row->entry.section + row->entry.text
                               : QString();
    m_entries = entriesFor(m_allEntries(), m_words, maximum);
    showRows();
    for (int at = 0; at < m_rows->rowCount() && !chosen.isEmpty(); ++at) {
        const SearchRow* entry = m_rows->rowAt(at);
        if (entry->isEntry() && entry->entry.section + entry->entry.text == chosen)
            m_list->setCurrentIndex(m_rows->index(at, 0));
    }
    if (m_rows->rowCount() > 0)
        showHint(whatIsLeftOut());
}

void SearchPanel::showResults(const QList<SearchResult>& results)
{
    m_found = m_words;
    m_results = results;
    // What was chosen meanwhile among the entries stays chosen.
    const int chosen = m_list->currentRow();
    showRows();
    if (const SearchRow* row = m_rows->rowAt(chosen); row && row->isEntry())
        m_list->setCurrentIndex(m_rows->index(chosen, 0));
    const QList<SearchRow>& rows = m_rows->rows();
    if (rows.isEmpty())
        showHint((m_session.ratedStudy().isEmpty()
                         ? tr("Nothing contains all of these words.")
                         : tr("Nothing you may see contains all of these words.")) +
                 QLatin1Char('\n') + whatIsSearched());
    else if (std::any_of(rows.cbegin(), rows.cend(),
                 [](const SearchRow& row) { return row.count >= maximum; }))
        showHint(tr(
            "Showing the best %n of each kind; add words to narrow the search.", nullptr, maximum));
    else
        showHint(whatIsLeftOut());
    if (m_jumpWhenFound)
        accept(m_then);
}

void SearchPanel::showRows()
{
    m_rows->setRows(searchRows(m_entries, m_results));
    const int first = resultRow(0, 1);
    if (first >= 0)
        m_list->setCurrentIndex(m_rows->index(first, 0));
    m_list->scrollToTop();
}

void SearchPanel::showHint(const QString& text)
{
    m_hint->setText(text);
    m_hint->setVisible(!text.isEmpty());
    m_list->setVisible(m_rows->rowCount() > 0);
    place();
}

void SearchPanel::drop()
{
    place();
    show();
    raise();
}

/// Below the field, ending where it ends, inside the window.
void SearchPanel::place()
{
    if (!m_field || !parentWidget())
        return;
    const QRect window = parentWidget()->rect();
    const QPoint corner = m_field->mapTo(parentWidget(), QPoint(0, m_field->height() + 4));
    const int width = std::min(std::max(leastWidth, m_field->width()), window.width() - 16);
    // What the list takes for itself, and a little air below the last row.
    const int chrome = std::clamp(m_list->height() - m_list->viewport()->height(), 0, 24);
    int rows = m_rows->rowCount() > 0 ? chrome + 10 : 2;
    for (int row = 0; row < m_rows->rowCount() && rows < mostHeight; ++row)
        rows += m_list->sizeHintForRow(row);
    const int hint = m_hint->isVisibleTo(this) ? m_hint->heightForWidth(width - 2) : 0;
    const int height = std::min({rows + hint, mostHeight, window.height() - corner.y() - 8});
    const int trailing =
        layoutDirection() == Qt::LeftToRight ? corner.x() + m_field->width() - width : corner.x();
    const int left = std::clamp(trailing, 8, std::max(8, window.width() - width - 8));
    setGeometry(left, corner.y(), width, std::max(height, hint + 2));
}

/// The next row with a result from `row` on (itself included), going `step`; -1 where there is
/// none.
int SearchPanel::resultRow(int row, int step) const
{
    const SearchRow* shown = m_rows->rowAt(row);
    while (shown && shown->isHeadline())
        shown = m_rows->rowAt(row += step);
    return shown ? row : -1;
}

void SearchPanel::moveCurrent(int rows)
{
    const int step = rows > 0 ? 1 : -1;
    const int last = m_rows->rowCount() - 1;
    const int wanted = std::clamp(m_list->currentRow() + rows, 0, std::max(0, last));
    int row = resultRow(wanted, step);
    if (row < 0)
        row = resultRow(wanted, -step);
    if (row < 0)
        return;
    m_list->setCurrentIndex(m_rows->index(row, 0));
    // The headline above the first result comes into sight with it.
    if (row == resultRow(0, 1))
        m_list->scrollToTop();
}

/// Enter may come before the results of the last letters: then the jump waits for them, unless an
/// entry stands first, which nothing goes before.
void SearchPanel::accept(Then then)
{
    m_then = then;
    const QString words = m_field->text().simplified();
    if (words.isEmpty())
        return;
    if (words != m_words || (words != m_found && !m_search.isBusy()))
        search(words);
    const SearchRow* chosen = m_rows->rowAt(m_list->currentIndex().row());
    m_jumpWhenFound = words != m_found && !(chosen && chosen->isEntry());
    if (m_jumpWhenFound)
        return;
    then == Then::ShowWhole ? showWhole() : jump(m_list->currentIndex());
}

void SearchPanel::jump(const QModelIndex& index)
{
    const SearchRow* found = m_rows->rowAt(index.row());
    if (!found || found->isHeadline())
        return;
    const SearchRow row = *found;
    hide();
    if (row.isEntry()) {
        // Words of texts stay, to look for the next place; a command was meant once.
        m_field->clear();
        emit jumped();
        // Once this has returned: it may close the project, and this with it.
        QTimer::singleShot(0, window(), row.entry.go);
        return;
    }
    jumpTo(row.result.hit);
    emit jumped();
    if (row.result.hit.kind == SearchKind::Reply)
        showReply(row.result.hit.reply);
}

void SearchPanel::jumpTo(const SearchHit& hit)
{
    // A workspace goes only to places that are asked for once it is on the screen.
    switch (headlineOf(hit.kind)) {
    case SearchKind::Reply:
        break; // is read where one is
    case SearchKind::Case:
    case SearchKind::Output:
        emit m_session.workspaceRequested(WorkspaceId::Evaluate);
        emit m_session.caseRequested(hit.textCase);
        break;
    case SearchKind::Aspect:
    case SearchKind::Rationale:
        emit m_session.workspaceRequested(WorkspaceId::Inspect);
        if (hit.decision)
            emit m_session.decisionRequested(hit.evaluation, *hit.decision);
        m_session.setCurrentEvaluation(hit.evaluation);
        break;
    case SearchKind::Opinion:
        emit m_session.workspaceRequested(WorkspaceId::Opinions);
        m_session.setCurrentSample(hit.sample, hit.number);
        break;
    case SearchKind::Fact:
        emit m_session.workspaceRequested(WorkspaceId::Facts);
        m_session.setCurrentSample(hit.sample, hit.number);
        if (hit.fact.isValid())
            emit m_session.factRequested(hit.fact);
        break;
    default:
        emit m_session.workspaceRequested(WorkspaceId::Annotate);
        // There the number is that of an item of the step.
        m_session.setCurrentStep(Step::Paragraphs);
        m_session.setCurrentSample(hit.sample, hit.kind == SearchKind::Paragraph ? hit.number : 0);
    }
}

void SearchPanel::showReply(ReplyId reply)
{
    (new ReplyDialog(m_session.project(), reply, window()))->open();
}

} // namespace tandem
