import type { CollectionSlug, Payload } from 'payload'

import { documentEmailKey } from '@/features/documents/server/api'
import { normaliseEmail } from '@/lib/email/email-address'
import { isNamedIn } from '@/features/privacy/model/named-people'
import { mentions } from '@/features/privacy/model/redact'

import { relatedId } from '@/lib/values/read-value'
import { personalCollections, type ErasureAction, type PersonalCollection } from './personal-collections'
import { storedRows, storedVersions, valueAt, type StoredRow } from './stored-rows'

/** Rows of one collection with the same action. */
export interface PersonalMatch {
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
async function findLeads(payload: Payload, sought: Sought): Promise<Pick<Person, 'leads' | 'naming'>> {
  const [leads, naming] = [new Set<string>(), new Set<string>()]
  for await (const row of storedRows(payload, 'leads')) {
    if (!isEarlier(row, sought)) continue
    if (isSameEmail(valueAt(row, 'person.email'), sought.email)) leads.add(row.id)
    else if (isNamedIn(row, sought.email)) naming.add(row.id)
  }
  return { leads, naming }
}

/** Data that identifies the rows of the person. */
interface Person extends Sought {
  leads: ReadonlySet<string>
  /** Leads of others whose e-mails contain the person's name. */
  naming: ReadonlySet<string>
  /** The hash of the e-mail address in document requests. */
  documentKey: string
}

function belongsTo(row: StoredRow, { emailPath, lead }: PersonalCollection, person: Person): boolean {
  if (emailPath && isSameEmail(valueAt(row, emailPath), person.email)) return true
  if (row.emailKey === person.documentKey) return true
  const of = lead ? relatedId(row[lead]) : null
  return of !== null && person.leads.has(of)
}

function actionFor(row: StoredRow, collection: PersonalCollection, person: Person): ErasureAction | null {
  if (!isEarlier(row, person)) return null
  if (belongsTo(row, collection, person)) return collection.action
  if (!mentions(row, person.email)) return null
  const other = collection.slug === 'outbox' ? relatedId(row.lead) : null
  return other !== null && !person.naming.has(other) ? 'redact' : collection.mentioned
}

async function findIn(
  payload: Payload,
  collection: PersonalCollection,
  person: Person,
): Promise<PersonalMatch[]> {
  const ids: Record<ErasureAction, Set<string>> = {
    delete: new Set(),
    anonymise: new Set(),
    redact: new Set(),
  }
  for (const rows of [storedRows(payload, collection.slug), storedVersions(payload, collection.slug)]) {
    for await (const row of rows) {
      const action = actionFor(row, collection, person)
      if (action) ids[action].add(row.id)
    }
  }
  return Object.entries(ids)
    .filter(([, ids]) => ids.size > 0)
    .map(([action, ids]) => ({ slug: collection.slug, action: action as ErasureAction, ids: [...ids] }))
}

/** All rows about a person, in the order of erasure. */
export async function findPerson(payload: Payload, sought: Sought): Promise<PersonalMatch[]> {
  const leads = await findLeads(payload, sought)
  const person = { ...sought, ...leads, documentKey: documentEmailKey(sought.email) }
  const matches: PersonalMatch[] = []
  for (const collection of personalCollections) matches.push(...(await findIn(payload, collection, person)))
  return matches
}
