import { expect, test } from 'vitest'

import { headerZones } from './site-header'
import type { Placement } from '@/features/shell/model/shell'

const sides: Placement[] = ['left', 'centre', 'right']

test('each part is on its configured side, once', () => {
  for (const logo of ['left', 'right'] as const)
    for (const menu of sides)
      for (const languages of sides) {
        const zones = headerZones({ logo, menu, languages })
        expect(zones[logo]).toContain('logo')
        expect(zones[menu]).toContain('menu')
        expect(zones[languages]).toContain('languages')
        expect(Object.values(zones).flat()).toHaveLength(3)
      }
})

test('a logo in the centre is alone there', () => {
  for (const menu of sides)
    for (const languages of sides) {
      const { left, centre, right } = headerZones({ logo: 'centre', menu, languages })
      expect(centre).toEqual(['logo'])
      expect(left).toEqual(languages === 'left' ? ['menu', 'languages'] : ['menu'])
      expect(right).toEqual(languages === 'left' ? [] : ['languages'])
    }
})

test('parts on the same side keep their order', () => {
  expect(headerZones({ logo: 'right', menu: 'right', languages: 'right' }).right).toEqual([
    'logo',
    'menu',
    'languages',
  ])
})
