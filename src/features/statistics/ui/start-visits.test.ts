import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startVisits } from './start-visits'

type Listener = () => void

const sent: [string, string][] = []
let listeners: Listener[] = []

/** A page as the script finds it. */
function openPage({
  path = '/fr/a/b/c/4310/',
  search = '',
  referrer = '',
  isHidden = false,
  webdriver = false,
}) {
  listeners = []
  vi.stubGlobal('location', { pathname: path, search })
  vi.stubGlobal('navigator', {
    webdriver,
    sendBeacon: (url: string, body: string) => sent.push([url, body]),
  })
  vi.stubGlobal('document', {
    referrer,
    visibilityState: isHidden ? 'hidden' : 'visible',
    addEventListener: (_: string, listener: Listener) => listeners.push(listener),
    removeEventListener: (_: string, listener: Listener) => {
      listeners = listeners.filter((each) => each !== listener)
    },
  })
  startVisits()
}

function turn(visibilityState: 'hidden' | 'visible'): void {
  Object.assign(document, { visibilityState })
  for (const listener of listeners) listener()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  sent.splice(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page of a property tells of its visit after a second, and once', () => {
  openPage({ referrer: 'https://www.google.be/search', search: '?utm_medium=cpc&utm_source=google&name=Jan' })
  vi.advanceTimersByTime(999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([['/visits/', '["/fr/a/b/c/4310/","www.google.be","cpc google"]']])
  turn('hidden')
  turn('visible')
  vi.advanceTimersByTime(10_000)
  expect(sent).toHaveLength(1)
})

test('a page rendered in advance or in the background waits until it is shown', () => {
  openPage({ isHidden: true })
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual([])
  turn('visible')
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([['/visits/', '["/fr/a/b/c/4310/","",""]']])
})

test('a second is counted without interruption', () => {
  openPage({})
  vi.advanceTimersByTime(900)
  turn('hidden')
  vi.advanceTimersByTime(5000)
  turn('visible')
  vi.advanceTimersByTime(999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toHaveLength(1)
})

test.each([
  ['the home page', { path: '/fr/' }],
  ['a list', { path: '/fr/a-vendre/' }],
  ['a private page', { path: '/fr/my/offer/abc/def/' }],
  ['a browser under the control of a program', { webdriver: true }],
])('%s tells nothing', (_, page) => {
  openPage(page)
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual([])
})
