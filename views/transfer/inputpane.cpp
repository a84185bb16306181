#include "views/transfer/inputpane.h"

#include "ui/arrange.h"
#include "ui/destructivefocus.h"
#include "ui/parts.h"
#include "ui/rows/rowsof.h"
#include "ui/rows/rowsview.h"
#include "views/transfer/transferwords.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr int kKindLetters = 32;         ///< of what files are recognised as
constexpr qsizetype kMostPreviewed = 20; ///< articles
constexpr qsizetype kShownOfParagraph = 200;
constexpr qsizetype kMostPreviewLines = 400;

QStringList importedSuffixes()
{
    return {QStringLiteral("json"), QStringLiteral("jsonl"), QStringLiteral("ndjson"),
        QStringLiteral("txt"), QStringLiteral("md"), QStringLiteral("markdown")};
}

QString kindName(const RecognisedInput& input)
{
    if (!input.kind)
        return TransferWords::tr("not usable");
    switch (*input.kind) {
    case InputKind::Kgds:
        return TransferWords::tr("KGDS benchmark, with its labels");
    case InputKind::ArticleJson:
        return TransferWords::tr("articles (JSON)");
    case InputKind::ArticleJsonl:
        return TransferWords::tr("articles (JSON Lines)");
    case InputKind::TextArticle:
        return TransferWords::tr("one article (text)");
    case InputKind::Folder:
        return TransferWords::tr("folder of articles");
    case InputKind::TandemProject:
        return TransferWords::tr("a project");
    case InputKind::Cases:
        return TransferWords::tr("ExPerT cases");
    case InputKind::ExpertResult:
        return TransferWords::tr("result of an evaluation");
    }
    return {};
}

QString fileName(const RecognisedInput& input)
{
    return QFileInfo(input.path).fileName();
}

FileQuestion importQuestion()
{
    const QString kinds = QStringLiteral("*.") + importedSuffixes().join(QStringLiteral(" *."));
    return {FileQuestion::Kind::OpenMany, QStringLiteral("import"),
        InputPane::tr("Choose files to import"),
        InputPane::tr("Benchmarks and articles (%1)").arg(kinds) + QStringLiteral(";;") +
            allFilesFilter(),
        {}, {}, {}};
}

/// The files to import and what each was recognised as.
RowSpec<RecognisedInput> inputRows()
{
    return {.key = [](const RecognisedInput& input) { return RowKey(input.path); },
        .columns =
            [] {
                return QList<RowColumn<RecognisedInput>>{
                    {.title = TransferWords::tr("File"), .text = fileName, .toolTip = fileName},
                    {.title = TransferWords::tr("Detected type"),
                        .text = kindName,
                        .toolTip = kindName,
                        .letters = kKindLetters}};
            },
        .accessible =
            [](const RecognisedInput& input) {
                return TransferWords::tr("%1: %2").arg(fileName(input), kindName(input));
            }};
}

/// Why an input cannot be imported; empty where it can.
QString remarkOn(const RecognisedInput& input)
{
    if (!input.kind)
        return input.kind.error().sentence();
    if (*input.kind == InputKind::TandemProject) {
        return TransferWords::tr("%1: This is a Tandem project. Open it instead of importing it.")
            .arg(QDir::toNativeSeparators(input.path));
    }
    if (*input.kind == InputKind::Cases || *input.kind == InputKind::ExpertResult) {
        return TransferWords::tr(
            "%1: This belongs to an evaluation. Drop it on the window, or add it under Evaluate.")
            .arg(QDir::toNativeSeparators(input.path));
    }
    return {};
}

/// What an import would make of an input, to be read: how many samples, their titles, and the
/// beginnings of paragraphs.
QString previewText(const InputPreview& preview)
{
    QStringList lines{TransferWords::tr("%1, %2 with a discussion", "samples, count")
                          .arg(TransferWords::tr("%n sample(s)", nullptr, preview.samples),
                              QLocale().toString(preview.discussions))};
    for (const ArticleText& article : preview.articles) {
        lines += {QString(), article.title};
        lines += TransferWords::tr("%n paragraph(s)", nullptr, int(article.paragraphs.size()));
        for (qsizetype i = 0; i < article.paragraphs.size(); ++i) {
            const QString& text = article.paragraphs.at(i);
            const bool isCut = text.size() > kShownOfParagraph;
            lines += QStringLiteral("%1. %2%3")
                         .arg(QLocale().toString(i + 1), text.left(kShownOfParagraph),
                             isCut ? QStringLiteral("…") : QString());
            if (lines.size() > kMostPreviewLines)
                break;
        }
    }
    if (preview.samples > preview.articles.size() || lines.size() > kMostPreviewLines)
        lines += {QString(), TransferWords::tr("… and more")};
    return lines.join(u'\n');
}

} // namespace

bool isImportable(const QFileInfo& file)
{
    const QString suffix = file.suffix().toLower();
    return file.isDir() || (file.exists() && (suffix == QLatin1String("tandem") ||
                                                 importedSuffixes().contains(suffix)));
}

InputPane::InputPane(AskFile files, QWidget* parent)
    : QWidget(parent)
    , m_ask(std::move(files))
    , m_rows(new RowsOf<RecognisedInput>(inputRows(), this))
    , m_list(named(new RowsView(m_rows, this), "inputs"))
    , m_remark(named(newNote(this, LabelStyle::Secondary), "inputRemark"))
{
    m_list->setAccessibleName(tr("Files to import"));
    auto* panes = inRow({{m_list, 1}, {buildPreview(), 1}}, 12);
    inColumn(this, {buildButtons(), {panes, 1}, m_remark}, 8);

    auto* remove = named(new QAction(tr("Remove"), this), "removeInputAction");
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(remove);
    connect(remove, &QAction::triggered, this, &InputPane::removeCurrent);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        showState();
        preview();
    });
    connect(m_firstLine, &QComboBox::currentIndexChanged, this, &InputPane::preview);
    connect(&m_previewed, &LatestBase::failed, this,
        [this](const Error& error) { m_preview->setPlainText(error.sentence()); });
    showState();
}

QWidget* InputPane::buildPreview()
{
    auto* box = new QWidget(this);
    m_preview = named(new QPlainTextEdit(box), "inputPreview");
    m_preview->setReadOnly(true);
    m_preview->setTabChangesFocus(true);
    m_preview->setAccessibleName(tr("Preview of the file"));
    m_preview->setPlaceholderText(tr("Title and paragraphs of the selected file"));
    m_firstLine = named(new QComboBox(box), "firstLine");
    m_firstLine->addItem(tr("the title, if it looks like one"), int(FirstLine::Recognized));
    m_firstLine->addItem(tr("the title"), int(FirstLine::Title));
    m_firstLine->addItem(tr("text"), int(FirstLine::Text));
    auto* label = new QLabel(tr("The first &line of a text file is"), box);
    label->setBuddy(m_firstLine);
    m_firstLineRow = new QWidget(box);
    inRow(m_firstLineRow, {label, m_firstLine, Free(1)}, 8);
    inColumn(box, {{m_preview, 1}, m_firstLineRow}, 8);
    return box;
}

FirstLine InputPane::firstLine() const
{
    return static_cast<FirstLine>(m_firstLine->currentData().toInt());
}

/// Reads what the current input would become.
void InputPane::preview()
{
    m_preview->clear(); // of another file or choice
    const RecognisedInput* current = m_rows->rowAt(m_list->currentRow());
    if (!current || !remarkOn(*current).isEmpty()) {
        m_previewed.cancel();
        return;
    }
    m_previewed.compute(
        [path = current->path, firstLine = firstLine()](const CancelFlag& cancelled) {
            return previewOf(path, firstLine, kMostPreviewed, *cancelled).map(&previewText);
        },
        [this](const QString& text) { m_preview->setPlainText(text); });
}

QWidget* InputPane::buildButtons()
{
    auto* box = new QWidget(this);
    auto* files = newButton(box, "addFiles", [] { return tr("Add &files…"); });
    auto* folder = newButton(box, "addFolder", [] { return tr("Add f&older…"); });
    m_remove = newButton(box, "removeInput", [] { return tr("&Remove"); });
    guardFocus(*m_remove);
    const auto add = [this](const QStringList& paths) { addInputs(paths); };
    connect(
        files, &QPushButton::clicked, this, [this, add] { m_ask(this, importQuestion(), add); });
    connect(folder, &QPushButton::clicked, this, [this, add] {
        m_ask(this,
            {FileQuestion::Kind::Folder, QStringLiteral("articles"),
                tr("Choose a folder of articles"), {}, {}, {}, {}},
            add);
    });
    connect(m_remove, &QPushButton::clicked, this, &InputPane::removeCurrent);
    inRow(box, {files, folder, m_remove, Free(1)}, 8);
    return box;
}

void InputPane::addInputs(const QStringList& paths)
{
    for (const QString& path : paths) {
        if (!m_rows->find(RowKey(path)) && !m_toRecognise.contains(path))
            m_toRecognise.append(path);
    }
    recogniseNext();
    emit inputsGiven(paths);
}

void InputPane::recogniseNext()
{
    if (m_recognised.isBusy() || m_toRecognise.isEmpty())
        return;
    m_recognised.compute(
        [paths = std::exchange(m_toRecognise, {})](const CancelFlag&) {
            QList<RecognisedInput> found;
            for (const QString& path : paths)
                found.append({path, inputKindOf(path)});
            return Expected<QList<RecognisedInput>>(found);
        },
        [this](const QList<RecognisedInput>& inputs) { takeRecognised(inputs); });
}

void InputPane::takeRecognised(const QList<RecognisedInput>& inputs)
{
    QList<RecognisedInput> all = m_rows->rows();
    for (const RecognisedInput& input : inputs) {
        if (!m_rows->find(RowKey(input.path)))
            all.append(input);
    }
    m_rows->setRows(all);
    if (m_list->currentRow() < 0)
        m_list->chooseRow(0);
    showState();
    emit inputsChanged();
    recogniseNext();
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
    return !m_rows->rows().isEmpty() && firstRemark().isEmpty() && !m_recognised.isBusy();
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
    const QList<RecognisedInput>& inputs = m_rows->rows();
    m_firstLineRow->setVisible(std::any_of(inputs.cbegin(), inputs.cend(), [](const auto& input) {
        return input.kind &&
               (*input.kind == InputKind::TextArticle || *input.kind == InputKind::Folder);
    }));
    const RecognisedInput* current = m_rows->rowAt(m_list->currentRow());
    QString remark = current ? remarkOn(*current) : QString();
    if (remark.isEmpty())
        remark = firstRemark();
    if (m_rows->rows().isEmpty()) {
        remark = tr("Add or drop KGDS.json, articles as .txt, .md, JSON or JSONL, or a folder of "
                    "them. In text files, a blank line starts a new paragraph.");
    }
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
}

} // namespace tandem
