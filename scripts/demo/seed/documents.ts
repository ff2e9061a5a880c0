import { locales, sourceLocale } from '@/lib/i18n/locales'
import { closeSheet, heading, openSheet, paragraph } from '@/lib/pdf/sheet'

import { ownedRef } from '../content/owner-area'
import { demoDocuments, demoDocumentText, type DemoDocument } from '../content/documents'

import type { Store } from './store'

/** Demo properties whose documents visitors may request, by public number. */
const refs = [4638, 4604, 4450, 4913, ownedRef]

function drawDocument({ title }: DemoDocument): Promise<Buffer> {
  const name = title[sourceLocale]
  const sheet = openSheet(name, 'Immo Perron', sourceLocale, new Date('2026-01-15T10:00:00Z'))
  heading(sheet, name, 1)
  for (const locale of locales) paragraph(sheet, demoDocumentText[locale])
  return closeSheet(sheet, (page, pages) => [`${page} / ${pages}`])
}

/** Files about some of the properties. */
export async function seedDocuments(store: Store): Promise<void> {
  const { docs: properties } = await store.payload.find({
    collection: 'properties',
    where: { ref: { in: refs } },
    select: { ref: true },
    depth: 0,
    pagination: false,
    // See `makeStore`.
    overrideAccess: true,
  })
  for (const document of demoDocuments) {
    const data = await drawDocument(document)
    const { title, kind, audience } = document
    for (const { id } of properties)
      await store.create(
        'documents',
        { title, kind, audience, property: id },
        { data, name: 'document.pdf', mimetype: 'application/pdf', size: data.length },
      )
  }
}
