import { localeNames, type Locale } from '@/lib/i18n/locales'
import type { DocumentLanguages } from '@/lib/translation/describe-languages'
import type { TranslatedCollection } from '@/lib/translation/translated-collections'

import { studioText } from '../studio-text'
import { editAddress, firstSpot } from './edit-address'
import { cockpitTexts, collectionNames, panelTexts, stateNames } from './languages-texts'
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

/** What is to be done in a language, in words, and whether visitors see it. */
function notesOf({ row, locale, language }: CellProps): string[] {
  const { missing, stale, state } = row.languages[locale]
  const isHidden = row.publishedIn !== null && !row.publishedIn.includes(locale)
  return [
    locale === row.source ? studioText(language, panelTexts.source) : '',
    state === 'partial' ? studioText(language, panelTexts.missingCount, { count: missing.length }) : '',
    stale.length > 0 ? studioText(language, panelTexts.staleCount, { count: stale.length }) : '',
    isHidden ? studioText(language, panelTexts.notPublished) : '',
  ].filter(Boolean)
}

function LanguageCell({ row, locale, language }: CellProps) {
  const { state } = row.languages[locale]
  return (
    <td data-label={localeNames[locale]}>
      <a
        className="studio-languages__cell"
        href={editAddress(row, locale, firstSpot(row, locale))}
        aria-label={`${row.title}, ${localeNames[locale]}: ${studioText(language, stateNames[state])}`}
      >
        <StateMark state={state}>{studioText(language, stateNames[state])}</StateMark>
      </a>
      {notesOf({ row, locale, language }).map((note) => (
        <span key={note} className="studio-languages__note">
          {note}
        </span>
      ))}
    </td>
  )
}

/** Documents by languages. On a narrow screen each row is a card. */
export function CockpitTable({ rows, columns, language, mayPublish }: CockpitTableProps) {
  return (
    <table className="studio-languages__table">
      <caption>{studioText(language, cockpitTexts.table)}</caption>
      <thead>
        <tr>
          <th scope="col">{studioText(language, cockpitTexts.search)}</th>
          {columns.map((locale) => (
            <th key={locale} scope="col" lang={locale}>
              {localeNames[locale]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.collection}/${row.id}`}>
            <th scope="row">
              <a href={editAddress(row, row.source)}>{row.title}</a>
              <span className="studio-languages__note">
                {studioText(language, collectionNames[row.collection])}
              </span>
              <RowActions document={row} mayPublish={mayPublish(row.collection)} />
            </th>
            {columns.map((locale) => (
              <LanguageCell key={locale} row={row} locale={locale} language={language} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
