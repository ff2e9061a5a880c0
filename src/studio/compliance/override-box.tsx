'use client'

import { Button, useAuth, useConfig, useField } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'

import { isReason, shortestReason } from '@/lib/compliance/compliance-state'
import { useStudioText } from '@/studio/use-studio-text'

import { complianceTexts } from './compliance-texts'

export interface Override {
  reason?: string | null
  by?: string | { id: string } | null
  at?: string | null
}

/** The name of who decided; empty for those who may not read accounts. */
function useUserName(by: Override['by']): string {
  const { config } = useConfig()
  const [name, setName] = useState('')
  const id = typeof by === 'string' ? by : by?.id
  const api = config.routes.api
  useEffect(() => {
    if (!id) return
    let isHere = true
    fetch(`${api}/users/${id}/?depth=0&select[name]=true`, { credentials: 'include' })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { name?: string }) : {}))
      .then(
        (user) => isHere && setName(user.name ?? ''),
        () => undefined,
      )
    return () => {
      isHere = false
    }
  }, [api, id])
  return id ? name : ''
}

function Decided({ override: { at, by } }: { override: Override }) {
  const t = useStudioText()
  const name = useUserName(by)
  if (!at) return null
  const day = new Date(at).toLocaleDateString('fr-BE')
  return (
    <p className="studio-compliance__why">
      {name ? t(complianceTexts.decidedBy, { day, name }) : t(complianceTexts.decided, { day })}
    </p>
  )
}

/** Where an administrator sets the checklist aside, and everybody reads why. */
export function OverrideBox({ isMissing }: { isMissing: boolean }) {
  const t = useStudioText()
  const id = useId()
  const { user } = useAuth()
  const { value, setValue } = useField<Override | undefined>({ path: 'complianceOverride' })
  const [isOpen, setIsOpen] = useState(false)
  const reason = value?.reason ?? ''
  const isAdministrator = user?.role === 'administrator'
  if (!reason && !(isAdministrator && isMissing)) return null
  if (!reason && !isOpen)
    return (
      <div className="studio-compliance__override">
        <Button buttonStyle="secondary" size="small" onClick={() => setIsOpen(true)}>
          {t(complianceTexts.allow)}
        </Button>
      </div>
    )
  return (
    <div className="studio-compliance__override">
      {isMissing && isReason(reason) && <p>{t(complianceTexts.overridden)}</p>}
      {isAdministrator ? (
        <label htmlFor={id}>
          {t(complianceTexts.reason, { count: shortestReason })}
          <textarea
            id={id}
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setValue({ ...value, reason: target.value })}
          />
        </label>
      ) : (
        <p>
          {t(complianceTexts.reasonShown)}: {reason}
        </p>
      )}
      <Decided override={value ?? {}} />
      {isAdministrator && reason && (
        <Button buttonStyle="secondary" size="small" onClick={() => setValue({ ...value, reason: '' })}>
          {t(complianceTexts.withdraw)}
        </Button>
      )}
    </div>
  )
}
