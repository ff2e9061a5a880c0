import { expect, test } from 'vitest'

import { memoryGrowth, MinuteBook, quantile, type Minute } from './minutes'
import { drawMinutes, minuteTable } from './report'
import { readFigures } from './server-figures'

test('the 95th percentile of some durations', () => {
  expect(
    quantile(
      Array.from({ length: 100 }, (_, index) => 100 - index),
      0.95,
    ),
  ).toBe(96)
  expect(quantile([7], 0.95)).toBe(7)
  expect(quantile([], 0.95)).toBeNull()
})

test('a minute has its own actions: how they ended, and the times of the good ones', () => {
  const book = new MinuteBook()
  for (const time of [10, 20, 30]) book.note('page', 'good', time)
  book.note('page', 'refused', 5000)
  book.note('form', 'error', 9000, 'status 500')
  book.noteFault('kill')
  book.noteFault('kill')
  const first = book.endMinute({ residentMb: 300, lagMs: 12, waiting: 2 })
  expect(first).toMatchObject({
    endings: { good: 3, refused: 1, cut: 0, error: 1 },
    p95: { page: 30, form: null },
    faults: ['kill'],
  })
  book.note('save', 'good', 50)
  expect(book.endMinute(null)).toMatchObject({
    endings: { good: 1, error: 0 },
    p95: { save: 50 },
    faults: [],
  })
  expect([book.count('good'), book.count('error')]).toEqual([4, 1])
  expect(book.errors).toEqual(['form: status 500'])
})

const minuteOf = (residentMb: number | null): Minute => ({
  endings: { good: 1, refused: 0, cut: 0, error: 0 },
  p95: { page: 10, form: 20, save: null, shown: null },
  server: residentMb === null ? null : { residentMb, lagMs: 11, waiting: 0 },
  faults: residentMb === null ? ['kill <9>'] : [],
})

test('memory is results from the eleventh minute on, and only in a long run', () => {
  const settled = Array.from({ length: 20 }, (_, index) => minuteOf(index < 10 ? 900 : 400 + index))
  expect(memoryGrowth(settled.slice(0, 19))).toBeNull()
  expect(memoryGrowth(settled)).toBeCloseTo(((417 - 412) / 412) * 100)
})

test('the table and the drawing have every minute, also one without an answer', () => {
  const minutes = [minuteOf(300), minuteOf(null), minuteOf(320)]
  const rows = minuteTable(minutes).trim().split('\n').slice(2)
  expect(rows).toHaveLength(3)
  expect(rows[1]).toMatch(/^\| 2 +\|.*\| +– \|.*kill <9> \|$/)
  const svg = drawMinutes(minutes, 'Soak')
  expect(svg).toContain('<title>Soak</title>')
  expect(svg).toContain('kill &lt;9&gt;')
  expect(svg).not.toMatch(/NaN|undefined|null/)
})

test('figures are read from the text of the metrics', () => {
  const text = [
    '# HELP process_resident_memory_bytes Resident memory size in bytes.',
    'process_resident_memory_bytes 314572800',
    'nodejs_eventloop_lag_p99_seconds 0.0123',
    'perron_queue_rows{queue="mails"} 3',
    'perron_queue_rows{queue="leads"} 4',
  ].join('\n')
  expect(readFigures(text)).toEqual({ residentMb: 300, lagMs: 12.3, waiting: 7 })
  expect(() => readFigures('')).toThrow('process_resident_memory_bytes')
})
