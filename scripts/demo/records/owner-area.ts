import { locales, sourceLocale } from '@/lib/i18n/locales'
import { closeSheet, heading, openSheet, paragraph } from '@/lib/pdf/sheet'
import { addDays, belgianMoment } from '@/lib/time/belgian-time'

import { demoDocuments, demoDocumentText, type DemoDocument } from '../content/documents'
import { demoCommunications, demoMedia, demoPastViewing, ownedRef, ownedViewer } from '../content/owner-area'
import type { DemoProperty } from '../properties/properties'
import { documentRecord, ref, type DocumentRecord } from '../seed/record'
import { required } from '../seed/required'
import type { SeedFile } from '../seed/store'

import { agentAt } from './catalogue'

/** Public numbers of the properties whose documents visitors may request. */
const documentedRefs = [4638, 4604, 4450, 4913, ownedRef]

async function drawDocument({ title }: DemoDocument): Promise<SeedFile> {
  const name = title[sourceLocale]
  const sheet = openSheet(name, 'Immo Perron', sourceLocale, new Date('2026-01-15T10:00:00Z'))
  heading(sheet, name, 1)
  for (const locale of locales) paragraph(sheet, demoDocumentText[locale])
  const data = await closeSheet(sheet, (page, pages) => [`${page} / ${pages}`])
  return { data, name: 'document.pdf', mimetype: 'application/pdf', size: data.length }
}

/** All properties share one PDF for each kind of document. */
function documentRecords(document: DemoDocument): DocumentRecord[] {
  const { title, kind, audience } = document
  let drawn: Promise<SeedFile> | undefined
  // Payload names the file of each document anew.
  const file = async () => ({ ...(await (drawn ??= drawDocument(document))) })
  return documentedRefs.map((number) =>
    documentRecord(
      'documents',
      `${number} ${kind}`,
      { title, kind, audience, property: ref('properties', number) },
      file,
    ),
  )
}

function pastViewing(agentKey: DemoProperty['agentKey'], day: string): DocumentRecord {
  const { daysAgo, feedback } = demoPastViewing
  return documentRecord('appointments', 'past', {
    property: ref('properties', ownedRef),
    agent: agentAt(agentKey),
    person: ownedViewer,
    language: 'fr',
    status: 'confirmed',
    bookedBy: 'staff',
    day: addDays(day, -daysAgo),
    slot: '10:00-13:00',
    hours: '10:00-13:00',
    feedback,
    feedbackReleased: true,
    seatKey: 'demo-past',
    holderKey: 'demo-past',
    submissionKey: 'demo-past',
  })
}

/**
 * Files about some properties, and what the portal shows the owners of one of them: communications, sites and a viewing.
 *
 * @param day today as `2026-11-20`
 */
export function ownerAreaRecords(properties: readonly DemoProperty[], day: string): DocumentRecord[] {
  const property = ref('properties', ownedRef)
  const owned = required(
    properties.find(({ ref: number }) => number === ownedRef),
    `property ${ownedRef}`,
  )
  const at = (daysAgo: number) => belgianMoment(addDays(day, -daysAgo), '10:00').toISOString()
  return [
    ...demoDocuments.flatMap(documentRecords),
    ...demoCommunications.map(({ daysAgo, isReleased, ...communication }) =>
      documentRecord('communications', communication.subject, {
        ...communication,
        property,
        date: at(daysAgo),
        visibleToOwner: isReleased,
      }),
    ),
    ...demoMedia.map(({ daysAgo, ...medium }) =>
      documentRecord('onlineMedia', medium.medium, { ...medium, property, from: at(daysAgo) }),
    ),
    pastViewing(owned.agentKey, day),
  ]
}
