import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { studioTranslator } from '@/lib/i18n/studio-text'
import { hasRole } from '@/lib/payload/access'
import { redirect } from '@/studio/navigation'
import { StudioView } from '@/studio/studio-view'

import { ReplaceForm } from './lazy-screens'

/** Finds words in the texts of the site and replaces them, with a preview; for editors. */
export function ReplaceView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  // Payload does not check access to custom views.
  if (!hasRole(req.user, 'administrator', 'editor')) redirect(`${req.payload.config.routes.admin}/`)
  const t = studioTranslator(req.i18n.language)
  return (
    <StudioView
      initPageResult={initPageResult}
      params={params}
      searchParams={searchParams}
      nav={[{ label: t('translation.replace.title') }]}
    >
      <Gutter className="studio-view studio-controls">
        <h1>{t('translation.replace.title')}</h1>
        <p className="studio-muted">{t('translation.replace.intro')}</p>
        <ReplaceForm />
      </Gutter>
    </StudioView>
  )
}
