#pragma once

#include <QString>
#include <QVariantMap>

namespace tandem {

/// What was chosen for each log, by its UUID: remembered from one session to the next, and nothing
/// of it is carried over to another log, or to one of another project.
class ChosenByLog final
{
public:
    /// The log is another one now; whether it is.
    bool setLog(const QString& uuid);
    /// What was chosen for the log; `usual` where nothing was.
    QVariant value(const QVariant& usual) const { return m_values.value(m_log, usual); }
    /// Chosen for the log; nothing is kept while there is none.
    void choose(const QVariant& value);

    /// To be kept with the layout.
    QVariant saved() const { return m_values; }
    void restore(const QVariant& saved) { m_values = saved.toMap(); }

private:
    QString m_log;
    QVariantMap m_values;
};

} // namespace tandem
