import type { Payload } from 'payload'

import { env } from '@/lib/env'
import { studioTranslator } from '@/lib/i18n/studio-text'
import { isWorkerKey, workerKeyHeader } from '@/lib/queue/worker-key'
import { isSameSecret } from '@/lib/values/digest'

import { warningText } from '../model/warning-text'

import { readSiteState } from './read-site-state'

const noStore = { 'cache-control': 'no-store' }

const refuse = (status: 401 | 404, message: string): Response =>
  Response.json(
    { errors: [{ message }] },
    { status, headers: { ...noStore, ...(status === 401 && { 'www-authenticate': 'Bearer' }) } },
  )

/** The key of `Authorization: Bearer KEY`. */
const keyOf = ({ headers }: Request): string =>
  /^Bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''

/**
 * Answers with the state of the site: to requests with STATE_KEY, and to those of this process. Warnings have an English
 * text.
 */
export async function answerStateRequest(
  request: Request,
  getPayload: () => Promise<Payload>,
): Promise<Response> {
  if (!isWorkerKey(request.headers.get(workerKeyHeader), env.payloadSecret)) {
    if (env.stateKey === undefined) return refuse(404, 'Not found')
    if (!isSameSecret(keyOf(request), env.stateKey)) return refuse(401, 'The key is missing or wrong')
  }
  const payload = await getPayload().catch(() => null)
  if (!payload)
    return Response.json({ errors: [{ message: 'Unavailable' }] }, { status: 503, headers: noStore })
  const state = await readSiteState(payload, new Date())
  const t = studioTranslator('en')
  const warnings = state.warnings.map((warning) => ({ ...warning, ...warningText(warning, t) }))
  return Response.json({ ...state, warnings }, { headers: noStore })
}
