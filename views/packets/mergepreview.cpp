#include "views/packets/mergepreview.h"

#include "models/wordof.h"
#include "ui/icons.h"
#include "ui/screen/livetext.h"
#include "ui/themecolors.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QLocale>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kPacketColumnWidth = 270;

QString previewNumber(int count)
{
    return count > 0 ? QLocale().toString(count) : QString();
}

QString stepSuffix(Step step)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("tandem::MergePreview", "paragraphs"),
        QT_TRANSLATE_NOOP("tandem::MergePreview", "key facts"),
        QT_TRANSLATE_NOOP("tandem::MergePreview", "opinions")};
    return MergePreview::tr(wordOf(step, words));
}

} // namespace

MergePreview::MergePreview(QWidget* parent)
    : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("mergePreview"));
    setAccessibleName(tr("Contents of the packets"));
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setIconSize({16, 16});
    setHeaderLabels(
        {tr("Packet, sample"), tr("New"), tr("Already present"), tr("Submitted"), tr("Remark")});
    for (const Column column : {New, Known})
        headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    header()->setStretchLastSection(true);
    header()->resizeSection(What, kPacketColumnWidth);
    for (const Column column : {New, Known, Submission})
        header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    inEveryLook(this, [this] {
        for (int row = 0; row < m_packets.size(); ++row)
            showPacket(row);
    });
}

bool MergePreview::add(const QString& path)
{
    if (paths().contains(path))
        return false;
    m_packets.append({path, std::nullopt});
    addTopLevelItem(new QTreeWidgetItem);
    showPacket(int(m_packets.size()) - 1);
    return true;
}

void MergePreview::setFound(const QString& path, const Expected<PacketMerge>& found)
{
    const int row = int(paths().indexOf(path));
    if (row < 0)
        return;
    m_packets[row].found = found;
    showPacket(row);
    topLevelItem(row)->setExpanded(true);
}

int MergePreview::currentPacket() const
{
    const QModelIndex current = currentIndex();
    return (current.parent().isValid() ? current.parent() : current).row();
}

void MergePreview::removeCurrent()
{
    const int row = currentPacket();
    if (row < 0)
        return;
    // The item first: on its way out another one becomes the current one, and its packet is asked.
    delete takeTopLevelItem(row);
    m_packets.removeAt(row);
}

QStringList MergePreview::paths() const
{
    QStringList paths;
    for (const Packet& packet : m_packets)
        paths.append(packet.path);
    return paths;
}

bool MergePreview::isReady() const
{
    return !m_packets.isEmpty() && std::all_of(m_packets.begin(), m_packets.end(),
                                       [](const Packet& packet) { return packet.merge(); });
}

bool MergePreview::changesSomething() const
{
    return std::any_of(m_packets.begin(), m_packets.end(),
        [](const Packet& packet) { return packet.merge() && packet.merge()->changesSomething(); });
}

int MergePreview::refusedRounds() const
{
    int count = 0;
    for (const Packet& packet : m_packets)
        count += packet.merge() ? packet.merge()->refused() : 0;
    return count;
}

QString MergePreview::problem() const
{
    if (const int row = currentPacket(); row >= 0 && !m_packets.at(row).problem().isEmpty())
        return m_packets.at(row).problem();
    if (const QTreeWidgetItem* current = currentItem();
        current && current->parent() && !current->text(Remark).isEmpty())
        return current->text(Remark);
    for (const Packet& packet : m_packets) {
        if (!packet.problem().isEmpty())
            return packet.problem();
    }
    return {};
}

QStringList MergePreview::textsOf(const Packet& packet)
{
    const QString file = QFileInfo(packet.path).fileName();
    if (!packet.found)
        return {file, {}, {}, {}, tr("reading…")};
    if (!*packet.found)
        return {file, {}, {}, {}, packet.found->error().what};
    const PacketMerge& merge = **packet.found;
    const QString remark = merge.refused() > 0 ? tr("%n cannot be merged", nullptr, merge.refused())
                           : merge.changesSomething() ? QString()
                                                      : tr("nothing new");
    return {tr("%1: %2").arg(merge.person, file), previewNumber(merge.fresh()),
        previewNumber(merge.known()), previewNumber(merge.handIns()), remark};
}

QStringList MergePreview::textsOf(const RoundMerge& round, bool isOfStudy)
{
    const QString step = stepSuffix(round.step);
    const QString sample =
        isOfStudy ? tr("Study \"%1\"").arg(round.title)
        : round.position > 0
            ? tr("%1  %2 (%3)").arg(QLocale().toString(round.position), round.title, step)
            : tr("%1 (%2)").arg(round.title, step);
    const QString submission = round.handsIn     ? tr("submitted")
                               : round.takesBack ? tr("withdrawn")
                                                 : QString();
    return {sample, previewNumber(round.fresh), previewNumber(round.known), submission,
        round.refusal.isEmpty() ? round.ignored : round.refusal};
}

QStringList MergePreview::textsOf(const StudyMerge& study)
{
    const QString submission = study.withdraws   ? tr("withdrew from the study")
                               : study.handsIn   ? tr("submitted")
                               : study.takesBack ? tr("withdrawn")
                                                 : QString();
    const QString remark = study.withdraws ? tr("All answers of this rater are erased.")
                           : study.late > 0
                               ? tr("%n received after the study was closed", nullptr, study.late)
                               : QString();
    return {tr("Study “%1”").arg(study.name), previewNumber(study.fresh),
        previewNumber(study.known), submission, study.refusal.isEmpty() ? remark : study.refusal};
}

MergePreview::Look MergePreview::lookOf(const Packet& packet)
{
    const PacketMerge* merge = packet.merge();
    if (!merge)
        return packet.found ? Look::Warning : Look::Faint;
    if (merge->refused() > 0)
        return Look::Warning;
    return merge->changesSomething() ? Look::Plain : Look::Faint;
}

void MergePreview::showPacket(int row)
{
    const Packet& packet = m_packets.at(row);
    QTreeWidgetItem* top = topLevelItem(row);
    fill(top, textsOf(packet), lookOf(packet));
    qDeleteAll(top->takeChildren());
    if (!packet.merge())
        return;
    for (const RoundMerge& round : packet.merge()->rounds) {
        if (round.changesSomething() || !round.refusal.isEmpty() || !round.ignored.isEmpty())
            fill(new QTreeWidgetItem(top), textsOf(round, !packet.merge()->study.isEmpty()),
                round.refusal.isEmpty() ? Look::Plain : Look::Warning);
    }
    for (const StudyMerge& study : packet.merge()->studies)
        fill(new QTreeWidgetItem(top), textsOf(study),
            !study.refusal.isEmpty()   ? Look::Warning
            : study.changesSomething() ? Look::Plain
                                       : Look::Faint);
}

void MergePreview::fill(QTreeWidgetItem* item, const QStringList& texts, Look look) const
{
    const ThemeColors& colors = themeColors(this);
    for (int column = 0; column < ColumnCount; ++column) {
        item->setText(column, texts.at(column));
        item->setForeground(column, look == Look::Faint ? QBrush(colors.secondary) : QBrush());
    }
    for (const Column column : {New, Known})
        item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    const bool warns = look == Look::Warning;
    if (warns)
        item->setForeground(Remark, colors.boundary);
    item->setIcon(What, warns ? themedIcon(Icon::Warning, &ThemeColors::boundary) : QIcon());
}

} // namespace tandem
