'use client'

import './erasure.css'

import { useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback, useState } from 'react'

import { erasureAskerLabels, erasureAskers, type ErasureAsker } from '@/lib/erasure/erasure-askers'

import { useStudioText } from '../use-studio-text'
import { erasureTexts, systemNames } from './erasure-texts'
import { useErasure, type Counts, type ErasureState } from './use-erasure'

type Found = Extract<ErasureState, { step: 'found' }>

/** What was found or erased, under the names the studio's menu has for it. */
function CountList({ counts }: { counts: Counts }) {
  const text = useStudioText()
  const { config } = useConfig()
  const nameOf = (slug: string): string => {
    const own = systemNames[slug]
    const plural: unknown = config.collections.find((each) => each.slug === slug)?.labels.plural
    return own ? text(own) : typeof plural === 'string' ? plural : text(Object(plural))
  }
  const rows = Object.entries(counts)
  if (rows.length === 0) return <p>{text(erasureTexts.nothing)}</p>
  return (
    <ul>
      {rows.map(([slug, count]) => (
        <li key={slug}>
          {nameOf(slug)}: {count}
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
  onLook: (address: string) => void
}) {
  const text = useStudioText()
  const [address, setAddress] = useState('')
  return (
    <div className="studio-erasure__line">
      <label htmlFor="studio-erasure-address">{text(erasureTexts.address)}</label>
      <input
        id="studio-erasure-address"
        type="email"
        autoComplete="off"
        value={address}
        aria-invalid={problem !== undefined}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && address !== '' && onLook(address)}
      />
      <button type="button" disabled={isBusy || address === ''} onClick={() => onLook(address)}>
        {text(erasureTexts.look)}
      </button>
    </div>
  )
}

interface ConfirmProps {
  found: Found
  isBusy: boolean
  onDownload: () => void
  onErase: (askedBy: ErasureAsker) => void
}

function Confirm({ found, isBusy, onDownload, onErase }: ConfirmProps) {
  const text = useStudioText()
  const [askedBy, setAskedBy] = useState<ErasureAsker>('person')
  const [isSure, setSure] = useState(false)
  return (
    <div className="studio-erasure__found">
      <h3>{text(erasureTexts.found, { address: found.address })}</h3>
      <CountList counts={found.counts} />
      {found.kept > 0 && <p>{text(erasureTexts.kept, { count: found.kept })}</p>}
      <p className="studio-erasure__note">{text(erasureTexts.notes)}</p>
      <button type="button" onClick={onDownload}>
        {text(erasureTexts.download)}
      </button>
      <fieldset>
        <legend>{text(erasureTexts.askedBy)}</legend>
        {erasureAskers.map((asker) => (
          <label key={asker}>
            <input
              type="radio"
              name="askedBy"
              checked={askedBy === asker}
              onChange={() => setAskedBy(asker)}
            />{' '}
            {text(erasureAskerLabels[asker])}
          </label>
        ))}
      </fieldset>
      <label>
        <input type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} />{' '}
        {text(erasureTexts.sure)}
      </label>
      <button
        type="button"
        className="studio-erasure__erase"
        disabled={!isSure || isBusy}
        onClick={() => onErase(askedBy)}
      >
        {text(erasureTexts.erase)}
      </button>
    </div>
  )
}

/** Above the list of proofs: type an address, see what there is, erase it. */
export function ErasePerson() {
  const text = useStudioText()
  const router = useRouter()
  const refresh = useCallback(() => router.refresh(), [router])
  const { state, isBusy, look, download, erase } = useErasure(refresh)
  const problem = state.step === 'done' ? undefined : state.problem
  return (
    <section className="studio-erasure" aria-labelledby="studio-erasure-heading">
      <h2 id="studio-erasure-heading">{text(erasureTexts.heading)}</h2>
      <p>{text(erasureTexts.intro)}</p>
      <Ask problem={problem} isBusy={isBusy} onLook={(address) => void look(address)} />
      <div role="status">
        {problem && <p className="studio-erasure__problem">{text(erasureTexts[problem])}</p>}
        {state.step === 'done' && (
          <>
            <p>{text(erasureTexts.done)}</p>
            <CountList counts={state.counts} />
          </>
        )}
      </div>
      {state.step === 'found' && (
        <Confirm
          key={state.address}
          found={state}
          isBusy={isBusy}
          onDownload={() => void download(state.address)}
          onErase={(askedBy) => void erase(state, askedBy)}
        />
      )}
    </section>
  )
}
