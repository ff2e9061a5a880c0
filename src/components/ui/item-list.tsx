import type { ReactNode } from 'react'

import type { Translator } from '@/lib/i18n/translator'

import { columnsClass, slidesClass } from './item-columns'
import { ScrollButtons } from './scroll-buttons'
import { SlideRow } from './slide-row/slide-row'

export type ItemView = 'single-view' | 'slider-view' | 'card-view' | null | undefined

interface SlidesProps {
  /** Name of the row for screen readers. */
  label: string
  t: Translator
  /** Button names where "previous" and "next" alone are not clear. */
  buttons?: { previous: string; next: string } | undefined
  /** The `ul` to swipe through. */
  children: ReactNode
}

/** A row to swipe through, with buttons that scroll it by its visible width. */
export const Slides = ({ label, t, buttons, children }: SlidesProps) => (
  <SlideRow
    label={label}
    role={t('hero.carousel')}
    after={
      <ScrollButtons
        previousLabel={buttons?.previous ?? t('hero.previous')}
        nextLabel={buttons?.next ?? t('hero.next')}
      />
    }
  >
    {children}
  </SlideRow>
)

interface ItemListProps extends Omit<SlidesProps, 'children'> {
  view: ItemView
  /** Items side by side on a wide screen. */
  perRow: number
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
    <Slides label={label} t={t} buttons={buttons}>
      <ul className={slidesClass(perRow)}>{children}</ul>
    </Slides>
  )
}
