#include "views/timelines/usersummarypane.h"

#include "models/usersum/usersummary.h"
#include "ui/arrange.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/spantextview.h"
#include "views/timelines/usersummarytext.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>

namespace tandem {

namespace {

constexpr int kLeastSummaryHeight = 60;

/// In its two sections where it has them; as it is otherwise, as what somebody imported may be.
void showText(SpanTextView& view, const QString& text)
{
    const auto sections = usersum::UserSummary::fromText(text);
    if (!sections)
        view.setTexts({plainSummary(text)});
    else
        view.setTexts({plainSummary(sections->summary), bulletedLines(sections->insights)},
            {UserSummaryPane::tr("Summary"), UserSummaryPane::tr("Insights")});
}

} // namespace

UserSummaryPane::UserSummaryPane(const char* name, QWidget* parent)
    : QWidget(parent)
    , m_header(new PaneHeader(this))
    , m_length(named(
          newLabel(this, LabelStyle::SmallStrong), QLatin1String(name) + QStringLiteral("Length")))
    , m_origin(
          named(newNote(this, LabelStyle::Small), QLatin1String(name) + QStringLiteral("Origin")))
    , m_making(newLink(this, "summaryMakingLink", [] { return tr("How it was made"); }))
    , m_text(named(new SpanTextView(this), name))
{
    m_text->setMinimumHeight(kLeastSummaryHeight);
    m_header->addControl(m_length);
    setLinkLike(m_making, true);
    m_making->hide();
    auto* line = inRow({{m_origin, 1}, {m_making, 0, Qt::AlignTop}}, 8, {16, 8, 14, 0});
    inColumn(this, {m_header, line, {m_text, 1}}, 0);
    setMinimumWidth(180);
    inEveryLanguage(this, [this] { retranslate(); });
}

void UserSummaryPane::offer(QAction* making)
{
    m_offered = true;
    connect(m_making, &QPushButton::clicked, making, &QAction::trigger);
}

void UserSummaryPane::setSummary(const ShownUserSummary& summary)
{
    m_summary = summary;
    retranslate();
}

void UserSummaryPane::retranslate()
{
    m_header->setTitle(m_summary.summarizer.isEmpty() ? tr("Summary") : m_summary.summarizer);
    m_length->setText(summaryLengthText(m_summary));
    setLabelStyle(m_length, isTooLong(m_summary) ? LabelStyle::Error : LabelStyle::Small);
    QStringList lines{
        summaryOriginText(m_summary), summaryVerdictText(m_summary), summaryValuesText(m_summary)};
    lines.removeAll(QString());
    m_origin->setText(lines.join(QLatin1Char('\n')));
    m_making->setVisible(m_offered && m_summary.stored && m_summary.stored->made.run.isValid());
    m_text->setAccessibleName(tr("Summary"));
    if (m_summary.stored)
        showText(*m_text, m_summary.stored->made.text);
    else
        m_text->setTexts({});
}

} // namespace tandem
