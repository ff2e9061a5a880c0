import { createRequire } from 'node:module'

import { afterEach, expect, test } from 'vitest'

import { refreshesOfProcess } from '@/lib/cache/refreshes'

import { processState, resetProcessState } from './process-state'

afterEach(() => resetProcessState('example'))

test('a value is made once, and everyone gets it', () => {
  const first = processState('example', () => ({ count: 1 }))
  first.count += 1
  const second = processState<{ count: number }>('example', () => {
    throw new Error('made twice')
  })
  expect(second).toBe(first)
  expect(second.count).toBe(2)
})

test('names do not share a value', () => {
  const one = processState('example', () => new Set())
  expect(processState('example.more', () => new Set())).not.toBe(one)
  resetProcessState('example.more')
})

test('a value that was forgotten is made anew', () => {
  processState('example', () => 'first')
  resetProcessState('example')
  expect(processState('example', () => 'second')).toBe('second')
})

test('the page cache handler, which cannot load this module, finds the same refreshes', () => {
  const { wasEmptied } = createRequire(import.meta.url)('./cache/page-tags.cjs') as {
    wasEmptied: (since: number) => boolean
  }
  const refreshes = refreshesOfProcess()
  const { emptiedAt } = refreshes
  refreshes.emptiedAt = 7
  expect([wasEmptied(7), wasEmptied(8)]).toEqual([true, false])
  refreshes.emptiedAt = emptiedAt
})
