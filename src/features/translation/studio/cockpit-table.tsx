import { localeNames, type Locale } from '@/lib/i18n/locales'
import type { DocumentLanguages } from '@/features/translation/model/describe-languages'
import type { TranslatedCollection } from '@/features/translation/model/translated-collections'
import { studioText } from '@/lib/i18n/studio-text'
import { Table } from '@/studio/ui/parts'

import { editUrl, firstSpot, translateUrl } from './edit-url'
import { RowActions } from './row-actions'
import { StateMark } from './state-mark'

interface CockpitTableProps {
  rows: DocumentLanguages[]
  /** The languages shown: all, or the one that was chosen. */
  columns: readonly Locale[]
  /** Of the studio. */
  language: string
  mayPublish: (collection: TranslatedCollection) => boolean
}

type CellProps = { row: DocumentLanguages; locale: Locale; language: string }

/** Notes on a language: missing and outdated texts, and whether it is published. */
function notesOf({ row, locale, language }: CellProps): string[] {
  const { isOnline, missing, stale, state } = row.languages[locale]
  return [
    locale === row.source ? studioText(language, 'translation.panel.source') : '',
    state !== 'absent' && missing.length > 0
      ? studioText(language, 'translation.panel.missingCount', { count: missing.length })
      : '',
    stale.length > 0 ? studioText(language, 'translation.panel.staleCount', { count: stale.length }) : '',
    state === 'review' && !isOnline ? studioText(language, 'translation.panel.notOnline') : '',
  ].filter(Boolean)
}

const needsTranslator = ({ languages, source }: DocumentLanguages, locale: Locale): boolean =>
  locale !== source && languages[locale].missing.length + languages[locale].stale.length > 0

function LanguageCell({ row, locale, language }: CellProps) {
  const { state } = row.languages[locale]
  return (
    <td data-label={localeNames[locale]}>
      <a
        href={editUrl(row, locale, firstSpot(row, locale))}
        aria-label={`${row.title}, ${localeNames[locale]}, ${studioText(language, `translation.states.${state}`)}`}
      >
        <StateMark state={state}>{studioText(language, `translation.states.${state}`)}</StateMark>
      </a>
      {notesOf({ row, locale, language }).map((note) => (
        <span key={note} className="studio-small">
          {note}
        </span>
      ))}
      {needsTranslator(row, locale) && (
        <a
          className="studio-small"
          href={translateUrl(row, locale)}
          aria-label={`${row.title}, ${studioText(language, 'translation.sheet.openIn', { language: localeNames[locale] })}`}
        >
          {studioText(language, 'translation.sheet.open')}
        </a>
      )}
    </td>
  )
}

/** Documents by languages. On a narrow screen each row is a card. */
export function CockpitTable({ rows, columns, language, mayPublish }: CockpitTableProps) {
  return (
    <Table
      caption={studioText(language, 'translation.cockpit.table')}
      columns={[
        studioText(language, 'translation.cockpit.search'),
        ...columns.map((locale) => (
          <th key={locale} scope="col" lang={locale}>
            {localeNames[locale]}
          </th>
        )),
      ]}
    >
      {rows.map((row) => (
        <tr key={`${row.collection}/${row.id}`}>
          <th scope="row">
            <RowActions document={row} mayPublish={mayPublish(row.collection)}>
              <a href={editUrl(row, row.source)}>{row.title}</a>
              <span className="studio-small">
                {studioText(language, `translation.collections.${row.collection}`)}
              </span>
            </RowActions>
          </th>
          {columns.map((locale) => (
            <LanguageCell key={locale} row={row} locale={locale} language={language} />
          ))}
        </tr>
      ))}
    </Table>
  )
}
