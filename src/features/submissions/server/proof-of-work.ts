import { randomInt } from 'node:crypto'

import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { z } from 'zod'

import type { FormKind } from '@/features/submissions/model/form-kinds'
import { keyedDigest } from '@/lib/values/digest'

/** Keys of the captcha, one per purpose, derived from the secret of the site. */
export const captchaKey = (purpose: 'challenge' | 'solution' | 'numbers' | 'token', secret: string): string =>
  keyedDigest(secret, `perron:captcha:${purpose}`).toString('base64url')

/** Validity of a solved challenge in a page before it is sent. */
export const proofMinutes = 20

/** About a million rounds: a third of a second on a desktop, a second on a phone. */
const roundsPerTry = 10_000
const minTries = 75
const maxTries = 150

const maxProof = 4000

const proofShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.literal(roundsPerTry),
      data: z.object({ kind: z.string() }),
      expiresAt: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string(), time: z.number().optional() }),
})

export type ProofState = { state: 'right'; id: string; until: Date } | { state: 'wrong' | 'ended' }

/**
 * A challenge for the browser: find by trial the number whose key has the given prefix. The server knows the number, so
 * creating and checking costs one round each.
 *
 * @param tries the number; set by tests only
 */
export const makeChallenge = (
  kind: FormKind,
  secret: string,
  now = new Date(),
  tries = randomInt(minTries, maxTries),
): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: roundsPerTry,
    counter: tries,
    data: { kind },
    deriveKey,
    expiresAt: new Date(now.getTime() + proofMinutes * 60_000),
    hmacKeySignatureSecret: captchaKey('solution', secret),
    hmacSignatureSecret: captchaKey('challenge', secret),
  })

function parseProof(text: string) {
  if (text.length > maxProof) return null
  try {
    return proofShape.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data ?? null
  } catch {
    return null
  }
}

/**
 * Checks a solution; one-time use is checked elsewhere.
 *
 * @param text base64 of challenge and solution as JSON
 */
export async function checkProof(text: string, kind: FormKind, secret: string): Promise<ProofState> {
  const proof = parseProof(text)
  if (!proof) return { state: 'wrong' }
  const { parameters } = proof.challenge
  const { verified, expired } = await verifySolution({
    ...proof,
    deriveKey,
    hmacKeySignatureSecret: captchaKey('solution', secret),
    hmacSignatureSecret: captchaKey('challenge', secret),
  })
  if (expired) return { state: 'ended' }
  if (!verified || parameters.data.kind !== kind) return { state: 'wrong' }
  return { state: 'right', id: parameters.nonce, until: new Date(parameters.expiresAt * 1000) }
}
