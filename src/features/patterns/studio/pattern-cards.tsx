'use client'

import { useId, type ReactNode } from 'react'

import { blockRuns, type OfferedPattern } from '@/features/patterns/model/pattern'
import { useStudioText } from '@/studio/use-studio-text'

import { useBlockKinds } from '@/studio/blocks/use-block-kinds'
import './patterns.css'

const picturesShown = 6

function BlockPictures({ blocks }: { blocks: string[] }) {
  const { pictureOf } = useBlockKinds()
  const pictures = blocks.flatMap((kind) => pictureOf(kind) ?? [])
  return (
    <>
      {pictures.slice(0, picturesShown).map((url, index) => (
        <img key={index} src={url} alt="" width={60} height={40} loading="lazy" />
      ))}
    </>
  )
}

interface CardProps {
  name: string
  description: string
  details?: string
  isBusy: boolean
  onChoose: () => void
  children?: ReactNode
}

/** One choice: a button with its name, and a description of what it holds. */
export function PatternCard({ name, description, details, isBusy, onChoose, children }: CardProps) {
  const id = useId()
  return (
    <button
      type="button"
      className="studio-panel studio-card studio-pattern"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-about`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onChoose()}
    >
      <span className="studio-pattern__picture" aria-hidden>
        {/* A plus for the empty page, where the others show their blocks. */}
        {children ?? '+'}
      </span>
      <span id={`${id}-name`} className="studio-strong">
        {name}
      </span>
      <span id={`${id}-about`} className="studio-muted">
        {description && <span>{description}</span>}
        {details && <span className="studio-small">{details}</span>}
      </span>
    </button>
  )
}

interface PatternCardsProps {
  patterns: OfferedPattern[]
  isBusy: boolean
  onChoose: (pattern: OfferedPattern) => void
  /** Cards before those of the patterns. */
  children?: ReactNode
}

export function PatternCards({ patterns, isBusy, onChoose, children }: PatternCardsProps) {
  const t = useStudioText()
  const { nameOf } = useBlockKinds()
  const namesOf = (blocks: string[]) =>
    blockRuns(blocks)
      .map(({ kind, count }) => (count > 1 ? `${nameOf(kind)} ×${count}` : nameOf(kind)))
      .join(' · ')
  return (
    <ul className="studio-list studio-grid studio-grid--narrow" aria-busy={isBusy}>
      {children && <li>{children}</li>}
      {patterns.map((pattern) => (
        <li key={pattern.id}>
          <PatternCard
            name={pattern.name}
            description={pattern.description}
            details={t('patterns.blocks', {
              count: pattern.blocks.length,
              names: namesOf(pattern.blocks),
            })}
            isBusy={isBusy}
            onChoose={() => onChoose(pattern)}
          >
            <BlockPictures blocks={pattern.blocks} />
          </PatternCard>
        </li>
      ))}
    </ul>
  )
}
