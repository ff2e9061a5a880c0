import type { CollectionSlug, Payload } from 'payload'

import { documentEmailKey } from '@/lib/documents/document-requests'
import { normaliseAddress } from '@/lib/erasure/mail-address'
import { isNamedIn } from '@/lib/erasure/named-people'
import { mentions } from '@/lib/erasure/redact'

import { relatedId } from '../hooks/related-id'
import { personalCollections, type ErasureAction, type PersonalCollection } from './personal-collections'
import { storedRows, storedVersions, valueAt, type StoredRow } from './stored-rows'

/** Rows of one collection with the same end. */
export interface Finding {
  slug: CollectionSlug
  action: ErasureAction
  ids: string[]
}

export interface Sought {
  /** In its normal form. */
  address: string
  /** Only what was there at that moment; later rows belong to a person who came back. */
  before?: Date
}

const isAddress = (value: unknown, address: string): boolean =>
  typeof value === 'string' && normaliseAddress(value) === address

const isEarlier = ({ createdAt }: StoredRow, { before }: Sought): boolean =>
  before === undefined || !createdAt || new Date(String(createdAt)) <= before

/** The leads of the person, and those of others that name the person with more than the address. */
async function leadsOf(payload: Payload, sought: Sought): Promise<Pick<Known, 'leads' | 'naming'>> {
  const [leads, naming] = [new Set<string>(), new Set<string>()]
  for await (const row of storedRows(payload, 'leads')) {
    if (!isEarlier(row, sought)) continue
    if (isAddress(valueAt(row, 'person.email'), sought.address)) leads.add(row.id)
    else if (isNamedIn(row, sought.address)) naming.add(row.id)
  }
  return { leads, naming }
}

/** What else tells whose a row is. */
interface Known extends Sought {
  leads: ReadonlySet<string>
  /** Leads of others whose mails repeat the person's name. */
  naming: ReadonlySet<string>
  /** What the address hashes to where document requests keep it. */
  documentKey: string
}

function belongsTo(row: StoredRow, { address, lead }: PersonalCollection, known: Known): boolean {
  if (address && isAddress(valueAt(row, address), known.address)) return true
  if (row.emailKey === known.documentKey) return true
  const of = lead ? relatedId(row[lead]) : null
  return of !== null && known.leads.has(of)
}

function actionFor(row: StoredRow, collection: PersonalCollection, known: Known): ErasureAction | null {
  if (!isEarlier(row, known)) return null
  if (belongsTo(row, collection, known)) return collection.own
  if (!mentions(row, known.address)) return null
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

/** Everything in which a person is found, in the order in which it is to be erased. */
export async function findPerson(payload: Payload, sought: Sought): Promise<Finding[]> {
  const leads = await leadsOf(payload, sought)
  const known = { ...sought, ...leads, documentKey: documentEmailKey(sought.address) }
  const findings: Finding[] = []
  for (const collection of personalCollections) findings.push(...(await findIn(payload, collection, known)))
  return findings
}
