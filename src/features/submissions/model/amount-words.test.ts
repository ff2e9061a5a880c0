import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { amountInWords, largestAmount, saysAmount } from './amount-words'

describe('an amount in words', () => {
  test.each([
    [1, 'fr', 'un euro'],
    [71, 'fr', 'septante et un euros'],
    [80, 'fr', 'quatre-vingts euros'],
    [81, 'fr', 'quatre-vingt-un euros'],
    [91, 'fr', 'nonante et un euros'],
    [200, 'fr', 'deux cents euros'],
    [80_000, 'fr', 'quatre-vingt mille euros'],
    [271_500, 'fr', 'deux cent septante et un mille cinq cents euros'],
    [1_000_000, 'fr', 'un million d’euros'],
    [1_250_000, 'fr', 'un million deux cent cinquante mille euros'],
    [71, 'nl', 'eenenzeventig euro'],
    [81, 'nl', 'eenentachtig euro'],
    [325_000, 'nl', 'driehonderdvijfentwintigduizend euro'],
    [1_000_000, 'nl', 'één miljoen euro'],
    [91, 'en', 'ninety-one euros'],
    [325_000, 'en', 'three hundred and twenty-five thousand euros'],
    [1, 'de', 'ein Euro'],
    [201_000, 'de', 'zweihunderteintausend Euro'],
    [325_000, 'de', 'dreihundertfünfundzwanzigtausend Euro'],
    [1_000_000, 'de', 'eine Million Euro'],
  ] as const)('%i in %s is “%s”', (amount, locale, words) => {
    expect(amountInWords(amount, locale)).toBe(words)
  })

  test.each([0.5, -1, Number.NaN, Infinity, largestAmount + 1])('%d has no words', (amount) => {
    expect(amountInWords(amount, 'fr')).toBe('')
    expect(saysAmount('', amount, 'fr')).toBe(false)
  })
})

describe('words mean an amount', () => {
  test.each([
    [71, 'fr', 'SEPTANTE-ET-UN'],
    [71, 'fr', 'soixante et onze euros'],
    [91, 'fr', 'quatre-vingt-onze EUR'],
    [200_000, 'fr', 'deux cents milles euro'],
    [325_000, 'fr', '  Trois cent vingt cinq mille € '],
    [1_000_000, 'fr', "un million d'euros"],
    [1_100, 'nl', 'duizend honderd euro'],
    [1_100, 'nl', 'elfhonderd'],
    [1_001, 'nl', 'duizend en één'],
    [232_000, 'nl', 'Tweehonderd tweeëndertig duizend euro'],
    [232_000, 'nl', 'tweehonderdtweeendertigduizend'],
    [325_000, 'en', 'Three hundred twenty five thousand euro'],
    [100_000, 'en', 'a hundred thousand euros'],
    [100_000, 'de', 'Hunderttausend Euro'],
    [1_000_000, 'de', 'ein Million'],
    [1_100_000, 'de', 'eine Million hunderttausend Euro'],
    [35_000, 'de', 'FUNFUNDDREISSIGTAUSEND'],
  ] as const)('%i in %s: “%s”', (amount, locale, words) => {
    expect(saysAmount(words, amount, locale)).toBe(true)
  })

  test.each([
    [325_000, 'fr', 'trois cent vingt-quatre mille euros'],
    [325_000, 'fr', '325000'],
    [325_000, 'fr', ''],
    [325_000, 'fr', 'driehonderdvijfentwintigduizend euro'],
    [200_000, 'de', 'zweihunderteintausend Euro'],
    [201_000, 'de', 'zweihunderttausend Euro'],
    [100_000, 'nl', 'duizend honderd'],
  ] as const)('not %i in %s: “%s”', (amount, locale, words) => {
    expect(saysAmount(words, amount, locale)).toBe(false)
  })

  const anyAmount = () => fc.integer({ min: 0, max: largestAmount })
  const anyLocale = () => fc.constantFrom(...locales)

  test('generated words mean their amount', () => {
    fc.assert(
      fc.property(anyAmount(), anyLocale(), (amount, locale) => {
        expect(saysAmount(amountInWords(amount, locale), amount, locale)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('generated words mean no other amount, however near', () => {
    const other = fc.oneof(fc.constantFrom(1, 10, 80, 100, 1_000, 100_000, 1_000_000), anyAmount())
    fc.assert(
      fc.property(anyAmount(), other, anyLocale(), (amount, step, locale) => {
        fc.pre(step !== 0 && amount + step <= largestAmount)
        expect(saysAmount(amountInWords(amount, locale), amount + step, locale)).toBe(false)
        expect(saysAmount(amountInWords(amount + step, locale), amount, locale)).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  test('no typed text makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), anyLocale(), (text, locale) => {
        expect(typeof saysAmount(text, 71, locale)).toBe('boolean')
      }),
    )
  })
})
