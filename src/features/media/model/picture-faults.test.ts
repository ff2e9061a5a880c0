import { expect, test } from 'vitest'

import { betterFirst, meanLuminance, pictureFaults, type PictureFacts } from './picture-faults'

const good: PictureFacts = { width: 1800, height: 1200, luminance: 0.5, alt: 'Façade' }

test.each<[string, Partial<PictureFacts>, boolean, string[]]>([
  ['a good one', {}, true, []],
  ['240 by 180', { width: 240, height: 180 }, false, ['tiny']],
  ['just not enlarged by more than half', { width: 468, height: 312 }, false, ['small']],
  ['an old camera', { width: 1199, height: 800 }, false, ['small']],
  ['a night', { luminance: 0.08 }, false, ['dark']],
  ['not measured yet', { luminance: null }, false, []],
  ['portrait as the first', { width: 1200, height: 1800 }, true, ['portraitFirst']],
  ['portrait later', { width: 1200, height: 1800 }, false, []],
])('%s', (_, facts, isMain, faults) => {
  expect(pictureFaults({ ...good, ...facts }, isMain)).toEqual(faults)
})

const bathroom = { ...good, alt: 'Salle de bain avec fenêtre' }
const dark = { ...good, luminance: 0.1 }

test.each<[string, (PictureFacts | undefined)[], number | null]>([
  ['a bathroom gives way to the façade', [bathroom, dark, good], 2],
  ['a good first one stays', [good, good], null],
  ['nothing better', [bathroom, dark], null],
  ['the first is still being read', [undefined, good], null],
  ['no pictures', [], null],
  ['“gang” is a word of its own', [{ ...good, alt: 'Eingangstür' }, good], null],
])('first: %s', (_, pictures, index) => {
  expect(betterFirst(pictures)).toBe(index)
})

test.each([
  'Salle de bains',
  'Salle d’eau',
  "Salle d'eau",
  'Douche',
  'Badkamer',
  'Bad mit Fenster',
  'Dusche',
  'Treppenhaus',
  'Cage d’escalier',
  'Traphal',
])('%s is not shown first', (alt) => {
  expect(betterFirst([{ ...good, alt }, good])).toBe(1)
})

test.each(['Haus in Bad Homburg', 'House, not in a bad state', 'Salle à manger'])(
  '%s may be the first',
  (alt) => {
    expect(betterFirst([{ ...good, alt }, good])).toBeNull()
  },
)

test('the mean of black and white is half', () => {
  const pixels = new Uint8ClampedArray([0, 0, 0, 255, 255, 255, 255, 255])
  expect(meanLuminance(pixels)).toBeCloseTo(0.5)
})
