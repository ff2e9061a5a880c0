import { readFileSync } from 'node:fs'

import { arrayBufferToString, encrypt } from 'next/dist/server/app-render/encryption-utils'
import { ACTION_HEADER } from 'next/dist/client/components/app-router-headers'
import { expect, test } from 'vitest'

import { captureKey, isCapturedFor } from './captured-values'
import { findActionRefusal } from './refuse-action'

const secret = 'a secret of thirty-two characters'
const id = '7f'.repeat(21)

/** What Next does in `encodeActionBoundArg`, with its own parts. */
async function capture(actionId: string, values: string, by = secret): Promise<string> {
  const raw = Buffer.from(captureKey(by), 'base64')
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', true, ['encrypt'])
  const start = crypto.getRandomValues(new Uint8Array(16))
  const encrypted = await encrypt(key, start, new TextEncoder().encode(actionId + values))
  return btoa(arrayBufferToString(start.buffer) + arrayBufferToString(encrypted))
}

test('values are known that Next encrypted for this action with the key of this site', async () => {
  const captured = await capture(id, '0:["https://perron.example"]\n')
  expect(isCapturedFor(id, captured, secret)).toBe(true)
  expect(isCapturedFor('8e'.repeat(21), captured, secret)).toBe(false)
  expect(isCapturedFor(id, await capture(id, '0:[]\n', 'another secret of this length'), secret)).toBe(false)
})

test('Next puts the id before the values, and the sixteen bytes of the start before both', () => {
  const code = readFileSync('node_modules/next/dist/server/app-render/encryption.js', 'utf8')
  expect(code).toContain('new Uint8Array(16)')
  expect(code).toContain('encrypt)(key, randomBytes, textEncoder.encode(actionId + arg))')
  expect(code).toContain('btoa(ivValue + (0, _encryptionutils.arrayBufferToString)(encrypted))')
  const utilities = readFileSync('node_modules/next/dist/server/app-render/encryption-utils.js', 'utf8')
  expect(utilities).toContain('process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||')
})

test('a call has its id in the header of Next, and is let through when its values are known', async () => {
  expect(ACTION_HEADER.toLowerCase()).toBe('next-action')
  const call = async (captured: string, headers: Record<string, string>) =>
    (
      await findActionRefusal(
        new Request('http://perron.example/admin/', {
          method: 'POST',
          headers: { 'content-type': 'text/plain', ...headers },
          body: JSON.stringify([captured, { name: 'form-state', args: {} }]),
        }),
        { isSignedIn: true, secret },
      )
    )?.status
  const captured = await capture(id, '0:[]\n')
  expect(await call(captured, { [ACTION_HEADER]: id })).toBeUndefined()
  expect(await call(captured, {})).toBe(405)
  expect(await call(await capture('8e'.repeat(21), '0:[]\n'), { [ACTION_HEADER]: id })).toBe(400)
})
