import fc from 'fast-check'
import { generate } from 'otplib'
import { expect, test } from 'vitest'

import { findTotpStep, makeTotpSecret, totpUri } from './totp'

const secret = makeTotpSecret()
const moment = fc.integer({ min: 1_700_000_000, max: 4_000_000_000 })
const codeAt = (epoch: number) => generate({ secret, epoch })
const stepOf = (epoch: number) => Math.floor(epoch / 30)
const find = (code: string, epoch: number, after = 0) =>
  findTotpStep({ secret, code, now: new Date(epoch * 1000), after })

// RFC 6238, appendix B: the ASCII secret 12345678901234567890, SHA-1; the last six of eight digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('at %i the code of the standard is %s', async (epoch, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const now = new Date(epoch * 1000)
  expect(await findTotpStep({ secret, code, now, after: 0 })).toBe(stepOf(epoch))
})

test('a code is valid in its step and in those beside it, and in no other', () =>
  fc.assert(
    fc.asyncProperty(moment, fc.integer({ min: -5, max: 5 }), async (epoch, steps) => {
      const made = epoch + steps * 30
      const step = await find(await codeAt(made), epoch)
      // Codes of two steps are equal once in a million.
      if (Math.abs(steps) <= 1) expect(step).not.toBeNull()
      else if (step !== null) expect(Math.abs(step - stepOf(epoch))).toBeLessThanOrEqual(1)
    }),
  ))

test('after a step was accepted, no code of it or of an earlier one works', () =>
  fc.assert(
    fc.asyncProperty(moment, fc.integer({ min: -1, max: 1 }), async (epoch, steps) => {
      const code = await codeAt(epoch + steps * 30)
      const step = await find(code, epoch)
      expect(step === null ? null : await find(code, epoch, step)).toBeNull()
    }),
  ))

test('spaces do not count, and no other text is a code', async () => {
  const code = await codeAt(2_000_000_000)
  expect(await find(` ${code.slice(0, 3)} ${code.slice(3)} `, 2_000_000_000)).not.toBeNull()
  await fc.assert(
    fc.asyncProperty(
      fc.string().filter((text) => !/^\d{6}$/.test(text.replaceAll(/\s/g, ''))),
      async (text) => {
        expect(await find(text, 2_000_000_000)).toBeNull()
      },
    ),
  )
})

test('the URI names site, account and secret, and every secret is another', () => {
  const uri = new URL(totpUri({ issuer: 'perron.example:3000', email: 'anne@perron.example', secret }))
  expect(uri.protocol).toBe('otpauth:')
  expect(uri.searchParams.get('secret')).toBe(secret)
  expect(uri.searchParams.get('issuer')).toBe('perron.example:3000')
  expect(new Set(Array.from({ length: 50 }, makeTotpSecret)).size).toBe(50)
})
