'use client'

import { useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react'

import { maxPlainLength } from '@/features/listings/model/quick-search'

import type { QuickSearchComboboxProps } from './quick-search-combobox'
import type { QuickSearchTexts } from './quick-search-texts'

interface QuickSearchFieldProps {
  id: string
  locale: string
  placeholder: string
  texts: QuickSearchTexts
}

/**
 * The field of the quick search. It is a plain field until it is used; then the panel of suggestions is loaded and
 * attached to the same element, so that text, caret and the keyboard of a phone stay unchanged.
 */
export function QuickSearchField({ id, locale, placeholder, texts }: QuickSearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [Combobox, setCombobox] = useState<ComponentType<QuickSearchComboboxProps> | null>(null)
  const [binding, bind] = useState<ComponentProps<'input'>>({})
  // Without the panel the form still works.
  const load = () =>
    void import('./quick-search-combobox').then(
      (loaded) => setCombobox(() => loaded.QuickSearchCombobox),
      () => undefined,
    )
  // Text typed before hydration is already in the field.
  useEffect(() => {
    if (document.activeElement === input.current) load()
  }, [])
  return (
    <div onPointerEnter={load} onFocus={load}>
      <input
        name="q"
        type="search"
        maxLength={maxPlainLength}
        placeholder={placeholder}
        className="h-16 w-full rounded-hair border border-line bg-white pr-4 pl-14 text-lead text-ink text-ellipsis placeholder:text-steel lg:h-18 lg:border-0"
        {...binding}
        id={id}
        autoComplete="off"
        ref={input}
      />
      {Combobox && <Combobox {...{ input, bind, id, locale, texts }} />}
    </div>
  )
}
