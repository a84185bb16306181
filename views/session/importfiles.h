#pragma once

#include "storage/project/fileimport.h"
#include "ui/askfile.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace tandem {

/// A format's filter, translated and with "All files", for the platform's dialog.
QString importFilter(const char* filter);

/// Where what is imported is chosen, as the format says: one file or folder, several files, or a
/// field for each of the files that belong together.
class ImportFiles final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ImportFiles)

public:
    /// `beside`: where files are looked for at first.
    ImportFiles(const ImportFormat& format, AskFile files, QString beside, QWidget* parent);

    /// In the order of the format's fields; empty where nothing is chosen.
    QStringList paths() const;
    /// Takes these as if they had been chosen here.
    void setPaths(const QStringList& paths);
    /// Why what is chosen is not all that is needed, translated; empty where it is, or where
    /// nothing is chosen.
    QString problem() const;
    bool isComplete() const;
    /// Enter is the button's that has the keyboard, where one file is chosen by buttons: nothing
    /// can be imported before.
    void letEnterChoose();
    /// The keyboard to where the next file is chosen.
    void focusNext();

signals:
    /// Other files are chosen; `fault` is why one that was given was not taken.
    void changed(const QString& fault);

private:
    void buildOne(QVBoxLayout& column);
    void buildList(QVBoxLayout& column);
    void buildFields(QVBoxLayout& column);
    QPushButton* newChooser(const QString& name, const QString& words, FileQuestion::Kind kind,
        const char* filter, QLineEdit* into = nullptr);
    QString addToList(const QString& path);
    void showChosen();

    const ImportFormat& m_format;
    const AskFile m_ask;
    const QString m_beside;
    QString m_path;
    QLabel* m_shown = nullptr;
    QListWidget* m_list = nullptr;
    QPushButton* m_remove = nullptr;
    QList<QLineEdit*> m_fields;
    QPushButton* m_choose = nullptr; ///< the first one
};

} // namespace tandem
