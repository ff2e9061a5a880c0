import fc from 'fast-check'
import { defaultFonts } from '@/lib/theme/tokens'
import type { Payload } from 'payload'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'

import { composeMail, headersOf, messageIdOf } from './compose-mail'
import { headerText } from './header-text'
import type { EmailMessage } from './email-message'
import { exampleEmail } from './email-message.fixture'

const brand = {
  name: 'Immo "Perron", Liège',
  sender: 'info@perron.example',
  siteUrl: 'https://perron.example',
  colour: '#1d4f7c',
  fonts: defaultFonts,
  logo: null,
  legal: [],
}

// Only attachments need it, and these messages have none.
const noPayload = {} as Payload

const queued = (message: EmailMessage) => ({
  key: 'lead:1:visitor',
  language: 'fr' as const,
  recipient: 'marie@example.org',
  payload: { ...message },
  sendUntil: '2026-12-01T00:00:00.000Z',
})

/** The message as the mail server receives it. */
async function written(email: EmailMessage): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(await composeMail(noPayload, queued(email), brand))
  return message as Buffer
}

test('a mail has one recipient, the agency as sender, both versions and no automatic answers', async () => {
  const mail = await PostalMime.parse(await written({ ...exampleEmail, replyTo: 'agent@example.org' }))
  expect(mail.from).toEqual({ name: 'Immo "Perron", Liège', address: 'info@perron.example' })
  expect(mail.to).toEqual([{ name: '', address: 'marie@example.org' }])
  expect(mail.replyTo).toEqual([{ name: '', address: 'agent@example.org' }])
  expect(mail.subject).toBe('Votre demande de visite')
  expect(mail.text).toContain('Bonjour Madame Dupont,')
  expect(mail.html).toContain('Bonjour Madame Dupont,')
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  expect(header('auto-submitted')).toBe('auto-generated')
  expect(header('list-unsubscribe')).toBeUndefined()
})

test('a mail by subscription can be ended with one click in the mail program', async () => {
  const mail = await PostalMime.parse(
    await written({ ...exampleEmail, unsubscribeUrl: 'https://perron.example/fr/my/newsletter/1/abc/' }),
  )
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe')).toBe('<https://perron.example/fr/my/newsletter/1/abc/>')
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('the number of a mail is the same at every try, and another when staff send it again', () => {
  const row = { key: 'lead:1:visitor', sendUntil: '2026-12-01T00:00:00.000Z' }
  expect(messageIdOf(row, 'https://perron.example')).toBe(messageIdOf({ ...row }, 'https://perron.example'))
  expect(messageIdOf(row, 'https://perron.example')).toMatch(/^<[0-9a-f]{40}@perron\.example>$/)
  expect(messageIdOf({ ...row, sendUntil: null }, 'https://perron.example')).not.toBe(
    messageIdOf(row, 'https://perron.example'),
  )
})

const headerNames = (raw: string): string[] =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .split('\r\n')
    .filter((line) => !/^[ \t]/.test(line))
    .map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
    .toSorted()

const attack = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc
    .tuple(
      fc.string({ maxLength: 20 }),
      fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\u0085', '\0', '%0a', '\r\n\r\n'),
      fc.constantFrom('Bcc: evil@example.org', 'Content-Type: text/html', 'To: x@y.z'),
    )
    .map((parts) => parts.join('')),
)

test('no subject, name or e-mail address can start another header', async () => {
  const usual = headerNames((await written({ ...exampleEmail, replyTo: 'a@example.org' })).toString('latin1'))
  await fc.assert(
    fc.asyncProperty(attack, attack, async (subject, replyTo) => {
      const raw = (await written({ ...exampleEmail, subject, replyTo: `a@example.org${replyTo}` })).toString(
        'latin1',
      )
      const names = headerNames(raw)
      expect(names.filter((name) => name !== 'reply-to')).toEqual(usual.filter((name) => name !== 'reply-to'))
      expect(names.filter((name) => name === 'reply-to').length).toBeLessThan(2)
    }),
    { numRuns: 150 },
  )
})

test('the value of a header is one line without anything invisible', () => {
  fc.assert(
    fc.property(attack, (text) => {
      expect(headerText(text)).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e]/u)
    }),
  )
  expect(headerText(' a\r\nBcc: b\u0000 ')).toBe('a Bcc: b')
  expect(headerText('é'.repeat(300))).toHaveLength(200)
})

test('a URL to end a subscription that is none is left out', () => {
  expect(headersOf({ ...exampleEmail, unsubscribeUrl: 'javascript:x' })).not.toHaveProperty(
    'List-Unsubscribe',
  )
  expect(
    headersOf({ ...exampleEmail, unsubscribeUrl: 'https://a.example/?x=<y>\r\nBcc: b' })['List-Unsubscribe'],
  ).toMatch(/^<[^<>\r\n]*>$/)
})
