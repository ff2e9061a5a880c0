import path from 'node:path'

import { expect, test } from 'vitest'

import { playwrightFailures, vitestFailures } from './failures.mjs'
import { countFailed, summarise } from './summary.mjs'
import { readLogins } from './throw-away-demo.mjs'

const results = [
  { name: 'lint', passed: 1, failed: 0, seconds: 12.34 },
  { name: 'unit', passed: 40, failed: 2, seconds: 5, note: '1 skipped' },
]

test('the last line counts every step together', () => {
  expect(summarise(results).split('\n').at(-1)).toBe('Tests: 41 passed, 2 failed')
  expect(countFailed(results)).toBe(2)
})

test('a step that failed is marked, with its seconds and its note', () => {
  expect(summarise(results)).toMatch(/✗ unit +40 passed +2 failed +5\.0 s {2}1 skipped/)
})

test('every failed test is named with the first line of its error', () => {
  const unit = vitestFailures({
    testResults: [
      {
        name: path.resolve('src/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two', failureMessages: ['\x1b[31mError: late\x1b[0m\n  at x'] },
        ],
      },
      {
        name: path.resolve('src/b.test.ts'),
        status: 'failed',
        assertionResults: [],
        message: 'No such file\nat y',
      },
    ],
  })
  expect(unit).toEqual(['src/a.test.ts › two: Error: late', 'src/b.test.ts: No such file'])
  const spec = (ok, message) => ({
    ok,
    file: 'a.e2e.ts',
    title: ok ? 'one' : 'two',
    tests: [{ results: [{ error: message && { message } }] }],
  })
  const journeys = playwrightFailures({
    errors: [{ message: 'No browser\n' }],
    suites: [{ suites: [{ specs: [spec(true), spec(false, 'Not visible\nCall log')] }] }],
  })
  expect(journeys).toEqual(['No browser', 'a.e2e.ts › two: Not visible'])
  expect(summarise([{ ...results[1], failures: unit }])).toContain('✗ unit: src/a.test.ts › two: Error: late')
})

test('the log-ins of the ready line are read', () => {
  const line = 'Ready: http://x/ · admin http://x/admin/ · log-ins: editor e@x.org pw1, agent a@x.org pw2'
  expect(readLogins(line)).toEqual([
    { role: 'editor', email: 'e@x.org', password: 'pw1' },
    { role: 'agent', email: 'a@x.org', password: 'pw2' },
  ])
})
