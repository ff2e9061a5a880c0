import type { DefaultServerCellComponentProps } from 'payload'

import { locales } from '@/lib/i18n/locales'

import { studioText } from '../studio-text'

import './media.css'

const texts = {
  all: { nl: 'alle talen', fr: 'toutes les langues', en: 'all languages', de: 'alle Sprachen' },
  lacking: {
    nl: 'ontbreekt: {languages}',
    fr: 'manque : {languages}',
    en: 'lacking: {languages}',
    de: 'fehlt: {languages}',
  },
}

/** In which languages a picture has no alternative text yet; films need none. */
export async function AltLanguagesCell({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const { id, mimeType } = rowData as { id: string; mimeType?: string }
  const isKnown = typeof mimeType === 'string'
  if (isKnown && !mimeType.startsWith('image/')) return '–'
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    locale: 'all',
    select: { alt: true, mimeType: true },
    depth: 0,
    limit: 1,
    overrideAccess: false,
  })
  const [picture] = docs
  if (!picture?.mimeType?.startsWith('image/')) return '–'
  // Read in all languages the text is a record of them.
  const alt = (picture.alt ?? {}) as unknown as Record<string, string | null | undefined>
  const lacking = locales.filter((locale) => !alt[locale]?.trim())
  if (lacking.length === 0) return studioText(i18n.language, texts.all)
  const languages = lacking.join(', ').toUpperCase()
  return (
    <span className="studio-media-lacking">{studioText(i18n.language, texts.lacking, { languages })}</span>
  )
}
