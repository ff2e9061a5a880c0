import type { ReactNode } from 'react'

import type { Translator } from '@/lib/i18n/translator'

import { columnsClass, slidesClass } from './item-columns'
import { ScrollButtons } from './scroll-buttons'

export type ItemView = 'single-view' | 'slider-view' | 'card-view' | null | undefined

interface SlidesProps {
  t: Translator
  /** Button names where "previous" and "next" alone are not clear. */
  buttons?: { previous: string; next: string } | undefined
  /** The `ul` that the buttons scroll. */
  children: ReactNode
}

/**
 * A row to swipe through, with buttons that scroll it by its visible width. Without JavaScript it still scrolls.
 */
export const Slides = ({ t, buttons, children }: SlidesProps) => (
  <div>
    {children}
    <ScrollButtons
      previousLabel={buttons?.previous ?? t('hero.previous')}
      nextLabel={buttons?.next ?? t('hero.next')}
    />
  </div>
)

interface ItemListProps extends Pick<SlidesProps, 't' | 'buttons'> {
  view: ItemView
  /** Items side by side on a wide screen. */
  perRow: number
  /** Name of the row for screen readers. */
  label: string
  /** Gaps between items, except in a row to swipe. */
  className?: string
  /** `<li>` elements. */
  children: ReactNode
}

/** A list in the view that its editor chose: cards in rows, one below the other, or a row to swipe through. */
export function ItemList({
  view,
  perRow,
  label,
  t,
  buttons,
  className = 'gap-x-8 gap-y-12',
  children,
}: ItemListProps) {
  if (view !== 'slider-view')
    return <ul className={`${columnsClass(view === 'single-view' ? 1 : perRow)} ${className}`}>{children}</ul>
  return (
    <Slides t={t} buttons={buttons}>
      <ul tabIndex={0} aria-label={label} className={slidesClass(perRow)}>
        {children}
      </ul>
    </Slides>
  )
}
