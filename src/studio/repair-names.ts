/** @relies payload-repairs */
import type { BrowserTextKey, TextValues } from '@/lib/i18n/studio-text'

export type GetName = (key: BrowserTextKey, values?: TextValues) => string

/**
 * English names and texts in the code of Payload and of its parts, which no setting of theirs replaces.
 *
 * @internal for the test
 */
export const fixedTexts: Record<string, BrowserTextKey> = {
  sortable: 'payload.names.sortable',
  'ID:': 'payload.names.untitled',
  'Drag to move': 'payload.names.drag',
  'Add block': 'payload.names.addBlock',
  'Insert Paragraph': 'payload.names.insertParagraph',
  'Edit link': 'payload.names.editLink',
  'Remove link': 'payload.names.removeLink',
  'Previous Month': 'payload.names.previousMonth',
  'Next Month': 'payload.names.nextMonth',
  'select-all': 'payload.names.selectAll',
  Time: 'payload.names.time',
  'Choose Date': 'payload.names.chooseDate',
  'Choose Date and Time': 'payload.names.chooseDate',
  'Loading...': 'payload.names.loading',
  'Something went wrong:': 'payload.names.failed',
  'Failed to fetch the file.': 'payload.names.fileNotFetched',
  'The provided URL is not allowed.': 'payload.names.fileNotFetched',
}

/** In the breadcrumb and the heading, of a document without a title. */
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Where a document without a title is chosen or listed: "Untitled" in the editor's language, and its id, of which the end
 * stays to tell two of them apart.
 */
const untitledWithId = /^\S.* - ID: [\da-f-]{32}([\da-f]{4})$/

/** Texts with a value: pattern, key, and the name of the value in the text. */
const patterns: [RegExp, BrowserTextKey, string][] = [
  [/^Failed to save (\d+) files$/, 'payload.names.filesNotSaved', 'count'],
  [/^Successfully saved (\d+) files$/, 'payload.names.filesSaved', 'count'],
  [untitledWithId, 'payload.names.untitledOne', 'mark'],
  [/^Choose (.+ \d{4})$/, 'payload.names.chooseDay', 'day'],
  [/^Not available (.+ \d{4})$/, 'payload.names.dayNotAvailable', 'day'],
]

/** The text in the editor's language for an English one of Payload; `null` for all other texts. */
export function translatePayloadText(text: string, getName: GetName): string | null {
  const key = fixedTexts[text]
  if (key) return getName(key)
  if (id.test(text)) return getName('payload.names.untitled')
  for (const [pattern, patternKey, name] of patterns) {
    const value = pattern.exec(text)?.[1]
    if (value !== undefined) return getName(patternKey, { [name]: name === 'count' ? Number(value) : value })
  }
  return null
}

/**
 * A name in which Payload put a label of several languages, with the label as it is shown beside the control; `null` for
 * all other names.
 */
export function nameWithLabel(name: string, shownLabel: string | null | undefined): string | null {
  const label = shownLabel?.replace(/\*.*$/, '').trim()
  return label && name.includes('[object Object]') ? name.replace('[object Object]', label) : null
}

const shownLabelOf = (element: Element): string | null | undefined =>
  (
    element.closest('th')?.querySelector('.sort-column__label') ??
    element.closest('.field-type')?.querySelector('.field-label')
  )?.textContent

const attributes = ['aria-label', 'aria-roledescription', 'title', 'placeholder']
const named = attributes.map((name) => `[${name}]`).join()
/** Where Payload shows fixed English texts; elsewhere a text may be an editor's own. */
const textPlaces =
  '[data-sonner-toast], .react-datepicker, .loading-overlay, .id-label, .step-nav, .relationship-cell, .rs__option, .rs__value-container'
/** Those with titles of editors, of which only ids are foreign. */
const titlePlaces = '.step-nav, .relationship-cell, .rs__option, .rs__value-container'

const within = (root: Element, selector: string): Element[] => [
  ...(root.matches(selector) ? [root] : []),
  ...root.querySelectorAll(selector),
]

/** Writes nothing that is there already: observers see each write. */
export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function translateAttributes(element: Element, getName: GetName): void {
  for (const name of attributes) {
    const text = element.getAttribute(name)
    const translated =
      text && (translatePayloadText(text, getName) ?? nameWithLabel(text, shownLabelOf(element)))
    if (translated) setAttribute(element, name, translated)
  }
  const chosen = /^Edit (.+)$/.exec(element.getAttribute('aria-label') ?? '')?.[1]
  if (chosen && element.className.includes('multi-value-label'))
    setAttribute(element, 'aria-label', getName('payload.names.edit', { title: chosen }))
}

/** Payload gives each tick box the path of its field as a title, and the boxes of a list none. */
function nameTickBox(box: Element, getName: GetName): void {
  const isAll = box.id === 'select-all'
  // In a drawer a row is chosen by a button.
  const title = box
    .closest('tbody tr')
    ?.querySelector('td:not(.cell-_select) :is(a, button)')
    ?.textContent?.trim()
  const name = isAll
    ? getName('payload.names.selectAll')
    : title && box.closest('.cell-_select')
      ? getName('payload.names.selectRow', { title })
      : null
  if (name) setAttribute(box, 'aria-label', name)
  if (name && isAll) setAttribute(box, 'title', name)
  else if (box.getAttribute('title') === box.getAttribute('name')) box.removeAttribute('title')
}

function translateTexts(place: Element, getName: GetName): void {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const text = node.nodeValue?.trim() ?? ''
    // In the heading the word before the id says that there is no title.
    const isAfterWord = id.test(text) && place.matches('.id-label')
    const isForeign = !place.closest(titlePlaces) || id.test(text) || untitledWithId.test(text)
    const translated = isAfterWord ? '' : isForeign ? translatePayloadText(text, getName) : null
    if (translated !== null && translated !== node.nodeValue) node.nodeValue = translated
  }
}

/**
 * Gives controls inside an element the names that Payload leaves in English or as names of fields.
 */
export function repairNames(root: Element, getName: GetName): void {
  for (const box of within(root, 'input[type="checkbox"]')) nameTickBox(box, getName)
  for (const element of within(root, named)) translateAttributes(element, getName)
  const places = root.closest(textPlaces) ? [root] : within(root, textPlaces)
  for (const place of places) translateTexts(place, getName)
}
