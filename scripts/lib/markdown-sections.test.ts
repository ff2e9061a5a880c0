import { expect, test } from 'vitest'

import { sectionsOf, withSection } from './markdown-sections'

const text = '# Title\n\nBefore.\n\n## One\n\nFirst.\n\n### Part\n\nOf it.\n\n## Two\n\nSecond.\n'

test('a section is replaced where it is, and a new one is added at the end', () => {
  expect(withSection(text, 'One', 'New.')).toBe('# Title\n\nBefore.\n\n## One\n\nNew.\n\n## Two\n\nSecond.\n')
  expect(withSection(text, 'Three', 'Third.\n')).toBe(`${text}\n## Three\n\nThird.\n`)
  expect(withSection(withSection(text, 'Three', 'Third.'), 'Three', 'Third.')).toBe(
    `${text}\n## Three\n\nThird.\n`,
  )
})

test('the sections are all from the first heading of the second level on', () => {
  expect(`# Title\n\nBefore.\n\n${sectionsOf(text)}\n`).toBe(text)
  expect(sectionsOf('# Title\n')).toBe('')
})
