import type { Endpoint, PayloadRequest, Payload } from 'payload'
import { z } from 'zod'

import { erasureAskers } from '@/features/privacy/model/erasure-askers'
import { isPlausibleEmail, normaliseEmail } from '@/lib/email/email-address'
import { hasRole } from '@/lib/payload/access'
import { readJsonBody } from '@/lib/payload/read-json-body'
import { formKinds } from '@/features/submissions/model/form-kinds'
import { settingsOfForm } from '@/features/submissions/model/form-settings'

import { countPerson } from './erase-by-email'
import { erasePerson } from './erase-person'
import { findPerson } from './find-person'
import { retainedCollections, staffCollections } from './personal-collections'
import { storedRows, valueAt, type StoredRow } from './stored-rows'

async function countHolders(
  payload: Payload,
  collections: typeof staffCollections,
  email: string,
): Promise<number> {
  let count = 0
  for (const { slug, emailPath: path } of collections) {
    for await (const row of storedRows(payload, slug)) {
      const value = valueAt(row, path)
      if (typeof value === 'string' && normaliseEmail(value) === email) count += 1
    }
  }
  return count
}

/** Number of owners with this e-mail address: they stay, because the agency must keep the data of its contracts. */
const countRemaining = (payload: Payload, email: string): Promise<number> =>
  countHolders(payload, retainedCollections, email)

async function findSettingsEmails(payload: Payload): Promise<string[]> {
  // Settings that only staff may read; only the result of the comparison leaves.
  const [site, forms] = await Promise.all([
    payload.findGlobal({ slug: 'siteConfig', depth: 0, overrideAccess: true }),
    payload.findGlobal({ slug: 'formsConfig', depth: 0, overrideAccess: true }),
  ])
  const recipients = formKinds.flatMap((kind) => settingsOfForm(forms, kind).recipients ?? [])
  return [site.agency?.email ?? '', ...recipients].map(normaliseEmail)
}

/**
 * Whether an e-mail address belongs to the agency. Erasing it would delete the e-mails about all leads; accounts of
 * staff are deleted in their collection.
 */
async function isAgencyEmail(payload: Payload, email: string): Promise<boolean> {
  if ((await findSettingsEmails(payload)).includes(email)) return true
  return (await countHolders(payload, staffCollections, email)) > 0
}

/**
 * Left out: fields that protect the system and are not about the person, and e-mail bodies, whose links work for any
 * holder.
 */
const ofSystem =
  /^(payload|messageId|idempotencyKey|seatKey|holderKey|submissionKey|originKey|emailKey|key|salt|hash|sessions|.*Token.*)$/

const shown = (row: StoredRow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => value !== null && value !== undefined && !ofSystem.test(name),
    ),
  )

/**
 * All data of the site about a person, for a request of access (GDPR article 15): complete rows of the person, and the
 * number of mentions in rows of others.
 */
async function collectPerson(payload: Payload, email: string): Promise<Record<string, unknown>> {
  const collected: Record<string, unknown> = {}
  for (const { slug, action, ids } of await findPerson(payload, { email })) {
    if (action === 'redact') {
      collected[`${slug} (mentioned)`] = ids.length
      continue
    }
    const rows: Record<string, unknown>[] = []
    for await (const row of storedRows(payload, slug)) if (ids.includes(row.id)) rows.push(shown(row))
    collected[slug] = rows
  }
  for (const { slug, emailPath: path } of retainedCollections) {
    for await (const row of storedRows(payload, slug)) {
      if (String(valueAt(row, path)).toLowerCase() === email) collected[slug] = [shown(row)]
    }
  }
  return collected
}

type ErasureEndpoint = Omit<Endpoint, 'root'>

// In the body and not in the URL: URLs are logged.
const email = z.string().max(300).transform(normaliseEmail).refine(isPlausibleEmail)
const question = z.strictObject({ email })
const order = z.strictObject({ email, requestedBy: z.enum(erasureAskers) })

const answer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** Checks role and body; refuses an e-mail address of the agency with 409. */
async function open<Body extends { email: string }>(
  req: PayloadRequest,
  shape: z.ZodType<Body>,
  act: (wanted: Body) => Promise<Response>,
): Promise<Response> {
  if (!hasRole(req.user, 'administrator')) return answer({}, 404)
  const wanted = shape.safeParse(await readJsonBody(req))
  if (!wanted.success) return answer({ reason: 'notAnAddress' }, 400)
  if (await isAgencyEmail(req.payload, wanted.data.email)) return answer({ reason: 'ofAgency' }, 409)
  return act(wanted.data)
}

const posted = <Body extends { email: string }>(
  path: string,
  shape: z.ZodType<Body>,
  act: (req: PayloadRequest, wanted: Body) => Promise<Response>,
): ErasureEndpoint => ({
  path,
  method: 'post',
  handler: (req) => open(req, shape, (wanted) => act(req, wanted)),
})

/** Endpoints of erasures for administrators, below `/api/erasures/`. */
export const erasureEndpoints: ErasureEndpoint[] = [
  /** Number of rows by collection, and of owners that would stay. */
  posted('/preview', question, async ({ payload }, wanted) =>
    answer({
      counts: await countPerson(payload, wanted),
      remaining: await countRemaining(payload, wanted.email),
    }),
  ),
  /** All data of the person, to hand over. */
  posted('/collect', question, async ({ payload }, wanted) =>
    answer(await collectPerson(payload, wanted.email)),
  ),
  posted('/erase', order, async ({ payload, user }, wanted) =>
    answer(await erasePerson(payload, { ...wanted, by: user }, new Date())),
  ),
]
