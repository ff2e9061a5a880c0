'use client'

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

import {
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared'

import { SaveQueue, type SaveOutcome, type SaveState } from '@/features/versions/model/save-queue'
import { useSession } from '@/studio/session/use-session'
import { forgetReads } from '@/studio/share-read'
import { tabName } from '@/studio/tab-name'
import { useDocumentPath } from '@/studio/use-document-path'

import { dropText, waitForLeaving } from './kept-texts'
import { sendDraft, textOfForm, type DraftAnswer } from './send-draft'

/** Milliseconds without a change before the form saves itself. */
const delayMs = 800

/**
 * Takes a saved document over into the form and what is around it, as Payload's edit view does after a save of its
 * own: values that the server changed or added are shown, unless the field was typed into.
 *
 * @relies @payloadcms/ui@3 form-after-save: the form's action `MERGE_SERVER_STATE`, and the arguments of `getFormState` after
 * a save; held by editor-typing.e2e.ts; until Payload's Autosave has a slot
 */
function useTakeSaved() {
  const info = useDocumentInfo()
  const { dispatchFields } = useForm()
  const { getFormState } = useServerFunctions()
  const { reportUpdate } = useDocumentEvents()
  return async (doc: Record<string, unknown>, sent: FormState): Promise<void> => {
    const { collectionSlug, docPermissions, id } = info
    if (!collectionSlug || !id || !docPermissions) return
    const updatedAt = typeof doc.updatedAt === 'string' ? doc.updatedAt : new Date().toISOString()
    info.setLastUpdateTime(Date.parse(updatedAt))
    info.setData(doc)
    if (!info.mostRecentVersionIsAutosaved) {
      info.incrementVersionCount()
      info.setMostRecentVersionIsAutosaved(true)
      info.setUnpublishedVersionCount((count) => count + 1)
    }
    reportUpdate({ id, doc: { ...doc, id }, entitySlug: collectionSlug, operation: 'update', updatedAt })
    const answer = await getFormState({
      id,
      collectionSlug,
      data: doc,
      docPermissions,
      docPreferences: await info.getDocPreferences(),
      formState: deepCopyObjectSimpleWithoutReactComponents(sent, { excludeFiles: true }) as FormState,
      operation: 'update',
      renderAllFields: false,
      schemaPath: collectionSlug,
      skipValidation: true,
    })
    if (!('state' in answer) || !answer.state) return
    dispatchFields({
      type: 'MERGE_SERVER_STATE',
      acceptValues: { overrideLocalChanges: false },
      prevStateRef: { current: {} },
      serverState: answer.state,
    })
  }
}

type Sent = DraftAnswer & { fields: FormState; text: string }

/** The draft that a form saves: its document, and the language of its texts. */
interface Target {
  document: string
  locale: string
}

/** Sends what the form holds at this moment. */
function useSendForm() {
  const { config } = useConfig()
  const { createFormData, getData, getFields } = useForm()
  const { i18n } = useTranslation()
  return async (target: Target, options: { isLeaving: boolean }): Promise<Sent> => {
    const [data, fields] = [getData(), getFields()]
    const overrides = { _status: 'draft', revisedIn: tabName() }
    const body = (await createFormData(overrides, { data, mergeOverrideData: true })) as FormData
    const answer = await sendDraft(config.routes.api, target, { body, language: i18n.language, ...options })
    return { ...answer, fields, text: textOfForm(data) }
  }
}

/** The last save that was refused, until another one is sent. */
interface Refused {
  outcome: SaveOutcome
  revision: unknown
  text: string
}

/** Saves of a form that saves itself. */
export interface DraftSaves {
  state: SaveState
  /** The reason of the last refusal, in the editor's language. */
  message: string | null
  /** Null for documents and settings that do not save themselves. */
  queue: RefObject<SaveQueue | null>
}

/** Saves the form and takes over what the server changed. */
function useSave(tell: {
  message: (message: string | null) => void
  saved: (text: string) => void
}): (target: Target) => Promise<SaveOutcome> {
  const { dispatchFields, getData, setModified } = useForm()
  const session = useSession()
  const send = useSendForm()
  const take = useTakeSaved()
  const refused = useRef<Refused>(null)
  return async (target) => {
    const { revision } = getData()
    // The errors of a refusal change the form too; the same text on the same revision would be refused again.
    if (refused.current?.revision === revision && refused.current?.text === textOfForm(getData()))
      return refused.current.outcome
    const answer = await send(target, { isLeaving: false })
    const { outcome, text } = answer
    refused.current = outcome === 'refused' || outcome === 'conflict' ? { outcome, revision, text } : null
    tell.message(answer.message)
    if (outcome === 'signed-out') session.ended()
    if (answer.errors.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: answer.errors })
    if (outcome !== 'saved') return outcome
    tell.saved(text)
    forgetReads()
    if (textOfForm(getData()) === text) setModified(false)
    // What is stored is stored, also when the form cannot be told what the server changed.
    if (answer.doc) await take(answer.doc, answer.fields).catch(() => undefined)
    return 'saved'
  }
}

/** The document that the form saves by itself; null for settings, and before a document is stored. */
function useSavedDocument(): string | null {
  const { collectionSlug } = useDocumentInfo()
  const path = useDocumentPath()
  return collectionSlug ? path : null
}

/** Saves once more when the form is left with something that is not saved. */
function useLeave(saved: RefObject<string>): (target: Target) => void {
  const { user } = useAuth()
  const { getData } = useForm()
  const isModified = useFormModified()
  const send = useSendForm()
  return (target) => {
    if (!isModified || !user || textOfForm(getData()) === saved.current) return
    const text = { account: String(user.id), ...target, tab: tabName() }
    const leftAt = Date.now()
    const sent = send(target, { isLeaving: true })
    waitForLeaving(sent.then(({ outcome }) => (outcome === 'saved' ? dropText(text, leftAt) : undefined)))
  }
}

/**
 * Saves the draft of a document while its form is typed into, and once more when the form is left. Payload's own autosave
 * would forget a change after a refused publication and after a failed save; it waits longer than any form is open.
 */
export function useDraftSaves(): DraftSaves {
  const { code: locale } = useLocale()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const session = useSession()
  const document = useSavedDocument()
  const [state, setState] = useState<SaveState>('unchanged')
  const [message, setMessage] = useState<string | null>(null)
  const queue = useRef<SaveQueue>(null)
  // The text of the form as it was last stored.
  const saved = useRef('')

  const save = useEffectEvent(useSave({ message: setMessage, saved: (text) => void (saved.current = text) }))
  const leave = useEffectEvent(useLeave(saved))
  const whenSignedIn = useEffectEvent(() => session.whenActive())

  useEffect(() => {
    if (document === null) return undefined
    // When the language changes, the form still has the texts of the one before.
    const target = { document, locale }
    const begun = new SaveQueue({
      delayMs,
      save: () => save(target),
      whenSignedIn: () => whenSignedIn(),
      onState: setState,
    })
    queue.current = begun
    const hide = () => leave(target)
    window.addEventListener('pagehide', hide)
    return () => {
      window.removeEventListener('pagehide', hide)
      begun.stop()
      leave(target)
    }
  }, [document, locale])

  useEffect(() => {
    if (isModified) queue.current?.changed()
  }, [fields, isModified])

  return { state, message, queue }
}
