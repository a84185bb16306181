#pragma once

#include <QObject>

class QWidget;

namespace tandem {

/// Whether somebody can be at work on a page, and that they are: it is shown, its window is the
/// active one, and no dialog stands before it. Activation is told to windows alone, so a page that
/// asks in its own events misses it when it was shown behind a dialog.
class PageActivity final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(PageActivity)

public:
    /// `page` owns this.
    explicit PageActivity(QWidget* page);

    bool isActive() const { return m_active; }

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void activeChanged(bool active);
    /// A key, a click or the wheel, anywhere on the page.
    void used();

private:
    void follow();
    bool isOnPage(const QObject* watched) const;

    QWidget* m_page;
    bool m_active = false;
};

} // namespace tandem
