import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * An unexpected `console.error` fails the test. A test that expects one replaces the spy:
 * `vi.spyOn(console, 'error').mockImplementation(() => {})`, and asserts on it.
 */
let unexpected: unknown[][] = []

beforeEach(() => {
  unexpected = []
  vi.spyOn(console, 'error').mockImplementation((...args) => void unexpected.push(args))
})

afterEach(() => {
  const calls = unexpected
  vi.restoreAllMocks()
  expect(calls, 'unexpected console.error').toEqual([])
})
