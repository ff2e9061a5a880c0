'use client'

import { useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react'

import type { QuickSearchComboboxProps } from './quick-search-combobox'
import type { QuickSearchTexts } from './quick-search-texts'

interface QuickSearchFieldProps {
  id: string
  locale: string
  placeholder: string
  texts: QuickSearchTexts
}

/**
 * The field of the quick search: plain until it is used, then the panel of suggestions is loaded and ties itself to
 * the same element, so that what was typed, the caret and the keyboard of a phone stay where they are.
 */
export function QuickSearchField({ id, locale, placeholder, texts }: QuickSearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [Combobox, setCombobox] = useState<ComponentType<QuickSearchComboboxProps> | null>(null)
  const [binding, bind] = useState<ComponentProps<'input'>>({})
  // Without the panel the form goes on working.
  const load = () =>
    void import('./quick-search-combobox').then(
      (loaded) => setCombobox(() => loaded.QuickSearchCombobox),
      () => undefined,
    )
  // Whoever was faster than the page already stands in the field.
  useEffect(() => {
    if (document.activeElement === input.current) load()
  }, [])
  return (
    <div onPointerEnter={load} onFocus={load}>
      <input
        name="q"
        type="search"
        maxLength={80}
        placeholder={placeholder}
        className="h-16 w-full rounded-hair border border-line bg-white pr-4 pl-14 text-lead text-ink placeholder:text-steel lg:h-18 lg:border-0"
        {...binding}
        id={id}
        autoComplete="off"
        ref={input}
      />
      {Combobox && <Combobox {...{ input, bind, id, locale, texts }} />}
    </div>
  )
}
