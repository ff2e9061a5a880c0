'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'

import { useStudioData } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

interface PropertyPage {
  /** Whether the search is confirmed, and neither paused nor ended. */
  isActive: boolean
  count: number
  properties: { id: string; title: string }[]
}

/** The available properties that a saved search matches. */
export function MatchingProperties() {
  const { id } = useDocumentInfo()
  const t = useStudioText()
  const { config } = useConfig()
  const { data, hasFailed } = useStudioData<PropertyPage>(id ? `demands/${id}/properties` : null)
  if (!id) return null
  return (
    <section className="field-type studio-part studio-stack" aria-label={t('subscriptions.propertiesTitle')}>
      <h3>{t('subscriptions.propertiesTitle')}</h3>
      {!data && <p>{t(hasFailed ? 'subscriptions.failed' : 'subscriptions.reading')}</p>}
      {data && !data.isActive && <p>{t('subscriptions.notActive')}</p>}
      {data?.isActive && <p>{t('subscriptions.properties', { count: data.count })}</p>}
      {data && data.properties.length > 0 && (
        <ul className="studio-list studio-rows studio-scroll">
          {data.properties.map(({ id: property, title }) => (
            <li key={property}>
              <a href={`${config.routes.admin}/collections/properties/${property}`}>
                {title || t('studioSearch.untitled')}
              </a>
            </li>
          ))}
        </ul>
      )}
      {data && data.count > data.properties.length && (
        <p>{t('subscriptions.firstProperties', { count: data.properties.length })}</p>
      )}
    </section>
  )
}
