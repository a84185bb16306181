#include "views/inspect/casepdf.h"

#include "models/expert/decisionnames.h"
#include "models/expert/scores.h"
#include "storage/formats/atomicfile.h"
#include "storage/runs/runsbehind.h"
#include "ui/pdfpages.h"
#include "ui/themecolors.h"
#include "views/inspect/aspectref.h"
#include "views/inspect/inspectwords.h"
#include "views/inspect/linklayout.h"
#include "views/inspect/linklegend.h"
#include "views/inspect/markedlayout.h"
#include "views/inspect/verdictlook.h"

#include <QList>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tandem {

/// Writes what was decided about an aspect: its verdict, its evidence and how that was found, and
/// every rationale, with what reviewers say of each.
void writeAspectDecisions(PdfPages& pages, const ShownCase& shown, const AspectRef& aspect,
    const QList<ReportedReview>& reviews);

namespace {

constexpr qreal aspectIndent = 16;

QString fitLabel(EvidenceFit fit)
{
    switch (fit) {
    case EvidenceFit::Exact:
        return InspectWords::tr("Evidence:");
    case EvidenceFit::Normalised:
        return InspectWords::tr("Evidence, apart from case and punctuation:");
    case EvidenceFit::Fuzzy:
        return InspectWords::tr("Evidence, paraphrased:");
    case EvidenceFit::Absent:
        break;
    }
    return InspectWords::tr("Evidence not in the text:");
}

QString matchWords(
    const expert::Explanation& explanation, const AspectRef& ref, const expert::AspectMatch& match)
{
    if (!match.fault.isEmpty())
        return match.fault;
    QString words = InspectWords::tr("none.");
    if (const auto partner = partnerOf(explanation, ref)) {
        const expert::ExplainedSide& other = explanation.side(partner->side);
        words = expert::aspectLabel(partner->side, partner->aspect) + QLatin1Char(' ') +
                other.aspects.value(partner->aspect).title + QLatin1Char('.');
    } else if (match.matched) {
        words = InspectWords::tr("“%1”, which is not an aspect of the other text.")
                    .arg(match.otherTitle);
    }
    return match.reason.isEmpty() ? words : QString(words + QLatin1Char(' ') + match.reason);
}

QString alignmentWords(const expert::Alignment& alignment)
{
    if (!alignment.fault.isEmpty())
        return alignment.fault;
    const QString verdict =
        alignment.aligned ? InspectWords::tr("aligned.") : InspectWords::tr("not aligned.");
    return alignment.reason.isEmpty() ? verdict
                                      : QString(verdict + QLatin1Char(' ') + alignment.reason);
}

/// How a piece of evidence was found.
EvidenceFit fitOf(const ShownCase& shown, const AspectRef& ref, int piece)
{
    const auto& places = shown.places(ref.side);
    const auto place =
        std::find_if(places.cbegin(), places.cend(), [&](const EvidencePlace& candidate) {
            return candidate.aspect == ref.aspect && candidate.evidence == piece;
        });
    return place == places.cend() ? EvidenceFit::Absent : place->fit;
}

void writeReview(PdfPages& pages, const QString& reviewer, const QString& said, qreal indent)
{
    const ThemeColors& colors = lightColors();
    pages.labelled(InspectWords::tr("Review by %1:").arg(reviewer), colors.accent, said,
        PdfPages::font(12), colors.text, indent);
}

} // namespace

/// What reviewers say of a decision, a line each; nothing where nobody does.
void writeReviews(PdfPages& pages, const QList<ReportedReview>& reviews,
    const expert::DecisionRef& decision, qreal indent = 0)
{
    for (const ReportedReview& reviewer : reviews) {
        QString said = reviewText(reviewer, decision);
        if (said.isEmpty())
            continue;
        const QString note = reviewer.reviews.value(decision).note;
        if (!note.isEmpty())
            said += QLatin1Char(' ') + InspectWords::tr("“%1”", "a reviewer's note").arg(note);
        writeReview(pages, reviewer.reviewer, said, indent);
    }
}

void writeAspectDecisions(PdfPages& pages, const ShownCase& shown, const AspectRef& ref,
    const QList<ReportedReview>& reviews)
{
    const ThemeColors& colors = lightColors();
    const expert::Explanation& explanation = shown.detail.explanation;
    const expert::Aspect& aspect = explanation.side(ref.side).aspects.at(ref.aspect);
    const expert::AspectMatch match = explanation.side(ref.side).matches.value(ref.aspect);
    const expert::LinkVerdict verdict = expert::verdictOf(match);
    const QColor color = verdictTextColor(verdict, colors);
    const auto labelled = [&](const QString& label, const QString& words) {
        pages.labelled(
            label, colors.secondary, words, PdfPages::font(12), colors.text, aspectIndent);
    };
    pages.advance(6);
    pages.ensureRoom(60);
    pages.labelled(expert::aspectLabel(ref.side, ref.aspect), color, aspect.title,
        PdfPages::font(13, QFont::DemiBold), colors.text);
    pages.text(QString(verdictSign(verdict) + QLatin1Char(' ') + verdictName(verdict)).trimmed(),
        PdfPages::font(11, QFont::DemiBold), color, aspectIndent);
    if (!aspect.description.isEmpty())
        pages.body(aspect.description, aspectIndent);
    for (int piece = 0; piece < int(aspect.evidence.size()); ++piece)
        labelled(fitLabel(fitOf(shown, ref, piece)), aspect.evidence.at(piece));
    if (aspect.evidence.isEmpty())
        pages.aside(InspectWords::tr("No evidence given."), aspectIndent);
    const auto decided = [&](const QString& label, const QString& words,
                             expert::DecisionKind kind) {
        labelled(label, words);
        writeReviews(pages, reviews, {kind, ref.side, ref.aspect}, 2 * aspectIndent);
    };
    using expert::DecisionKind;
    decided(InspectWords::tr("Match:"), matchWords(explanation, ref, match), DecisionKind::Match);
    if (match.matched) {
        decided(InspectWords::tr("Content:"), alignmentWords(match.content), DecisionKind::Content);
        decided(InspectWords::tr("Style:"), alignmentWords(match.style), DecisionKind::Style);
    } else {
        for (const ReportedReview& reviewer : reviews) {
            if (const QString said = ownPairText(reviewer, ref.side, ref.aspect); !said.isEmpty())
                writeReview(pages, reviewer.reviewer, said, 2 * aspectIndent);
        }
    }
    if (!match.counts)
        pages.aside(InspectWords::tr("Another aspect has the same title; this one is not counted."),
            aspectIndent);
}

namespace {

using expert::Side;

/// Writes one evaluation.
class CaseWriter final
{
public:
    CaseWriter(PdfPages& pages, const ShownCase& shown, Side drawn,
        const QList<ReportedReview>& reviews, const QStringList& settings)
        : m_pages(pages)
        , m_detail(shown.detail)
        , m_shown(shown)
        , m_drawn(drawn)
        , m_reviews(reviews)
        , m_settings(settings)
        , m_colors(lightColors())
    {
    }

    void write()
    {
        writeTitle();
        writeScores();
        writeLinks();
        for (const Side side : {Side::Expected, Side::Generated})
            writeText(side);
        for (const Side side : {Side::Expected, Side::Generated})
            writeDecisions(side);
        if (!m_settings.isEmpty())
            m_pages.heading(runSettingsTitle());
        for (const QString& sentence : m_settings)
            m_pages.aside(sentence);
    }

private:
    void writeTitle()
    {
        const QString name = m_detail.summary.caseName.isEmpty() ? InspectWords::tr("Evaluation")
                                                                 : m_detail.summary.caseName;
        m_pages.text(name, PdfPages::font(22, QFont::DemiBold), m_colors.text);
        if (!m_detail.summary.system.isEmpty())
            m_pages.aside(InspectWords::tr("Output of %1").arg(m_detail.summary.system));
        if (const QString& file = m_detail.summary.source; !file.isEmpty())
            m_pages.aside(InspectWords::tr("Evaluation imported from %1").arg(file));
        if (!m_detail.prompt.isEmpty()) {
            m_pages.heading(InspectWords::tr("Prompt"));
            m_pages.body(m_detail.prompt);
        }
        for (const QString& remark : m_detail.explanation.remarks)
            m_pages.aside(remark);
    }

    /// A row of the table: its name, then the three numbers in columns at the trailing edge.
    void tableRow(const QString& name, const QStringList& cells, bool head)
    {
        constexpr qreal height = 20;
        constexpr qreal column = 90;
        m_pages.ensureRoom(height);
        QPainter& painter = m_pages.painter();
        painter.setFont(head ? PdfPages::font(11, QFont::DemiBold) : PdfPages::font(12));
        painter.setPen(head ? m_colors.secondary : m_colors.text);
        const bool mirrored = m_pages.direction() == Qt::RightToLeft;
        const auto cell = [&](qreal x, qreal width, const QString& words) {
            const qreal left = mirrored ? m_pages.width() - x - width : x;
            const Qt::Alignment side = mirrored ? Qt::AlignRight : Qt::AlignLeft;
            painter.drawText(QRectF(left, m_pages.y(), width, height),
                int(side | Qt::AlignAbsolute | Qt::AlignVCenter) | Qt::TextSingleLine, words);
        };
        cell(0, 150, name);
        for (qsizetype i = 0; i < cells.size(); ++i)
            cell(150 + qreal(i) * column, column, cells.at(i));
        painter.setPen(m_colors.line);
        const qreal bottom = m_pages.y() + height;
        painter.drawLine(QPointF(mirrored ? m_pages.width() - 150 - 3 * column : 0, bottom),
            QPointF(mirrored ? m_pages.width() : 150 + 3 * column, bottom));
        m_pages.advance(height);
    }

    void writeScores()
    {
        m_pages.heading(InspectWords::tr("Scores"));
        if (!m_detail.explanation.isScored()) {
            for (const Side side : {Side::Expected, Side::Generated})
                m_pages.body(m_detail.explanation.side(side).fault);
            if (m_detail.explanation.areAspectsKnown())
                m_pages.body(InspectWords::tr("No judgment of a text's aspects could be parsed."));
            return;
        }
        const expert::Scores scores = expert::scoresOf(m_detail.explanation);
        tableRow(InspectWords::tr("Mode"),
            {InspectWords::tr("Recall"), InspectWords::tr("Precision"), InspectWords::tr("F")},
            true);
        const QLocale locale;
        const auto number = [&](double value) { return locale.toString(value, 'f', 3); };
        for (const expert::Mode mode : expert::kAllModes) {
            const expert::ModeScore& score = scores.of(mode);
            tableRow(expert::modeName(mode),
                {number(score.recall), number(score.precision), number(score.f1)}, false);
        }
        m_pages.aside(InspectWords::tr("Over %n aspect(s) of the expected text", nullptr,
                          int(m_detail.explanation.expected.aspects.size())) +
                      QStringLiteral(" · ") +
                      InspectWords::tr("over %n aspect(s) of the generated text", nullptr,
                          int(m_detail.explanation.generated.aspects.size())));
    }

    void writeLinks()
    {
        LinkMeasures measures;
        measures.width = m_pages.width();
        measures.direction = m_pages.direction();
        const LinkLayout layout = layOutLinks(m_detail.explanation, m_drawn, measures);
        if (layout.boxes.isEmpty())
            return;
        const bool recall = m_drawn == Side::Expected;
        m_pages.heading(
            recall
                ? InspectWords::tr("Recall: how much of the expected text is in the generated one")
                : InspectWords::tr(
                      "Precision: how much of the generated text is in the expected one"));
        const QFont small = PdfPages::font(11);
        const QRectF legend(0, m_pages.y(), m_pages.width(), 20);
        paintLegend(m_pages.painter(), legend, small, m_colors, m_pages.direction());
        m_pages.advance(legend.height());
        paintPicture(layout);
    }

    /// In slices between boxes where it is higher than what is left of the page.
    void paintPicture(const LinkLayout& layout)
    {
        LinkPaintState state;
        state.colors = &m_colors;
        state.labelFont = PdfPages::font(11, QFont::DemiBold);
        state.titleFont = PdfPages::font(11);
        state.direction = m_pages.direction();
        QPainter& painter = m_pages.painter();
        qreal top = 0;
        while (top < layout.size.height()) {
            const qreal bottom = sliceEnd(layout, top, m_pages.pageHeight() - m_pages.y());
            if (bottom <= top) {
                m_pages.newPage();
                continue;
            }
            const QRectF slice(0, top, layout.size.width(), bottom - top);
            painter.save();
            painter.translate(0, m_pages.y() - top);
            painter.setClipRect(slice);
            paintLinks(painter, layout, m_detail.explanation, state, slice);
            painter.restore();
            m_pages.advance(slice.height());
            top = bottom;
        }
    }

    static qreal sliceEnd(const LinkLayout& layout, qreal top, qreal room)
    {
        if (layout.size.height() - top <= room)
            return layout.size.height();
        constexpr qreal around = 4;
        qreal end = top;
        for (const LinkBox& box : layout.boxes) {
            const qreal below = box.rect.bottom() + around;
            if (below > top && below - top <= room)
                end = std::max(end, below);
        }
        return end;
    }

    void writeText(Side side)
    {
        const bool expected = side == Side::Expected;
        const expert::ExplainedSide& explained = m_detail.explanation.side(side);
        m_pages.heading(
            expected ? InspectWords::tr("Expected text") : InspectWords::tr("Generated text"));
        MarkedTextLook look;
        look.font = PdfPages::font(13);
        look.colors = &m_colors;
        look.device = &m_pages.writer();
        if (explained.isReadInPart())
            m_pages.aside(InspectWords::tr(
                "Only the first %1 of %2 tokens were read; the rest is greyed out.")
                              .arg(QLocale().toString(explained.tokensRead),
                                  QLocale().toString(explained.tokensInText)));
        MarkedLayout layout;
        layout.setLook(look);
        layout.setWidth(m_pages.width());
        layout.setText(m_shown.marked(side));
        while (layout.layOutMore()) {
        }
        paintLines(layout);
    }

    void paintLines(const MarkedLayout& layout)
    {
        QPainter& painter = m_pages.painter();
        for (int i = 0; i < int(layout.lines().size()); ++i) {
            const MarkedLine& line = layout.lines()[std::size_t(i)];
            m_pages.ensureRoom(line.height);
            painter.save();
            painter.translate(0, m_pages.y() - line.top);
            paintMarkedText(painter, layout, i, i, {});
            painter.restore();
            m_pages.advance(line.height);
        }
    }

    void writeDecisions(Side side)
    {
        const expert::ExplainedSide& explained = m_detail.explanation.side(side);
        m_pages.heading(side == Side::Expected
                            ? InspectWords::tr("Judgments of the expected text's aspects")
                            : InspectWords::tr("Judgments of the generated text's aspects"));
        if (!explained.fault.isEmpty())
            m_pages.body(explained.fault);
        writeReviews(m_pages, m_reviews, {expert::DecisionKind::Extraction, side, -1});
        for (int i = 0; i < int(explained.aspects.size()); ++i)
            writeAspectDecisions(m_pages, m_shown, {side, i}, m_reviews);
    }

    PdfPages& m_pages;
    const EvaluationDetail& m_detail;
    const ShownCase& m_shown;
    Side m_drawn;
    const QList<ReportedReview>& m_reviews;
    const QStringList& m_settings;
    const ThemeColors& m_colors;
};

QString titleOf(const EvaluationDetail& detail)
{
    const QString& system = detail.summary.system;
    return system.isEmpty() ? detail.summary.caseName
                            : QString(detail.summary.caseName + QStringLiteral(" · ") + system);
}

} // namespace

Expected<void> writeCasePdf(const QString& path, const ShownCase& shown, expert::Side drawn,
    Qt::LayoutDirection direction, const QList<ReportedReview>& reviews,
    const QStringList& settings)
{
    return writeAtomically(path, [&](QIODevice& device) -> Expected<void> {
        PdfPages pages(&device, titleOf(shown.detail), direction);
        if (pages.isActive())
            CaseWriter(pages, shown, drawn, reviews, settings).write();
        if (!pages.finish())
            return failure(ErrorCode::NotWritable,
                InspectWords::tr("The PDF could not be written."), path,
                InspectWords::tr("Choose another folder, or free some space on the disk."));
        return {};
    });
}

} // namespace tandem
