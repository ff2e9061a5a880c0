import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { hashParameters } from './hash-time'

test('passwords are hashed by Payload with these parameters', () => {
  const file = 'node_modules/payload/dist/auth/strategies/local/generatePasswordSaltHash.js'
  const code = readFileSync(file, 'utf8')
  const valueOf = (name: string) =>
    Number(new RegExp(`const currentPasswordHash${name} = (\\d+)`).exec(code)?.[1])
  expect(hashParameters).toEqual({ iterations: valueOf('Iterations'), keyLength: valueOf('KeyLength') })
  expect(code).toContain('pbkdf2-sha256')
})
