import { useRef, useState, useSyncExternalStore, type ComponentProps } from 'react'

import { maxPlainLength } from '@/features/listings/model/quick-search'

import { QuickSearchCombobox } from './quick-search-combobox'
import type { QuickSearchTexts } from './quick-search-texts'

interface QuickSearchFieldProps {
  id: string
  locale: string
  placeholder: string
  texts: QuickSearchTexts
}

const neverChanges = () => () => undefined

/**
 * The field of the quick search, a plain field until it is used. The panel of suggestions is attached to the same element,
 * so that text, caret and the keyboard of a phone stay unchanged.
 */
export function QuickSearchField({ id, locale, placeholder, texts }: QuickSearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [binding, bind] = useState<ComponentProps<'input'>>({})
  // The server renders the field alone, and so does the browser at first.
  const hasPanel = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return (
    <div>
      <input
        name="q"
        type="search"
        maxLength={maxPlainLength}
        placeholder={placeholder}
        className="h-16 w-full rounded-corner bg-ground px-4 text-lead text-ink text-ellipsis placeholder:text-steel"
        {...binding}
        id={id}
        autoComplete="off"
        ref={input}
      />
      {hasPanel && <QuickSearchCombobox input={input} bind={bind} id={id} locale={locale} texts={texts} />}
    </div>
  )
}
