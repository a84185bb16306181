#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include <archive.h>
#include <archive_entry.h>

/// Makes archives for tests, hostile ones too: what is added is written as it is told.
namespace tandem {

class ArchiveWriter final
{
public:
    enum class Format { Tar, TarGz, Zip };

    ArchiveWriter(const QString& path, Format format)
        : m_archive(archive_write_new())
    {
        if (format == Format::Zip)
            archive_write_set_format_zip(m_archive);
        else
            archive_write_set_format_gnutar(m_archive);
        if (format == Format::TarGz)
            archive_write_add_filter_gzip(m_archive);
        archive_write_open_filename(m_archive, QFile::encodeName(path).constData());
    }
    ~ArchiveWriter()
    {
        archive_write_close(m_archive);
        archive_write_free(m_archive);
    }
    Q_DISABLE_COPY_MOVE(ArchiveWriter)

    void addFile(const QByteArray& path, const QByteArray& bytes) { add(path, AE_IFREG, bytes); }
    void addFolder(const QByteArray& path) { add(path, AE_IFDIR); }
    void addSymlink(const QByteArray& path, const QByteArray& target)
    {
        add(path, AE_IFLNK, {},
            [&](archive_entry* entry) { archive_entry_set_symlink(entry, target.constData()); });
    }
    void addHardlink(const QByteArray& path, const QByteArray& target)
    {
        add(path, AE_IFREG, {},
            [&](archive_entry* entry) { archive_entry_set_hardlink(entry, target.constData()); });
    }
    void addPipe(const QByteArray& path) { add(path, AE_IFIFO); }

private:
    template <typename Change = void (*)(archive_entry*)>
    void add(
        const QByteArray& path, __LA_MODE_T type, const QByteArray& bytes = {},
        const Change& change = [](archive_entry*) {})
    {
        archive_entry* entry = archive_entry_new();
        archive_entry_set_pathname(entry, path.constData());
        archive_entry_set_filetype(entry, type);
        archive_entry_set_perm(entry, 0644);
        archive_entry_set_size(entry, bytes.size());
        change(entry);
        archive_write_header(m_archive, entry);
        archive_write_data(m_archive, bytes.constData(), std::size_t(bytes.size()));
        archive_entry_free(entry);
    }

    archive* m_archive;
};

} // namespace tandem
