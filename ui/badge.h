#pragma once

#include <QMetaType>
#include <QWidget>

class QPainter;

namespace tandem {

/// What a badge says; each kind has a colour and a sign, so that neither stands alone.
enum class BadgeKind {
    None,          ///< paints nothing
    Supporting,    ///< check mark
    Nonsupporting, ///< dash
    Boundary,      ///< not-equal sign, hatched
    Yes,           ///< check mark
    No,            ///< dash
    Open,          ///< hollow dot: a round in work
    Waiting,       ///< clock: submitted by one
    Closed,        ///< accent, no sign: round closed
    Settled,       ///< lock
    Unsure,        ///< question mark
    Warning,       ///< exclamation mark
    Neutral,       ///< no sign
};

/// A pill with a sign and a word.
class Badge final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Badge)

public:
    explicit Badge(QWidget* parent = nullptr);

    BadgeKind kind() const { return m_kind; }
    QString text() const { return m_text; }
    /// An empty text shows the kind's own word, see badgeWord().
    void setBadge(BadgeKind kind, const QString& text = {});

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    BadgeKind m_kind = BadgeKind::None;
    QString m_text;
};

/// The kind's own word, translated, e.g. "supporting"; empty for None and Neutral.
QString badgeWord(BadgeKind kind);

/// The room a badge needs; the height is that of every badge.
QSize badgeSize(BadgeKind kind, const QString& text);

/// Paints a badge of badgeSize() at the leading edge of `rect`, vertically centred, narrower with
/// the text elided where `rect` is too small. The painter's layout direction decides what leading
/// means. For delegates too.
void paintBadge(QPainter* painter, const QRect& rect, BadgeKind kind, const QString& text);

} // namespace tandem

Q_DECLARE_METATYPE(tandem::BadgeKind)
