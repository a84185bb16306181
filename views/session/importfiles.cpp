#include "views/session/importfiles.h"

#include "storage/project/projectwords.h"
#include "ui/arrange.h"
#include "ui/destructivefocus.h"
#include "ui/parts.h"

#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace tandem {

QString importFilter(const char* filter)
{
    return ProjectWords::tr(filter) + QStringLiteral(";;") + allFilesFilter();
}

ImportFiles::ImportFiles(const ImportFormat& format, AskFile files, QString beside, QWidget* parent)
    : QWidget(parent)
    , m_format(format)
    , m_ask(std::move(files))
    , m_beside(std::move(beside))
{
    auto* column = inColumn(
        this, {newNote(this, LabelStyle::Secondary, ProjectWords::tr(format.hint))}, kUsualSpacing);
    if (!format.files.isEmpty())
        buildFields(*column);
    else if (format.takesMany)
        buildList(*column);
    else
        buildOne(*column);
    showChosen();
}

void ImportFiles::letEnterChoose()
{
    if (!m_shown)
        return;
    const QList<QPushButton*> choosers = findChildren<QPushButton*>();
    for (QPushButton* chooser : choosers)
        chooser->setAutoDefault(true);
}

void ImportFiles::buildOne(QVBoxLayout& column)
{
    m_shown = named(newNote(this, LabelStyle::Strong), m_format.partName("ImportPath"));
    m_choose = newChooser(m_format.nameOf("choose", "File"), tr("Choose a &file…"),
        FileQuestion::Kind::Open, m_format.filter);
    auto* buttons = inRow({m_choose});
    if (m_format.takesFolders)
        buttons->addWidget(newChooser(m_format.nameOf("choose", "Folder"), tr("Choose a f&older…"),
            FileQuestion::Kind::Folder, ""));
    buttons->addStretch();
    column.addWidget(m_shown);
    column.addLayout(buttons);
}

void ImportFiles::buildList(QVBoxLayout& column)
{
    m_list = named(new QListWidget(this), m_format.partName("Files"));
    m_list->setAccessibleName(tr("Files"));
    m_choose = newChooser(m_format.nameOf("add", "Files"), tr("&Add files…"),
        FileQuestion::Kind::OpenMany, m_format.filter);
    m_remove = named(new QPushButton(tr("&Remove"), this), m_format.nameOf("remove", "File"));
    guardFocus(*m_remove);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        delete m_list->currentItem();
        showChosen();
        emit changed({});
    });
    connect(m_list, &QListWidget::currentRowChanged, this, &ImportFiles::showChosen);
    column.addWidget(m_list, 1);
    column.addLayout(inRow({m_choose, m_remove, Free(1)}));
}

void ImportFiles::buildFields(QVBoxLayout& column)
{
    auto* form = new QFormLayout;
    form->setVerticalSpacing(8);
    for (const ImportFile& file : m_format.files) {
        const QString label = ProjectWords::tr(file.label);
        auto* field = named(new QLineEdit(this), file.field);
        auto* choose = newChooser(QLatin1String(file.chooser), tr("Choose…"),
            FileQuestion::Kind::Open, file.filter, field);
        choose->setAutoDefault(false);
        choose->setAccessibleName(QString(label).remove(QLatin1Char('&')));
        connect(field, &QLineEdit::textChanged, this, [this] { emit changed({}); });
        auto* shown = new QLabel(label, this);
        shown->setBuddy(field);
        form->addRow(shown, inRow({{field, 1}, choose}, 8));
        m_fields.append(field);
        m_choose = m_choose ? m_choose : choose;
    }
    column.addLayout(form);
}

QPushButton* ImportFiles::newChooser(const QString& name, const QString& words,
    FileQuestion::Kind kind, const char* filter, QLineEdit* into)
{
    auto* button = named(new QPushButton(words, this), name);
    FileQuestion question;
    question.kind = kind;
    question.purpose = QLatin1String(m_format.purpose);
    question.beside = m_beside;
    if (*filter)
        question.filter = importFilter(filter);
    connect(button, &QPushButton::clicked, this, [this, question, into] {
        m_ask(this, question, [this, into](const QStringList& paths) {
            if (into)
                into->setText(paths.value(0));
            else
                setPaths(paths);
        });
    });
    return button;
}

void ImportFiles::setPaths(const QStringList& paths)
{
    QString fault;
    for (qsizetype i = 0; i < paths.size(); ++i) {
        if (m_list)
            fault = fault.isEmpty() ? addToList(paths.at(i)) : fault;
        else if (i < m_fields.size())
            m_fields.at(i)->setText(paths.at(i));
        else if (i == 0 && !paths.at(i).isEmpty())
            m_path = paths.at(i);
    }
    showChosen();
    emit changed(fault);
}

/// Why it was not taken, translated.
QString ImportFiles::addToList(const QString& path)
{
    const auto taken = m_format.check ? m_format.check(path) : Expected<void>();
    if (!taken)
        return taken.error().sentence();
    if (!paths().contains(path)) {
        auto* item = new QListWidgetItem(QDir::toNativeSeparators(path), m_list);
        item->setData(Qt::UserRole, path);
    }
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
    return {};
}

QStringList ImportFiles::paths() const
{
    QStringList paths;
    for (const QLineEdit* field : m_fields)
        paths.append(field->text().trimmed());
    for (int row = 0; m_list && row < m_list->count(); ++row)
        paths.append(m_list->item(row)->data(Qt::UserRole).toString());
    if (!m_path.isEmpty())
        paths.append(m_path);
    return paths;
}

bool ImportFiles::isComplete() const
{
    const QStringList all = paths();
    return !all.isEmpty() && !all.contains(QString()) && problem().isEmpty();
}

QString ImportFiles::problem() const
{
    const QStringList all = paths();
    if (m_fields.size() == 2 && !all.contains(QString()) &&
        QFileInfo(all.first()) == QFileInfo(all.last()))
        return tr("Choose two different files for the result and its texts.");
    return {};
}

void ImportFiles::focusNext()
{
    const auto empty = std::find_if(m_fields.cbegin(), m_fields.cend(),
        [](const QLineEdit* field) { return field->text().trimmed().isEmpty(); });
    if (empty != m_fields.cend())
        (*empty)->setFocus();
    else
        m_choose->setFocus();
}

void ImportFiles::showChosen()
{
    if (m_shown) {
        m_shown->setText(QDir::toNativeSeparators(m_path));
        m_shown->setVisible(!m_path.isEmpty());
    }
    if (m_remove)
        m_remove->setEnabled(m_list->currentItem());
}

} // namespace tandem
