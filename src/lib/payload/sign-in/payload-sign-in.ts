import { setTimeout as wait } from 'node:timers/promises'

import { getRequestLanguage, type Payload } from 'payload'
import { parseCookies } from 'payload/shared'

import { getClientIp } from '@/lib/http/client-ip'
import { databaseLimiters } from '@/lib/limits/database-limiter'
import { makeSignInGuard, type SignInGuard, type Surroundings } from './sign-in-guard'
import { makeSignInLimits } from './sign-in-limits'

async function accountExists(payload: Payload, collection: string, email: string): Promise<boolean> {
  const accounts = Object.values(payload.collections).find(({ config }) => config.slug === collection)
  if (!accounts?.config.auth) return false
  const { totalDocs } = await payload.count({
    collection: accounts.config.slug,
    // No user is signed in yet. The existence of the account only decides the time spent and is not part of the response.
    overrideAccess: true,
    where: { email: { equals: email } },
  })
  return totalDocs > 0
}

/** The guard of one Payload; its counts are in the database. */
export function payloadSignIn(
  payload: Payload,
  changes: Partial<Surroundings> & Pick<Surroundings, 'later' | 'requestPassword'>,
) {
  return makeSignInGuard({
    limits: makeSignInLimits(databaseLimiters(async () => payload)),
    getClientIp,
    languageOf: (headers) =>
      getRequestLanguage({ config: payload.config, cookies: parseCookies(headers), headers }),
    accountExists: (collection, email) => accountExists(payload, collection, email),
    wait,
    ...changes,
  }) satisfies SignInGuard
}
