import { afterEach, expect, test, vi } from 'vitest'

import { placeWithin, readPlace, rememberPlace } from './return-place'

const storage = (content: Record<string, string> = {}) => ({
  getItem: (key: string) => content[key] ?? null,
  setItem: (key: string, value: string) => void (content[key] = value),
})

afterEach(() => vi.unstubAllGlobals())

test('what was remembered is read again', () => {
  vi.stubGlobal('sessionStorage', storage())
  rememberPlace({ href: '/fr/a-vendre/?type=1', ref: 4310 })
  expect(readPlace()).toEqual({ href: '/fr/a-vendre/?type=1', ref: 4310 })
})

test.each([
  '',
  'null',
  '[]',
  '{"href":"/fr/"}',
  '{"href":"//elsewhere.example/","ref":1}',
  '{"href":"javascript:alert(1)","ref":1}',
  '{"href":"/fr/","ref":"1"}',
])('%s is no place', (text) => {
  vi.stubGlobal('sessionStorage', storage({ 'perron:list': text }))
  expect(readPlace()).toBeNull()
})

test('a browser that refuses storage loses nothing but the place', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(() => rememberPlace({ href: '/fr/', ref: 1 })).not.toThrow()
  expect(readPlace()).toBeNull()
})

test.each([
  ['/fr/a-vendre/', { href: '/fr/a-vendre/?page=2&view=list', ref: 7 }, '/fr/a-vendre/?page=2&view=list#p-7'],
  ['/fr/a-vendre/', { href: '/fr/a-vendre/', ref: 7 }, '/fr/a-vendre/#p-7'],
  ['/fr/a-vendre/', { href: '/fr/a-louer/?page=2', ref: 7 }, null],
  ['/fr/a-vendre/', { href: '/nl/te-koop/', ref: 7 }, null],
  ['/fr/a-vendre/', null, null],
])('back to %s after %j leads to %s', (list, place, expected) => {
  expect(placeWithin(list, place)).toBe(expected)
})
