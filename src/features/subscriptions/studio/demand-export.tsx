import type { BeforeListTableServerProps } from 'payload'

import { studioTranslator } from '@/lib/i18n/studio-text'

/** Above the list of demands: all of them as a file. */
export function DemandExport({ i18n, payload }: BeforeListTableServerProps) {
  const t = studioTranslator(i18n.language)
  return (
    <p className="studio-demands__export">
      <a href={`${payload.config.routes.api}/demands/export/`} download>
        {t('subscriptions.export')}
      </a>
    </p>
  )
}
