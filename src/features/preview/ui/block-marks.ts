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

/** The start mark of the block around an element; for nested blocks that of the outermost. */
function markAround(element: Element): HTMLElement | null {
  let marked: HTMLElement | null = null
  let ended = 0
  for (let each = element.previousElementSibling; each; each = each.previousElementSibling) {
    if (!(each instanceof HTMLElement)) continue
    if (each.dataset.previewEnd !== undefined) ended += 1
    else if (each.dataset.previewBlock !== undefined && ended > 0) ended -= 1
    else if (each.dataset.previewBlock !== undefined) marked = each
  }
  return marked
}

/** The form's block that an element belongs to. A library block counts as the block that refers to it. */
export function blockAround(element: Element): MarkedBlock | null {
  let outermost: HTMLElement | null = null
  for (let each: Element | null = element; each; each = each.parentElement)
    outermost = markAround(each) ?? outermost
  return outermost && toBlock(outermost)
}

export function findBlockOnPage(id: string): MarkedBlock | null {
  const mark = document.querySelector<HTMLElement>(`[data-preview-block="${CSS.escape(id)}"]`)
  return mark && toBlock(mark)
}
