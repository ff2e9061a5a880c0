'use client'

import { usePreferences } from '@payloadcms/ui'
import { useEffect, useState, type FormEvent } from 'react'

import {
  maxViewName,
  parseSavedViews,
  savedViewsKey,
  viewQuery,
  withView,
  type SavedView,
} from '@/features/property/model/saved-views'
import { usePathname, useSearchParams } from '@/studio/navigation'
import { useStudioText } from '@/studio/use-studio-text'

/** The views of the account that is signed in; null until they are read. */
function useSavedViews() {
  const { getPreference, setPreference } = usePreferences()
  const [views, setViews] = useState<SavedView[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    getPreference(savedViewsKey).then(
      (stored) => isCurrent && setViews(parseSavedViews(stored)),
      () => isCurrent && setViews([]),
    )
    return () => {
      isCurrent = false
    }
  }, [getPreference])
  const store = (next: SavedView[]) => {
    setViews(next)
    void setPreference(savedViewsKey, next)
  }
  return { views, store }
}

function NewView({ save }: { save: (name: string) => boolean }) {
  const t = useStudioText()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [isRefused, setRefused] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isSaved = save(name)
    setRefused(!isSaved)
    if (!isSaved) return
    setOpen(false)
    setName('')
  }
  if (!isOpen)
    return (
      <button type="button" onClick={() => setOpen(true)}>
        {t('propertyList.views.save')}
      </button>
    )
  return (
    <form className="studio-row" onSubmit={send}>
      <input
        type="text"
        required
        autoFocus
        maxLength={maxViewName}
        value={name}
        aria-label={t('propertyList.views.name')}
        placeholder={t('propertyList.views.name')}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      />
      <button type="submit" className="studio-main">
        {t('propertyList.views.keep')}
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        {t('propertyList.views.cancel')}
      </button>
      {isRefused && <span role="alert">{t('propertyList.views.tooMany')}</span>}
    </form>
  )
}

/** The lists that a member of staff keeps under a name, and a way to keep the one that is shown. */
export function SavedViews() {
  const t = useStudioText()
  const pathname = usePathname()
  const params = useSearchParams()
  const { views, store } = useSavedViews()
  const current = viewQuery(new URLSearchParams(params.toString()))
  if (views === null) return null
  const isStored = views.some(({ query }) => query === current)
  const save = (name: string): boolean => {
    const next = withView(views, { name, query: current })
    if (next) store(next)
    return next !== null
  }
  if (views.length === 0 && current === '') return null
  return (
    <div className="studio-part studio-row" role="group" aria-label={t('propertyList.views.title')}>
      {views.map((view) => (
        <span key={view.name} className="studio-property__view" data-current={view.query === current}>
          {/* A full page load: Payload's list keeps its filters on client navigation. */}
          <a href={`${pathname}?${view.query}`} aria-current={view.query === current ? 'page' : undefined}>
            {view.name}
          </a>
          <button
            type="button"
            aria-label={t('propertyList.views.remove', { name: view.name })}
            onClick={() => store(views.filter(({ name }) => name !== view.name))}
          >
            ×
          </button>
        </span>
      ))}
      {current !== '' && !isStored && <NewView save={save} />}
    </div>
  )
}
