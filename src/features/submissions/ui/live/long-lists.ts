import type { LiveTexts } from '@/features/submissions/ui/form-texts'

/** The part of a form whose lists are searched. */
interface Listed {
  form: HTMLFormElement
  texts: Pick<LiveTexts, 'filter' | 'chosen' | 'nothingFound'>
  signal: AbortSignal
}

/** Removes accents, so that `erezee` finds Érezée. */
const foldedText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

function searchFor(list: HTMLElement, label: string): HTMLInputElement {
  const input = document.createElement('input')
  input.type = 'search'
  input.className = 'field form-control'
  input.autocomplete = 'off'
  input.placeholder = label
  input.setAttribute(
    'aria-label',
    `${label}, ${list.closest('fieldset')?.querySelector('legend')?.textContent ?? ''}`,
  )
  return input
}

/** Scrolls to the chosen options. */
function showChosen(list: HTMLElement): void {
  const chosen = list.querySelector('input:checked')?.closest<HTMLElement>('.form-option')
  if (chosen) list.scrollTop = chosen.offsetTop - list.offsetTop
}

function enhance(list: HTMLElement, { form, texts, signal }: Listed): void {
  const options = [...list.querySelectorAll<HTMLElement>('.form-option')]
  const bar = document.createElement('div')
  bar.className = 'form-list-search'
  const input = searchFor(list, texts.filter)
  const count = document.createElement('p')
  count.setAttribute('role', 'status')
  bar.append(input, count)
  list.before(bar)
  const none = document.createElement('p')
  none.textContent = texts.nothingFound
  none.hidden = true
  list.append(none)

  const tally = () => {
    const chosen = list.querySelectorAll('input:checked').length
    count.textContent = texts.chosen.replace('{number}', String(chosen))
  }
  const filter = () => {
    const wanted = foldedText(input.value.trim())
    for (const option of options) option.hidden = !foldedText(option.textContent ?? '').includes(wanted)
    none.hidden = options.some((option) => !option.hidden)
  }
  tally()
  showChosen(list)
  input.addEventListener('input', filter, { signal })
  // Enter has no function in the search and must not send the form.
  input.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault(), { signal })
  list.addEventListener('change', tally, { signal })
  form.addEventListener('form-filled', tally, { signal })
  signal.addEventListener('abort', () => {
    bar.remove()
    none.remove()
  })
}

/** Adds a search field and the number of chosen options to long lists. */
export function searchLongLists(live: Listed): void {
  for (const list of live.form.querySelectorAll<HTMLElement>('[data-long-list]')) enhance(list, live)
}
