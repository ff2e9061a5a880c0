import { DivIcon, Marker, type LatLngLiteral, type Map as LeafletMap } from 'leaflet'

import { isOnePlace, type MapMark } from '@/features/map/model/map-marks'

interface MarkLayerOptions {
  /** Keyboard instructions of the markers. */
  hint: string
  /** What a marker shows. */
  textOf: (mark: MapMark) => string
  /** Accessible name of a marker. */
  nameOf: (mark: MapMark) => string
  /** Called when a marker is selected, by pointer or key. */
  onChoose: (mark: MapMark) => void
}

interface Placed {
  /** Replaced when the same marker comes from newly loaded properties. */
  mark: MapMark
  button: HTMLButtonElement
  marker: Marker
}

function makeButton(mark: MapMark, text: string, name: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.tabIndex = -1
  button.textContent = text
  button.setAttribute('aria-label', name)
  button.className = mark.kind === 'group' ? 'map-group' : 'map-price'
  if (mark.kind === 'property' && mark.property.isApproximate) button.dataset.approximate = ''
  if (isOnePlace(mark)) button.dataset.building = ''
  return button
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const keys = ['Home', 'End', ...Object.keys(steps)]

/** The next marker in the order of the list; at its ends the first or last. */
function neighbour(order: readonly Placed[], key: string): Placed | undefined {
  if (key === 'Home') return order[0]
  if (key === 'End') return order.at(-1)
  const index = order.findIndex(({ button }) => button === document.activeElement)
  return order[Math.max(0, Math.min(order.length - 1, index + (steps[key] ?? 0)))]
}

/**
 * The markers of the map. Leaflet draws them; React would compare hundreds of them on every move. One marker at a
 * time is in the tab order; the arrow keys move to the others.
 */
export class MarkLayer {
  readonly #map: LeafletMap
  readonly #options: MarkLayerOptions
  readonly #placed = new Map<string, Placed>()
  readonly #pane: HTMLElement | undefined
  #order: Placed[] = []
  #isHighlighted: (mark: MapMark) => boolean = () => false

  constructor(map: LeafletMap, options: MarkLayerOptions) {
    this.#map = map
    this.#options = options
    this.#pane = map.getPane('markerPane')
    this.#pane?.setAttribute('role', 'group')
    this.#pane?.setAttribute('aria-label', options.hint)
    this.#pane?.addEventListener('keydown', this.#onKey)
  }

  /**
   * Draws exactly these markers, in the order of the arrow keys. If the focused one is removed, the nearest gets the
   * focus, so that the keyboard stays on the map.
   */
  show(marks: readonly MapMark[]): void {
    const focused = this.#order.find(({ button }) => button.matches(':focus-visible'))
    const wanted = new Set(marks.map(({ key }) => key))
    for (const [key, { marker }] of this.#placed) {
      if (wanted.has(key)) continue
      marker.remove()
      this.#placed.delete(key)
    }
    this.#order = marks.map((mark) => this.#placed.get(mark.key) ?? this.#place(mark))
    for (const [at, mark] of marks.entries()) if (this.#order[at]) this.#order[at].mark = mark
    this.#makeCurrent(this.#order.find(({ button }) => button === document.activeElement) ?? this.#order[0])
    if (focused && !wanted.has(focused.mark.key)) this.focusNear(focused.marker.getLatLng())
  }

  /** Highlights the markers for which the function returns true, also those drawn later. */
  highlight(isHighlighted: (mark: MapMark) => boolean): void {
    this.#isHighlighted = isHighlighted
    for (const placed of this.#order) this.#paint(placed)
  }

  /** Focuses the marker nearest to a point. */
  focusNear(centre: LatLngLiteral): void {
    const distance = ({ marker }: Placed) => this.#map.distance(marker.getLatLng(), centre)
    this.#focus(this.#order.toSorted((one, other) => distance(one) - distance(other))[0])
  }

  remove(): void {
    this.#pane?.removeEventListener('keydown', this.#onKey)
    for (const { marker } of this.#placed.values()) marker.remove()
  }

  #place(mark: MapMark): Placed {
    const button = makeButton(mark, this.#options.textOf(mark), this.#options.nameOf(mark))
    const icon = new DivIcon({ html: button, className: 'map-mark', iconSize: [0, 0] })
    const marker = new Marker([mark.latitude, mark.longitude], { icon, keyboard: false })
    const placed: Placed = { mark, button, marker }
    marker.on('click', () => this.#options.onChoose(placed.mark)).addTo(this.#map)
    this.#placed.set(mark.key, placed)
    this.#paint(placed)
    return placed
  }

  #paint({ mark, button, marker }: Placed): void {
    const isHighlighted = this.#isHighlighted(mark)
    button.toggleAttribute('data-highlighted', isHighlighted)
    marker.setZIndexOffset(isHighlighted ? 10_000 : 0)
  }

  #makeCurrent(current: Placed | undefined): void {
    for (const { button } of this.#order) button.tabIndex = button === current?.button ? 0 : -1
  }

  #focus(target: Placed | undefined): void {
    if (!target) return
    this.#makeCurrent(target)
    target.button.focus({ preventScroll: true })
    this.#map.panInside(target.marker.getLatLng(), { padding: [70, 70] })
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (!keys.includes(event.key) || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    this.#focus(neighbour(this.#order, event.key))
  }
}
