#include "ui/stylesheet.h"

#include "ui/icons.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"

#include <QFont>

namespace tandem {

namespace {

// Names after @ are replaced by colours and sizes. Where a border grows with the focus, the padding
// shrinks as much, so that nothing moves.
const char* const surfaces = R"(
QMainWindow, QDialog { background: @panel; }
QWidget[tandemSurface="window"] { background: @window; }
QWidget[tandemSurface="panel"] { background: @panel; }
QWidget[tandemSurface="card"] { background: @panel; border: 1px solid @line; border-radius: 8px; }
*[tandemLabel="title"] { font-size: @titleSize; font-weight: 600; }
*[tandemLabel="strong"] { font-weight: 600; }
*[tandemLabel="secondary"] { color: @secondary; }
*[tandemLabel="small"] { color: @secondary; font-size: @smallSize; }
*[tandemLabel="smallstrong"] { color: @secondary; font-size: @smallSize; font-weight: 600; }
*[tandemLabel="figure"] { font-size: @figureSize; font-weight: 600; }
*[tandemLabel="error"] { color: @boundary; }
QToolTip { color: @text; background: @panel; border: 1px solid @line; padding: 4px 6px; }
QMenuBar { background: transparent; color: @text; border: none; padding: 0; }
QMenuBar::item { background: transparent; padding: 6px 9px; border-radius: 6px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @selection; color: @text; }
QMenu { background: @panel; color: @text; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: 6px 24px 6px 12px; border-radius: 6px; }
QMenu::item:selected { background: @selection; color: @text; }
QMenu::item:disabled { color: @disabled; background: transparent; }
QMenu::icon { padding: 0 8px; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QStatusBar { background: @panel; color: @secondary; border-top: 1px solid @line; }
QStatusBar::item { border: none; }
QSplitter::handle { background: @line; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }
QSplitter::handle:hover { background: @accent; }
QGroupBox { border: 1px solid @line; border-radius: 8px; margin-top: 1.6em; padding: 12px; }
QGroupBox::title { subcontrol-origin: margin; subcontrol-position: top left; padding: 0 2px; color: @secondary; }
)";

const char* const controls = R"(
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton, QToolButton, QCheckBox, QRadioButton, QTabBar { outline: none; }
QPushButton { background: @panel; color: @text; border: 1px solid @line; border-radius: 7px;
    padding: 5px 13px; min-height: 1.25em; }
QPushButton:hover { background: @hover; }
QPushButton:pressed, QPushButton:checked { background: @selection; }
QPushButton:focus { border: 2px solid @accent; padding: 4px 12px; }
QPushButton:disabled { color: @disabled; background: @window; }
QPushButton[tandemPrimary="true"] { background: @accent; color: @onAccent; border-color: @accent; font-weight: 600; }
QPushButton[tandemPrimary="true"]:hover, QPushButton[tandemPrimary="true"]:pressed { background: @accentHover; }
QPushButton[tandemPrimary="true"]:focus { border: 2px solid @text; }
QPushButton[tandemPrimary="true"]:disabled { background: @line; border-color: @line; color: @secondary; }
QToolButton { background: transparent; color: @text; border: 1px solid transparent; border-radius: 6px; padding: 4px 6px; }
QToolButton:hover { background: @hover; }
QToolButton:pressed, QToolButton:checked, QToolButton:open { background: @selection; }
QToolButton:focus { border: 1px solid @accent; }
QToolButton:disabled { color: @disabled; }
QToolButton::menu-indicator { image: none; }
QToolButton[tandemChoice="true"] { background: @panel; border: 1px solid @line; padding: 2px 7px; font-size: @smallSize; }
QToolButton[tandemChoice="true"]:hover { background: @hover; }
QToolButton[tandemChoice="true"]:pressed, QToolButton[tandemChoice="true"]:open { background: @selection; }
QToolButton[tandemChoice="true"]:focus { border: 1px solid @accent; }
QPushButton::menu-indicator { subcontrol-origin: padding; subcontrol-position: right center; }
*[tandemLink] { background: transparent; color: @accent; border: 1px solid transparent; border-radius: 4px;
    padding: 1px 4px; min-height: 0; font-weight: normal; }
*[tandemLink]:hover { text-decoration: underline; background: transparent; }
*[tandemLink]:focus { border: 1px solid @accent; padding: 1px 4px; }
*[tandemLink="small"] { font-size: @smallSize; }
QToolButton[tandemRail="true"] { border-radius: 8px; padding: 0px 2px; color: @secondary; font-size: @smallSize; }
QToolButton[tandemRail="true"]:checked { background: @selection; color: @accent; font-weight: 600; }
QToolButton[tandemRail="true"]:focus { border: 1px solid @accent; }
QToolButton[tandemRail="true"]:disabled { color: @disabled; }
QToolButton[tandemChip="yes"] { background: @yesBack; color: @yes; }
QToolButton[tandemChip="no"] { background: @noBack; color: @no; }
QToolButton[tandemChip="yes"], QToolButton[tandemChip="no"] { border-radius: 5px; padding: 1px 5px; font-size: @smallSize; }
QToolButton[tandemChip="yes"]:hover, QToolButton[tandemChip="no"]:hover { border-color: @unmatched; }
QToolButton[tandemChip="yes"]:focus, QToolButton[tandemChip="no"]:focus { border-color: @accent; }
QLineEdit, QPlainTextEdit, QTextEdit { background: @window; border: 1px solid @line; border-radius: 7px;
    selection-background-color: @selectedText; selection-color: @text; }
QLineEdit { padding: 5px 8px; min-height: 1.25em; }
QPlainTextEdit, QTextEdit { padding: 4px; }
QLineEdit:focus { border: 2px solid @accent; padding: 4px 7px; }
QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid @accent; padding: 3px; }
QLineEdit:disabled, QPlainTextEdit:disabled { color: @disabled; }
QLineEdit[readOnly="true"] { background: @panel; }
tandem--SpanTextView, tandem--MatchedTextView, tandem--DecisionCard QTextEdit { background: @panel; border: 1px solid transparent; border-radius: 0; padding: 0; }
tandem--SpanTextView:focus, tandem--MatchedTextView:focus, tandem--DecisionCard QTextEdit:focus { border: 1px solid @accent; padding: 0; }
QTextBrowser { background: @panel; border: 1px solid transparent; padding: 4px; }
QTextBrowser:focus { border: 1px solid @accent; padding: 4px; }
QComboBox, QAbstractSpinBox { background: @panel; border: 1px solid @line; border-radius: 7px;
    padding: 5px 8px; min-height: 1.25em; selection-background-color: @selectedText; selection-color: @text; }
QComboBox { combobox-popup: 0; }
QComboBox:hover { background: @hover; }
QComboBox:focus, QAbstractSpinBox:focus { border: 2px solid @accent; padding: 4px 7px; }
QComboBox:disabled, QAbstractSpinBox:disabled { color: @disabled; background: @window; }
QComboBox::drop-down, QDateEdit::drop-down { border: none; width: 24px; background: transparent; }
QComboBox::down-arrow, QDateEdit::down-arrow { image: url("@icons/chevron-down.svg"); width: 12px; height: 12px; }
QComboBox QAbstractItemView { border: 1px solid @line; padding: 4px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 20px; background: transparent; }
QAbstractSpinBox::up-arrow { image: url("@icons/chevron-up.svg"); width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: url("@icons/chevron-down.svg"); width: 10px; height: 10px; }
QCheckBox, QRadioButton { spacing: 8px; padding: 3px; border: 1px solid transparent; border-radius: 5px; }
QCheckBox:focus, QRadioButton:focus { border-color: @accent; }
QCheckBox::indicator, QAbstractItemView::indicator { width: 12px; height: 12px; border: 1px solid @unmatched; border-radius: 4px;
    background: @panel; padding: 1px; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { background: @accent; border-color: @accent; image: url("@icons/@tick.svg"); }
QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:indeterminate { background: @accent; border-color: @accent; image: url("@icons/@dash.svg"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: @line; background: @window; }
QRadioButton::indicator { width: 14px; height: 14px; border: 1px solid @unmatched; border-radius: 8px; background: @panel; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid @accent; }
QProgressBar { background: @line; border: none; border-radius: 4px; text-align: center; color: @text; min-height: 8px; }
QProgressBar::chunk { background: @accent; border-radius: 4px; }
)";

const char* const views = R"(
QAbstractItemView { background: @panel; color: @text; border: none; outline: none;
    selection-background-color: @selection; selection-color: @text; alternate-background-color: @window; }
QTableView { gridline-color: @line; border: 1px solid transparent; }
QTableView:focus, QTreeView:focus { border: 1px solid @accent; }
tandem--RowsView:focus { border: 1px solid transparent; }
QTreeView { border: 1px solid transparent; }
QTableView::item, QTreeView::item { border: 0; padding: 4px 6px; }
QListView::item { border: 0; background: transparent; padding: 4px 8px; }
QAbstractItemView::item:selected { background: @selection; color: @text; }
QAbstractItemView::item:hover:!selected { background: @hover; }
QTableView::item:focus { border: 2px solid @accent; }
QHeaderView { background: @window; border: none; qproperty-defaultAlignment: 'AlignLeft | AlignVCenter'; }
QHeaderView::section { background: @window; color: @secondary; border: none; border-bottom: 1px solid @line;
    padding: 6px 8px; font-size: @smallSize; font-weight: 600; }
QTableCornerButton::section { background: @window; border: none; border-bottom: 1px solid @line; }
QTabWidget::pane { border: none; border-top: 1px solid @line; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: @secondary; padding: 8px 14px; border: 1px solid transparent;
    border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: @accent; border-bottom: 2px solid @accent; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:focus { border: 1px solid @accent; border-bottom: 2px solid @accent; border-radius: 4px; }
QScrollArea { border: none; background: transparent; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: @handle; border-radius: 3px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: @unmatched; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)";

QString sizeOf(FontRole role)
{
    const QFont font = themeFont(role);
    return font.pointSizeF() > 0 ? QString::number(font.pointSizeF(), 'f', 2) + QLatin1String("pt")
                                 : QString::number(font.pixelSize()) + QLatin1String("px");
}

QColor mixed(const QColor& a, const QColor& b, float share)
{
    const float rest = 1.0F - share;
    return QColor::fromRgbF(a.redF() * rest + b.redF() * share,
        a.greenF() * rest + b.greenF() * share, a.blueF() * rest + b.blueF() * share);
}

} // namespace

QString styleSheetFor(const ThemeColors& colors)
{
    // Longer names stand before those that they begin with.
    const QList<std::pair<const char*, QString>> values{
        {"@accentHover", mixed(colors.accent, colors.text, 0.18F).name()},
        {"@accent", colors.accent.name()},
        {"@boundary", colors.boundary.name()},
        {"@disabled", colors.disabled.name()},
        {"@figureSize", sizeOf(FontRole::Figure)},
        {"@handle", mixed(colors.line, colors.unmatched, 0.35F).name()},
        {"@hover", colors.hover.name()},
        {"@icons", iconRoot()},
        {"@line", colors.line.name()},
        {"@noBack", colors.noBack.name()},
        {"@no", colors.no.name()},
        {"@onAccent", colors.onAccent.name()},
        {"@panel", colors.panel.name()},
        {"@secondary", colors.secondary.name()},
        {"@selectedText", mixed(colors.selection, colors.accent, 0.25F).name()},
        {"@dash", colors.dark ? QStringLiteral("dash-dark") : QStringLiteral("dash-light")},
        {"@selection", colors.selection.name()},
        {"@smallSize", sizeOf(FontRole::Small)},
        {"@text", colors.text.name()},
        {"@tick", colors.dark ? QStringLiteral("tick-dark") : QStringLiteral("tick-light")},
        {"@titleSize", sizeOf(FontRole::Title)},
        {"@unmatched", colors.unmatched.name()},
        {"@window", colors.window.name()},
        {"@yesBack", colors.yesBack.name()},
        {"@yes", colors.yes.name()},
    };
    QString sheet = QLatin1String(surfaces) + QLatin1String(controls) + QLatin1String(views);
    for (const auto& [name, value] : values)
        sheet.replace(QLatin1String(name), value);
    return sheet;
}

} // namespace tandem
