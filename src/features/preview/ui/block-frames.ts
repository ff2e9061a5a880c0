import { findBlockOnPage, placeOfBlock, type MarkedBlock } from './block-marks'

function makeFrame(kind: 'hovered' | 'edited') {
  const frame = document.createElement('div')
  frame.className = `preview-frame preview-frame-${kind}`
  frame.hidden = true
  const name = document.createElement('span')
  frame.append(name)
  return {
    frame,
    /** Draws a frame around a block; hides it for null. */
    put(block: MarkedBlock | null): void {
      const place = block && placeOfBlock(block)
      frame.hidden = !place
      if (!block || !place) return
      const { left, top, width, height } = place
      Object.assign(frame.style, {
        left: `${left + scrollX}px`,
        top: `${top + scrollY}px`,
        width: `${width}px`,
        height: `${height}px`,
      })
      name.textContent = block.name
    },
  }
}

/** Draws frames around the block under the pointer and the edited block. */
export function drawBlockFrames() {
  const hovered = makeFrame('hovered')
  const edited = makeFrame('edited')
  let hoveredId: string | null = null
  let editedId: string | null = null

  function update(): void {
    edited.put(editedId === null ? null : findBlockOnPage(editedId))
    hovered.put(hoveredId === null || hoveredId === editedId ? null : findBlockOnPage(hoveredId))
  }

  const layer = document.createElement('div')
  layer.setAttribute('aria-hidden', 'true')
  layer.append(edited.frame, hovered.frame)
  document.body.append(layer)
  const resizes = new ResizeObserver(update)
  resizes.observe(document.body)

  return {
    update,
    hover(id: string | null): void {
      if (id === hoveredId) return
      hoveredId = id
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
