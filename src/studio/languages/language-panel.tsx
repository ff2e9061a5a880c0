'use client'

import { useCallback, useEffect, useRef } from 'react'

import { useAuth, useDocumentInfo, useForm, useFormInitializing, useLocale } from '@payloadcms/ui'

import { isLocale } from '@/lib/i18n/locales'
import type { DocumentLanguages, TextSpot } from '@/lib/translation/describe-languages'
import { fieldAnchor } from '@/lib/translation/field-anchor'
import { isTranslatedCollection } from '@/lib/translation/translated-collections'

import { useStudioText } from '../use-studio-text'
import { editAddress } from './edit-address'
import { jumpToField } from './jump-to-field'
import { LanguageList } from './language-list'
import { panelTexts } from './languages-texts'
import { useDocumentLanguages } from './use-document-languages'
import { useTranslationActions, type TranslationAction } from './use-translation-actions'

import './languages.css'

/** The text that the address names after `#`, as the cockpit's links do. */
function spotOfAddress({ languages }: DocumentLanguages): TextSpot | undefined {
  const anchor = window.location.hash.slice(1)
  if (anchor === '') return undefined
  const spots = Object.values(languages).flatMap(({ missing, stale }) => [...missing, ...stale])
  return spots.find(({ at }) => fieldAnchor(at) === anchor)
}

function useJump() {
  const { getFields, dispatchFields } = useForm()
  return useCallback(
    (spot: TextSpot) => {
      const openRow = (list: string, index: number) => {
        const rows = getFields()[list]?.rows ?? []
        const updatedRows = rows.map((row, each) => (each === index ? { ...row, collapsed: false } : row))
        dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows })
      }
      void jumpToField(spot, openRow)
    },
    [getFields, dispatchFields],
  )
}

/** A translator's save keeps blocks and rows as they are: what would add or move them is not offered (`languages.css`). */
function useFixedRows(): void {
  const { user } = useAuth()
  const isFixed = user?.role === 'translator'
  useEffect(() => {
    document.body.classList.toggle('studio-languages-fixed-rows', isFixed)
    return () => document.body.classList.remove('studio-languages-fixed-rows')
  }, [isFixed])
}

type Loaded = NonNullable<ReturnType<typeof useDocumentLanguages>['loaded']>

function OpenPanel({ loaded, reload }: { loaded: Loaded; reload: () => void }) {
  const { document, mayPublish } = loaded
  const { code } = useLocale()
  const isInitializing = useFormInitializing()
  const jump = useJump()
  const hasJumped = useRef(false)
  useEffect(() => {
    if (isInitializing || hasJumped.current) return
    hasJumped.current = true
    const spot = spotOfAddress(document)
    if (spot) jump(spot)
  }, [isInitializing, document, jump])
  const done = useCallback(
    (changed: DocumentLanguages, action: TranslationAction) => {
      if (action.kind === 'review') reload()
      // The form holds what was there before, and would save it again.
      else
        window.location.assign(editAddress(changed, action.kind === 'copy' ? action.body.to : changed.source))
    },
    [reload],
  )
  const { run, isBusy } = useTranslationActions(document, done)
  const current = isLocale(code) ? code : document.source
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

/** The languages of a document, beside its form: what is missing in each, and the way there. */
export function LanguagePanel() {
  useFixedRows()
  const { collectionSlug, id } = useDocumentInfo()
  const text = useStudioText()
  const isStored = isTranslatedCollection(collectionSlug) && id !== undefined
  const { loaded, reload } = useDocumentLanguages(
    isStored ? { collection: collectionSlug, id: String(id) } : null,
  )
  return (
    <section className="studio-languages" aria-labelledby="studio-languages-heading">
      <h3 id="studio-languages-heading">{text(panelTexts.heading)}</h3>
      {!isStored && <p className="studio-languages__note">{text(panelTexts.unsaved)}</p>}
      {loaded && <OpenPanel loaded={loaded} reload={reload} />}
    </section>
  )
}
