#include "views/packets/mergepacketsdialog.h"

#include "ui/destructivefocus.h"
#include "ui/messagebar.h"
#include "ui/theme.h"
#include "ui/transferprogress.h"
#include "views/packets/mergepreviewdelegate.h"
#include "views/packets/mergepreviewmodel.h"
#include "views/session/projectsession.h"

#include <QAction>
#include <QCheckBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTreeView>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace tandem {

namespace {

constexpr int kPacketColumnWidth = 270;

/// The local files in a drop if all of them are that; empty otherwise.
QStringList droppedPackets(const QMimeData* data)
{
    QStringList paths;
    const QList<QUrl> urls = data->urls();
    for (const QUrl& url : urls) {
        const QFileInfo file(url.toLocalFile());
        if (!file.isFile() || file.suffix().toLower() != QLatin1String("tandem"))
            return {};
        paths.append(file.filePath());
    }
    return paths;
}

} // namespace

MergePacketsDialog::MergePacketsDialog(ProjectSession& session, AskFile files, QWidget* parent)
    : TransferDialog(QStringLiteral("mergePacketsDialog"), tr("Merge packets"), parent)
    , m_session(session)
    , m_files(std::move(files))
    , m_model(new MergePreviewModel(this))
{
    resize(860, 540);
    takeDrops(droppedPackets, [this](const QStringList& paths) { addPackets(paths); });
    body()->addWidget(buildFiles());
    body()->addWidget(buildPreview(), 1);
    body()->addWidget(progress());
    m_merge = addButtons(
        tr("&Merge"), QStringLiteral("mergePackets"), tr("Close"), QStringLiteral("closeMerge"));
    showState();
}

MergePacketsDialog::~MergePacketsDialog()
{
    progress()->stop();
}

QWidget* MergePacketsDialog::buildFiles()
{
    auto* box = new QWidget(this);
    m_add = new QPushButton(tr("&Add packets…"), box);
    m_add->setObjectName(QStringLiteral("addPackets"));
    m_remove = new QPushButton(tr("&Remove"), box);
    m_remove->setObjectName(QStringLiteral("removePacket"));
    guardFocus(*m_remove);
    connect(m_add, &QPushButton::clicked, this, [this] {
        m_files(this,
            {FileQuestion::Kind::OpenMany, QStringLiteral("returned-packets"),
                tr("Choose packets to merge"),
                tr("Packets (%1)").arg(QStringLiteral("*.tandem")) + QStringLiteral(";;") +
                    allFilesFilter(),
                {}, m_session.project().path(), {}},
            [this](const QStringList& paths) { addPackets(paths); });
    });
    connect(m_remove, &QPushButton::clicked, this, &MergePacketsDialog::removeCurrent);
    auto* layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    for (QPushButton* button : {m_add, m_remove}) {
        button->setAutoDefault(false);
        layout->addWidget(button);
    }
    layout->addStretch(1);
    return box;
}

QWidget* MergePacketsDialog::buildPreview()
{
    auto* box = new QWidget(this);
    m_preview = new QTreeView(box);
    m_preview->setObjectName(QStringLiteral("mergePreview"));
    m_preview->setAccessibleName(tr("What the packets bring"));
    m_preview->setUniformRowHeights(true);
    m_preview->setAllColumnsShowFocus(true);
    m_preview->setItemDelegate(new MergePreviewDelegate(m_preview));
    m_preview->setModel(m_model);
    m_preview->header()->setStretchLastSection(true);
    m_preview->header()->resizeSection(MergePreviewModel::What, kPacketColumnWidth);
    for (const int column : {int(MergePreviewModel::New), int(MergePreviewModel::Known),
             int(MergePreviewModel::HandIn)})
        m_preview->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_remark = new QLabel(box);
    m_remark->setObjectName(QStringLiteral("mergeRemark"));
    m_remark->setWordWrap(true);
    setLabelStyle(m_remark, LabelStyle::Secondary);
    m_leaveOut = new QCheckBox(tr("&Leave out what cannot be merged, and merge the rest"), box);
    m_leaveOut->setObjectName(QStringLiteral("leaveOut"));
    auto* remove = new QAction(tr("Remove"), this);
    remove->setObjectName(QStringLiteral("removePacketAction"));
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    m_preview->addAction(remove);
    connect(remove, &QAction::triggered, this, &MergePacketsDialog::removeCurrent);
    connect(m_preview->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &MergePacketsDialog::showState);
    connect(m_leaveOut, &QCheckBox::toggled, this, &MergePacketsDialog::showState);
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_remark);
    layout->addWidget(m_leaveOut);
    return box;
}

void MergePacketsDialog::addPackets(const QStringList& paths)
{
    for (const QString& path : paths) {
        if (m_model->add(path))
            inspect(path);
    }
    if (!m_preview->currentIndex().isValid())
        m_preview->setCurrentIndex(m_model->index(0, 0));
    showState();
}

void MergePacketsDialog::inspect(const QString& path)
{
    m_session.project().read<PacketMerge>(
        [path](Database& database, const CancelFlag&) { return inspectPacket(database, path); },
        this,
        [this, path](const Expected<PacketMerge>& found) {
            if (found)
                m_problems.remove(path);
            else
                m_problems.insert(path, found.error().sentence());
            m_model->setFound(path, found);
            m_preview->expand(m_model->index(int(m_model->paths().indexOf(path)), 0));
            showState();
        });
}

void MergePacketsDialog::removeCurrent()
{
    QModelIndex current = m_preview->currentIndex();
    if (current.parent().isValid())
        current = current.parent();
    if (current.isValid() && !isRunning())
        m_model->removePacket(current.row());
    showState();
}

/// The whole of what is wrong with the current packet or round, or with the first one that is.
QString MergePacketsDialog::remark() const
{
    if (m_model->rowCount() == 0)
        return tr("Add or drop the packets that came back. Each answer is taken once, however "
                  "often a packet is merged, and in whatever order.");
    const QModelIndex current = m_preview->currentIndex();
    const QString problem = m_problems.value(current.data(MergePreviewModel::PathRole).toString());
    if (!problem.isEmpty())
        return problem;
    if (current.parent().isValid()) {
        const QString refusal =
            current.siblingAtColumn(MergePreviewModel::Remark).data().toString();
        if (!refusal.isEmpty())
            return refusal;
    }
    const QStringList paths = m_model->paths();
    for (const QString& path : paths) {
        if (m_problems.contains(path))
            return m_problems.value(path);
    }
    if (!m_session.isLead())
        return tr("Only a lead merges packets.");
    return {};
}

void MergePacketsDialog::showState()
{
    const bool isIdle = !isRunning();
    const bool hasRefusals = m_model->refusedRounds() > 0;
    m_leaveOut->setVisible(hasRefusals);
    m_leaveOut->setEnabled(isIdle);
    m_remove->setEnabled(isIdle && m_preview->currentIndex().isValid());
    m_add->setEnabled(isIdle);
    m_merge->setEnabled(isIdle && m_session.isLead() && m_model->isReady() &&
                        m_model->changesSomething() && (!hasRefusals || m_leaveOut->isChecked()));
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
            {.write = [paths = m_model->paths(), meter, merged,
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
                                 QStringLiteral(", ") + tr("%n handed in", nullptr, handIns) +
                                 QLatin1Char('.');
        messages()->showMessage(MessageBar::Kind::Success, sentence);
        emit packetsMerged(sentence);
    } else if (done.error().code == ErrorCode::Cancelled) {
        messages()->showMessage(
            MessageBar::Kind::Info, tr("The merge was stopped. Nothing was changed."));
    } else {
        messages()->showMessage(MessageBar::Kind::Error, done.error().sentence());
    }
    if (closeIfAsked())
        return;
    const QStringList paths = m_model->paths();
    for (const QString& path : paths)
        inspect(path);
    showState();
}

} // namespace tandem
