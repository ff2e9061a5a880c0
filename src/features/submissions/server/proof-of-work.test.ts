import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { checkProof, makeChallenge, proofMinutes } from './proof-of-work'

const secret = 'a secret of at least thirty-two characters'
const wrong = { state: 'wrong' }

let challenge: Challenge
let solution: Solution

const write = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString('base64')

beforeAll(async () => {
  challenge = await makeChallenge('contactMe', secret, new Date(), 80)
  const solved = await solveChallenge({ challenge, deriveKey })
  if (!solved) throw new Error('A browser would find it')
  solution = solved
})
afterEach(() => vi.useRealTimers())

describe('a proof', () => {
  test('of a browser is valid, and contains its one-time id', async () => {
    expect(solution.counter).toBe(80)
    expect(await checkProof(write({ challenge, solution }), 'contactMe', secret)).toEqual({
      state: 'right',
      id: challenge.parameters.nonce,
      until: new Date((challenge.parameters.expiresAt ?? 0) * 1000),
    })
  })

  test('for another form, or of another site, is wrong', async () => {
    expect(await checkProof(write({ challenge, solution }), 'visitRequest', secret)).toEqual(wrong)
    expect(await checkProof(write({ challenge, solution }), 'contactMe', `${secret}!`)).toEqual(wrong)
  })

  test('has ended after its time', async () => {
    vi.useFakeTimers({ now: Date.now() + proofMinutes * 60_000 + 1000, toFake: ['Date'] })
    expect(await checkProof(write({ challenge, solution }), 'contactMe', secret)).toEqual({ state: 'ended' })
  })

  test('is invalid for a challenge changed to be easier', async () => {
    const { parameters, signature } = challenge
    const changes = [
      { keyPrefix: '00' },
      { cost: 1 },
      { data: { kind: 'visitRequest' } },
      { expiresAt: (parameters.expiresAt ?? 0) + 60 },
      { expiresAt: 0 },
      { nonce: '00'.repeat(16) },
      { keySignature: '' },
      { algorithm: 'SHA-256' },
    ]
    for (const change of changes) {
      const changed = { challenge: { parameters: { ...parameters, ...change }, signature }, solution }
      expect(await checkProof(write(changed), 'contactMe', secret)).toEqual(wrong)
    }
  })

  test('with another solution is wrong', async () => {
    for (const change of [
      { derivedKey: '00'.repeat(32) },
      { derivedKey: '' },
      { counter: -1 },
      { counter: '80' },
    ])
      expect(
        await checkProof(write({ challenge, solution: { ...solution, ...change } }), 'contactMe', secret),
      ).toEqual(wrong)
  })

  test('that is anything else is wrong, never an error', async () => {
    const nothing = [
      '',
      'x',
      write(null),
      write([]),
      write({ challenge: null, solution: null }),
      'é'.repeat(9999),
    ]
    for (const text of nothing) expect(await checkProof(text, 'contactMe', secret)).toEqual(wrong)
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json(), fc.jsonValue().map(write)), async (text) => {
        expect(await checkProof(text, 'contactMe', secret)).toEqual(wrong)
      }),
    )
  })
})

test('every challenge is different and within the limit of work', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => makeChallenge('contactMe', secret)))
  expect(new Set(made.map(({ parameters }) => parameters.nonce)).size).toBe(10)
  expect(JSON.stringify(made)).not.toContain('counter')
})
