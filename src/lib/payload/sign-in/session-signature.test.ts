import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { jwtSign } from 'payload'
import { expect, test } from 'vitest'

import { hasStaffToken } from './session-signature'
import { tokenCookieName } from './token-cookie'

const secret = 'the secret of this configuration'
/** As the Payload of this configuration has it. */
const secretOfPayload = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

const claims = { id: '80421119-9db4', collection: 'users', email: 'agent@perron.example', sid: 'a session' }

async function isStaff(changes: object = {}, { by = secret, seconds = 60 } = {}): Promise<boolean> {
  const { token } = await jwtSign({
    fieldsToSign: { ...claims, ...changes },
    secret: secretOfPayload(by),
    tokenExpiration: seconds,
  })
  return hasStaffToken(new Headers({ cookie: `a=b; ${tokenCookieName}=${token}` }), secret)
}

test('a token of staff that Payload signed is known', async () => {
  expect(await isStaff()).toBe(true)
})

test.each([
  ['of an owner', { collection: 'owners' }, {}],
  ['without a session', { sid: undefined }, {}],
  ['of another site', {}, { by: 'another secret' }],
  ['that has expired', {}, { seconds: -60 }],
])('a token %s is not', async (_, changes, options) => {
  expect(await isStaff(changes, options)).toBe(false)
})

test('Payload still derives its secret in this way', () => {
  expect(readFileSync('node_modules/payload/dist/index.js', 'utf8')).toContain(
    "this.secret = crypto.createHash('sha256').update(this.config.secret).digest('hex').slice(0, 32)",
  )
})
