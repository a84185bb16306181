#pragma once

#include "models/studies/ids.h"
#include "models/studies/item.h"
#include "storage/studies/projectitems.h"
#include "ui/askfile.h"
#include "ui/rows/rowspec.h"
#include "views/session/watchedlatest.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace tandem {

class MessageBar;
class ProjectSession;
template <typename Row>
class RowsOf;
class RowsView;

/// An item as the lead sees it before it is added.
struct AddedItem
{
    int number = 1;
    QString name;
    studies::ItemKind kind = studies::ItemKind::Rated;
    QString group;
    QString start; ///< of its first text

    bool operator==(const AddedItem&) const = default;
};

/// Brings items into a study: from a file, or made of what the project has; all or a sample. What
/// will be added is shown first.
class AddItemsDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AddItemsDialog)

public:
    /// Show it with open().
    AddItemsDialog(ProjectSession& session, AskFile files, StudyId study,
        const studies::Design& design, QWidget* parent = nullptr);
    ~AddItemsDialog() override;

    /// As if this file of items had been chosen.
    void takeFile(const QString& path);

    void accept() override;

signals:
    /// So many are in the study that were not there before.
    void itemsAdded(int items);

private:
    /// What was read, and what there is to say of it.
    struct ReadItems
    {
        QList<studies::StudyItem> items;
        QList<AddedItem> rows; ///< the first of them
        QString summary;
        QString problem; ///< why they cannot be added; empty: they can
        QString hint;    ///< what may be meant otherwise in the file; empty: nothing
    };

    void build();
    QLayout* buildSource();
    QLayout* buildSample();
    void chooseFile();
    void showChoices();
    void readItems();
    void showItems(const ReadItems& read);
    bool isFile() const;
    AskedItems asked() const;

    ProjectSession& m_session;
    AskFile m_files;
    const StudyId m_study;
    const studies::Design m_design;
    MessageBar* m_messages;
    QComboBox* m_source;
    QPushButton* m_choose = nullptr;
    QLabel* m_path = nullptr;
    QLineEdit* m_systems = nullptr;
    QComboBox* m_sampling = nullptr;
    QSpinBox* m_size = nullptr;
    QLineEdit* m_seed = nullptr;
    QLabel* m_summary = nullptr;
    RowsOf<AddedItem>* m_rows;
    RowsView* m_table = nullptr;
    QPushButton* m_add = nullptr;
    QString m_file;
    QList<studies::StudyItem> m_items;
    bool m_isAdding = false;
    WatchedLatest<ReadItems> m_reading; ///< last, so that it ends before what it tells
};

} // namespace tandem
