import { randomInt } from 'node:crypto'

import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { z } from 'zod'

import type { FormKind } from '@/lib/leads/form-kinds'

import { captchaKey } from './captcha-secret'

/** How long a challenge may lie solved in a page before it is sent. */
export const proofMinutes = 20

/** About a million rounds: a third of a second on a desk, a second on a phone, whichever number it is. */
const roundsPerTry = 10_000
const fewestTries = 75
const mostTries = 150

const longestProof = 4000

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
 * A task for the browser: the number whose key begins as told, found by trying one after the other. The server knows the
 * number, so that neither making nor checking costs it more than one try.
 *
 * @param tries the number; chosen by tests alone
 */
export const makeChallenge = (
  kind: FormKind,
  secret: string,
  now = new Date(),
  tries = randomInt(fewestTries, mostTries),
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
  if (text.length > longestProof) return null
  try {
    return proofShape.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data ?? null
  } catch {
    return null
  }
}

/**
 * Checks what a browser found; whether it was used before is another question.
 *
 * @param text base64 of the challenge and its solution as JSON
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
