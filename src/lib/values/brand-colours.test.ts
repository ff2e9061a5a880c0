import { describe, expect, test } from 'vitest'

import { brandColours, defaultColours } from './brand-colours'
import { contrastRatio } from './contrast'

describe('the colours of an agency', () => {
  test('are the defaults when none, an empty or a wrong one is chosen', () => {
    const { primaryColour, accentColour } = defaultColours
    for (const chosen of [
      undefined,
      null,
      {},
      { primaryColour: '', accentColour: null },
      { primaryColour: 'red' },
    ])
      expect(brandColours(chosen)).toMatchObject({ brand: primaryColour, accent: accentColour })
  })

  test.each(['#1f7a3d', '#c9e265', '#0a0a0a', '#ffffff', '#000000'])(
    'with %s can be read and told apart',
    (chosen) => {
      const { brand, shade, accent, onAccent } = brandColours({ primaryColour: chosen, accentColour: chosen })
      expect(contrastRatio(brand, '#ffffff')).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(brand, shade)).toBeGreaterThan(1.8)
      expect(accent).toBe(chosen)
      expect(contrastRatio(accent, onAccent)).toBeGreaterThan(4.15)
    },
  )
})
