'use client'

import type { KeyboardEvent } from 'react'
import { useState } from 'react'

import { useEarlyText } from '@/components/ui/use-early-text'

/** Value, label, and the number of properties it would find. */
export type ListingOption = [value: string, label: string, count: number]

interface ListingOptionsProps {
  name: string
  options: ListingOption[]
  chosen: string[]
  /** Texts of the search field; only for long lists. */
  search?: { label: string; none: string } | undefined
}

/** Up to this number a list needs no search field. */
const shortList = 12

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Enter in the search field chooses the option if only one is left, and never submits the form. */
function chooseOnly(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const shown = event.currentTarget
    .closest('fieldset')
    ?.querySelectorAll<HTMLElement>('label:not([hidden]):has([type=checkbox])')
  if (shown?.length === 1) shown[0]?.click()
}

/** Checkboxes of one filter. Options that do not match the search text are hidden but stay in the form. */
export function ListingOptions({ name, options, chosen, search }: ListingOptionsProps) {
  const [text, setText] = useState('')
  const field = useEarlyText(setText)
  const isShown = (label: string) => bare(label).includes(bare(text.trim()))
  return (
    <>
      {search && options.length > shortList && (
        <>
          <input
            ref={field}
            type="search"
            aria-label={search.label}
            placeholder={search.label}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={chooseOnly}
            className="field mb-2 placeholder:text-steel noscript:hidden"
          />
          <p role="status" className="text-small text-slate">
            {options.some(([, label]) => isShown(label)) ? '' : search.none}
          </p>
        </>
      )}
      {options.map(([value, label, count]) => (
        <label key={value} hidden={!isShown(label)} className="option">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            disabled={count === 0 && !chosen.includes(value)}
          />
          <span>{label}</span>
          <small>{count}</small>
        </label>
      ))}
    </>
  )
}
