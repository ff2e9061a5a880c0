import { plainTextOfHtml } from '@/lib/values/plain-text-of-html'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { schemaText } from '@/lib/i18n/schema-messages'

import { readScalar, type MappingRow, type SectionHeading } from './mapping'

const headingText = (heading: SectionHeading): Localized =>
  schemaText('imports', 'headings', heading, 'label')

const headings: Readonly<Record<SectionHeading, Localized>> = {
  location: headingText('location'),
  equipment: headingText('equipment'),
  other: headingText('other'),
}

/** A description and the further texts of its record, each under a heading in its language. */
export function withSections(
  text: unknown,
  {
    sections,
    record,
    locale,
  }: { sections: NonNullable<MappingRow['sections']>; record: unknown; locale: Locale },
): unknown {
  const further = sections.flatMap(({ path, heading }) => {
    const { value } = readScalar(record, { path })
    const text = typeof value === 'string' ? plainTextOfHtml(value) : ''
    return text === '' ? [] : [`${headings[heading][locale]}\n${text}`]
  })
  const first = typeof text === 'string' && text !== '' ? [text] : []
  return first.length + further.length === 0 ? text : [...first, ...further].join('\n\n')
}
