import { findBlockOnPage, placeOfBlock } from './block-marks'

function makeFrame(kind: 'hovered' | 'edited' | 'field') {
  const frame = document.createElement('div')
  frame.className = `preview-frame preview-frame-${kind}`
  frame.hidden = true
  const name = document.createElement('span')
  frame.append(name)
  return {
    frame,
    /** Draws a frame around a place of the window; hides it for null. */
    put(place: DOMRect | null, label = ''): void {
      frame.hidden = !place
      if (!place) return
      const { left, top, width, height } = place
      Object.assign(frame.style, {
        left: `${left + scrollX}px`,
        top: `${top + scrollY}px`,
        width: `${width}px`,
        height: `${height}px`,
      })
      name.textContent = label
    },
  }
}

const isEmpty = ({ width, height }: DOMRect) => width * height === 0

/** The rectangle of an element; that of its content for one without a box of its own. */
export function placeOfElement(element: Element): DOMRect | null {
  const box = element.getBoundingClientRect()
  if (!isEmpty(box)) return box
  const content = document.createRange()
  content.selectNodeContents(element)
  const contentBox = content.getBoundingClientRect()
  return isEmpty(contentBox) ? null : contentBox
}

/** Draws frames around the block and the field under the pointer and the edited block. */
export function drawBlockFrames() {
  const hovered = makeFrame('hovered')
  const edited = makeFrame('edited')
  const field = makeFrame('field')
  let hoveredId: string | null = null
  let editedId: string | null = null
  let hoveredField: Element | null = null

  function putBlock({ put }: ReturnType<typeof makeFrame>, id: string | null): void {
    const block = id === null ? null : findBlockOnPage(id)
    put(block && placeOfBlock(block), block?.name)
  }

  function update(): void {
    putBlock(edited, editedId)
    putBlock(hovered, hoveredId === editedId ? null : hoveredId)
    field.put(hoveredField?.isConnected ? placeOfElement(hoveredField) : null)
  }

  const layer = document.createElement('div')
  layer.setAttribute('aria-hidden', 'true')
  layer.append(edited.frame, hovered.frame, field.frame)
  document.body.append(layer)
  const resizes = new ResizeObserver(update)
  resizes.observe(document.body)

  return {
    update,
    hover(id: string | null = null, element: Element | null): void {
      if (id === hoveredId && element === hoveredField) return
      hoveredId = id
      hoveredField = element
      update()
    },
    /** Frames the chosen block without moving the page. */
    choose(id: string): void {
      editedId = id
      update()
    },
    edit(id: string): void {
      editedId = id
      update()
      const { top, bottom } = edited.frame.getBoundingClientRect()
      const isInSight = !edited.frame.hidden && bottom > 80 && top < innerHeight - 80
      if (!isInSight) edited.frame.scrollIntoView({ block: 'start' })
    },
    stop(): void {
      resizes.disconnect()
      layer.remove()
    },
  }
}
