import type { BeforeListTableServerProps } from 'payload'

import { staffRole } from '@/lib/payload/access'
import { studioTranslator } from '@/lib/i18n/studio-text'

/** Above the list of demands: which ones the reader sees, and all of these as a file. */
export function DemandExport({ i18n, payload, user }: BeforeListTableServerProps) {
  const t = studioTranslator(i18n.language)
  return (
    <div className="studio-part">
      {staffRole(user) === 'agent' && <p>{t('subscriptions.ownOnly')}</p>}
      <p>
        <a href={`${payload.config.routes.api}/demands/export/`} download>
          {t('subscriptions.export')}
        </a>
      </p>
    </div>
  )
}
