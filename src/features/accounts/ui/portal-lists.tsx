import type { OwnerCommunication, OwnerDocument, OwnerMedium } from '@/features/accounts/model/owner-facts'
import { portalFilePath } from '@/features/accounts/model/portal-path'
import { intlLocales, type Locale } from '@/lib/i18n/locales'
import { numberFormat } from '@/lib/i18n/number-format'
import { schemaText } from '@/lib/i18n/schema-messages'
import { studioText } from '@/lib/i18n/studio-text'
import { toDay } from '@/lib/time/belgian-time'
import { formatDay } from '@/lib/time/format-time'

import { writeNumber, type PortalContext } from './portal-context'

const communicationStates = ['collections', 'communications', 'fields', 'status', 'options']
const documentKinds = ['collections', 'documents', 'fields', 'kind', 'options']

const Nothing = ({ children }: { children: string }) => <p className="mt-8 text-slate">{children}</p>

const shortDay = (at: string, locale: Locale): string => formatDay(toDay(at) ?? '', locale, 'short')

const columns = ['date', 'type', 'contact', 'subject', 'comment', 'status', 'source'] as const

const cellsOf = (row: OwnerCommunication, locale: Locale): Record<(typeof columns)[number], string> => ({
  date: shortDay(row.at, locale),
  type: studioText(locale, `ownerPanel.types.${row.type}`),
  contact: row.contact,
  subject: row.subject,
  comment: row.comment,
  status: schemaText(...communicationStates, row.status)[locale],
  source: row.source,
})

/** The communications as a table; on a phone each is a block with the names of the columns beside the values. */
export function CommunicationTable({
  rows,
  context,
}: {
  rows: readonly OwnerCommunication[]
  context: PortalContext
}) {
  const { locale, t } = context
  if (rows.length === 0) return <Nothing>{t('portal.communications.none')}</Nothing>
  return (
    <table className="mt-8 w-full border-t border-line text-left max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-3 pr-4 font-semibold">
              {t(`portal.communications.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr key={row.id} className="border-b border-line align-top max-md:block max-md:py-4">
            {Object.entries(cellsOf(row, locale)).map(([column, value]) => (
              <td
                key={column}
                className={`whitespace-pre-line md:py-3 md:pr-4 max-md:grid max-md:grid-cols-[7rem_1fr] ${value ? '' : 'max-md:hidden'} ${column === 'date' ? 'figures' : ''}`}
              >
                <span aria-hidden="true" className="text-slate md:hidden">
                  {t(`portal.communications.${column as (typeof columns)[number]}`)}
                </span>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `from 1 March 2026 to 1 May 2026`, as far as known. */
function periodOf({ from, to }: OwnerMedium, { locale, t }: PortalContext): string {
  const [first, last] = [from, to].map((at) => (at ? shortDay(at, locale) : ''))
  return [first && t('portal.media.from', { day: first }), last && t('portal.media.to', { day: last })]
    .filter(Boolean)
    .join(' ')
}

/** The sites that advertise the property. */
export function MediaList({ media, context }: { media: readonly OwnerMedium[]; context: PortalContext }) {
  const { t } = context
  if (media.length === 0) return <Nothing>{t('portal.media.none')}</Nothing>
  return (
    <ul className="mt-8 max-w-4xl border-t border-line">
      {media.map((each) => (
        <li
          key={each.id}
          className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 border-b border-line py-3"
        >
          {each.url ? (
            <a href={each.url} target="_blank" rel="noopener noreferrer" className="font-semibold underline">
              {each.medium} {t('portal.media.newTab')}
            </a>
          ) : (
            <span className="font-semibold">{each.medium}</span>
          )}
          <span className="figures text-slate">{periodOf(each, context)}</span>
        </li>
      ))}
    </ul>
  )
}

const megabyte = 1_000_000

/** `1,2 MB`, never zero; the unit in words of the language. */
const sizeOf = (bytes: number, context: PortalContext): string =>
  numberFormat(intlLocales[context.locale], { style: 'unit', unit: 'megabyte' })
    .format(0)
    .replace('0', writeNumber(Math.max(bytes / megabyte, 0.1), context))

/** The documents that the owner may have, as downloads. */
export function DocumentList({
  documents,
  context,
}: {
  documents: readonly OwnerDocument[]
  context: PortalContext
}) {
  const { locale, property, t } = context
  if (documents.length === 0) return <Nothing>{t('portal.documents.none')}</Nothing>
  return (
    <ul className="mt-8 max-w-4xl border-t border-line">
      {documents.map(({ id, title, kind, bytes, at }) => (
        <li
          key={id}
          className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 border-b border-line py-3"
        >
          <a href={portalFilePath(locale, property.id, id)} className="font-semibold underline">
            {title}
          </a>
          <span className="figures text-slate">
            {schemaText(...documentKinds, kind)[locale]}, {shortDay(at, locale)}, {sizeOf(bytes, context)}
          </span>
        </li>
      ))}
    </ul>
  )
}
