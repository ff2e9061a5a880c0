import { makeAttemptKey } from './attempt-key'
import { draftKey, draftLifeInMs, dropOldDrafts, readDraft, writeDraft, type Draft } from './form-draft'
import { partOf, type LiveForm } from './live-form'
import { readValues } from './read-form'

const pauseInMs = 400

/** Browsers may refuse to keep anything, or to be asked. */
function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Files cannot be kept, and an agreement is given anew. */
const textsOf = (live: LiveForm): Draft =>
  Object.fromEntries(
    Object.entries(readValues(live)).flatMap(([name, value]) =>
      value instanceof File ? [] : [[name, value]],
    ),
  )

function fill(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
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

export interface DraftKeeper {
  /** Stays until what was sent has arrived, also over a reload, so that a second try is not a second request. */
  key: () => string
  /** Keeps it at once: it is about to be sent, and the answer may never come. */
  keep: () => void
  /** What was sent is no draft any more; whatever comes next is another request. */
  forget: () => void
}

/** Where nothing can be kept, the key lives as long as the page. */
function keepNothing(): DraftKeeper {
  let key = makeAttemptKey()
  return {
    key: () => key,
    keep: () => {},
    forget: () => {
      key = makeAttemptKey()
    },
  }
}

/** Lets what is typed survive an accidental reload, in this tab and for an hour. */
export function keepDraft(live: LiveForm): DraftKeeper {
  const { form, model, signal } = live
  const store = storage()
  if (!store) return keepNothing()
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
      // A full storage keeps the draft from being kept, nothing else.
    }
  }
  const onInput = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(save, pauseInMs)
  }
  dropOldDrafts(store, Date.now())
  const isAnswer = partOf(form, '[data-form-summary]')?.hidden === false
  const draft = isAnswer ? null : readDraft(store, place, Date.now())
  if (draft) {
    key = draft.key
    fill(form, draft.values)
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
  return { key: () => key, keep: save, forget }
}
