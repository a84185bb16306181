#pragma once

#include <QObject>
#include <QVariant>

#include <functional>

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

} // namespace tandem
