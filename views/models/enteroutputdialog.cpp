#include "views/models/enteroutputdialog.h"

#include "storage/project/benchmark.h"
#include "storage/project/systemgaps.h"
#include "ui/arrange.h"
#include "ui/dialogsize.h"
#include "ui/messagebar.h"
#include "ui/parts.h"
#include "ui/segmentswitch.h"
#include "ui/theme.h"
#include "views/session/projectsession.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QStackedWidget>
#include <QWidget>

#include <algorithm>
#include <optional>

namespace tandem {

/// Takes the paragraphs that a system chose, beside the article that they are of. What the article
/// lacks may be the system's fault or a slip of who types: it is told while they type, and counts
/// once they say which of the two it is.
class TypedParagraphs final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TypedParagraphs)

public:
    explicit TypedParagraphs(QWidget* parent = nullptr);

    /// The sample that they are of; null while there is none. It outlives this or the next call.
    void setSample(const BenchmarkEntry* entry);
    QStringList paragraphs() const;
    /// What keeps them from being taken, translated; empty where nothing does.
    QString problem() const;
    void clear();

signals:
    void edited();

private:
    void showFound();

    const BenchmarkEntry* m_entry = nullptr;
    QLineEdit* m_paragraphs;
    QLabel* m_found;
    QCheckBox* m_keep;
    QPlainTextEdit* m_article;
    QString m_slips; ///< what may be no fault of the system, translated
};

namespace {

constexpr int kArticleLines = 5;
constexpr qsizetype kNamedUnknown = 8;

QString articleText(const kgds::SampleRecord& record)
{
    QStringList paragraphs;
    for (const kgds::ParagraphRecord& paragraph : record.article)
        paragraphs += QStringLiteral("%1  %2").arg(paragraph.index).arg(paragraph.text);
    return paragraphs.join(QStringLiteral("\n\n"));
}

/// Each paragraph that is named more than once.
QStringList namedAgain(const QStringList& named)
{
    QStringList again;
    QSet<QString> seen;
    for (const QString& name : named) {
        const std::optional<int> index = kgds::paragraphIndex(name);
        const QString shown = index ? QString::number(*index) : name;
        if (seen.contains(name) && !again.contains(shown))
            again.append(shown);
        seen.insert(name);
    }
    return again;
}

/// "x is no number. The article has no paragraph 99. 2 is there more than once."
QString slipsText(const QStringList& unknown, const QStringList& again)
{
    QStringList words;
    QStringList numbers;
    for (const QString& one : unknown) {
        bool isNumber = false;
        (void)one.toInt(&isNumber);
        (isNumber ? numbers : words) += one;
    }
    const auto few = [](const QStringList& all) {
        const QString shown = all.mid(0, kNamedUnknown).join(QStringLiteral(", "));
        return all.size() <= kNamedUnknown ? shown : shown + QStringLiteral(" …");
    };
    QStringList sentences;
    if (!words.isEmpty())
        sentences += TypedParagraphs::tr("Not paragraph numbers: %1.").arg(few(words));
    if (!numbers.isEmpty())
        sentences += TypedParagraphs::tr("Not in the article: %1.").arg(few(numbers));
    if (!again.isEmpty())
        sentences += TypedParagraphs::tr("Named more than once: %1.").arg(few(again));
    return sentences.join(u' ');
}

} // namespace

TypedParagraphs::TypedParagraphs(QWidget* parent)
    : QWidget(parent)
    , m_paragraphs(named(new QLineEdit(this), "outputParagraphs"))
    , m_found(named(newNote(this, LabelStyle::Small), "outputParagraphsFound"))
    , m_keep(named(new QCheckBox(this), "outputKeepUnknown"))
    , m_article(named(new QPlainTextEdit(this), "outputArticle"))
{
    auto* label = new QLabel(tr("Selected &paragraphs"), this);
    label->setBuddy(m_paragraphs);
    m_paragraphs->setPlaceholderText(tr("numbers, e.g. 1, 3-5"));
    m_keep->setText(tr("The system &wrote this: keep it as its error"));
    m_keep->hide();
    m_article->setTabChangesFocus(true);
    m_article->setMinimumHeight(kArticleLines * m_article->fontMetrics().lineSpacing());
    m_article->setReadOnly(true);
    m_article->setAccessibleName(tr("The article, with paragraph numbers"));
    connect(m_paragraphs, &QLineEdit::textChanged, this, [this] {
        showFound();
        emit edited();
    });
    connect(m_keep, &QCheckBox::toggled, this, &TypedParagraphs::edited);
    inColumn(this, {inRow({label, {m_paragraphs, 1}}, 8), m_found, m_keep, {m_article, 1}}, 6, {});
}

void TypedParagraphs::setSample(const BenchmarkEntry* entry)
{
    m_entry = entry;
    const QString article = entry ? articleText(entry->record) : QString();
    if (m_article->toPlainText() != article)
        m_article->setPlainText(article);
    showFound();
}

QStringList TypedParagraphs::paragraphs() const
{
    return paragraphsTyped(m_paragraphs->text());
}

QString TypedParagraphs::problem() const
{
    if (m_slips.isEmpty() || m_keep->isChecked())
        return {};
    return tr("%1 Correct it, or confirm that the system wrote it.").arg(m_slips);
}

void TypedParagraphs::clear()
{
    m_paragraphs->clear();
    m_keep->setChecked(false);
}

/// What was agreed to holds for these paragraphs alone.
void TypedParagraphs::showFound()
{
    const QStringList named = paragraphs();
    const QStringList unknown = m_entry ? unknownParagraphs(named, m_entry->record) : QStringList();
    const QString slips = slipsText(unknown, namedAgain(named));
    if (slips != m_slips)
        m_keep->setChecked(false);
    m_slips = slips;
    QString text;
    if (m_entry) {
        const QSet<QString> once(named.cbegin(), named.cend());
        const QSet<QString> lacking(unknown.cbegin(), unknown.cend());
        text = tr("%1 of %2 paragraphs.")
                   .arg(once.size() - lacking.size())
                   .arg(m_entry->record.article.size());
    }
    if (!slips.isEmpty())
        text += u' ' + slips;
    m_found->setText(text);
    setLabelStyle(m_found, slips.isEmpty() ? LabelStyle::Small : LabelStyle::Error);
    m_keep->setVisible(!slips.isEmpty());
}

namespace {

constexpr int kSampleLetters = 40;

Expected<QList<BenchmarkEntry>> benchmarkEntries(Database& database, const CancelFlag& cancelled)
{
    QList<BenchmarkEntry> entries;
    TANDEM_DO(forEachBenchmarkSample(
        database,
        [&](const BenchmarkSample& one) -> Expected<void> {
            if (one.record)
                entries.append({one.sample, one.position, one.title, *one.record});
            return {};
        },
        [&](qint64, qint64) { return !cancelled->load(); }));
    return entries;
}

QPlainTextEdit* newEditor(QWidget* parent, const char* name, int lines)
{
    auto* editor = named(new QPlainTextEdit(parent), name);
    editor->setTabChangesFocus(true);
    editor->setMinimumHeight(lines * editor->fontMetrics().lineSpacing() + 16);
    return editor;
}

QLabel* labelOf(QWidget* parent, const QString& text, QWidget* buddy)
{
    auto* label = new QLabel(text, parent);
    label->setBuddy(buddy);
    return label;
}

} // namespace

EnterOutputDialog::EnterOutputDialog(
    ProjectSession& session, const QStringList& models, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_messages(new MessageBar(this))
    , m_reading(session, this)
{
    setObjectName(QStringLiteral("enterOutputDialog"));
    setWindowTitle(tr("Enter an output by hand"));
    setModal(true);
    resizeWithin(this, {760, 620});
    build(models);
    m_reading.read(
        [](Database& database, const CancelFlag& cancelled) {
            return benchmarkEntries(database, cancelled);
        },
        [this](const QList<BenchmarkEntry>& samples) { showSamples(samples); });
}

void EnterOutputDialog::build(const QStringList& models)
{
    auto* inside = new QWidget(this);
    setSurface(inside, Surface::Panel);
    m_opinions = newEditor(inside, "outputOpinions", 4);
    m_problem = named(newNote(inside, LabelStyle::Error), "outputProblem");
    m_problem->hide();
    m_gaveNone = named(new QCheckBox(inside), "outputGaveNone");
    m_gaveNone->hide();
    connect(m_gaveNone, &QCheckBox::toggled, this, &EnterOutputDialog::revalidate);
    inColumn(inside,
        {buildHead(models), {buildBackground(), 3},
            labelOf(inside, tr("&Opinion summary"), m_opinions), {m_opinions, 2}, m_problem,
            m_gaveNone},
        8, {20, 16, 20, 16});
    inColumn(this, {m_messages, {inside, 1}, buildButtons()}, 0);
    showPattern();
    m_model->setFocus();
}

QWidget* EnterOutputDialog::buildHead(const QStringList& models)
{
    auto* head = new QWidget(this);
    m_sample = named(new QComboBox(head), "outputSample");
    m_sample->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_sample->setMinimumContentsLength(kSampleLetters);
    m_model = named(new QLineEdit(head), "outputModel");
    m_model->setPlaceholderText(tr("e.g. GPT-4o"));
    auto* completer = new QCompleter(models, m_model);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_model->setCompleter(completer);
    m_pattern = new SegmentSwitch(
        "outputPattern",
        [] {
            return QStringList{kgds::patternName(kgds::Pattern::Extractive),
                kgds::patternName(kgds::Pattern::Abstractive)};
        },
        head);
    m_paradigm = new SegmentSwitch(
        "outputParadigm",
        [] {
            return QStringList{kgds::paradigmName(kgds::Paradigm::StructuredPrompt),
                kgds::paradigmName(kgds::Paradigm::SelfReflection)};
        },
        head);
    m_pattern->setAccessibleName(tr("Summary pattern"));
    m_paradigm->setAccessibleName(tr("Prompting paradigm"));
    connect(m_pattern, &SegmentSwitch::chosen, this, &EnterOutputDialog::showPattern);
    connect(m_sample, &QComboBox::currentIndexChanged, this, &EnterOutputDialog::showParagraphs);
    connect(m_model, &QLineEdit::textChanged, this, &EnterOutputDialog::revalidate);
    inColumn(head,
        {inRow({labelOf(head, tr("&Sample"), m_sample), {m_sample, 1}}, 8),
            inRow({labelOf(head, tr("&Model"), m_model), {m_model, 1}}, 8),
            inRow({m_pattern, m_paradigm, Free()}, 12)},
        8, {});
    return head;
}

QWidget* EnterOutputDialog::buildBackground()
{
    m_background = new QStackedWidget(this);
    m_paragraphs = new TypedParagraphs(m_background);
    connect(m_paragraphs, &TypedParagraphs::edited, this, &EnterOutputDialog::revalidate);
    auto* abstractive = new QWidget(m_background);
    m_abstract = newEditor(abstractive, "outputBackground", 5);
    inColumn(abstractive,
        {labelOf(abstractive, tr("&Background summary"), m_abstract), {m_abstract, 1}}, 6, {});
    for (QPlainTextEdit* text : {m_abstract, m_opinions})
        connect(text, &QPlainTextEdit::textChanged, this, &EnterOutputDialog::revalidate);
    m_background->addWidget(m_paragraphs);
    m_background->addWidget(abstractive);
    return m_background;
}

QWidget* EnterOutputDialog::buildButtons()
{
    auto* box = new QDialogButtonBox(this);
    box->setContentsMargins(20, 12, 20, 16);
    m_another = named(box->addButton(tr("Add and enter a&nother"), QDialogButtonBox::ActionRole),
        "addOutputAndAnother");
    m_another->setAutoDefault(false);
    connect(m_another, &QPushButton::clicked, this, [this] { save(true); });
    m_save = addDialogButtons(
        box, this, tr("&Add output"), "addSystemOutput", tr("Cancel"), "cancelOutput");
    return box;
}

void EnterOutputDialog::showSamples(const QList<BenchmarkEntry>& samples)
{
    m_samples = samples;
    m_sample->clear();
    for (qsizetype i = 0; i < samples.size(); ++i) {
        const BenchmarkEntry& one = samples.at(i);
        m_sample->addItem(QStringLiteral("%1  %2").arg(one.position).arg(one.title), i);
        if (one.sample == m_session.currentSample())
            m_sample->setCurrentIndex(int(i));
    }
    if (samples.isEmpty())
        m_messages->showMessage(
            MessageBar::Kind::Warning, tr("The benchmark has no samples yet. Settle some first."));
    showParagraphs();
}

const BenchmarkEntry* EnterOutputDialog::chosen() const
{
    const int index = m_sample->currentIndex();
    return index >= 0 && index < m_samples.size() ? &m_samples.at(index) : nullptr;
}

kgds::Pattern EnterOutputDialog::pattern() const
{
    return kgds::kPatterns.at(std::size_t(m_pattern->current()));
}

void EnterOutputDialog::showPattern()
{
    m_background->setCurrentIndex(m_pattern->current());
    revalidate();
}

/// Problems are told from the first attempt on.
void EnterOutputDialog::revalidate()
{
    if (m_tried)
        validate();
}

void EnterOutputDialog::showParagraphs()
{
    m_paragraphs->setSample(chosen());
}

kgds::SystemRef EnterOutputDialog::system() const
{
    return {m_model->text().trimmed(), kgds::kParadigms.at(std::size_t(m_paradigm->current())),
        pattern()};
}

kgds::SystemOutput EnterOutputDialog::output() const
{
    kgds::SystemOutput output;
    if (pattern() == kgds::Pattern::Extractive)
        output.paragraphs = m_paragraphs->paragraphs();
    else
        output.background = m_abstract->toPlainText();
    output.opinions = m_opinions->toPlainText();
    return output;
}

QStringList EnterOutputDialog::emptyParts() const
{
    const kgds::SystemOutput now = output();
    QStringList empty;
    if (pattern() == kgds::Pattern::Extractive && now.paragraphs.isEmpty())
        empty += tr("paragraph selection");
    if (pattern() == kgds::Pattern::Abstractive && now.background.trimmed().isEmpty())
        empty += tr("background summary");
    if (now.opinions.trimmed().isEmpty())
        empty += tr("opinion summary");
    return empty;
}

/// What was said of one part does not hold for another.
void EnterOutputDialog::showEmptyParts()
{
    const QStringList empty = emptyParts();
    const QString text =
        tr("Not &generated by the system: %1").arg(empty.join(QStringLiteral(", ")));
    if (m_gaveNone->text() != text)
        m_gaveNone->setChecked(false);
    m_gaveNone->setText(text);
    m_gaveNone->setVisible(!empty.isEmpty());
}

bool EnterOutputDialog::validate()
{
    showEmptyParts();
    QStringList problems;
    if (!chosen())
        problems += tr("Choose a sample.");
    if (m_model->text().trimmed().isEmpty())
        problems += tr("Enter the model's name.");
    const kgds::SystemOutput now = output();
    if (now.opinions.trimmed().isEmpty() && now.background.trimmed().isEmpty() &&
        now.paragraphs.isEmpty())
        problems += tr("The output is empty: enter a background or opinions.");
    else if (!emptyParts().isEmpty() && !m_gaveNone->isChecked())
        problems += tr("Missing: %1. Fill it in, or confirm that the system did not generate it.")
                        .arg(emptyParts().join(QStringLiteral(", ")));
    if (pattern() == kgds::Pattern::Extractive && !m_paragraphs->problem().isEmpty())
        problems += m_paragraphs->problem();
    m_problem->setText(problems.join(u' '));
    m_problem->setVisible(!problems.isEmpty());
    return problems.isEmpty();
}

void EnterOutputDialog::accept()
{
    save(false);
}

void EnterOutputDialog::save(bool another)
{
    m_tried = true;
    m_messages->clear();
    if (!validate())
        return;
    m_save->setEnabled(false);
    m_another->setEnabled(false);
    m_session.change(this, enteringOutput(*chosen(), system(), output()))
        .onEnded(this, [this, another](const Expected<void>& result) {
            m_save->setEnabled(true);
            m_another->setEnabled(true);
            if (!result) {
                m_messages->showMessage(MessageBar::Kind::Error, result.error().sentence());
                return;
            }
            emit outputAdded();
            if (!another)
                return QDialog::accept();
            m_tried = false;
            m_gaveNone->hide();
            for (QPlainTextEdit* text : {m_abstract, m_opinions})
                text->clear();
            m_paragraphs->clear();
            m_sample->setCurrentIndex(
                std::min(m_sample->currentIndex() + 1, m_sample->count() - 1));
            m_messages->showMessage(MessageBar::Kind::Success, tr("Output added."));
            m_sample->setFocus();
        });
}

/// Closing asks once about what is typed, and again when that has changed.
void EnterOutputDialog::reject()
{
    const kgds::SystemOutput now = output();
    if (now != kgds::SystemOutput() && now != m_warned) {
        m_warned = now;
        m_messages->showMessage(MessageBar::Kind::Warning,
            tr("The output has not been added. Cancel or Esc again discards it."));
        return;
    }
    QDialog::reject();
}

} // namespace tandem

#include "views/models/enteroutputdialog.moc"
