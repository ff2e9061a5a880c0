import type { Control } from '@/components/ui/replay-early-input'

import { draftKey, draftLifeInMs, dropOldDrafts, readDraft, writeDraft, type Draft } from './form-draft'
import { findPart, type LiveForm } from './live-form'
import { readValues } from './read-form'

/** A random idempotency key. Works without https, which `crypto.randomUUID` requires. */
const makeAttemptKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const pauseInMs = 400

/** Browsers may refuse access to the storage. */
function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Files cannot be stored, and consent must be given again. */
const textsOf = (live: LiveForm): Draft =>
  Object.fromEntries(
    Object.entries(readValues(live)).flatMap(([name, value]) =>
      value instanceof File ? [] : [[name, value]],
    ),
  )

/** @param fieldsToKeep names of the fields that are not overwritten */
function fill(form: HTMLFormElement, draft: Draft, fieldsToKeep: ReadonlySet<string>): void {
  for (const [name, value] of Object.entries(draft)) {
    if (fieldsToKeep.has(name)) continue
    const chosen = new Set([value].flat())
    for (const control of form.querySelectorAll(`[name="${name}"]`)) {
      if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
        control.checked = chosen.has(control.value)
      else if (
        (control instanceof HTMLInputElement && control.type !== 'file') ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      )
        control.value = [...chosen][0] ?? ''
    }
  }
  form.dispatchEvent(new Event('form-filled'))
}

function showNotice({ form, texts }: LiveForm, onStartOver: () => void): void {
  const notice = document.createElement('div')
  notice.className = 'form-notice'
  const words = document.createElement('p')
  words.setAttribute('role', 'status')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = texts.startOver
  button.addEventListener('click', () => {
    notice.remove()
    onStartOver()
  })
  notice.append(words, button)
  form.prepend(notice)
  words.textContent = texts.restored
}

export interface DraftStore {
  /** The same until the submission has succeeded, also after a reload, so that a second attempt is no second request. */
  key: () => string
  /** Stores the draft at once before sending: the response may never arrive. */
  save: () => void
  /** Deletes the draft after a successful submission; the next one is another request. */
  forget: () => void
}

/** Without a storage the key lasts as long as the page. */
function withoutStorage(): DraftStore {
  let key = makeAttemptKey()
  return {
    key: () => key,
    save: () => {},
    forget: () => {
      key = makeAttemptKey()
    },
  }
}

/**
 * Keeps typed values over an accidental reload, in this tab and for an hour.
 *
 * @param early controls that were changed before the scripts ran: newer than any draft
 */
export function storeDraft(live: LiveForm, early: readonly Control[]): DraftStore {
  const { form, model, signal } = live
  const store = storage()
  if (!store) return withoutStorage()
  const place = draftKey(model.kind, location.pathname + location.search)
  let key = makeAttemptKey()
  let timer = 0
  const forget = () => {
    window.clearTimeout(timer)
    store.removeItem(place)
    key = makeAttemptKey()
  }
  const save = () => {
    window.clearTimeout(timer)
    try {
      writeDraft(store, place, { values: textsOf(live), key }, Date.now())
    } catch {
      // With a full storage only the draft is not stored.
    }
  }
  const onInput = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(save, pauseInMs)
  }
  dropOldDrafts(store, Date.now())
  const isAnswer = findPart(form, '[data-form-summary]')?.hidden === false
  const draft = isAnswer ? null : readDraft(store, place, Date.now())
  if (draft) {
    key = draft.key
    fill(form, draft.values, new Set(early.map(({ name }) => name)))
    showNotice(live, () => {
      form.reset()
      forget()
      form.dispatchEvent(new Event('form-filled'))
    })
  }
  form.addEventListener('input', onInput, { signal })
  form.addEventListener('change', onInput, { signal })
  const ending = window.setInterval(() => dropOldDrafts(store, Date.now()), draftLifeInMs / 12)
  signal.addEventListener('abort', () => window.clearInterval(ending))
  return { key: () => key, save: save, forget }
}
