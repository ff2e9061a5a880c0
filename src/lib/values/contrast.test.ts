import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { contrastRatio, isHexColour, readableOn } from './contrast'

describe('contrast', () => {
  test('black on white is 21 to 1', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 1)
  })

  test('the crimson gets white text, the yellow gets ink', () => {
    expect(readableOn('#9d1230')).toBe('#ffffff')
    expect(readableOn('#f7c325')).toBe('#0f1a24')
  })

  test('the chosen text colour always reaches 4.2 to 1', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(colour, (background) => {
        expect(isHexColour(background)).toBe(true)
        expect(contrastRatio(background, readableOn(background))).toBeGreaterThan(4.15)
      }),
    )
  })

  test('anything that is not six hexadecimal digits is refused', () => {
    for (const value of ['red', '#fff', '#12345g', 'url(x)', null, 7]) expect(isHexColour(value)).toBe(false)
  })
})
