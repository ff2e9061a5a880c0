import { expect, test } from 'vitest'

import { headerTone, veilsOf } from './picture-tone'

const theme = { dark: '#0f1a24', onDark: '#ffffff' }

/** Pixels of these greys, in equal parts. */
const greys = (...values: number[]) => new Uint8Array(values.flatMap((value) => Array(300).fill(value)))

test.each([
  ['a bright sky has dark texts without a veil', greys(150, 200, 250), { text: 'dark', veil: 0 }],
  ['a night has light texts without a veil', greys(0, 20, 60), { text: 'light', veil: 0 }],
  ['a roof line before the sky has a ground of its own', greys(10, 250), { text: 'own' }],
])('%s', (_, pixels, tone) => expect(headerTone([veilsOf(pixels, theme)])).toEqual(tone))

test('a middle grey has as much veil as the contrast needs', () => {
  const { light, dark } = veilsOf(greys(130, 140), theme)
  expect([light, dark]).toEqual([0.2, 0])
})

test('a few pixels of another tone do not count', () => {
  const pixels = greys(230, 230, 230, 230)
  pixels.fill(0, 0, 18)
  expect(headerTone([veilsOf(pixels, theme)])).toEqual({ text: 'dark', veil: 0 })
})

test('of several pictures each is readable; what is not measured has the strong veil', () => {
  expect(
    headerTone([
      { light: 0.7, dark: 0 },
      { light: 0.2, dark: 0.3 },
    ]),
  ).toEqual({ text: 'dark', veil: 0.3 })
  expect(headerTone([{ light: 0, dark: 0.5 }, null])).toEqual({ text: 'light', veil: 0.72 })
  expect(headerTone([])).toEqual({ text: 'light', veil: 0.72 })
})
