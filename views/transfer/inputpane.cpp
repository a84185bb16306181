#include "views/transfer/inputpane.h"

#include "ui/destructivefocus.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "ui/theme.h"
#include "views/transfer/importjob.h"
#include "views/transfer/inputrows.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace tandem {

FileQuestion importQuestion(const QString& beside)
{
    const QString kinds = QStringLiteral("*.json *.jsonl *.ndjson *.txt *.md *.markdown");
    return {FileQuestion::Kind::OpenMany, QStringLiteral("import"),
        InputPane::tr("Choose files to import"),
        InputPane::tr("Benchmarks and articles (%1)").arg(kinds) + u";;" + allFilesFilter(), {},
        beside, {}};
}

InputPane::InputPane(AskFile files, QWidget* parent)
    : QWidget(parent)
    , m_ask(std::move(files))
    , m_rows(new RowsOf<RecognisedInput>(inputRows(), this))
    , m_job(new ImportJob(this))
    , m_list(new RowsView(m_rows, this))
    , m_remark(new QLabel(this))
{
    m_list->setObjectName(QStringLiteral("inputs"));
    m_list->setAccessibleName(tr("Files to import"));
    m_remark->setObjectName(QStringLiteral("inputRemark"));
    m_remark->setWordWrap(true);
    setLabelStyle(m_remark, LabelStyle::Secondary);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(buildButtons());
    layout->addWidget(m_list, 1);
    layout->addWidget(m_remark);

    auto* remove = new QAction(tr("Remove"), this);
    remove->setObjectName(QStringLiteral("removeInputAction"));
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(remove);
    connect(remove, &QAction::triggered, this, &InputPane::removeCurrent);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &InputPane::showState);
    showState();
}

QWidget* InputPane::buildButtons()
{
    auto* box = new QWidget(this);
    auto* files = new QPushButton(tr("Add &files…"), box);
    files->setObjectName(QStringLiteral("addFiles"));
    auto* folder = new QPushButton(tr("Add f&older…"), box);
    folder->setObjectName(QStringLiteral("addFolder"));
    m_remove = new QPushButton(tr("&Remove"), box);
    m_remove->setObjectName(QStringLiteral("removeInput"));
    guardFocus(*m_remove);
    const auto add = [this](const QStringList& paths) { addInputs(paths); };
    connect(files, &QPushButton::clicked, this,
        [this, add] { m_ask(this, importQuestion(QString()), add); });
    connect(folder, &QPushButton::clicked, this, [this, add] {
        m_ask(this,
            {FileQuestion::Kind::Folder, QStringLiteral("articles"),
                tr("Choose a folder of articles"), {}, {}, {}, {}},
            add);
    });
    connect(m_remove, &QPushButton::clicked, this, &InputPane::removeCurrent);
    auto* layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    for (QPushButton* button : {files, folder, m_remove}) {
        button->setAutoDefault(false);
        layout->addWidget(button);
    }
    layout->addStretch(1);
    return box;
}

void InputPane::addInputs(const QStringList& paths)
{
    for (const QString& path : paths) {
        if (!m_rows->find(RowKey(path)) && !m_toRecognise.contains(path))
            m_toRecognise.append(path);
    }
    recogniseNext();
}

void InputPane::recogniseNext()
{
    if (m_job->isRunning() || m_toRecognise.isEmpty())
        return;
    m_job->recognise(
        std::exchange(m_toRecognise, {}), [this](const QList<RecognisedInput>& inputs) {
            QList<RecognisedInput> all = m_rows->rows();
            for (const RecognisedInput& input : inputs) {
                if (!m_rows->find(RowKey(input.path)))
                    all.append(input);
            }
            m_rows->setRows(all);
            showState();
            emit inputsChanged();
            recogniseNext();
        });
}

void InputPane::removeCurrent()
{
    QList<RecognisedInput> left = m_rows->rows();
    if (m_list->currentRow() < 0)
        return;
    left.removeAt(m_list->currentRow());
    m_rows->setRows(left);
    showState();
    emit inputsChanged();
}

QStringList InputPane::paths() const
{
    QStringList paths;
    for (const RecognisedInput& input : m_rows->rows())
        paths.append(input.path);
    return paths;
}

bool InputPane::isReady() const
{
    return !m_rows->rows().isEmpty() && firstRemark().isEmpty() && !m_job->isRunning();
}

/// Why the first one that cannot be imported cannot.
QString InputPane::firstRemark() const
{
    for (const RecognisedInput& input : m_rows->rows()) {
        const QString remark = remarkOn(input);
        if (!remark.isEmpty())
            return remark;
    }
    return {};
}

void InputPane::showState()
{
    m_remove->setEnabled(m_list->currentIndex().isValid());
    const RecognisedInput* current = m_rows->rowAt(m_list->currentRow());
    QString remark = current ? remarkOn(*current) : QString();
    if (remark.isEmpty())
        remark = firstRemark();
    if (m_rows->rows().isEmpty()) {
        remark = tr("Add or drop KGDS.json, articles as .txt, .md, JSON or JSONL, or a folder of "
                    "them. In text files blank lines part the paragraphs.");
    }
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
}

} // namespace tandem
