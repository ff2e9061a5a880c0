import type { PreviewMark } from '@/features/preview/model/messages'

import { placeOfElement } from './block-frames'
import { findBlockOnPage, formPath, placeOfBlock } from './block-marks'

/** Half a mark, which stays inside the page. */
const marginInPixels = 14

/** The elements of the page by the paths of their fields in the form; the first of each. */
function elementsByPath(previewed: string): Map<string, Element> {
  const elements = new Map<string, Element>()
  for (const element of document.querySelectorAll('[data-field]')) {
    const path = formPath(element, previewed)
    if (path !== null && !elements.has(path)) elements.set(path, element)
  }
  return elements
}

/** The place of a field in the window; that of its block when the field itself is not on the page. */
function placeOf(path: string, elements: ReadonlyMap<string, Element>): DOMRect | null {
  const element = elements.get(path)
  const place = element && placeOfElement(element)
  if (place) return place
  const [list, id] = path.split('.')
  const block = list === 'blocks' && id ? findBlockOnPage(id) : null
  return block && placeOfBlock(block)
}

function makeButton(open: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'preview-comment'
  button.addEventListener('click', open)
  return button
}

/**
 * Draws marks with the number of open comments at blocks and fields.
 *
 * @param previewed such as `pages/ID`
 * @param open shows the comments of a path in the form
 */
export function drawCommentMarks(previewed: string, open: (path: string) => void) {
  let marks: readonly PreviewMark[] = []
  const buttons = new Map<string, HTMLButtonElement>()
  const layer = document.createElement('div')
  layer.dataset.previewBar = ''
  document.body.append(layer)

  function buttonOf(path: string): HTMLButtonElement {
    const button = buttons.get(path) ?? makeButton(() => open(path))
    buttons.set(path, button)
    if (!button.isConnected) layer.append(button)
    return button
  }

  function update(): void {
    if (marks.length === 0) return
    const elements = elementsByPath(previewed)
    for (const { path } of marks) {
      const place = placeOf(path, elements)
      const button = buttonOf(path)
      button.hidden = !place
      if (!place) continue
      // At the left: the bar of a chosen block is at the right.
      button.style.left = `${Math.max(place.left, marginInPixels) + scrollX}px`
      button.style.top = `${Math.max(place.top + scrollY, marginInPixels)}px`
    }
  }

  const resizes = new ResizeObserver(update)
  resizes.observe(document.body)
  return {
    update,
    show(next: readonly PreviewMark[]): void {
      marks = next
      for (const [path, button] of buttons)
        if (!marks.some((mark) => mark.path === path)) {
          button.remove()
          buttons.delete(path)
        }
      for (const { path, count, name } of marks) {
        const button = buttonOf(path)
        button.textContent = String(count)
        button.title = name
        button.setAttribute('aria-label', name)
      }
      update()
    },
    stop(): void {
      resizes.disconnect()
      layer.remove()
    },
  }
}
