import fc from 'fast-check'
import { expect, test } from 'vitest'

import { glossaryFor, validateTranslations } from './glossary'
import { fromServiceText, toServiceText } from './service-markup'

const glossary = glossaryFor(
  [
    { translations: { fr: 'compromis', nl: 'onderhandse koopovereenkomst', en: 'sale agreement' } },
    { translations: { fr: 'bien', nl: ' ', en: 'property' } },
    { translations: { fr: 'permis d’urbanisme', nl: 'omgevingsvergunning' } },
    { translations: null },
    'broken',
  ],
  'fr',
  'nl',
)

test('what may not be translated is inside code, words of the glossary with their translation', () => {
  const sent = toServiceText(
    'Le compromis de <1>{name}</1> :\nvoir https://example.org/a?b. & <2/>',
    glossary,
  )
  expect(sent.markup).toBe(
    'Le <code id="k1">onderhandse koopovereenkomst</code> de <span id="m1"><code id="k2">{name}</code></span> :' +
      '<br id="line"/>voir <code id="k3">https://example.org/a?b</code>. &amp; <br id="m2"/>',
  )
})

test('a word of the glossary is a whole word, and begins with a capital where the text does', () => {
  expect(toServiceText("un permis d'urbanisme", glossary).markup).toBe(
    'un <code id="k1">omgevingsvergunning</code>',
  )
  expect(toServiceText('compromission, Compromis', glossary).markup).toBe(
    'compromission, <code id="k1">Onderhandse koopovereenkomst</code>',
  )
})

test('an answer is read back, in another order too', () => {
  const sent = toServiceText('Le compromis de <1>{name}</1>', glossary)
  const answer =
    '<span id="m1"><code id="k2">{naam}</code></span>&#39;s <code id="k1">onderhandse koopovereenkomst</code> &lt; &eacute;'
  expect(fromServiceText(answer, sent)).toBe("<1>{name}</1>'s onderhandse koopovereenkomst < &eacute;")
})

test.each([
  ['lost', 'De van <span id="m1">x</span>'],
  ['doubled', '<code id="k1">a</code><code id="k1">a</code>'],
  ['unknown', '<code id="k7">a</code>'],
  ['not closed', '<span id="m1"><code id="k1">a</code>'],
])('an answer is refused whose kept part is %s', (_, answer) => {
  expect(fromServiceText(answer, toServiceText('{name}', []))).toBeNull()
})

test('any text that a service leaves alone comes back as it was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', '<1>', '</1>', '<2/>', '{x}', '&', '<', '\n', 'é ', 'compromis')),
      (parts) => {
        const text = parts.join('')
        const balanced = text.replaceAll(/<\/?1>/g, '')
        const sent = toServiceText(balanced, [])
        expect(fromServiceText(sent.markup, sent)).toBe(balanced)
      },
    ),
  )
})

test.each<[unknown, string | true]>([
  [null, true],
  [{ fr: 'viager', nl: 'lijfrente' }, true],
  // Of a language that the site no longer has.
  [{ fr: 'viager', it: 'nuda proprietà' }, true],
  [{ fr: 'x'.repeat(120) }, true],
  [{ fr: 'x'.repeat(121) }, 'validation:shorterThanMax'],
  [{ fr: 1 }, 'validation:invalidInput'],
  [['viager'], 'validation:invalidInput'],
  ['viager', 'validation:invalidInput'],
])('%j in the glossary: %s', (value, answer) => {
  const options = { req: { t: (key: string) => key } }
  expect(validateTranslations(value as never, options as never)).toBe(answer)
})
