import { expect, test } from 'vitest'

import { makeTimeline, type TimelineSources } from './timeline'

const now = new Date('2026-11-25T10:00:00Z')

const nothing: TimelineSources = {
  priceHistory: [],
  onlineSince: null,
  soldAt: null,
  leads: [],
  viewings: [],
  communications: [],
  media: [],
  visits: [],
}

const viewing = (id: string, start: string) => ({
  id,
  start: new Date(start),
  state: 'past' as const,
  visitor: '',
  feedback: '',
})

test('a property without anything has an empty timeline', () => {
  expect(makeTimeline(nothing, now)).toEqual([])
})

test('the newest comes first, whatever it is', () => {
  const timeline = makeTimeline(
    {
      ...nothing,
      onlineSince: '2026-09-01T08:00:00.000Z',
      soldAt: '2026-11-24T08:00:00.000Z',
      priceHistory: [
        { date: '2026-09-01T08:00:00.000Z', price: 325_000 },
        { date: '2026-10-15T08:00:00.000Z', price: 310_000 },
      ],
      leads: [{ id: 'a', form: 'visitRequest', at: '2026-10-01T08:00:00.000Z', name: '' }],
      viewings: [viewing('b', '2026-10-20T08:00:00.000Z')],
      media: [{ id: 'c', medium: 'Portal', url: null, from: '2026-09-02T08:00:00.000Z', to: null }],
      visits: [{ day: '2026-11-03', count: 4 }],
    },
    now,
  )
  expect(timeline.map(({ kind }) => kind)).toEqual([
    'gone',
    'visits',
    'viewing',
    'price',
    'lead',
    'medium',
    'online',
  ])
})

test('the first price is not told twice: it is that of the publication', () => {
  const priceHistory = [{ date: '2026-09-01T08:00:00.000Z', price: 325_000 }]
  expect(makeTimeline({ ...nothing, priceHistory }, now)).toEqual([])
})

test('a viewing to come is not part of what happened', () => {
  const viewings = [viewing('past', '2026-11-24T08:00:00Z'), viewing('next', '2026-11-26T08:00:00Z')]
  expect(makeTimeline({ ...nothing, viewings }, now).map(({ id }) => id)).toEqual(['viewing-past'])
})

test('the visits of a week are one entry, and days without any are none', () => {
  const visits = [
    { day: '2026-11-15', count: 3 },
    { day: '2026-11-16', count: 2 },
    { day: '2026-11-22', count: 5 },
    { day: '2026-11-23', count: 0 },
  ]
  const entries = makeTimeline({ ...nothing, visits }, now)
  expect(entries.map((entry) => [entry.at.slice(0, 10), 'count' in entry && entry.count])).toEqual([
    ['2026-11-22', 7],
    ['2026-11-15', 3],
  ])
})
