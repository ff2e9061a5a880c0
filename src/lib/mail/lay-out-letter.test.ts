import fc from 'fast-check'
import { expect, test } from 'vitest'

import { layOutLetter, type LetterLook } from './lay-out-letter'
import type { Letter, LetterPart } from './letter'
import { exampleLetter } from './letter.fixture'

const look: LetterLook = {
  brand: {
    name: 'Immo Perron',
    address: 'info@perron.example',
    siteUrl: 'https://perron.example',
    colour: '#9d1230',
    logo: null,
    legal: ['Immo Perron SRL · Place du Marché 2 · 4000 Liège', 'IPI 500 000'],
  },
  locale: 'fr',
  logoAt: null,
  pictureAt: () => null,
}

const letterWith = (part: LetterPart): Letter => ({ subject: 'x', parts: [part] })

test('both versions hold every word of the letter, the agency and its legal words', () => {
  const { html, text } = layOutLetter(exampleLetter, look)
  for (const words of [
    'Bonjour Madame Dupont,',
    'Nous vous répondons demain.',
    'Marie Dupont',
    'Quai de Rome 12, 4000 Liège',
    'Modifier le rendez-vous',
    'Immo Perron SRL',
    'https://perron.example/fr/my/appointment/1/abc/',
  ]) {
    expect(html).toContain(words)
    expect(text).toContain(words)
  }
})

test('the HTML names its language and its subject, and keeps line ends', () => {
  const { html } = layOutLetter(exampleLetter, look)
  expect(html).toContain('<html lang="fr"')
  expect(html).toContain('<title>Votre demande de visite</title>')
  expect(html).toContain('samedi ?<br>Merci !')
})

test('the words after the subject in a list of mails are the first ones of the letter', () => {
  const { html } = layOutLetter(exampleLetter, look)
  expect(/mso-hide:all;">([^&]*)/.exec(html)?.[1]).toBe(
    'Nous avons bien reçu votre demande. Nous vous répondons demain.',
  )
})

test('a link that a program could run is not made', () => {
  const { html } = layOutLetter(
    letterWith({ type: 'button', label: 'Go', href: 'javascript:alert(1)' }),
    look,
  )
  expect(html).not.toContain('javascript:')
  expect(html).toContain('Go')
})

test('only mails that come by subscription offer to end it', () => {
  const url = 'https://perron.example/fr/my/newsletter/1/abc/'
  expect(layOutLetter(exampleLetter, look).html).not.toContain('Se désabonner')
  expect(layOutLetter({ ...exampleLetter, unsubscribeUrl: url }, look).html).toContain(`href="${url}"`)
  expect(layOutLetter({ ...exampleLetter, unsubscribeUrl: url }, look).text).toContain(url)
})

test('a light brand colour gets dark words on its button', () => {
  const { html } = layOutLetter(exampleLetter, { ...look, brand: { ...look.brand, colour: '#f7c325' } })
  expect(html).toMatch(/background-color:#f7c325[^>]*><a [^>]*color:#0f1a24;"/)
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '<script>x</script>',
    '"><img src=x onerror=x>',
    "' onmouseover='x",
    '</style><b>',
    '&lt;b&gt;',
    '\r\nBcc: x@y.z',
    '<!--',
    ']]>',
  ),
)

const anyPart: fc.Arbitrary<LetterPart> = fc.oneof(
  fc.record({ type: fc.constantFrom('text', 'heading', 'note'), text: nasty }) as fc.Arbitrary<LetterPart>,
  fc.record({ type: fc.constant('button' as const), label: nasty, href: nasty }),
  fc.record({
    type: fc.constant('facts' as const),
    rows: fc.array(fc.record({ label: nasty, value: nasty }), { maxLength: 3 }),
  }),
  fc.record({
    type: fc.constant('property' as const),
    title: nasty,
    lines: fc.array(nasty, { maxLength: 2 }),
    href: nasty,
    imageUrl: nasty,
  }),
)

const tagsOf = (html: string) =>
  html.match(/<\/?[a-z!][^<>]*>/gi)?.map((tag) => tag.replace(/="[^"]*"/g, '=""')) ?? []

test('nothing that is written becomes markup', () => {
  const clean = (part: LetterPart): LetterPart =>
    JSON.parse(JSON.stringify(part), (key, value: unknown) =>
      typeof value === 'string' && key !== 'type' && key !== 'href' ? 'x' : value,
    ) as LetterPart
  fc.assert(
    fc.property(anyPart, (part) => {
      const { html, text } = layOutLetter(letterWith(part), look)
      const plain = layOutLetter(letterWith(clean(part)), look).html
      const withoutBreaks = (tags: string[]) => tags.filter((tag) => tag !== '<br>')
      expect(withoutBreaks(tagsOf(html))).toEqual(withoutBreaks(tagsOf(plain)))
      expect(html).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Cs}/u)
      expect(text).not.toMatch(/[^\P{Cc}\t\n]|\p{Cs}/u)
    }),
    { numRuns: 400 },
  )
})
