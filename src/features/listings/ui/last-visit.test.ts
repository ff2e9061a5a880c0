import { expect, test } from 'vitest'

import { nextVisit, parseVisit, visitGapMs } from './last-visit'

const now = 1_790_000_000_000

test('the first visit has none before it', () => {
  expect(nextVisit(null, now)).toEqual({ previous: null, seen: now })
})

test('lists of one visit do not move the visit before', () => {
  const visit = { previous: now - 9e8, seen: now - visitGapMs }
  expect(nextVisit(visit, now)).toEqual({ previous: now - 9e8, seen: now })
})

test('after a pause the last list is the visit before', () => {
  const seen = now - visitGapMs - 1
  expect(nextVisit({ previous: null, seen }, now)).toEqual({ previous: seen, seen: now })
})

test('a clock that was set back starts anew', () => {
  expect(nextVisit({ previous: 5, seen: now + 1 }, now)).toEqual({ previous: 5, seen: now })
})

test.each([null, '', '{', 'null', '[]', '{"seen":"x"}', '{"seen":-1}', '{"seen":1e300}'])(
  'stored %j is no visit',
  (text) => {
    expect(parseVisit(text)).toBeNull()
  },
)

test('a stored visit without a valid visit before it is kept', () => {
  expect(parseVisit('{"seen":12,"previous":"x"}')).toEqual({ seen: 12, previous: null })
})
