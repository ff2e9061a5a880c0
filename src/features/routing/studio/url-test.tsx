'use client'

import { Button, Link, useConfig } from '@payloadcms/ui'
import { useId, useState, type FormEvent } from 'react'

import type { UrlExplanation } from '@/features/routing/model/explain-url'

import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

type Result = UrlExplanation | 'failed' | null

function Outcome({ result }: { result: Result }) {
  const t = useStudioText()
  const { config } = useConfig()
  if (result === null) return null
  if (result === 'failed') return <Notice tone="bad">{t('addresses.failed')}</Notice>
  const { steps, end } = result
  return (
    <>
      {steps.length > 0 && (
        <ol className="studio-breakable">
          {steps.map(({ to, permanent }, index) => (
            <li key={index}>
              {permanent ? '301' : '307'}{' '}
              {t(permanent ? 'addresses.permanent' : 'addresses.temporary', { to })}
            </li>
          ))}
        </ol>
      )}
      <Notice tone={end.kind === 'notFound' ? 'bad' : 'good'}>
        {t(`addresses.${end.kind}`, { address: end.url })}{' '}
        {end.edit && (
          <>
            <Link href={`${config.routes.admin}${end.edit}`}>{end.title || end.url}</Link> (
            {end.locale?.toUpperCase()})
          </>
        )}
      </Notice>
    </>
  )
}

/** Above the lists of routes and redirects: shows what visitors get at a URL. */
export function UrlTest() {
  const t = useStudioText()
  const { request } = useStudioRequest()
  const id = useId()
  const [url, setUrl] = useState('')
  const [result, setResult] = useState<Result>(null)

  const testUrl = async (event: FormEvent) => {
    event.preventDefault()
    const explanation = await request<UrlExplanation>('routes/explain-url', { query: { url } })
    setResult(explanation.isOk ? explanation.data : 'failed')
  }

  return (
    <form
      className="studio-part studio-panel studio-stack studio-url-test"
      onSubmit={(event) => void testUrl(event)}
    >
      <label htmlFor={id} className="studio-strong">
        {t('addresses.question')}
      </label>
      <div className="studio-row">
        <input
          id={id}
          className="studio-field"
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={2000}
          placeholder={t('addresses.hint')}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <Button type="submit" buttonStyle="secondary" size="medium" margin={false}>
          {t('addresses.test')}
        </Button>
      </div>
      <div role="status">
        <Outcome result={result} />
      </div>
    </form>
  )
}
