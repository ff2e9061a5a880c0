'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { useStudioData } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

interface Use {
  kind: string
  title: string
  href: string
  isPublished: boolean
}

/** Links to the documents that use a picture or film. */
export function UsagePanel() {
  const { id } = useDocumentInfo()
  const t = useStudioText()
  const { data, hasFailed } = useStudioData<{ uses: Use[] }>(id ? `media/${id}/usage` : null)
  const uses = data?.uses
  if (!id) return null
  return (
    <section className="field-type studio-stack" aria-label={t('media.usage.title')}>
      <h3 className="field-label">{t('media.usage.title')}</h3>
      {!data && !hasFailed && <p>{t('media.usage.reading')}</p>}
      {hasFailed && <p>{t('media.usage.failed')}</p>}
      {uses?.length === 0 && <p>{t('media.usage.none')}</p>}
      {uses && uses.length > 0 && (
        <>
          <ul>
            {uses.map(({ kind, title, href, isPublished }) => (
              <li key={href}>
                <a href={href}>
                  {kind}
                  {href.includes('/globals/') ? '' : ` – ${title || t('media.usage.untitled')}`}
                </a>
                {!isPublished && <span className="studio-muted"> ({t('media.usage.draft')})</span>}
              </li>
            ))}
          </ul>
          <Notice tone="warn">{t('media.usage.used')}</Notice>
        </>
      )}
    </section>
  )
}
