'use client'

import { Link, useConfig, useField, useLocale } from '@payloadcms/ui'

import type { LinkCheck } from '@/features/routing/model/check-link'
import { textOf } from '@/lib/values/read-value'
import { useStudioData } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

/** Below the address of a link: what it leads to in the language of the form, or that it leads nowhere. */
export function LinkStatus({ path }: { path: string }) {
  const t = useStudioText()
  const { code: locale } = useLocale()
  const { config } = useConfig()
  const { value } = useField<string>({ path })
  const url = textOf(value)
  // Other addresses are checked by their form alone, when they are saved.
  const isCheckable = /^(?:\/(?!\/)|https?:\/\/\S+\.)/.test(url)
  const { data } = useStudioData<LinkCheck>(isCheckable ? 'routes/check-link' : null, {
    query: { url, locale },
    pauseMs: 500,
  })
  const { fault, target } = (isCheckable && data) || { fault: null, target: null }
  return (
    <div role="status" className="studio-link-status">
      {fault && <Notice tone="warn">{t(`addresses.broken.faults.${fault}`)}</Notice>}
      {target && (
        <p className="studio-small">
          {t('addresses.leadsTo')}{' '}
          <Link href={`${config.routes.admin}${target.edit}`} target="_blank" prefetch={false}>
            {target.title}
          </Link>
        </p>
      )}
    </div>
  )
}
