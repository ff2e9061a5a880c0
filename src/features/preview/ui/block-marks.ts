import type { ClickedSpot } from '@/features/preview/model/messages'

/** The range between the two hidden marks of a block. */
export interface MarkedBlock {
  id: string
  name: string
  elements: Element[]
}

function toBlock(mark: HTMLElement): MarkedBlock | null {
  const { previewBlock: id, previewName: name = '' } = mark.dataset
  if (!id) return null
  const elements: Element[] = []
  for (let each = mark.nextElementSibling; each; each = each.nextElementSibling) {
    if (each instanceof HTMLElement && each.dataset.previewEnd === id) return { id, name, elements }
    elements.push(each)
  }
  return null
}

/** The rectangle of a block in the window, cut at the page's edges; null when the block renders no element. */
export function placeOfBlock({ elements }: MarkedBlock): DOMRect | null {
  const boxes = elements
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width * height > 0)
  if (boxes.length === 0) return null
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.min(document.documentElement.clientWidth, Math.max(...boxes.map((box) => box.right)))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

/** The start marks of the blocks whose elements are beside this one, innermost first. */
function marksBefore(element: Element): HTMLElement[] {
  const marks: HTMLElement[] = []
  let ended = 0
  for (let each = element.previousElementSibling; each; each = each.previousElementSibling) {
    if (!(each instanceof HTMLElement)) continue
    if (each.dataset.previewEnd !== undefined) ended += 1
    else if (each.dataset.previewBlock !== undefined && ended > 0) ended -= 1
    else if (each.dataset.previewBlock !== undefined) marks.push(each)
  }
  return marks
}

/** The start marks of the blocks around an element, innermost first. */
function marksAround(element: Element): HTMLElement[] {
  const marks: HTMLElement[] = []
  for (let each: Element | null = element; each; each = each.parentElement) marks.push(...marksBefore(each))
  return marks
}

/** The form's block that an element belongs to. A library block counts as the block that refers to it. */
export function blockAround(element: Element): MarkedBlock | null {
  const outermost = marksAround(element).at(-1)
  return outermost ? toBlock(outermost) : null
}

/** The nearest element that says which field it shows. */
export const fieldAround = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>('[data-field]')

/** The path of a field, with those of the elements around it that it continues: `.label` inside `links.ID`. */
function fieldPath(element: HTMLElement): string {
  const { field = '' } = element.dataset
  const around = field.startsWith('.') ? element.parentElement && fieldAround(element.parentElement) : null
  return around ? fieldPath(around) + field : field
}

/**
 * What an element shows: a field of the previewed document or of one of its blocks, or content of another document.
 *
 * @param previewed such as `pages/ID`
 * @returns null for an element that belongs to neither
 */
export function spotAround(element: Element, previewed: string): ClickedSpot | null {
  const marks = marksAround(element)
  const outermost = marks.at(-1)
  const block = outermost?.dataset.previewBlock ?? null
  // Inside a module of the library the fields are those of the module.
  if (marks.length > 1)
    return { block, field: 'module', document: outermost?.dataset.previewDocument ?? null }
  const field = fieldAround(element)
  const other = element.closest<HTMLElement>('[data-document]')
  const document = other?.dataset.document ?? null
  const isElsewhere = document !== null && document !== previewed
  const path = field && (!isElsewhere || other?.contains(field)) ? fieldPath(field) : null
  return path || block || isElsewhere ? { block, field: path, document: isElsewhere ? document : null } : null
}

/** The blocks of the form in their order on the page, without those inside modules of the library. */
export function blocksOnPage(): MarkedBlock[] {
  const marks = [...document.querySelectorAll<HTMLElement>('[data-preview-block]')]
  return marks.flatMap((mark) => (marksAround(mark).length === 0 ? (toBlock(mark) ?? []) : []))
}

export function findBlockOnPage(id: string): MarkedBlock | null {
  const mark = document.querySelector<HTMLElement>(`[data-preview-block="${CSS.escape(id)}"]`)
  return mark && toBlock(mark)
}

/** The path in the form, with rows by their ids, of the field that an element shows; null for none of this document. */
export function formPath(element: Element, previewed: string): string | null {
  const spot = spotAround(element, previewed)
  if (!spot?.field || spot.document) return null
  return spot.block ? `blocks.${spot.block}.${spot.field}` : spot.field
}

const shownThings = 'img, video, iframe, canvas, svg, input, hr'

const showsSomething = ({ elements }: MarkedBlock): boolean =>
  elements.some(
    (each) =>
      (each instanceof HTMLElement && each.innerText.trim() !== '') ||
      [...each.querySelectorAll(shownThings)].some((thing) => thing.checkVisibility()),
  )

/** Named in the places of texts that are not written yet. */
export interface EmptyWords {
  emptyHeading: string
  emptyText: string
}

/**
 * Shows the places of texts that are not written yet where an editor needs them: in the chosen block, in a block that
 * shows nothing else, and where the text is required.
 */
export function showEmptyTexts({ emptyHeading, emptyText }: EmptyWords, chosen: string | null): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-empty]:not([contenteditable])')) {
    place.dataset.empty = place.matches('.prose') ? emptyText : emptyHeading
    if (place.dataset.required === 'true') continue
    const block = blockAround(place)
    place.hidden = !block || (block.id !== chosen && showsSomething(block))
  }
}
