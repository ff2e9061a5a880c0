'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useCallback, useState } from 'react'

import { erasureAskers, type ErasureAsker } from '@/features/privacy/model/erasure-askers'

import { useConfigLabel } from '@/studio/blocks/use-content-text'
import { useRouter } from '@/studio/navigation'
import { labelColon } from '@/lib/i18n/label-colon'
import { useStudioLanguage, useStudioText } from '@/studio/use-studio-text'
import { useErasure, type Counts, type ErasureState } from './use-erasure'

type ErasurePreview = Extract<ErasureState, { step: 'found' }>

/** Collections of Payload, for which there is no label. */
const systems = ['payload-jobs', 'payload-preferences'] as const

const isSystem = (slug: string): slug is (typeof systems)[number] => systems.some((each) => each === slug)

/** Counts per collection, under the names of the studio's menu. */
function CountList({ counts }: { counts: Counts }) {
  const t = useStudioText()
  const language = useStudioLanguage()
  const labelOf = useConfigLabel()
  const { config } = useConfig()
  const nameOf = (slug: string): string => {
    if (isSystem(slug)) return t(`erasure.systems.${slug}`)
    return labelOf(config.collections.find((each) => each.slug === slug)?.labels.plural) || slug
  }
  const rows = Object.entries(counts)
  if (rows.length === 0) return <p>{t('erasure.nothing')}</p>
  return (
    <ul>
      {rows.map(([slug, count]) => (
        <li key={slug}>
          {nameOf(slug)}
          {labelColon(language)}
          {count}
        </li>
      ))}
    </ul>
  )
}

function Ask({
  problem,
  isBusy,
  onLook,
}: {
  problem?: string
  isBusy: boolean
  onLook: (email: string) => void
}) {
  const t = useStudioText()
  const [email, setEmail] = useState('')
  return (
    <div className="studio-row">
      <label htmlFor="studio-erasure-email">{t('erasure.address')}</label>
      <input
        id="studio-erasure-email"
        type="email"
        size={35}
        autoComplete="off"
        value={email}
        aria-invalid={problem !== undefined}
        onChange={({ target }) => setEmail(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && email !== '' && onLook(email)}
      />
      <button type="button" disabled={isBusy || email === ''} onClick={() => onLook(email)}>
        {t('erasure.look')}
      </button>
    </div>
  )
}

interface ConfirmProps {
  result: ErasurePreview
  isBusy: boolean
  onDownload: () => void
  onErase: (requestedBy: ErasureAsker) => void
}

function Confirm({ result, isBusy, onDownload, onErase }: ConfirmProps) {
  const t = useStudioText()
  const [requestedBy, setRequestedBy] = useState<ErasureAsker>('person')
  const [isSure, setSure] = useState(false)
  return (
    <div className="studio-stack">
      <h3>{t('erasure.found', { address: result.email })}</h3>
      <CountList counts={result.counts} />
      {result.remaining > 0 && <p>{t('erasure.remaining', { number: result.remaining })}</p>}
      <p className="studio-muted">{t('erasure.notes')}</p>
      <button type="button" onClick={onDownload}>
        {t('erasure.download')}
      </button>
      <fieldset>
        <legend>{t('erasure.requestedBy')}</legend>
        {erasureAskers.map((asker) => (
          <label key={asker} className="studio-check">
            <input
              type="radio"
              name="requestedBy"
              checked={requestedBy === asker}
              onChange={() => setRequestedBy(asker)}
            />{' '}
            {t(`erasure.askers.${asker}`)}
          </label>
        ))}
      </fieldset>
      <label className="studio-check">
        <input type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} />{' '}
        {t('erasure.sure')}
      </label>
      <Button
        buttonStyle="error"
        margin={false}
        disabled={!isSure || isBusy}
        onClick={() => onErase(requestedBy)}
      >
        {t('erasure.erase')}
      </Button>
    </div>
  )
}

/** Above the list of erasures: find the data of an e-mail address and erase it. */
export function ErasePerson() {
  const t = useStudioText()
  const router = useRouter()
  const refresh = useCallback(() => router.refresh(), [router])
  const { state, isBusy, look, download, erase } = useErasure(refresh)
  const problem = state.step === 'done' ? undefined : state.problem
  return (
    <section
      className="studio-part studio-panel studio-controls studio-stack studio-erasure"
      aria-labelledby="studio-erasure-heading"
    >
      <h2 id="studio-erasure-heading">{t('erasure.heading')}</h2>
      <p>{t('erasure.intro')}</p>
      <Ask problem={problem} isBusy={isBusy} onLook={(email) => void look(email)} />
      <div role="status">
        {problem && (
          <p className="studio-tone" data-tone="bad">
            {t(`erasure.${problem}`)}
          </p>
        )}
        {state.step === 'done' && (
          <>
            <p>{t(state.isFinished ? 'erasure.done' : 'erasure.doneSoon')}</p>
            <CountList counts={state.counts} />
          </>
        )}
      </div>
      {state.step === 'found' && (
        <Confirm
          key={state.email}
          result={state}
          isBusy={isBusy}
          onDownload={() => void download(state.email)}
          onErase={(requestedBy) => void erase(state, requestedBy)}
        />
      )}
    </section>
  )
}
