import { X } from 'lucide'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'

import type { RegionTexts } from './form-texts'

// Leaflet is larger than the rest of the page: it is imported when the map is opened.
const RegionPanel = lazy(async () => ({ default: (await import('./region-panel')).RegionPanel }))

interface RegionPickerProps {
  /** The element of the field; its checkboxes are the choice. */
  field: HTMLElement
  locale: Locale
  texts: RegionTexts
}

const boxesOf = (field: HTMLElement): HTMLInputElement[] => [
  ...field.querySelectorAll<HTMLInputElement>('[data-region-list] input[type="checkbox"]'),
]

const labelOf = (box: HTMLInputElement): string => box.closest('label')?.textContent?.trim() ?? ''

const readOptions = (field: HTMLElement): ReadonlyMap<string, boolean> =>
  new Map(boxesOf(field).map((box) => [labelOf(box), box.checked]))

/** As if the visitor had clicked: drafts, counts and checks of the form follow. */
function choose(field: HTMLElement, labels: readonly string[], isChosen: boolean): void {
  const changed = boxesOf(field).filter((box) => labels.includes(labelOf(box)) && box.checked !== isChosen)
  for (const box of changed) box.checked = isChosen
  for (const type of ['input', 'change']) changed[0]?.dispatchEvent(new Event(type, { bubbles: true }))
}

function useOptions(field: HTMLElement): ReadonlyMap<string, boolean> {
  const [options, setOptions] = useState(() => readOptions(field))
  useEffect(() => {
    const form = field.closest('form')
    const leaving = new AbortController()
    const { signal } = leaving
    const read = () => setOptions(readOptions(field))
    field.addEventListener('change', read, { signal })
    form?.addEventListener('form-filled', read, { signal })
    // The browser resets the controls after this event.
    form?.addEventListener('reset', () => window.setTimeout(read), { signal })
    return () => leaving.abort()
  }, [field])
  return options
}

interface ChipsProps {
  labels: readonly string[]
  texts: RegionTexts
  onRemove: (label: string) => void
}

/** The chosen localities. After one is removed, the next one has the focus. */
function Chips({ labels, texts, onRemove }: ChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [removedAt, setRemovedAt] = useState<number | null>(null)
  useEffect(() => {
    if (removedAt === null) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    buttons[Math.min(removedAt, buttons.length - 1)]?.focus()
  }, [removedAt, labels])
  if (labels.length === 0) return null
  return (
    <ul ref={list} aria-label={texts.chosen} className="region-chips">
      {labels.map((label, index) => (
        <li key={label}>
          <button
            type="button"
            aria-label={texts.remove.replace('{place}', label)}
            onClick={() => {
              onRemove(label)
              setRemovedAt(index)
            }}
            onBlur={() => setRemovedAt(null)}
            className="region-chip"
          >
            {label}
            <Icon node={X} className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Adds a map to a list of localities, and shows the chosen ones below it. */
function RegionPicker({ field, locale, texts }: RegionPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const options = useOptions(field)
  const mapPlace = field.querySelector('[data-region-map]')
  const chipPlace = field.querySelector('[data-region-chips]')
  if (!mapPlace || !chipPlace) return null
  const chosen = [...options].flatMap(([label, isChosen]) => (isChosen ? [label] : []))
  const remove = (label: string) => {
    choose(field, [label], false)
    // The pressed button goes, and no other is left to have the focus.
    if (chosen.length === 1) mapPlace.querySelector('button')?.focus()
  }
  return (
    <>
      {createPortal(
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="button button-quiet mb-3"
          >
            {isOpen ? texts.close : texts.open}
          </button>
          {isOpen && (
            <Suspense fallback={<div className="mb-3 h-[min(26rem,60vh)] bg-mist" />}>
              <RegionPanel
                locale={locale}
                texts={texts}
                options={options}
                onChoose={(labels, isChosen) => choose(field, labels, isChosen)}
              />
            </Suspense>
          )}
        </>,
        mapPlace,
      )}
      {createPortal(<Chips labels={chosen} texts={texts} onRemove={remove} />, chipPlace)}
    </>
  )
}

const findFields = (formId: string): HTMLElement[] =>
  [...(document.getElementById(formId)?.querySelectorAll('[data-region-map]') ?? [])].flatMap(
    (place) => place.closest<HTMLElement>('[data-input]') ?? [],
  )

interface RegionPickersProps extends Omit<RegionPickerProps, 'field'> {
  formId: string
}

/** All choices of localities of a form; rendered only in the browser, after the form. */
export function RegionPickers({ formId, ...pickerProps }: RegionPickersProps) {
  const [fields] = useState(() => findFields(formId))
  return fields.map((field) => <RegionPicker key={field.dataset.input} field={field} {...pickerProps} />)
}
