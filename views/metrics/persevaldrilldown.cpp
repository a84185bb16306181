#include "views/metrics/persevaldrilldown.h"

#include "storage/formats/personalizedreader.h"
#include "ui/arrange.h"
#include "ui/elidedlabel.h"
#include "ui/paintedline.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/screen/layoutkeeping.h"
#include "ui/screen/livetext.h"
#include "ui/sectionview.h"
#include "ui/textdirection.h"
#include "ui/theme.h"
#include "views/metrics/persevaltables.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QList>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextDocument>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tandem {

/// The texts that a figure is about, beside each other: the document, a user's own summary of it,
/// and a model's for this user. Plain text, to be read and copied.
class PersevalTexts final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PersevalTexts)

public:
    explicit PersevalTexts(QWidget* parent = nullptr);

    void showTexts(
        const perseval::PersonalizedDocument& document, const QString& user, const QString& model);
    /// Shows a sentence in place of the texts.
    void showReason(const QString& sentence);

private:
    struct Pane
    {
        PaneHeader* header;
        QPlainTextEdit* text;
    };
    QWidget* makePane(const char* name);
    void showHeads(const QStringList& remarks, const QStringList& placeholders);
    static void fill(const Pane& pane, const QString& text);

    QList<Pane> m_panes; ///< document, the user's own, the model's
};

namespace {

/// What can be laid out at once without a halt; of longer texts the beginning is shown.
constexpr qsizetype kMostLetters = 60'000;

} // namespace

PersevalTexts::PersevalTexts(QWidget* parent)
    : QWidget(parent)
{
    const QList<QWidget*> panes{makePane("persevalDocumentText"), makePane("persevalOwnText"),
        makePane("persevalModelText")};
    inColumn(
        this, {keptPanes("persevalTexts", Qt::Horizontal, panes, {400, 300, 300})}, kUsualSpacing);
    setFocusProxy(m_panes.first().text);
}

QWidget* PersevalTexts::makePane(const char* name)
{
    auto* pane = new QWidget(this);
    auto* header = new PaneHeader(pane);
    auto* text = named(new QPlainTextEdit(pane), name);
    text->setReadOnly(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setTabChangesFocus(true);
    text->setFrameShape(QFrame::NoFrame);
    text->document()->setDocumentMargin(8);
    auto* column = inColumn(pane, {header}, 0);
    auto* room = inColumn({text}, kUsualSpacing, {8, 8, 8, 8});
    column->addLayout(room, 1);
    m_panes += Pane{header, text};
    return pane;
}

void PersevalTexts::fill(const Pane& pane, const QString& text)
{
    followDirection(pane.text, text);
    if (text.size() > kMostLetters)
        pane.text->setPlainText(
            text.left(kMostLetters) + QStringLiteral("\n\n") +
            tr("… and %1 more characters").arg(QLocale().toString(text.size() - kMostLetters)));
    else
        pane.text->setPlainText(text);
}

void PersevalTexts::showHeads(const QStringList& remarks, const QStringList& placeholders)
{
    const QString titles[] = {tr("Document"), tr("User's own summary"), tr("Model's summary")};
    for (int i = 0; i < int(m_panes.size()); ++i) {
        m_panes.at(i).header->setTitle(titles[i]);
        m_panes.at(i).header->setRemark(remarks.value(i));
        m_panes.at(i).text->setAccessibleName(titles[i]);
        m_panes.at(i).text->setPlaceholderText(placeholders.value(i));
    }
}

void PersevalTexts::showTexts(
    const perseval::PersonalizedDocument& document, const QString& user, const QString& model)
{
    const QString none = tr("None");
    showHeads({document.title, user, model}, {none, none, none});
    const auto found = std::find_if(document.users.cbegin(), document.users.cend(),
        [&](const perseval::UserSummaries& one) { return one.user == user; });
    const perseval::UserSummaries of =
        found == document.users.cend() ? perseval::UserSummaries() : *found;
    fill(m_panes.at(0), document.text);
    fill(m_panes.at(1), of.gold.value_or(QString()));
    fill(m_panes.at(2), of.summaries.value(document.models.indexOf(model)).value_or(QString()));
}

void PersevalTexts::showReason(const QString& sentence)
{
    showHeads({}, {sentence});
    for (const Pane& pane : std::as_const(m_panes))
        fill(pane, {});
}

namespace {

QToolButton* link(QWidget* parent, const char* name)
{
    auto* button = named(new QToolButton(parent), name);
    setLinkLike(button);
    return button;
}

/// A table that is sorted by a column, the highest first; -1: in its own order.
SectionView* sectionTable(const char* name, int sortColumn, QWidget* parent)
{
    auto* made = new SectionView(QLatin1String(name), parent);
    made->setSorting(sortColumn, Qt::DescendingOrder);
    made->keepSorting();
    return made;
}

void showSection(SectionView* table, const results::Section& section)
{
    table->setSection(section);
    table->setAccessibleName(section.title);
    table->chooseFirst();
}

/// A widget with the page's margins around it.
QWidget* inset(QWidget* inner, QWidget* parent)
{
    auto* room = new QWidget(parent);
    inColumn(room, {inner}, kUsualSpacing, {16, 0, 16, 12});
    return room;
}

} // namespace

PersevalDrillDown::PersevalDrillDown(QWidget* parent)
    : QWidget(parent)
    , m_result(noPersonalization())
    , m_document(perseval::PersonalizedDocument())
{
    m_levels = new QStackedWidget(this);
    m_levels->addWidget(buildModels());
    m_documents = sectionTable("persevalDocuments", 1, this);
    m_levels->addWidget(inset(m_documents, this));
    m_levels->addWidget(buildReaders());
    inColumn(this, {buildPath(), {m_levels, 1}}, 8);
    for (SectionView* table : {m_models, m_documents, m_readers})
        connect(table, &SectionView::linkChosen, this, &PersevalDrillDown::goDown);
    connect(m_readers, &SectionView::currentItemChanged, this, &PersevalDrillDown::showReader);
    connect(&m_reading, &LatestBase::failed, this,
        [this](const Error& error) { takeDocument(failure(error)); });
    setFocusProxy(m_models);
    inEveryLanguage(this, [this] {
        m_remarks->setPlainText(m_result->isEmpty() ? QString() : persevalRemarks(*m_result));
        showSection(m_models, persevalModels(*m_result));
        showPath();
        fill();
    });
}

QWidget* PersevalDrillDown::buildPath()
{
    auto* path = new QWidget(this);
    m_toModels = link(path, "persevalToModels");
    m_toDocuments = link(path, "persevalToDocuments");
    m_here = named(new ElidedLabel(path), "persevalHere");
    m_hint = newLabel(path, LabelStyle::Small);
    inRow(path, {m_toModels, m_toDocuments, {m_here, 1}, m_hint}, 6, {16, 0, 16, 0});
    connect(m_toModels, &QToolButton::clicked, this, [this] { enter(Level::Models); });
    connect(m_toDocuments, &QToolButton::clicked, this, [this] { enter(Level::Documents); });
    return path;
}

QWidget* PersevalDrillDown::buildModels()
{
    m_models = sectionTable("persevalModels", 1, this);
    m_remarks = named(new QPlainTextEdit(this), "persevalRemarks");
    m_remarks->setReadOnly(true);
    m_remarks->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_remarks->setTabChangesFocus(true);
    m_remarks->setFrameShape(QFrame::NoFrame);
    auto* title = newLabel(this, LabelStyle::SmallStrong);
    const auto words = [] { return tr("Excluded, or counted differently"); };
    bindText(title, &QLabel::setText, words);
    bindText(m_remarks, &QWidget::setAccessibleName, words);
    auto* lower = new QWidget(this);
    inColumn(lower, {title, {m_remarks, 1}}, kUsualSpacing, {0, 10, 0, 0});
    return inset(
        keptPanes("persevalModelPanes", Qt::Vertical, {m_models, lower}, {420, 170}, {3, 1}), this);
}

QWidget* PersevalDrillDown::buildReaders()
{
    m_readers = sectionTable("persevalReaders", 1, this);
    m_pairs = sectionTable("persevalPairs", -1, this);
    m_texts = new PersevalTexts(this);
    QSplitter* tables =
        keptPanes("persevalReaderTables", Qt::Horizontal, {m_readers, m_pairs}, {500, 500});
    return keptPanes(
        "persevalReaderPanes", Qt::Vertical, {inset(tables, this), m_texts}, {260, 330});
}

void PersevalDrillDown::setResult(const SharedPersonalization& result)
{
    const bool same = result->table == m_result->table;
    const QString model = m_result->table->models.value(m_model);
    QString document;
    if (m_level == Level::Readers) {
        const auto& score = m_result->evaluation.models.at(m_model).scores.at(m_score);
        document = m_result->table->documents.at(score.document).id;
    }
    m_result = result;
    m_remarks->setPlainText(persevalRemarks(*m_result));
    showSection(m_models, persevalModels(*m_result));
    Level wanted = m_level;
    m_model = std::max<qsizetype>(0, result->table->models.indexOf(model));
    if (wanted != Level::Models && result->table->models.value(m_model) != model)
        wanted = Level::Models;
    if (wanted == Level::Readers) {
        const auto& scores = result->evaluation.models.at(m_model).scores;
        const auto found = std::find_if(scores.cbegin(), scores.cend(), [&](const auto& score) {
            return result->table->documents.at(score.document).id == document;
        });
        if (found == scores.cend())
            wanted = Level::Documents;
        else
            m_score = found - scores.cbegin();
    }
    if (!same)
        m_document = perseval::PersonalizedDocument();
    enter(wanted);
}

void PersevalDrillDown::enter(Level level)
{
    const bool hadKeyboard = m_levels->currentWidget()->isAncestorOf(QApplication::focusWidget());
    m_level = level;
    m_levels->setCurrentIndex(int(level));
    SectionView* const tables[] = {m_models, m_documents, m_readers};
    setFocusProxy(tables[int(level)]);
    if (hadKeyboard || m_toModels->hasFocus() || m_toDocuments->hasFocus())
        tables[int(level)]->setFocus(Qt::OtherFocusReason);
    showPath();
    fill();
    emit levelChanged();
}

void PersevalDrillDown::goDown()
{
    if (m_result->isEmpty())
        return;
    const qsizetype item = currentTable()->currentItem();
    if (m_level == Level::Readers)
        return m_texts->setFocus(Qt::OtherFocusReason);
    if (item < 0)
        return;
    (m_level == Level::Models ? m_model : m_score) = item;
    enter(Level(int(m_level) + 1));
}

void PersevalDrillDown::goUp()
{
    if (m_level == Level::Readers && m_texts->isAncestorOf(QApplication::focusWidget()))
        m_readers->setFocus(Qt::OtherFocusReason);
    else if (m_level != Level::Models)
        enter(Level(int(m_level) - 1));
}

void PersevalDrillDown::showPath()
{
    m_toModels->setVisible(m_level != Level::Models);
    m_toDocuments->setVisible(m_level == Level::Readers);
    const QString model = m_result->table->models.value(m_model);
    m_toModels->setText(tr("All models ›"));
    m_toDocuments->setText(tr("%1 ›", "back to the documents of a model").arg(model));
    switch (m_level) {
    case Level::Models:
        m_here->setText(readingIn(layoutDirection(), persevalSummary(*m_result)));
        m_hint->setText(tr("Enter: a model's documents"));
        return;
    case Level::Documents: {
        const auto& found = m_result->evaluation.models.at(m_model);
        const qint64 leftOut = m_result->table->documents.size() - found.documents;
        QString text =
            model + QStringLiteral(" · ") + tr("%Ln document(s)", nullptr, int(found.documents));
        if (leftOut > 0)
            text += QStringLiteral(" · ") + tr("%Ln excluded", nullptr, int(leftOut));
        m_here->setText(readingIn(layoutDirection(), text));
        m_hint->setText(tr("Enter: a document's users · Backspace: models"));
        return;
    }
    case Level::Readers: {
        const auto& score = m_result->evaluation.models.at(m_model).scores.at(m_score);
        m_here->setText(m_result->table->documents.at(score.document).id);
        m_hint->setText(tr("Enter: the texts · Backspace: back"));
    }
    }
}

void PersevalDrillDown::fill()
{
    m_work.cancel();
    if (m_level == Level::Models || m_result->isEmpty())
        return;
    if (m_level == Level::Readers) {
        readTexts();
        showSection(m_readers, persevalReaders(*m_result, m_model, m_score));
        return;
    }
    m_work.compute(
        [result = m_result, model = m_model](const CancelFlag&) -> Expected<results::Section> {
            return persevalDocuments(*result, model);
        },
        [this](const results::Section& table) {
            showSection(m_documents, table);
            emit levelChanged();
        });
}

void PersevalDrillDown::takeDocument(Expected<perseval::PersonalizedDocument> document)
{
    m_document = std::move(document);
    showReader();
}

void PersevalDrillDown::readTexts()
{
    m_reading.cancel();
    const auto& score = m_result->evaluation.models.at(m_model).scores.at(m_score);
    const perseval::DocumentDistances& document = m_result->table->documents.at(score.document);
    if (m_result->source.texts.isEmpty() || (document.firstByte < 0 && !m_result->rated)) {
        m_document =
            failure(ErrorCode::NotFound, tr("The distances were imported without their texts."));
        return;
    }
    if (m_document && m_document->id == document.id)
        return;
    m_document = perseval::PersonalizedDocument();
    const auto take = [this](const perseval::PersonalizedDocument& read) { takeDocument(read); };
    if (m_result->rated) {
        m_reading.compute(
            [rated = m_result->rated, place = score.document](const CancelFlag&) {
                return perseval::withSurrogates(rated->documents.at(place), rated->rule);
            },
            take);
        return;
    }
    m_reading.compute(
        [path = m_result->source.texts, from = document.firstByte, bytes = document.bytes,
            id = document.id](const CancelFlag&) -> Expected<perseval::PersonalizedDocument> {
            TANDEM_TRY(read, readPersonalizedDocument(path, from, bytes));
            if (read->id != id)
                return failure(ErrorCode::InvalidInput,
                    tr("The file has changed: this document is no longer where it was."), path,
                    tr("Open the file again."));
            return read;
        },
        take);
}

void PersevalDrillDown::showReader()
{
    const qsizetype reader = m_readers->currentItem();
    if (m_level != Level::Readers || reader < 0)
        return;
    const auto& score = m_result->evaluation.models.at(m_model).scores.at(m_score);
    if (reader >= score.users.size())
        return;
    showSection(m_pairs, persevalPairs(*m_result, m_model, m_score, reader));
    if (!m_document)
        m_texts->showReason(m_document.error().sentence());
    else if (m_reading.isBusy())
        m_texts->showReason(tr("Reading the texts…"));
    else
        m_texts->showTexts(*m_document,
            m_result->table->documents.at(score.document).users.at(score.users.at(reader).user),
            m_result->table->models.at(m_model));
}

SectionView* PersevalDrillDown::currentTable() const
{
    if (m_level == Level::Readers)
        return m_pairs->hasFocus() ? m_pairs : m_readers;
    return m_level == Level::Models ? m_models : m_documents;
}

QList<SectionView*> PersevalDrillDown::tables() const
{
    return {m_models, m_documents, m_readers, m_pairs};
}

void PersevalDrillDown::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LayoutDirectionChange)
        showPath();
    QWidget::changeEvent(event);
}

} // namespace tandem

#include "views/metrics/persevaldrilldown.moc"
