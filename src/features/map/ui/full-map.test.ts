import { afterEach, expect, test, vi } from 'vitest'

import { makeFullMap } from './full-map'

afterEach(() => vi.unstubAllGlobals())

function fakeElement() {
  const listeners = new Map<string, () => void>()
  return {
    hidden: false,
    focus: vi.fn(),
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    click: () => listeners.get('click')?.(),
  }
}

/** A page whose entry of the history keeps a state, and which holds nothing but a map. */
function openPage(state: object | null) {
  const [open, close, frame] = [fakeElement(), fakeElement(), fakeElement()]
  const history = {
    state,
    back: vi.fn(),
    pushState: (next: object) => (history.state = next),
    replaceState: (next: object) => (history.state = next),
  }
  vi.stubGlobal('history', history)
  vi.stubGlobal('window', { addEventListener: vi.fn() })
  vi.stubGlobal('document', { documentElement: { style: {} }, activeElement: null })
  const parts = new Map([
    ['[data-map-open]', open],
    ['[data-map-close]', close],
    ['iframe', frame],
  ])
  const map = {
    parentElement: null,
    querySelector: (selector: string) => parts.get(selector) ?? null,
    querySelectorAll: () => [],
    addEventListener: vi.fn(),
    toggleAttribute: vi.fn(),
  }
  // The used parts of an element.
  const full = makeFullMap(map as unknown as HTMLElement, vi.fn())
  full.resume()
  return { full, open, close, history }
}

test('Close goes back to the page without the full map, also after it was loaded again', () => {
  const before = openPage(null)
  before.open.click()
  expect(before.full.isFull()).toBe(true)
  const { full, close, history } = openPage(before.history.state)
  expect(full.isFull()).toBe(true)
  expect(close.focus).toHaveBeenCalled()
  close.click()
  expect(history.back).toHaveBeenCalledTimes(1)
})

test('a closed map is closed once', () => {
  const { full, history } = openPage(null)
  full.close()
  expect(history).toMatchObject({ state: null })
  expect(history.back).not.toHaveBeenCalled()
})
