import { afterEach, expect, test, vi } from 'vitest'

import { nameTab } from './tab-name'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a page has the name of the one before it in the tab, and a tab opened from it has its own', () => {
  const stored = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  const openPage = () => {
    vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage }))
    vi.stubGlobal('navigator', {})
    return { name: nameTab(), leave: window.dispatchEvent.bind(window, new Event('pagehide')) }
  }
  const first = openPage()
  expect(first.name).toMatch(/^[0-9a-f]{32}$/)
  first.leave()
  const second = openPage()
  expect(second.name).toBe(first.name)
  // With a copy of what the second page has stored.
  expect(openPage().name).not.toBe(second.name)
  // The browser shows the second page again from its memory.
  window.dispatchEvent(new Event('pageshow'))
  second.leave()
  vi.useFakeTimers({ now: Date.now() + 60_000 })
  expect(openPage().name).not.toBe(second.name)
})
