'use client'

import { Button, FieldLabel } from '@payloadcms/ui'
import { useId, useState, type FormEvent } from 'react'

import type { Locale } from '@/lib/i18n/locales'
import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

import { PublicUrlLink } from './public-url-result'
import { usePublicUrl } from './use-public-url'

interface ChangeProps {
  route: string
  locale: Locale
  /** The path with its language. */
  current: string
  onDone: () => void
}

/** The path as it is typed: without the language. */
const withoutLocale = (path: string): string => path.replace(/^\/[a-z]{2}(?=\/)/, '')

/** Not a form: the editor's form surrounds it, and forms cannot be nested. */
function Change({ current, locale, onDone, route }: ChangeProps) {
  const t = useStudioText()
  const id = useId()
  const { isBusy, request } = useStudioRequest()
  const [path, setPath] = useState(withoutLocale(current))
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (event: FormEvent | React.KeyboardEvent | React.MouseEvent) => {
    event.preventDefault()
    const query = { locale, depth: '0' }
    const answer = await request(`routes/${route}`, { method: 'PATCH', body: { path }, query })
    if (answer.isOk) onDone()
    else setProblem(answer.message ?? t('addresses.failed'))
  }
  return (
    <div className="studio-stack">
      <label htmlFor={id} className="sr-only">
        {t('addresses.public.label')}
      </label>
      <input
        id={id}
        className="studio-field"
        value={path}
        autoFocus
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem ${id}-hint`}
        onChange={(event) => setPath(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void save(event)
          if (event.key === 'Escape') onDone()
        }}
      />
      <p id={`${id}-problem`} role="alert" className="studio-tone" data-tone="bad">
        {problem}
      </p>
      <p id={`${id}-hint`} className="studio-small">
        {t('addresses.public.hint')}
      </p>
      <div className="studio-row">
        <Button margin={false} size="small" disabled={isBusy} onClick={(event) => void save(event)}>
          {t('addresses.public.save')}
        </Button>
        <button type="button" className="studio-link" onClick={onDone}>
          {t('addresses.missing.cancel')}
        </button>
      </div>
    </div>
  )
}

/** In the form of a page or article: its address in the language of the form, as a link, and a way to change it. */
export function RouteUrl() {
  const t = useStudioText()
  const { url, locale, reload } = usePublicUrl()
  const [changed, setChanged] = useState<Locale | null>(null)
  const route = url?.route ?? null
  const current = url?.paths[locale] ?? ''
  const done = () => {
    setChanged(null)
    reload()
  }
  return (
    <div className="field-type studio-stack studio-stack--tight studio-address__field">
      <FieldLabel as="span" label={t('addresses.public.label')} localized />
      {route && changed === locale ? (
        <Change route={route.id} locale={locale} current={current} onDone={done} />
      ) : (
        <>
          <PublicUrlLink url={url} locale={locale} isOfRoute />
          {route?.isHome && <p className="studio-small">{t('addresses.routeRefusals.home')}</p>}
          {route?.mayChange && !route.isHome && (
            <button type="button" className="studio-link" onClick={() => setChanged(locale)}>
              {t('addresses.public.change')}
            </button>
          )}
        </>
      )}
    </div>
  )
}
