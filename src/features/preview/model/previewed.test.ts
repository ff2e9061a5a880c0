import { expect, test } from 'vitest'

import { previewPath, readPreviewed } from './previewed'

test.each([
  { kind: 'pages', id: '65f1c0ffee65f1c0ffee65f1', locale: 'fr' },
  { kind: 'properties', id: 'e0d3a1ba-7c5f-4b73-9d0f-0a2f9d2c1b11', locale: 'nl' },
  { kind: 'globals', id: 'header', locale: 'de' },
])('%o can be previewed', (previewed) => {
  expect(readPreviewed(previewed)).toEqual(previewed)
  expect(previewPath(previewed)).toBe(`/${previewed.locale}/preview/${previewed.kind}/${previewed.id}/`)
})

test.each([
  { kind: 'users', id: '1', locale: 'fr' },
  { kind: 'globals', id: 'legal', locale: 'fr' },
  { kind: 'pages', id: '../users', locale: 'fr' },
  { kind: 'pages', id: '', locale: 'fr' },
  { kind: 'pages', id: 'x'.repeat(65), locale: 'fr' },
  { kind: 'pages', id: 7, locale: 'fr' },
  { kind: 'pages', id: '1', locale: 'it' },
  { kind: 'constructor', id: '1', locale: 'fr' },
  {},
])('%o cannot', (parts) => {
  expect(readPreviewed(parts)).toBeNull()
})
