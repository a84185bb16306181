#include "views/models/verifierspage.h"

#include "models/kgds/comparisonreport.h"
#include "models/kgds/correctedreport.h"
#include "models/kgds/peoplereport.h"
#include "ui/arrange.h"
#include "ui/commandbutton.h"
#include "ui/parts.h"
#include "ui/reportview.h"
#include "ui/screen/command.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/workspace.h"
#include "ui/segmentswitch.h"
#include "views/models/metricchoice.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kVerifierViews = 3;
const QLatin1String kCheckParts("check_parts");

/// Whether who looks has something to do with it.
bool waitsForViewer(const CheckedPart& part)
{
    return !part.open.isEmpty() || !part.toFinish.isEmpty();
}

/// Whether something drawn is not checked yet, as far as who looks may know.
bool isPartUnfinished(const CheckedPart& part)
{
    qsizetype checked = 0;
    for (const kgds::CheckProgress& stratum : part.progress)
        checked += stratum.checked;
    return checked < part.row.drawn;
}

results::Report agreementReport(const ModelsVerdicts& verdicts, const std::atomic_bool* cancel)
{
    results::Report report;
    report.sections = {kgds::verifierPairsSection(
                           kgds::verifierPairs(verdicts.verifiers, cancel), verdicts.verifiers),
        kgds::peopleAgreementSection(kgds::peopleAgreement(verdicts.people, cancel)),
        kgds::peoplesMetricsSection(kgds::peoplesMetrics(verdicts.people, cancel))};
    return report;
}

results::Report ranksReport(
    const ModelsVerdicts& verdicts, PatternMetric chosen, const std::atomic_bool* cancel)
{
    results::Report report;
    report.sections = {kgds::verifierRankingsSection(kgds::verifierRankings(verdicts.verifiers,
                                                         chosen.pattern, chosen.metric, cancel),
                           verdicts.verifiers),
        kgds::rankAgreementsSection(
            kgds::rankAgreements(verdicts.verifiers, chosen.pattern, chosen.metric),
            verdicts.verifiers)};
    // CAO-R and OP-GM are called alike in both patterns.
    for (results::Section& section : report.sections)
        section.title =
            QStringLiteral("%1, %2: %3")
                .arg(kgds::patternName(chosen.pattern),
                    kgds::tableMetricName(chosen.pattern, chosen.metric), section.title);
    return report;
}

/// The parts that were drawn, then a table for each metric of each pattern that they correct.
results::Report correctedReport(const ModelsVerdicts& verdicts, const std::atomic_bool* cancel)
{
    QList<kgds::CheckPartRow> parts;
    for (const CheckedPart& part : verdicts.checks.parts)
        parts.append(part.row);
    results::Report report;
    report.sections = QList{kgds::checkPartsSection(parts, verdicts.viewer)} +
                      kgds::correctedSections(verdicts.checks.items, cancel);
    for (qsizetype i = 0; i < parts.size(); ++i)
        report.sections.first().rows[i].item = i;
    return report;
}

} // namespace

ModelsVerifiersPage::ModelsVerifiersPage(ResultOutput& output, QWidget* parent)
    : ModelsPage(QStringLiteral("modelsVerifiers"), output, parent)
    , m_views(new SegmentSwitch(
          "modelsVerifiersView",
          [] {
              return QStringList{tr("Agreement"), tr("Ranks"), tr("Corrected scores")};
          },
          this))
    , m_metric(patternMetricChoice("modelsVerifiersMetric", this))
    , m_verdicts(std::make_shared<ModelsVerdicts>())
{
    addCommands();
    build(buildTools());
    connect(
        view(), &ReportView::dataRequested, this, [this](const results::Section& section, int row) {
            if (section.key == kCheckParts)
                goToCheck(row);
        });
}

void ModelsVerifiersPage::addCommands()
{
    m_draw = addCommand(
        this, "modelsVerifiersDraw", {},
        [] { return tr("Draw a part of these verdicts for people to check"); }, {},
        [] { return tr("Draw a part…"); });
    giveAs(m_draw, "modelsDrawCheck");
    m_nextCheck = addCommand(
        this, "modelsNextCheck", Qt::CTRL | Qt::SHIFT | Qt::Key_K,
        [] { return tr("Go to the next drawn verdict that waits for your word"); },
        [this] {
            const auto& parts = m_verdicts->checks.parts;
            auto next = std::find_if(parts.cbegin(), parts.cend(),
                [](const CheckedPart& part) { return !part.open.isEmpty(); });
            if (next == parts.cend())
                next = std::find_if(parts.cbegin(), parts.cend(), waitsForViewer);
            if (next != parts.cend())
                goToCheck(next - parts.cbegin());
        },
        [] { return tr("Check the next…"); });
}

void ModelsVerifiersPage::goToCheck(qsizetype part)
{
    const auto& parts = m_verdicts->checks.parts;
    if (m_verdicts->viewer.isEmpty() || part < 0 || part >= parts.size())
        return;
    if (!parts.at(part).open.isEmpty())
        emit checkRequested(parts.at(part).open.first());
    else if (!parts.at(part).toFinish.isEmpty())
        emit checkRequested(parts.at(part).toFinish.first());
    else if (Workspace* screen = Workspace::of(this))
        screen->tell(tr("Nothing of this part waits for your word."));
}

QWidget* ModelsVerifiersPage::buildTools()
{
    says(m_views, &QWidget::setAccessibleName, [] { return tr("What of the verifiers is shown"); });
    says(m_metric, &QWidget::setAccessibleName, [] { return tr("By which metric"); });
    keep(m_views);
    keep(m_metric);
    connect(m_views, &SegmentSwitch::chosen, this, [this] { refresh(); });
    connect(m_metric, &QComboBox::currentIndexChanged, this, [this] { refresh(); });
    addCommand(
        this, "modelsNextVerifiers", Qt::CTRL | Qt::Key_T,
        [] { return tr("Show verifiers' agreement, ranks, or corrected scores"); },
        [this] { m_views->segment((m_views->current() + 1) % kVerifierViews)->setChecked(true); });
    auto* tools = new QWidget(this);
    inRow(tools,
        {m_views, m_metric, commandButton(m_draw, tools), commandButton(m_nextCheck, tools)}, 8,
        {});
    return tools;
}

ModelsVerifiersPage::View ModelsVerifiersPage::shownView() const
{
    return View(m_views->current());
}

void ModelsVerifiersPage::showView(View view)
{
    m_views->segment(int(view))->setChecked(true);
}

void ModelsVerifiersPage::setVerdicts(const SharedVerdicts& verdicts)
{
    m_verdicts = verdicts;
    refresh();
}

std::optional<ModelsEmptyWords> ModelsVerifiersPage::emptyWords() const
{
    if (auto words = ModelsPage::emptyWords())
        return words;
    if (!data().verifiers.isEmpty())
        return std::nullopt;
    return ModelsEmptyWords{tr("Nobody has judged these outputs yet"),
        tr("A verifier says of each fact and opinion whether a summary covers it. Several can "
           "judge the same outputs; here they are compared."),
        {tr("Judge them…"), "modelsJudge"}, {tr("Import verdicts…"), "modelsImport"}};
}

void ModelsVerifiersPage::refresh()
{
    const bool corrected = shownView() == View::Corrected;
    const auto& parts = m_verdicts->checks.parts;
    m_metric->setVisible(shownView() == View::Ranks);
    m_draw->setVisible(corrected);
    m_nextCheck->setVisible(corrected && !parts.isEmpty());
    m_nextCheck->setEnabled(
        !m_verdicts->viewer.isEmpty() && std::any_of(parts.cbegin(), parts.cend(), waitsForViewer));
    m_stale = true;
    m_work.cancel();
    showReport({{whyNothing()}, {}});
    if (isVisible())
        computeIfStale();
}

QString ModelsVerifiersPage::whyNothing() const
{
    if (shownView() == View::Agreement && m_verdicts->verifiers.size() < 2 &&
        m_verdicts->people.isEmpty()) {
        const QString others = hiddenText();
        return others.isEmpty()
                   ? tr("One verifier has judged these outputs. Have another model judge them, "
                        "too, or import its verdicts, to see where the two agree.")
                   : others;
    }
    if (shownView() == View::Corrected && m_verdicts->checks.parts.isEmpty())
        return tr("Nothing of what the verifier said has been drawn for people to check. Draw a "
                  "part of its verdicts at random (Draw a part…) and have people say whether they "
                  "agree; then each score is corrected here, with how sure it is.");
    return {};
}

/// How many others review, and whether what they say is hidden; nothing of what that is. Empty
/// where nobody else does.
QString ModelsVerifiersPage::hiddenText() const
{
    const CheckedVerdicts& checks = m_verdicts->checks;
    if (checks.reviewers == 0)
        return {};
    const QString atWork =
        tr("%n other reviewer(s) at work on this verifier.", nullptr, int(checks.reviewers));
    if (checks.hiddenReviews == 0)
        return m_verdicts->people.isEmpty()
                   ? tr("%1 None of them is done with a judgement yet.").arg(atWork)
                   : QString();
    const int hidden = int(checks.hiddenReviews);
    const QString until =
        m_verdicts->viewer.isEmpty()
            ? tr("What they say of %n judgement(s) is hidden until everybody who can review is "
                 "done with them.",
                  nullptr, hidden)
            : tr("What they say of %n judgement(s) is hidden from %1 until %1 is done with them, "
                 "too. Who never reviews can be set aside among the people, a lead once somebody "
                 "else leads; then what all others are done with is shown.",
                  nullptr, hidden)
                  .arg(m_verdicts->viewer);
    return QStringLiteral("%1 %2").arg(atWork, until);
}

/// Whose checks the figures count, and how far they are.
QStringList ModelsVerifiersPage::linesOnChecks() const
{
    QStringList lines;
    const CheckedVerdicts& checks = m_verdicts->checks;
    if (shownView() == View::Corrected && checks.reviewers == 0 && checks.known == 0)
        lines += tr("Nobody else has begun to check.");
    if (const QString hidden = hiddenText(); !hidden.isEmpty())
        lines += hidden;
    if (!m_verdicts->people.isEmpty() || checks.known > 0)
        lines +=
            m_verdicts->viewer.isEmpty()
                ? tr("Figures count what everybody who can review is done with.")
                : tr("Figures count the judgements that %1 is done with: they are the same for "
                     "everybody who is done with these.")
                      .arg(m_verdicts->viewer);
    const bool unfinished =
        std::any_of(checks.parts.cbegin(), checks.parts.cend(), isPartUnfinished);
    if (shownView() == View::Corrected && checks.known > 0 && unfinished)
        lines += tr("Not everything that was drawn is checked: what is checked so far is taken for "
                    "a random part of it.");
    return lines;
}

void ModelsVerifiersPage::computeIfStale()
{
    if (!m_stale)
        return;
    m_stale = false;
    if (!whyNothing().isEmpty())
        return setState({});
    setState(tr("computing…"));
    m_work.compute(
        [verdicts = m_verdicts, view = shownView(), chosen = patternMetricOf(m_metric)](
            const CancelFlag& cancel) -> Expected<results::Report> {
            switch (view) {
            case View::Agreement:
                return agreementReport(*verdicts, cancel.get());
            case View::Ranks:
                return ranksReport(*verdicts, chosen, cancel.get());
            case View::Corrected:
                break;
            }
            return correctedReport(*verdicts, cancel.get());
        },
        [this](const results::Report& report) {
            setState({});
            results::Report shown = report;
            shown.sections.removeIf(
                [](const results::Section& section) { return section.rows.isEmpty(); });
            if (shownView() != View::Ranks)
                shown.lines = linesOnChecks();
            showReport(shown);
        });
}

QString ModelsVerifiersPage::fileName() const
{
    constexpr const char* names[] = {"verifier-agreement", "verifier-ranks", "corrected-scores"};
    return QLatin1String(names[int(shownView())]);
}

} // namespace tandem
