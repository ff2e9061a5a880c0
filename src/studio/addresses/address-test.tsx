'use client'

import './addresses.css'

import { Button, Link, useConfig } from '@payloadcms/ui'
import { useId, useState, type FormEvent } from 'react'

import type { WhereLeads } from '@/lib/cms/endpoints/where-leads'

import { useStudioText } from '../use-studio-text'

import { addressTexts } from './addresses-texts'

type Answer = WhereLeads | 'failed' | null

function Outcome({ answer }: { answer: Answer }) {
  const t = useStudioText()
  const { config } = useConfig()
  if (answer === null) return null
  if (answer === 'failed') return <p className="studio-addresses__bad">{t(addressTexts.failed)}</p>
  const { steps, end } = answer
  return (
    <>
      {steps.length > 0 && (
        <ol className="studio-addresses__steps">
          {steps.map(({ to, permanent }, index) => (
            <li key={index}>
              {permanent ? '301' : '307'}{' '}
              {t(permanent ? addressTexts.permanent : addressTexts.temporary, { to })}
            </li>
          ))}
        </ol>
      )}
      <p className={end.kind === 'notFound' ? 'studio-addresses__bad' : 'studio-addresses__good'}>
        {t(addressTexts[end.kind], { address: end.address })}{' '}
        {end.edit && (
          <>
            <Link href={`${config.routes.admin}${end.edit}`}>{end.title || end.address}</Link> (
            {end.locale?.toUpperCase()})
          </>
        )}
      </p>
    </>
  )
}

/** Above the lists of routes and redirects: type an address, see what visitors find there. */
export function AddressTest() {
  const t = useStudioText()
  const { config } = useConfig()
  const id = useId()
  const [address, setAddress] = useState('')
  const [answer, setAnswer] = useState<Answer>(null)

  const ask = async (event: FormEvent) => {
    event.preventDefault()
    const query = new URLSearchParams({ address })
    const response = await fetch(`${config.routes.api}/routes/where-leads/?${query}`).catch(() => null)
    setAnswer(response?.ok ? ((await response.json()) as WhereLeads) : 'failed')
  }

  return (
    <form className="studio-addresses" onSubmit={(event) => void ask(event)}>
      <label htmlFor={id}>{t(addressTexts.question)}</label>
      <div className="studio-addresses__line">
        <input
          id={id}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={2000}
          placeholder={t(addressTexts.hint)}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit" buttonStyle="secondary" size="medium" margin={false}>
          {t(addressTexts.test)}
        </Button>
      </div>
      <div role="status">
        <Outcome answer={answer} />
      </div>
    </form>
  )
}
