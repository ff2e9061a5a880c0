import { Banner, Pill } from '@payloadcms/ui'
import { Fragment, type HTMLAttributes, type ReactNode, type Ref } from 'react'

/** What a part says at a glance: all is well, something is to be looked at, something is wrong. */
export type Tone = 'good' | 'warn' | 'bad'

const pillStyles = { good: 'success', warn: 'warning', bad: 'error', brand: 'dark' } as const
const bannerTypes = { good: 'success', warn: 'warning', bad: 'error' } as const

interface BadgeProps {
  tone?: Tone | 'brand' | undefined
  className?: string
  children: ReactNode
}

/** A state in a word or two. It is a `div`, so never put it into a paragraph. */
export function Badge({ tone, className = '', children }: BadgeProps) {
  return (
    <Pill
      className={`studio-badge ${className}`}
      pillStyle={tone ? pillStyles[tone] : 'light-gray'}
      size="small"
    >
      {children}
    </Pill>
  )
}

interface NoticeProps extends HTMLAttributes<HTMLDivElement> {
  tone?: Tone | undefined
  ref?: Ref<HTMLDivElement>
}

/** A message of a sentence or two; with headings or buttons it is a `studio-panel` with a tone. */
export function Notice({ tone, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className="studio-notice">
      <Banner type={tone ? bannerTypes[tone] : 'default'}>{children}</Banner>
    </div>
  )
}

interface EmptyProps {
  /** What is empty, in a sentence. */
  title: string
  /** How something comes here, and where from. */
  children: ReactNode
}

/** A list without entries yet: a drawing, and what to do. */
export function Empty({ title, children }: EmptyProps) {
  return (
    <div className="studio-empty studio-stack">
      <svg width="112" height="80" viewBox="0 0 56 40" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M4 38h48M10 38V20L24 8l14 12v18M20 38V27h8v11" />
        <path d="M34 6h18v12H34zM34 6l9 7 9-7" strokeDasharray="2 1.5" />
      </svg>
      <p className="studio-strong">{title}</p>
      {children}
    </div>
  )
}

interface TableProps {
  /** Read out, not shown. */
  caption?: string
  /** Names of the columns, or whole cells of the head. */
  columns: readonly ReactNode[]
  className?: string
  /** The rows, each with a `th scope="row"`; a cell names its column in `data-label`. */
  children: ReactNode
}

/**
 * Payload's `Table` is not used: it has no caption and no headings of rows, its heads lack `scope`, its columns are at
 * least 150 px wide, and on a phone it scrolls sideways where these rows become cards.
 */
export function Table({ caption, columns, className = '', children }: TableProps) {
  return (
    <table className={`studio-table ${className}`}>
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column, index) =>
            typeof column === 'string' ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              <Fragment key={index}>{column}</Fragment>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
