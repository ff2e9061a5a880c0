import { expect, test } from 'vitest'

import { createCircuitBreaker } from './circuit-breaker'

const at = (seconds: number) => new Date(seconds * 1000)

test('an unavailable partner is tried after ten seconds at first, and at least every half minute', () => {
  const breaker = createCircuitBreaker()
  expect(breaker.state(at(0))).toBe('closed')
  breaker.failed(at(0))
  breaker.failed(at(0))
  expect([breaker.state(at(9)), breaker.state(at(10))]).toEqual(['open', 'trying'])
  for (let second = 10; second < 400; second += 30) breaker.failed(at(second))
  expect([breaker.state(at(399)), breaker.state(at(400))]).toEqual(['open', 'trying'])
  breaker.worked()
  expect(breaker.state(at(400))).toBe('closed')
})
