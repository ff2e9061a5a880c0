import type { ReactNode } from 'react'

import type { Translator } from '@/lib/i18n/translator'

import { columnsClass, slidesClass } from './item-columns'
import { SlideRow } from './slide-row/slide-row'

const arrow = 'm9 5 7 7-7 7'

const Arrow = ({ flipped }: { flipped?: boolean }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={`size-5 ${flipped ? 'rotate-180' : ''}`}>
    <path d={arrow} fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
)

interface ScrollButtonsProps {
  previousLabel: string
  nextLabel: string
}

/** Buttons that scroll the row before them by its visible width (start-slide-rows.ts); hidden without JavaScript. */
const ScrollButtons = ({ previousLabel, nextLabel }: ScrollButtonsProps) => (
  <div className="scroll-buttons noscript:invisible">
    <button type="button" data-scroll="-1" aria-label={previousLabel}>
      <Arrow flipped />
    </button>
    <button type="button" data-scroll="1" aria-label={nextLabel}>
      <Arrow />
    </button>
  </div>
)

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
