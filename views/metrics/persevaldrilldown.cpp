#include "views/metrics/persevaldrilldown.h"

#include "storage/formats/personalizedreader.h"
#include "ui/elidedlabel.h"
#include "ui/paintedline.h"
#include "ui/sectionview.h"
#include "ui/theme.h"
#include "views/metrics/persevaltables.h"
#include "views/metrics/persevaltexts.h"

#include <QApplication>
#include <QDataStream>
#include <QEvent>
#include <QHBoxLayout>
#include <QIODevice>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tandem {

namespace {

QToolButton* link(QWidget* parent, const char* name)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    setLinkLike(button);
    return button;
}

QSplitter* splitter(Qt::Orientation orientation, const QList<int>& sizes, QWidget* parent)
{
    auto* made = new QSplitter(orientation, parent);
    made->setChildrenCollapsible(false);
    made->setHandleWidth(1);
    made->setSizes(sizes);
    return made;
}

/// A table that is sorted by a column, the highest first; -1: in its own order.
SectionView* sectionTable(const char* name, int sortColumn, QWidget* parent)
{
    auto* made = new SectionView(QLatin1String(name), parent);
    made->setSorting(sortColumn, Qt::DescendingOrder);
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
    auto* layout = new QVBoxLayout(room);
    layout->setContentsMargins(16, 0, 16, 12);
    layout->addWidget(inner);
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
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(buildPath());
    layout->addWidget(m_levels, 1);
    for (SectionView* table : {m_models, m_documents, m_readers})
        connect(table, &SectionView::linkChosen, this, &PersevalDrillDown::goDown);
    connect(m_readers, &SectionView::currentItemChanged, this, &PersevalDrillDown::showReader);
    setFocusProxy(m_models);
    retranslate();
}

PersevalDrillDown::~PersevalDrillDown() = default;

QWidget* PersevalDrillDown::buildPath()
{
    auto* path = new QWidget(this);
    m_toModels = link(path, "persevalToModels");
    m_toDocuments = link(path, "persevalToDocuments");
    m_here = new ElidedLabel(path);
    m_here->setObjectName(QStringLiteral("persevalHere"));
    m_hint = new QLabel(path);
    setLabelStyle(m_hint, LabelStyle::Small);
    auto* row = new QHBoxLayout(path);
    row->setContentsMargins(16, 0, 16, 0);
    row->setSpacing(6);
    row->addWidget(m_toModels);
    row->addWidget(m_toDocuments);
    row->addWidget(m_here, 1);
    row->addWidget(m_hint);
    connect(m_toModels, &QToolButton::clicked, this, [this] { enter(Level::Models); });
    connect(m_toDocuments, &QToolButton::clicked, this, [this] { enter(Level::Documents); });
    return path;
}

QWidget* PersevalDrillDown::buildModels()
{
    m_models = sectionTable("persevalModels", 1, this);
    m_remarks = new QPlainTextEdit(this);
    m_remarks->setObjectName(QStringLiteral("persevalRemarks"));
    m_remarks->setReadOnly(true);
    m_remarks->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_remarks->setTabChangesFocus(true);
    m_remarks->setFrameShape(QFrame::NoFrame);
    m_remarksTitle = new QLabel(this);
    setLabelStyle(m_remarksTitle, LabelStyle::SmallStrong);
    auto* lower = new QWidget(this);
    auto* column = new QVBoxLayout(lower);
    column->setContentsMargins(0, 10, 0, 0);
    column->addWidget(m_remarksTitle);
    column->addWidget(m_remarks, 1);
    m_modelSplitter = splitter(Qt::Vertical, {}, this);
    m_modelSplitter->addWidget(m_models);
    m_modelSplitter->addWidget(lower);
    m_modelSplitter->setStretchFactor(0, 3);
    m_modelSplitter->setStretchFactor(1, 1);
    m_modelSplitter->setSizes({420, 170});
    return inset(m_modelSplitter, this);
}

QWidget* PersevalDrillDown::buildReaders()
{
    m_readers = sectionTable("persevalReaders", 1, this);
    m_pairs = sectionTable("persevalPairs", -1, this);
    m_texts = new PersevalTexts(this);
    m_tableSplitter = splitter(Qt::Horizontal, {}, this);
    m_tableSplitter->addWidget(m_readers);
    m_tableSplitter->addWidget(m_pairs);
    m_tableSplitter->setSizes({500, 500});
    m_readerSplitter = splitter(Qt::Vertical, {}, this);
    m_readerSplitter->addWidget(inset(m_tableSplitter, this));
    m_readerSplitter->addWidget(m_texts);
    m_readerSplitter->setSizes({260, 330});
    return m_readerSplitter;
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
    switch (m_level) {
    case Level::Models:
        if (item < 0)
            return;
        m_model = item;
        enter(Level::Documents);
        return;
    case Level::Documents:
        if (item < 0)
            return;
        m_score = item;
        enter(Level::Readers);
        return;
    case Level::Readers:
        m_texts->setFocus(Qt::OtherFocusReason);
    }
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
            text += QStringLiteral(" · ") + tr("%Ln left out", nullptr, int(leftOut));
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
    if (m_level == Level::Models || m_result->isEmpty()) {
        m_settled = true;
        return;
    }
    m_settled = m_level == Level::Readers;
    if (m_level == Level::Readers) {
        readTexts();
        showSection(m_readers, persevalReaders(*m_result, m_model, m_score));
        return;
    }
    m_work.ask<results::Section>(
        this,
        [result = m_result, model = m_model](
            const std::atomic_bool&) { return persevalDocuments(*result, model); },
        [this](const results::Section& table) {
            showSection(m_documents, table);
            m_settled = true;
            emit levelChanged();
        });
}

void PersevalDrillDown::readTexts()
{
    m_textsSettled = true;
    const auto& score = m_result->evaluation.models.at(m_model).scores.at(m_score);
    const perseval::DocumentDistances& document = m_result->table->documents.at(score.document);
    if (m_result->source.texts.isEmpty() || document.firstByte < 0) {
        m_document = failure(ErrorCode::NotFound,
            tr("The distances were brought in without the texts that they are of."));
        return;
    }
    if (m_document && m_document->id == document.id)
        return;
    m_textsSettled = false;
    m_document = perseval::PersonalizedDocument();
    m_reading.ask<Expected<perseval::PersonalizedDocument>>(
        this,
        [path = m_result->source.texts, from = document.firstByte, bytes = document.bytes](
            const std::atomic_bool&) { return readPersonalizedDocument(path, from, bytes); },
        [this, id = document.id](const Expected<perseval::PersonalizedDocument>& read) {
            m_document = read;
            if (read && read->id != id)
                m_document = failure(ErrorCode::InvalidInput,
                    tr("Another document stands there in the file by now."), m_result->source.texts,
                    tr("Open the file again."));
            m_textsSettled = true;
            showReader();
        });
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
    else if (!m_textsSettled)
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

void PersevalDrillDown::retranslate()
{
    m_remarksTitle->setText(tr("Left out, or counted in another way than usual"));
    m_remarks->setAccessibleName(m_remarksTitle->text());
    m_remarks->setPlainText(m_result->isEmpty() ? QString() : persevalRemarks(*m_result));
    showSection(m_models, persevalModels(*m_result));
    showPath();
    fill();
}

void PersevalDrillDown::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::LayoutDirectionChange)
        showPath();
    QWidget::changeEvent(event);
}

QByteArray PersevalDrillDown::saveLayout() const
{
    QByteArray layout;
    QDataStream stream(&layout, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_4);
    stream << m_modelSplitter->saveState() << m_tableSplitter->saveState()
           << m_readerSplitter->saveState() << m_texts->saveLayout();
    for (const SectionView* table : tables())
        stream << qint32(table->sortedBy()) << (table->sortOrder() == Qt::DescendingOrder);
    return layout;
}

void PersevalDrillDown::restoreLayout(const QByteArray& layout)
{
    QDataStream stream(layout);
    stream.setVersion(QDataStream::Qt_6_4);
    QByteArray splitters[4];
    for (QByteArray& state : splitters)
        stream >> state;
    QList<std::pair<qint32, bool>> sorting;
    for (qsizetype i = 0; i < tables().size(); ++i) {
        qint32 column = -1;
        bool down = true;
        stream >> column >> down;
        sorting += {column, down};
    }
    if (stream.status() != QDataStream::Ok)
        return;
    m_modelSplitter->restoreState(splitters[0]);
    m_tableSplitter->restoreState(splitters[1]);
    m_readerSplitter->restoreState(splitters[2]);
    m_texts->restoreLayout(splitters[3]);
    for (qsizetype i = 0; i < sorting.size(); ++i)
        tables().at(i)->setSorting(
            sorting.at(i).first, sorting.at(i).second ? Qt::DescendingOrder : Qt::AscendingOrder);
}

} // namespace tandem
