import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { contrastRatio, isHexColour, minTextContrast, readableAs, readableOn } from './contrast'

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

describe('contrast', () => {
  test('black on white is 21 to 1', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 1)
  })

  test('a dark blue gets white text, a yellow gets ink', () => {
    expect(readableOn('#1d4f7c')).toBe('#ffffff')
    expect(readableOn('#f2c14e')).toBe('#0f1a24')
  })

  test('the chosen text colour always reaches 4.2 to 1', () => {
    fc.assert(
      fc.property(anyColour, (background) => {
        expect(isHexColour(background)).toBe(true)
        expect(contrastRatio(background, readableOn(background))).toBeGreaterThan(4.15)
      }),
    )
  })

  test.each(['#ffffff', '#f1f4f7', '#e0e0e0', '#11181f', '#1d2731'])(
    'every colour is darkened or lightened until it can be read on %s',
    (ground) => {
      fc.assert(
        fc.property(anyColour, (colour) => {
          const readable = readableAs(colour, ground)
          expect(isHexColour(readable)).toBe(true)
          expect(contrastRatio(readable, ground)).toBeGreaterThanOrEqual(minTextContrast)
          // What could be read is not touched; another keeps its hue and is no darker or lighter than needed.
          if (contrastRatio(colour, ground) >= minTextContrast) expect(readable).toBe(colour)
          else expect(contrastRatio(readable, ground)).toBeLessThan(minTextContrast + 0.2)
        }),
      )
    },
  )

  test('a dark blue becomes a light blue on a dark ground', () => {
    expect(readableAs('#1f3a5c', '#1b222b')).toBe('#518ad2')
  })

  test('a light green becomes a dark green', () => {
    expect(readableAs('#c9e265', '#f1f4f7')).toBe('#687531')
  })

  test('anything that is not six hexadecimal digits is refused', () => {
    for (const value of ['red', '#fff', '#12345g', 'url(x)', null, 7]) expect(isHexColour(value)).toBe(false)
  })
})
