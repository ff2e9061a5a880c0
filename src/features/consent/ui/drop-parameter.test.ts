import { afterEach, expect, test, vi } from 'vitest'

import { dropParameter } from './drop-parameter'

const state = { scrolled: 10 }

/** The URLs that the history is given for a page. */
function urlsAfter(href: string, name: string): string[] {
  const replaceState = vi.fn<History['replaceState']>()
  vi.stubGlobal('location', { href })
  vi.stubGlobal('history', { state, replaceState })
  dropParameter(name)
  return replaceState.mock.calls.map(([kept, , url]) => {
    expect(kept).toBe(state)
    return String(url)
  })
}

afterEach(() => vi.unstubAllGlobals())

test('a parameter is taken out of the URL, and the others stay', () => {
  expect(urlsAfter('https://perron.example/fr/merci/?receipt=12.abc&utm_source=x#top', 'receipt')).toEqual([
    'https://perron.example/fr/merci/?utm_source=x#top',
  ])
})

test('a URL without it stays as it is written', () => {
  expect(urlsAfter('https://perron.example/fr/merci/?utm_source=a%20b', 'receipt')).toEqual([])
})
