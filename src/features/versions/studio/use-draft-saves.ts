'use client'

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

import {
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentDrawerContext,
  useDocumentEvents,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useLocale,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui'
import type { Data, FormState } from 'payload'
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared'

import { SaveQueue, type SaveOutcome, type SaveState } from '@/features/versions/model/save-queue'
import { sleep } from '@/lib/values/retry'
import { useSession } from '@/studio/session/use-session'
import { shareSaves } from '@/studio/form-saves'
import { forgetReads } from '@/studio/share-read'
import { nameVersion, tabName } from '@/studio/tab-name'
import { useDocumentPath } from '@/studio/use-document-path'
import { useStudioRequest } from '@/studio/use-studio-request'

import { dropSaved, waitForLeaving, wasLeft } from './unsaved-text-store'
import { hasSameValues, sendDraft, textOfForm, type DraftAnswer } from './send-draft'

/** Milliseconds without a change before the form saves itself. */
const delayMs = 800
/** Milliseconds in which the form shows a change. */
const renderMs = 50

type Document = Record<string, unknown>

/** When a document was saved, in milliseconds since 1970. */
const momentOf = ({ updatedAt }: Document): number =>
  typeof updatedAt === 'string' ? Date.parse(updatedAt) : Date.now()

/**
 * Takes a saved document over into the form and what is around it, as Payload's edit view does after a save of its
 * own: values that the server changed or added are shown, unless the field was typed into. Gives the stored state.
 *
 * @relies @payloadcms/ui@3 form-after-save: the form's action `MERGE_SERVER_STATE`, the arguments of `getFormState` after a
 * save, a new form object and a new initial value of rich text for replaced values; held by editor-typing.e2e.ts,
 * editor-undo.e2e.ts; until Payload's Autosave has a slot
 */
function useTakeStored() {
  const info = useDocumentInfo()
  const { dispatchFields } = useForm()
  const { getFormState } = useServerFunctions()
  return async (doc: Document, sent: FormState): Promise<FormState | null> => {
    const { collectionSlug, docPermissions, id } = info
    if (!collectionSlug || !id || !docPermissions) return null
    info.setLastUpdateTime(momentOf(doc))
    info.setData(doc)
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
    if (!('state' in answer) || !answer.state) return null
    dispatchFields({
      type: 'MERGE_SERVER_STATE',
      acceptValues: { overrideLocalChanges: false },
      prevStateRef: { current: {} },
      serverState: answer.state,
    })
    return answer.state
  }
}

/** Tells the parts around the form that it was saved. */
function useReportSaved() {
  const info = useDocumentInfo()
  const { reportUpdate } = useDocumentEvents()
  const { onSave } = useDocumentDrawerContext()
  return (doc: Document): void => {
    const { collectionSlug, id } = info
    if (!collectionSlug || !id) return
    if (!info.mostRecentVersionIsAutosaved) {
      info.incrementVersionCount()
      info.setMostRecentVersionIsAutosaved(true)
      info.setUnpublishedVersionCount((count) => count + 1)
    }
    const saved = { ...doc, id }
    // The field that opened the drawer takes the new document.
    void onSave?.({ doc: saved, operation: 'update', result: saved })
    const updatedAt = new Date(momentOf(doc)).toISOString()
    reportUpdate({ id, doc: saved, entitySlug: collectionSlug, operation: 'update', updatedAt })
  }
}

/** The draft that a form saves: its document, the language of its texts, and the version that the save writes. */
interface Target {
  document: string
  locale: string
  version: string
}

/** What a form holds at one moment. */
interface Collected {
  body: Promise<FormData>
  fields: FormState
  text: string
}

/** Collects what the form holds, and sends it. */
function useSendForm() {
  const { config } = useConfig()
  const { createFormData, getData, getFields } = useForm()
  const { i18n } = useTranslation()
  const collect = ({ version }: Target): Collected => {
    const data = getData()
    const overrides = { _status: 'draft', revisedIn: version }
    const body = createFormData(overrides, { data, mergeOverrideData: true }) as Promise<FormData>
    return { body, fields: getFields(), text: textOfForm(data) }
  }
  const send = async (target: Target, { body }: Collected, isLeaving = false): Promise<DraftAnswer> =>
    sendDraft(config.routes.api, target, { body: await body, language: i18n.language, isLeaving })
  return { collect, send }
}

/** Saves of a form that saves itself. */
export interface DraftSaves {
  state: SaveState
  /** The reason of the last refusal, in the editor's language. */
  message: string | null
}

function useSave(notify: {
  message: (message: string | null) => void
  saved: (text: string) => void
}): (target: Target) => Promise<SaveOutcome> {
  const { dispatchFields, getData, getFields, setModified } = useForm()
  const session = useSession()
  const { collect, send } = useSendForm()
  const take = useTakeStored()
  const report = useReportSaved()
  return async (target) => {
    const sent = session.mark()
    const collected = collect(target)
    const { fields, text } = collected
    const answer = await send(target, collected)
    const { outcome } = answer
    notify.message(answer.message)
    if (outcome === 'signed-out') session.ended(sent)
    if (answer.errors.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: answer.errors })
    if (outcome !== 'saved') return outcome
    notify.saved(text)
    forgetReads()
    if (answer.doc) report(answer.doc)
    const isAsSent = textOfForm(getData()) === text
    if (isAsSent) setModified(false)
    // The document is stored even if reading the new state of the form fails.
    const stored = answer.doc && (await take(answer.doc, fields).catch(() => null))
    if (isAsSent || !stored) return 'saved'
    // The form may have changed without typing: by default values that came from the server while it was saved.
    await sleep(renderMs)
    if (hasSameValues(stored, getFields())) setModified(false)
    return 'saved'
  }
}

/**
 * Takes over what was saved when a form of the same document was left just before, in another language too: this form was
 * opened with the document as it was then, and its saves would put the old values back.
 */
function useCatchUp(): (draft: Omit<Target, 'version'>) => Promise<void> {
  const { user } = useAuth()
  const { getFields } = useForm()
  const { request } = useStudioRequest()
  const take = useTakeStored()
  return async ({ document, locale }) => {
    if (!user || !(await wasLeft({ account: String(user.id), document }))) return
    const query = { draft: 'true', depth: '0', locale, 'fallback-locale': 'null' }
    const answer = await request<Document>(document, { query })
    // Else the save that follows is refused, and asks.
    if (answer.isOk) await take(answer.data, getFields()).catch(() => null)
  }
}

/** The document that the form saves by itself; null for settings, and before a document is stored. */
function useSavedDocument(): string | null {
  const { collectionSlug } = useDocumentInfo()
  const path = useDocumentPath()
  return collectionSlug ? path : null
}

/** Saves once more when the form is left with something that is not saved. */
function useLeave(saved: RefObject<string>) {
  const { user } = useAuth()
  const isModified = useFormModified()
  const { collect, send } = useSendForm()
  return (draft: Omit<Target, 'version'>, queue: SaveQueue, { isPageLeft }: { isPageLeft: boolean }) => {
    if (!isModified || !user) return
    const target = { ...draft, version: queue.version }
    const collected = collect(target)
    if (collected.text === saved.current) return
    const text = { account: String(user.id), ...draft, tab: tabName() }
    // Of two saves on their way the older one may be written last: the text stays stored, and is compared on reopening.
    const mayDrop = !isPageLeft || !queue.isSaving
    const sendLast = () => send(target, collected, true)
    const sent = (isPageLeft ? sendLast() : queue.alone(sendLast)).then(({ isGone, outcome }) =>
      mayDrop && (outcome === 'saved' || isGone)
        ? dropSaved(text, ({ data }) => isGone || textOfForm(data) === collected.text)
        : undefined,
    )
    waitForLeaving(sent)
  }
}

/** The values of a form as text, with the revision that they change. */
const revisedText = (data: Data): string => `${String(data.revision)} ${textOfForm(data)}`

/**
 * Saves the draft of a document while its form is typed into, and once more when the form is left. Payload's own autosave
 * would forget a change after a refused publication and after a failed save; it waits longer than any form is open.
 */
export function useDraftSaves(): DraftSaves {
  const { code: locale } = useLocale()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const { getData } = useForm()
  const session = useSession()
  const document = useSavedDocument()
  const depth = useEditDepth()
  const [state, setState] = useState<SaveState>('unchanged')
  const [message, setMessage] = useState<string | null>(null)
  const queue = useRef<SaveQueue>(null)
  // The text of the form as it was last stored.
  const saved = useRef('')

  const save = useEffectEvent(useSave({ message: setMessage, saved: (text) => void (saved.current = text) }))
  const leave = useEffectEvent(useLeave(saved))
  const catchUp = useEffectEvent(useCatchUp())
  const textNow = useEffectEvent(() => revisedText(getData()))
  const whenSignedIn = useEffectEvent(() => session.whenActive())
  const noteStored = useEffectEvent(() => void (saved.current = textOfForm(getData())))

  useEffect(() => {
    if (document === null) return undefined
    // When the language changes, the form still has the texts of the one before.
    const target = { document, locale }
    const begun: SaveQueue = new SaveQueue({
      delayMs,
      save: () => save({ ...target, version: begun.version }),
      textNow: () => textNow(),
      whenSignedIn: () => whenSignedIn(),
      onState: setState,
      onSettled: () => noteStored(),
      nameVersion,
    })
    queue.current = begun
    void begun.alone(() => catchUp(target))
    const unshare = shareSaves(document, depth, begun)
    const hide = () => leave(target, begun, { isPageLeft: true })
    window.addEventListener('pagehide', hide)
    return () => {
      window.removeEventListener('pagehide', hide)
      unshare()
      begun.stop()
      leave(target, begun, { isPageLeft: false })
    }
  }, [depth, document, locale])

  useEffect(() => {
    if (isModified) queue.current?.changed()
    else queue.current?.unchanged()
  }, [fields, isModified])

  return { state, message }
}
