import type { BlockCommand, BlockOrder } from '@/features/preview/model/messages'

import { blocksOnPage, placeOfBlock, type EmptyWords, type MarkedBlock } from './block-marks'

/** The names of the bar's buttons in the studio's language; `name` has `{name}`, `place` has `{place}` and `{total}`. */
export interface BlockBarTexts
  extends
    EmptyWords,
    Record<Exclude<BlockCommand, 'pattern'> | 'name' | 'drag' | 'place' | 'insertFirst' | 'type', string> {
  /** Null where blocks are not kept as patterns. */
  pattern: string | null
}

/** Paths of icons on a ground of 20 by 20. */
const icons: Record<Exclude<BlockCommand, 'insertAbove' | 'insertBelow'> | 'drag' | 'plus' | 'type', string> =
  {
    plus: 'M10 4v12M4 10h12',
    up: 'M10 16V4M5 9l5-5 5 5',
    down: 'M10 4v12M5 11l5 5 5-5',
    drag: 'M7 5h.01M13 5h.01M7 10h.01M13 10h.01M7 15h.01M13 15h.01',
    duplicate: 'M7 7h9v9H7zM4 13V4h9',
    type: 'M4 16l1-4 8-8 3 3-8 8zM11 6l3 3',
    hide: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5ZM4 17 16 3',
    remove: 'M4 6h12M8 6V4h4v2M6 6l1 11h6l1-11',
    copy: 'M4 3h8v3M8 7h8v10H8z',
    comment: 'M3 4h14v10H9l-4 3v-3H3z',
    pattern: 'M6 3h8v14l-4-3-4 3z',
  }

function svgOf(path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 20 20')
  svg.setAttribute('aria-hidden', 'true')
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  shape.setAttribute('d', path)
  svg.append(shape)
  return svg
}

function makeButton(label: string, path: string, className = ''): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.title = label
  button.setAttribute('aria-label', label)
  button.className = className
  button.append(svgOf(path))
  return button
}

/** Keeps the bar of a tall block, and of one below the header, in sight. */
const marginInPixels = 8
/** A button on the edge of a block reaches over it by so much; the top edge of the page leaves no room. */
const halfButtonInPixels = 18

/** The gap between blocks that is nearest to a height of the window: the block that follows it, null for the last gap. */
function nearestGap(blocks: readonly MarkedBlock[], y: number): { before: string | null; top: number } {
  const places = blocks.flatMap((block) => {
    const place = placeOfBlock(block)
    return place ? [{ id: block.id, top: place.top, bottom: place.bottom }] : []
  })
  const gaps = [
    ...places.map(({ id, top }) => ({ before: id as string | null, top })),
    { before: null, top: places.at(-1)?.bottom ?? 0 },
  ]
  const distance = ({ top }: { top: number }) => Math.abs(top - y)
  return gaps.reduce((nearest, gap) => (distance(gap) < distance(nearest) ? gap : nearest))
}

/** Drags the block to a gap between others; a line shows the gap. */
function startDragging(event: PointerEvent, block: string, give: (order: BlockOrder) => void): void {
  const handle = event.currentTarget
  if (!(handle instanceof HTMLElement)) return
  event.preventDefault()
  handle.setPointerCapture(event.pointerId)
  const line = document.createElement('div')
  line.className = 'preview-gap'
  document.body.append(line)
  const gapAt = ({ clientY }: PointerEvent) => nearestGap(blocksOnPage(), clientY)
  const ending = new AbortController()
  const { signal } = ending
  const edgeInPixels = 60
  const move = (moved: PointerEvent) => {
    if (moved.clientY < edgeInPixels) scrollBy(0, -20)
    if (moved.clientY > innerHeight - edgeInPixels) scrollBy(0, 20)
    line.style.top = `${gapAt(moved).top + scrollY}px`
  }
  const end = () => {
    ending.abort()
    line.remove()
  }
  move(event)
  handle.addEventListener('pointermove', move, { signal })
  handle.addEventListener('pointercancel', end, { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
  handle.addEventListener(
    'pointerup',
    (ended) => {
      end()
      const { before } = gapAt(ended)
      if (before !== block) give({ command: 'move', block, before })
    },
    { signal },
  )
}

/** Tab reaches one of the buttons, arrow keys the others. */
function moveByArrows(bar: HTMLElement, buttons: readonly HTMLButtonElement[]): void {
  const makeStop = (stop: HTMLButtonElement | undefined) => {
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
  }
  makeStop(buttons[0])
  bar.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const index = buttons.findIndex((button) => button === document.activeElement)
    if (step === undefined || index === -1) return
    event.preventDefault()
    const next = buttons[(index + step + buttons.length) % buttons.length]
    makeStop(next)
    next?.focus()
  })
}

/** On a page without blocks: the button that opens the picker for the first one. */
function makeFirst(texts: BlockBarTexts, give: (order: BlockOrder) => void) {
  const place = document.createElement('div')
  place.className = 'preview-block-bar'
  place.dataset.previewBar = ''
  const button = makeButton(texts.insertFirst, icons.plus, 'preview-insert')
  button.addEventListener('click', () => give({ command: 'insertBelow', block: 'none' }))
  place.append(button)
  document.body.prepend(place)
  return {
    update(hasBlocks: boolean): void {
      const page = document.querySelector('main')?.getBoundingClientRect()
      place.hidden = hasBlocks || !page
      if (!page) return
      const { left, width, bottom } = page
      Object.assign(place.style, {
        top: `${bottom + scrollY - halfButtonInPixels}px`,
        left: `${left}px`,
        width: `${width}px`,
      })
    },
    focus: () => button.focus(),
    remove: () => place.remove(),
  }
}

/** Up and down are beside the neighbours on the page: hidden blocks of the form are not among them. */
function orderOf(command: BlockCommand, block: string): BlockOrder {
  if (command !== 'up' && command !== 'down') return { command, block }
  const ids = blocksOnPage().map(({ id }) => id)
  const index = ids.indexOf(block)
  return { command: 'move', block, before: ids[command === 'up' ? index - 1 : index + 2] ?? null }
}

interface BarActions {
  command: (command: BlockCommand) => void
  drag: (event: PointerEvent) => void
  type: () => void
}

function makeBar(texts: BlockBarTexts, { command, drag, type }: BarActions) {
  const bar = document.createElement('div')
  bar.className = 'preview-block-bar'
  bar.dataset.previewBar = ''
  bar.hidden = true
  bar.setAttribute('role', 'toolbar')
  const said = document.createElement('span')
  said.className = 'sr-only'
  said.setAttribute('role', 'status')
  const buttonFor = (name: BlockCommand, path: string, className?: string) => {
    const button = makeButton(texts[name] ?? '', path, className)
    button.addEventListener('click', () => {
      if (button.ariaDisabled !== 'true') command(name)
    })
    return button
  }
  const insertAbove = buttonFor('insertAbove', icons.plus, 'preview-insert')
  const insertBelow = buttonFor('insertBelow', icons.plus, 'preview-insert')
  const up = buttonFor('up', icons.up)
  const down = buttonFor('down', icons.down)
  const write = makeButton(texts.type, icons.type)
  write.addEventListener('click', type)
  const handle = makeButton(texts.drag, icons.drag, 'preview-drag')
  handle.addEventListener('pointerdown', drag)
  // What it does by pointer, its neighbours do by keyboard.
  handle.tabIndex = -1
  const names = ['duplicate', 'hide', 'remove', 'copy', 'comment', 'pattern'] as const
  const others = names.flatMap((name) => (texts[name] === null ? [] : [buttonFor(name, icons[name])]))
  bar.append(insertAbove, write, handle, up, down, ...others, insertBelow, said)
  moveByArrows(bar, [write, insertAbove, up, down, ...others, insertBelow])
  return { bar, insertAbove, insertBelow, up, down, said, write }
}

/** Puts the bar on a block, and its two round buttons on the edges. */
function putBar({ bar, insertAbove, insertBelow }: ReturnType<typeof makeBar>, place: DOMRect): void {
  const top = Math.max(place.top, Math.min(marginInPixels, place.bottom - halfButtonInPixels))
  Object.assign(bar.style, {
    top: `${top + scrollY}px`,
    left: `${place.left}px`,
    width: `${place.width}px`,
  })
  insertAbove.style.top = `${Math.max(place.top, halfButtonInPixels - scrollY) - top}px`
  insertBelow.style.top = `${place.bottom - top}px`
}

/** Says the new place of a block that moves. */
function sayPlaces(said: HTMLElement, { place }: BlockBarTexts) {
  let indexBefore = -1
  return {
    say(index: number, total: number): void {
      if (index !== indexBefore && indexBefore !== -1)
        said.textContent = place.replace('{place}', String(index + 1)).replace('{total}', String(total))
      indexBefore = index
    },
    /** Another block is chosen. */
    forget(): void {
      indexBefore = -1
    },
  }
}

interface BlockBarOptions {
  /** Sends an order to the form. */
  give: (order: BlockOrder) => void
  /** Begins to type in the first text of a block. */
  type: (block: string) => void
}

/**
 * The bar on the chosen block: types in it, inserts above and below, moves, copies, hides and removes it. By keyboard it
 * is the first stop of the page; arrow keys go from button to button.
 */
export function drawBlockBar(texts: BlockBarTexts, { give, type }: BlockBarOptions) {
  let chosen: string | null = null
  let isAwaited = false
  const parts = makeBar(texts, {
    command: (command) => chosen !== null && give(orderOf(command, chosen)),
    drag: (event) => chosen !== null && startDragging(event, chosen, give),
    type: () => chosen !== null && type(chosen),
  })
  const { bar, up, down, said, write } = parts
  const places = sayPlaces(said, texts)
  document.body.prepend(bar)
  const first = makeFirst(texts, give)

  function update(): void {
    const blocks = blocksOnPage()
    first.update(blocks.length > 0)
    const index = blocks.findIndex(({ id }) => id === chosen)
    const block = blocks[index]
    const place = block ? placeOfBlock(block) : null
    bar.hidden = !place
    if (!block || !place) return
    bar.setAttribute('aria-label', texts.name.replace('{name}', block.name))
    // They keep the focus: disabled ones could not be reached by the arrow keys.
    up.ariaDisabled = String(index === 0)
    down.ariaDisabled = String(index === blocks.length - 1)
    putBar(parts, place)
    places.say(index, blocks.length)
    // The editor may have gone to the form meanwhile.
    if (isAwaited && document.hasFocus()) write.focus()
    isAwaited = false
  }

  const ending = new AbortController()
  addEventListener('scroll', update, { signal: ending.signal, passive: true })
  return {
    update,
    choose(id: string): void {
      if (id !== chosen) places.forget()
      isAwaited &&= id === chosen
      chosen = id
      update()
    },
    /** For the keyboard: to the chosen block once it is rendered, or to the first one of an empty page. */
    focus(): void {
      first.focus()
      isAwaited = chosen !== null
      update()
    },
    stop(): void {
      ending.abort()
      bar.remove()
      first.remove()
    },
  }
}
