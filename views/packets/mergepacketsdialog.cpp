#include "views/packets/mergepacketsdialog.h"

#include "ui/arrange.h"
#include "ui/destructivefocus.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/transferprogress.h"
#include "views/packets/mergepreview.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QCheckBox>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace tandem {

namespace {

/// A form that was dropped by mistake is shown with what to do instead.
bool isReturnedFile(const QFileInfo& file)
{
    return file.isFile() && mayBeMerged(file.filePath());
}

} // namespace

MergePacketsDialog::MergePacketsDialog(ProjectSession& session, AskFile files, QWidget* parent)
    : TransferDialog(
          QStringLiteral("mergePacketsDialog"), tr("Merge packets and form answers"), parent)
    , m_session(session)
    , m_files(std::move(files))
{
    resize(860, 540);
    takeDrops(isReturnedFile, [this](const QStringList& paths) { addPackets(paths); });
    body()->addWidget(buildFiles());
    body()->addWidget(buildPreview(), 1);
    body()->addWidget(progress());
    m_merge = addButtons(
        tr("&Merge"), QStringLiteral("mergePackets"), tr("Close"), QStringLiteral("closeMerge"));
    showState();
}

QWidget* MergePacketsDialog::buildFiles()
{
    auto* box = new QWidget(this);
    m_add = newButton(box, "addPackets", [] { return tr("&Add packets or answers…"); });
    m_remove = newButton(box, "removePacket", [] { return tr("&Remove"); });
    guardFocus(*m_remove);
    connect(m_add, &QPushButton::clicked, this, [this] {
        m_files(this,
            {FileQuestion::Kind::OpenMany, QStringLiteral("returned-packets"),
                tr("Choose packets and form answers to merge"),
                tr("Packets and answers (%1)").arg(QStringLiteral("*.tandem *.json")) +
                    QStringLiteral(";;") + allFilesFilter(),
                {}, m_session.project().path(), {}},
            [this](const QStringList& paths) { addPackets(paths); });
    });
    connect(m_remove, &QPushButton::clicked, this, &MergePacketsDialog::removeCurrent);
    inRow(box, {m_add, m_remove, Free(1)}, 8);
    return box;
}

QWidget* MergePacketsDialog::buildPreview()
{
    auto* box = new QWidget(this);
    m_preview = new MergePreview(box);
    m_remark = named(newNote(box, LabelStyle::Secondary), "mergeRemark");
    m_leaveOut = named(
        new QCheckBox(tr("&Skip what cannot be merged, and merge the rest"), box), "leaveOut");
    auto* remove = named(new QAction(tr("Remove"), this), "removePacketAction");
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    m_preview->addAction(remove);
    connect(remove, &QAction::triggered, this, &MergePacketsDialog::removeCurrent);
    connect(m_preview->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &MergePacketsDialog::showState);
    connect(m_leaveOut, &QCheckBox::toggled, this, &MergePacketsDialog::showState);
    inColumn(box, {{m_preview, 1}, m_remark, m_leaveOut}, 8);
    return box;
}

void MergePacketsDialog::addPackets(const QStringList& paths)
{
    for (const QString& path : paths) {
        if (m_preview->add(path))
            inspect(path);
    }
    if (!m_preview->currentIndex().isValid())
        m_preview->setCurrentItem(m_preview->topLevelItem(0));
    showState();
}

void MergePacketsDialog::inspect(const QString& path)
{
    m_session.project().read<PacketMerge>(
        [path](Database& database, const CancelFlag&) { return inspectPacket(database, path); },
        this,
        [this, path](const Expected<PacketMerge>& found) {
            m_preview->setFound(path, found);
            showState();
        });
}

void MergePacketsDialog::removeCurrent()
{
    if (!isRunning())
        m_preview->removeCurrent();
    showState();
}

QString MergePacketsDialog::remark() const
{
    if (m_preview->paths().isEmpty())
        return tr("Add or drop the returned packets and answers files. Merge in any order, as "
                  "often as you like; answers are never duplicated.");
    if (const QString problem = m_preview->problem(); !problem.isEmpty())
        return problem;
    if (!m_session.isLead())
        return tr("Only a lead can merge packets.");
    const bool isKnown =
        m_preview->isReady() && m_preview->refusedRounds() == 0 && !m_preview->changesSomething();
    return isKnown ? tr("The project already contains everything in these files.") : QString();
}

void MergePacketsDialog::showState()
{
    const bool isIdle = !isRunning();
    const bool hasRefusals = m_preview->refusedRounds() > 0;
    m_leaveOut->setVisible(hasRefusals);
    m_leaveOut->setEnabled(isIdle);
    m_remove->setEnabled(isIdle && m_preview->currentIndex().isValid());
    m_add->setEnabled(isIdle);
    m_merge->setEnabled(isIdle && m_session.isLead() && m_preview->isReady() &&
                        m_preview->changesSomething() && (!hasRefusals || m_leaveOut->isChecked()));
    const QString text = remark();
    m_remark->setText(text);
    m_remark->setVisible(!text.isEmpty());
}

void MergePacketsDialog::accept()
{
    if (!m_merge->isEnabled())
        return;
    messages()->clear();
    const Progress meter =
        progress()->begin(tr("Merging packets"), TransferProgress::Unit::Samples);
    auto merged = std::make_shared<QList<PacketMerge>>();
    m_session
        .change(this,
            {.write = [paths = m_preview->paths(), meter, merged,
                          options = MergeOptions{m_session.currentPerson(),
                              m_leaveOut->isChecked()}](Database& database) -> Expected<Written> {
                return mergePackets(database, paths, options, meter)
                    .map([&](const QList<PacketMerge>& all) {
                        *merged = all;
                        // Anything may differ now, as when another program had written it.
                        return Written(EverythingChanged{});
                    });
            }})
        .onEnded(this, [this, merged](const Expected<void>& done) { mergingEnded(done, *merged); });
    showState();
    progress()->setFocus();
}

void MergePacketsDialog::mergingEnded(const Expected<void>& done, const QList<PacketMerge>& merged)
{
    progress()->end();
    if (done) {
        int fresh = 0;
        int handIns = 0;
        for (const PacketMerge& packet : merged) {
            fresh += packet.fresh();
            handIns += packet.handIns();
        }
        const QString sentence = tr("%n packet(s) merged", nullptr, int(merged.size())) +
                                 QStringLiteral(": ") + tr("%n new", nullptr, fresh) +
                                 QStringLiteral(", ") + tr("%n submitted", nullptr, handIns) +
                                 QLatin1Char('.');
        messages()->showMessage(MessageBar::Kind::Success, sentence);
        emit packetsMerged(sentence);
    } else {
        tellFailure(done.error(), tr("The merge was stopped. Nothing was changed."));
    }
    if (closeIfAsked())
        return;
    const QStringList paths = m_preview->paths();
    for (const QString& path : paths)
        inspect(path);
    showState();
}

} // namespace tandem
