import { createHash, createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'

import { dkimOptions, dkimRecord, findDkimProblem } from './dkim'

const pem = (bits = 2048) =>
  generateKeyPairSync('rsa', { modulusLength: bits })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()

const settings = { domain: 'example.org', selector: 'perron', privateKey: pem() }

async function signed(): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail({
    from: 'Immo Perron <info@example.org>',
    to: 'marie@example.net',
    subject: 'Prix réduit',
    text: 'Bonjour  Madame,\n\nà bientôt \n\n\n',
    html: '<p>Bonjour Madame</p>',
    headers: {
      'List-Unsubscribe': '<https://example.org/end/>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    dkim: dkimOptions(settings),
  })
  return String(message)
}

/** Relaxed canonicalisation of a header, RFC 6376, section 3.4.2. */
const relaxedHeader = (line: string): string => {
  const [, name = '', value = ''] = /^([^:]+):([\s\S]*)$/.exec(line) ?? []
  return `${name.trim().toLowerCase()}:${value
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`
}

/** Relaxed canonicalisation of a body, section 3.4.4. */
const relaxedBody = (body: string): string =>
  `${body
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(\r\n)+$/, '')}\r\n`

/** Verifies a signature of RFC 6376 with the published record. @returns the signed headers, or null */
function verify(raw: string, record: string): string[] | null {
  const end = raw.indexOf('\r\n\r\n')
  const headers = raw.slice(0, end).split(/\r\n(?![ \t])/)
  const signature = headers.find((line) => /^dkim-signature:/i.test(line)) ?? ''
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [
        tag.slice(0, tag.indexOf('=')).trim(),
        tag.slice(tag.indexOf('=') + 1).replace(/\s/g, ''),
      ]),
  )
  const bodyHash = createHash('sha256')
    .update(relaxedBody(raw.slice(end + 4)))
    .digest('base64')
  const names = (tags.get('h') ?? '').split(':')
  const chosen = names.map((name) =>
    relaxedHeader(headers.findLast((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? ''),
  )
  const unsigned = relaxedHeader(signature.replace(/([;\s]b=)[\s\S]*$/, '$1'))
  const key = createPublicKey({
    key: Buffer.from(/p=(\S+)/.exec(record)?.[1] ?? '', 'base64'),
    type: 'spki',
    format: 'der',
  })
  const isRight = createVerify('sha256')
    .update([...chosen, unsigned].join('\r\n'))
    .verify(key, tags.get('b') ?? '', 'base64')
  return isRight && bodyHash === tags.get('bh') ? names : null
}

test('an e-mail is signed so that the published record verifies it, with both headers of one-click endings', async () => {
  const raw = await signed()
  const { name, value } = dkimRecord(settings)
  expect(name).toBe('perron._domainkey.example.org')
  const names = verify(raw, value)
  expect(names).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id', 'list-unsubscribe']),
  )
  expect(names).toContain('list-unsubscribe-post')
})

test('a changed e-mail, and another key, do not verify', async () => {
  const raw = await signed()
  const { value } = dkimRecord(settings)
  expect(verify(raw.replace('One-Click', 'No-Click'), value)).toBeNull()
  expect(verify(raw.replace('<p>Bonjour', '<p>Bonsoir'), value)).toBeNull()
  expect(verify(raw, dkimRecord({ ...settings, privateKey: pem() }).value)).toBeNull()
})

test('a key may be a file, or one line', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'perron-dkim-')), 'key.pem')
  writeFileSync(file, settings.privateKey)
  const oneLine = settings.privateKey.replaceAll('\n', '\\n')
  for (const privateKey of [file, oneLine])
    expect(dkimRecord({ ...settings, privateKey })).toEqual(dkimRecord(settings))
})

const ed25519 = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

test.each([
  ['no key', '-----BEGIN PRIVATE KEY-----\nx\n-----END PRIVATE KEY-----', /^is not a private key in PEM/],
  ['a missing file', '/nowhere/key.pem', /^cannot be read \(ENOENT\): \/nowhere\/key\.pem$/],
  ['another kind', ed25519, /^must be an RSA key$/],
  ['a short key', pem(512), /^must have at least 1024 bits$/],
])('%s is refused with one line', (_, privateKey, problem) => {
  expect(findDkimProblem({ ...settings, privateKey })).toMatch(problem)
  expect(findDkimProblem(settings)).toBeNull()
})
