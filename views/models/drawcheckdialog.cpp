#include "views/models/drawcheckdialog.h"

#include "models/kgds/checkdesignfields.h"
#include "models/kgds/checkpartreport.h"
#include "models/kgds/checkstrata.h"
#include "models/results/spelling.h"
#include "ui/arrange.h"
#include "ui/confirmbar.h"
#include "ui/dialogsize.h"
#include "ui/fieldform.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/sectionview.h"
#include "ui/theme.h"
#include "views/session/projectsession.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>

#include <numeric>
#include <utility>

namespace tandem {

namespace {

constexpr int kUsualSize = 100;

} // namespace

DrawCheckDialog::DrawCheckDialog(ProjectSession& session, const QString& verifier, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_verifier(verifier)
    , m_messages(new MessageBar(this))
    , m_confirm(new ConfirmBar(this))
    , m_reading(session, this)
{
    setObjectName(QStringLiteral("drawCheckDialog"));
    setWindowTitle(tr("Draw judgments for human audit"));
    setModal(true);
    resizeWithin(this, {680, 560});
    build();
    readChecks();
}

void DrawCheckDialog::build()
{
    auto* inside = new QWidget(this);
    setSurface(inside, Surface::Panel);
    auto* note = newNote(inside, LabelStyle::Secondary,
        tr("Draws a random subset of the judgments by %1. Reviewers agree or disagree with each, "
           "blind to each other; their reviews then correct the scores on all judgments. The "
           "probability with which each was drawn is stored.")
            .arg(m_verifier));
    auto* rows = new QFormLayout;
    m_seen.size = kUsualSize;
    m_seen.seed = quint32(QRandomGenerator::global()->bounded(1'000'000));
    m_form = new FieldForm(kgds::checkDesignFields(), m_seen, nullptr, "check", rows, inside);
    m_designNote = named(newNote(inside, LabelStyle::Small), "checkDesignNote");
    m_table = new SectionView(QStringLiteral("checkStrataTable"), inside);
    m_table->setAccessibleName(tr("Available and to be drawn, by stratum"));
    connect(m_form, &FieldForm::changed, this, &DrawCheckDialog::followDesign);
    inColumn(inside, {note, rows, m_designNote, {m_table, 1}}, 12, {20, 16, 20, 16});

    auto* box = new QDialogButtonBox(this);
    box->setContentsMargins(20, 12, 20, 16);
    m_draw = addDialogButtons(box, this, tr("D&raw"), "drawCheck", tr("Cancel"), "cancelCheck");
    connect(m_confirm, &ConfirmBar::finished, this,
        [this] { findChild<QWidget*>(QStringLiteral("checkSize"))->setFocus(); });
    inColumn(this, {m_messages, {inside, 1}, m_confirm, box}, 0);
    findChild<QWidget*>(QStringLiteral("checkKind"))->setFocus();
}

kgds::CheckDesign DrawCheckDialog::design() const
{
    auto design = m_form->options<kgds::CheckDesign>();
    if (design.strata == kgds::CheckStrata::None)
        design.allocation = kgds::CheckAllocation::Proportional;
    return design;
}

void DrawCheckDialog::followDesign()
{
    const kgds::CheckDesign before = std::exchange(m_seen, design());
    if (m_seen.kind != before.kind)
        readChecks();
    else if (m_seen.strata != before.strata)
        countStrata();
    else
        showStrata();
}

void DrawCheckDialog::readChecks()
{
    m_isRead = false;
    m_draw->setEnabled(false);
    m_reading.read([verifier = m_verifier, kind = design().kind](Database& database,
                       const CancelFlag&) { return drawableChecks(database, verifier, kind); },
        [this](const DrawableChecks& checks) {
            m_checks = checks;
            m_isRead = true;
            countStrata();
        });
}

void DrawCheckDialog::countStrata()
{
    const kgds::CheckStrata strata = design().strata;
    m_counts = kgds::stratumCounts(m_checks.candidates, m_checks.earlier, strata);
    m_designNote->setText(
        strata == kgds::CheckStrata::None
            ? tr("Simple random: the corrected interval is as narrow as with any design, and shows "
                 "what the judge adds to human review.")
            : tr("Stratified by judgment: rare judgments are certain to be audited. The human-only "
                 "estimate then already uses how often the judge gives each answer, so the "
                 "corrected estimate is the same and no narrower; a stratum without reviews leaves "
                 "it undefined."));
    showStrata();
}

void DrawCheckDialog::showStrata()
{
    QList<qsizetype> open;
    m_all = 0;
    for (const kgds::CheckStratumCount& count : std::as_const(m_counts)) {
        open.append(count.open);
        m_all += count.all;
    }
    const QList<qsizetype> taken = kgds::allocatedChecks(open, design());
    m_taken = std::accumulate(taken.cbegin(), taken.cend(), qsizetype(0));
    m_confirm->dismiss(); // it was about other numbers
    m_draw->setText(
        m_taken > 0 ? tr("D&raw %1", "how many").arg(results::countText(m_taken)) : tr("D&raw"));
    m_table->setSection(kgds::checkStrataSection(m_counts, design()));
    m_draw->setEnabled(m_isRead && m_taken > 0);
    if (m_isRead && m_taken == 0)
        m_messages->showMessage(MessageBar::Kind::Info,
            m_counts.isEmpty() ? tr("%1 has no judgments of this kind.").arg(m_verifier)
                               : tr("Every output judged by %1 already has items drawn for audit. "
                                    "Have more outputs judged, then draw from these.")
                                     .arg(m_verifier));
    else
        m_messages->clear();
}

void DrawCheckDialog::accept()
{
    if (2 * m_taken <= m_all)
        return draw();
    m_confirm->ask(tr("This draws %1 of %2 judgments. A draw cannot be undone.")
                       .arg(results::countText(m_taken), results::countText(m_all)),
        m_draw->text(), [this] { draw(); });
}

void DrawCheckDialog::draw()
{
    m_draw->setEnabled(false);
    m_session.change(this, drawingOfChecks(m_verifier, design(), m_session.currentPerson()))
        .onEnded(this, [this](const Expected<void>& result) {
            m_draw->setEnabled(true);
            if (!result) {
                m_messages->showMessage(MessageBar::Kind::Error, result.error().sentence());
                return;
            }
            emit drawn();
            QDialog::accept();
        });
}

} // namespace tandem
