import type { UseComboboxPropGetters } from 'downshift'
import type { ComponentProps, ReactNode } from 'react'

import {
  placeMark,
  type QuickSearchCity,
  type QuickSearchLinks,
  type QuickSearchProperty,
  type QuickSearchResults,
} from '@/features/listings/model/quick-search'

import { writeNumber } from '@/lib/i18n/number-format'

import type { QuickSearchOption, QuickSearchOptions, QuickSearchPair } from './quick-search-options'
import type { QuickSearchTexts } from './quick-search-texts'

type GetItemProps = UseComboboxPropGetters<QuickSearchOption>['getItemProps']

interface QuickSearchPanelProps {
  /** Id of the field; the ids of the groups are derived from it. */
  id: string
  results: QuickSearchResults | null
  layout: QuickSearchOptions
  texts: QuickSearchTexts
  isShown: boolean
  getItemProps: GetItemProps
  menuProps: ComponentProps<'div'>
  /** Announced in a polite live region. */
  status: string
}

interface OptionProps {
  option: QuickSearchOption
  index: number
  /** The text for screen readers; visually there are columns. */
  label: string
  getItemProps: GetItemProps
  className: string
  children: ReactNode
}

/** A link if there are properties, else a disabled text. */
function Option({ option, index, label, getItemProps, className, children }: OptionProps) {
  const props = {
    ...getItemProps({ item: option, index }),
    'aria-label': label,
    className: `min-h-11 aria-selected:bg-ink aria-selected:text-ground ${className}`,
  }
  return option.href === null ? (
    <span {...props}>{children}</span>
  ) : (
    <a href={option.href} tabIndex={-1} {...props}>
      {children}
    </a>
  )
}

interface CountGroupProps extends Pick<QuickSearchPanelProps, 'texts' | 'layout' | 'getItemProps'> {
  id: string
  title: string
  rows: (QuickSearchLinks & { name: string } & Partial<
      Pick<QuickSearchCity, 'zip' | 'country' | 'wholeLabel'>
    >)[]
  pairs: QuickSearchPair[]
}

const column = 'flex w-22 shrink-0 items-center justify-center px-1 text-center leading-tight'

/** Types or cities: a name and two counts, which link to the properties for sale and for rent; the name leads to the first. */
function CountGroup({ id, title, rows, pairs, texts, layout, getItemProps }: CountGroupProps) {
  const cell = (row: CountGroupProps['rows'][number], index: number, goal: string, count: number) => {
    const option = layout.options[index]
    const shown = writeNumber(count, texts.numbers)
    return (
      option && (
        <Option
          option={option}
          index={index}
          getItemProps={getItemProps}
          label={`${[row.name, placeMark(row)].filter(Boolean).join(' ')}, ${goal}, ${shown}`}
          className={`${column} ${count > 0 ? 'font-semibold text-brand underline hover:bg-mist' : 'text-steel'}`}
        >
          {shown}
        </Option>
      )
    )
  }
  return (
    <div role="group" aria-labelledby={id} className="py-2">
      <div aria-hidden="true" className="flex items-end px-4 text-small font-semibold text-slate">
        <span id={id} className="flex-1 py-1">
          {title}
        </span>
        <span className={`${column} py-1`}>{texts.forSale}</span>
        <span className={`${column} py-1`}>{texts.forRent}</span>
      </div>
      {rows.map((row, at) => (
        <div key={row.name + placeMark(row)} className="flex items-stretch border-t border-line pr-4 pl-4">
          <a
            aria-hidden="true"
            tabIndex={-1}
            href={row.saleHref ?? row.rentHref ?? undefined}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-1.5 py-2 leading-snug hyphens-auto [&[href]]:hover:underline"
          >
            {row.name} {row.zip && <span className="figures text-small text-slate">{placeMark(row)}</span>}
          </a>
          {cell(row, pairs[at]?.sale ?? -1, texts.forSale, row.saleCount)}
          {cell(row, pairs[at]?.rent ?? -1, texts.forRent, row.rentCount)}
        </div>
      ))}
    </div>
  )
}

const PropertyOption = ({ property, reference }: { property: QuickSearchProperty; reference: string }) => (
  <>
    <span className="size-15 shrink-0 bg-mist">
      {property.pictureSrc && (
        <img src={property.pictureSrc} alt="" width={60} height={60} className="size-15 object-cover" />
      )}
    </span>
    <span className="min-w-0 self-center leading-snug">
      <span className="block hyphens-auto">{property.title}</span>
      <span className="figures block text-small opacity-80">{reference}</span>
    </span>
  </>
)

/** A box below the field. */
const below =
  'absolute inset-x-0 top-full z-30 border border-line bg-ground text-ink [box-shadow:0_16px_40px_#0f1a2438]'

/** The suggestions of the quick search: types and cities with their counts, and properties. */
export function QuickSearchPanel(props: QuickSearchPanelProps) {
  const { id, results, layout, texts, isShown, getItemProps, menuProps, status } = props
  const panelProps = { texts, layout, getItemProps }
  const properties = results?.properties ?? []
  return (
    <>
      <div
        {...menuProps}
        // Chromium makes scroll containers focusable; the focus would be lost when the panel closes.
        tabIndex={-1}
        hidden={!isShown}
        className={`${below} max-h-[min(28rem,50svh)] overflow-y-auto overscroll-contain lg:grid lg:grid-cols-2 [&[hidden]]:hidden`}
      >
        {results && (
          <div className={properties.length > 0 ? '' : 'lg:col-span-2'}>
            {(['types', 'cities', 'searches'] as const)
              .filter((group) => results[group].length > 0)
              .map((group) => (
                <CountGroup
                  key={group}
                  {...panelProps}
                  id={`${id}-${group}`}
                  title={texts[group]}
                  rows={results[group]}
                  pairs={layout[group]}
                />
              ))}
          </div>
        )}
        {properties.length > 0 && (
          <div role="group" aria-labelledby={`${id}-properties`} className="py-2 lg:border-l lg:border-line">
            <p
              aria-hidden="true"
              id={`${id}-properties`}
              className="px-4 py-1 text-small font-semibold text-slate"
            >
              {texts.properties}
            </p>
            {properties.map((property, at) => {
              const index = layout.properties[at] ?? -1
              const option = layout.options[index]
              const reference = texts.reference.replace('#', String(property.ref))
              return (
                option && (
                  <Option
                    key={property.ref}
                    option={option}
                    index={index}
                    getItemProps={getItemProps}
                    label={`${property.title}, ${reference}`}
                    className="flex gap-3 border-t border-line px-4 py-2 hover:bg-mist"
                  >
                    <PropertyOption property={property} reference={reference} />
                  </Option>
                )
              )
            })}
          </div>
        )}
      </div>
      {/* Suggestions show for themselves; that there are none is said. */}
      <p role="status" className={status && !isShown ? `${below} px-4 py-3` : 'sr-only'}>
        {status}
      </p>
    </>
  )
}
