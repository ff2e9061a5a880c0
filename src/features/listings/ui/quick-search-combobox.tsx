import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useEffect, useLayoutEffect, useState, type ComponentProps, type RefObject } from 'react'

import { formatPlural } from '@/lib/i18n/plural-forms'
import type { QuickSearchResults } from '@/features/listings/model/quick-search'

import { quickSearchOptions, type QuickSearchOption } from './quick-search-options'
import { QuickSearchPanel } from './quick-search-panel'
import type { QuickSearchTexts } from './quick-search-texts'

const delayInMilliseconds = 100

async function fetchResults(locale: string, text: string, signal: AbortSignal): Promise<QuickSearchResults> {
  const response = await fetch(`/quick-search/${locale}/?${new URLSearchParams({ q: text })}`, { signal })
  if (!response.ok) throw new Error(`The quick search answered ${response.status}`)
  // The response of this site's own route has this type.
  return (await response.json()) as QuickSearchResults
}

/**
 * The suggestions for the current text; earlier ones stay until new ones arrive, and outdated responses are
 * dropped. Null before the first response, and when the server cannot be reached.
 */
function useQuickSearch(locale: string, text: string, isOpen: boolean): QuickSearchResults | null {
  const [results, setResults] = useState<QuickSearchResults | null>(null)
  const query = text.trim()
  useEffect(() => {
    if (!isOpen) return
    const request = new AbortController()
    const run = () =>
      fetchResults(locale, query, request.signal).then(setResults, () => {
        if (!request.signal.aborted) setResults(null)
      })
    // The first suggestions are fetched at once; while typing, a pause saves requests.
    const timer = setTimeout(run, query === '' ? 0 : delayInMilliseconds)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [locale, query, isOpen])
  return results
}

export interface QuickSearchComboboxProps {
  input: RefObject<HTMLInputElement | null>
  /** Receives the props that make the field a combobox. */
  bind: (attributes: ComponentProps<'input'>) => void
  id: string
  locale: string
  texts: QuickSearchTexts
}

type State = UseComboboxState<QuickSearchOption>
type Change = UseComboboxStateChangeOptions<QuickSearchOption>
const { InputBlur, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes

/**
 * Selecting an option follows its link and keeps the typed text; a click into the field never closes the panel.
 */
function keepText(state: State, { type, changes }: Change): Partial<State> {
  if (type === InputClick) return { ...changes, isOpen: true }
  if (type === InputBlur || type === ItemClick || type === InputKeyDownEnter)
    return { ...changes, selectedItem: null, inputValue: state.inputValue }
  return changes
}

/** In pixels, for some lines of suggestions. */
const requiredRoom = 360

/** The panel opens downwards: where there is no room, or the keyboard of a phone will cover it, the field is scrolled up. */
function makeRoom(field: HTMLElement): void {
  const isPhone = window.matchMedia('(max-width: 48rem)').matches
  const room = window.innerHeight - field.getBoundingClientRect().bottom
  if (isPhone || room < requiredRoom) field.scrollIntoView({ block: isPhone ? 'start' : 'center' })
}

/** Escape empties the field; otherwise only the visitor changes its value. */
function write(field: HTMLInputElement | null, text: string): void {
  if (field && field.value !== text) field.value = text
}

const formatStatus = (
  options: readonly QuickSearchOption[],
  { foundForms, none }: QuickSearchTexts,
): string => {
  const count = options.filter(({ href }) => href !== null).length
  return count === 0 ? none : formatPlural(foundForms, count)
}

type KeyEvent = { key: string; nativeEvent: KeyboardEvent & { preventDownshiftDefault?: boolean } }

/** Suggestions under the field, after the ARIA combobox pattern. */
export function QuickSearchCombobox({ input, bind, id, locale, texts }: QuickSearchComboboxProps) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const results = useQuickSearch(locale, text, isOpen)
  const layout = quickSearchOptions(results)
  const { options } = layout
  const { highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<QuickSearchOption>({
    items: options,
    inputId: id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-${index}`,
    itemToString: () => '',
    isItemDisabled: ({ href }) => href === null,
    isOpen,
    inputValue: text,
    stateReducer: keepText,
    onIsOpenChange: (change) => setOpen(change.isOpen),
    onInputValueChange: ({ inputValue }) => {
      setText(inputValue)
      write(input.current, inputValue)
    },
  })
  const isShown = isOpen && options.length > 0

  useEffect(() => {
    const field = input.current
    if (!field) return
    const open = () => {
      setText(field.value)
      makeRoom(field)
      setOpen(true)
    }
    if (document.activeElement === field) open()
    field.addEventListener('focus', open)
    return () => field.removeEventListener('focus', open)
  }, [input])

  useLayoutEffect(() => {
    function onKeyDown({ key, nativeEvent }: KeyEvent) {
      const href = isOpen ? options[highlightedIndex]?.href : null
      if (key === 'Enter' && href) location.assign(href)
      // Without a selected option Enter submits the form; Home and End move the caret.
      nativeEvent.preventDownshiftDefault = (key === 'Enter' && !href) || key === 'Home' || key === 'End'
    }
    const { value: _, ref, ...attributes } = getInputProps({ onKeyDown })
    if (typeof ref === 'function') ref(input.current)
    bind({
      ...attributes,
      'aria-labelledby': undefined,
      'aria-activedescendant': attributes['aria-activedescendant'] || undefined,
      'aria-expanded': isShown,
    })
    // The handlers read no other changing values; the options change with the results.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isShown, isOpen, highlightedIndex, results])

  return (
    <QuickSearchPanel
      id={id}
      results={results}
      layout={layout}
      texts={texts}
      isShown={isShown}
      getItemProps={getItemProps}
      menuProps={getMenuProps({ 'aria-label': texts.suggestions })}
      status={isOpen && results ? formatStatus(options, texts) : ''}
    />
  )
}
