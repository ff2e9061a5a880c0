import type { ServerProps } from 'payload'

import { env } from '@/lib/env'
import { studioTranslator } from '@/lib/i18n/studio-text'
import { Notice } from '@/studio/ui/parts'

/** Says at the top of every page of the studio that this is a copy for tries, and what it leaves alone. */
export function StagingBar({ i18n: { language } }: ServerProps) {
  const { isStaging, stagingMail, pausedParts } = env
  if (!isStaging) return null
  const t = studioTranslator(language)
  const parts = pausedParts.map((part) => t(`staging.parts.${part}`)).join(', ')
  return (
    <Notice tone="warn">
      <strong>{t('staging.title')}.</strong>{' '}
      {stagingMail ? t('staging.mail', { address: stagingMail }) : t('staging.noMail')}{' '}
      {parts && t('staging.paused', { parts })}
    </Notice>
  )
}
