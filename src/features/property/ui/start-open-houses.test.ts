import { afterEach, expect, test, vi } from 'vitest'

import { startOpenHouses } from './start-open-houses'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const place = (until: string) => ({ dataset: { until }, hidden: false })

test('hides what is over on a page that was kept, and leaves the rest', () => {
  vi.useFakeTimers({ now: new Date('2026-12-05T11:00:00Z') })
  const [over, running, next] = [
    '2026-12-05T11:00:00.000Z',
    '2026-12-05T11:00:01.000Z',
    '2026-12-12T11:00:00.000Z',
  ].map(place)
  vi.stubGlobal('document', {
    querySelectorAll: (selector: string) => (selector === '[data-until]' ? [over, running, next] : []),
  })
  startOpenHouses()
  expect([over, running, next].map((each) => each?.hidden)).toEqual([true, false, false])
})
