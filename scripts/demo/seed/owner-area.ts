import { isFields, isListOf, isNumber, readDay, readerOf } from '../../content/reader'
import { ref, type DocumentRecord } from '../../content/record'
import type { SeedFile } from '../../content/store'
import { locales, sourceLocale, type Localized } from '@/lib/i18n/locales'
import { closeSheet, heading, openSheet, paragraph } from '@/lib/pdf/sheet'
import { resolveTheme } from '@/lib/theme/theme'
import { belgianMoment, type Day } from '@/lib/time/belgian-time'

import { readFolder, readJson } from '../../content/data-files'

import type { DemoProperty } from './property-data'
import { required } from './required'

async function drawDocument(title: Localized, text: Localized): Promise<SeedFile> {
  const name = title[sourceLocale]
  const sheet = openSheet({
    title: name,
    author: 'Immo Perron',
    locale: sourceLocale,
    font: resolveTheme().fonts.fontPrint,
    madeAt: new Date('2026-01-15T10:00:00Z'),
  })
  heading(sheet, name, 1)
  for (const locale of locales) paragraph(sheet, text[locale])
  const data = await closeSheet(sheet, (page, pages) => [`${page} / ${pages}`])
  return { data, name: 'document.pdf', mimetype: 'application/pdf', size: data.length }
}

/** The files of some properties: those for visitors on request, after the office's consent, and internal ones. */
function documentRecords(): DocumentRecord[] {
  const { take, takeTexts, end } = readerOf(readFolder('demo/documents'), 'demo/documents')
  const properties = take('properties', isListOf(isNumber))
  const text = takeTexts('text')
  const kinds = take('kinds', isFields)
  end()
  return Object.entries(kinds).flatMap(([kind, fields]) => {
    const at = `demo/documents, ${kind}`
    if (!isFields(fields)) throw new Error(`${at} has no fields.`)
    const title = readerOf(fields, at).takeTexts('title')
    // All properties share one PDF for each kind. Payload names the file of each document anew.
    let drawn: Promise<SeedFile> | undefined
    const file = async () => ({ ...(await (drawn ??= drawDocument(title, text))) })
    return properties.map((number): DocumentRecord => {
      const data = { ...fields, kind, property: ref('properties', number) }
      return { collection: 'documents', key: `${number} ${kind}`, data, file }
    })
  })
}

const file = 'demo/owner-area.json'

/** What the portal shows the owners of one property. */
export function readOwnerArea() {
  const json = readJson(file)
  const { take, end } = readerOf(isFields(json) ? json : {}, file)
  const area = {
    /** Its public number. */
    property: take('property', isNumber),
    viewer: take('viewer', isFields),
    pastViewing: take('pastViewing', isFields),
    communications: take('communications', isListOf(isFields)),
    onlineMedia: take('onlineMedia', isListOf(isFields)),
  }
  end()
  return area
}

/**
 * Files about some properties, and what the portal shows the owners of one of them: communications, sites and a viewing.
 *
 * @param day today as `2026-11-20`
 */
export function ownerAreaRecords(properties: readonly DemoProperty[], day: Day): DocumentRecord[] {
  const area = readOwnerArea()
  const property = ref('properties', area.property)
  const owned = required(
    properties.find(({ ref: number }) => number === area.property),
    `property ${area.property}`,
  )
  const dayOf = (written: unknown) => readDay(String(written), day, file)
  const at = (written: unknown) => belgianMoment(dayOf(written), '10:00').toISOString()
  const { date: pastDate, feedback } = area.pastViewing
  const past = { property, agent: ref('agents', owned.agent.key), person: area.viewer, feedback }
  return [
    ...documentRecords(),
    ...area.communications.map(({ date, ...fields }): DocumentRecord => {
      const data = { ...fields, property, date: at(date) }
      return { collection: 'communications', key: String(fields.subject), data }
    }),
    ...area.onlineMedia.map(({ from, ...fields }): DocumentRecord => {
      const data = { ...fields, property, from: at(from) }
      return { collection: 'onlineMedia', key: String(fields.medium), data }
    }),
    {
      collection: 'appointments',
      key: 'past',
      data: {
        ...past,
        language: sourceLocale,
        status: 'confirmed',
        bookedBy: 'staff',
        day: dayOf(pastDate),
        slot: '10:00-13:00',
        hours: '10:00-13:00',
        feedbackReleased: true,
        seatKey: 'demo-past',
        holderKey: 'demo-past',
        submissionKey: 'demo-past',
      },
    },
  ]
}
