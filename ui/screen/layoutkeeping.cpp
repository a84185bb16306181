#include "ui/screen/layoutkeeping.h"

#include "ui/narrowcombobox.h"
#include "ui/screen/livetext.h"
#include "ui/segmentswitch.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDataStream>
#include <QHash>
#include <QHeaderView>
#include <QIODevice>
#include <QSplitter>
#include <QTabBar>
#include <QVariantMap>
#include <QWidget>

#include <utility>

namespace tandem {

/// Says how the state of the part that it belongs to is saved and restored.
class KeptState final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeptState)

public:
    KeptState(QObject* part, std::function<QVariant()> save,
        std::function<void(const QVariant& saved)> restore)
        : QObject(part)
        , m_save(std::move(save))
        , m_restore(std::move(restore))
    {
    }

    QVariant save() const { return m_save(); }
    void restore(const QVariant& saved) const { m_restore(saved); }

private:
    std::function<QVariant()> m_save;
    std::function<void(const QVariant& saved)> m_restore;
};

namespace {

constexpr quint32 kKeptMagic = 0x746c6b31;

template <typename Part>
void keepBytes(Part* part)
{
    keep(
        part, [part] { return part->saveState(); },
        [part](const QVariant& saved) { part->restoreState(saved.toByteArray()); });
}

template <typename Part>
void keepIndex(Part* part)
{
    keep(
        part, [part] { return part->currentIndex(); },
        [part](const QVariant& saved) {
            if (saved.toInt() >= 0 && saved.toInt() < part->count())
                part->setCurrentIndex(saved.toInt());
        });
}

/// Each kept part with its name, or that of what it belongs to, and a number where several have the
/// same.
QList<std::pair<QString, const KeptState*>> keptParts(const QObject* screen)
{
    QList<std::pair<QString, const KeptState*>> parts;
    QHash<QString, int> seen;
    const QList<KeptState*> states = screen->findChildren<KeptState*>();
    for (const KeptState* state : states) {
        const QObject* named = state->parent();
        while (named != screen && named->objectName().isEmpty())
            named = named->parent();
        const QString name = named->objectName();
        const int before = seen[name]++;
        parts.append({before ? QStringLiteral("%1#%2").arg(name).arg(before) : name, state});
    }
    return parts;
}

} // namespace

void keep(QSplitter* part)
{
    keepBytes(part);
}

void keep(QHeaderView* part)
{
    keepBytes(part);
}

void keep(QAction* part)
{
    keep(
        part, [part] { return part->isChecked(); },
        [part](const QVariant& saved) { part->setChecked(saved.toBool()); });
}

void keep(QComboBox* part)
{
    keepIndex(part);
}

void keep(QTabBar* part)
{
    keepIndex(part);
}

void keep(SegmentSwitch* part)
{
    keep(
        part, [part] { return part->current(); },
        [part](const QVariant& saved) {
            if (QAbstractButton* segment = part->segment(saved.toInt()))
                segment->setChecked(true); // as if somebody had chosen it
        });
}

void keep(QObject* part, std::function<QVariant()> save,
    std::function<void(const QVariant& saved)> restore)
{
    new KeptState(part, std::move(save), std::move(restore));
}

QSplitter* keptPanes(const char* name, Qt::Orientation orientation, const QList<QWidget*>& panes,
    const QList<int>& sizes, const QList<int>& stretch)
{
    auto* splitter = new QSplitter(orientation);
    splitter->setObjectName(QLatin1String(name));
    keepPanes(splitter, panes, sizes, stretch);
    return splitter;
}

void keepPanes(QSplitter* splitter, const QList<QWidget*>& panes, const QList<int>& sizes,
    const QList<int>& stretch)
{
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(1);
    for (QWidget* pane : panes)
        splitter->addWidget(pane);
    for (int i = 0; i < int(stretch.size()); ++i)
        splitter->setStretchFactor(i, stretch.at(i));
    if (!sizes.isEmpty())
        splitter->setSizes(sizes);
    keep(splitter);
}

QComboBox* keptChoice(QWidget* parent, const char* name, const QList<int>& values,
    std::function<QString(int value)> words)
{
    auto* choice = new ElidingComboBox(parent);
    choice->setObjectName(QLatin1String(name));
    for (const int value : values)
        choice->addItem(QString(), value);
    inEveryLanguage(choice, [choice, words = std::move(words)] {
        for (int i = 0; i < choice->count(); ++i)
            choice->setItemText(i, words(choice->itemData(i).toInt()));
    });
    keep(choice);
    return choice;
}

QByteArray savedLayout(const QObject* screen)
{
    QVariantMap saved;
    for (const auto& [name, state] : keptParts(screen))
        saved.insert(name, state->save());
    QByteArray layout;
    QDataStream stream(&layout, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << kKeptMagic << saved;
    return layout;
}

bool restoreLayout(const QObject* screen, const QByteArray& layout)
{
    QDataStream stream(layout);
    stream.setVersion(QDataStream::Qt_6_4);
    quint32 magic = 0;
    stream >> magic;
    if (magic != kKeptMagic)
        return false;
    QVariantMap saved;
    stream >> saved;
    if (stream.status() != QDataStream::Ok)
        return false;
    for (const auto& [name, state] : keptParts(screen)) {
        if (saved.contains(name))
            state->restore(saved.value(name));
    }
    return true;
}

} // namespace tandem

#include "ui/screen/layoutkeeping.moc"
