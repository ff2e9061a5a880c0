import { utcMinute } from '@/features/property/model/search-params-values'
import { formatPlural, type PluralForms } from '@/lib/i18n/plural-forms'

import { nextVisit, readVisit, writeVisit } from './last-visit'

const delayInMilliseconds = 200

/** Filled in by the server. */
const formsOf = (text: string | undefined): PluralForms | null =>
  text ? (JSON.parse(text) as PluralForms) : null

/** The filters of the form as a query; empty fields and order are no filters. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '')
  return new URLSearchParams(fields as [string, string][])
}

/** Null when the server cannot be reached or refuses: what was shown stays. */
async function fetchCount(form: HTMLFormElement, query: URLSearchParams, signal: AbortSignal) {
  query.set('goal', form.dataset.goal ?? '')
  try {
    const response = await fetch(`${form.dataset.count ?? ''}?${query}`, { signal })
    const { count }: { count: unknown } = await response.json()
    return response.ok && typeof count === 'number' ? count : null
  } catch {
    return null
  }
}

/** The submit buttons say how many properties the choices find. */
export function countLive(form: HTMLFormElement): void {
  const forms = formsOf(form.dataset.countForms)
  if (!forms) return
  let request = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const buttons = form.querySelectorAll<HTMLButtonElement>('button[type=submit]')
  const show = (count: number) => {
    for (const button of buttons) button.textContent = formatPlural(forms, count)
  }
  const update = () => {
    clearTimeout(timer)
    request.abort()
    request = new AbortController()
    const { signal } = request
    timer = setTimeout(async () => {
      const count = await fetchCount(form, queryOf(form), signal)
      if (count !== null && !signal.aborted) show(count)
    }, delayInMilliseconds)
  }
  form.addEventListener('change', update)
  // The fields are reset after this event.
  form.addEventListener('reset', () => queueMicrotask(update))
  show(Number(form.dataset.available))
}

/** Offers what is new since the visit before this one, with its number. */
export async function offerNewSince(form: HTMLFormElement): Promise<void> {
  const visit = nextVisit(readVisit(), Date.now())
  writeVisit(visit)
  const label = form.querySelector<HTMLElement>('[data-since]')
  const box = label?.querySelector('input')
  const forms = formsOf(label?.dataset.since)
  if (!label || !box || !forms || visit.previous === null) return
  const since = utcMinute(new Date(visit.previous))
  const query = queryOf(form)
  query.set('since', since)
  const count = await fetchCount(form, query, new AbortController().signal)
  const text = label.querySelector('span')
  if (count === null || !text) return
  box.value = since
  box.disabled = count === 0
  text.textContent = formatPlural(forms, count)
  label.hidden = false
}
