'use client'

import { useField } from '@payloadcms/ui'

import type { PublicUrl } from '@/features/routing/model/public-url'
import type { Locale } from '@/lib/i18n/locales'
import { slugify } from '@/lib/values/slugify'
import { textOf } from '@/lib/values/read-value'
import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

import { usePublicUrl } from './use-public-url'

interface PublicUrlLinkProps {
  url: PublicUrl | null
  locale: Locale
  /** The path is a row of the route table, which exists before the document is published. */
  isOfRoute?: boolean
}

/** The address in the language of the form: a link where visitors find it, a path where they will. */
export function PublicUrlLink({ url, isOfRoute = false, locale }: PublicUrlLinkProps) {
  const t = useStudioText()
  const path = url?.paths[locale]
  if (!url) return null
  if (!path)
    return (
      <p className="studio-small">
        {t(isOfRoute ? 'addresses.public.none' : 'addresses.public.afterPublishing')}
      </p>
    )
  if (!url.openIn.includes(locale))
    return (
      <p className="studio-breakable">
        {path} <span className="studio-small">{t('addresses.public.notOnline')}</span>
      </p>
    )
  return (
    <p className="studio-breakable">
      {/* In px: as large as a finger needs. */}
      <a href={path} target="_blank" rel="noreferrer" style={{ display: 'inline-block', minHeight: 24 }}>
        {path}
      </a>
    </p>
  )
}

/** Below the slug of a project or property: what becomes of it, and the address of today. */
export function PublicUrlResult({ path }: { path: string }) {
  const t = useStudioText()
  const { value } = useField<string>({ path })
  const { url, locale } = usePublicUrl()
  const typed = textOf(value)
  const slug = slugify(typed)
  return (
    <>
      <div role="status">
        {typed !== '' && slug === '' && <Notice tone="bad">{t('addresses.public.needsLetters')}</Notice>}
        {slug !== '' && slug !== typed && (
          <p className="studio-small">{t('addresses.public.becomes', { slug })}</p>
        )}
      </div>
      <PublicUrlLink url={url} locale={locale} />
    </>
  )
}
