'use client'

import { Button, useAuth, useField, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'

import { isReason, minReason } from '@/features/compliance/model/compliance-state'
import { useStudioData } from '@/studio/use-studio-request'
import { useStudioLanguage, useStudioText } from '@/studio/use-studio-text'
import { labelColon } from '@/lib/i18n/label-colon'
import { toDay } from '@/lib/time/belgian-time'
import { formatDay } from '@/lib/time/format-time'

export interface Override {
  reason?: string | null
  by?: string | { id: string } | null
  at?: string | null
}

/** The name of the user who decided; empty for editors who may not read accounts. */
function useUserName(by: Override['by']): string {
  const id = typeof by === 'string' ? by : by?.id
  const query = { depth: '0', 'select[name]': 'true' }
  return useStudioData<{ name?: string }>(id ? `users/${id}` : null, { query }).data?.name ?? ''
}

function Decided({ override: { at, by } }: { override: Override }) {
  const t = useStudioText()
  const { i18n } = useTranslation()
  const name = useUserName(by)
  const decided = toDay(at)
  if (!decided) return null
  const day = formatDay(decided, i18n.language, 'short')
  return (
    <p className="studio-small">
      {name ? t('compliance.decidedBy', { day, name }) : t('compliance.decided', { day })}
    </p>
  )
}

/** Lets an administrator override the checklist with a reason, which all editors can read. */
export function OverrideBox({ isMissing }: { isMissing: boolean }) {
  const t = useStudioText()
  const language = useStudioLanguage()
  const id = useId()
  const { user } = useAuth()
  const { value, setValue } = useField<Override | undefined>({ path: 'complianceOverride' })
  const [isOpen, setIsOpen] = useState(false)
  const reason = value?.reason ?? ''
  const isAdministrator = user?.role === 'administrator'
  if (!reason && !(isAdministrator && isMissing)) return null
  if (!reason && !isOpen)
    return (
      <div>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setIsOpen(true)}>
          {t('compliance.allow')}
        </Button>
      </div>
    )
  return (
    <div className="studio-stack">
      {isMissing && isReason(reason) && <p>{t('compliance.overridden')}</p>}
      {isAdministrator ? (
        <label htmlFor={id} className="studio-stack studio-stack--tight">
          {t('compliance.reason', { min: minReason })}
          <textarea
            id={id}
            className="studio-field"
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setValue({ ...value, reason: target.value })}
          />
          {reason && !isReason(reason) && (
            <span role="status">
              {t('compliance.refusals.shortReason', { min: minReason, length: reason.trim().length })}
            </span>
          )}
        </label>
      ) : (
        <p>
          {t('compliance.reasonShown')}
          {labelColon(language)}
          {reason}
        </p>
      )}
      <Decided override={value ?? {}} />
      {isAdministrator && reason && (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => setValue({ ...value, reason: '' })}
        >
          {t('compliance.withdraw')}
        </Button>
      )}
    </div>
  )
}
