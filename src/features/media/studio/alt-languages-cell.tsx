import type { DefaultServerCellComponentProps } from 'payload'

import { studioText } from '@/lib/i18n/studio-text'
import { readLanguages } from '@/lib/payload/read-languages'

/** `rowData` is absent where Payload makes a form: it renders the cell of a `ui` field there too, and shows it nowhere. */
type CellProps = Pick<DefaultServerCellComponentProps, 'payload' | 'i18n'> & {
  rowData?: { id?: string | number; mimeType?: string }
}

/** List cell: languages without an alternative text; films need none. */
export async function AltLanguagesCell({ rowData, payload, i18n }: CellProps) {
  if (!rowData) return null
  const { id, mimeType } = rowData
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
  // With `locale: 'all'` the text is a record by language.
  const alt = (picture.alt ?? {}) as unknown as Record<string, string | null | undefined>
  const { enabled } = await readLanguages(payload)
  const lacking = enabled.filter((locale) => !alt[locale]?.trim())
  if (lacking.length === 0) return studioText(i18n.language, 'media.alt.all')
  const languages = lacking.join(', ').toUpperCase()
  return (
    <span className="studio-tone" data-tone="bad">
      {studioText(i18n.language, 'media.alt.lacking', { languages })}
    </span>
  )
}
