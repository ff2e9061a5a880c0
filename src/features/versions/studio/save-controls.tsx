'use client'

import { useRef, useState } from 'react'

import {
  ConfirmationModal,
  FormSubmit,
  toast,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'

import type { DocumentLanguages } from '@/features/translation/model/describe-languages'
import { languagesToReview, publishedLanguages } from '@/features/translation/model/published-languages'
import { isTranslatedCollection } from '@/features/translation/model/translated-collections'
import { localeNames, type Locale } from '@/lib/i18n/locales'
import { isOneOf } from '@/lib/values/read-value'
import { useFormSaves } from '@/studio/form-saves'
import { useSession } from '@/studio/session/use-session'
import { tabName } from '@/studio/tab-name'
import { useDocumentPath } from '@/studio/use-document-path'
import { useStudioData, useStudioRequest } from '@/studio/use-studio-request'
import { settleTexts } from '@/studio/settle-texts'
import { useStudioText } from '@/studio/use-studio-text'

import { useDraftSaves, type DraftSaves } from './use-draft-saves'

import './document-controls.css'

/** The form saves itself every second while an editor types. */
const pauseMs = 700

interface LoadedLanguages {
  document: DocumentLanguages
}

/** URL of the languages of the document; null before it is stored. */
function useLanguagesPath(): string | null {
  const { collectionSlug, id } = useDocumentInfo()
  return isTranslatedCollection(collectionSlug) && id ? `${collectionSlug}/${id}/translation` : null
}

/** Says what the button publishes: `Publish changes (NL, FR)`; the eye gets the verb and, smaller, the languages. */
function PublishLabel() {
  const { lastUpdateTime } = useDocumentInfo()
  const { t: payloadText } = useTranslation()
  const { data } = useStudioData<LoadedLanguages>(useLanguagesPath(), { version: lastUpdateTime, pauseMs })
  const label = payloadText('version:publishChanges')
  const languages = data ? publishedLanguages(data.document) : []
  const list = languages.join(', ').toUpperCase()
  return (
    <>
      <span className="sr-only">{list === '' ? label : `${label} (${list})`}</span>
      <span aria-hidden="true">
        {payloadText('version:publish')} <small>{list}</small>
      </span>
    </>
  )
}

/** Reads which of the languages to be published are marked "to review". */
function useFindToReview(): () => Promise<Locale[]> {
  const path = useLanguagesPath()
  const { request } = useStudioRequest()
  return async () => {
    const answer = path === null ? null : await request<LoadedLanguages>(path)
    return answer?.isOk ? languagesToReview(answer.data.document) : []
  }
}

interface QuestionProps {
  modalSlug: string
  toReview: Locale[]
  moduleUses: number
  onConfirm: () => void
}

function Question({ modalSlug, toReview, moduleUses, onConfirm }: QuestionProps) {
  const t = useStudioText()
  const languages = toReview.map((locale) => localeNames[locale]).join(', ')
  const isAboutModule = toReview.length === 0
  return (
    <ConfirmationModal
      modalSlug={modalSlug}
      heading={
        isAboutModule
          ? t('modules.questionHeading', { count: moduleUses })
          : t('versions.reviewHeading', { languages })
      }
      body={
        <>
          {!isAboutModule && <p>{t('versions.reviewText')}</p>}
          {moduleUses > 1 && <p>{t('modules.questionText', { count: moduleUses })}</p>}
        </>
      }
      confirmLabel={t('modules.publishAnyway')}
      onConfirm={onConfirm}
    />
  )
}

const stateTexts = {
  saving: 'versions.saves.saving',
  unreachable: 'versions.saves.unreachable',
  'signed-out': 'versions.saves.signedOut',
  conflict: 'versions.saves.conflict',
  refused: 'versions.saves.refused',
} as const satisfies Partial<Record<DraftSaves['state'], string>>

/** Tells what becomes of the text when it is not simply saved. */
function SaveStatus({ state, message }: Pick<DraftSaves, 'state' | 'message'>) {
  const t = useStudioText()
  const key = isOneOf(Object.keys(stateTexts) as (keyof typeof stateTexts)[], state)
    ? stateTexts[state]
    : null
  const isTrouble = key !== null && state !== 'saving'
  return (
    <p role="status" className={isTrouble ? 'studio-saves studio-status' : 'studio-saves'}>
      {key && t(key)}
      {state === 'refused' && message !== null && ` ${message}`}
    </p>
  )
}

/** Publishes the form: true when it is online. Text that waits to be saved keeps waiting after a refusal. */
function usePublish(): () => Promise<boolean> {
  const t = useStudioText()
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { submit, setModified } = useForm()
  const isModified = useFormModified()
  const session = useSession()
  const findSaves = useFormSaves()
  const { collectionSlug, setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } =
    useDocumentInfo()
  const path = useDocumentPath() ?? collectionSlug
  return async () => {
    const reached = await session.check()
    if (reached === 'unreachable') toast.error(t('versions.saves.unreachable'))
    if (reached !== 'active') return false
    // What is published must have the last words of a rich text.
    await settleTexts()
    const result = await submit({
      action: `${config.routes.api}/${path}/?${new URLSearchParams({ depth: '0', 'fallback-locale': 'null', locale })}`,
      overrides: { _status: 'published', revisedIn: findSaves()?.version ?? tabName() },
    })
    if (!result?.res.ok) {
      // The form takes itself for saved when an answer comes, also a refusal.
      if (isModified || findSaves()?.hasUnsaved) setModified(true)
      return false
    }
    findSaves()?.settled()
    setUnpublishedVersionCount(0)
    setMostRecentVersionIsAutosaved(false)
    setHasPublishedDoc(true)
    return true
  }
}

function useCanPublish(): boolean {
  const isModified = useFormModified()
  const { hasPublishedDoc, hasPublishPermission, unpublishedVersionCount, uploadStatus } = useDocumentInfo()
  const hasChanges = isModified || unpublishedVersionCount > 0 || !hasPublishedDoc
  return Boolean(hasPublishPermission) && hasChanges && uploadStatus !== 'uploading'
}

/**
 * Saves the draft while it is typed, says what becomes of it, and publishes. The button names the languages that it
 * publishes, and asks before it publishes texts that are marked "to review", or a module that several pages show.
 *
 * @param moduleUses number of pages that show the module; 0 for other documents
 */
export function SaveControls({ moduleUses = 0 }: { moduleUses?: number }) {
  const { openModal } = useModal()
  const findToReview = useFindToReview()
  const [toReview, setToReview] = useState<Locale[]>([])
  const { hasPublishPermission } = useDocumentInfo()
  const canPublish = useCanPublish()
  const saves = useDraftSaves()
  const publishForm = usePublish()
  const findSaves = useFormSaves()
  const editDepth = useEditDepth()
  const isBusy = useRef(false)
  // A drawer lies over a form with a question of its own.
  const modalSlug = `publish-languages-${editDepth}`
  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    const form = findSaves()
    if (!form) return
    event.preventDefault()
    event.stopPropagation()
    void form.flush()
  })

  /** Further clicks while one is carried out ask for nothing more. */
  const once = async (task: () => Promise<unknown>) => {
    if (isBusy.current) return
    isBusy.current = true
    await task().finally(() => (isBusy.current = false))
  }
  const publish = () => findSaves()?.alone(publishForm) ?? publishForm()
  const ask = async () => {
    const languages = await findToReview()
    setToReview(languages)
    if (languages.length > 0 || moduleUses > 1) openModal(modalSlug)
    else await publish()
  }
  return (
    <div className="studio-row studio-publish">
      <SaveStatus {...saves} />
      {hasPublishPermission && (
        <FormSubmit
          buttonId="action-save"
          disabled={!canPublish}
          onClick={() => void once(ask)}
          size="medium"
          type="button"
        >
          <PublishLabel />
        </FormSubmit>
      )}
      <Question
        modalSlug={modalSlug}
        toReview={toReview}
        moduleUses={moduleUses}
        onConfirm={() => void once(publish)}
      />
    </div>
  )
}
