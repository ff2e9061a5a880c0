'use client'

import { useCallback, useEffect, useRef } from 'react'

import { useAuth, useDocumentInfo, useFormInitializing, useLocale } from '@payloadcms/ui'

import { toLocale } from '@/lib/i18n/locales'
import type { DocumentLanguages, TextSpot } from '@/features/translation/model/describe-languages'

import { isTranslatedCollection } from '@/features/translation/model/translated-collections'

import { fieldAnchor } from '@/studio/payload-elements'
import { useFormSaves } from '@/studio/form-saves'
import { useJump } from '@/studio/use-jump'
import { useShowLatest } from '@/studio/use-show-latest'
import { useStudioData } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { editUrl } from './edit-url'
import { LanguageList } from './language-list'
import { useTranslationActions, type TranslationAction } from './use-translation-actions'

import './languages.css'

interface LoadedLanguages {
  document: DocumentLanguages
  mayPublish: boolean
}

/** Autosave writes every second while an editor types; the panel is read again when there is a pause. */
const pauseMs = 700

/** The languages of the document that is being edited, read again after every save; null before it is stored. */
function useDocumentLanguages(target: Pick<DocumentLanguages, 'collection' | 'id'> | null) {
  const { lastUpdateTime } = useDocumentInfo()
  const path = target && `${target.collection}/${target.id}/translation`
  return useStudioData<LoadedLanguages>(path, { version: lastUpdateTime, pauseMs })
}

/** The text named by the URL's hash, as in links of the overview. */
function findSpotOfHash({ languages }: DocumentLanguages): TextSpot | undefined {
  const anchor = window.location.hash.slice(1)
  if (anchor === '') return undefined
  const spots = Object.values(languages).flatMap(({ missing, stale }) => [...missing, ...stale])
  return spots.find(({ at }) => fieldAnchor(at) === anchor)
}

/** Hides controls that add or move rows for translators, whose saves keep rows as they are (`languages.css`). */
function useFixedRows(): void {
  const { user } = useAuth()
  const isFixed = user?.role === 'translator'
  useEffect(() => {
    document.body.classList.toggle('studio-languages-fixed-rows', isFixed)
    return () => document.body.classList.remove('studio-languages-fixed-rows')
  }, [isFixed])
}

function OpenPanel({ loaded, reload }: { loaded: LoadedLanguages; reload: () => void }) {
  const { document, mayPublish } = loaded
  const { code } = useLocale()
  const isInitializing = useFormInitializing()
  const jump = useJump()
  const showLatest = useShowLatest()
  const { setHasPublishedDoc } = useDocumentInfo()
  const hasJumped = useRef(false)
  useEffect(() => {
    if (isInitializing || hasJumped.current) return
    hasJumped.current = true
    const spot = findSpotOfHash(document)
    if (spot) jump(spot)
  }, [isInitializing, document, jump])
  const done = useCallback(
    (changed: DocumentLanguages, action: TranslationAction) => {
      if (action.kind === 'copy') return window.location.assign(editUrl(changed, action.body.to))
      if (action.kind === 'review') return reload()
      setHasPublishedDoc(changed.state !== 'draft')
      // The form holds the old values and would save them again.
      void showLatest()
    },
    [reload, setHasPublishedDoc, showLatest],
  )
  const { run: send, isBusy } = useTranslationActions(document, done)
  const findSaves = useFormSaves()
  const run = useCallback(
    async (action: TranslationAction) => {
      const saves = action.kind === 'publish' ? findSaves() : null
      if (!saves) return send(action)
      // What was typed is published too.
      await saves.flush()
      if (!saves.hasUnsaved) await saves.alone(() => send(action))
    },
    [findSaves, send],
  )
  const current = toLocale(code, document.source)
  return (
    <LanguageList
      document={document}
      mayPublish={mayPublish}
      isBusy={isBusy}
      run={run}
      current={current}
      onJump={jump}
    />
  )
}

/** Languages of a document, beside its form: missing and outdated texts with links to their fields. */
export function LanguagePanel() {
  useFixedRows()
  const { collectionSlug, id } = useDocumentInfo()
  const t = useStudioText()
  const isStored = isTranslatedCollection(collectionSlug) && id !== undefined
  const { data: loaded, reload } = useDocumentLanguages(
    isStored ? { collection: collectionSlug, id: String(id) } : null,
  )
  return (
    <section
      className="studio-part studio-controls studio-stack studio-languages"
      aria-labelledby="studio-languages-heading"
    >
      <h3 id="studio-languages-heading">{t('translation.panel.heading')}</h3>
      {!isStored && <p className="studio-small">{t('translation.panel.unsaved')}</p>}
      {loaded && <OpenPanel loaded={loaded} reload={reload} />}
    </section>
  )
}
