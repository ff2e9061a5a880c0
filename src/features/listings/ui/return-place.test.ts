import { afterEach, expect, test, vi } from 'vitest'

import { returnHref, readReturnPlace, storeReturnPlace } from './return-place'

const storage = (content: Record<string, string> = {}) => ({
  getItem: (key: string) => content[key] ?? null,
  setItem: (key: string, value: string) => void (content[key] = value),
})

afterEach(() => vi.unstubAllGlobals())

test('the stored position is read back', () => {
  vi.stubGlobal('sessionStorage', storage())
  storeReturnPlace({ href: '/fr/a-vendre/?type=1', ref: 4310 })
  expect(readReturnPlace()).toEqual({ href: '/fr/a-vendre/?type=1', ref: 4310 })
})

test.each([
  '',
  'null',
  '[]',
  '{"href":"/fr/"}',
  '{"href":"//elsewhere.example/","ref":1}',
  '{"href":"javascript:alert(1)","ref":1}',
  '{"href":"/fr/","ref":"1"}',
])('%s is no stored position', (text) => {
  vi.stubGlobal('sessionStorage', storage({ 'perron:list': text }))
  expect(readReturnPlace()).toBeNull()
})

test('a browser that refuses storage only loses the position', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(() => storeReturnPlace({ href: '/fr/', ref: 1 })).not.toThrow()
  expect(readReturnPlace()).toBeNull()
})

test.each([
  ['/fr/a-vendre/', { href: '/fr/a-vendre/?page=2&view=list', ref: 7 }, '/fr/a-vendre/?page=2&view=list#p-7'],
  ['/fr/a-vendre/', { href: '/fr/a-vendre/', ref: 7 }, '/fr/a-vendre/#p-7'],
  ['/fr/a-vendre/', { href: '/fr/a-louer/?page=2', ref: 7 }, null],
  ['/fr/a-vendre/', { href: '/nl/te-koop/', ref: 7 }, null],
  ['/fr/a-vendre/', null, null],
])('back to %s after %j is %s', (list, place, expected) => {
  expect(returnHref(list, place)).toBe(expected)
})
