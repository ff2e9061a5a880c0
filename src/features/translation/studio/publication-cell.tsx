'use client'

import { useTranslation } from '@payloadcms/ui'

import { shortPropertyPath } from '@/features/routing/model/property-path'
import { isPublicationState } from '@/features/translation/model/publication-state'
import { localeNames, locales, type Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'
import { useStudioText } from '@/studio/use-studio-text'

import { StateMark } from './state-mark'

import './languages.css'

/** Props that Payload gives to a cell and this one uses. */
interface CellProps {
  collectionSlug?: string
  rowData?: { publication?: unknown; ref?: unknown }
}

const PropertyPages = ({ online, number }: { online: Locale[]; number: number }) => {
  const t = useStudioText()
  return (
    <span className="studio-languages__pages">
      {online.map((locale) => (
        <a key={locale} href={shortPropertyPath(number, locale)} target="_blank" rel="noreferrer">
          <span aria-hidden="true">{locale.toUpperCase()}</span>
          <span className="sr-only">{t('translation.publicPage', { language: localeNames[locale] })}</span>
        </a>
      ))}
    </span>
  )
}

/** The state of a document in a list, and the languages in which it is online; those of a property are links. */
export function PublicationCell({ collectionSlug, rowData }: CellProps) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  const publication = rowData?.publication
  if (!isRecord(publication) || !isPublicationState(publication.state)) return null
  const onlineLanguages: unknown[] = Array.isArray(publication.online) ? publication.online : []
  const online = locales.filter((locale) => onlineLanguages.includes(locale))
  const number = collectionSlug === 'properties' && typeof rowData?.ref === 'number' ? rowData.ref : null
  return (
    <span className="studio-row" lang={i18n.language}>
      <StateMark state={publication.state}>{t(`translation.states.${publication.state}`)}</StateMark>
      {number !== null && <PropertyPages online={online} number={number} />}
      {number === null && online.length > 0 && (
        <span className="studio-small">{online.join(', ').toUpperCase()}</span>
      )}
    </span>
  )
}
