import { element } from '@/lib/dom/element'

import { mergeSaved, missingIn } from '@/features/saved/model/merge-saved'
import { emptySaved, type Saved } from '@/features/saved/model/saved'
import { parseSaved, serialiseSaved } from '@/features/saved/model/stored-saved'
import type { AccountSavedData, AccountSavedTexts } from './account-saved'
import { changeSaved, readSaved, watchSaved } from './saved-store'

interface Question {
  text: string
  help?: string
  label: string
  onAnswer: () => void
}

const countedText = ([one, several]: AccountSavedTexts['keepQuestion'], count: number): string =>
  count === 1 ? one : several.replace('2', String(count))

const question = ({ text, help, label, onAnswer }: Question): HTMLElement =>
  element(
    'div',
    { className: 'mb-4 border-l-3 border-accent bg-mist px-5 py-4' },
    element('p', { className: 'font-semibold', textContent: text }),
    help ? element('p', { className: 'mt-1 text-small', textContent: help }) : null,
    element('button', {
      type: 'button',
      className: 'button button-ink mt-3 min-h-11',
      textContent: label,
      onclick: onAnswer,
    }),
  )

/** What the account keeps; null when the session has ended or the server does not answer. */
async function readAccount(url: string): Promise<Saved | null> {
  const answer = await fetch(url).catch(() => null)
  return answer?.ok ? parseSaved(await answer.text()) : null
}

/** Sends what the browser has; null when the server does not answer. */
const sendSaved = (url: string): Promise<Response | null> =>
  fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ saved: serialiseSaved(readSaved()) }),
  }).catch(() => null)

/** Asks what the browser and the account lack of each other. Nothing is copied before a button is pressed. */
export async function askAccountSaved(
  place: HTMLElement,
  { url, savedUrl, texts }: AccountSavedData,
): Promise<void> {
  let account = await readAccount(url)
  if (!account) return
  const status = element('p', { className: 'font-semibold', tabIndex: -1, attributes: { role: 'status' } })
  const questions = element('div')
  place.replaceChildren(questions, status)

  const say = (text: string) => {
    status.textContent = text
    // The pressed button is gone.
    status.focus()
  }

  const save = async () => {
    const answer = await sendSaved(url)
    if (answer?.status === 409) return say(texts.full)
    // Without a session the answer is the page of the log-in.
    if (!answer?.ok || answer.redirected) return say(texts.failed)
    if (savedUrl) return location.assign(savedUrl)
    account = parseSaved(await answer.text())
    show()
    say(texts.saved)
  }

  const bring = () => {
    const merged = mergeSaved(readSaved(), account ?? emptySaved)
    if (merged === 'full') return say(texts.full)
    changeSaved(() => merged)
    say(texts.brought)
    // The page of saved properties then opens the list.
    if (document.querySelector('[data-own-list]') && merged.favourites.length > 0) location.reload()
  }

  function show(): void {
    const saved = account ?? emptySaved
    const [ownMissing, others] = [missingIn(saved, readSaved()).length, missingIn(readSaved(), saved).length]
    questions.replaceChildren(
      ...(ownMissing > 0
        ? [
            question({
              text: countedText(texts.keepQuestion, ownMissing),
              help: texts.keepText,
              label: texts.keep,
              onAnswer: () => void save(),
            }),
          ]
        : []),
      ...(others > 0
        ? [question({ text: countedText(texts.bringQuestion, others), label: texts.bring, onAnswer: bring })]
        : []),
    )
  }
  watchSaved(show)
}
