'use client'

import { useTranslation } from '@payloadcms/ui'

import type { SharedLink } from '@/features/preview/server/preview-links'
import { formatMoment } from '@/lib/time/format-time'
import { useStudioText } from '@/studio/use-studio-text'

import { RevokeLink } from './revoke-link'

interface SharedLinksProps {
  links: readonly SharedLink[]
  onRevoked: (link: SharedLink) => void
}

/** The links to this document that still work, each with who made it when and a way to revoke it. */
export function SharedLinks({ links, onRevoked }: SharedLinksProps) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  if (links.length === 0) return null
  return (
    <section aria-label={t('sharedPreview.links')}>
      <h3>{t('sharedPreview.links')}</h3>
      <ul className="studio-list studio-rows">
        {links.map((link) => {
          const { id, createdAt, madeBy, until } = link
          const made = formatMoment(createdAt, i18n.language)
          return (
            <li key={id} className="studio-row studio-row--between">
              <span>
                {t('sharedPreview.until', { until: formatMoment(until, i18n.language) })}
                <span className="studio-small">
                  {t('sharedPreview.madeBy', { name: madeBy, time: made })}
                </span>
              </span>
              <RevokeLink id={id} name={made} onDone={() => onRevoked(link)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
