'use client'

import { SearchIcon } from '@payloadcms/ui'
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'
import { useLayoutEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'

import type { SearchAnswer, SearchHit } from '@/features/studio-search/model/search-answer'
import { useStudioText } from '@/studio/use-studio-text'
import { useRouter } from '@/studio/navigation'

import { SearchResults } from './search-results'
import { useSearchAnswer, useRecent, type SearchSource } from './use-search-answer'

/**
 * Follows a path of the studio as a click on a link does: Payload asks first when a form has unsaved changes.
 * A list is loaded anew, because Payload's keeps its filters on client navigation.
 */
function useOpenHit() {
  const router = useRouter()
  return (href: string, isNewTab: boolean): void => {
    const link = document.createElement('a')
    link.href = href
    if (isNewTab) Object.assign(link, { target: '_blank', rel: 'noopener' })
    const isList = /^\/admin\/collections\/\w+\/(?:\?|$)/.test(href)
    if (!isNewTab && !isList)
      link.addEventListener('click', (event) => {
        event.preventDefault()
        router.push(href)
      })
    document.body.append(link)
    link.click()
    link.remove()
  }
}

/** One option of the list: a result, or the way to more of its kind. */
export type SearchOption = Pick<SearchHit, 'href'> & { key: string | null }

const optionsOf = (result: SearchAnswer | null): SearchOption[] =>
  (result?.groups ?? []).flatMap(({ hits, listHref }) => [
    ...hits,
    ...(listHref === null ? [] : [{ key: null, href: listHref }]),
  ])

type State = UseComboboxState<SearchOption>
type Change = UseComboboxStateChangeOptions<SearchOption>

/** Choosing an option follows it; the text stays as it was typed, and the list open. */
function keepText({ inputValue }: State, { type, changes }: Change): Partial<State> {
  const { InputBlur, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes
  const isChoice = type === ItemClick || type === InputKeyDownEnter || type === InputBlur
  return isChoice ? { ...changes, selectedItem: null, inputValue } : changes
}

/** Keys that do something else here than in other comboboxes. */
const ownKeys = new Set(['Enter', 'Escape', 'Home', 'End'])

function useSearch({
  source,
  onChoose,
  onClose,
}: Pick<StudioSearchDialogProps, 'source' | 'onChoose' | 'onClose'>) {
  const [text, setText] = useState('')
  const { recent, remember } = useRecent()
  const { result, isCurrent, hasFailed } = useSearchAnswer(source, text, recent)
  const options = optionsOf(result)
  const choose = (option: SearchOption, isNewTab: boolean) => {
    if (option.key && source === 'found') remember(option.key)
    onChoose(option, isNewTab)
  }
  const combobox = useCombobox<SearchOption>({
    items: options,
    isOpen: true,
    inputValue: text,
    defaultHighlightedIndex: 0,
    itemToString: () => '',
    itemToKey: (item) => item && (item.key ?? item.href),
    stateReducer: keepText,
  })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Home and End move the caret.
    if (ownKeys.has(event.key)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    if (event.key === 'Escape') {
      // Closes this dialog, not one below it; alone it would only empty the field.
      event.preventDefault()
      event.stopPropagation()
      return onClose()
    }
    const option = options[combobox.highlightedIndex]
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    // What is shown may still answer an earlier text.
    if (option && isCurrent) choose(option, event.ctrlKey || event.metaKey)
  }
  // Set without delay: a controlled input that is updated late drops typed characters.
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value)
  return { text, result, isCurrent, hasFailed, options, combobox, choose, onKeyDown, onChange }
}

function Keys({ hasTabs }: { hasTabs: boolean }) {
  const t = useStudioText()
  return (
    <p className="studio-small studio-search__keys">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('studioSearch.keys.move')}
      </span>
      <span>
        <kbd>↵</kbd> {t(hasTabs ? 'studioSearch.keys.open' : 'studioSearch.keys.take')}
      </span>
      {hasTabs && (
        <span>
          <kbd>Ctrl ↵</kbd> {t('studioSearch.keys.newTab')}
        </span>
      )}
      <span>
        <kbd>Esc</kbd> {t('studioSearch.keys.close')}
      </span>
    </p>
  )
}

interface StudioSearchDialogProps {
  source: SearchSource
  /** Name of the dialog and its field. */
  label: string
  placeholder: string
  onChoose: (option: SearchOption, isNewTab: boolean) => void
  onClose: () => void
}

/** A search and its results: a combobox in a dialog, after the ARIA patterns of both. */
export function StudioSearchDialog({
  source,
  label,
  placeholder,
  onChoose,
  onClose,
}: StudioSearchDialogProps) {
  const t = useStudioText()
  const dialog = useRef<HTMLDialogElement>(null)
  const search = useSearch({ source, onChoose, onClose })
  const { text, result, isCurrent, hasFailed, options, combobox, choose, onKeyDown, onChange } = search
  const hits = options.filter(({ key }) => key !== null).length
  const isEmpty = isCurrent && options.length === 0 && text.trim() !== ''

  // Closed before it is taken out of the page, so that the focus returns to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className="studio-dialog studio-search"
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="studio-search__field">
        <SearchIcon />
        <input
          {...combobox.getInputProps({ onKeyDown, onChange })}
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-labelledby={undefined}
          aria-label={label}
          placeholder={placeholder}
        />
      </div>
      <p
        role="status"
        className={isEmpty || hasFailed || result?.corrected ? 'studio-small studio-search__keys' : 'sr-only'}
      >
        {hasFailed && t('studioSearch.failed')}
        {isEmpty && t('studioSearch.none', { text: text.trim() })}
        {isCurrent && result?.corrected && `${t('studioSearch.corrected', { text: result.corrected })} `}
        {isCurrent && text.trim() !== '' && hits > 0 && (
          <span className="sr-only">{t('studioSearch.count', { count: hits })}</span>
        )}
      </p>
      <SearchResults groups={result?.groups ?? []} options={options} combobox={combobox} choose={choose} />
      <Keys hasTabs={source === 'found'} />
    </dialog>
  )
}

/** The search of everything in the studio. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useStudioText()
  const open = useOpenHit()
  const follow = ({ href }: SearchOption, isNewTab: boolean) => {
    if (!isNewTab) onClose()
    open(href, isNewTab)
  }
  return (
    <StudioSearchDialog
      source="found"
      label={t('studioSearch.open')}
      placeholder={t('studioSearch.placeholder')}
      onChoose={follow}
      onClose={onClose}
    />
  )
}
