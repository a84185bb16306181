#pragma once

#include <QStringList>

namespace tandem {

/// Files and folders that were opened before, the newest first, at most ten.
class RecentFiles final
{
public:
    const QStringList& paths() const { return m_paths; }
    void setPaths(const QStringList& paths) { m_paths = paths.mid(0, kMost); }
    void add(const QString& path)
    {
        m_paths.removeAll(path);
        setPaths(QStringList{path} + m_paths);
    }

private:
    static constexpr qsizetype kMost = 10;

    QStringList m_paths;
};

} // namespace tandem
