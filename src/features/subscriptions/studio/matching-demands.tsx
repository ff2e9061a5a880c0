'use client'

import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'

import { useStudioData, useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

interface Row {
  id: string
  name: string
  email: string
  frequency: 'immediately' | 'daily' | 'weekly'
  wasNotified: boolean
}

interface DemandPage {
  /** Whether visitors can find the property. */
  isShown: boolean
  people: number
  /** Whether searches are left out because the property is another agent's. */
  isLimited: boolean
  demands: Row[]
}

interface ListProps {
  property: string | number
  rows: Row[]
  onSent: () => void
}

/** The searches, each with its e-mail as it would be; those that are chosen get one. */
function DemandList({ property, rows, onSent }: ListProps) {
  const t = useStudioText()
  const { config } = useConfig()
  const { request } = useStudioRequest()
  const [chosen, setChosen] = useState<string[]>([])
  const [outcome, setOutcome] = useState<string | null>(null)

  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]))
  const send = async () => {
    const answer = await request<{ sent: number }>(`properties/${property}/demands/send`, {
      body: { demands: chosen },
    })
    setOutcome(answer.isOk ? t('subscriptions.sent', { count: answer.data.sent }) : t('subscriptions.failed'))
    if (!answer.isOk) return
    setChosen([])
    onSent()
  }

  return (
    <>
      <ul className="studio-list studio-rows studio-scroll">
        {rows.map(({ id, name, email, frequency, wasNotified }) => (
          <li key={id} className="studio-row studio-row--between">
            <label className="studio-check">
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span>
                {name}
                <small className="studio-small">
                  {email} · {t(`subscriptions.${frequency}`)}
                  {wasNotified && ` · ${t('subscriptions.notified')}`}
                </small>
              </span>
            </label>
            <a href={`${config.routes.admin}/collections/demands/${id}`}>{t('subscriptions.open')}</a>
            <a
              href={`${config.routes.api}/properties/${property}/demands/preview/${id}/`}
              target="_blank"
              rel="noreferrer"
            >
              {t('subscriptions.preview')}
            </a>
          </li>
        ))}
      </ul>
      <Button size="small" disabled={chosen.length === 0} onClick={() => void send()}>
        {t('subscriptions.send', { count: chosen.length })}
      </Button>
      <p role="status">{outcome}</p>
    </>
  )
}

/** How many people look for a property; their searches, and sending it to them by hand. */
export function MatchingDemands() {
  const { id } = useDocumentInfo()
  const t = useStudioText()
  const { data, hasFailed, reload } = useStudioData<DemandPage>(id ? `properties/${id}/demands` : null)
  if (!id) return null
  return (
    <section className="field-type studio-part studio-stack" aria-label={t('subscriptions.title')}>
      <h3>{t('subscriptions.title')}</h3>
      {!data && <p>{t(hasFailed ? 'subscriptions.failed' : 'subscriptions.reading')}</p>}
      {data && !data.isShown && <p>{t('subscriptions.notShown')}</p>}
      {data?.isShown && <p>{t('subscriptions.people', { count: data.people })}</p>}
      {data?.isLimited && <p>{t('subscriptions.limited')}</p>}
      {data && data.demands.length > 0 && (
        <details>
          <summary>{t('subscriptions.show')}</summary>
          <DemandList property={id} rows={data.demands} onSent={reload} />
        </details>
      )}
    </section>
  )
}
