#include "views/transfer/inputpane.h"

#include "ui/destructivefocus.h"
#include "ui/theme.h"
#include "views/transfer/importjob.h"
#include "views/transfer/inputlistmodel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

namespace tandem {

namespace {

constexpr int fileColumnWidth = 320;

} // namespace

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
    , m_model(new InputListModel(this))
    , m_job(new ImportJob(this))
    , m_list(new QTreeView(this))
    , m_remark(new QLabel(this))
{
    m_list->setObjectName(QStringLiteral("inputs"));
    m_list->setAccessibleName(tr("Files to import"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setModel(m_model);
    m_list->header()->setStretchLastSection(true);
    m_list->header()->resizeSection(InputListModel::File, fileColumnWidth);
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
        if (!m_model->contains(path) && !m_toRecognise.contains(path))
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
            m_model->add(inputs);
            showState();
            emit inputsChanged();
            recogniseNext();
        });
}

void InputPane::removeCurrent()
{
    m_model->removeInput(m_list->currentIndex().row());
    showState();
    emit inputsChanged();
}

QStringList InputPane::paths() const
{
    return m_model->paths();
}

bool InputPane::isReady() const
{
    return m_model->isReady() && !m_job->isRunning();
}

void InputPane::showState()
{
    m_remove->setEnabled(m_list->currentIndex().isValid());
    QString remark = m_list->currentIndex().data(InputListModel::Remark).toString();
    if (remark.isEmpty())
        remark = m_model->firstRemark();
    if (m_model->rowCount() == 0) {
        remark = tr("Add or drop KGDS.json, articles as .txt, .md, JSON or JSONL, or a folder of "
                    "them. In text files blank lines part the paragraphs.");
    }
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
}

} // namespace tandem
