import { randomBytes } from 'node:crypto'

import type { CollectionSlug, Payload } from 'payload'

import { getFormRegistry } from '@/features/submissions/server/api'
import { deleteWhere } from '@/lib/payload/delete-where'
import { isRecord, textOf } from '@/lib/values/read-value'

import { anonymousAnswers, anonymousText, standIn, type StandIn } from '../model/stand-ins'
import { storedRows, valueAt, type StoredRow } from './stored-rows'

/** What a copy does without: mail, its events, links of people, log-ins, comments of staff. @internal for the test that knows every collection */
export const dropped = [
  'outbox',
  'mailEvents',
  'suppressedEmails',
  'alertDeliveries',
  'linkRequests',
  'subscriberLinks',
  'documentRequests',
  'leadEvents',
  'logInEvents',
  'comments',
  'payload-jobs',
  'payload-preferences',
  'previewLinks',
  'reviews',
  // Made again by the worker of the copy, from what it then has.
  'studioSearchRows',
] as const satisfies readonly CollectionSlug[]

type Write = (value: unknown, person: StandIn, choices: ReadonlySet<string>) => unknown

const email: Write = (value, person) => (value ? person.email : value)
const name: Write = (value, { firstName, lastName }) => (value ? `${firstName} ${lastName}` : value)
const phone: Write = (value, person) => (value ? person.phone : value)
const removed: Write = () => null
const written = /[^\s"'<>@,;:]+@[^\s"'<>@,;:]+/g
/** Facts of a feed: only e-mail addresses in them are of people. */
const redacted: Write = (value, person, choices) => {
  if (typeof value === 'string') return value.replace(written, person.email)
  if (Array.isArray(value)) return value.map((each) => redacted(each, person, choices))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, redacted(each, person, choices)]),
  )
}

/** The place stays: areas of visits and searches are worth something in a copy. */
const anonymousPerson: Write = (value, { firstName, lastName, email: address, phone: number }) => {
  if (!isRecord(value)) return value
  const names = {
    firstName,
    lastName,
    email: value.email ? address : null,
    phone: value.phone ? number : null,
  }
  return { ...value, ...names, street: null, houseNumber: null, boxNr: null }
}

/** By field: what becomes of it. @internal for the test that knows every text of these collections */
export const replacements = {
  leads: {
    person: anonymousPerson,
    answers: (value, person, choices) => anonymousAnswers(value, { person, choices }),
    subject: anonymousText,
    notes: anonymousText,
    searchText: removed,
    effectsLastError: removed,
    crmLastError: removed,
  },
  appointments: {
    person: anonymousPerson,
    remark: anonymousText,
    feedback: anonymousText,
    ownerProposal: anonymousText,
    ownerRemark: anonymousText,
  },
  communications: { contact: name, subject: anonymousText, comment: anonymousText },
  demands: { email, name, search: anonymousText },
  newsletterSubscriptions: { email },
  subscribers: { email, name, phone },
  owners: { email, name, phone },
  testimonials: {
    name,
    slug: (value, person) => (value ? `person-${person.lastName}` : value),
    about: anonymousText,
    comment: anonymousText,
    website: removed,
    postedBy: removed,
  },
  importRecords: { values: redacted, appliedValues: redacted, difference: redacted, questions: redacted },
  importRuns: { differences: redacted, warnings: redacted, questions: redacted, recordErrors: redacted },
} as const satisfies Partial<Record<CollectionSlug, Record<string, Write>>>

type Replaced = keyof typeof replacements

/** Where a row has the e-mail address of its person. */
const emailPaths: Partial<Record<Replaced, string>> = {
  leads: 'person.email',
  appointments: 'person.email',
  demands: 'email',
  newsletterSubscriptions: 'email',
  subscribers: 'email',
  owners: 'email',
}

/** Kinds of fields in which a visitor chooses, or types a number or a day. */
const choiceKinds = new Set(['number', 'money', 'date', 'select', 'radio', 'checkboxes', 'checkbox'])

const choiceNames = (payload: Payload): Set<string> =>
  new Set(
    Object.values(getFormRegistry(payload).forms)
      .flatMap(({ steps }) => steps.flatMap(({ fields }) => fields))
      .flatMap(({ kind, name: field }) => (choiceKinds.has(kind) ? [field] : [])),
  )

interface Copy {
  salt: string
  choices: ReadonlySet<string>
}

function changesOf(slug: Replaced, row: StoredRow, { salt, choices }: Copy): Record<string, unknown> {
  const person = standIn(salt, textOf(valueAt(row, emailPaths[slug] ?? '')) || row.id)
  const writes: [string, Write][] = Object.entries(replacements[slug])
  return Object.fromEntries(writes.map(([field, write]) => [field, write(row[field], person, choices)]))
}

async function replaceRows(payload: Payload, slug: Replaced, copy: Copy): Promise<number> {
  const changes: { id: string; data: Record<string, unknown> }[] = []
  for await (const row of storedRows(payload, slug))
    changes.push({ id: row.id, data: changesOf(slug, row, copy) })
  // Written directly: no hook may refuse, send an e-mail, or store the old values in a version.
  for (const { id, data } of changes)
    await payload.db.updateOne({ collection: slug, id, data, returning: false })
  return changes.length
}

/**
 * Replaces what names visitors and owners, for a copy of the site for tries. Staff stay, so that they can sign in, and
 * so do the properties with their documents for staff.
 *
 * @returns number of rows in which something may have been replaced
 */
export async function anonymise(payload: Payload): Promise<number> {
  for (const collection of dropped) await payload.db.deleteMany({ collection, where: {} })
  await deleteWhere(payload, 'leadFiles', { id: { exists: true } })
  const copy = { salt: randomBytes(16).toString('hex'), choices: choiceNames(payload) }
  let rows = 0
  for (const slug of Object.keys(replacements) as Replaced[]) rows += await replaceRows(payload, slug, copy)
  await payload.db.deleteVersions({ collection: 'testimonials', where: {} })
  return rows
}
