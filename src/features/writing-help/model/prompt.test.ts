import { expect, test } from 'vitest'

import { promptFor, readProposal } from './prompt'

const style = { words: '', address: 'formal', length: 'long' } as const

test('examples and length belong to descriptions alone, a text to the other kinds', () => {
  const source = {
    language: 'Dutch',
    style,
    facts: [{ label: 'Bedrooms', value: '3' }],
    text: 'My text.',
    examples: ['An example.'],
  }
  const [system, user] = promptFor({ ...source, kind: 'describe' })
  expect(system?.content).toMatch(/in Dutch.*formally.*250 words/)
  expect(user?.content).toMatch(/Bedrooms: 3[^]*An example\./)
  expect(user?.content).not.toContain('My text.')
  const [, other] = promptFor({ ...source, kind: 'plainer' })
  expect(other?.content).toContain('My text.')
  expect(other?.content).not.toContain('An example.')
})

test.each([
  ['describe', '# Huis\n\n**Mooi** huis.\n\n\n\nEinde.', 'Huis\n\nMooi huis.\n\nEinde.'],
  ['searchTitle', '"Maison à vendre"', 'Maison à vendre'],
  ['searchTitle', 'Une maison\nà vendre', 'Une maison à vendre'],
  ['alt', `${'woord '.repeat(60)}`, 'woord '.repeat(41).trim()],
] as const)('%s: an answer fits into its field', (kind, answer, text) => {
  expect(readProposal(answer, kind)).toBe(text)
})
