import { randomUUID } from 'node:crypto'

import { handleEndpoints } from 'payload'

import type { Locale } from '@/lib/i18n/locales'
import type { StaffRole } from '@/lib/payload/access'

import type { TestPayload } from './make-payload'
import { makeMinimal } from './minimal-document'
import { fetchSessionToken } from '../rig/session-token'

type Sent = {
  method?: string
  body?: object
  /** Of the studio, unless it is French. */
  language?: Locale
  headers?: Record<string, string>
}

/** A member of staff with a session. */
export interface StudioApi {
  userId: string
  /** Sends a request of the studio to Payload's API, with cookies and hooks as in the running site. */
  send: (path: string, sent?: Sent) => Promise<Response>
  /** The same person in another tab. */
  inNewTab: () => StudioApi
}

async function signIn(running: TestPayload, role: StaffRole): Promise<{ id: string; token: string }> {
  const email = `${role}-${Math.random()}@example.org`
  const { id } = await makeMinimal(running.payload, 'users', { email, role, name: role })
  return { id, token: await fetchSessionToken(running, 'users', email) }
}

function tabOf(running: TestPayload, id: string, token: string): StudioApi {
  const tab = randomUUID()
  const send: StudioApi['send'] = (path, { method = 'GET', body, language = 'fr', headers } = {}) =>
    handleEndpoints({
      config: running.payload.config,
      payloadInstanceCacheKey: running.cacheKey,
      request: new Request(`http://localhost${path}`, {
        method,
        headers: {
          authorization: `JWT ${token}`,
          'accept-language': language,
          'x-studio-tab': tab,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    })
  return { userId: id, send, inNewTab: () => tabOf(running, id, token) }
}

/** Signs in a new member of staff with a role. */
export async function openStudioApi(running: TestPayload, role: StaffRole): Promise<StudioApi> {
  const { id, token } = await signIn(running, role)
  return tabOf(running, id, token)
}
