import { expect, test } from 'vitest'

import { rowFacts } from './row-facts'

test('a property that is sold or let has no day from which it is new, and no agent to ask', () => {
  const source = { onlineSince: '2026-11-28T08:00:00Z', agentLine: { fr: 'La lumière.' } }
  const agent = { name: 'Sophie Lambert', portrait: null }
  const shown = { onlineSince: source.onlineSince, agent, agentLine: 'La lumière.' }
  expect(rowFacts({ ...source, status: 'active' }, agent, 'fr')).toEqual(shown)
  expect(rowFacts({ ...source, status: 'underOption' }, agent, 'fr')).toEqual(shown)
  expect(rowFacts({ ...source, status: 'sold' }, agent, 'fr')).toEqual({})
  expect(rowFacts({ ...source, status: 'rented' }, agent, 'fr')).toEqual({})
})
