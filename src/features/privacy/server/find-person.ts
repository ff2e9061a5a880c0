import type { CollectionSlug, Payload } from 'payload'

import { documentEmailKey } from '@/features/documents/server/api'
import { normaliseEmail } from '@/lib/email/email-address'
import { isNamedIn } from '@/features/privacy/model/named-people'
import { mentions } from '@/features/privacy/model/redact'

import { relatedId } from '@/lib/values/read-value'
import { personalCollections, type ErasureAction, type PersonalCollection } from './personal-collections'
import { storedRows, storedVersions, valueAt, type StoredRow } from './stored-rows'

/** Rows of one collection with the same action. */
export interface Finding {
  slug: CollectionSlug
  action: ErasureAction
  ids: string[]
}

export interface Sought {
  /** Normalised. */
  email: string
  /** Only rows of before this moment; later ones were sent after the erasure. */
  before?: Date
}

const isSameEmail = (value: unknown, email: string): boolean =>
  typeof value === 'string' && normaliseEmail(value) === email

const isEarlier = ({ createdAt }: StoredRow, { before }: Sought): boolean =>
  before === undefined || !createdAt || new Date(String(createdAt)) <= before

/** The leads of the person, and leads of others that contain more about the person than the e-mail address. */
async function findLeads(payload: Payload, sought: Sought): Promise<Pick<Known, 'leads' | 'naming'>> {
  const [leads, naming] = [new Set<string>(), new Set<string>()]
  for await (const row of storedRows(payload, 'leads')) {
    if (!isEarlier(row, sought)) continue
    if (isSameEmail(valueAt(row, 'person.email'), sought.email)) leads.add(row.id)
    else if (isNamedIn(row, sought.email)) naming.add(row.id)
  }
  return { leads, naming }
}

/** Data that identifies the rows of the person. */
interface Known extends Sought {
  leads: ReadonlySet<string>
  /** Leads of others whose e-mails contain the person's name. */
  naming: ReadonlySet<string>
  /** The hash of the e-mail address in document requests. */
  documentKey: string
}

function belongsTo(row: StoredRow, { emailPath, lead }: PersonalCollection, known: Known): boolean {
  if (emailPath && isSameEmail(valueAt(row, emailPath), known.email)) return true
  if (row.emailKey === known.documentKey) return true
  const of = lead ? relatedId(row[lead]) : null
  return of !== null && known.leads.has(of)
}

function actionFor(row: StoredRow, collection: PersonalCollection, known: Known): ErasureAction | null {
  if (!isEarlier(row, known)) return null
  if (belongsTo(row, collection, known)) return collection.own
  if (!mentions(row, known.email)) return null
  const other = collection.slug === 'outbox' ? relatedId(row.lead) : null
  return other !== null && !known.naming.has(other) ? 'redact' : collection.mentioned
}

async function findIn(payload: Payload, collection: PersonalCollection, known: Known): Promise<Finding[]> {
  const found: Record<ErasureAction, Set<string>> = {
    delete: new Set(),
    anonymise: new Set(),
    redact: new Set(),
  }
  for (const rows of [storedRows(payload, collection.slug), storedVersions(payload, collection.slug)]) {
    for await (const row of rows) {
      const action = actionFor(row, collection, known)
      if (action) found[action].add(row.id)
    }
  }
  return Object.entries(found)
    .filter(([, ids]) => ids.size > 0)
    .map(([action, ids]) => ({ slug: collection.slug, action: action as ErasureAction, ids: [...ids] }))
}

/** All rows about a person, in the order of erasure. */
export async function findPerson(payload: Payload, sought: Sought): Promise<Finding[]> {
  const leads = await findLeads(payload, sought)
  const known = { ...sought, ...leads, documentKey: documentEmailKey(sought.email) }
  const findings: Finding[] = []
  for (const collection of personalCollections) findings.push(...(await findIn(payload, collection, known)))
  return findings
}
