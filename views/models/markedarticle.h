#pragma once

#include "models/kgds/paragraphmarks.h"
#include "ui/badge.h"
#include "ui/rows/rowsof.h"
#include "ui/selectabletextview.h"
#include "views/models/shownsystemsample.h"

#include <optional>

namespace tandem {

/// A paragraph of the article with what systems made of it; or a name that no paragraph has.
struct ArticleRow
{
    int index = 0; ///< of the sample's paragraphs; 0 of a name that none has
    QString text;
    bool isSupporting = false;
    kgds::MarkedParagraph mark;
    std::optional<kgds::ParagraphMark> beside; ///< by the other output, where it is another one
    bool operator==(const ArticleRow&) const = default;
};
QList<ArticleRow> articleRows(const ShownSystemSample& sample);

/// "hit", "partly hit: 2 of 3 key facts", "not in the article".
QString markWord(const ArticleRow& row);
BadgeKind markBadge(const ArticleRow& row);
/// "9 is not in the article": the paragraphs that the first system names and none is; empty where
/// there are none.
QString unknownText(const QList<ArticleRow>& rows);
/// "beside: missed"; empty where it is the same.
QString markBeside(const ArticleRow& row);

/// The article of a sample: above each paragraph its number and what became of it, at its edge a
/// bar in that colour, whose pattern says it, too.
class MarkedArticle final : public SelectableTextView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MarkedArticle)

public:
    explicit MarkedArticle(QWidget* parent = nullptr);

    /// Another sample begins at its top.
    void setSample(const ShownSystemSample& sample);
    /// Brings a paragraph into sight and makes it the current row; nothing where there is none.
    void showParagraph(int index);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    RowsOf<ArticleRow>* m_rows;
    SampleId m_sample;
};

} // namespace tandem
