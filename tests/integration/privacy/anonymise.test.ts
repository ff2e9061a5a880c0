import type { CollectionSlug, Field, Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { collectionConfigs, tables } from '@/collections/registry'
import { personalCollections, retainedCollections } from '@/features/privacy/server/personal-collections'
import { anonymise, dropped, replacements } from '@/features/privacy/server/anonymise'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { tablesWith } from '../../support/tables-with'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

const email = 'canary@people.example'
const person = {
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  email,
  phone: '+32 471 11 22 33',
  street: 'Canarystreet',
  houseNumber: '12',
  city: 'Namur',
}

/** Texts of fields that are set by the program, or are choices of the agency. */
const ofProgram: Partial<Record<CollectionSlug, string[]>> = {
  leads: ['offerFacts', 'crmId', 'source', 'campaign', 'consentTextVersion', 'idempotencyKey', 'requestId'],
  appointments: ['day', 'slot', 'hours', 'seatKey', 'holderKey', 'submissionKey', 'requestId'],
  communications: ['source'],
  demands: ['zips', 'consentTextVersion', 'originKey'],
  newsletterSubscriptions: ['consentTextVersion'],
  subscribers: ['saved'],
  owners: ['digestDay'],
  testimonials: ['originKey'],
  importRecords: [
    'key',
    'source',
    'externalId',
    'number',
    'provider',
    'permanentId',
    'project',
    'run',
    'hash',
    'appliedHash',
    'warnings',
    'reason',
    'files',
    'wantedFiles',
    'storedFiles',
    'filesProblems',
    'leftPictures',
  ],
  importRuns: [
    'source',
    'actor',
    'reviewed',
    'because',
    'feedFile',
    'progress',
    'failure',
    'feedDate',
    'differenceHash',
    'stageDurations',
    'counts',
    'unknownCodes',
    'reading',
  ],
}

const holdsText = new Set(['text', 'textarea', 'email', 'json', 'richText', 'code'])

/** Names of the fields of a document that hold texts; a group counts as one. */
function textFields(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => textFields(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return textFields(field.fields)
    if ('fields' in field) return textFields(field.fields).length > 0 && 'name' in field ? [field.name] : []
    return holdsText.has(field.type) && 'name' in field ? [field.name] : []
  })
}

test.each(Object.keys(replacements) as (keyof typeof replacements)[])(
  'every text of %s is replaced or named as one of the program',
  (slug) => {
    const config = [...collectionConfigs, ...tables].find((each) => each.slug === slug)
    const namedFields = [...Object.keys(replacements[slug]), ...(ofProgram[slug] ?? [])]
    expect(textFields(config?.fields ?? []).toSorted()).toEqual(namedFields.toSorted())
  },
)

test('a copy forgets no collection with data of visitors or owners', () => {
  const treated = [...dropped, ...Object.keys(replacements)]
  const personal = [...personalCollections, ...retainedCollections].map(({ slug }) => slug)
  expect(personal.filter((slug) => !treated.includes(slug))).toEqual([])
})

test('a copy names no visitor and no owner, and its people can still be told apart', async () => {
  const file = await makeMinimal(payload, 'leadFiles', { originalName: 'cv-of-canary.pdf' })
  const answers = { firstName: 'Canaryfirst', email, message: 'Ici Canaryfirst', goal: 'forSale' }
  const subject = 'De Canaryfirst'
  const lead = await makeMinimal(payload, 'leads', { person, answers, subject, files: [file.id] })
  const visit = await makeMinimal(payload, 'appointments', { person, remark: 'Canarylast viendra' })
  await makeMinimal(payload, 'owners', { email, name: 'Canaryfirst Canarylast', phone: person.phone })
  await makeMinimal(payload, 'owners', { email: 'second@people.example', name: 'Other' })
  await makeMinimal(payload, 'subscribers', { email, name: 'Canarylast' })
  await makeMinimal(payload, 'newsletterSubscriptions', { email })
  await makeMinimal(payload, 'testimonials', { name: 'Canarylast', comment: 'Merci, Canarylast' })
  await makeMinimal(payload, 'outbox', { recipient: email })
  expect((await tablesWith(payload, 'canary')).length).toBeGreaterThan(7)

  expect(await anonymise(payload)).toBeGreaterThan(6)
  for (const trace of ['canary', '471 11 22 33', 'people.example'])
    expect(await tablesWith(payload, trace)).toEqual([])
  const read = <Slug extends 'leads' | 'appointments'>(collection: Slug, id: string) =>
    payload.findByID({ collection, id, depth: 0 })
  const [readLead, readVisit] = await Promise.all([read('leads', lead.id), read('appointments', visit.id)])
  expect(readLead).toMatchObject({ answers: { goal: 'forSale', message: '…' }, person: { city: 'Namur' } })
  // One person in all places.
  expect(readVisit.person?.email).toBe(readLead.person?.email)
  const { docs: owners } = await payload.find({ collection: 'owners', depth: 0 })
  expect(new Set(owners.map((owner) => owner.email)).size).toBe(2)
})
