import fc from 'fast-check'
import { defaultFonts } from '@/lib/theme/tokens'
import { expect, test } from 'vitest'

import { renderEmail, type EmailLook } from './render-email'
import type { EmailMessage, EmailPart } from './email-message'
import { exampleEmail } from './email-message.fixture'

const look: EmailLook = {
  brand: {
    name: 'Immo Perron',
    sender: 'info@perron.example',
    siteUrl: 'https://perron.example',
    colour: '#1d4f7c',
    fonts: defaultFonts,
    logo: null,
    legal: ['Immo Perron SRL · Place du Marché 2 · 4000 Liège', 'IPI 500 000'],
  },
  locale: 'fr',
  logoAt: null,
  pictureAt: () => null,
}

const messageWith = (part: EmailPart): EmailMessage => ({ subject: 'x', parts: [part] })

test('both versions contain every text of the message, the agency and its legal lines', () => {
  const { html, text } = renderEmail(exampleEmail, look)
  for (const words of [
    'Bonjour Madame Dupont,',
    'Nous vous répondons demain.',
    'Marie Dupont',
    'Rue du Moulin 12, 4340 Awans',
    'Modifier le rendez-vous',
    'Mardi 24 novembre 2026',
    'de 10 h à 10 h 30',
    '0470 00 00 01',
    '2 chambres · 84 m² · PEB C',
    'La cuisine est de 1987, la lumière non.',
    'Choisir un moment',
    '?form=contactAppointment',
    'Immo Perron SRL',
    'https://perron.example/fr/my/appointment/1/abc/',
  ]) {
    expect(html).toContain(words)
    expect(text).toContain(words)
  }
})

test('the HTML names its language and its subject, and keeps line ends', () => {
  const { html } = renderEmail(exampleEmail, look)
  expect(html).toContain('<html lang="fr"')
  expect(html).toContain('<title>Votre demande de visite</title>')
  expect(html).toContain('samedi ?<br>Merci !')
})

test('the words after the subject in a list of mails are the first ones of the message', () => {
  const { html } = renderEmail(exampleEmail, look)
  expect(/mso-hide:all;">([^&]*)/.exec(html)?.[1]).toBe(
    'Nous avons bien reçu votre demande. Nous vous répondons demain.',
  )
})

test('a link that a program could run is not made', () => {
  const { html } = renderEmail(
    messageWith({ type: 'button', label: 'Go', href: 'javascript:alert(1)' }),
    look,
  )
  expect(html).not.toContain('javascript:')
  expect(html).toContain('Go')
})

test('only mails that come by subscription offer to end it', () => {
  const url = 'https://perron.example/fr/my/newsletter/1/abc/'
  expect(renderEmail(exampleEmail, look).html).not.toContain('Se désabonner')
  expect(renderEmail({ ...exampleEmail, unsubscribeUrl: url }, look).html).toContain(`href="${url}"`)
  expect(renderEmail({ ...exampleEmail, unsubscribeUrl: url }, look).text).toContain(url)
})

test('a light brand colour gets dark words on its button', () => {
  const { html } = renderEmail(exampleEmail, { ...look, brand: { ...look.brand, colour: '#f2c14e' } })
  expect(html).toMatch(/background-color:#f2c14e[^>]*><a [^>]*color:#0f1a24;"/)
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

const anyPart: fc.Arbitrary<EmailPart> = fc.oneof(
  fc.record({ type: fc.constantFrom('text', 'heading', 'note'), text: nasty }) as fc.Arbitrary<EmailPart>,
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
    badge: nasty,
  }),
)

const tagsOf = (html: string) =>
  html.match(/<\/?[a-z!][^<>]*>/gi)?.map((tag) => tag.replace(/="[^"]*"/g, '=""')) ?? []

test('no text becomes markup', () => {
  const clean = (part: EmailPart): EmailPart =>
    JSON.parse(JSON.stringify(part), (key, value: unknown) =>
      typeof value === 'string' && key !== 'type' && key !== 'href' ? 'x' : value,
    ) as EmailPart
  fc.assert(
    fc.property(anyPart, (part) => {
      const { html, text } = renderEmail(messageWith(part), look)
      const rendered = renderEmail(messageWith(clean(part)), look).html
      const withoutBreaks = (tags: string[]) => tags.filter((tag) => tag !== '<br>')
      expect(withoutBreaks(tagsOf(html))).toEqual(withoutBreaks(tagsOf(rendered)))
      expect(html).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Cs}/u)
      expect(text).not.toMatch(/[^\P{Cc}\t\n]|\p{Cs}/u)
    }),
    { numRuns: 400 },
  )
})
