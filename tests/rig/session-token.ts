import { handleEndpoints } from 'payload'

import { startSession } from '@/features/sign-in/server/sessions'

import { tokenIn } from './http'

import type { TestPayload } from '../support/make-payload'
import { testPassword } from '../support/minimal-document'

/** The token of an account that logs in with the password of tests; of staff as after both steps. */
export async function fetchSessionToken(
  { payload, cacheKey }: Pick<TestPayload, 'payload' | 'cacheKey'>,
  collection: 'users' | 'owners',
  email: string,
): Promise<string> {
  if (collection === 'users') {
    const { docs } = await payload.find({ collection, where: { email: { equals: email } }, depth: 0 })
    if (!docs[0]) throw new Error(`${email} has no account`)
    return (await startSession(payload, { user: docs[0], headers: new Headers(), now: new Date() })).token
  }
  const request = new Request(`http://localhost/api/${collection}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: testPassword }),
  })
  const { config } = payload
  return tokenIn(await handleEndpoints({ config, payloadInstanceCacheKey: cacheKey, request }))
}
