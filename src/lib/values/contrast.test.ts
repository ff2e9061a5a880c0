import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { contrastRatio, darkenedTo, isHexColour, minTextContrast, readableOn } from './contrast'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  test('black on white is 21 to 1', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 1)
  })

  test('the crimson gets white text, the yellow gets ink', () => {
    expect(readableOn('#9d1230')).toBe('#ffffff')
    expect(readableOn('#f7c325')).toBe('#0f1a24')
  })

  test('the chosen text colour always reaches 4.2 to 1', () => {
    fc.assert(
      fc.property(anyColour, (background) => {
        expect(isHexColour(background)).toBe(true)
        expect(contrastRatio(background, readableOn(background))).toBeGreaterThan(4.15)
      }),
    )
  })

  test.each(['#ffffff', '#f1f4f7', '#e0e0e0'])(
    'every colour is darkened until it can be read on %s',
    (ground) => {
      fc.assert(
        fc.property(anyColour, (colour) => {
          const dark = darkenedTo(colour, ground)
          expect(isHexColour(dark)).toBe(true)
          expect(contrastRatio(dark, ground)).toBeGreaterThanOrEqual(minTextContrast)
          // What could be read is not touched; another keeps its hue and is no darker than needed.
          if (contrastRatio(colour, ground) >= minTextContrast) expect(dark).toBe(colour)
          else expect(contrastRatio(dark, ground)).toBeLessThan(minTextContrast + 0.2)
        }),
      )
    },
  )

  test('a light green becomes a dark green', () => {
    expect(darkenedTo('#c9e265', '#f1f4f7')).toBe('#687531')
  })

  test('anything that is not six hexadecimal digits is refused', () => {
    for (const value of ['red', '#fff', '#12345g', 'url(x)', null, 7]) expect(isHexColour(value)).toBe(false)
  })
})
