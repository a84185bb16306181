#include "views/overview/agreementpanel.h"

#include "models/results/report.h"
#include "models/results/spelling.h"
#include "models/rounds/stepname.h"
#include "ui/arrange.h"
#include "ui/contingencyview.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/rows/cardsview.h"
#include "ui/rows/rowsof.h"
#include "ui/screen/command.h"
#include "ui/screen/workspace.h"
#include "ui/theme.h"
#include "views/overview/overviewwords.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QStringList>
#include <QTabBar>

namespace tandem {

namespace {

using PersonOf = std::function<Person(PersonId)>;

struct AgreementItemWords
{
    Q_DECLARE_TR_FUNCTIONS(AgreementItemModel)
};

AgreementItem placed(const RatedRound& round, int number, const QString& text)
{
    AgreementItem item;
    item.sample = round.sample;
    item.samplePosition = round.samplePosition;
    item.sampleTitle = round.sampleTitle;
    item.step = round.step;
    item.number = number;
    item.text = text;
    return item;
}

void addDisagreements(const RatedRound& round, qsizetype most, QList<AgreementItem>& items)
{
    for (const RatedItem& rated : round.items) {
        if (items.size() >= most)
            return;
        if (!rated.a || !rated.b || rated.unsure || rated.a == rated.b)
            continue;
        AgreementItem item = placed(round, rated.number, rated.text);
        if (round.sidesNamed) {
            item.pair = round.pair;
            item.a = rated.a;
            item.b = rated.b;
        }
        items.append(item);
    }
}

QString sideText(const Person& person, std::optional<YesNo> answer)
{
    const QString word = !answer                ? QString(QChar(u'\u2013'))
                         : answer == YesNo::Yes ? AgreementItemWords::tr("yes")
                                                : AgreementItemWords::tr("no");
    return AgreementItemWords::tr("%1: %2", "person and answer").arg(person.name, word);
}

/// "Ada: yes, Ben: no"; without names where nobody is to see who said what; why it is left out.
QString answersText(const AgreementItem& item, const PersonOf& personOf)
{
    if (item.excluded)
        return agreementExclusionText(*item.excluded);
    if (!item.pair.a.isValid())
        return AgreementItemWords::tr("one yes, the other no");
    return AgreementItemWords::tr("%1, %2", "both answers")
        .arg(sideText(personOf(item.pair.a), item.a), sideText(personOf(item.pair.b), item.b));
}

/// "paragraph 4, 12 Nuggets beat Lakers".
QString placeText(const AgreementItem& item)
{
    const QLocale locale;
    const QString sample = AgreementItemWords::tr("%1 %2", "number and title of a sample")
                               .arg(locale.toString(item.samplePosition), item.sampleTitle)
                               .trimmed();
    const QString fact = item.number > 0 ? AgreementItemWords::tr("fact %1")
                                         : AgreementItemWords::tr("a removed fact");
    const QString numbered =
        item.step == Step::Paragraphs ? AgreementItemWords::tr("paragraph %1") : fact;
    return AgreementItemWords::tr("%1, %2", "place in the sample, sample")
        .arg(item.number > 0 ? numbered.arg(locale.toString(item.number)) : numbered, sample);
}

QList<RowColumn<AgreementItem>> copiedColumns(const PersonOf& personOf)
{
    using Item = AgreementItem;
    return {
        {AgreementItemWords::tr("Sample"),
            [](const Item& item) { return QString::number(item.samplePosition); }},
        {AgreementItemWords::tr("Title"), [](const Item& item) { return item.sampleTitle; }},
        {AgreementItemWords::tr("Number"),
            [](const Item& item) {
                return item.number > 0 ? QString::number(item.number) : QString();
            }},
        {AgreementItemWords::tr("Answers"),
            [personOf](const Item& item) { return answersText(item, personOf); }},
        {AgreementItemWords::tr("Text"), [](const Item& item) { return item.text; }},
    };
}

} // namespace

RowSpec<AgreementItem> agreementItemRows(const PersonOf& personOf)
{
    const auto place = [personOf](const AgreementItem& item) {
        return AgreementItemWords::tr("%1 · %2", "answers, place")
            .arg(answersText(item, personOf), placeText(item));
    };
    return {.key =
                [](const AgreementItem& item) {
                    return RowKey(item.sample.value,
                        QStringLiteral("%1/%2").arg(int(item.step)).arg(item.number));
                },
        .columns = [personOf] { return copiedColumns(personOf); },
        .card =
            [place](const AgreementItem& item) {
                return Card{.title = item.text.simplified(), .line = place(item)};
            },
        .shape = {.titleLines = 2, .strongTitle = false},
        .accessible =
            [place](const AgreementItem& item) {
                return AgreementItemWords::tr("%1: %2", "place and text")
                    .arg(place(item), item.text);
            },
        .toolTip = [](const AgreementItem& item) { return item.text; }};
}

AgreementItems agreementItems(
    const QList<RatedRound>& rounds, const AgreementRow& row, qsizetype most)
{
    const QSet<RoundId> wanted(row.rounds.cbegin(), row.rounds.cend());
    QHash<RoundId, QList<const ExcludedItem*>> excluded;
    for (const ExcludedItem& item : row.excluded)
        excluded[item.round].append(&item);
    AgreementItems items;
    // Rounds come by sample and step, so that the lists are in that order.
    for (const RatedRound& round : rounds) {
        if (!wanted.contains(round.id))
            continue;
        addDisagreements(round, most, items.disagreements);
        for (const ExcludedItem* item : excluded.value(round.id)) {
            if (items.excluded.size() >= most)
                break;
            AgreementItem left = placed(round, item->number, item->text);
            left.excluded = item->reason;
            items.excluded.append(left);
        }
    }
    return items;
}

namespace {

/// What stands beside a contingency table, in words.

constexpr qsizetype kPairsNamed = 6;

/// The figure's line with the two agreements that it is made from.
QString coefficientLine(const QString& name, const Figure& figure, std::optional<double> observed,
    std::optional<double> expected)
{
    const QString line =
        OverviewWords::tr("%1: %2", "figure, value")
            .arg(name, results::figureSentence(figure, results::Column().coefficient()));
    if (!figure.isDefined() || !observed || !expected)
        return line;
    return OverviewWords::tr("%1; observed %2, expected by chance %3", "after a figure")
        .arg(line, results::numberText(*observed, 2), results::numberText(*expected, 2));
}

/// Why a table does not say who said what, or whose answers were not blind; empty where neither is
/// so.
QString contingencyNote(const AgreementRow& row)
{
    QStringList notes;
    if (!row.blind)
        notes += OverviewWords::tr("Not blind: labelled again after the calibration discussion.");
    if (!row.sidesNamed)
        notes += OverviewWords::tr(
            "Names stay hidden until every sample is settled. Disagreements are split evenly "
            "between the two sides, so the chance agreement of kappa, which depends on each "
            "person's answers, is not that of this table.");
    else if (!row.rowPerson.isValid())
        notes += OverviewWords::tr(
            "Several pairs combined; disagreements are split evenly between the sides.");
    return notes.join(QLatin1Char(' '));
}

/// One line for each figure, with its interval, n and what it is made from, or why it is undefined.
QStringList figureLines(const AgreementRow& row)
{
    return {OverviewWords::tr("%1: %2", "figure, value")
                .arg(OverviewWords::tr("Percent agreement"),
                    results::figureSentence(row.percent, results::Column().percent())),
        coefficientLine(OverviewWords::tr("Cohen's kappa"), row.kappa.kappa, row.kappa.observed,
            row.kappa.expected),
        coefficientLine(
            OverviewWords::tr("Gwet's AC1"), row.ac1.figure, row.ac1.observed, row.ac1.expected),
        coefficientLine(OverviewWords::tr("Krippendorff's alpha"), row.alpha.figure,
            row.alpha.observed, row.alpha.expected)};
}

/// Who worked in the group, and how many items are left out for which reason.
QStringList basisLines(const AgreementRow& row, const std::function<QString(PersonId)>& nameOf)
{
    QStringList pairs;
    for (const Pair& pair : row.pairs) {
        if (pairs.size() == kPairsNamed)
            break;
        pairs +=
            OverviewWords::tr("%1 and %2", "a pair of people").arg(nameOf(pair.a), nameOf(pair.b));
    }
    if (row.pairs.size() > kPairsNamed)
        pairs += OverviewWords::tr("%n more", "pairs", int(row.pairs.size() - kPairsNamed));
    QStringList steps;
    for (const Step step : row.steps)
        steps += stepName(step);
    QStringList lines{OverviewWords::tr("Pairs: %1", "names")
                          .arg(pairs.join(OverviewWords::tr("; ", "between pairs"))),
        OverviewWords::tr("Steps: %1", "steps")
            .arg(steps.join(OverviewWords::tr(", ", "between steps")))};
    QStringList reasons;
    for (const AgreementExclusion reason : {AgreementExclusion::AnsweredByOne,
             AgreementExclusion::AnsweredByNone, AgreementExclusion::MarkedUnsure}) {
        if (const qint64 count = row.excludedFor(reason); count > 0)
            reasons += OverviewWords::tr("%1 %2", "count, reason")
                           .arg(results::countText(count), agreementExclusionText(reason));
    }
    if (!reasons.isEmpty())
        lines += OverviewWords::tr("Excluded: %1", "counts with reasons")
                     .arg(reasons.join(OverviewWords::tr(", ", "between reasons")));
    return lines;
}

enum Tab { DisagreementsTab, LeftOutTab };

constexpr int kLeastListHeight = 160; ///< px; two items

} // namespace

AgreementPanel::AgreementPanel(ProjectSession& session, QWidget* page)
    : QWidget(page)
    , m_session(session)
    , m_rows(new RowsOf<AgreementItem>(
          agreementItemRows([&session](PersonId id) { return session.person(id); }), this))
    , m_collecting(this)
{
    build();
    buildActions(page);
    clear();
    inEveryLanguage(this, [this] { say(); });
}

void AgreementPanel::build()
{
    m_header = new PaneHeader(this);
    m_hint = newNote(this, LabelStyle::Secondary);
    m_hint->setMargin(16);
    m_noItems = named(newNote(this, LabelStyle::Secondary), "agreementNoItems");
    m_noItems->setMargin(16);
    m_tabs = named(new QTabBar(this), "agreementLists");
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(QString());
    m_tabs->addTab(QString());
    connect(m_tabs, &QTabBar::currentChanged, this, &AgreementPanel::showItems);
    m_copyButton = newLink(this, "copyDisagreements", [] { return tr("Copy list"); });
    connect(m_copyButton, &QPushButton::clicked, this, &AgreementPanel::copy);
    m_list = named(new CardsView(m_rows, this), "agreementItems");
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    bindText(m_hint, &QLabel::setText, [] { return tr("Select a group to see its details."); });
    bindText(m_tabs, &QWidget::setAccessibleName, [] { return tr("Listed items"); });
    bindText(m_list, &QWidget::setAccessibleName, [] { return tr("Items of the group"); });

    auto* lists = inRow({m_tabs, Free(), m_copyButton}, kUsualSpacing, {12, 0, 16, 0});
    // In a low window all of it is scrolled, rather than that lines of the figures have no room.
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* inside = new QWidget(scroll);
    setSurface(inside, Surface::Panel);
    inColumn(inside, {m_hint, buildSummary(), lists, m_noItems, {m_list, 1}, Free()}, 0);
    scroll->setWidget(inside);
    m_list->setMinimumHeight(kLeastListHeight);
    inColumn(this, {m_header, {scroll, 1}}, 0);
}

QWidget* AgreementPanel::buildSummary()
{
    m_summary = new QWidget(this);
    m_table = named(new ContingencyView(m_summary), "agreementTable");
    const auto label = [this](const char* name, LabelStyle style) {
        QLabel* made = named(newNote(m_summary, style), name);
        made->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return made;
    };
    m_tableNote = label("agreementTableNote", LabelStyle::Small);
    m_figures = label("agreementFigures", LabelStyle::Plain);
    m_basis = label("agreementBasis", LabelStyle::Secondary);
    inColumn(m_summary, {m_table, m_tableNote, m_figures, m_basis}, 8, {16, 12, 16, 8});
    return m_summary;
}

void AgreementPanel::buildActions(QWidget* page)
{
    addCommand(
        page, "overviewOpenDisagreement", {Qt::Key_Return, Qt::Key_Enter},
        [] { return tr("Go to the disagreement in Compare"); }, [this] { open(); }, {}, {m_list});
    connect(m_list, &CardsView::doubleClicked, this, &AgreementPanel::open);
    addCommand(
        page, "overviewCopyDisagreements", QKeySequence::Copy,
        [] { return tr("Copy the selected disagreements, or all"); }, [this] { copy(); }, {},
        {m_list});
    addCommand(
        page, "overviewBackToAgreement", Qt::Key_Escape,
        [] { return tr("Back to the agreement table"); }, [this] { emit left(); }, {}, {m_list});
}

void AgreementPanel::say()
{
    if (!m_shown) {
        m_header->setTitle(tr("Details"));
        m_header->setRemark({});
        return;
    }
    showTable();
    showFigures();
    showItems();
}

void AgreementPanel::clear()
{
    m_collecting.cancel();
    m_shown = false;
    m_items = {};
    m_rows->setRows({});
    for (QWidget* widget :
        std::initializer_list<QWidget*>{m_summary, m_tabs, m_copyButton, m_noItems, m_list})
        widget->hide();
    m_hint->show();
    say();
}

void AgreementPanel::showGroup(const AgreementRow& row, const QList<RatedRound>& rounds)
{
    m_row = row;
    m_shown = true;
    m_hint->hide();
    m_summary->show();
    m_tabs->show();
    showTable();
    showFigures();
    m_collecting.compute(
        [row, rounds](const CancelFlag&) -> Expected<AgreementItems> {
            return agreementItems(rounds, row, kMostItems);
        },
        [this](const AgreementItems& items) {
            m_items = items;
            showItems();
        });
}

void AgreementPanel::showTable()
{
    constexpr int kNo = 0;
    constexpr int kYes = 1;
    const ContingencyTable& table = m_row.table;
    const bool named = m_row.tableIsNamed();
    PairCounts counts{table.count(kYes, kYes), table.count(kYes, kNo), table.count(kNo, kYes),
        table.count(kNo, kNo)};
    if (!named)
        counts = {counts.yesYes, counts.yesNo + counts.noYes, 0, counts.noNo};
    const QString column = m_row.columnPerson.isValid() ? m_session.person(m_row.columnPerson).name
                                                        : tr("partner", "whoever else answered");
    m_table->setSymmetrised(!named);
    m_table->setCounts(named ? m_session.person(m_row.rowPerson).name : QString(), column, counts);
    m_tableNote->setText(contingencyNote(m_row));
    m_tableNote->setVisible(!m_tableNote->text().isEmpty());
}

void AgreementPanel::showFigures()
{
    m_header->setTitle(m_row.label);
    m_header->setRemark(tr("%n round(s)", nullptr, int(m_row.rounds.size())));
    m_figures->setText(figureLines(m_row).join(QLatin1Char('\n')));
    const auto nameOf = [this](PersonId id) { return m_session.person(id).name; };
    m_basis->setText(basisLines(m_row, nameOf).join(QLatin1Char('\n')));
    const QLocale locale;
    m_tabs->setTabText(DisagreementsTab,
        tr("Disagreements (%1)").arg(locale.toString(m_row.table.n() - m_row.table.agreed())));
    m_tabs->setTabText(LeftOutTab, tr("Excluded (%1)").arg(locale.toString(m_row.excluded.size())));
}

void AgreementPanel::showItems()
{
    const bool disagreements = m_tabs->currentIndex() == DisagreementsTab;
    const QList<AgreementItem>& items = disagreements ? m_items.disagreements : m_items.excluded;
    m_rows->setRows(items);
    const bool any = !items.isEmpty();
    m_list->setVisible(any);
    m_copyButton->setVisible(any);
    m_noItems->setVisible(!any);
    if (!any)
        m_noItems->setText(disagreements ? tr("The annotators agree on every item.")
                                         : tr("Nothing is excluded: both answered every item."));
    if (any)
        m_list->setCurrentIndex(m_rows->index(0, 0));
}

void AgreementPanel::focusList()
{
    if (!m_list->isHidden())
        m_list->setFocus(Qt::OtherFocusReason);
}

void AgreementPanel::open()
{
    const AgreementItem* chosen = m_rows->rowAt(m_list->currentRow());
    if (!chosen)
        return;
    const AgreementItem item = *chosen;
    m_session.setCurrentStep(item.step);
    // A workspace goes only to places that are asked for once it is on the screen.
    emit m_session.workspaceRequested(WorkspaceId::Compare);
    m_session.setCurrentSample(item.sample, item.number);
}

void AgreementPanel::copy()
{
    Workspace::of(this)->tell(tr("%n item(s) copied.", nullptr, m_list->copyChosenOrAll()));
}

} // namespace tandem
