#pragma once

#include <QFile>
#include <QString>
#include <QtGlobal>

#include <unistd.h>

namespace tandem {

/// While it lives, this process has the rights of somebody to whom no file belongs, where it has
/// those of root, whom no permission keeps from writing.
class WithoutRights final
{
public:
    WithoutRights()
    {
        if (m_isRoot && ::setresuid(kNobody, kNobody, 0) != 0)
            qFatal("The rights of root could not be given up.");
    }
    ~WithoutRights()
    {
        if (m_isRoot && ::setresuid(0, 0, 0) != 0)
            qFatal("The rights of root could not be taken again.");
    }
    Q_DISABLE_COPY_MOVE(WithoutRights)

private:
    static constexpr uid_t kNobody = 65534;
    bool m_isRoot = ::geteuid() == 0;
};

/// Lets everybody read a folder or a file, and nobody write.
inline void protect(const QString& path)
{
    const auto read = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
    const auto enter = QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;
    QFile::setPermissions(path, read | enter);
}

} // namespace tandem
