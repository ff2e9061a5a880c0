import { expect, test } from 'vitest'

import { parseSection, portalFilePath, portalPath, portalSections, sectionsOf } from './portal-path'

test('a property for sale has a page about buyers, one to let a page about tenants', () => {
  expect(sectionsOf('sale')).toContain('stat-potential-buyers')
  expect(sectionsOf('sale')).not.toContain('stat-potential-tenants')
  expect(sectionsOf('takeover')).toEqual(sectionsOf('sale'))
  expect(sectionsOf('rent')).toContain('stat-potential-tenants')
  expect(sectionsOf('rent')).not.toContain('stat-potential-buyers')
})

test('each page of a property is found at its path', () => {
  for (const goal of ['sale', 'rent', 'takeover'] as const)
    for (const section of portalSections) {
      const segments = portalPath('nl', 'id', section).split('/').slice(4, -1)
      expect(parseSection(segments, goal)).toBe(sectionsOf(goal).includes(section) ? section : null)
    }
})

test.each([[['overview']], [['']], [['timeline', 'x']], [['__proto__']], [['report']]])(
  '%j is no page',
  (segments) => {
    expect(parseSection(segments, 'sale')).toBeNull()
  },
)

test('a file is below its property', () => {
  expect(portalFilePath('de', 'p1', 'd1')).toBe('/de/login/p1/file/d1/')
})
