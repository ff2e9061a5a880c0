'use client'

import { useRef, useState, type MouseEvent } from 'react'

import {
  ConfirmationModal,
  PublishButton,
  toast,
  useDocumentInfo,
  useFormBackgroundProcessing,
  useModal,
  useTranslation,
} from '@payloadcms/ui'

import type { DocumentLanguages } from '@/features/translation/model/describe-languages'
import { languagesToReview, publishedLanguages } from '@/features/translation/model/published-languages'
import { isTranslatedCollection } from '@/features/translation/model/translated-collections'
import { localeNames, type Locale } from '@/lib/i18n/locales'
import { sleep } from '@/lib/values/retry'
import { useStudioData, useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'

import './document-controls.css'

const modalSlug = 'publish-languages'

/** Autosave writes every second while an editor types. */
const pauseMs = 700

interface LoadedLanguages {
  document: DocumentLanguages
}

/** URL of the languages of the document; null before it is stored. */
function useLanguagesPath(): string | null {
  const { collectionSlug, id } = useDocumentInfo()
  return isTranslatedCollection(collectionSlug) && id ? `${collectionSlug}/${id}/translation` : null
}

/** Payload's label with the languages it publishes: `Publish changes (NL, FR)`. */
function useLabel(): string {
  const { lastUpdateTime } = useDocumentInfo()
  const { t: payloadText } = useTranslation()
  const { data } = useStudioData<LoadedLanguages>(useLanguagesPath(), { version: lastUpdateTime, pauseMs })
  const label = payloadText('version:publishChanges')
  const languages = data ? publishedLanguages(data.document) : []
  return languages.length === 0 ? label : `${label} (${languages.join(', ').toUpperCase()})`
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

/** Payload's button that publishes. */
const publishing = '#action-save'

/**
 * The button that a click is meant for. Payload disables it while the form saves itself; the click then arrives at the
 * part around it (`document-controls.css`), and would be lost. A button without anything to publish stays disabled.
 */
function findPressed(target: Element, isSaving: boolean): HTMLElement | null {
  const button = target.closest('.form-submit')?.querySelector<HTMLButtonElement>(publishing)
  return button && (isSaving || !button.disabled) ? button : null
}

const checkMs = 100
const giveUpMs = 20_000

/**
 * Clicks a button of the form as soon as it can be clicked. Payload disables it while the form saves itself, which may
 * begin between the editor's click and this one.
 *
 * @returns false when it could not be clicked within 20 seconds
 */
async function clickWhenEnabled(
  pressed: HTMLElement,
  click: (button: HTMLElement) => void,
): Promise<boolean> {
  for (let waited = 0; waited < giveUpMs; waited += checkMs) {
    const button = pressed.isConnected ? pressed : document.getElementById(pressed.id)
    if (button && !button.matches(':disabled, [aria-disabled="true"]')) {
      click(button)
      return true
    }
    await sleep(checkMs)
  }
  return false
}

interface QuestionProps {
  toReview: Locale[]
  moduleUses: number
  onConfirm: () => void
}

function Question({ toReview, moduleUses, onConfirm }: QuestionProps) {
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

/**
 * Payload's publish button. It names the languages that it publishes, and asks before it publishes texts that are
 * marked "to review", or a module that several pages show.
 *
 * @param moduleUses number of pages that show the module; 0 for other documents
 */
export function PublishLanguagesButton({ moduleUses = 0 }: { moduleUses?: number }) {
  const { openModal } = useModal()
  const label = useLabel()
  const findToReview = useFindToReview()
  const [toReview, setToReview] = useState<Locale[]>([])
  const t = useStudioText()
  const isSaving = useFormBackgroundProcessing()
  const button = useRef<HTMLElement>(null)
  const isConfirmed = useRef(false)
  const isAsking = useRef(false)

  const publish = async () => {
    if (!button.current) return
    const isClicked = await clickWhenEnabled(button.current, (enabled) => {
      isConfirmed.current = true
      enabled.click()
      isConfirmed.current = false
    })
    if (!isClicked) toast.error(t('versions.failed'))
  }
  const decide = async () => {
    const found = await findToReview()
    setToReview(found)
    if (found.length > 0 || moduleUses > 1) openModal(modalSlug)
    else await publish()
  }
  const ask = (event: MouseEvent) => {
    const pressed = findPressed(event.target as Element, isSaving)
    if (!pressed || isConfirmed.current) return
    event.preventDefault()
    event.stopPropagation()
    // Further clicks while a save runs ask for nothing more.
    if (isAsking.current) return
    isAsking.current = true
    button.current = pressed
    void decide().finally(() => (isAsking.current = false))
  }
  return (
    // The capture phase runs before the button's own handler; the div itself is not interactive.
    <div role="presentation" className="studio-publish" onClickCapture={ask}>
      <PublishButton label={label} />
      <Question toReview={toReview} moduleUses={moduleUses} onConfirm={() => void publish()} />
    </div>
  )
}
