import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { waitForElement } from './wait-for-element'

let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What a wait has given so far; undefined while it lasts. */
function observed(find: () => string | null) {
  const seen: { element?: string | null } = {}
  void waitForElement(find).then((element) => (seen.element = element))
  return seen
}

test('what a slow server renders after a quarter of a minute is found', async () => {
  let field: string | null = null
  const seen = observed(() => field)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(seen.element).toBeUndefined()
  field = 'field'
  await vi.advanceTimersByTimeAsync(50)
  expect(seen.element).toBe('field')
})

test('what does not come within twenty seconds is given up', async () => {
  const seen = observed(() => null)
  await vi.advanceTimersByTimeAsync(21_000)
  expect(seen.element).toBeNull()
})

test.each(['pointerdown', 'keydown', 'wheel'])('the editor’s next %s ends the wait', async (event) => {
  let field: string | null = null
  const seen = observed(() => field)
  page.dispatchEvent(new Event(event))
  field = 'field'
  await vi.advanceTimersByTimeAsync(50)
  expect(seen.element).toBeNull()
})

test('a new wait ends the one before', async () => {
  const [first, second] = [observed(() => null), observed(() => null)]
  await vi.advanceTimersByTimeAsync(100)
  expect([first.element, second.element]).toEqual([null, undefined])
  page.dispatchEvent(new Event('keydown'))
  await vi.advanceTimersByTimeAsync(100)
  expect(second.element).toBeNull()
})
