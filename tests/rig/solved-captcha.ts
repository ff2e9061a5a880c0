import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

import { makeChallenge } from '@/features/submissions/server/proof-of-work'
import type { FormKind } from '@/features/submissions/model/form-kinds'

/** A captcha solution without the work of a browser: the secret allows an easy challenge. */
export async function solvedCaptcha(kind: FormKind, secret: string, now = new Date()): Promise<string> {
  const challenge = await makeChallenge(kind, secret, now, 0)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
