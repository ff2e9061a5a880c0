/**
 * The elements of Payload's studio that our code looks for; `payload-parts.css` and `payload-lists.css` have those whose
 * look differs. Our own fields have the same ids, so that one is found like the other.
 *
 * @relies @payloadcms/ui@3 payload-elements: the classes and ids of fields, rows, tabs, lists and windows of the studio;
 * held by payload-elements.test.ts; until never, they have no other names
 */
export const payloadElements = {
  field: '.field-type',
  /** Around fields; empty until it comes near the screen. */
  fields: '.render-fields',
  /** In place of fields that are being loaded. */
  loadingFields: '.shimmer-effect',
  foldedSection: '.collapsible--collapsed',
  sectionContent: '.collapsible__content',
  sectionToggle: '.collapsible__toggle',
  tab: '.tabs-field__tab-button',
  openTab: '.tabs-field__tab-button--active',
  /** A text with formats, and the menu that it opens at a slash. */
  richText: '.ContentEditable__root',
  /** Around it, with its toolbars. */
  richTextField: '.rich-text-lexical',
  slashMenu: '.slash-menu-popup',
  /** The bar above a form. */
  documentControls: '.doc-controls',
  /** The window of the preview, around its frame. */
  previewWindow: '.live-preview-window__main',
  /** Above the frame. */
  previewToolbar: '.live-preview-toolbar',
  /** A kind of block where one is chosen, in a drawer or in the list that a field offers. */
  blockCard: '.thumbnail-card',
  blockCardLabel: '.thumbnail-card__label',
  blockDrawer: '.blocks-drawer',
  blockDrawerCard: '.blocks-drawer__block',
} as const

/** The id of a field in the form, by its path: `blocks.0.heading`. */
export const fieldAnchor = (path: string): string => `field-${path.replaceAll('.', '__')}`

/** The id of a row of a list in the form. */
export const rowAnchor = (list: string, index: number): string => `${list.replaceAll('.', '-')}-row-${index}`

/** The index of the row of a list around an element; null outside its rows. */
export function rowAround(element: Element, list: string): number | null {
  const start = `${list.replaceAll('.', '-')}-row-`
  const row = element.closest(`[id^="${start}"]`)
  const index = row?.id.slice(start.length) ?? ''
  return /^\d+$/.test(index) ? Number(index) : null
}
